//! Graphs of any size as the solvers see them: a row of vertices for each vertex.

use crate::graph::Digraph;

/// Rows of vertices, one for each vertex of a graph.
///
/// A solver says whether it wants the rows of heads (where arcs lead) or of tails (where they come
/// from). Rows may lie in memory or in a mapped file.
pub trait Rows: Sync {
    /// The number of vertices. At most 2^32.
    fn vertex_count(&self) -> usize;

    /// The number of arcs, which is the length of all rows together.
    fn arc_count(&self) -> usize;

    /// The row of `vertex`, each entry below the number of vertices.
    ///
    /// # Panics
    /// If there is no such vertex.
    fn row(&self, vertex: u32) -> &[u32];

    /// Asks for the place of a row to be fetched, as it will be wanted soon. Changes nothing.
    fn fetch_place(&self, vertex: u32);

    /// Asks for a row to be fetched, as it will be wanted soon. Changes nothing.
    fn fetch_row(&self, vertex: u32);
}

impl Rows for Digraph {
    fn vertex_count(&self) -> usize {
        Digraph::vertex_count(self)
    }

    fn arc_count(&self) -> usize {
        Digraph::arc_count(self)
    }

    #[inline(always)]
    fn row(&self, vertex: u32) -> &[u32] {
        self.heads(vertex as usize)
    }

    #[inline]
    fn fetch_place(&self, vertex: u32) {
        self.fetch_start(vertex as usize);
    }

    #[inline]
    fn fetch_row(&self, vertex: u32) {
        self.fetch_heads(vertex as usize);
    }
}

/// How the labels of a graph stand to its arcs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Labelling {
    /// Every arc leads to a smaller label, so there is no cycle.
    Descending,
    /// Every arc leads to a larger label, so there is no cycle.
    Ascending,
    /// Neither is known.
    Mixed,
}

impl Labelling {
    /// The labelling of arcs that all lead down, all lead up, or neither. Of no arcs both hold.
    pub fn of(all_down: bool, all_up: bool) -> Labelling {
        match (all_down, all_up) {
            (true, _) => Labelling::Descending,
            (false, true) => Labelling::Ascending,
            (false, false) => Labelling::Mixed,
        }
    }

    /// The labelling of a graph given by its rows of tails.
    pub fn of_tails(tails: &impl Rows) -> Labelling {
        let (mut down, mut up) = (true, true);
        for head in 0..tails.vertex_count() {
            // At most 2^32 vertices.
            let Ok(head) = u32::try_from(head) else { break };
            for &tail in tails.row(head) {
                down &= tail > head;
                up &= tail < head;
            }
            if !down && !up {
                break;
            }
        }
        Labelling::of(down, up)
    }
}
