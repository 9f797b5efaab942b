//! The inner loops with AVX-512 and products of bit matrices.
#![allow(unsafe_code)] // The only way to these instructions.

use super::{Block, Codes, LANES, Lag, Sets, Wanted, portable};
use std::arch::x86_64::*;

/// With fewer lags than this the exact way costs little, and losing an option is likely.
pub(super) const FEWEST_LOSSY: usize = 24;

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

/// Byte i is 1 << i.
const ONE_HOT: i64 = 0x8040_2010_0804_0201_u64.cast_signed();

pub(super) fn is_available() -> bool {
    is_x86_feature_detected!("avx512f")
        && is_x86_feature_detected!("avx512bw")
        && is_x86_feature_detected!("avx512vbmi")
        && is_x86_feature_detected!("gfni")
        && is_x86_feature_detected!("avx2")
}

pub(super) fn insert(block: Block<'_>, lags: &[Lag], sets: &mut [Sets]) {
    let lossy = lags.len() >= FEWEST_LOSSY;
    let (eights, rest) = lags.split_at(if lossy { lags.len() / 8 * 8 } else { 0 });
    // SAFETY: this kernel is used only where `is_available` holds.
    match sets {
        [low] => unsafe {
            insert_eights(block, eights, low, None);
            insert_word(block, rest, 0, low);
        },
        [low, high] => unsafe {
            insert_eights(block, eights, low, Some(high));
            insert_word(block, rest, 0, low);
            insert_word(block, rest, 64, high);
        },
        _ => {}
    }
}

pub(super) fn insert_few(block: Block<'_>, lags: &[Lag], flip: u8, sets: &mut [u64]) {
    // SAFETY: this kernel is used only where `is_available` holds.
    unsafe { insert_word(block, lags, flip, sets) }
}

pub(super) fn hits(block: Block<'_>, lags: &[Lag], wanted: &Wanted) -> u64 {
    // SAFETY: this kernel is used only where `is_available` holds.
    unsafe { hits_with_avx512(block, lags, wanted) }
}

