//! Sequences of values as compact binary files, which begin with what they are and end with a checksum.
//!
//! All numbers are little-endian: `grundytb`, the version (4 bytes), the length of the rule's text (8 bytes)
//! and the text in UTF-8, the first heap (8 bytes), the number of values (8 bytes), the bytes that each value
//! takes (1 byte: 1, 2, 4 or 8), the values, and a checksum of all that (8 bytes). `docs/tables.md` has the
//! same with an example.

use super::{Bfile, Table};
use crate::checksum::Summed;
use grundy_core::{Budget, Cell};
use std::fmt;
use std::io::{self, Read, Write};

/// What a table begins with.
const NAME: &[u8; 8] = b"grundytb";

/// The version of the format that is written and read.
const VERSION: u32 = 1;

/// No rule is longer than this.
const LONGEST_RULE: u64 = 1 << 24;

/// Writes the values of a sequence that are known. Like a b-file it holds Grundy values of one parameter:
/// of another table nothing is written.
///
/// ```
/// use grundy::values::{binary, read_binary, values};
/// use grundy::{Budget, parse_rule};
/// let table = values(&parse_rule("0.77").expect("a rule"), 3, 7, &mut Budget::default())?;
/// let mut file = Vec::new();
/// binary(&table, &Budget::default(), &mut file)?;
/// let read = read_binary(&file[..])?;
/// assert_eq!((read.rule.as_str(), read.from, &read.values[..]), ("0.77", 3, &[3, 1, 4, 3, 2][..]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// If `out` cannot be written to, or the time of `budget` is up: then the error is what [`Stopped`](grundy_core::Stopped)
/// it.
pub fn binary(table: &Table, budget: &Budget, out: &mut dyn Write) -> io::Result<Bfile> {
    let fate = Bfile::of(table);
    if fate != Bfile::Written {
        return Ok(fate);
    }
    let values = || {
        let value = |cell| if let Cell::Value(value) = cell { Some(value) } else { None };
        table.cells().map_while(value)
    };
    let (mut count, mut max) = (0u64, 0);
    for value in budget.each(values()) {
        (count, max) = (count + 1, value.map_err(io::Error::other)?.max(max));
    }
    let width = [1u8, 2, 4].into_iter().find(|width| max >> (8 * width) == 0).unwrap_or(8);
    let mut out = Summed::new(out);
    out.write_all(NAME)?;
    out.write_all(&VERSION.to_le_bytes())?;
    out.write_all(&(table.rule().len() as u64).to_le_bytes())?;
    out.write_all(table.rule().as_bytes())?;
    out.write_all(&table.across().from().to_le_bytes())?;
    out.write_all(&count.to_le_bytes())?;
    out.write_all(&[width])?;
    for value in budget.each(values()) {
        let value = value.map_err(io::Error::other)?;
        out.write_all(&value.to_le_bytes()[..width.into()])?;
    }
    let Summed { inner, sum } = out;
    inner.write_all(&sum.get().to_le_bytes())?;
    Ok(fate)
}

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

/// Why a file is no table.
#[derive(Debug)]
pub enum NotBinary {
    /// It is something else.
    Foreign,
    /// It is of this version of the format.
    Version(u32),
    /// It is not as it was written.
    Damaged,
    /// It could not be read.
    Io(io::Error),
}

