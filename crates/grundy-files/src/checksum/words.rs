//! A checksum of words, one after the other.

use super::Checksum;

/// FNV-1a (Fowler, Noll and Vo) by words of eight bytes, the last filled up with zeros. Every step can be
/// undone, so a change within one word always shows.
#[derive(Clone, Debug)]
pub(crate) struct Words {
    sum: u64,
    word: [u8; 8],
    /// Invariant: below 8.
    filled: usize,
}

impl Default for Words {
    fn default() -> Words {
        Words { sum: 0xcbf2_9ce4_8422_2325, word: [0; 8], filled: 0 }
    }
}

impl Checksum for Words {
    fn add(&mut self, mut bytes: &[u8]) {
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

    fn get(&self) -> u64 {
        if self.filled == 0 { self.sum } else { step(self.sum, self.word) }
    }
}

fn step(sum: u64, word: [u8; 8]) -> u64 {
    (sum ^ u64::from_le_bytes(word)).wrapping_mul(0x0000_0100_0000_01b3).rotate_left(17)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pieces_do_not_matter_and_every_bit_does() {
        let bytes: Vec<u8> = (0..100u8).map(|n| n.wrapping_mul(37)).collect();
        let sum = |pieces: usize| {
            let mut sum = Words::default();
            bytes.chunks(pieces).for_each(|piece| sum.add(piece));
            sum.get()
        };
        assert!((1..=100).all(|pieces| sum(pieces) == sum(100)));
        for bit in 0..800 {
            let mut changed = bytes.clone();
            changed[bit / 8] ^= 1 << (bit % 8);
            let mut other = Words::default();
            other.add(&changed);
            assert_ne!(other.get(), sum(100));
        }
    }
}
