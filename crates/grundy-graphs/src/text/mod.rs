//! Text edge lists.
//!
//! A line has two numbers: an arc leads from the vertex of the first label to that of the second. Empty lines and
//! what follows `#` or `%` are skipped. Before the arcs there may be a header, a line with the
//! number of vertices and that of arcs.

mod edges;
mod header;
mod line;
mod passes;
mod scan;
mod stream;
#[cfg(test)]
mod tests;
mod whole;

pub use edges::{read_edges, read_edges_path};
pub use header::Header;
pub use passes::text_to_binary;
pub use stream::TextReader;

use crate::map::Bytes;
use crate::{Graph, GraphError, TextError, TextErrorKind};
use grundy_engines::graph::Watch;
use std::path::Path;

/// How an edge list is to be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct TextOptions {
    /// Whether there is a header.
    pub header: Header,
    /// Whether labels count from 1 and not from 0.
    pub from_one: bool,
}

impl TextOptions {
    fn base(self) -> u32 {
        u32::from(self.from_one)
    }
}

/// Reads the edge list in the file `path`, through a memory map where that is possible.
///
/// # Errors
/// If the file cannot be read or is no edge list, or the watch ends it.
pub fn read_path(
    path: &Path,
    options: &TextOptions,
    watch: &Watch<'_>,
) -> Result<Graph, GraphError> {
    read_bytes(&Bytes::of(path)?, options, watch)
}

/// Reads the edge list `text`, with several threads where it is long.
///
/// # Errors
/// If it is no edge list, or the watch ends it.
pub fn read_bytes(
    text: &[u8],
    options: &TextOptions,
    watch: &Watch<'_>,
) -> Result<Graph, GraphError> {
    whole::read(text, *options, watch)
}

/// The lines of `text` without their ends, each with its place.
fn lines(text: &[u8]) -> impl Iterator<Item = (usize, &[u8])> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let rest = text.get(at..).filter(|rest| !rest.is_empty())?;
        let length = rest.iter().position(|&byte| byte == b'\n').unwrap_or(rest.len());
        let line = (at, &rest[..length]);
        at += length + 1;
        Some(line)
    })
}

/// The error at a byte of a line; `before` lines come before it.
fn error_in_line(before: u64, (at, kind): line::LineError) -> TextError {
    TextError { line: before + 1, column: at as u64 + 1, kind }
}

/// The first label in `text` that is not one of `vertices`; `before` lines come before the text.
fn first_out_of_range(text: &[u8], before: u64, base: u32, vertices: u64) -> Option<TextError> {
    (before..).zip(lines(text)).find_map(|(before, (_, line))| {
        let (from, to) = line::arc(line).ok()??;
        let columns = line::columns(line);
        [(from, columns.0), (to, columns.1)].into_iter().find_map(|(label, at)| {
            let inside = label.checked_sub(base).is_some_and(|vertex| u64::from(vertex) < vertices);
            let label = u64::from(label);
            let kind = TextErrorKind::OutOfRange { label, vertices, base };
            (!inside).then(|| error_in_line(before, (at, kind)))
        })
    })
}

/// How many lines end in `text`.
fn line_ends(text: &[u8]) -> u64 {
    text.iter().filter(|&&byte| byte == b'\n').count() as u64
}
