//! Directed graphs and the token game on them.
//!
//! [`Digraph`] is a graph in compressed sparse rows. What is small enough to be part of a position is solved in
//! `small`: [`Acyclic`], [`labels()`], [`LoopyValues`] and their [sums](loopy_sum). Graphs of any size are solved in
//! `large`: [`token_values`] and [`Backward`]. Everything is iterative.

mod digraph;
mod large;
mod memory;
mod small;
mod starts;
#[cfg(test)]
pub(crate) mod testing;

pub use digraph::Digraph;
pub use large::{
    Arcs, Backward, InfiniteSets, Labelling, Rows, TokenValues, TokenValuesError, backward_bytes,
    heads_of, longest_play, needed_bytes, rows_of_tails, solving_bytes, token_values, transpose,
};
pub use memory::fetch;
pub use small::{
    Acyclic, Label, Line, LoopyValues, TokenAnswer, TokenMove, labels, loopy_outcome, loopy_sum,
    solve_tokens,
};
