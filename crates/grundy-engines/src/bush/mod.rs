//! Green Hackenbush drawings as lists of edges: what stands, what it is worth, and which cuts lead where.
//!
//! [`survey()`] finds the value of millions of edges in linear time, [`branches()`] the value of every branch, and
//! [`cuts_to`] every cut that leads to a given value.

mod branches;
mod chain;
mod circles;
mod cuts;
mod joined;
mod kernel;
mod peel;
mod rooted;
mod threads;
mod trails;
mod value;

pub use branches::branches;
pub use cuts::cuts_to;
pub use joined::Joined;
pub use value::{Survey, survey, survey_within};

/// The label of the ground vertex.
pub const GROUND: u32 = 0;

/// An edge between two vertices by their labels; a loop if they are the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Edge(pub u32, pub u32);

/// The indices of the edges that are joined to the ground, increasing.
pub fn standing(edges: &[Edge]) -> Vec<usize> {
    let mut joined = Joined::by(edges, edges.iter().copied());
    (0..edges.len()).filter(|&i| joined.stands(edges[i].0)).collect()
}

/// What is left after edge `index` is cut and what hung on it has fallen.
///
/// # Panics
/// If there is no such edge.
pub fn cut(edges: &[Edge], index: usize) -> Vec<Edge> {
    assert!(index < edges.len(), "no edge {index}");
    let left = || (0..edges.len()).filter(|&i| i != index).map(|i| edges[i]);
    let mut joined = Joined::by(edges, left());
    left().filter(|edge| joined.stands(edge.0)).collect()
}
