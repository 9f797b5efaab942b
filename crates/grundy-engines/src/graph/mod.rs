//! Directed graphs and the token game on them.

mod digraph;

pub use digraph::Digraph;
