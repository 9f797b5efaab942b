//! Sequences kept in files, so that a long computation can be stopped and gone on with.
//!
//! A checkpoint is: the name of the format, its version, the rule as text, the values, and a checksum of
//! all that. It is written to a file beside its place and then renamed, so that there is always a whole
//! one; what is damaged or of another rule is refused, and never overwritten.

use grundy_engines::heap::sequence::Sequence;
use grundy_games::heap::HeapRule;
use grundy_lang::heap_rule_text;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

/// What a checkpoint begins with.
const NAME: &[u8; 8] = b"grundysq";

/// The version of the format that is written and read.
const VERSION: u32 = 1;

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
    /// It could not be read or written.
    Io(io::Error),
}

impl From<io::Error> for CheckpointError {
    fn from(error: io::Error) -> CheckpointError {
        CheckpointError::Io(error)
    }
}

/// The place of a checkpoint of a rule.
#[derive(Clone, Debug)]
pub struct Checkpoint {
    path: PathBuf,
    rule: HeapRule,
}

impl Checkpoint {
    /// The checkpoint of `rule` at `path`, and the sequence that is kept there; an empty one if nothing is.
    ///
    /// # Errors
    /// If there is something else at `path`, or it cannot be read.
    pub fn open(path: &Path, rule: &HeapRule) -> Result<(Checkpoint, Sequence), CheckpointError> {
        let sequence = match fs::read(path) {
            Ok(bytes) => rule.sequence().resumed(read(&bytes, &heap_rule_text(rule))?),
            Err(error) if error.kind() == ErrorKind::NotFound => rule.sequence(),
            Err(error) => return Err(error.into()),
        };
        Ok((Checkpoint { path: path.to_owned(), rule: rule.clone() }, sequence))
    }

    /// Keeps what is known of the sequence.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn save(&self, sequence: &Sequence) -> Result<(), CheckpointError> {
        let mut beside = self.path.clone().into_os_string();
        beside.push(".part");
        let beside = PathBuf::from(beside);
        let mut file = File::create(&beside)?;
        file.write_all(&written(&heap_rule_text(&self.rule), sequence))?;
        file.sync_all()?;
        Ok(fs::rename(&beside, &self.path)?)
    }
}

fn written(rule: &str, sequence: &Sequence) -> Vec<u8> {
    let mut bytes = NAME.to_vec();
    bytes.extend(VERSION.to_le_bytes());
    bytes.extend((rule.len() as u64).to_le_bytes());
    bytes.extend(rule.as_bytes());
    // As few bytes a value as the largest needs: 1, 2 or 8.
    let max = sequence.values().max().unwrap_or(0);
    let width = [1, 2].into_iter().find(|width| max >> (8 * width) == 0).unwrap_or(8u8);
    bytes.push(width);
    bytes.extend((sequence.len() as u64).to_le_bytes());
    for value in sequence.values() {
        bytes.extend(&value.to_le_bytes()[..width.into()]);
    }
    bytes.extend(checksum(&bytes).to_le_bytes());
    bytes
}

/// The values of a checkpoint for `rule`.
fn read(bytes: &[u8], rule: &str) -> Result<Vec<u64>, CheckpointError> {
    let mut rest = bytes.strip_prefix(NAME).ok_or(CheckpointError::Foreign)?;
    let version = take(&mut rest).map(u32::from_le_bytes)?;
    if version != VERSION {
        return Err(CheckpointError::Version(version));
    }
    let (body, sum) = bytes.split_last_chunk().ok_or(CheckpointError::Damaged)?;
    if checksum(body) != u64::from_le_bytes(*sum) {
        return Err(CheckpointError::Damaged);
    }
    let len = take(&mut rest).map(u64::from_le_bytes).map(index)?;
    let (name, after) = rest.split_at_checked(len).ok_or(CheckpointError::Damaged)?;
    if name != rule.as_bytes() {
        return Err(CheckpointError::OtherRule(String::from_utf8_lossy(name).into_owned()));
    }
    rest = after;
    let [width] = take(&mut rest)?;
    let len = take(&mut rest).map(u64::from_le_bytes).map(index)?;
    let width = usize::from(width);
    let size = len.checked_mul(width);
    if ![1, 2, 8].contains(&width) || size != rest.len().checked_sub(size_of::<u64>()) {
        return Err(CheckpointError::Damaged);
    }
    let value = |bytes: &[u8]| {
        let mut word = [0; 8];
        word[..width].copy_from_slice(bytes);
        u64::from_le_bytes(word)
    };
    Ok(rest.chunks_exact(width).take(len).map(value).collect())
}

/// The next `N` bytes.
fn take<const N: usize>(rest: &mut &[u8]) -> Result<[u8; N], CheckpointError> {
    let (taken, after) = rest.split_first_chunk().ok_or(CheckpointError::Damaged)?;
    *rest = after;
    Ok(*taken)
}

/// FNV-1a (Fowler, Noll and Vo), by words of eight bytes.
fn checksum(bytes: &[u8]) -> u64 {
    bytes.chunks(8).fold(0xcbf2_9ce4_8422_2325, |sum, chunk| {
        let mut word = [0; 8];
        word[..chunk.len()].copy_from_slice(chunk);
        (sum ^ u64::from_le_bytes(word)).wrapping_mul(0x0000_0100_0000_01b3).rotate_left(17)
    })
}

fn index(n: u64) -> usize {
    usize::try_from(n).unwrap_or(usize::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use grundy_core::{Budget, Limits};
    use grundy_lang::{RuleRef, parse_rule};

    fn rule(text: &str) -> HeapRule {
        match parse_rule(text) {
            Ok(RuleRef::Heap(rule)) => rule,
            other => panic!("{other:?}"),
        }
    }

    fn until(text: &str, last: u64) -> Sequence {
        let mut sequence = rule(text).sequence();
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
                let values = read(&bytes, text).unwrap();
                let mut resumed = rule(text).sequence().resumed(values);
                resumed.extend_to(2000, &mut Budget::new(&Limits::default())).unwrap();
                let whole = until(text, 2000);
                assert!(resumed.values().take(2001).eq(whole.values().take(2001)), "{text}");
            }
        }
    }

    #[test]
    fn what_is_damaged_foreign_or_of_another_rule_is_refused() {
        let good = written("0.77", &until("0.77", 300));
        assert!(read(&good, "0.77").is_ok());
        for at in 0..good.len() {
            let mut bad = good.clone();
            bad[at] ^= 1 << (at % 8);
            assert!(read(&bad, "0.77").is_err(), "byte {at}");
            assert!(read(&good[..at], "0.77").is_err(), "cut at {at}");
        }
        assert!(matches!(read(b"something else", "0.77"), Err(CheckpointError::Foreign)));
        assert!(matches!(
            read(&good, "0.07"),
            Err(CheckpointError::OtherRule(rule)) if rule == "0.77"
        ));
        let mut later = good;
        later[8] = 2;
        assert!(matches!(read(&later, "0.77"), Err(CheckpointError::Version(2))));
    }
}
