//! Directed graphs and the token game on them.
//!
//! Without cycles, [`Acyclic`] orders the vertices and finds their Grundy values. With cycles,
//! [`labels()`] tells wins, losses and draws, and [`LoopyValues`] are what makes sums of tokens
//! answerable; [`loopy_sum`] adds them. Everything is iterative, on compressed sparse rows.

mod arcs;
mod backward;
mod buckets;
mod cycle;
mod dag;
mod digraph;
mod infinite;
mod labels;
mod line;
mod longest;
mod loopy;
mod memory;
mod push;
mod rows;
mod starts;
mod sum;
#[cfg(test)]
pub(crate) mod testing;
mod token_values;
mod tokens;
mod turned;
mod watch;

pub use arcs::{Arcs, rows_of_tails};
pub use backward::{Backward, backward_bytes};
pub use dag::Acyclic;
pub use digraph::Digraph;
pub use infinite::InfiniteSets;
pub use labels::{Label, labels};
pub use line::Line;
pub use longest::longest_play;
pub use loopy::LoopyValues;
pub use memory::fetch;
pub use push::{NoValues, needed_bytes, solving_bytes, token_values};
pub use rows::{Labelling, Rows};
pub use sum::{loopy_outcome, loopy_sum};
pub use token_values::TokenValues;
pub use tokens::{TokenAnswer, TokenMove, solve_tokens};
pub use turned::{heads_of, turned};
pub use watch::{Halt, Progress, Stage, Watch};
