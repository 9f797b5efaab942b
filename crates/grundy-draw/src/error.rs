//! What cannot be drawn.

use std::fmt;

/// Why a picture cannot be drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PictureError {
    /// There is more than a reader could tell apart.
    TooLarge {
        /// How many parts there are.
        parts: usize,
        /// How many are drawn at most.
        most: usize,
    },
    /// An end of an edge or an arc is not among the vertices.
    NoSuchVertex(usize),
    /// A coordinate is no number, or farther out than [`FARTHEST`].
    FarOut(usize),
    /// It shows one frame after another, which only SVG can.
    Moves,
}

/// The largest coordinate that a drawing may have.
pub const FARTHEST: f64 = 1e9;

impl fmt::Display for PictureError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PictureError::TooLarge { parts, most } => {
                write!(f, "{parts} parts, but at most {most} are drawn")
            }
            PictureError::NoSuchVertex(vertex) => write!(f, "there is no vertex {vertex}"),
            PictureError::FarOut(vertex) => write!(f, "vertex {vertex} is too far out"),
            PictureError::Moves => write!(f, "an animation is possible only in SVG"),
        }
    }
}

impl std::error::Error for PictureError {}

/// Refuses more than `most` parts.
pub(crate) fn at_most(parts: usize, most: usize) -> Result<(), PictureError> {
    if parts <= most { Ok(()) } else { Err(PictureError::TooLarge { parts, most }) }
}
