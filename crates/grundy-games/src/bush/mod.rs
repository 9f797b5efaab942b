//! Green Hackenbush: a multigraph standing on the ground; a move cuts an edge, and what is no longer
//! joined to the ground falls.

mod branches;
mod chain;
mod circles;
mod coloured;
mod cuts;
mod drawing;
mod joined;
mod kernel;
mod make;
mod peel;
mod plants;
mod reduce;
mod rooted;
pub(crate) mod theorem;
mod threads;
mod trails;
mod value;

pub use coloured::{
    Coloured, Dyadic, MOST_EDGES as MOST_COLOURED_EDGES, NoOutcome, solve_coloured,
};
pub use drawing::{Colour, Drawing, DrawingError, Line, Point, Vertex};
pub use make::Figure;
pub use value::Survey;

use joined::Joined;

/// The label of the ground vertex.
pub const GROUND: u32 = 0;

/// An edge between two vertices by their labels; a loop if they are the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Edge(pub u32, pub u32);

/// A Hackenbush drawing. Edges are named by their place in the list, from 0.
///
/// Edges that are not joined to the ground may be present: they have already fallen, and
/// [`Bush::standing`] leaves them out.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Bush {
    edges: Vec<Edge>,
}

impl Bush {
    /// The drawing with these edges.
    pub fn new(edges: Vec<Edge>) -> Bush {
        Bush { edges }
    }

    /// The edges as they were given, fallen ones included.
    pub fn edges(&self) -> &[Edge] {
        &self.edges
    }

    /// The indices of the edges that are joined to the ground, increasing.
    pub fn standing(&self) -> Vec<usize> {
        let mut joined = Joined::by(self, self.edges.iter().copied());
        (0..self.edges.len()).filter(|&i| joined.stands(self.edges[i].0)).collect()
    }

    /// The drawing after edge `index` is cut and what hung on it has fallen.
    ///
    /// # Panics
    /// If there is no such edge.
    #[must_use]
    pub fn cut(&self, index: usize) -> Bush {
        assert!(index < self.edges.len(), "no edge {index}");
        let left = || (0..self.edges.len()).filter(|&i| i != index).map(|i| self.edges[i]);
        let mut joined = Joined::by(self, left());
        Bush { edges: left().filter(|edge| joined.stands(edge.0)).collect() }
    }
}
