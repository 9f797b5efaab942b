//! A graph that was read.

use crate::graphs::GraphError;
#[cfg(feature = "map")]
use crate::graphs::binary::MappedRows;
use grundy_core::Budget;
use grundy_engines::graph::{Arcs, Digraph, Labelling, Rows, needed_bytes, rows_of_tails};

/// A directed graph as the solvers of large graphs want it: arcs by the vertex they lead to.
#[derive(Debug)]
pub struct Graph {
    tails: Tails,
    /// Invariant: that of `tails`, or mixed.
    labelling: Labelling,
}

/// For each vertex the tails of the arcs that lead to it.
#[derive(Debug)]
pub enum Tails {
    /// In memory.
    Held(Digraph),
    /// In a binary file.
    #[cfg(feature = "map")]
    Mapped(MappedRows),
}

impl Graph {
    /// The graph with these rows of tails.
    pub fn of_tails(tails: Digraph) -> Graph {
        let labelling = Labelling::of_tails(&tails);
        Graph { tails: Tails::Held(tails), labelling }
    }

    /// The graph with these rows, which are checked and have this labelling.
    pub(crate) fn of_checked(tails: Tails, labelling: Labelling) -> Graph {
        Graph { tails, labelling }
    }

    /// The number of vertices.
    pub fn vertex_count(&self) -> usize {
        self.tails.vertex_count()
    }

    /// The number of arcs.
    pub fn arc_count(&self) -> usize {
        self.tails.arc_count()
    }

    /// About how many bytes of memory its rows take: none if they lie in a file.
    pub fn held_bytes(&self) -> u64 {
        match &self.tails {
            Tails::Held(tails) => 4 * (tails.vertex_count() as u64 + tails.arc_count() as u64),
            #[cfg(feature = "map")]
            Tails::Mapped(_) => 0,
        }
    }

    /// For each vertex the tails of the arcs that lead to it.
    pub fn tails(&self) -> &Tails {
        &self.tails
    }

    /// How the labels stand to the arcs, as far as it is known.
    pub fn labelling(&self) -> Labelling {
        self.labelling
    }

    /// The graph of the arcs in all `parts`, on `vertices` vertices or as many as the labels need.
    pub(crate) fn of_parts(
        parts: Vec<Arcs>,
        vertices: Option<u64>,
        budget: &Budget,
    ) -> Result<Graph, GraphError> {
        let largest = parts.iter().filter_map(Arcs::largest).max();
        let enough = largest.map_or(0, |largest| u64::from(largest) + 1);
        let vertices = match (vertices, largest) {
            (None, _) => enough,
            (Some(vertices), _) if vertices >= enough => vertices,
            (Some(vertices), label) => {
                return Err(GraphError::OutOfRange { label: label.unwrap_or_default(), vertices });
            }
        };
        let count = usize::try_from(vertices).ok().filter(|_| vertices <= 1 << 32);
        let count = count.ok_or(GraphError::TooManyVertices(vertices))?;
        let arcs: u64 = parts.iter().map(|part| part.len() as u64).sum();
        budget.room_for(needed_bytes(vertices, arcs))?;
        let (tails, labelling) = rows_of_tails(parts, count, budget)?;
        Ok(Graph { tails: Tails::Held(tails), labelling })
    }
}

/// The graph with these arcs, on `vertices` vertices or as many as the labels need.
///
/// # Errors
/// If a label is not below `vertices`, or the budget ends it.
pub fn graph_of_arcs(
    arcs: impl IntoIterator<Item = (u32, u32)>,
    vertices: Option<u64>,
    budget: &Budget,
) -> Result<Graph, GraphError> {
    let mut part = Arcs::new(vertices.unwrap_or(1 << 20));
    arcs.into_iter().for_each(|(from, to)| part.push(from, to));
    Graph::of_parts(vec![part], vertices, budget)
}

impl Rows for Tails {
    fn vertex_count(&self) -> usize {
        match self {
            Tails::Held(tails) => tails.vertex_count(),
            #[cfg(feature = "map")]
            Tails::Mapped(tails) => tails.vertex_count(),
        }
    }

    fn arc_count(&self) -> usize {
        match self {
            Tails::Held(tails) => tails.arc_count(),
            #[cfg(feature = "map")]
            Tails::Mapped(tails) => tails.arc_count(),
        }
    }

    #[inline(always)]
    fn row(&self, vertex: u32) -> &[u32] {
        match self {
            Tails::Held(tails) => tails.row(vertex),
            #[cfg(feature = "map")]
            Tails::Mapped(tails) => tails.row(vertex),
        }
    }

    #[inline]
    fn fetch_place(&self, vertex: u32) {
        match self {
            Tails::Held(tails) => tails.fetch_place(vertex),
            #[cfg(feature = "map")]
            Tails::Mapped(tails) => tails.fetch_place(vertex),
        }
    }

    #[inline]
    fn fetch_row(&self, vertex: u32) {
        match self {
            Tails::Held(tails) => tails.fetch_row(vertex),
            #[cfg(feature = "map")]
            Tails::Mapped(tails) => tails.fetch_row(vertex),
        }
    }
}
