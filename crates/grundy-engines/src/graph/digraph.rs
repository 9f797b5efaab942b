//! Directed graphs in compressed sparse rows.

use super::memory::{fetch, zeros};
use super::starts::Starts;

/// A directed graph on the vertices 0, 1, …
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Digraph {
    /// Where the arcs of each vertex start in `heads`, and at last where they end.
    ///
    /// Invariant: starts with 0, non-decreasing, ends with the number of arcs; at most 2^32 vertices.
    starts: Starts,
    /// Invariant: each below the number of vertices.
    heads: Vec<u32>,
}

impl Digraph {
    /// The graph on `vertices` vertices with these arcs, which keep their order at each vertex.
    ///
    /// # Panics
    /// If an arc has an end that is not below `vertices`, or `vertices` is above 2^32.
    pub fn from_arcs(vertices: usize, arcs: &[(usize, usize)]) -> Digraph {
        assert!(vertices as u64 <= 1 << 32, "{vertices} vertices are more than 2^32");
        let mut starts = vec![0; vertices + 1];
        for &(from, to) in arcs {
            assert!(from < vertices && to < vertices, "arc {from}>{to} leaves the graph");
            starts[from + 1] += 1;
        }
        for vertex in 0..vertices {
            starts[vertex + 1] += starts[vertex];
        }
        let kept = Starts::of(&starts);
        let mut next = starts;
        let mut heads = vec![0; arcs.len()];
        for &(from, to) in arcs {
            heads[next[from]] = u32::try_from(to).expect("at most 2^32 vertices");
            next[from] += 1;
        }
        Digraph { starts: kept, heads }
    }

    /// The graph whose vertex v has the arcs `heads[starts[v]..starts[v + 1]]`, or `None` if these are
    /// not rows: `starts` must begin with 0, not decrease, and end with the number of arcs, and
    /// each head must have a row.
    pub fn from_rows(starts: Vec<usize>, heads: Vec<u32>) -> Option<Digraph> {
        let vertices = starts.len().checked_sub(1)?;
        let increasing = starts.first() == Some(&0) && starts.is_sorted();
        let whole = starts.last() == Some(&heads.len()) && vertices as u64 <= 1 << 32;
        let inside = heads.iter().all(|&head| (head as usize) < vertices);
        (increasing && whole && inside).then(|| Digraph { starts: Starts::of(&starts), heads })
    }

    /// As [`from_rows`](Digraph::from_rows), of rows that hold by the way they were made.
    pub(super) fn of_true_rows(starts: Starts, heads: Vec<u32>) -> Digraph {
        debug_assert!(starts.get(starts.len() - 1) == heads.len());
        debug_assert!(heads.iter().all(|&head| (head as usize) < starts.len() - 1));
        Digraph { starts, heads }
    }

    #[inline]
    pub(super) fn fetch_start(&self, vertex: usize) {
        self.starts.fetch(vertex);
    }

    #[inline]
    pub(super) fn fetch_heads(&self, vertex: usize) {
        if vertex < self.starts.len() {
            fetch(&self.heads, self.starts.get(vertex));
        }
    }

    /// The number of vertices.
    pub fn vertex_count(&self) -> usize {
        self.starts.len() - 1
    }

    /// The number of arcs.
    pub fn arc_count(&self) -> usize {
        self.heads.len()
    }

    /// Where the arcs from `vertex` lead.
    ///
    /// # Panics
    /// If there is no such vertex.
    #[inline(always)]
    pub fn heads(&self, vertex: usize) -> &[u32] {
        &self.heads[self.starts.get(vertex)..self.starts.get(vertex + 1)]
    }

    /// The vertices, increasing.
    pub fn vertices(&self) -> impl DoubleEndedIterator<Item = u32> + use<> {
        // Empty, as there is no last vertex, if the subtraction has no result.
        let last = self.vertex_count().checked_sub(1).and_then(|last| u32::try_from(last).ok());
        last.into_iter().flat_map(|last| 0..=last)
    }

    /// The graph with every arc turned round. The arcs of each vertex are sorted.
    #[must_use]
    pub fn reversed(&self) -> Digraph {
        let mut starts: Vec<usize> = zeros(self.starts.len());
        for &head in &self.heads {
            starts[head as usize + 1] += 1;
        }
        for vertex in 1..starts.len() {
            starts[vertex] += starts[vertex - 1];
        }
        let kept = Starts::of(&starts);
        let mut next = starts;
        let mut heads = vec![0; self.heads.len()];
        for tail in self.vertices() {
            for &head in self.heads(tail as usize) {
                heads[next[head as usize]] = tail;
                next[head as usize] += 1;
            }
        }
        Digraph { starts: kept, heads }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turning_round_twice_sorts_the_arcs() {
        let graph = Digraph::from_arcs(4, &[(2, 1), (0, 3), (0, 1), (2, 2), (0, 1)]);
        let reversed = graph.reversed();
        assert_eq!(reversed.heads(1), [0, 0, 2]);
        assert_eq!(reversed.heads(0), []);
        let sorted = Digraph::from_arcs(4, &[(0, 1), (0, 1), (0, 3), (2, 1), (2, 2)]);
        assert_eq!(reversed.reversed(), sorted);
    }

    #[test]
    fn the_empty_graph_has_no_vertices() {
        let graph = Digraph::from_arcs(0, &[]);
        assert_eq!(graph.vertices().count(), 0);
        assert_eq!(graph.reversed(), graph);
    }
}
