//! Checksums of files: whether their bytes are those that were written.

use std::io::{self, Read, Write};

/// FNV-1a (Fowler, Noll and Vo) by words of eight bytes, the last filled up with zeros. Every step can be
/// undone, so a change within one word always shows.
#[derive(Clone, Debug)]
pub(crate) struct Checksum {
    sum: u64,
    word: [u8; 8],
    /// Invariant: below 8.
    filled: usize,
}

impl Checksum {
    pub(crate) fn new() -> Checksum {
        Checksum { sum: 0xcbf2_9ce4_8422_2325, word: [0; 8], filled: 0 }
    }

    pub(crate) fn add(&mut self, mut bytes: &[u8]) {
        while !bytes.is_empty() {
            let taken = bytes.len().min(8 - self.filled);
            let (now, later) = bytes.split_at(taken);
            self.word[self.filled..self.filled + taken].copy_from_slice(now);
            self.filled += taken;
            bytes = later;
            if self.filled == 8 {
                self.sum = step(self.sum, self.word);
                (self.word, self.filled) = ([0; 8], 0);
            }
        }
    }

    pub(crate) fn get(&self) -> u64 {
        if self.filled == 0 { self.sum } else { step(self.sum, self.word) }
    }
}

fn step(sum: u64, word: [u8; 8]) -> u64 {
    (sum ^ u64::from_le_bytes(word)).wrapping_mul(0x0000_0100_0000_01b3).rotate_left(17)
}

/// Counts what is read or written through it.
#[derive(Debug)]
pub(crate) struct Summed<T> {
    pub(crate) inner: T,
    pub(crate) sum: Checksum,
}

impl<T> Summed<T> {
    pub(crate) fn new(inner: T) -> Summed<T> {
        Summed { inner, sum: Checksum::new() }
    }
}

impl<W: Write> Write for Summed<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.inner.write(bytes)?;
        self.sum.add(&bytes[..written]);
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.inner.flush()
    }
}

impl<R: Read> Read for Summed<R> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        let read = self.inner.read(bytes)?;
        self.sum.add(&bytes[..read]);
        Ok(read)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pieces_do_not_matter_and_every_bit_does() {
        let bytes: Vec<u8> = (0..100u8).map(|n| n.wrapping_mul(37)).collect();
        let sum = |pieces: usize| {
            let mut sum = Checksum::new();
            bytes.chunks(pieces).for_each(|piece| sum.add(piece));
            sum.get()
        };
        assert!((1..=100).all(|pieces| sum(pieces) == sum(100)));
        for bit in 0..800 {
            let mut changed = bytes.clone();
            changed[bit / 8] ^= 1 << (bit % 8);
            let mut other = Checksum::new();
            other.add(&changed);
            assert_ne!(other.get(), sum(100));
        }
    }
}
