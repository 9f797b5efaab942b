//! Short lags, one heap after the other.

use super::{Follow, LANES, Short};

/// What [`Kernel::follow`](super::Kernel::follow) does, in plain Rust: for each number of lags by itself, so that they
/// stay in registers.
#[inline(always)]
pub(super) fn follow(start: Follow, lags: &[Short]) -> [u8; LANES] {
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
fn with<const LAGS: usize>(start: Follow, lags: [Short; LAGS]) -> [u8; LANES] {
    with_any(start, &lags)
}

#[inline(always)]
fn with_any(start: Follow, lags: &[Short]) -> [u8; LANES] {
    let mut line = [0; 2 * LANES];
    line[..LANES].copy_from_slice(&start.before);
    for (lane, &set) in start.sets.iter().enumerate() {
        let mut set = u64::from(set);
        for lag in lags {
            // Options of the other class are in the upper half.
            set |= 1 << ((line[(LANES + lane - lag.back) % line.len()] ^ lag.xor) % 64);
        }
        let [least, ..] = (!set | 1 << 32).trailing_zeros().to_le_bytes();
        line[LANES + lane] = least + 32;
    }
    std::array::from_fn(|lane| line[LANES + lane] - 32)
}
