//! Graphs as the solvers want them, in a file that is mapped and not read.
//!
//! All numbers are little-endian.
//!
//! | bytes | what |
//! |---|---|
//! | 8 | `grundyg1`: the last character is the version |
//! | 8 | the number of vertices, n, at most 2^32 |
//! | 8 | the number of arcs, m |
//! | 8 | the least label as people write it: 0 or 1 |
//! | 8 (n + 1) | where the row of each vertex starts among the tails, and at last m |
//! | 4 m | the tails of the arcs that lead to each vertex, row after row, counted from 0 |
//! | 8 | a checksum of all before it |
//!
//! A row holds the tails and not the heads of arcs, since values go backwards along arcs: solving needs no
//! more than a few bytes for each vertex beside the file. A file is looked through once when it is
//! opened: a wrong length, a row that ends before it starts, a tail that is no vertex or a wrong checksum are
//! refused, so that nothing that follows needs to doubt it.

#[cfg(feature = "map")]
mod mapped;
mod read;
mod write;

#[cfg(test)]
mod tests;

#[cfg(feature = "map")]
pub use mapped::MappedRows;
#[cfg(feature = "map")]
pub(crate) use mapped::mapped;
pub(crate) use read::held;
pub use write::{BinaryWriter, write_binary};

use crate::framing::take;
use std::fmt;

/// What a file begins with, version and all.
pub(crate) const MAGIC: &[u8; 8] = b"grundyg1";

/// The magic without the version.
pub(crate) const FAMILY: &[u8] = b"grundyg";

/// How many bytes come before the starts.
const HEAD: usize = 32;

/// How many bytes the checksum has.
const TAIL: usize = 8;

/// What is wrong with a binary file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BinaryError {
    /// It has another version than we know.
    Version,
    /// It ends within its head, or says something there that cannot be.
    Head,
    /// Its length is not what its head says.
    Length {
        /// How long it should be.
        expected: u64,
        /// How long it is.
        found: u64,
    },
    /// The row of this vertex ends before it starts, or beyond the last arc.
    Row(u64),
    /// In the row of this vertex there is a number that is no vertex.
    Tail(u64),
    /// The checksum is not that of the rest.
    Checksum,
}

impl fmt::Display for BinaryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BinaryError::Version => f.write_str("a version that is not known"),
            BinaryError::Head => f.write_str("the head is damaged"),
            BinaryError::Length { expected, found } => {
                write!(f, "{found} bytes long instead of {expected}")
            }
            BinaryError::Row(vertex) => write!(f, "the row of vertex {vertex} is damaged"),
            BinaryError::Tail(vertex) => {
                write!(f, "the row of vertex {vertex} has a number that is no vertex")
            }
            BinaryError::Checksum => f.write_str("the checksum is wrong"),
        }
    }
}

impl std::error::Error for BinaryError {}

/// What the head says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Head {
    pub(crate) vertices: u64,
    pub(crate) arcs: u64,
    pub(crate) from_one: bool,
}

impl Head {
    fn bytes(self) -> [u8; HEAD] {
        let mut bytes = [0; HEAD];
        bytes[..8].copy_from_slice(MAGIC);
        bytes[8..16].copy_from_slice(&self.vertices.to_le_bytes());
        bytes[16..24].copy_from_slice(&self.arcs.to_le_bytes());
        bytes[24] = u8::from(self.from_one);
        bytes
    }

    fn of(mut bytes: &[u8]) -> Result<Head, BinaryError> {
        let mut eight = || take(&mut bytes).map_err(|_| BinaryError::Head);
        match eight()? {
            magic if magic == *MAGIC => {}
            magic if magic.starts_with(FAMILY) => return Err(BinaryError::Version),
            _ => return Err(BinaryError::Head),
        }
        let mut number = || eight().map(u64::from_le_bytes);
        let (vertices, arcs, base) = (number()?, number()?, number()?);
        if vertices > 1 << 32 || base > 1 {
            return Err(BinaryError::Head);
        }
        Ok(Head { vertices, arcs, from_one: base == 1 })
    }

    /// How long a file with this head is, if any can be so long.
    fn length(self) -> Option<u64> {
        let starts = self.vertices.checked_add(1)?.checked_mul(8)?;
        let rows = self.arcs.checked_mul(4)?;
        starts.checked_add(rows)?.checked_add((HEAD + TAIL) as u64)
    }
}
