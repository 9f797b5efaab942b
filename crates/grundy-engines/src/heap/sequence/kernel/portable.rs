//! The inner loops in plain Rust.

use super::{Block, LANES, Lag, Sets};

pub(super) fn insert(block: Block<'_>, lags: &[Lag], sets: &mut [Sets]) {
    for (word, sets) in (0u8..).zip(sets.iter_mut()) {
        insert_few(block, lags, word << 6, sets);
    }
}

/// Inserts the codes that are below 64 after xor with `flip`.
pub(super) fn insert_few(block: Block<'_>, lags: &[Lag], flip: u8, sets: &mut [u64]) {
    for &lag in lags {
        let xor = block.xor(lag) ^ flip;
        let codes = block.lowered_lanes(lag, sets.len());
        for (set, code) in sets.iter_mut().zip(codes) {
            let code = code ^ xor;
            *set |= u64::from(code < 64) << (code % 64);
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

pub(super) fn find(up: &[u8], down: &[u8], wanted: u8) -> Option<usize> {
    up.iter().zip(down.iter().rev()).position(|(a, b)| a ^ b == wanted)
}
