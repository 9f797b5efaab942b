//! The inner loops with AVX2: a shift for each lane, four at a time.
#![allow(unsafe_code)] // The only way to these instructions.

use super::{Block, LANES, Lag, Sets, portable};
use std::arch::x86_64::*;

pub(super) fn is_available() -> bool {
    is_x86_feature_detected!("avx2")
}

pub(super) fn insert(block: Block<'_>, lags: &[Lag], sets: &mut [Sets]) {
    for (word, sets) in (0u8..).zip(sets.iter_mut()) {
        insert_few(block, lags, word << 6, sets);
    }
}

pub(super) fn insert_few(block: Block<'_>, lags: &[Lag], flip: u8, sets: &mut [u64]) {
    // SAFETY: this kernel is used only where `is_available` holds.
    unsafe { insert_word(block, lags, flip, sets) }
}

pub(super) fn hits(block: Block<'_>, lags: &[Lag], wanted: &[u8; LANES]) -> u64 {
    // SAFETY: this kernel is used only where `is_available` holds.
    unsafe { hits_with_avx2(block, lags, wanted) }
}

pub(super) fn find(up: &[u8], down: &[u8], wanted: u8) -> Option<usize> {
    // SAFETY: this kernel is used only where `is_available` holds.
    unsafe { find_with_avx2(up, down, wanted) }
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
            let codes = &block.lowered_lanes(lag, lanes)[16 * part..16 * part + 16];
            // SAFETY: sixteen bytes.
            let codes = unsafe { _mm_loadu_si128(codes.as_ptr().cast()) };
            let codes = _mm_xor_si128(codes, _mm_set1_epi8((block.xor(lag) ^ flip).cast_signed()));
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
fn hits_with_avx2(block: Block<'_>, lags: &[Lag], wanted: &[u8; LANES]) -> u64 {
    let (zero, ones) = (_mm256_setzero_si256(), _mm256_set1_epi8(-1));
    // SAFETY: twice 32 bytes of 64.
    let load = |bytes: &[u8; LANES]| unsafe {
        let halves = bytes.as_ptr().cast::<__m256i>();
        [_mm256_loadu_si256(halves), _mm256_loadu_si256(halves.add(1))]
    };
    let wanted = load(wanted);
    // 0 where an option is the wanted one.
    let mut least = [ones; 2];
    for &lag in lags {
        let Some(codes) = block.lowered(lag).first_chunk() else { continue };
        let xor = _mm256_set1_epi8(block.xor(lag).cast_signed());
        for ((least, codes), wanted) in least.iter_mut().zip(load(codes)).zip(wanted) {
            let other = _mm256_xor_si256(_mm256_xor_si256(codes, xor), wanted);
            *least = _mm256_min_epu8(*least, other);
        }
    }
    let [low, high] = least;
    let low = _mm256_movemask_epi8(_mm256_cmpeq_epi8(low, zero)).cast_unsigned();
    let high = _mm256_movemask_epi8(_mm256_cmpeq_epi8(high, zero)).cast_unsigned();
    u64::from(high) << 32 | u64::from(low)
}

#[target_feature(enable = "avx2")]
fn find_with_avx2(up: &[u8], down: &[u8], wanted: u8) -> Option<usize> {
    let whole = up.len() / 32 * 32;
    let looked_for = _mm256_set1_epi8(wanted.cast_signed());
    // Byte i of each half comes from byte 15 − i.
    let backwards =
        _mm256_broadcastsi128_si256(_mm_set_epi64x(0x0001_0203_0405_0607, 0x0809_0a0b_0c0d_0e0f));
    let pairs = up.chunks_exact(32).zip(down.rchunks_exact(32));
    for (chunk, (up, down)) in pairs.enumerate() {
        // SAFETY: 32 bytes each.
        let (up, down) = unsafe {
            (_mm256_loadu_si256(up.as_ptr().cast()), _mm256_loadu_si256(down.as_ptr().cast()))
        };
        let down = _mm256_permute2x128_si256::<1>(down, down);
        let xors = _mm256_xor_si256(up, _mm256_shuffle_epi8(down, backwards));
        let found = _mm256_movemask_epi8(_mm256_cmpeq_epi8(xors, looked_for));
        if found != 0 {
            return Some(32 * chunk + found.trailing_zeros() as usize);
        }
    }
    let rest = portable::find(&up[whole..], &down[..down.len() - whole], wanted);
    rest.map(|place| whole + place)
}
