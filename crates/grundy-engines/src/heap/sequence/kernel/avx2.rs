//! The inner loops with AVX2: a shift for each lane, four at a time.
#![allow(unsafe_code)] // The only way to these instructions.

use super::{Block, LANES, Lag, Sets, portable};
use std::arch::x86_64::*;

pub(super) fn is_available() -> bool {
    is_x86_feature_detected!("avx2")
}

pub(super) fn insert(block: Block<'_>, lags: &[Lag], sets: &mut [Sets]) {
    for (word, set) in (0u8..).zip(sets.iter_mut()) {
        // SAFETY: this kernel is used only where `is_available` holds.
        unsafe { insert_word(block, lags, word << 6, set) }
    }
}

pub(super) fn hits(block: Block<'_>, lags: &[Lag], wanted: &[u8; LANES]) -> u64 {
    // SAFETY: this kernel is used only where `is_available` holds.
    unsafe { hits_with_avx2(block, lags, wanted) }
}

pub(super) fn meets(up: &[u8], down: &[u8], wanted: u8) -> bool {
    // SAFETY: this kernel, and the one for AVX-512, are used only where AVX2 is available.
    unsafe { meets_with_avx2(up, down, wanted) }
}

/// Inserts the codes that are below 64 after xor with `flip`.
#[target_feature(enable = "avx2")]
fn insert_word(block: Block<'_>, lags: &[Lag], flip: u8, sets: &mut Sets) {
    let one = _mm256_set1_epi64x(1);
    // Sixteen lanes at a time, so that their sets stay in registers over all lags.
    for (part, sets) in sets.chunks_exact_mut(16).enumerate() {
        let mut held: [__m256i; 4] = std::array::from_fn(|i| {
            let set = &sets[4 * i..4 * i + 4];
            // SAFETY: four words are 32 bytes.
            unsafe { _mm256_loadu_si256(set.as_ptr().cast()) }
        });
        for &lag in lags {
            let codes = &block.lowered(lag)[16 * part..16 * part + 16];
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
    portable::hits(block, lags, wanted)
}

#[target_feature(enable = "avx2")]
fn meets_with_avx2(up: &[u8], down: &[u8], wanted: u8) -> bool {
    portable::meets(up, down, wanted)
}
