//! The inner loops with AVX2: a shift for each lane, four at a time.
#![allow(unsafe_code)] // The only way to these instructions.

mod small;

use super::{Block, Codes, LANES, Lag, Planes, Sets, Short, Wanted, portable};
use std::arch::x86_64::*;

pub(super) fn is_available() -> bool {
    is_x86_feature_detected!("avx2")
        && is_x86_feature_detected!("bmi1")
        && is_x86_feature_detected!("bmi2")
}

pub(super) fn insert(block: Block<'_>, lags: &[Lag], sets: &mut [Sets]) {
    for (word, sets) in (0u8..).zip(sets.iter_mut()) {
        insert_few(block, lags, word << 6, sets);
    }
}

pub(super) fn insert_small<const PLANES: usize>(
    block: Block<'_>,
    lags: &[Lag],
    sets: &mut Planes<PLANES>,
) {
    // SAFETY: this kernel is used only where `is_available` holds.
    unsafe { small::insert(block, lags, sets) }
}

pub(super) fn strike_out<const PLANES: usize>(
    block: Block<'_>,
    lags: &[Lag],
    sets: &mut Planes<PLANES>,
) {
    // SAFETY: this kernel is used only where `is_available` holds.
    unsafe { small::strike_out(block, lags, sets) }
}

pub(super) fn follow<const PLANES: usize>(
    options: &Planes<PLANES>,
    before: &[u8; LANES],
    lags: &[Short],
) -> [u8; LANES] {
    // SAFETY: this kernel is used only where `is_available` holds.
    unsafe { follow_with_shifts(options, before, lags) }
}

/// The plain code, with wider vectors and the instructions for bits.
#[target_feature(enable = "avx2,bmi1,bmi2")]
fn follow_with_shifts<const PLANES: usize>(
    options: &Planes<PLANES>,
    before: &[u8; LANES],
    lags: &[Short],
) -> [u8; LANES] {
    super::follow::follow(options, before, lags)
}

pub(super) fn insert_few(block: Block<'_>, lags: &[Lag], flip: u8, sets: &mut [u64]) {
    // SAFETY: this kernel is used only where `is_available` holds.
    unsafe { insert_word(block, lags, flip, sets) }
}

pub(super) fn hits<const N: usize>(
    block: Block<'_>,
    lags: &[Lag],
    wanted: &[Wanted; N],
) -> [u64; N] {
    // SAFETY: this kernel is used only where `is_available` holds.
    unsafe { hits_with_avx2(block, lags, wanted) }
}

pub(super) fn find(up: Codes<'_>, down: Codes<'_>, wanted: (u8, u8)) -> Option<usize> {
    // SAFETY: this kernel is used only where `is_available` holds.
    unsafe { find_with_avx2(up, down, wanted) }
}

#[target_feature(enable = "avx2")]
fn load(bytes: &[u8]) -> __m256i {
    let bytes = &bytes[..32];
    // SAFETY: 32 bytes.
    unsafe { _mm256_loadu_si256(bytes.as_ptr().cast()) }
}

#[target_feature(enable = "avx2")]
fn load_16(bytes: &[u8]) -> __m128i {
    let bytes = &bytes[..16];
    // SAFETY: sixteen bytes.
    unsafe { _mm_loadu_si128(bytes.as_ptr().cast()) }
}

/// Inserts the codes that are below 64 after xor with `flip`.
#[target_feature(enable = "avx2")]
fn insert_word(block: Block<'_>, lags: &[Lag], flip: u8, sets: &mut [u64]) {
    let (one, lanes) = (_mm256_set1_epi64x(1), sets.len());
    // Sixteen lanes at a time, so that their sets stay in registers over all lags.
    for (part, sets) in sets.chunks_exact_mut(16).enumerate() {
        // Functions that take closures are not compiled for these instructions: hence loops.
        let mut held = [_mm256_setzero_si256(); 4];
        for (i, held) in held.iter_mut().enumerate() {
            let set = &sets[4 * i..4 * i + 4];
            // SAFETY: four words are 32 bytes.
            *held = unsafe { _mm256_loadu_si256(set.as_ptr().cast()) };
        }
        for &lag in lags {
            let codes = load_16(&block.lowered(lag, lanes)[16 * part..]);
            let mut codes =
                _mm_xor_si128(codes, _mm_set1_epi8((block.xor(lag) ^ flip).cast_signed()));
            if let Some(highs) = block.lowered_high(lag, lanes) {
                let wanted = _mm_set1_epi8(block.wanted_high(lag).cast_signed());
                let right = _mm_cmpeq_epi8(load_16(&highs[16 * part..]), wanted);
                // Codes with another high part become codes that leave nothing.
                codes = _mm_or_si128(codes, _mm_andnot_si128(right, _mm_set1_epi8(-1)));
            }
            // A shift by 64 or more gives 0, so other codes leave nothing.
            let shifts = [
                _mm256_cvtepu8_epi64(codes),
                _mm256_cvtepu8_epi64(_mm_srli_si128::<4>(codes)),
                _mm256_cvtepu8_epi64(_mm_srli_si128::<8>(codes)),
                _mm256_cvtepu8_epi64(_mm_srli_si128::<12>(codes)),
            ];
            for (held, shift) in held.iter_mut().zip(shifts) {
                *held = _mm256_or_si256(*held, _mm256_sllv_epi64(one, shift));
            }
        }
        for (i, held) in held.into_iter().enumerate() {
            let set = &mut sets[4 * i..4 * i + 4];
            // SAFETY: four words are 32 bytes.
            unsafe { _mm256_storeu_si256(set.as_mut_ptr().cast(), held) }
        }
    }
}

