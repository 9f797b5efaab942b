//! The inner loops in plain Rust.

use super::{Block, Codes, LANES, Lag, Sets, Wanted};

pub(super) fn insert(block: Block<'_>, lags: &[Lag], sets: &mut [Sets]) {
    for (word, sets) in (0u8..).zip(sets.iter_mut()) {
        insert_few(block, lags, word << 6, sets);
    }
}

pub(super) fn insert_few(block: Block<'_>, lags: &[Lag], flip: u8, sets: &mut [u64]) {
    for &lag in lags {
        let xor = block.xor(lag) ^ flip;
        let codes = block.lowered(lag, sets.len());
        match block.lowered_high(lag, sets.len()) {
            None => {
                for (set, code) in sets.iter_mut().zip(codes) {
                    let code = code ^ xor;
                    *set |= u64::from(code < 64) << (code % 64);
                }
            }
            Some(highs) => {
                let wanted = block.wanted_high(lag);
                for ((set, code), &high) in sets.iter_mut().zip(codes).zip(highs) {
                    let code = code ^ xor;
                    *set |= u64::from(code < 64 && high == wanted) << (code % 64);
                }
            }
        }
    }
}

pub(super) fn hits(block: Block<'_>, lags: &[Lag], wanted: &Wanted) -> u64 {
    // 0 where an option is the wanted one.
    let mut least = [u8::MAX; LANES];
    for &lag in lags {
        let codes = block.lowered(lag, LANES);
        let highs = block.lowered_high(lag, LANES);
        for (lane, least) in least.iter_mut().enumerate() {
            let low = codes[lane] ^ lag.xor ^ wanted.low[lane];
            let high = highs.map_or(0, |highs| highs[lane]) ^ lag.high ^ wanted.high[lane];
            *least = (*least).min(low | high);
        }
    }
    least.iter().rev().fold(0, |lanes, &least| lanes << 1 | u64::from(least == 0))
}

pub(super) fn find(up: Codes<'_>, down: Codes<'_>, wanted: (u8, u8)) -> Option<usize> {
    let mut pairs = up.low.iter().zip(down.low.iter().rev());
    if up.high.is_empty() {
        return pairs.position(|(a, b)| a ^ b == wanted.0).filter(|_| wanted.1 == 0);
    }
    let highs = up.high.iter().zip(down.high.iter().rev());
    let mut both = pairs.zip(highs);
    both.position(|((a, b), (c, d))| a ^ b == wanted.0 && c ^ d == wanted.1)
}