impl fmt::Display for NotBinary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotBinary::Foreign => f.write_str("not a table of values"),
            NotBinary::Version(version) => write!(f, "version {version} of the format"),
            NotBinary::Damaged => f.write_str("damaged"),
            NotBinary::Io(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for NotBinary {}

impl From<io::Error> for NotBinary {
    fn from(error: io::Error) -> NotBinary {
        match error.kind() {
            io::ErrorKind::UnexpectedEof => NotBinary::Damaged,
            _ => NotBinary::Io(error),
        }
    }
}

/// Reads what [`binary`] wrote, and nothing else.
///
/// # Errors
/// If it is something else, of another version, damaged, or cannot be read.
pub fn read_binary(file: impl Read) -> Result<BinaryTable, NotBinary> {
    let mut file = Summed::new(file);
    if take(&mut file).map_err(|_| NotBinary::Foreign)? != *NAME {
        return Err(NotBinary::Foreign);
    }
    let version = take(&mut file).map(u32::from_le_bytes)?;
    if version != VERSION {
        return Err(NotBinary::Version(version));
    }
    let len = take(&mut file).map(u64::from_le_bytes)?;
    if len > LONGEST_RULE {
        return Err(NotBinary::Damaged);
    }
    let mut rule = Vec::new();
    file.by_ref().take(len).read_to_end(&mut rule)?;
    let rule = String::from_utf8(rule).map_err(|_| NotBinary::Damaged)?;
    let from = take(&mut file).map(u64::from_le_bytes)?;
    let count = take(&mut file).map(u64::from_le_bytes)?;
    let [width] = take(&mut file)?;
    if ![1, 2, 4, 8].contains(&width) {
        return Err(NotBinary::Damaged);
    }
    // As many as are there, and not as many as a damaged file says.
    let mut values = Vec::new();
    for _ in 0..count {
        let mut word = [0; 8];
        file.read_exact(&mut word[..width.into()])?;
        values.push(u64::from_le_bytes(word));
    }
    let sum = file.sum.get();
    let whole = take(&mut file).map(u64::from_le_bytes)? == sum;
    match whole && file.read(&mut [0])? == 0 {
        true => Ok(BinaryTable { rule, from, values }),
        false => Err(NotBinary::Damaged),
    }
}

fn take<const N: usize>(file: &mut impl Read) -> io::Result<[u8; N]> {
    let mut bytes = [0; N];
    file.read_exact(&mut bytes)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::super::values;
    use super::*;
    use grundy_core::Limits;
    use grundy_lang::parse_rule;

    fn written(rule: &str, from: u64, to: u64) -> (Table, Vec<u8>) {
        let rule = parse_rule(rule).expect("a rule");
        let table = values(&rule, from, to, &mut Budget::default()).unwrap();
        let mut file = Vec::new();
        binary(&table, &Budget::default(), &mut file).unwrap();
        (table, file)
    }

    #[test]
    fn every_width_is_read_again() {
        for (rule, from, to, bytes) in [
            ("0.77", 0, 5000, 1),
            ("nim", 200, 300, 2),
            ("nim", 65_530, 65_540, 4),
            ("nim", u64::MAX - 3, u64::MAX, 8),
        ] {
            let (table, file) = written(rule, from, to);
            let read = read_binary(&file[..]).unwrap();
            assert_eq!((read.rule.as_str(), read.from), (table.rule(), from));
            assert!(read.values.iter().copied().map(Cell::Value).eq(table.cells()), "{rule}");
            assert_eq!(file.len() - 45 - table.rule().len(), read.values.len() * bytes, "{rule}");
        }
    }

    #[test]
    fn a_limit_leaves_what_is_known() {
        let limits = Limits { positions: 100, ..Limits::default() };
        let table =
            values(&parse_rule("grundys").expect("a rule"), 10, 10_000, &mut Budget::new(&limits))
                .unwrap();
        let mut file = Vec::new();
        binary(&table, &Budget::default(), &mut file).unwrap();
        assert_eq!(read_binary(&file[..]).unwrap().values.len() as u64, table.known());
    }

    #[test]
    fn what_is_damaged_or_foreign_is_refused() {
        let (_, good) = written("0.77", 0, 100);
        for at in 0..good.len() {
            let mut bad = good.clone();
            bad[at] ^= 1 << (at % 8);
            assert!(read_binary(&bad[..]).is_err(), "byte {at}");
            assert!(read_binary(&good[..at]).is_err(), "cut at {at}");
        }
        assert!(read_binary(&[&good[..], b"x"].concat()[..]).is_err());
        assert!(matches!(read_binary(&b"n,g\n0,0\n"[..]), Err(NotBinary::Foreign)));
        let (_, nothing) = written("kl[1, 2]", 0, 5);
        assert!(nothing.is_empty());
    }
}
