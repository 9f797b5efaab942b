//! The host of faces that run on a real machine.

use crate::files::{STANDARD_INPUT, patient};
use crate::memory::free_memory;
use crate::{ReadError, ReadErrorKind};
use grundy_api::{Doing, Failure, FileFailure, Host, Input};
use grundy_core::Budget;
use grundy_explain::InputError;
use std::fs::{self, File};
use std::io::{self, ErrorKind};

/// A machine with files, where `-` is standard input.
#[derive(Clone, Copy, Debug, Default)]
pub struct Native;

impl Host for Native {
    fn open(&self, name: &str, budget: &Budget) -> Result<Input, Failure> {
        if name == STANDARD_INPUT {
            return Ok(Input::Stream(Box::new(patient(|| Ok(io::stdin()), budget))));
        }
        let unreadable = |why: &io::Error| FileFailure::new(name, Doing::Reading, why);
        let found = fs::metadata(name).map_err(|why| unreadable(&why))?;
        if found.is_dir() {
            return Err(unreadable(&ErrorKind::IsADirectory.into()).into());
        }
        if !found.is_file() {
            // Even to open a pipe may take for ever.
            let path = name.to_owned();
            return Ok(Input::Stream(Box::new(patient(move || File::open(path), budget))));
        }
        Ok(Input::File(File::open(name).map_err(|why| unreadable(&why))?))
    }

    fn free_memory(&self) -> Option<u64> {
        free_memory()
    }
}

impl From<ReadError> for Failure {
    fn from(ReadError { name, kind }: ReadError) -> Failure {
        let unreadable = |kind: ErrorKind| -> Failure {
            FileFailure::new(&name, Doing::Reading, &kind.into()).into()
        };
        match kind {
            ReadErrorKind::Missing => unreadable(ErrorKind::NotFound),
            ReadErrorKind::IsDirectory => unreadable(ErrorKind::IsADirectory),
            ReadErrorKind::NotPermitted => unreadable(ErrorKind::PermissionDenied),
            ReadErrorKind::TooLong { most } => InputError::TooLong { most }.into(),
            ReadErrorKind::NotText { .. } => InputError::NotUtf8.into(),
            ReadErrorKind::Stopped(by) => Failure::Unfinished { name, doing: Doing::Reading, by },
            ReadErrorKind::Other(why) => {
                FileFailure::new(&name, Doing::Reading, &io::Error::other(why)).into()
            }
        }
    }
}
