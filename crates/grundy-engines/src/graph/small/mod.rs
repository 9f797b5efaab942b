//! Graphs of positions: small enough that nothing is asked meanwhile. What solves large graphs is tested against this.

mod acyclic;
mod labels;
mod line;
mod loopy;
mod sum;
mod tokens;

pub use acyclic::Acyclic;
pub use labels::{Label, labels};
pub use line::Line;
pub use loopy::LoopyValues;
pub use sum::{loopy_outcome, loopy_sum};
pub use tokens::{TokenAnswer, TokenMove, solve_tokens};
