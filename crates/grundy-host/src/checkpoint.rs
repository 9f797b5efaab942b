//! Checkpoints: values of a long sequence in a file, so that the computation can be stopped and gone on with.

use crate::{Lock, LockError, Output};
use grundy::checkpoint::{CheckpointError, read_values, write_values};
use grundy::values::FormatError;
use grundy::{HeapRule, RuleRef, Sequence, heap_rule_text, parse_rule};
use grundy_api::{Doing, Failure, FileFailure, Keep};
use grundy_core::Stop;
use grundy_explain::InputError;
use std::fs::{self, File};
use std::io::{BufReader, ErrorKind};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Keeping a checkpoint may take one part in so many of the time.
const SHARE: u32 = 20;

/// Where a sequence is kept.
#[derive(Debug)]
pub struct Checkpoint {
    name: String,
    /// Its place; a link is followed, so that it stays one.
    path: PathBuf,
    /// Whether it has to be there.
    resume: bool,
    every: Duration,
    /// Whoever asks for an end wants the last values kept.
    stop: Stop,
    saved: Instant,
    rule: String,
    /// How many values are in the file.
    kept: usize,
    /// While we have it, no other run writes the checkpoint.
    lock: Option<Lock>,
}

impl Checkpoint {
    /// A checkpoint in the file `name`, written so often, and when `stop` asks for an end. With `resume` it has
    /// to be there.
    pub fn new(name: &str, every: Duration, resume: bool, stop: &Stop) -> Checkpoint {
        Checkpoint {
            name: name.to_owned(),
            path: PathBuf::from(name),
            resume,
            every,
            stop: stop.clone(),
            saved: Instant::now(),
            rule: String::new(),
            kept: 0,
            lock: None,
        }
    }

    fn refused(&self, why: CheckpointError) -> Failure {
        match why {
            CheckpointError::Format(FormatError::Io(why)) => {
                FileFailure::new(&self.name, Doing::Reading, &why).into()
            }
            why => InputError::Checkpoint { name: self.name.clone(), why }.into(),
        }
    }

    fn save(&mut self, sequence: &Sequence, most: usize) -> Result<(), Failure> {
        let count = sequence.len().min(most);
        if count <= self.kept {
            return Ok(());
        }
        let written = Output::create(&self.path).and_then(|mut file| {
            write_values(&mut file, &self.rule, || sequence.values().take(count).map(Ok))?;
            file.finish()
        });
        written.map_err(|why| FileFailure::new(&self.name, Doing::Writing, &why))?;
        self.kept = count;
        Ok(())
    }
}

impl Keep for Checkpoint {
    fn kept(&mut self, rule: &HeapRule) -> Result<Vec<u64>, Failure> {
        self.rule = heap_rule_text(rule);
        let file = match File::open(&self.path) {
            Ok(file) => Some(file),
            Err(why) if why.kind() == ErrorKind::NotFound && !self.resume => None,
            Err(why) if why.kind() == ErrorKind::NotFound => {
                return Err(InputError::CheckpointMissing { name: self.name.clone() }.into());
            }
            Err(why) => return Err(self.refused(why.into())),
        };
        let values = match file {
            Some(file) => {
                let is_file = file.metadata().is_ok_and(|there| there.is_file());
                if !is_file {
                    return Err(self.refused(FormatError::Foreign.into()));
                }
                // A rule may have been kept under another of its names.
                let is_of = |of: &str| matches!(parse_rule(of), Ok(RuleRef::Heap(named)) if named.rule() == rule);
                let values = read_values(BufReader::new(file), is_of);
                values.map_err(|why| self.refused(why))?
            }
            None => Vec::new(),
        };
        self.path = fs::canonicalize(&self.path).unwrap_or_else(|_| self.path.clone());
        self.lock = Some(take(&self.path, &self.name)?);
        self.kept = values.len();
        self.saved = Instant::now();
        Ok(values)
    }

    fn look(&mut self, sequence: &Sequence, to: u64, last: bool) -> Result<(), Failure> {
        let whole = sequence.len() as u64 > to;
        if !(last || whole || self.stop.is_requested() || self.saved.elapsed() >= self.every) {
            return Ok(());
        }
        let begun = Instant::now();
        self.save(sequence, usize::try_from(to).map_or(usize::MAX, |to| to.saturating_add(1)))?;
        // A long table takes long to write, and should not be written all the time.
        self.every = self.every.max(begun.elapsed() * SHARE);
        self.saved = Instant::now();
        Ok(())
    }
}

fn take(path: &Path, name: &str) -> Result<Lock, Failure> {
    Lock::take(path).map_err(|why| match why {
        LockError::Held(_) => {
            InputError::Checkpoint { name: name.to_owned(), why: CheckpointError::InUse }.into()
        }
        LockError::Io { error, .. } => FileFailure::new(name, Doing::Writing, &error).into(),
    })
}
