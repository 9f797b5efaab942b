//! Graph files: from an edge list of any size to rows that the engines solve.
//!
//! [`read_path`] reads a text edge list through a memory map, with all cores. [`read_bytes`] does so with
//! bytes in memory, and [`TextReader`] with bytes that come one piece after the other, such as those
//! of a compressed file. [`graph_of_arcs`] takes arcs from any other source. All give a [`Graph`]: the
//! arcs by the vertex they lead to, which is what [`token_values`](grundy_engines::graph::token_values)
//! and the other solvers of large graphs take.
//!
//! ```
//! use grundy_engines::graph::{Watch, token_values};
//! use grundy_graphs::{TextOptions, read_bytes};
//! let watch = Watch::unlimited();
//! let graph = read_bytes(b"4 3\n0 1\n0 2\n2 3\n", &TextOptions::default(), &watch).unwrap();
//! let values = token_values(graph.tails(), graph.labelling(), &watch).unwrap();
//! assert_eq!(values.winning_vertices(), 2);
//! ```

mod binary;
mod error;
mod graph;
mod input;
mod map;
mod strategy;
mod text;

pub use binary::{BinaryError, BinaryWriter, MappedRows, write_binary};
pub use error::{GraphError, TextError, TextErrorKind};
pub use graph::{Graph, Tails, graph_of_arcs};
pub use input::{InputError, Loaded, Names, is_edge_list, open_path, open_stream};
pub use strategy::{Flaw, FlawKind, Origin, Strategy, StrategyError, Verdict, write_strategy};
pub use text::{
    Header, TextOptions, TextReader, read_bytes, read_edges, read_edges_path, read_path,
    text_to_binary,
};
