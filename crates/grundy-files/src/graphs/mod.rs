//! Graph files: from an edge list of any size to rows that the engines solve.
//!
//! [`load_file`] reads a graph of any form from an open file, through a memory map where that is possible and with all
//! cores; [`load_stream`] does so from a pipe. [`read_bytes`] reads a text edge list in memory, and [`TextReader`]
//! one that comes one piece after the other. [`graph_of_arcs`] takes arcs from any other source. All give a
//! [`Graph`]: the arcs by the vertex they lead to, which is what
//! [`token_values`](grundy_engines::graph::token_values) and the other solvers of large graphs take.
//!
//! Everything that reads consults a [`Budget`](grundy_core::Budget). Memory maps (`map`), compression (`gzip`, `zstd`)
//! and edge tables in Parquet files (`columns`) are features of their own, so that a page in a browser is built without
//! the libraries they rest on; a file in a form that is left out is refused by its name.
//!
//! ```
//! use grundy_core::Budget;
//! use grundy_engines::graph::token_values;
//! use grundy_files::graphs::{TextOptions, read_bytes};
//! let budget = Budget::unlimited();
//! let graph = read_bytes(b"4 3\n0 1\n0 2\n2 3\n", &TextOptions::default(), &budget).unwrap();
//! let values = token_values(graph.tails(), graph.labelling(), &budget).unwrap();
//! assert_eq!(values.winning_vertices(), 2);
//! ```

#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

mod binary;
mod error;
mod graph;
mod input;
#[cfg(feature = "map")]
mod map;
mod strategy;
mod text;
mod vertices;

#[cfg(feature = "map")]
pub use binary::MappedRows;
pub use binary::{BinaryError, BinaryWriter, write_binary};
pub use error::{GraphError, TextError, TextErrorKind};
pub use graph::{Graph, Tails, graph_of_arcs};
pub use input::{LoadError, Loaded, Names, is_edge_list, load_file, load_stream};
#[cfg(feature = "map")]
pub use map::FileBytes;
pub use strategy::{Flaw, FlawKind, Origin, Strategy, StrategyError, Verdict, write_strategy};
pub use text::{CountedList, Header, TextOptions, TextReader, read_bytes, read_edges, write_edges};
pub use vertices::{outcome_letter, write_vertices};

/// So many vertices go by between two looks at the budget.
const STRIDE: usize = 1 << 16;
