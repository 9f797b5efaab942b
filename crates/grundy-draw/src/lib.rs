//! Pictures: sequences of values as plots, grids of values as heat maps, and positions as
//! drawings: edges on the ground, heaps, strips and directed graphs.
//!
//! A [`Picture`] is a list of shapes that depends on nothing but what is drawn, and is written as SVG
//! or as commands for LaTeX. As SVG it follows the reader's choice of a light or a dark page by
//! itself, and inline in a page the `color-scheme` of that page; it has no scripts and no ids, its
//! style touches no other picture, and it asks for no fonts. Its words are passed in, so that this
//! crate speaks no language.

#![forbid(unsafe_code)]
#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

mod block;
mod board;
mod bush;
mod digraph;
mod disc;
mod error;
mod geometry;
mod heaps;
mod heat;
mod kind;
mod layout;
mod length;
mod page;
mod picture;
mod plot;
mod raster;
mod routes;
mod scale;
mod shape;
mod squares;
mod style;
mod svg;
mod text;
mod tikz;

pub use board::{Board, Square};
pub use bush::{Bush, Ink, Limb, MOST_EDGES, Mark, Spot};
pub use digraph::{Arc, Digraph, MOST_ARCS, MOST_VERTICES, Vertex};
pub use error::{FARTHEST, PictureError};
pub use heaps::{Heap, Heaps, MOST_HEAPS, Taken, Whose};
pub use heat::{Grid, cells_per_square, heat_map};
pub use page::{Drawing, Frames, Key, Legend, Panel, frames, picture};
pub use picture::{Picture, Scheme};
pub use plot::{is_density, plot};
pub use squares::{MOST_COINS, Squares};
pub use tikz::Tikz;

/// The words in a picture, in the reader's language.
#[derive(Clone, Copy, Debug)]
pub struct Words<'a> {
    /// What the picture shows.
    pub title: &'a str,
    /// The name of what goes to the right.
    pub across: &'a str,
    /// The name of what goes up in a plot, and down in a heat map.
    pub along: &'a str,
    /// What positions of value 0 are called.
    pub p_positions: &'a str,
    /// What positions that nothing is known of are called.
    pub unknown: &'a str,
    /// A line below the picture, such as how it was reduced; may be empty.
    pub note: &'a str,
}
