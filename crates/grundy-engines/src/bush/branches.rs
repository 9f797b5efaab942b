//! What stands on the vertices of a drawing.

use super::rooted::Rooted;
use super::value::Values;
use super::{Edge, GROUND};
use std::collections::BTreeSet;

/// The value of all that stands on a vertex, for each vertex above the ground that a single edge
/// leads to from below: the numbers that the colon principle adds up. By label, increasing.
///
/// Vertices in the middle of cycles have none: there fusion comes first.
///
/// ```
/// use grundy_engines::bush::{Edge, branches};
/// let fork = [Edge(0, 1), Edge(1, 2), Edge(1, 3), Edge(3, 4)];
/// assert_eq!(branches(&fork), [(1, 3), (2, 0), (3, 1), (4, 0)]);
/// ```
pub fn branches(edges: &[Edge]) -> Vec<(u32, u64)> {
    let rooted = Rooted::new(edges);
    let values = Values::new(&rooted);
    let ends = edges.iter().flat_map(|edge| [edge.0, edge.1]);
    let labels: BTreeSet<u32> = ends.filter(|&label| label != GROUND).collect();
    let value = |label: u32| {
        let vertex = rooted.number(label)?;
        values.on_bridge(vertex).then(|| (label, values.of(vertex)))
    };
    labels.into_iter().filter_map(value).collect()
}

#[cfg(test)]
mod tests {
    use crate::bush::{Edge, GROUND, branches, cut, survey};
    use proptest::prelude::*;

    fn bushes() -> impl Strategy<Value = Vec<Edge>> {
        let edges = prop::collection::vec((0u32..7, 0u32..7), 0..12);
        edges.prop_map(|edges| edges.into_iter().map(|(a, b)| Edge(a, b)).collect())
    }

    proptest! {
        /// A branch is worth what it is worth with its lowest vertex for the ground.
        #[test]
        fn a_branch_is_a_drawing_of_its_own(bush in bushes()) {
            for (label, value) in branches(&bush) {
                let swapped = |v: u32| match v {
                    GROUND => label,
                    v if v == label => GROUND,
                    v => v,
                };
                // The branch is what cutting one edge takes away.
                let bridge = (0..bush.len()).find(|&edge| is_below(&bush, edge, label));
                prop_assert!(bridge.is_some(), "{:?} has no bridge below {label}", bush);
                let rest: Vec<Edge> = bush
                    .iter()
                    .enumerate()
                    .filter(|&(i, _)| Some(i) != bridge)
                    .map(|(_, e)| Edge(swapped(e.0), swapped(e.1)))
                    .collect();
                prop_assert_eq!(survey(&rest).value, value);
            }
        }
    }

    /// Whether cutting the edge takes `label` from the ground, and its other end stays there.
    fn is_below(edges: &[Edge], edge: usize, label: u32) -> bool {
        let Edge(a, b) = edges[edge];
        if (a == label) == (b == label) {
            return false;
        }
        let low = if a == label { b } else { a };
        let left = cut(edges, edge);
        let stands = |v: u32| v == GROUND || left.iter().any(|edge| edge.0 == v || edge.1 == v);
        !stands(label) && stands(low)
    }
}
