//! Writing a binary file.

use super::Head;
use crate::checksum::{Summed, blocks::Blocks};
use crate::graphs::STRIDE;
use grundy_core::{Budget, Stage};
use grundy_engines::graph::Rows;
use std::io::{self, Write};

/// Writes a graph: first where its rows start, then its rows, in order.
#[derive(Debug)]
pub struct BinaryWriter<W> {
    out: Summed<W, Blocks>,
}

impl<W: Write> BinaryWriter<W> {
    /// Begins the file of a graph. Labels count from 1 if `from_one`, in what people read and write.
    ///
    /// # Errors
    /// If `out` cannot be written.
    pub fn new(out: W, vertices: u64, arcs: u64, from_one: bool) -> io::Result<BinaryWriter<W>> {
        let mut out = Summed::new(out);
        out.write_all(&Head { vertices, arcs, from_one }.bytes())?;
        Ok(BinaryWriter { out })
    }

    /// The next start of a row, or at last the number of arcs.
    ///
    /// # Errors
    /// If `out` cannot be written.
    pub fn start(&mut self, start: u64) -> io::Result<()> {
        self.out.write_all(&start.to_le_bytes())
    }

    /// The next row.
    ///
    /// # Errors
    /// If `out` cannot be written.
    pub fn row(&mut self, row: &[u32]) -> io::Result<()> {
        row.iter().try_for_each(|tail| self.out.write_all(&tail.to_le_bytes()))
    }

    /// Ends the file.
    ///
    /// # Errors
    /// If `out` cannot be written.
    pub fn finish(self) -> io::Result<W> {
        self.out.end()
    }
}

/// Writes the graph with these rows of tails.
///
/// # Errors
/// If `out` cannot be written, or the budget ends it (`ErrorKind::Other`, with the [`Stopped`](grundy_core::Stopped)
/// in it).
pub fn write_binary<W: Write>(
    out: W,
    tails: &impl Rows,
    from_one: bool,
    budget: &Budget,
) -> io::Result<W> {
    let (vertices, arcs) = (tails.vertex_count(), tails.arc_count());
    let mut writer = BinaryWriter::new(out, vertices as u64, arcs as u64, from_one)?;
    let rows = || (0..=u32::MAX).take(vertices).map(|vertex| tails.row(vertex));
    let mut start = 0;
    for (place, row) in rows().enumerate() {
        if place % STRIDE == 0 {
            budget.at(Stage::Writing, 0, vertices as u64).map_err(io::Error::other)?;
        }
        writer.start(start)?;
        start += row.len() as u64;
    }
    writer.start(start)?;
    for (place, row) in rows().enumerate() {
        if place % STRIDE == 0 {
            let here = budget.at(Stage::Writing, place as u64, vertices as u64);
            here.map_err(io::Error::other)?;
        }
        writer.row(row)?;
    }
    writer.finish()
}
