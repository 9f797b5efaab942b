//! Directed graphs: vertices in rows, arcs between them.

mod draw;

use crate::block::Block;
use crate::error::{PictureError, at_most};
use grundy_core::Outcome;

/// More vertices than this are not drawn.
pub const MOST_VERTICES: usize = 150;

/// More arcs than this are not drawn.
pub const MOST_ARCS: usize = 600;

/// A directed graph.
#[derive(Clone, Debug)]
pub struct Digraph {
    /// Invariant: no more than [`MOST_VERTICES`].
    vertices: Vec<Vertex>,
    /// Invariant: no more than [`MOST_ARCS`], and their ends are among the vertices.
    arcs: Vec<Arc>,
    rows: Vec<String>,
}

/// A vertex of a directed graph.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Vertex {
    /// What is written in it.
    pub label: String,
    /// What is said when it is pointed at; may be empty.
    pub name: String,
    /// Its row, the lowest being 0.
    pub row: usize,
    /// Who wins from here, if that is known.
    pub outcome: Option<Outcome>,
    /// How many tokens stand here.
    pub tokens: usize,
}

/// An arc of a directed graph.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Arc {
    /// From where, to where; a loop if they are the same.
    pub ends: (usize, usize),
    /// Whether it stands out.
    pub marked: bool,
}

impl Digraph {
    /// The graph with these vertices and arcs. `rows` has the name of each row, the lowest first; a
    /// row may have none.
    ///
    /// # Errors
    /// If there are more than [`MOST_VERTICES`] or [`MOST_ARCS`], or an end is not among the
    /// vertices.
    pub fn new(
        vertices: Vec<Vertex>,
        arcs: Vec<Arc>,
        rows: Vec<String>,
    ) -> Result<Digraph, PictureError> {
        at_most(vertices.len(), MOST_VERTICES)?;
        at_most(arcs.len(), MOST_ARCS)?;
        let ends = arcs.iter().flat_map(|arc| [arc.ends.0, arc.ends.1]);
        match ends.into_iter().find(|&end| end >= vertices.len()) {
            Some(end) => Err(PictureError::NoSuchVertex(end)),
            None => Ok(Digraph { vertices, arcs, rows }),
        }
    }

    pub(crate) fn block(&self) -> Block {
        draw::draw(self)
    }
}
