//! Sequences kept in files, so that a long computation can be stopped and gone on with.
//!
//! A checkpoint is: the name of the format, its version, the rule as text, the values, and a checksum of
//! all that. It is written to a file beside its place and then renamed, so that there is always a whole
//! one; what is damaged or of another rule is refused, and never overwritten. `docs/tables.md` has the
//! format byte by byte.

use crate::checksum::Summed;
use grundy_engines::heap::sequence::Sequence;
use grundy_games::heap::HeapRule;
use grundy_lang::heap_rule_text;
use std::fs::{self, File};
use std::io::{self, BufReader, BufWriter, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

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
    /// This file is where a checkpoint would be written before it is renamed, but it is something else.
    InTheWay(PathBuf),
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

/// The place of a checkpoint of a rule.
#[derive(Clone, Debug)]
pub struct Checkpoint {
    path: PathBuf,
    rule: String,
    /// How many values are in the file.
    kept: usize,
}

impl Checkpoint {
    /// The checkpoint of `rule` at `path`, and the values from heap 0 on that are kept there; `None` if
    /// there is no file.
    ///
    /// # Errors
    /// If there is something else at `path`, or it cannot be read.
    pub fn open(
        path: &Path,
        rule: &HeapRule,
    ) -> Result<(Checkpoint, Option<Vec<u64>>), CheckpointError> {
        let rule = heap_rule_text(rule);
        let values = match File::open(path) {
            Ok(file) => {
                if !file.metadata()?.is_file() {
                    return Err(CheckpointError::Foreign);
                }
                Some(read(BufReader::new(file), &rule)?)
            }
            Err(error) if error.kind() == ErrorKind::NotFound => None,
            Err(error) => return Err(error.into()),
        };
        // A link is followed, so that it stays one.
        let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        let kept = values.as_ref().map_or(0, Vec::len);
        let checkpoint = Checkpoint { path, rule, kept };
        checkpoint.not_in_the_way()?;
        Ok((checkpoint, values))
    }

    /// Keeps the first `most` values of the sequence, as far as they are known. If the file has as many
    /// already, it stays.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn save(&mut self, sequence: &Sequence, most: usize) -> Result<(), CheckpointError> {
        let count = sequence.len().min(most);
        if count <= self.kept {
            return Ok(());
        }
        let beside = self.beside();
        let mut file = BufWriter::new(File::create(&beside)?);
        write(&mut file, &self.rule, sequence, count)?;
        file.into_inner().map_err(io::IntoInnerError::into_error)?.sync_all()?;
        fs::rename(&beside, &self.path)?;
        self.kept = count;
        Ok(())
    }

    /// Where it is written before it is renamed.
    fn beside(&self) -> PathBuf {
        let mut beside = self.path.clone().into_os_string();
        beside.push(".part");
        PathBuf::from(beside)
    }

    /// What a computation left that was killed while it wrote may be written over, and nothing else.
    fn not_in_the_way(&self) -> Result<(), CheckpointError> {
        let beside = self.beside();
        let mut begin = Vec::new();
        match fs::symlink_metadata(&beside) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
            Err(error) => return Err(error.into()),
            Ok(there) if !there.is_file() => return Err(CheckpointError::InTheWay(beside)),
            Ok(_) => File::open(&beside)?.take(NAME.len() as u64).read_to_end(&mut begin)?,
        };
        match NAME.starts_with(&begin) {
            true => Ok(()),
            false => Err(CheckpointError::InTheWay(beside)),
        }
    }
}

fn write(out: impl Write, rule: &str, sequence: &Sequence, count: usize) -> io::Result<()> {
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
fn read(file: impl Read, rule: &str) -> Result<Vec<u64>, CheckpointError> {
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
    use grundy_lang::{RuleRef, parse_rule};

    fn rule(text: &str) -> HeapRule {
        match parse_rule(text) {
            Ok(RuleRef::Heap(rule)) => rule,
            other => panic!("{other:?}"),
        }
    }

    fn written(rule: &str, sequence: &Sequence) -> Vec<u8> {
        let mut bytes = Vec::new();
        write(&mut bytes, rule, sequence, sequence.len()).unwrap();
        bytes
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
                let values = read(&bytes[..], text).unwrap();
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
        assert!(read(&good[..], "0.77").is_ok());
        for at in 0..good.len() {
            let mut bad = good.clone();
            bad[at] ^= 1 << (at % 8);
            assert!(read(&bad[..], "0.77").is_err(), "byte {at}");
            assert!(read(&good[..at], "0.77").is_err(), "cut at {at}");
        }
        assert!(matches!(read(&b"something else"[..], "0.77"), Err(CheckpointError::Foreign)));
        assert!(matches!(
            read(&good[..], "0.07"),
            Err(CheckpointError::OtherRule(rule)) if rule == "0.77"
        ));
        let longer = [&good[..], &[0]].concat();
        assert!(matches!(read(&longer[..], "0.77"), Err(CheckpointError::Damaged)));
        let mut later = good;
        later[8] = 2;
        assert!(matches!(read(&later[..], "0.77"), Err(CheckpointError::Version(2))));
    }

    #[test]
    fn what_is_kept_is_never_made_less_and_nothing_else_is_written_over() {
        let folder = std::env::temp_dir().join(format!("grundy-checkpoint-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let (path, kayles) = (folder.join("k"), rule("0.77"));
        let (mut checkpoint, values) = Checkpoint::open(&path, &kayles).unwrap();
        assert!(values.is_none());
        checkpoint.save(&until("0.77", 300), 250).unwrap();
        let kept = || Checkpoint::open(&path, &kayles).unwrap().1.unwrap();
        assert_eq!(kept().len(), 250);
        checkpoint.save(&until("0.77", 300), 100).unwrap();
        assert_eq!(kept().len(), 250);
        // A part that a killed computation left is no obstacle, another file is.
        let beside = folder.join("k.part");
        fs::write(&beside, "grundy").unwrap();
        assert!(Checkpoint::open(&path, &kayles).is_ok());
        fs::write(&beside, "a diary").unwrap();
        let refused = Checkpoint::open(&path, &kayles);
        assert!(
            matches!(refused, Err(CheckpointError::InTheWay(file)) if file.ends_with("k.part"))
        );
        assert_eq!(fs::read(&beside).unwrap(), b"a diary");
        fs::remove_dir_all(folder).unwrap();
    }
}
