//! Sets of small codes, a byte of a vector for each lane.

use super::{Block, LANES, Lag, Planes, load};
use std::arch::x86_64::*;

/// Byte i is 1 << i.
const ONE_HOT: i64 = 0x8040_2010_0804_0201_u64.cast_signed();

/// So many lags are put into sets before it is looked whether they are enough.
const AT_ONCE: usize = 8;

/// The lanes of a vector.
const HALF: usize = 32;

#[target_feature(enable = "avx2")]
pub(super) fn insert<const PLANES: usize>(
    block: Block<'_>,
    lags: &[Lag],
    sets: &mut Planes<PLANES>,
) {
    for half in [0, HALF] {
        let mut held = [_mm256_setzero_si256(); PLANES];
        for (held, set) in held.iter_mut().zip(sets.iter()) {
            *held = load(&set[half..]);
        }
        for lag in lags {
            add(block, lag, half, &mut held);
        }
        store(sets, half, held);
    }
}

#[target_feature(enable = "avx2")]
pub(super) fn strike_out<const PLANES: usize>(
    block: Block<'_>,
    lags: &[Lag],
    sets: &mut Planes<PLANES>,
) {
    let zero = _mm256_setzero_si256();
    for half in [0, HALF] {
        let mut left = [zero; PLANES];
        for (left, set) in left.iter_mut().zip(sets.iter()) {
            *left = load(&set[half..]);
        }
        for lags in lags.chunks(AT_ONCE) {
            let mut any = zero;
            for &left in &left {
                any = _mm256_or_si256(any, left);
            }
            if _mm256_testz_si256(any, any) == 1 {
                break;
            }
            let mut struck = [zero; PLANES];
            for lag in lags {
                add(block, lag, half, &mut struck);
            }
            for i in 0..PLANES {
                left[i] = _mm256_andnot_si256(struck[i], left[i]);
            }
        }
        store(sets, half, left);
    }
}

#[target_feature(enable = "avx2")]
fn store<const PLANES: usize>(sets: &mut Planes<PLANES>, half: usize, held: [__m256i; PLANES]) {
    for (set, held) in sets.iter_mut().zip(held) {
        let set = &mut set[half..half + HALF];
        // SAFETY: 32 bytes.
        unsafe { _mm256_storeu_si256(set.as_mut_ptr().cast(), held) }
    }
}

/// Adds the options by a lag.
#[target_feature(enable = "avx2")]
#[inline]
fn add<const PLANES: usize>(
    block: Block<'_>,
    lag: &Lag,
    half: usize,
    held: &mut [__m256i; PLANES],
) {
    let tables = [
        _mm256_broadcastsi128_si256(_mm_set_epi64x(0, ONE_HOT)),
        _mm256_broadcastsi128_si256(_mm_set_epi64x(ONE_HOT, 0)),
    ];
    let xor = _mm256_set1_epi8(block.xor(*lag).cast_signed());
    let mut codes = _mm256_xor_si256(load(&block.lowered(*lag, LANES)[half..]), xor);
    for pair in held.chunks_exact_mut(2) {
        // The highest bit of all but the sixteen codes of this pair is set, and a shuffle gives 0 for them.
        let places = _mm256_adds_epu8(codes, _mm256_set1_epi8(0x70));
        for i in 0..2 {
            pair[i] = _mm256_or_si256(pair[i], _mm256_shuffle_epi8(tables[i], places));
        }
        codes = _mm256_xor_si256(codes, _mm256_set1_epi8(16));
    }
}
