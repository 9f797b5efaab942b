//! A small drawing with its vertices looked up once.

use grundy_games::bush::{Edge, GROUND};
use std::collections::VecDeque;

/// A drawing of at most a few dozen edges.
pub(super) struct Sketch {
    /// Invariant: strictly increasing, the ground first.
    labels: Vec<u32>,
    /// The edges at each vertex in their order, a loop once.
    ends: Vec<Vec<End>>,
}

/// An edge as seen from one of its ends.
#[derive(Clone, Copy)]
pub(super) struct End {
    /// The vertex at its other end.
    pub(super) to: usize,
    /// Which edge it is.
    pub(super) edge: usize,
}

/// A vertex met by a walk.
#[derive(Clone, Copy)]
pub(super) struct Met {
    pub(super) vertex: usize,
    /// The vertex it was reached from; itself, where the walk began.
    pub(super) from: usize,
    /// The number of edges to where the walk began.
    pub(super) distance: usize,
}

impl Sketch {
    pub(super) fn new(drawing: &[Edge]) -> Sketch {
        let mut labels: Vec<u32> =
            drawing.iter().flat_map(|edge| [edge.0, edge.1]).chain([GROUND]).collect();
        labels.sort_unstable();
        labels.dedup();
        let mut ends = vec![Vec::new(); labels.len()];
        let place = |label: u32| labels.partition_point(|&other| other < label);
        for (edge, &Edge(a, b)) in drawing.iter().enumerate() {
            ends[place(a)].push(End { to: place(b), edge });
            if a != b {
                ends[place(b)].push(End { to: place(a), edge });
            }
        }
        Sketch { labels, ends }
    }

    /// The ground.
    pub(super) const GROUND: usize = 0;

    pub(super) fn label(&self, vertex: usize) -> u32 {
        self.labels[vertex]
    }

    pub(super) fn vertex(&self, label: u32) -> usize {
        self.labels.partition_point(|&other| other < label)
    }

    /// The vertices in the order of their distance from `start`, without going along one edge.
    pub(super) fn walk(&self, start: usize, avoided: Option<usize>) -> Vec<Met> {
        let mut seen = vec![false; self.labels.len()];
        let mut met = Vec::new();
        let mut queue = VecDeque::from([Met { vertex: start, from: start, distance: 0 }]);
        seen[start] = true;
        while let Some(here) = queue.pop_front() {
            met.push(here);
            for end in self.ends[here.vertex].iter().filter(|end| Some(end.edge) != avoided) {
                if !std::mem::replace(&mut seen[end.to], true) {
                    let (vertex, from) = (end.to, here.vertex);
                    queue.push_back(Met { vertex, from, distance: here.distance + 1 });
                }
            }
        }
        met
    }

    /// The edges that lead on from a vertex of a tree with loops, away from the ground.
    pub(super) fn upwards(&self, met: Met) -> impl Iterator<Item = End> {
        let ends = self.ends[met.vertex].iter().copied();
        ends.filter(move |end| end.to != met.vertex && end.to != met.from)
    }

    /// The loops at a vertex.
    pub(super) fn loops(&self, vertex: usize) -> impl Iterator<Item = End> {
        self.ends[vertex].iter().copied().filter(move |end| end.to == vertex)
    }

    /// For each vertex of a tree with loops, the length of the stalk that is all there is above it;
    /// absent if there is something else.
    pub(super) fn stalks(&self, from_ground: &[Met]) -> Vec<Option<u64>> {
        let mut stalks = vec![None; self.labels.len()];
        for &met in from_ground.iter().rev() {
            let mut branches = self.upwards(met);
            stalks[met.vertex] = match (branches.next(), branches.next()) {
                _ if self.loops(met.vertex).next().is_some() => None,
                (None, _) => Some(0),
                (Some(only), None) => stalks[only.to].map(|length: u64| length + 1),
                (Some(_), Some(_)) => None,
            };
        }
        stalks
    }
}
