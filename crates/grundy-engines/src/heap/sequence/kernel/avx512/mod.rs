//! The inner loops with AVX-512 and products of bit matrices.
#![allow(unsafe_code)] // The only way to these instructions.

mod matrices;
mod scan;
mod small;

use super::{Block, Codes, FEWEST_LOSSY, LANES, Lag, Planes, Sets, Wanted, portable};
use std::arch::x86_64::*;

pub(super) fn is_available() -> bool {
    is_x86_feature_detected!("avx512f")
        && is_x86_feature_detected!("avx512bw")
        && is_x86_feature_detected!("avx512vbmi")
        && is_x86_feature_detected!("gfni")
        && super::avx2::is_available()
}

pub(super) fn insert(block: Block<'_>, lags: &[Lag], sets: &mut [Sets]) {
    let lossy = lags.len() >= FEWEST_LOSSY;
    let (eights, rest) = lags.split_at(if lossy { lags.len() / 8 * 8 } else { 0 });
    if !eights.is_empty() {
        // SAFETY: this kernel is used only where `is_available` holds.
        unsafe { matrices::insert_eights(block, eights, sets) }
    }
    for (word, sets) in (0u8..).zip(sets) {
        insert_few(block, rest, word << 6, sets);
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
    unsafe { scan::hits(block, lags, wanted) }
}

pub(super) fn find(up: Codes<'_>, down: Codes<'_>, wanted: (u8, u8)) -> Option<usize> {
    // SAFETY: this kernel is used only where `is_available` holds.
    unsafe { scan::find(up, down, wanted) }
}

#[target_feature(enable = "avx512f")]
fn load(bytes: &[u8]) -> __m512i {
    let bytes = &bytes[..LANES];
    // SAFETY: 64 bytes.
    unsafe { _mm512_loadu_si512(bytes.as_ptr().cast()) }
}

#[target_feature(enable = "avx512f")]
fn load_16(bytes: &[u8]) -> __m128i {
    let bytes = &bytes[..16];
    // SAFETY: sixteen bytes.
    unsafe { _mm_loadu_si128(bytes.as_ptr().cast()) }
}

#[target_feature(enable = "avx512f")]
fn load_words(words: &[u64]) -> __m512i {
    let words = &words[..8];
    // SAFETY: eight words are 64 bytes.
    unsafe { _mm512_loadu_si512(words.as_ptr().cast()) }
}

#[target_feature(enable = "avx512f")]
fn store_words(words: &mut [u64], held: __m512i) {
    let words = &mut words[..8];
    // SAFETY: eight words are 64 bytes.
    unsafe { _mm512_storeu_si512(words.as_mut_ptr().cast(), held) }
}

/// Whether all heaps of a block that these lags lead to are known.
#[target_feature(enable = "avx512f")]
fn leads_to_known(block: Block<'_>, lags: &[Lag]) -> bool {
    let (mut shortest, mut longest) = (u32::MAX, 0);
    for lag in lags {
        shortest = shortest.min(lag.back);
        longest = longest.max(lag.back);
    }
    let known = block.codes.low.len().checked_sub(LANES);
    let last = known.map(|known| known + shortest as usize);
    longest as usize <= block.first && last.is_some_and(|last| block.first <= last)
}

/// The codes of the heaps that a lag leads to.
///
/// # Safety
/// They must be known: [`leads_to_known`].
#[target_feature(enable = "avx512f")]
#[inline]
unsafe fn lowered(block: Block<'_>, lag: &Lag) -> __m512i {
    let from = block.first - lag.back as usize;
    // SAFETY: by the contract there are 64 bytes from there on.
    unsafe { _mm512_loadu_si512(block.codes.low.as_ptr().add(from).cast()) }
}

/// Inserts the codes that are below 64 after xor with `flip`, all of them.
#[target_feature(enable = "avx512f,avx512bw")]
fn insert_word(block: Block<'_>, lags: &[Lag], flip: u8, sets: &mut [u64]) {
    let (one, lanes) = (_mm512_set1_epi64(1), sets.len());
    // Sixteen lanes at a time, so that their sets stay in registers over all lags.
    for (part, sets) in sets.chunks_exact_mut(16).enumerate() {
        let (mut low, mut high) = (load_words(&sets[..8]), load_words(&sets[8..]));
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
            let shift = _mm512_cvtepu8_epi64(codes);
            low = _mm512_or_si512(low, _mm512_sllv_epi64(one, shift));
            let shift = _mm512_cvtepu8_epi64(_mm_srli_si128::<8>(codes));
            high = _mm512_or_si512(high, _mm512_sllv_epi64(one, shift));
        }
        store_words(&mut sets[..8], low);
        store_words(&mut sets[8..], high);
    }
}
