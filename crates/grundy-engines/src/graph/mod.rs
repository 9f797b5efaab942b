//! Directed graphs and the token game on them.
//!
//! Without cycles, [`Acyclic`] orders the vertices and finds their Grundy values. With cycles,
//! [`labels()`] tells wins, losses and draws, and [`LoopyValues`] are what makes sums of tokens
//! answerable; [`loopy_sum`] adds them. Everything is iterative, on compressed sparse rows.

mod dag;
mod digraph;
mod labels;
mod loopy;
mod sum;
#[cfg(test)]
pub(crate) mod testing;

pub use dag::Acyclic;
pub use digraph::Digraph;
pub use labels::{Label, labels};
pub use loopy::LoopyValues;
pub use sum::{loopy_outcome, loopy_sum};
