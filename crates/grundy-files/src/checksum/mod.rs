//! Checksums of files: whether their bytes are those that were written. They are against damage and not against malice.
//!
//! There are two, since formats that exist cannot change theirs: tables and checkpoints are read from front to back
//! and have [`Words`]; graphs lie in memory, and the shares of `Blocks` in their sum are found by several threads.

#[cfg(feature = "graphs")]
pub(crate) mod blocks;
mod words;

pub(crate) use words::Words;

use std::io::{self, Read, Write};

/// The checksum of bytes that come one piece after the other.
pub(crate) trait Checksum: Default {
    /// Goes on with these bytes. How they are cut into pieces does not matter.
    fn add(&mut self, piece: &[u8]);

    /// The checksum of all bytes so far.
    fn get(&self) -> u64;
}

/// Sums up what is read or written through it.
#[derive(Debug)]
pub(crate) struct Summed<T, C> {
    inner: T,
    sum: C,
}

impl<T, C: Checksum> Summed<T, C> {
    pub(crate) fn new(inner: T) -> Summed<T, C> {
        Summed { inner, sum: C::default() }
    }

    pub(crate) fn get(&self) -> u64 {
        self.sum.get()
    }
}

impl<W: Write, C: Checksum> Summed<W, C> {
    /// Writes the checksum of all that was written.
    pub(crate) fn end(mut self) -> io::Result<W> {
        self.inner.write_all(&self.sum.get().to_le_bytes())?;
        Ok(self.inner)
    }
}

impl<W: Write, C: Checksum> Write for Summed<W, C> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.inner.write(bytes)?;
        self.sum.add(&bytes[..written]);
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.inner.flush()
    }
}

impl<R: Read, C: Checksum> Read for Summed<R, C> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        let read = self.inner.read(bytes)?;
        self.sum.add(&bytes[..read]);
        Ok(read)
    }
}