#[target_feature(enable = "avx2")]
fn hits_with_avx2<const N: usize>(
    block: Block<'_>,
    lags: &[Lag],
    wanted: &[Wanted; N],
) -> [u64; N] {
    let mut lanes = [0; N];
    for half in [0, 32] {
        let zero = _mm256_setzero_si256();
        let (mut low, mut high) = ([zero; N], [zero; N]);
        for (i, wanted) in wanted.iter().enumerate() {
            (low[i], high[i]) = (load(&wanted.low[half..]), load(&wanted.high[half..]));
        }
        // 0 where an option is the wanted one.
        let mut least = [_mm256_set1_epi8(-1); N];
        for lag in lags {
            let codes = load(&block.lowered(*lag, LANES)[half..]);
            let codes = _mm256_xor_si256(codes, _mm256_set1_epi8(lag.xor.cast_signed()));
            if let Some(highs) = block.lowered_high(*lag, LANES) {
                let xor = _mm256_set1_epi8(lag.high.cast_signed());
                let highs = _mm256_xor_si256(load(&highs[half..]), xor);
                for i in 0..N {
                    let other = _mm256_xor_si256(codes, low[i]);
                    let other = _mm256_or_si256(other, _mm256_xor_si256(highs, high[i]));
                    least[i] = _mm256_min_epu8(least[i], other);
                }
            } else {
                for i in 0..N {
                    least[i] = _mm256_min_epu8(least[i], _mm256_xor_si256(codes, low[i]));
                }
            }
        }
        for (lanes, least) in lanes.iter_mut().zip(least) {
            let hit = _mm256_movemask_epi8(_mm256_cmpeq_epi8(least, zero));
            *lanes |= u64::from(hit.cast_unsigned()) << half;
        }
    }
    lanes
}

/// The bytes in the opposite order.
#[target_feature(enable = "avx2")]
fn backwards(bytes: __m256i) -> __m256i {
    let places = _mm_set_epi64x(0x0001_0203_0405_0607, 0x0809_0a0b_0c0d_0e0f);
    let exchanged = _mm256_permute2x128_si256::<1>(bytes, bytes);
    _mm256_shuffle_epi8(exchanged, _mm256_broadcastsi128_si256(places))
}

#[target_feature(enable = "avx2")]
fn find_with_avx2(up: Codes<'_>, down: Codes<'_>, wanted: (u8, u8)) -> Option<usize> {
    let len = up.low.len();
    let whole = len / 32 * 32;
    let (low, high) =
        (_mm256_set1_epi8(wanted.0.cast_signed()), _mm256_set1_epi8(wanted.1.cast_signed()));
    for from in (0..whole).step_by(32) {
        let opposite = len - from - 32;
        let xors = _mm256_xor_si256(load(&up.low[from..]), backwards(load(&down.low[opposite..])));
        let mut found = _mm256_cmpeq_epi8(xors, low);
        if !up.high.is_empty() {
            let highs =
                _mm256_xor_si256(load(&up.high[from..]), backwards(load(&down.high[opposite..])));
            found = _mm256_and_si256(found, _mm256_cmpeq_epi8(highs, high));
        }
        let found = _mm256_movemask_epi8(found);
        if found != 0 {
            return Some(from + found.trailing_zeros() as usize);
        }
    }
    let rest = portable::find(up.range(whole, len)?, down.range(0, len - whole)?, wanted);
    rest.map(|place| whole + place)
}
