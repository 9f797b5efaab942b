//! Graphs of any size: solvers that take rows of tails, consult the budget, and need a few bytes a vertex.
//!
//! [`token_values`](push::token_values) finds Grundy values where there are no cycles, [`Backward`] outcomes,
//! distances and values where there may be some. [`Arcs`] order arcs that come in any order.

mod arcs;
mod backward;
mod buckets;
mod cycle;
mod infinite;
mod longest;
mod push;
mod rows;
mod token_values;
mod transpose;

pub use arcs::{Arcs, rows_of_tails};
pub use backward::{Backward, backward_bytes};
pub use infinite::InfiniteSets;
pub use longest::longest_play;
pub use push::{TokenValuesError, needed_bytes, solving_bytes, token_values};
pub use rows::{Labelling, Rows};
pub use token_values::TokenValues;
pub use transpose::{heads_of, transpose};
