//! The outcome and the value of every vertex as a compact binary file.
//!
//! | bytes | what |
//! |---|---|
//! | 8 | `grundyv1`: the last character is the version |
//! | 8 | the number of vertices, n |
//! | n | a letter for each vertex: `N`, `P` or `D` |
//! | 4 n | the value of each vertex; all bits are ones where it has none |
//!
//! It has no checksum, and nothing here reads it: it is for other programs.

use super::STRIDE;
use grundy_core::{Budget, Outcome, Stage};
use std::io::{self, Write};

/// What a file begins with, version and all.
const MAGIC: &[u8; 8] = b"grundyv1";

/// Writes the outcomes and values of so many vertices.
///
/// # Errors
/// If `out` cannot be written, or the budget ends it: then what [`Stopped`](grundy_core::Stopped) it is in the error.
pub fn write_vertices(
    out: &mut dyn Write,
    vertices: usize,
    outcome: impl Fn(u32) -> Outcome,
    value: impl Fn(u32) -> Option<u32>,
    budget: &Budget,
) -> io::Result<()> {
    let count = vertices as u64;
    out.write_all(MAGIC)?;
    out.write_all(&count.to_le_bytes())?;
    let all = || (0..vertices).zip(0..=u32::MAX);
    let look = |place: usize| match place.is_multiple_of(STRIDE) {
        true => budget.at(Stage::Writing, place as u64, count).map_err(io::Error::other),
        false => Ok(()),
    };
    for (place, vertex) in all() {
        look(place)?;
        out.write_all(outcome_letter(outcome(vertex)).as_bytes())?;
    }
    for (place, vertex) in all() {
        look(place)?;
        out.write_all(&value(vertex).unwrap_or(u32::MAX).to_le_bytes())?;
    }
    Ok(())
}

/// The letter of an outcome in files about vertices.
pub fn outcome_letter(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::N => "N",
        Outcome::P => "P",
        _ => "D",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte() {
        let outcome = |vertex| [Outcome::P, Outcome::N, Outcome::Draw][vertex as usize];
        let value = |vertex| [Some(0), Some(258), None][vertex as usize];
        let mut written = Vec::new();
        write_vertices(&mut written, 3, outcome, value, &Budget::unlimited()).unwrap();
        let expected = b"grundyv1\x03\0\0\0\0\0\0\0PND\0\0\0\0\x02\x01\0\0\xff\xff\xff\xff";
        assert_eq!(written, expected);
    }
}
