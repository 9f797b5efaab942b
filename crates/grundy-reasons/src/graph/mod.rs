//! Steps about the token game.

mod loopy;
mod propagation;

pub use loopy::{LoopyLabels, LoopyRow};
pub use propagation::{Propagation, VertexRow};

/// The least number that is not among `values`, found by sorting them: the engines do it otherwise.
fn least_absent(mut values: Vec<u64>) -> u64 {
    values.sort_unstable();
    values.dedup();
    let gap = (0..).zip(&values).find(|&(expected, &value)| expected != value);
    gap.map_or(values.len() as u64, |(expected, _)| expected)
}
