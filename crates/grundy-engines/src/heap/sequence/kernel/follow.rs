//! Short lags, one heap after the other.

use super::{LANES, Planes, Short};

/// The class in the codes that are followed: indices are less than this.
pub(in crate::heap::sequence) const OTHER_CLASS: u8 = 32;

/// What short lags are followed from.
#[derive(Clone, Copy)]
struct Start {
    /// For each lane the indices of options that are known, those below 32.
    sets: [u32; LANES],
    /// The codes of the 64 heaps before the block: the class, and the index below it.
    before: [u8; LANES],
}

/// A code of one byte, with the class moved down.
#[inline(always)]
pub(in crate::heap::sequence) fn short_code(low: u8) -> u8 {
    (low % OTHER_CLASS) + low / 128 * OTHER_CLASS
}

/// What [`Kernel::follow`](super::Kernel::follow) does, in plain Rust: for each number of lags by itself, so that they
/// stay in registers.
#[inline(always)]
pub(super) fn follow<const PLANES: usize>(
    options: &Planes<PLANES>,
    before: &[u8; LANES],
    lags: &[Short],
) -> [u8; LANES] {
    let set =
        |lane: usize| options.iter().rev().fold(0, |set, plane| set << 8 | u32::from(plane[lane]));
    let start = Start { sets: std::array::from_fn(set), before: before.map(short_code) };
    match *lags {
        [] => with(start, []),
        [a] => with(start, [a]),
        [a, b] => with(start, [a, b]),
        [a, b, c] => with(start, [a, b, c]),
        [a, b, c, d] => with(start, [a, b, c, d]),
        [a, b, c, d, e] => with(start, [a, b, c, d, e]),
        [a, b, c, d, e, f] => with(start, [a, b, c, d, e, f]),
        [a, b, c, d, e, f, g] => with(start, [a, b, c, d, e, f, g]),
        [a, b, c, d, e, f, g, h] => with(start, [a, b, c, d, e, f, g, h]),
        _ => with_any(start, lags),
    }
}

#[inline(always)]
fn with<const LAGS: usize>(start: Start, lags: [Short; LAGS]) -> [u8; LANES] {
    with_any(start, &lags)
}

#[inline(always)]
fn with_any(start: Start, lags: &[Short]) -> [u8; LANES] {
    let mut line = [0; 2 * LANES];
    line[..LANES].copy_from_slice(&start.before);
    for lane in 0..LANES {
        let mut set = u64::from(start.sets[lane]);
        for lag in lags {
            // From 0 to 63, so that the place needs no check.
            let from = LANES.wrapping_sub(lag.back) % LANES;
            // Options of the other class are in the upper half.
            set |= 1 << ((line[from + lane] ^ lag.xor) % 64);
        }
        let [least, ..] = (!set | 1 << OTHER_CLASS).trailing_zeros().to_le_bytes();
        line[LANES + lane] = least + OTHER_CLASS;
    }
    std::array::from_fn(|lane| line[LANES + lane] - OTHER_CLASS)
}
