//! A checksum that is as fast as reading, against damage and not against malice.

/// Blocks are summed up by themselves, so that threads can share the work.
pub(super) const BLOCK: usize = 1 << 20;

/// An odd number whose bits are well mixed: 2^64 over the golden ratio.
const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;

/// The share of the `number`th block in the checksum, which is the sum of all.
pub(super) fn of_block(number: u64, bytes: &[u8]) -> u64 {
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

/// The checksum of bytes that come one piece after the other.
#[derive(Debug, Default)]
pub(super) struct Checksum {
    sum: u64,
    blocks: u64,
    /// Invariant: shorter than a block.
    open: Vec<u8>,
}

impl Checksum {
    pub(super) fn add(&mut self, mut piece: &[u8]) {
        while !piece.is_empty() {
            let (now, later) = piece.split_at(piece.len().min(BLOCK - self.open.len()));
            self.open.extend_from_slice(now);
            if self.open.len() == BLOCK {
                self.end_block();
            }
            piece = later;
        }
    }

    fn end_block(&mut self) {
        self.sum = self.sum.wrapping_add(of_block(self.blocks, &self.open));
        self.blocks += 1;
        self.open.clear();
    }

    pub(super) fn finish(mut self) -> u64 {
        if !self.open.is_empty() {
            self.end_block();
        }
        self.sum
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
            let mut checksum = Checksum::default();
            bytes.chunks(length).for_each(|piece| checksum.add(piece));
            assert_eq!(checksum.finish(), whole(&bytes));
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
