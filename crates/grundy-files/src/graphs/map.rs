//! Files as memory, and memory as numbers.

#![allow(unsafe_code)]

#[cfg(unix)]
use memmap2::Advice;
use memmap2::Mmap;
use std::fs::File;
use std::io;
use std::ops::Deref;

/// The bytes of a file, mapped into memory.
#[derive(Debug)]
pub struct FileBytes(Mmap);

impl FileBytes {
    /// The bytes of a file; none if it cannot be mapped, such as a pipe, a device or an empty file.
    ///
    /// # Errors
    /// If the system refuses.
    pub fn of(file: &File) -> io::Result<Option<FileBytes>> {
        let about = file.metadata()?;
        if !about.is_file() || about.len() == 0 {
            return Ok(None);
        }
        // SAFETY: the map is only read. If another program changes the file meanwhile we may read old and new
        // bytes mixed, as with any reading in pieces: text is checked byte by byte where it is used, and the
        // numbers of a binary file, which were checked when it was opened, are used as indices that are checked again, so
        // that a changed one may end the program but nothing worse. A file that is cut short while it is read raises
        // a signal, as it does in every program that maps files: the program of Grundy tells what happened and ends.
        let map = unsafe { Mmap::map(file)? };
        // Advice that is not taken does no harm.
        #[cfg(unix)]
        let _ = map.advise(Advice::Sequential);
        Ok(Some(FileBytes(map)))
    }

    /// Says that from now on bytes are not read in order.
    pub(crate) fn will_be_read_anywhere(&self) {
        #[cfg(unix)]
        let _ = self.0.advise(Advice::Normal);
    }
}

impl Deref for FileBytes {
    type Target = [u8];

    #[inline]
    fn deref(&self) -> &[u8] {
        &self.0
    }
}

/// Whether numbers can stay where they are: a map starts at a page, and its numbers are little-endian.
pub(crate) const NUMBERS_STAY: bool = cfg!(target_endian = "little");

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
