//! Files as memory.

#![allow(unsafe_code)]

use memmap2::{Advice, Mmap};
use std::fs::File;
use std::io::{self, Read};
use std::ops::Deref;
use std::path::Path;

/// The bytes of a file.
#[derive(Debug)]
pub(crate) enum Bytes {
    Mapped(Mmap),
    /// What cannot be mapped, such as a pipe, is read.
    Held(Vec<u8>),
}

impl Bytes {
    /// The bytes of the file `path`.
    pub(crate) fn of(path: &Path) -> io::Result<Bytes> {
        let mut file = File::open(path)?;
        let about = file.metadata()?;
        if !about.is_file() || about.len() == 0 {
            let mut bytes = Vec::new();
            file.read_to_end(&mut bytes)?;
            return Ok(Bytes::Held(bytes));
        }
        // SAFETY: the map is only read. If another program changes the file meanwhile we may read old and new
        // bytes mixed, as with any reading in pieces: every byte is checked where it is used and no result of
        // a check is kept beyond the reading of it. A file that is cut short while we read it ends the
        // program with a signal, as it does in every program that maps files.
        let map = unsafe { Mmap::map(&file)? };
        // Advice that is not taken does no harm.
        #[cfg(unix)]
        let _ = map.advise(Advice::Sequential);
        Ok(Bytes::Mapped(map))
    }
}

impl Deref for Bytes {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        match self {
            Bytes::Mapped(map) => map,
            Bytes::Held(bytes) => bytes,
        }
    }
}
