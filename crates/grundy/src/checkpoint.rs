//! Sequences kept in files, so that a long computation can be stopped and gone on with.
//!
//! A checkpoint is: the name of the format, its version, the rule as text, the values, and a checksum of
//! all that. What is damaged or of another rule is refused. `docs/tables.md` has the format byte by byte.

use crate::checksum::Summed;
use grundy_engines::heap::sequence::Sequence;
use std::io::{self, ErrorKind, Read, Write};

/// What a checkpoint begins with.
const NAME: &[u8; 8] = b"grundysq";

/// The version of the format that is written and read.
const VERSION: u32 = 1;

/// No rule is longer than this.
const LONGEST_RULE: u64 = 1 << 24;

/// Why a checkpoint is refused.
#[derive(Debug)]
pub enum CheckpointError {
    /// The file is no checkpoint.
    Foreign,
    /// The file is of another version of the format.
    Version(u32),
    /// The file is not as it was written.
    Damaged,
    /// The file is of this rule.
    OtherRule(String),
    /// Another run has it.
    InUse,
    /// It could not be read or written.
    Io(io::Error),
}

impl From<io::Error> for CheckpointError {
    fn from(error: io::Error) -> CheckpointError {
        match error.kind() {
            // It ends before its end.
            ErrorKind::UnexpectedEof => CheckpointError::Damaged,
            _ => CheckpointError::Io(error),
        }
    }
}

/// Writes the first `count` values of the sequence of `rule`, as many as are known.
///
/// # Errors
/// If `out` cannot be written to.
pub fn write_values(
    out: impl Write,
    rule: &str,
    sequence: &Sequence,
    count: usize,
) -> io::Result<()> {
    let mut out = Summed::new(out);
    out.write_all(NAME)?;
    out.write_all(&VERSION.to_le_bytes())?;
    out.write_all(&(rule.len() as u64).to_le_bytes())?;
    out.write_all(rule.as_bytes())?;
    // As few bytes a value as the largest needs: 1, 2 or 8.
    let max = sequence.values().take(count).max().unwrap_or(0);
    let width = [1, 2].into_iter().find(|width| max >> (8 * width) == 0).unwrap_or(8u8);
    out.write_all(&[width])?;
    out.write_all(&(count as u64).to_le_bytes())?;
    for value in sequence.values().take(count) {
        out.write_all(&value.to_le_bytes()[..width.into()])?;
    }
    let Summed { mut inner, sum } = out;
    inner.write_all(&sum.get().to_le_bytes())
}

/// The values of a checkpoint for `rule`.
///
/// # Errors
/// If it is no checkpoint, or not one of `rule`, or cannot be read.
pub fn read_values(file: impl Read, rule: &str) -> Result<Vec<u64>, CheckpointError> {
    let mut file = Summed::new(file);
    let name = take(&mut file).map_err(|_| CheckpointError::Foreign)?;
    if name != *NAME {
        return Err(CheckpointError::Foreign);
    }
    let version = take(&mut file).map(u32::from_le_bytes)?;
    if version != VERSION {
        return Err(CheckpointError::Version(version));
    }
    let len = take(&mut file).map(u64::from_le_bytes)?;
    if len > LONGEST_RULE {
        return Err(CheckpointError::Damaged);
    }
    let mut of = Vec::new();
    file.by_ref().take(len).read_to_end(&mut of)?;
    let [width] = take(&mut file)?;
    let count = take(&mut file).map(u64::from_le_bytes)?;
    let width = usize::from(width);
    if ![1, 2, 8].contains(&width) {
        return Err(CheckpointError::Damaged);
    }
    // As many as are there, and not as many as a damaged file says.
    let mut values = Vec::new();
    for _ in 0..count {
        let mut word = [0; 8];
        file.read_exact(&mut word[..width])?;
        values.push(u64::from_le_bytes(word));
    }
    let sum = file.sum.get();
    let whole = take(&mut file).map(u64::from_le_bytes)? == sum;
    if !whole || file.read(&mut [0])? > 0 {
        return Err(CheckpointError::Damaged);
    }
    // Whose it is can be told only of a whole one.
    match of == rule.as_bytes() {
        true => Ok(values),
        false => Err(CheckpointError::OtherRule(String::from_utf8_lossy(&of).into_owned())),
    }
}

/// The next `N` bytes.
fn take<const N: usize>(file: &mut impl Read) -> io::Result<[u8; N]> {
    let mut bytes = [0; N];
    file.read_exact(&mut bytes)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use grundy_core::{Budget, Limits};
    use grundy_games::heap::HeapRule;
    use grundy_lang::{RuleRef, parse_rule};
    use grundy_theorems::heap;

    fn rule(text: &str) -> HeapRule {
        match parse_rule(text) {
            Ok(RuleRef::Heap(rule)) => rule,
            other => panic!("{other:?}"),
        }
    }

    fn written(rule: &str, sequence: &Sequence) -> Vec<u8> {
        let mut bytes = Vec::new();
        write_values(&mut bytes, rule, sequence, sequence.len()).unwrap();
        bytes
    }

    fn until(text: &str, last: u64) -> Sequence {
        let mut sequence = heap::sequence(&rule(text));
        sequence.extend_to(last, &mut Budget::new(&Limits::default())).unwrap();
        sequence
    }

    #[test]
    fn a_sequence_goes_on_from_its_checkpoint_as_if_it_had_not_been_stopped() {
        for text in
            ["0.77", "0.6", "grundys", "0.007", "subtract[1, 3, 4]", "allbut[2, 5]", "4.[3]"]
        {
            for stopped in [0, 5, 200, 1500] {
                let bytes = written(text, &until(text, stopped));
                let values = read_values(&bytes[..], text).unwrap();
                let mut resumed = heap::sequence(&rule(text)).resumed(values);
                resumed.extend_to(2000, &mut Budget::new(&Limits::default())).unwrap();
                let whole = until(text, 2000);
                assert!(resumed.values().take(2001).eq(whole.values().take(2001)), "{text}");
            }
        }
    }

    #[test]
    fn what_is_damaged_foreign_or_of_another_rule_is_refused() {
        let good = written("0.77", &until("0.77", 300));
        assert!(read_values(&good[..], "0.77").is_ok());
        for at in 0..good.len() {
            let mut bad = good.clone();
            bad[at] ^= 1 << (at % 8);
            assert!(read_values(&bad[..], "0.77").is_err(), "byte {at}");
            assert!(read_values(&good[..at], "0.77").is_err(), "cut at {at}");
        }
        assert!(matches!(
            read_values(&b"something else"[..], "0.77"),
            Err(CheckpointError::Foreign)
        ));
        assert!(matches!(
            read_values(&good[..], "0.07"),
            Err(CheckpointError::OtherRule(rule)) if rule == "0.77"
        ));
        let longer = [&good[..], &[0]].concat();
        assert!(matches!(read_values(&longer[..], "0.77"), Err(CheckpointError::Damaged)));
        let mut later = good;
        later[8] = 2;
        assert!(matches!(read_values(&later[..], "0.77"), Err(CheckpointError::Version(2))));
    }
}
