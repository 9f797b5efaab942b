//! As many heaps at once as the least take says.
//!
//! The loops are plain. The compiler turns them into vectors for each of the kernels.
#![allow(unsafe_code)] // The only way to functions compiled for more than every processor has.

use super::{FEWEST_AT_ONCE, LANES};
use crate::heap::sequence::kernel::Kernel;

/// A value as a word in which its bit alone is set; 0 if there is no such bit.
pub(super) trait Word: Copy {
    const NONE: Self;

    fn of(value: u8) -> Self;

    fn or(self, other: Self) -> Self;

    /// The lowest bit that is not set.
    fn missing(self) -> Self;

    /// The value; the number of bits if no bit is set.
    fn value(self) -> u8;
}

macro_rules! words {
    ($($word:ty)*) => {$(
        impl Word for $word {
            const NONE: $word = 0;

            fn of(value: u8) -> $word {
                1 as $word << (u32::from(value) % <$word>::BITS)
            }

            #[inline(always)]
            fn or(self, other: $word) -> $word {
                self | other
            }

            #[inline(always)]
            fn missing(self) -> $word {
                !self & self.wrapping_add(1)
            }

            #[inline(always)]
            #[allow(clippy::cast_possible_truncation)] // At most 64.
            fn value(self) -> u8 {
                self.wrapping_sub(1).count_ones() as u8
            }
        }
    )*};
}
words!(u8 u16 u32 u64);

/// The words of the last heaps.
#[derive(Clone, Debug)]
pub(super) struct Window<W> {
    /// Strictly increasing, without 0.
    takes: Vec<usize>,
    kernel: Kernel,
    /// Invariant: `LANES` longer than `end` at least. What is behind `end` is of no heap.
    words: Vec<W>,
    /// Where the next heap is. Invariant: not less than the most that may be taken.
    end: usize,
}

impl<W: Word> Window<W> {
    /// The heaps after these. There are at most as many takes as a word has bits.
    pub(super) fn new(takes: Vec<usize>, kernel: Kernel, values: &[u8]) -> Window<W> {
        let most = takes.last().copied().unwrap_or(0);
        let mut words = vec![W::NONE; 2 * most.max(1 << 13) + LANES];
        let kept = &values[values.len().saturating_sub(most)..];
        for (word, &value) in words[most - kept.len()..].iter_mut().zip(kept) {
            let no_bit = usize::from(value) >= takes.len();
            *word = if no_bit { W::NONE } else { W::of(value) };
        }
        Window { takes, kernel, words, end: most }
    }

    pub(super) fn bytes(&self) -> usize {
        self.words.len() * size_of::<W>()
    }

    pub(super) fn extend(&mut self, values: &mut Vec<u8>, more: usize) {
        let until = values.len() + more;
        values.reserve(more + LANES);
        while values.len() < until {
            let most = self.takes.last().copied().unwrap_or(0);
            if self.end + LANES > self.words.len() {
                self.words.copy_within(self.end - most..self.end, 0);
                self.end = most;
            }
            let room = self.words.len() - self.end;
            let count = (until - values.len()).next_multiple_of(LANES).min(room / LANES * LANES);
            match self.kernel {
                Kernel::Portable => self.run(values, count),
                #[cfg(target_arch = "x86_64")]
                // SAFETY: a kernel is used only where it is available.
                Kernel::Avx2 => unsafe { self.run_with_avx2(values, count) },
                #[cfg(target_arch = "x86_64")]
                // SAFETY: a kernel is used only where it is available.
                Kernel::Avx512 => unsafe { self.run_with_avx512(values, count) },
                #[cfg(not(target_arch = "x86_64"))]
                _ => self.run(values, count),
            }
        }
    }

    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "avx2")]
    fn run_with_avx2(&mut self, values: &mut Vec<u8>, count: usize) {
        self.run(values, count);
    }

    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "avx512f,avx512bw,avx2")]
    fn run_with_avx512(&mut self, values: &mut Vec<u8>, count: usize) {
        self.run(values, count);
    }

    /// Computes the next values, at least one and at most `count`, for which there is room.
    #[inline(always)]
    fn run(&mut self, values: &mut Vec<u8>, count: usize) {
        let least = self.takes.first().copied().unwrap_or(LANES).min(LANES);
        let far = self.takes.partition_point(|&take| take < LANES);
        let last = self.end + count;
        while self.end + LANES <= last {
            let step = if least >= FEWEST_AT_ONCE {
                // Lanes beyond the step are computed from heaps that are not known yet, and once
                // more in the next step.
                let sets = self.union(0);
                let words = &mut self.words[self.end..self.end + LANES];
                for (word, set) in words.iter_mut().zip(sets) {
                    *word = set.missing();
                }
                least
            } else {
                let sets = self.union(far);
                for (lane, set) in sets.into_iter().enumerate() {
                    let at = self.end + lane;
                    let mut set = set;
                    for &take in &self.takes[..far] {
                        set = set.or(self.words[at - take]);
                    }
                    self.words[at] = set.missing();
                }
                LANES
            };
            let mut found = [0; LANES];
            let words = &self.words[self.end..self.end + LANES];
            for (value, word) in found.iter_mut().zip(words) {
                *value = word.value();
            }
            values.extend_from_slice(&found[..step]);
            self.end += step;
        }
    }

    /// The options of the next heaps by the takes from the one of this number on.
    #[inline(always)]
    fn union(&self, from: usize) -> [W; LANES] {
        let mut sets = [W::NONE; LANES];
        for &take in &self.takes[from..] {
            let options = &self.words[self.end - take..self.end - take + LANES];
            for (set, &option) in sets.iter_mut().zip(options) {
                *set = set.or(option);
            }
        }
        sets
    }
}
