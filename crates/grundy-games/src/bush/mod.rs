//! Green Hackenbush: a multigraph standing on the ground; a move cuts an edge, and what is no longer
//! joined to the ground falls.

mod drawing;
mod make;
mod plants;

pub use drawing::{Colour, Drawing, DrawingError, Line, Point, Vertex};
pub use grundy_engines::bush::{Edge, GROUND};
pub use make::Figure;

use grundy_engines::bush as engine;

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
        engine::standing(&self.edges)
    }

    /// The drawing after edge `index` is cut and what hung on it has fallen.
    ///
    /// # Panics
    /// If there is no such edge.
    #[must_use]
    pub fn cut(&self, index: usize) -> Bush {
        Bush { edges: engine::cut(&self.edges, index) }
    }
}
