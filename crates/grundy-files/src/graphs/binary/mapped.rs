//! The rows of a binary file where they lie.

use super::HEAD;
use super::read::{checked, counts};
use crate::graphs::GraphError;
use crate::graphs::map::{self, FileBytes};
use grundy_core::Budget;
use grundy_engines::graph::{Labelling, Rows, fetch};

/// The rows of a binary file that is mapped.
#[derive(Debug)]
pub struct MappedRows {
    /// Invariant: a whole file, as it was checked when it was opened.
    bytes: FileBytes,
    vertices: usize,
    arcs: usize,
}

impl MappedRows {
    /// Invariant of the file: at most 2^32 vertices, and starts that do not decrease and end with the number of arcs.
    fn starts(&self) -> &[u64] {
        map::as_u64s(&self.bytes[HEAD..HEAD + 8 * (self.vertices + 1)])
    }

    fn tails(&self) -> &[u32] {
        let start = HEAD + 8 * (self.vertices + 1);
        map::as_u32s(&self.bytes[start..start + 4 * self.arcs])
    }

    #[inline]
    fn start(&self, place: usize) -> usize {
        // Not above the number of arcs, which is a length in memory.
        usize::try_from(u64::from_le(self.starts()[place])).unwrap_or(usize::MAX)
    }
}

impl Rows for MappedRows {
    fn vertex_count(&self) -> usize {
        self.vertices
    }

    fn arc_count(&self) -> usize {
        self.arcs
    }

    #[inline]
    fn row(&self, vertex: u32) -> &[u32] {
        &self.tails()[self.start(vertex as usize)..self.start(vertex as usize + 1)]
    }

    #[inline]
    fn fetch_place(&self, vertex: u32) {
        fetch(self.starts(), vertex as usize);
    }

    #[inline]
    fn fetch_row(&self, vertex: u32) {
        if (vertex as usize) < self.vertices {
            fetch(self.tails(), self.start(vertex as usize));
        }
    }
}

/// The rows of a file, which stay where they are, what its labels are like and whether they count from 1.
pub(crate) fn mapped(
    bytes: FileBytes,
    budget: &Budget,
) -> Result<(MappedRows, Labelling, bool), GraphError> {
    let (head, labelling) = checked(&bytes, budget)?;
    let (vertices, arcs) = counts(head)?;
    bytes.will_be_read_anywhere();
    Ok((MappedRows { bytes, vertices, arcs }, labelling, head.from_one))
}
