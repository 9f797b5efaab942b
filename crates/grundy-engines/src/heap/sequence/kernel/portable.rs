//! The inner loops in plain Rust.

use super::{Block, Codes, LANES, Lag, Planes, Sets, Wanted};

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

/// So many lags are put into sets before it is looked whether they are enough.
const AT_ONCE: usize = 8;

pub(super) fn insert_small<const PLANES: usize>(
    block: Block<'_>,
    lags: &[Lag],
    sets: &mut Planes<PLANES>,
) {
    for &lag in lags {
        for (lane, code) in block.lowered(lag, LANES).iter().enumerate() {
            let code = code ^ block.xor(lag);
            if let Some(plane) = sets.get_mut(usize::from(code / 8)) {
                plane[lane] |= 1 << (code % 8);
            }
        }
    }
}

pub(super) fn strike_out<const PLANES: usize>(
    block: Block<'_>,
    lags: &[Lag],
    sets: &mut Planes<PLANES>,
) {
    for lags in lags.chunks(AT_ONCE) {
        if sets.as_flattened().iter().all(|&byte| byte == 0) {
            return;
        }
        let mut struck = [[0; LANES]; PLANES];
        insert_small(block, lags, &mut struck);
        let all = sets.as_flattened_mut().iter_mut();
        all.zip(struck.as_flattened()).for_each(|(byte, struck)| *byte &= !struck);
    }
}

pub(super) fn hits<const N: usize>(
    block: Block<'_>,
    lags: &[Lag],
    wanted: &[Wanted; N],
) -> [u64; N] {
    // 0 where an option is the wanted one.
    let mut least = [[u8::MAX; LANES]; N];
    for &lag in lags {
        let codes = block.lowered(lag, LANES);
        let highs = block.lowered_high(lag, LANES);
        for (wanted, least) in wanted.iter().zip(&mut least) {
            for (lane, least) in least.iter_mut().enumerate() {
                let low = codes[lane] ^ lag.xor ^ wanted.low[lane];
                let high = highs.map_or(0, |highs| highs[lane] ^ lag.high ^ wanted.high[lane]);
                *least = (*least).min(low | high);
            }
        }
    }
    let zeros = |lanes: u64, &least: &u8| lanes << 1 | u64::from(least == 0);
    least.map(|least| least.iter().rev().fold(0, zeros))
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
