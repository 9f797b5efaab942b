//! Tables of values as compact binary files, in the format of [`grundy_files::table`].

use super::{Bfile, Table};
use grundy_core::{Budget, Cell};
use grundy_files::table;
use std::io::{self, Write};

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
    let values = || budget.each(values()).map(|value| value.map_err(io::Error::other));
    table::write(out, table.rule(), table.across().from(), values)?;
    Ok(fate)
}

#[cfg(test)]
mod tests {
    use super::super::values;
    use super::*;
    use crate::values::{FormatError, read_binary};
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
        assert!(matches!(read_binary(&b"n,g\n0,0\n"[..]), Err(FormatError::Foreign)));
        let (_, nothing) = written("kl[1, 2]", 0, 5);
        assert!(nothing.is_empty());
    }
}
