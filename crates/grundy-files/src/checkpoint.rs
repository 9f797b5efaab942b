//! Sequences kept in files, so that a long computation can be stopped and gone on with.
//!
//! A checkpoint holds the rule as text and the values from heap 0 on. What is damaged or of another rule is
//! refused. `docs/tables.md` has the format byte by byte.

use crate::FormatError;
use crate::framing::{
    Format, close, count_and_max, narrowest, read_numbers, take, take_width, write_numbers,
};
use std::io::{self, Read, Write};

const CHECKPOINT: Format = Format { name: b"grundysq", version: 1 };

/// How many bytes a value may take.
const WIDTHS: [u8; 3] = [1, 2, 8];

/// Why a checkpoint is refused.
#[derive(Debug)]
pub enum CheckpointError {
    /// The file is no checkpoint, or cannot be read.
    Format(FormatError),
    /// The file is of this rule.
    OtherRule(String),
    /// Another run has it.
    InUse,
}

impl<E: Into<FormatError>> From<E> for CheckpointError {
    fn from(error: E) -> CheckpointError {
        CheckpointError::Format(error.into())
    }
}

/// Writes the values of the sequence of `rule` from heap 0 on. They are asked for twice, and whoever gives them may end it.
///
/// # Errors
/// If `out` cannot be written to, or there is an error among the values.
pub fn write_values<I: Iterator<Item = io::Result<u64>>>(
    out: impl Write,
    rule: &str,
    values: impl Fn() -> I,
) -> io::Result<()> {
    let mut out = CHECKPOINT.begin(out, rule)?;
    let (count, max) = count_and_max(values())?;
    let width = narrowest(max, &WIDTHS);
    out.write_all(&[width])?;
    out.write_all(&count.to_le_bytes())?;
    write_numbers(&mut out, width, values())?;
    out.end().map(|_| ())
}

/// The values of a checkpoint of a rule; `is_of` tells whether a text is the rule.
///
/// # Errors
/// If it is no checkpoint, or not one of the rule, or cannot be read.
pub fn read_values(
    file: impl Read,
    is_of: impl FnOnce(&str) -> bool,
) -> Result<Vec<u64>, CheckpointError> {
    let (mut file, of) = CHECKPOINT.open(file)?;
    let width = take_width(&mut file, &WIDTHS)?;
    let count = take(&mut file).map(u64::from_le_bytes)?;
    let values = read_numbers(&mut file, width, count)?;
    close(file)?;
    // Whose it is can be told only of a whole one.
    let of = String::from_utf8_lossy(&of);
    match is_of(&of) {
        true => Ok(values),
        false => Err(CheckpointError::OtherRule(of.into_owned())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_damaged_foreign_or_of_another_rule_is_refused() {
        for values in [vec![0, 1, 2, 3, 1, 4], vec![7, 300], vec![1 << 40], vec![]] {
            let mut good = Vec::new();
            write_values(&mut good, "0.77", || values.iter().copied().map(Ok)).unwrap();
            assert_eq!(read_values(&good[..], |of| of == "0.77").unwrap(), values);
            for at in 0..good.len() {
                let mut bad = good.clone();
                bad[at] ^= 1 << (at % 8);
                assert!(read_values(&bad[..], |_| true).is_err(), "byte {at}");
                assert!(read_values(&good[..at], |_| true).is_err(), "cut at {at}");
            }
            let refused =
                |bytes: &[u8], rule: &str| read_values(bytes, |of| of == rule).unwrap_err();
            use CheckpointError::{Format, OtherRule};
            assert!(matches!(refused(b"something else", "0.77"), Format(FormatError::Foreign)));
            assert!(matches!(refused(&good, "0.07"), OtherRule(rule) if rule == "0.77"));
            let longer = [&good[..], &[0]].concat();
            assert!(matches!(refused(&longer, "0.77"), Format(FormatError::Damaged)));
            let mut later = good;
            later[8] = 2;
            assert!(matches!(refused(&later, "0.77"), Format(FormatError::Version(2))));
        }
    }
}
