//! Sequences of values as compact binary files.
//!
//! After the rule's text: the first heap (8 bytes), the number of values (8 bytes), the bytes that each value
//! takes (1 byte: 1, 2, 4 or 8), and the values. `docs/tables.md` has the same with an example.

use crate::FormatError;
use crate::framing::{
    Format, close, count_and_max, narrowest, read_numbers, take, take_width, write_numbers,
};
use std::io::{self, Read, Write};

const TABLE: Format = Format { name: b"grundytb", version: 1 };

/// How many bytes a value may take.
const WIDTHS: [u8; 4] = [1, 2, 4, 8];

/// A table that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BinaryTable {
    /// The rule as it is written.
    pub rule: String,
    /// The first heap.
    pub from: u64,
    /// The values of that heap and those after it.
    pub values: Vec<u64>,
}

/// Writes the values that `rule` gives to the heap `from` and those after it. They are asked for twice, and whoever gives them may end it.
///
/// # Errors
/// If `out` cannot be written to, or there is an error among the values.
pub fn write<I: Iterator<Item = io::Result<u64>>>(
    out: impl Write,
    rule: &str,
    from: u64,
    values: impl Fn() -> I,
) -> io::Result<()> {
    let (count, max) = count_and_max(values())?;
    let width = narrowest(max, &WIDTHS);
    let mut out = TABLE.begin(out, rule)?;
    out.write_all(&from.to_le_bytes())?;
    out.write_all(&count.to_le_bytes())?;
    out.write_all(&[width])?;
    write_numbers(&mut out, width, values())?;
    out.end().map(|_| ())
}

/// Reads what [`write()`] wrote, and nothing else.
///
/// # Errors
/// If it is something else, of another version, damaged, or cannot be read.
pub fn read(file: impl Read) -> Result<BinaryTable, FormatError> {
    let (mut file, rule) = TABLE.open(file)?;
    let rule = String::from_utf8(rule).map_err(|_| FormatError::Damaged)?;
    let from = take(&mut file).map(u64::from_le_bytes)?;
    let count = take(&mut file).map(u64::from_le_bytes)?;
    let width = take_width(&mut file, &WIDTHS)?;
    let values = read_numbers(&mut file, width, count)?;
    close(file)?;
    Ok(BinaryTable { rule, from, values })
}
