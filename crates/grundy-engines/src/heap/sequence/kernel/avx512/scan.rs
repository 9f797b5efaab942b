//! Looking for codes, 64 at a time.

use super::{Block, Codes, LANES, Lag, Wanted, leads_to_known, load, lowered, portable};
use std::arch::x86_64::*;

/// The places from the last to the first.
const BACKWARDS: [u8; LANES] = {
    let mut places = [0; LANES];
    let mut i = 0u8;
    while i < 64 {
        places[i as usize] = 63 - i;
        i += 1;
    }
    places
};

#[target_feature(enable = "avx512f,avx512bw")]
pub(super) fn hits<const N: usize>(
    block: Block<'_>,
    lags: &[Lag],
    wanted: &[Wanted; N],
) -> [u64; N] {
    assert!(leads_to_known(block, lags), "a lag is too short or too long");
    let zero = _mm512_setzero_si512();
    let (mut low, mut high) = ([zero; N], [zero; N]);
    for (i, wanted) in wanted.iter().enumerate() {
        (low[i], high[i]) = (load(&wanted.low), load(&wanted.high));
    }
    // 0 where an option is the wanted one. Two of them, so that none waits for another.
    let mut least = [[_mm512_set1_epi8(-1); N]; 2];
    let (pairs, rest) = lags.as_chunks::<2>();
    for pair in pairs {
        for i in 0..2 {
            // SAFETY: it was checked above that all lags lead to known heaps.
            unsafe { compare(block, &pair[i], &low, &high, &mut least[i]) }
        }
    }
    for lag in rest {
        // SAFETY: the same.
        unsafe { compare(block, lag, &low, &high, &mut least[0]) }
    }
    let mut lanes = [0; N];
    for i in 0..N {
        let least = _mm512_min_epu8(least[0][i], least[1][i]);
        lanes[i] = _mm512_testn_epi8_mask(least, least);
    }
    lanes
}

/// Makes `least` 0 where the option by a lag has the code that is wanted.
///
/// # Safety
/// As for [`lowered`].
#[target_feature(enable = "avx512f,avx512bw")]
#[inline]
unsafe fn compare<const N: usize>(
    block: Block<'_>,
    lag: &Lag,
    low: &[__m512i; N],
    high: &[__m512i; N],
    least: &mut [__m512i; N],
) {
    let xor = _mm512_set1_epi8(lag.xor.cast_signed());
    // SAFETY: by the contract.
    let codes = unsafe { lowered(block, lag) };
    for i in 0..N {
        let mut other = _mm512_ternarylogic_epi64::<0x96>(codes, xor, low[i]);
        if let Some(highs) = block.lowered_high(*lag, LANES) {
            let xor = _mm512_set1_epi8(lag.high.cast_signed());
            let highs = _mm512_ternarylogic_epi64::<0x96>(load(highs), xor, high[i]);
            other = _mm512_or_si512(other, highs);
        }
        least[i] = _mm512_min_epu8(least[i], other);
    }
}

#[target_feature(enable = "avx512f,avx512bw,avx512vbmi")]
pub(super) fn find(up: Codes<'_>, down: Codes<'_>, wanted: (u8, u8)) -> Option<usize> {
    let len = up.low.len();
    let whole = len / LANES * LANES;
    let (low, high) =
        (_mm512_set1_epi8(wanted.0.cast_signed()), _mm512_set1_epi8(wanted.1.cast_signed()));
    let backwards = load(&BACKWARDS);
    for from in (0..whole).step_by(LANES) {
        let opposite = len - from - LANES;
        let turned = _mm512_permutexvar_epi8(backwards, load(&down.low[opposite..]));
        let xors = _mm512_xor_si512(load(&up.low[from..]), turned);
        let mut found = _mm512_cmpeq_epi8_mask(xors, low);
        if !up.high.is_empty() {
            let turned = _mm512_permutexvar_epi8(backwards, load(&down.high[opposite..]));
            let highs = _mm512_xor_si512(load(&up.high[from..]), turned);
            found = _mm512_mask_cmpeq_epi8_mask(found, highs, high);
        }
        if found != 0 {
            return Some(from + found.trailing_zeros() as usize);
        }
    }
    let rest = portable::find(up.range(whole, len)?, down.range(0, len - whole)?, wanted);
    rest.map(|place| whole + place)
}
