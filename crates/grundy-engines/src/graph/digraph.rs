//! Directed graphs in compressed sparse rows.

/// A directed graph on the vertices 0, 1, …
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Digraph {
    /// Where the arcs of each vertex start in `heads`, and at last where they end.
    ///
    /// Invariant: starts with 0, non-decreasing, ends with the number of arcs.
    starts: Vec<usize>,
    /// Invariant: each below the number of vertices.
    heads: Vec<u32>,
}

impl Digraph {
    /// The graph on `vertices` vertices with these arcs, which keep their order at each vertex.
    ///
    /// # Panics
    /// If an arc has an end that is not below `vertices`, or `vertices` is above 2^32.
    pub fn from_arcs(vertices: usize, arcs: &[(usize, usize)]) -> Digraph {
        let mut starts = vec![0; vertices + 1];
        for &(from, to) in arcs {
            assert!(from < vertices && to < vertices, "arc {from}>{to} leaves the graph");
            starts[from + 1] += 1;
        }
        for vertex in 0..vertices {
            starts[vertex + 1] += starts[vertex];
        }
        let mut next = starts.clone();
        let mut heads = vec![0; arcs.len()];
        for &(from, to) in arcs {
            heads[next[from]] = u32::try_from(to).expect("at most 2^32 vertices");
            next[from] += 1;
        }
        Digraph { starts, heads }
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
    pub fn heads(&self, vertex: usize) -> &[u32] {
        &self.heads[self.starts[vertex]..self.starts[vertex + 1]]
    }

    /// The graph with every arc turned round.
    #[must_use]
    pub fn reversed(&self) -> Digraph {
        let arcs: Vec<(usize, usize)> = (0..self.vertex_count())
            .flat_map(|from| self.heads(from).iter().map(move |&to| (to as usize, from)))
            .collect();
        Digraph::from_arcs(self.vertex_count(), &arcs)
    }
}
