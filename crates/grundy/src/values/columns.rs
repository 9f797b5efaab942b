//! Tables as Parquet files.

use super::{Kind, Table};
use grundy_core::{Budget, Cell, Outcome};
use grundy_files::columns::{Cells, Column, ColumnsError, Width, Writer};
use std::io::{self, Write};

/// So many rows are gathered before they are written.
const ROWS: usize = 1 << 14;

/// Numbers of a column, no wider than they need to be.
struct Gathered {
    width: Width,
    narrow: Vec<u8>,
    medium: Vec<u16>,
    wide: Vec<u32>,
    widest: Vec<u64>,
}

impl Gathered {
    fn new(most: u64) -> Gathered {
        let width = match most {
            ..=0xff => Width::U8,
            0x100..=0xffff => Width::U16,
            0x1_0000..=0xffff_ffff => Width::U32,
            _ => Width::U64,
        };
        let (narrow, medium, wide, widest) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Gathered { width, narrow, medium, wide, widest }
    }

    /// Adds a number, which is not above the most there can be.
    fn push(&mut self, number: u64) {
        match self.width {
            Width::U8 => self.narrow.push(u8::try_from(number).unwrap_or(u8::MAX)),
            Width::U16 => self.medium.push(u16::try_from(number).unwrap_or(u16::MAX)),
            Width::U32 => self.wide.push(u32::try_from(number).unwrap_or(u32::MAX)),
            Width::U64 => self.widest.push(number),
        }
    }

    fn cells(&self) -> Cells<'_> {
        match self.width {
            Width::U8 => self.narrow.as_slice().into(),
            Width::U16 => self.medium.as_slice().into(),
            Width::U32 => self.wide.as_slice().into(),
            Width::U64 => self.widest.as_slice().into(),
        }
    }

    fn clear(&mut self) {
        self.narrow.clear();
        self.medium.clear();
        self.wide.clear();
        self.widest.clear();
    }
}

/// Writes a table as a Parquet file, and gives back what it was written to: a column for each parameter, named
/// as it is, and a column `g` of values or `outcome` of letters, with the same rows as [`csv`](super::csv). What
/// is not known is empty.
///
/// # Errors
/// If `out` cannot be written to, or the time of `budget` is up: then the error is what [`Stopped`](grundy_core::Stopped)
/// it.
pub fn parquet<W: Write + Send>(table: &Table, budget: &Budget, out: W) -> Result<W, ColumnsError> {
    let (mut max, mut gaps, mut mixed) = (0, false, false);
    let count = table.shown();
    for index in budget.each(0..count) {
        let index = index.map_err(io::Error::other)?;
        match table.cell(index) {
            Cell::Value(value) => max = value.max(max),
            Cell::Outcome(outcome) => mixed |= outcome.single_letter().is_none(),
            Cell::Unknown => gaps = true,
        }
    }
    // Four of the nine are rare, and fewer words take fewer bits.
    let letters: Vec<&str> = match mixed {
        true => Outcome::ALL.map(Outcome::letter).into(),
        false => Outcome::ALL.into_iter().filter_map(Outcome::single_letter).collect(),
    };
    let mut axes: Vec<Gathered> =
        table.axes().iter().map(|axis| Gathered::new(axis.to())).collect();
    let mut found = Gathered::new(if table.kind() == Kind::Values { max } else { 0 });
    let last = match table.kind() {
        Kind::Values => Column::numbers("g", found.width),
        Kind::Outcomes => Column::words("outcome", &letters),
    };
    let numbers = table.axes().iter().zip(&axes);
    let mut columns: Vec<Column> = numbers
        .map(|(axis, gathered)| Column::numbers(axis.name(), gathered.width).rising())
        .collect();
    columns.push(if gaps { last.optional() } else { last });
    let mut writer = Writer::new(out, &columns)?;
    let mut present = Vec::new();
    let mut index = 0;
    while index < count {
        budget.in_time().map_err(io::Error::other)?;
        axes.iter_mut().for_each(Gathered::clear);
        found.clear();
        present.clear();
        while index < count && present.len() < ROWS {
            for (axis, number) in axes.iter_mut().zip(table.position(index)) {
                axis.push(number);
            }
            let cell = table.cell(index);
            let letter = |outcome| Outcome::ALL.iter().position(|&other| other == outcome);
            found.push(match cell {
                Cell::Value(value) => value,
                Cell::Outcome(outcome) => letter(outcome).unwrap_or(0) as u64,
                Cell::Unknown => 0,
            });
            present.push(cell.is_known());
            index += 1;
        }
        let mut cells: Vec<Cells<'_>> = axes.iter().map(Gathered::cells).collect();
        cells.push(if gaps { found.cells().present(&present) } else { found.cells() });
        writer.write(&cells)?;
    }
    writer.finish()
}
