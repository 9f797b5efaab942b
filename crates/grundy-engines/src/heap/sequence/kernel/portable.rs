//! The inner loops in plain Rust.

use super::{Block, LANES, Lag, Sets};

pub(super) fn insert(block: Block<'_>, lags: &[Lag], sets: &mut [Sets]) {
    for &lag in lags {
        let codes = block.lowered(lag);
        for (word, set) in (0u8..).zip(sets.iter_mut()) {
            let xor = block.xor(lag) ^ word << 6;
            for (set, code) in set.iter_mut().zip(codes) {
                let code = code ^ xor;
                *set |= u64::from(code < 64) << (code % 64);
            }
        }
    }
}

pub(super) fn hits(block: Block<'_>, lags: &[Lag], wanted: &[u8; LANES]) -> u64 {
    // 0 where an option is the wanted one.
    let mut least = [u8::MAX; LANES];
    for &lag in lags {
        let (codes, xor) = (block.lowered(lag), block.xor(lag));
        for ((least, code), wanted) in least.iter_mut().zip(codes).zip(wanted) {
            *least = (*least).min(code ^ xor ^ wanted);
        }
    }
    least.iter().rev().fold(0, |lanes, &least| lanes << 1 | u64::from(least == 0))
}

pub(super) fn meets(up: &[u8], down: &[u8], wanted: u8) -> bool {
    let mut ups = up.chunks_exact(LANES);
    let mut downs = down.rchunks_exact(LANES);
    let met = |up: &[u8], down: &[u8]| {
        up.iter().zip(down.iter().rev()).fold(false, |met, (a, b)| met | (a ^ b == wanted))
    };
    ups.by_ref().zip(downs.by_ref()).any(|(up, down)| met(up, down))
        || met(ups.remainder(), downs.remainder())
}
