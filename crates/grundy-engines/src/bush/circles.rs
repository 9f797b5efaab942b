//! Circles: edges of which any two cut a part off, though no single one does.
//!
//! The edges that are no bridges fall into classes, two being in one class if cutting both separates
//! the drawing. The k edges of a class join k parts in a circle, and when one of them is cut, exactly
//! the others become bridges. With a depth-first walk the classes are easily told: a tree edge is
//! covered by the back edges that lead past it, from above it to below, and two edges cut a part off
//! iff they are tree edges covered by the same back edges, or a back edge and a tree edge that
//! nothing else covers.

use super::rooted::{Rooted, index};
use super::value::Values;

/// A class of at least one tree edge, and perhaps a back edge.
pub(super) struct Circle<'a> {
    /// The vertices above its tree edges, from the ground upwards: each was reached through the one
    /// before it.
    pub(super) tree: &'a [Covered],
    /// The vertex from which a back edge of the class leads down, to the lowest end of any from
    /// there.
    pub(super) back: Option<usize>,
}

/// A tree edge that is no bridge, and what tells its class.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Covered {
    /// The first and the last vertex from which a back edge covers it, and how many back edges do.
    ///
    /// Tree edges that agree here are covered by the same edges: both lie below the first vertex,
    /// so one is below the other; what covers the lower one comes from between the first and the
    /// last vertex, hence from above the upper one, and covers that as well; and as many cover it.
    by: (u32, u32, usize),
    /// The vertex above it.
    pub(super) vertex: u32,
}

/// The circles of a drawing.
pub(super) struct Circles {
    /// Invariant: sorted, so that the edges of a class are neighbours, from the ground upwards.
    covered: Vec<Covered>,
}

impl Circles {
    /// Finds the circles in time O(n log n + m) for n vertices and m edges.
    pub(super) fn new(rooted: &Rooted, values: &Values) -> Circles {
        let count = rooted.vertex_count();
        let mut covers = vec![0; count];
        let mut ended = vec![0; count];
        let mut lowest_ends = vec![usize::MAX; count];
        let mut sizes = vec![1; count];
        for vertex in (1..count).rev() {
            for end in rooted.back_edges(vertex) {
                covers[vertex] += 1;
                ended[end] += 1;
                lowest_ends[vertex] = lowest_ends[vertex].min(end);
            }
            covers[vertex] -= ended[vertex];
            let parent = rooted.parent(vertex);
            covers[parent] += covers[vertex];
            sizes[parent] += sizes[vertex];
        }

        let mut after = Nearest::new(count, |vertex| vertex + 1);
        let mut before = Nearest::new(count, |vertex| vertex.wrapping_sub(1));
        let mut covered = Vec::new();
        for vertex in (1..count).rev() {
            // What remains are the vertices with a back edge that leads below `vertex`.
            let ending = rooted.neighbours(vertex).filter(|&from| lowest_ends[from] == vertex);
            let edgeless = (lowest_ends[vertex] == usize::MAX).then_some(vertex);
            for gone in ending.chain(edgeless) {
                after.remove(gone);
                before.remove(gone);
            }
            if !values.on_bridge(vertex) {
                let first = index(after.find(vertex));
                let last = index(before.find(vertex + sizes[vertex] - 1));
                covered.push(Covered { by: (first, last, covers[vertex]), vertex: index(vertex) });
            }
        }
        covered.sort_unstable();
        Circles { covered }
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = Circle<'_>> {
        self.covered.chunk_by(|one, other| one.by == other.by).map(|tree| {
            let (first, _, covers) = tree[0].by;
            Circle { tree, back: (covers == 1).then_some(first as usize) }
        })
    }
}

/// The nearest vertex in one direction that was not removed, by halving of paths.
struct Nearest<F> {
    /// Where to look next; a vertex that was not removed points to itself.
    ahead: Vec<usize>,
    step: F,
}

impl<F: Fn(usize) -> usize> Nearest<F> {
    fn new(count: usize, step: F) -> Nearest<F> {
        Nearest { ahead: (0..count).collect(), step }
    }

    fn remove(&mut self, vertex: usize) {
        self.ahead[vertex] = (self.step)(vertex);
    }

    /// Only where there is such a vertex.
    fn find(&mut self, mut vertex: usize) -> usize {
        while self.ahead[vertex] != vertex {
            let ahead = self.ahead[vertex];
            self.ahead[vertex] = self.ahead[ahead];
            vertex = ahead;
        }
        vertex
    }
}
