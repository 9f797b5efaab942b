//! Tables as plain text for other programs.

use super::{Kind, Table};
use grundy_core::Cell;
use std::io::{self, Write};

/// Comma-separated values: a head with the names of the parameters, then a line for each position.
/// What is not known is left empty.
///
/// ```
/// use grundy::values::{csv, values};
/// use grundy::{Budget, parse_rule};
/// let table = values(&parse_rule("0.77").expect("a rule"), 3, 5, &mut Budget::default())?;
/// let mut text = Vec::new();
/// csv(&table, &mut text)?;
/// assert_eq!(text, b"n,g\n3,3\n4,1\n5,4\n");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// If `out` cannot be written to.
pub fn csv(table: &Table, out: &mut dyn Write) -> io::Result<()> {
    for axis in table.axes() {
        write!(out, "{},", axis.name())?;
    }
    writeln!(out, "{}", if table.kind() == Kind::Values { "g" } else { "outcome" })?;
    for index in 0..table.shown() {
        for number in table.position(index) {
            write!(out, "{number},")?;
        }
        match table.cell(index) {
            Cell::Value(value) => writeln!(out, "{value}")?,
            Cell::Outcome(outcome) => writeln!(out, "{outcome}")?,
            Cell::Unknown => writeln!(out)?,
        }
    }
    Ok(())
}

/// Whether a table can be a b-file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bfile {
    /// It was written.
    Written,
    /// A b-file holds a sequence, and the table is a grid.
    IsGrid,
    /// A b-file holds numbers, and the table has outcomes.
    HasOutcomes,
}

impl Bfile {
    /// What becomes of `table`.
    pub fn of(table: &Table) -> Bfile {
        match table.kind() {
            _ if table.is_grid() => Bfile::IsGrid,
            Kind::Outcomes => Bfile::HasOutcomes,
            Kind::Values => Bfile::Written,
        }
    }
}

/// The b-file of a sequence of values, as the On-Line Encyclopedia of Integer Sequences has them: a
/// line `n a(n)` for each n that is known. Of another table nothing is written.
///
/// # Errors
/// If `out` cannot be written to.
pub fn bfile(table: &Table, out: &mut dyn Write) -> io::Result<Bfile> {
    let fate = Bfile::of(table);
    if fate == Bfile::Written {
        let axis = table.across();
        for (n, cell) in (axis.from()..=axis.to()).zip(table.cells()) {
            let Cell::Value(value) = cell else { break };
            writeln!(out, "{n} {value}")?;
        }
    }
    Ok(fate)
}
