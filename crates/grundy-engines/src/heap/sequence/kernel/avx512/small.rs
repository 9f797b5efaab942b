//! Sets of small codes, a byte of a vector for each lane.

use super::{Block, LANES, Lag, Planes, load};
use std::arch::x86_64::*;

/// Byte i is 1 << i.
const ONE_HOT: i64 = 0x8040_2010_0804_0201_u64.cast_signed();

/// So many lags are put into sets before it is looked whether they are enough.
const AT_ONCE: usize = 8;

#[target_feature(enable = "avx512f,avx512bw")]
pub(super) fn insert<const PLANES: usize>(
    block: Block<'_>,
    lags: &[Lag],
    sets: &mut Planes<PLANES>,
) {
    let mut held = [_mm512_setzero_si512(); PLANES];
    for (held, set) in held.iter_mut().zip(sets.iter()) {
        *held = load(set);
    }
    for lag in lags {
        add(block, lag, &mut held);
    }
    store(sets, held);
}

#[target_feature(enable = "avx512f,avx512bw")]
pub(super) fn strike_out<const PLANES: usize>(
    block: Block<'_>,
    lags: &[Lag],
    sets: &mut Planes<PLANES>,
) {
    let zero = _mm512_setzero_si512();
    let mut left = [zero; PLANES];
    for (left, set) in left.iter_mut().zip(sets.iter()) {
        *left = load(set);
    }
    for lags in lags.chunks(AT_ONCE) {
        let mut any = zero;
        for &left in &left {
            any = _mm512_or_si512(any, left);
        }
        if _mm512_test_epi8_mask(any, any) == 0 {
            break;
        }
        let mut struck = [zero; PLANES];
        for lag in lags {
            add(block, lag, &mut struck);
        }
        for i in 0..PLANES {
            left[i] = _mm512_andnot_si512(struck[i], left[i]);
        }
    }
    store(sets, left);
}

#[target_feature(enable = "avx512f")]
fn store<const PLANES: usize>(sets: &mut Planes<PLANES>, held: [__m512i; PLANES]) {
    for (set, held) in sets.iter_mut().zip(held) {
        // SAFETY: a set has a byte for each of the 64 lanes.
        unsafe { _mm512_storeu_si512(set.as_mut_ptr().cast(), held) }
    }
}

/// Adds the options by a lag.
#[target_feature(enable = "avx512f,avx512bw")]
#[inline]
fn add<const PLANES: usize>(block: Block<'_>, lag: &Lag, held: &mut [__m512i; PLANES]) {
    let tables = [
        _mm512_broadcast_i32x4(_mm_set_epi64x(0, ONE_HOT)),
        _mm512_broadcast_i32x4(_mm_set_epi64x(ONE_HOT, 0)),
    ];
    let (xor, flip) =
        (_mm512_set1_epi8(lag.xor.cast_signed()), _mm512_set1_epi8(block.flip.cast_signed()));
    let codes = load(block.lowered(*lag, LANES));
    let mut codes = _mm512_ternarylogic_epi64::<0x96>(codes, xor, flip);
    for pair in held.chunks_exact_mut(2) {
        // The highest bit of all but the sixteen codes of this pair is set, and a shuffle gives 0 for them.
        let places = _mm512_adds_epu8(codes, _mm512_set1_epi8(0x70));
        for i in 0..2 {
            pair[i] = _mm512_or_si512(pair[i], _mm512_shuffle_epi8(tables[i], places));
        }
        codes = _mm512_xor_si512(codes, _mm512_set1_epi8(16));
    }
}
