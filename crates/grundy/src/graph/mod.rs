//! The token game on graphs of any size, from files in every form.
//!
//! | you have | you ask | you get |
//! |---|---|---|
//! | an open file, a pipe, bytes | [`load_file`], [`load_stream`], [`read_bytes`] | a [`Loaded`] graph |
//! | that | [`SolvedGraph::new`] | who wins from every vertex, and the values |
//! | that and some vertices | [`SolvedGraph::tokens`], [`SolvedGraph::explain`] | what to play, and why |
//! | the same | [`SolvedGraph::write`], [`SolvedGraph::write_strategy`] | what is known of every vertex, as a file |
//! | a strategy and its graph | [`Strategy::check`] | whether it holds |
//! | a graph | [`write_graph`], [`CountedList`] | the graph in another form |
//!
//! ```
//! use grundy::graph::{SolvedGraph, TextOptions, load_stream};
//! use grundy::{Budget, Outcome, Play};
//! let budget = &mut Budget::default();
//! let loaded = load_stream(&b"4 3\n0 1\n0 2\n2 3\n"[..], &TextOptions::default(), budget)?;
//! let solved = SolvedGraph::new(loaded, Play::Normal, false, budget)?;
//! assert_eq!(solved.outcome(0), Outcome::N);
//! assert_eq!(solved.value(0).nimber(), Some(2));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod convert;
mod counts;
mod explain;
mod export;
mod name;
mod solved;

pub use convert::{GraphForm, write_graph};
pub use counts::VertexCounts;
pub use explain::{LineStep, VertexReason};
pub use export::VertexFormat;
pub use grundy_engines::graph::{Label, Line, TokenAnswer, TokenMove, TokenValuesError};
#[cfg(feature = "graph-files")]
pub use grundy_files::graphs::FileBytes;
pub use grundy_files::graphs::{
    BinaryError, CountedList, Flaw, FlawKind, Graph, GraphError, Header, LoadError, Loaded, Names,
    Origin, Strategy, StrategyError, TextError, TextErrorKind, TextOptions, Verdict, is_edge_list,
    load_file, load_stream, read_bytes, read_edges,
};
pub use name::VertexName;
pub use solved::SolvedGraph;
