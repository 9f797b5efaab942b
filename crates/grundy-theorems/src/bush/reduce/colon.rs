//! Colon: branches that meet at a vertex become one stalk.

use super::sketch::{Met, Sketch};
use super::values;
use grundy_games::bush::{Edge, GROUND};
use grundy_reasons::Colon;
use std::cmp::Reverse;
use std::collections::BTreeSet;

/// Gathers the branches at the vertex farthest from the ground, and not the ground itself, where
/// stalks and loops meet. The drawing is a tree with loops.
pub(super) fn highest(drawing: &[Edge], fresh: &mut Fresh) -> Option<Colon> {
    let sketch = Sketch::new(drawing);
    let from_ground = sketch.walk(Sketch::GROUND, None);
    let lengths = sketch.stalks(&from_ground);
    let met = *from_ground
        .iter()
        .filter(|met| met.vertex != Sketch::GROUND && lengths[met.vertex].is_none())
        .min_by_key(|met| Reverse(met.distance))?;
    let (stalks, loops) = branches(&sketch, met, &lengths);
    let stalk = stalks.iter().fold(loops % 2, |sum, length| sum ^ length);

    let at = sketch.label(met.vertex);
    let gathered = above(&sketch, &from_ground, met);
    let kept = (0..drawing.len()).filter(|edge| !gathered.contains(edge)).map(|edge| drawing[edge]);
    let mut after: Vec<Edge> = kept.collect();
    let mut top = at;
    for _ in 0..stalk {
        let next = fresh.label();
        after.push(Edge(top, next));
        top = next;
    }
    let [value_before, value_after] = values(drawing, &after);
    let before = drawing.to_vec();
    Some(Colon { before, after, at, stalks, loops, stalk, value_before, value_after })
}

/// The lengths of the stalks that stand on a vertex, in the order of the edges there, and the number
/// of loops.
pub(super) fn branches(sketch: &Sketch, met: Met, lengths: &[Option<u64>]) -> (Vec<u64>, u64) {
    let stalks = sketch.upwards(met).filter_map(|end| lengths[end.to]).map(|length| length + 1);
    (stalks.collect(), sketch.loops(met.vertex).count() as u64)
}

/// The edges of all that stands on a vertex.
fn above(sketch: &Sketch, from_ground: &[Met], base: Met) -> BTreeSet<usize> {
    let mut reached = BTreeSet::from([base.vertex]);
    let mut edges = BTreeSet::new();
    for &met in from_ground {
        if met.vertex == base.vertex || reached.contains(&met.from) {
            reached.insert(met.vertex);
            let ends = sketch.upwards(met).chain(sketch.loops(met.vertex));
            edges.extend(ends.map(|end| end.edge));
        }
    }
    edges
}

/// Labels that no vertex has had.
pub(super) struct Fresh {
    /// The labels that were given out or were there before, the ground included.
    taken: BTreeSet<u32>,
    next: u32,
}

impl Fresh {
    pub(super) fn besides(edges: &[Edge]) -> Fresh {
        let labels = edges.iter().flat_map(|edge| [edge.0, edge.1]);
        let taken: BTreeSet<u32> = labels.chain([GROUND]).collect();
        Fresh { next: taken.last().map_or(1, |last| last.wrapping_add(1)), taken }
    }

    /// The next label, above all others unless the largest of all was taken.
    fn label(&mut self) -> u32 {
        // Ends because a few dozen edges cannot have all labels.
        while !self.taken.insert(self.next) {
            self.next = self.next.wrapping_add(1);
        }
        self.next
    }
}
