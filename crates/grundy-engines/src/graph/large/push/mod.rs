//! Grundy values of large graphs without cycles.
//!
//! A vertex whose value is known pushes it to the tails of the arcs that lead to it: each marks the value as
//! seen and counts one open arc less. A word holds both, so that one arc costs one random access. A
//! vertex without open arcs has the least value that it has not seen. This is Kahn's algorithm (1962) in rounds, with
//! the values found on the way. Where labels are in order already, nothing need be counted.

mod high;
mod ordered;
mod queued;
mod word;

use super::arcs::rows_bytes;
use super::{Labelling, Rows, TokenValues};
use grundy_core::{Budget, Stopped};
use std::fmt;

/// Why there are no Grundy values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TokenValuesError {
    /// Play need not end: the vertices of a cycle, in order; the last leads to the first.
    Cycle(Vec<u32>),
    /// The computation ended before it was done.
    Stopped(Stopped),
}

impl From<Stopped> for TokenValuesError {
    fn from(stopped: Stopped) -> TokenValuesError {
        TokenValuesError::Stopped(stopped)
    }
}

impl fmt::Display for TokenValuesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TokenValuesError::Cycle(cycle) => {
                write!(f, "there is a cycle of {} vertices", cycle.len())
            }
            TokenValuesError::Stopped(stopped) => stopped.fmt(f),
        }
    }
}

impl std::error::Error for TokenValuesError {}

/// The Grundy values of the graph with these rows of tails, in time linear in the graph (but for a
/// logarithm where values are above 15). `labelling` must be that of the graph, or
/// [`Labelling::Mixed`].
///
/// ```
/// use grundy_core::Budget;
/// use grundy_engines::graph::{Digraph, Labelling, token_values};
/// // 3 → 2 → 1 → 0 and 3 → 1.
/// let graph = Digraph::from_arcs(4, &[(3, 2), (2, 1), (1, 0), (3, 1)]);
/// let values = token_values(&graph.reversed(), Labelling::Mixed, &Budget::unlimited()).unwrap();
/// assert_eq!(values.iter().collect::<Vec<_>>(), [0, 1, 0, 2]);
/// assert_eq!(values.winning_vertices(), 2);
/// ```
///
/// # Errors
/// If there is a cycle, or the budget ends it.
pub fn token_values<R: Rows>(
    tails: &R,
    labelling: Labelling,
    budget: &Budget,
) -> Result<TokenValues, TokenValuesError> {
    budget.room_for(solving_bytes(tails.vertex_count() as u64, tails.arc_count() as u64))?;
    // Values are mostly far below the number of arcs of a vertex. Small words keep more of them in the cache.
    let few = tails.arc_count() / 24 < tails.vertex_count();
    Ok(match (labelling, few) {
        (Labelling::Mixed, true) => queued::solve::<u16, R>(tails, budget)?,
        (Labelling::Mixed, false) => queued::solve::<u32, R>(tails, budget)?,
        (_, true) => ordered::solve::<u8, R>(tails, labelling, budget)?,
        (_, false) => ordered::solve::<u32, R>(tails, labelling, budget)?,
    })
}

/// About how many bytes [`token_values`] takes beside the rows.
pub fn solving_bytes(vertices: u64, arcs: u64) -> u64 {
    // A word, a place among those that are ready and a value; and the only entry of its row, where that is usual.
    let only = if queued::has_many_singles(vertices, arcs) { 4 } else { 0 };
    vertices.saturating_mul(4 + 4 + 1 + only)
}

/// About how many bytes it takes to build rows from arcs and to solve them, at the peak.
pub fn needed_bytes(vertices: u64, arcs: u64) -> u64 {
    let rows = rows_bytes(vertices, arcs);
    rows.saturating_add(arcs.saturating_mul(8).max(solving_bytes(vertices, arcs)))
}

#[cfg(test)]
mod tests;