pub(super) fn find(up: Codes<'_>, down: Codes<'_>, wanted: (u8, u8)) -> Option<usize> {
    // SAFETY: this kernel is used only where `is_available` holds.
    unsafe { find_with_avx512(up, down, wanted) }
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

/// Inserts codes below 128, eight lags at a time; their number is a multiple of eight.
///
/// Of the eight codes c of a lane, let L have the row with only bit c mod 8 for each of them, and H
/// the row with only bit c div 8. Then LᵀH has bit (x, y) iff an odd number of the codes are 8y + x.
/// So a code that occurs twice among the eight is lost, and that is all that is lost.
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi,gfni")]
fn insert_eights(block: Block<'_>, lags: &[Lag], low: &mut Sets, high: Option<&mut Sets>) {
    if lags.is_empty() {
        return;
    }
    match high {
        None => insert_eights_into::<1>(block, lags, [low]),
        Some(high) => insert_eights_into::<2>(block, lags, [low, high]),
    }
}

#[target_feature(enable = "avx512f,avx512bw,avx512vbmi,gfni")]
#[inline]
fn insert_eights_into<const WORDS: usize>(
    block: Block<'_>,
    lags: &[Lag],
    sets: [&mut Sets; WORDS],
) {
    let one_hot = _mm512_set1_epi64(ONE_HOT);
    let backwards = _mm512_set1_epi64(ONE_HOT.swap_bytes());
    let halves = [
        _mm512_broadcast_i32x4(_mm_set_epi64x(0, ONE_HOT)),
        _mm512_broadcast_i32x4(_mm_set_epi64x(ONE_HOT, 0)),
    ];
    // The matrix that moves bits 3 to 6 of a byte to bits 0 to 3.
    let shift = _mm512_set1_epi64(0x0810_2040_0000_0000);
    let zero = _mm512_setzero_si512();
    let mut held = [[zero; 8]; WORDS];
    // Neighbours in the list are often alike, so the eight are taken from all over it.
    let stride = lags.len() / 8;
    for start in 0..stride {
        let mut codes = [zero; 8];
        for (codes, &lag) in codes.iter_mut().zip(lags[start..].iter().step_by(stride)) {
            let xor = _mm512_set1_epi8(block.xor(lag).cast_signed());
            *codes = _mm512_xor_si512(load(block.lowered(lag, LANES)), xor);
            if let Some(highs) = block.lowered_high(lag, LANES) {
                let wanted = _mm512_set1_epi8(block.wanted_high(lag).cast_signed());
                let others = _mm512_cmpneq_epi8_mask(load(highs), wanted);
                // Codes with another high part become codes that get no bit.
                *codes = _mm512_mask_blend_epi8(others, *codes, _mm512_set1_epi8(-1));
            }
        }
        for (i, codes) in transpose(codes).into_iter().enumerate() {
            // Codes from 128 on get no bit here.
            let rows_low = _mm512_shuffle_epi8(one_hot, codes);
            // The instruction wants the rows of its matrix backwards.
            let low = _mm512_gf2p8affine_epi64_epi8::<0>(backwards, rows_low);
            let high = _mm512_gf2p8affine_epi64_epi8::<0>(codes, shift);
            for (held, table) in held.iter_mut().zip(halves) {
                let rows_high = _mm512_shuffle_epi8(table, high);
                held[i] = _mm512_or_si512(held[i], product(low, rows_high, one_hot));
            }
        }
    }
    for (sets, held) in sets.into_iter().zip(held) {
        for (i, held) in held.into_iter().enumerate() {
            let mut lanes = [0; 8];
            store_words(&mut lanes, held);
            for (q, lane) in lanes.into_iter().enumerate() {
                sets[lane_of(i, q)] |= lane;
            }
        }
    }
}

/// LᵀH, with L given by its columns as [`insert_eights`] makes them and H by its rows.
#[target_feature(enable = "avx512f,gfni")]
#[inline]
fn product(low: __m512i, rows_high: __m512i, one_hot: __m512i) -> __m512i {
    let high = _mm512_gf2p8affine_epi64_epi8::<0>(one_hot, rows_high);
    _mm512_gf2p8affine_epi64_epi8::<0>(high, low)
}

/// The lane whose bytes [`transpose`] puts into word `q` of vector `i`.
fn lane_of(i: usize, q: usize) -> usize {
    16 * (q / 2) + 2 * i + q % 2
}

/// Of eight vectors of 64 bytes, makes eight vectors whose words have a byte of each.
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi")]
#[inline]
fn transpose(rows: [__m512i; 8]) -> [__m512i; 8] {
    let [a, b, c, d, e, f, g, h] = rows;
    // Pairs, then fours, then eights, within each part of 16 bytes.
    let (ab0, ab1) = (_mm512_unpacklo_epi8(a, b), _mm512_unpackhi_epi8(a, b));
    let (cd0, cd1) = (_mm512_unpacklo_epi8(c, d), _mm512_unpackhi_epi8(c, d));
    let (ef0, ef1) = (_mm512_unpacklo_epi8(e, f), _mm512_unpackhi_epi8(e, f));
    let (gh0, gh1) = (_mm512_unpacklo_epi8(g, h), _mm512_unpackhi_epi8(g, h));
    let (ad0, ad1) = (_mm512_unpacklo_epi16(ab0, cd0), _mm512_unpackhi_epi16(ab0, cd0));
    let (ad2, ad3) = (_mm512_unpacklo_epi16(ab1, cd1), _mm512_unpackhi_epi16(ab1, cd1));
    let (eh0, eh1) = (_mm512_unpacklo_epi16(ef0, gh0), _mm512_unpackhi_epi16(ef0, gh0));
    let (eh2, eh3) = (_mm512_unpacklo_epi16(ef1, gh1), _mm512_unpackhi_epi16(ef1, gh1));
    [
        _mm512_unpacklo_epi32(ad0, eh0),
        _mm512_unpackhi_epi32(ad0, eh0),
        _mm512_unpacklo_epi32(ad1, eh1),
        _mm512_unpackhi_epi32(ad1, eh1),
        _mm512_unpacklo_epi32(ad2, eh2),
        _mm512_unpackhi_epi32(ad2, eh2),
        _mm512_unpacklo_epi32(ad3, eh3),
        _mm512_unpackhi_epi32(ad3, eh3),
    ]
}

#[target_feature(enable = "avx512f,avx512bw")]
fn hits_with_avx512(block: Block<'_>, lags: &[Lag], wanted: &Wanted) -> u64 {
    let (low, high) = (load(&wanted.low), load(&wanted.high));
    // 0 where an option is the wanted one. Two of them, so that neither waits for the other.
    let mut least = [_mm512_set1_epi8(-1); 2];
    for pair in lags.chunks(2) {
        for (least, &lag) in least.iter_mut().zip(pair) {
            let xor = _mm512_set1_epi8(lag.xor.cast_signed());
            let codes = load(block.lowered(lag, LANES));
            let mut other = _mm512_ternarylogic_epi64::<0x96>(codes, xor, low);
            if let Some(highs) = block.lowered_high(lag, LANES) {
                let xor = _mm512_set1_epi8(lag.high.cast_signed());
                let highs = _mm512_ternarylogic_epi64::<0x96>(load(highs), xor, high);
                other = _mm512_or_si512(other, highs);
            }
            *least = _mm512_min_epu8(*least, other);
        }
    }
    let [a, b] = least;
    _mm512_testn_epi8_mask(_mm512_min_epu8(a, b), _mm512_min_epu8(a, b))
}

#[target_feature(enable = "avx512f,avx512bw,avx512vbmi")]
fn find_with_avx512(up: Codes<'_>, down: Codes<'_>, wanted: (u8, u8)) -> Option<usize> {
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
