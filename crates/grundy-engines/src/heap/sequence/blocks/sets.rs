//! Sets of indices, and the codes of a few heaps at hand.

use crate::heap::sequence::kernel::{Codes, FEW, LANES, Sets};

/// A set of indices, a bit for each.
pub(super) type Set<const WORDS: usize> = [u64; WORDS];

/// What is known of each heap of a block.
pub(super) struct Known<const WORDS: usize> {
    /// Indices of options of the class that is enumerated.
    pub(super) options: [Sets; WORDS],
    /// Indices of that class that no far lag leads to.
    pub(super) free: [Sets; WORDS],
    /// Indices of options of the other class.
    pub(super) rares: [Sets; WORDS],
}

impl<const WORDS: usize> Known<WORDS> {
    pub(super) fn new() -> Known<WORDS> {
        let none = [[0; LANES]; WORDS];
        Known { options: none, free: none, rares: none }
    }

    /// The lanes whose index is not known to be free.
    pub(super) fn unsure(&self, indices: &[Option<u32>; LANES]) -> u64 {
        let unsure =
            |lane: usize, index: u32| self.free[index as usize / 64][lane] & bit(index) == 0;
        let lanes = indices.iter().enumerate();
        lanes.fold(0, |lanes, (lane, index)| {
            lanes | u64::from(index.is_some_and(|index| unsure(lane, index))) << lane
        })
    }

    /// For each lane the first indices from `from` on that are known neither as those of options nor as free.
    pub(super) fn unknown<const N: usize>(&self, from: &[u32; LANES]) -> [[u32; LANES]; N] {
        let mut indices = [[0; LANES]; N];
        for lane in 0..LANES {
            let known: Set<WORDS> =
                std::array::from_fn(|word| self.options[word][lane] | self.free[word][lane]);
            let mut unknown = Unknown::from(&known, from[lane]);
            indices.iter_mut().for_each(|indices| indices[lane] = unknown.next());
        }
        indices
    }
}

/// The bit of an index in its word.
#[inline(always)]
pub(super) fn bit(index: u32) -> u64 {
    1 << (index % 64)
}

/// Indices that are not in a set, in increasing order: those of the first word that lacks some. The last of them is given
/// again and again, and some index or other if there is none.
pub(super) struct Unknown {
    start: u32,
    left: u64,
}

impl Unknown {
    /// Those from `from` on.
    #[inline(always)]
    pub(super) fn from(set: &[u64], from: u32) -> Unknown {
        let mut unknown = Unknown { start: 0, left: 0 };
        let mut start = 0;
        for word in set {
            let before = from.saturating_sub(start).min(64);
            let left = !word & u64::MAX.checked_shl(before).unwrap_or(0);
            if unknown.left == 0 {
                unknown = Unknown { start, left };
            }
            start += 64;
        }
        unknown
    }

    #[inline(always)]
    pub(super) fn next(&mut self) -> u32 {
        let index = self.start + self.left.trailing_zeros() % 64;
        let others = self.left & self.left.wrapping_sub(1);
        self.left = if others == 0 { self.left } else { others };
        index
    }
}

/// The codes of FEW heaps before a few, and of these.
pub(super) struct Line {
    pub(super) low: [u8; 2 * FEW],
    pub(super) high: [u8; 2 * FEW],
}

impl Line {
    pub(super) fn before(codes: Codes<'_>) -> Line {
        let mut line = Line { low: [0; 2 * FEW], high: [0; 2 * FEW] };
        let from = codes.low.len() - FEW;
        line.low[..FEW].copy_from_slice(&codes.low[from..]);
        if let Some(known) = codes.high.get(from..) {
            line.high[..known.len()].copy_from_slice(known);
        }
        line
    }

    #[inline(always)]
    pub(super) fn set(&mut self, at: usize, (low, high): (u8, u8)) {
        self.low[FEW + at] = low;
        self.high[FEW + at] = high;
    }
}

/// The set with each number below 256 and no other: quicker than shifts.
static ONE: [[u64; 4]; 256] = {
    let mut sets = [[0; 4]; 256];
    let mut at = 0;
    while at < 256 {
        sets[at][at / 64] = 1 << (at % 64);
        at += 1;
    }
    sets
};

/// Puts an index, given by its low byte and the rest, into a set. Those beyond the set are left out.
#[inline(always)]
pub(super) fn put<const WORDS: usize>(words: &mut Set<WORDS>, low: u8, high: u8) {
    let one = &ONE[usize::from(low)];
    if WORDS <= 4 {
        if high == 0 {
            words.iter_mut().zip(one).for_each(|(word, one)| *word |= one);
        }
    } else if let Some(words) = words.get_mut(4 * usize::from(high)..) {
        words.iter_mut().zip(one).for_each(|(word, one)| *word |= one);
    }
}

/// The least number that is not in the set, if the set can hold it.
#[inline(always)]
pub(super) fn mex(words: &[u64]) -> Option<u32> {
    let mut from = 0;
    for word in words {
        if *word != u64::MAX {
            return Some(from + word.trailing_ones());
        }
        from += 64;
    }
    None
}
