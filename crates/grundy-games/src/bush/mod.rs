//! Green Hackenbush: a multigraph standing on the ground; a move cuts an edge, and what is no longer
//! joined to the ground falls.

mod branches;
mod chain;
mod circles;
mod coloured;
mod cuts;
mod drawing;
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

use rustc_hash::{FxHashMap, FxHashSet};

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
        let reached = reached(self.edges.iter().copied());
        let touches = |&i: &usize| reached.contains(&self.edges[i].0);
        (0..self.edges.len()).filter(touches).collect()
    }

    /// The drawing after edge `index` is cut and what hung on it has fallen.
    ///
    /// # Panics
    /// If there is no such edge.
    #[must_use]
    pub fn cut(&self, index: usize) -> Bush {
        assert!(index < self.edges.len(), "no edge {index}");
        let left = || (0..self.edges.len()).filter(|&i| i != index).map(|i| self.edges[i]);
        let reached = reached(left());
        Bush { edges: left().filter(|edge| reached.contains(&edge.0)).collect() }
    }
}

/// The vertices joined to the ground by `edges`.
fn reached(edges: impl Iterator<Item = Edge> + Clone) -> FxHashSet<u32> {
    let mut neighbours: FxHashMap<u32, Vec<u32>> = FxHashMap::default();
    for Edge(a, b) in edges {
        neighbours.entry(a).or_default().push(b);
        neighbours.entry(b).or_default().push(a);
    }
    let mut reached = FxHashSet::from_iter([GROUND]);
    let mut stack = vec![GROUND];
    while let Some(vertex) = stack.pop() {
        for &next in neighbours.get(&vertex).map_or(&[][..], Vec::as_slice) {
            if reached.insert(next) {
                stack.push(next);
            }
        }
    }
    reached
}
