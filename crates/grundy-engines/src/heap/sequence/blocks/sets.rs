//! Sets of indices, and the codes of a block at hand.

use crate::heap::sequence::codec::{COMMON, Code};
use crate::heap::sequence::kernel::{Codes, FEW, LANES};

/// The codes of FEW heaps before a block, and of the block.
pub(super) struct Line {
    pub(super) low: [u8; 2 * LANES],
    pub(super) high: [u8; 2 * LANES],
}

impl Line {
    pub(super) fn after(codes: Codes<'_>, first: usize) -> Line {
        let mut line = Line { low: [0; 2 * LANES], high: [0; 2 * LANES] };
        let known = &codes.low[first - FEW..];
        line.low[..known.len()].copy_from_slice(known);
        if let Some(known) = codes.high.get(first - FEW..) {
            line.high[..known.len()].copy_from_slice(known);
        }
        line
    }

    #[inline(always)]
    pub(super) fn set(&mut self, lane: usize, code: Code) {
        self.low[FEW + lane] = code.low;
        self.high[FEW + lane] = code.high;
    }
}

/// The bit of each number below 64, and no bit for others: quicker than shifts.
static BITS: [u64; 256] = {
    let mut bits = [0; 256];
    let mut at = 0;
    while at < 64 {
        bits[at] = 1 << at;
        at += 1;
    }
    bits
};

/// Puts a code of class 0 into a set. Codes of class 1, and those beyond the set, are left out.
#[inline(always)]
pub(super) fn put<const WORDS: usize>(words: &mut [u64; WORDS], code: Code) {
    if WORDS <= 2 {
        for (at, word) in (0u8..).zip(words) {
            *word |= BITS[usize::from(code.low ^ at << 6)];
        }
    } else if code.low & COMMON == 0 {
        let at = 2 * usize::from(code.high) + usize::from(code.low >> 6);
        words.get_mut(at).into_iter().for_each(|word| *word |= 1 << (code.low % 64));
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
