//! A checksum that is as fast as reading, since every block is summed up by itself.

use super::Checksum;

/// How many bytes a block has. Threads share the work by taking blocks.
pub(crate) const BLOCK: usize = 1 << 20;

/// An odd number whose bits are well mixed: 2^64 over the golden ratio.
const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;

/// The share of the `number`th block in the checksum, which is the sum of all.
pub(crate) fn of_block(number: u64, bytes: &[u8]) -> u64 {
    let mut lanes = [number, FACTOR, !number, bytes.len() as u64];
    let (wholes, rest) = bytes.as_chunks::<32>();
    for whole in wholes {
        for (lane, eight) in lanes.iter_mut().zip(whole.as_chunks::<8>().0) {
            *lane = mixed(*lane, u64::from_le_bytes(*eight));
        }
    }
    for &byte in rest {
        lanes[0] = mixed(lanes[0], u64::from(byte));
    }
    lanes.into_iter().fold(number, mixed)
}

/// Each step can be undone, so that one changed word always changes the result.
fn mixed(so_far: u64, word: u64) -> u64 {
    (so_far ^ word).wrapping_mul(FACTOR).rotate_left(29)
}

/// The sum of the shares of all blocks, where bytes come one piece after the other.
#[derive(Debug, Default)]
pub(crate) struct Blocks {
    sum: u64,
    blocks: u64,
    /// Invariant: shorter than a block.
    open: Vec<u8>,
}

impl Checksum for Blocks {
    fn add(&mut self, mut piece: &[u8]) {
        while !piece.is_empty() {
            let (now, later) = piece.split_at(piece.len().min(BLOCK - self.open.len()));
            self.open.extend_from_slice(now);
            if self.open.len() == BLOCK {
                self.sum = self.get();
                self.blocks += 1;
                self.open.clear();
            }
            piece = later;
        }
    }

    fn get(&self) -> u64 {
        match &self.open[..] {
            [] => self.sum,
            open => self.sum.wrapping_add(of_block(self.blocks, open)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_make_the_same_sum_and_every_change_another() {
        let mut bytes: Vec<u8> =
            (0..BLOCK * 2 + 77).map(|i| u8::try_from(i * i % 251).unwrap()).collect();
        let whole = |bytes: &[u8]| {
            let blocks = (0..).zip(bytes.chunks(BLOCK));
            blocks.fold(0_u64, |sum, (i, block)| sum.wrapping_add(of_block(i, block)))
        };
        for length in [1, 1000, BLOCK, BLOCK + 1, 10 * BLOCK] {
            let mut checksum = Blocks::default();
            bytes.chunks(length).for_each(|piece| checksum.add(piece));
            assert_eq!(checksum.get(), whole(&bytes));
        }
        let right = whole(&bytes);
        for at in [0, 31, 32, BLOCK - 1, BLOCK, 2 * BLOCK, 2 * BLOCK + 76] {
            bytes[at] ^= 1;
            assert_ne!(whole(&bytes), right, "{at}");
            bytes[at] ^= 1;
        }
        assert_ne!(whole(&bytes[..bytes.len() - 1]), right);
    }
}
