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
mod write;

pub use edges::read_edges;
pub use header::Header;
pub use passes::CountedList;
pub use stream::TextReader;
pub use write::write_edges;

use crate::graphs::{Graph, GraphError, TextError, TextErrorKind};
use grundy_core::{Budget, Stage, Stopped};

/// How often the budget is asked where lines are looked at one by one.
const LINES_PER_LOOK: u64 = 1 << 12;

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

/// Reads the edge list `text`, with several threads where it is long.
///
/// # Errors
/// If it is no edge list, or the budget ends it.
pub fn read_bytes(
    text: &[u8],
    options: &TextOptions,
    budget: &Budget,
) -> Result<Graph, GraphError> {
    whole::read(text, *options, budget)
}

/// The lines of `text` without their ends, each with its place. What follows a line that is too long is of no use.
fn lines(text: &[u8]) -> impl Iterator<Item = (usize, &[u8])> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let rest = text.get(at..).filter(|rest| !rest.is_empty())?;
        let length = line::length(rest);
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
fn first_out_of_range(
    text: &[u8],
    before: u64,
    base: u32,
    vertices: u64,
    budget: &Budget,
) -> Result<Option<TextError>, Stopped> {
    for (before, (at, line)) in (before..).zip(lines(text)) {
        if before % LINES_PER_LOOK == 0 {
            budget.at(Stage::Reading, at as u64, text.len() as u64)?;
        }
        let Ok(Some((from, to))) = line::arc(line) else { continue };
        let columns = line::columns(line);
        for (label, at) in [(from, columns.0), (to, columns.1)] {
            let inside = label.checked_sub(base).is_some_and(|vertex| u64::from(vertex) < vertices);
            if !inside {
                let kind = TextErrorKind::OutOfRange { label: u64::from(label), vertices, base };
                return Ok(Some(error_in_line(before, (at, kind))));
            }
        }
    }
    Ok(None)
}

/// How many lines end in `text`.
fn line_ends(text: &[u8]) -> u64 {
    text.iter().filter(|&&byte| byte == b'\n').count() as u64
}
