//! Pictures as SVG: sequences of values as plots, grids of values as heat maps.
//!
//! A picture is a text that depends on nothing but what is drawn. It follows the reader's choice of
//! a light or a dark page by itself, has no scripts, and asks for no fonts. Its words are passed
//! in, so that this crate speaks no language.

#![forbid(unsafe_code)]

mod heat;
mod kind;
mod length;
mod plot;
mod raster;
mod scale;
mod style;
mod svg;

pub use heat::{Grid, cells_per_square, heat_map};
pub use plot::{is_density, plot};

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
