//! The stalks and loops at a vertex, found by looking at the drawing alone.

use grundy_games::bush::{Edge, GROUND};
use std::collections::{BTreeMap, BTreeSet};

/// A drawing and which edges touch each of its vertices.
pub(super) struct Shape<'a> {
    drawing: &'a [Edge],
    touching: BTreeMap<u32, Vec<usize>>,
}

/// The branches that are attached to one vertex and to nothing else, each a stalk or a loop.
pub(super) struct Branches {
    /// The edges of each stalk.
    pub(super) stalks: Vec<Vec<usize>>,
    /// The loops.
    pub(super) loops: Vec<usize>,
}

impl Branches {
    pub(super) fn lengths(&self) -> Vec<u64> {
        self.stalks.iter().map(|stalk| stalk.len() as u64).collect()
    }

    pub(super) fn edges(&self) -> BTreeSet<usize> {
        self.stalks.iter().flatten().chain(&self.loops).copied().collect()
    }
}

impl<'a> Shape<'a> {
    pub(super) fn new(drawing: &'a [Edge]) -> Shape<'a> {
        let mut touching: BTreeMap<u32, Vec<usize>> = BTreeMap::new();
        for (index, edge) in drawing.iter().enumerate() {
            for label in BTreeSet::from([edge.0, edge.1]) {
                touching.entry(label).or_default().push(index);
            }
        }
        Shape { drawing, touching }
    }

    pub(super) fn labels(&self) -> impl Iterator<Item = u32> {
        self.touching.keys().copied()
    }

    fn touching(&self, label: u32) -> &[usize] {
        self.touching.get(&label).map_or(&[], Vec::as_slice)
    }

    pub(super) fn branches(&self, at: u32) -> Branches {
        let (loops, others): (Vec<usize>, Vec<usize>) =
            self.touching(at).iter().partition(|&&edge| self.drawing[edge] == Edge(at, at));
        let stalks = others.into_iter().filter_map(|edge| self.stalk(at, edge)).collect();
        Branches { stalks, loops }
    }

    /// The edges of the stalk that begins at `at` with the edge `first`, unless something else than
    /// a bare end comes first: the ground, a fork, a loop, or `at` again.
    fn stalk(&self, at: u32, first: usize) -> Option<Vec<usize>> {
        let mut stalk = vec![first];
        let mut tip = self.across(first, at);
        let mut last = first;
        while tip != GROUND && tip != at {
            match self.touching(tip) {
                [_] => return Some(stalk),
                &[one, other] => {
                    last = if one == last { other } else { one };
                    let next = self.across(last, tip);
                    if next == tip {
                        return None;
                    }
                    stalk.push(last);
                    tip = next;
                }
                _ => return None,
            }
        }
        None
    }

    fn across(&self, edge: usize, from: u32) -> u32 {
        let Edge(a, b) = self.drawing[edge];
        if a == from { b } else { a }
    }
}
