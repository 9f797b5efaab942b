//! Numbers in buckets, in the order in which they come.
//!
//! Many streams are written to at once. Their blocks lie side by side in large slabs, which are asked for seldom.

use crate::graph::memory::zeros;

/// Numbers in a block. A bucket has one block that is not full.
const BLOCK: usize = 1 << 10;

/// Numbers in a slab: 16 MiB.
const SLAB: usize = 1 << SLAB_BITS;
const SLAB_BITS: u32 = 21;

/// Numbers in buckets.
#[derive(Clone, Debug)]
pub(super) struct Buckets {
    /// Where each bucket goes on.
    cursors: Vec<Cursor>,
    /// The places at which the blocks of each bucket begin. Invariant: multiples of the length of a block, each once.
    blocks: Vec<Vec<usize>>,
    /// Invariant: each of [`SLAB`] numbers. A place counts through all of them.
    slabs: Vec<Vec<u64>>,
    /// The first place that belongs to no block.
    free: usize,
}

/// The places of a block that are still free. There is no block at first.
#[derive(Clone, Copy, Debug, Default)]
struct Cursor {
    next: usize,
    end: usize,
}

impl Buckets {
    pub(super) fn new(count: usize) -> Buckets {
        let cursors = vec![Cursor::default(); count];
        Buckets { cursors, blocks: vec![Vec::new(); count], slabs: Vec::new(), free: 0 }
    }

    /// How many buckets there are.
    #[inline]
    pub(super) fn count(&self) -> usize {
        self.cursors.len()
    }

    #[inline]
    pub(super) fn push(&mut self, bucket: usize, number: u64) {
        if self.cursors[bucket].next == self.cursors[bucket].end {
            self.next_block(bucket);
        }
        let cursor = &mut self.cursors[bucket];
        let place = cursor.next;
        cursor.next += 1;
        self.slabs[place >> SLAB_BITS][place % SLAB] = number;
    }

    #[cold]
    fn next_block(&mut self, bucket: usize) {
        if self.free == self.slabs.len() << SLAB_BITS {
            self.slabs.push(zeros(SLAB));
        }
        self.blocks[bucket].push(self.free);
        self.cursors[bucket] = Cursor { next: self.free, end: self.free + BLOCK };
        self.free += BLOCK;
    }

    /// How many numbers are in a bucket.
    pub(super) fn len(&self, bucket: usize) -> usize {
        let Cursor { next, end } = self.cursors[bucket];
        self.blocks[bucket].len() * BLOCK - (end - next)
    }

    /// The numbers in a bucket, in order.
    pub(super) fn blocks(&self, bucket: usize) -> impl Iterator<Item = &[u64]> {
        let last = self.cursors[bucket].next;
        self.blocks[bucket].iter().map(move |&start| {
            let end = if (start..start + BLOCK).contains(&last) { last } else { start + BLOCK };
            &self.slabs[start >> SLAB_BITS][start % SLAB..][..end - start]
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_come_out_as_they_went_in() {
        for (count, pushes) in [(1, 0), (1, BLOCK), (3, 5 * BLOCK + 7), (7, SLAB + 1)] {
            let mut buckets = Buckets::new(count);
            let bucket = |i: usize| i * i % 11 % count;
            (0..pushes).for_each(|i| buckets.push(bucket(i), i as u64));
            assert_eq!(buckets.count(), count);
            for b in 0..count {
                let expected = (0..pushes).filter(|&i| bucket(i) == b).map(|i| i as u64);
                let found: Vec<u64> = buckets.blocks(b).flatten().copied().collect();
                assert!(expected.eq(found.iter().copied()), "{count} {pushes} {b}");
                assert_eq!(buckets.len(b), found.len());
            }
        }
    }
}
