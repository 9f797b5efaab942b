//! Files as memory, and memory as numbers.

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
        // bytes mixed, as with any reading in pieces: text is checked byte by byte where it is used, and the
        // numbers of a binary file, which were checked when it was opened, are used as indices that are checked again, so
        // that a changed one may end the program but nothing worse. A file that is cut short while we read it
        // ends the program with a signal, as it does in every program that maps files.
        let map = unsafe { Mmap::map(&file)? };
        // Advice that is not taken does no harm.
        #[cfg(unix)]
        let _ = map.advise(Advice::Sequential);
        Ok(Bytes::Mapped(map))
    }

    /// Says that from now on bytes are not read in order.
    pub(crate) fn will_be_read_anywhere(&self) {
        #[cfg(unix)]
        if let Bytes::Mapped(map) = self {
            let _ = map.advise(Advice::Normal);
        }
    }
}

impl Deref for Bytes {
    type Target = [u8];

    #[inline]
    fn deref(&self) -> &[u8] {
        match self {
            Bytes::Mapped(map) => map,
            Bytes::Held(bytes) => bytes,
        }
    }
}

/// Whether numbers can stay where they are: a map starts at a page, and its numbers are those of this machine.
pub(crate) fn can_stay(bytes: &Bytes) -> bool {
    cfg!(target_endian = "little") && matches!(bytes, Bytes::Mapped(_))
}

/// Bytes as numbers of 32 bits; empty if they do not lie as such.
#[inline]
pub(crate) fn as_u32s(bytes: &[u8]) -> &[u32] {
    // SAFETY: every four bytes are a number.
    let (before, numbers, after) = unsafe { bytes.align_to::<u32>() };
    if before.is_empty() && after.is_empty() { numbers } else { &[] }
}

/// Bytes as numbers of 64 bits; empty if they do not lie as such.
#[inline]
pub(crate) fn as_u64s(bytes: &[u8]) -> &[u64] {
    // SAFETY: every eight bytes are a number.
    let (before, numbers, after) = unsafe { bytes.align_to::<u64>() };
    if before.is_empty() && after.is_empty() { numbers } else { &[] }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_those_that_the_portable_way_reads() {
        let bytes: Vec<u64> = (0..40_u64).map(|i| i.wrapping_mul(0x0123_4567_89ab_cdef)).collect();
        // SAFETY: every number is eight bytes.
        let (_, bytes, _) = unsafe { bytes.align_to::<u8>() };
        let eights = bytes.as_chunks::<8>().0.iter().map(|&eight| u64::from_ne_bytes(eight));
        assert!(as_u64s(bytes).iter().copied().eq(eights));
        let fours = bytes.as_chunks::<4>().0.iter().map(|&four| u32::from_ne_bytes(four));
        assert!(as_u32s(bytes).iter().copied().eq(fours));
        assert_eq!((as_u64s(&bytes[1..9]), as_u32s(&bytes[..7])), (&[][..], &[][..]));
    }
}
