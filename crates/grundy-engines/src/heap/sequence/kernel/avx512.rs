//! The inner loops with AVX-512 and products of bit matrices.
#![allow(unsafe_code)] // The only way to these instructions.

use super::{Block, Care, LANES, Lag, Sets};
use std::arch::x86_64::*;

/// With fewer lags than this the exact way costs little, and losing an option is likely.
pub(super) const FEWEST_LOSSY: usize = 24;

/// Byte i is 1 << i.
const ONE_HOT: i64 = 0x8040_2010_0804_0201_u64.cast_signed();

pub(super) fn is_available() -> bool {
    is_x86_feature_detected!("avx512f")
        && is_x86_feature_detected!("avx512bw")
        && is_x86_feature_detected!("avx512vbmi")
        && is_x86_feature_detected!("gfni")
        && is_x86_feature_detected!("avx2")
}

pub(super) fn insert(block: Block<'_>, lags: &[Lag], sets: &mut [Sets], care: Care) {
    let lossy = care == Care::Lossy && lags.len() >= FEWEST_LOSSY;
    let (eights, rest) = if lossy { lags.as_chunks::<8>() } else { (&[][..], lags) };
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

pub(super) fn hits(block: Block<'_>, lags: &[Lag], wanted: &[u8; LANES]) -> u64 {
    // SAFETY: this kernel is used only where `is_available` holds.
    unsafe { hits_with_avx512(block, lags, wanted) }
}

#[target_feature(enable = "avx512f")]
fn load(bytes: &[u8]) -> __m512i {
    let bytes = &bytes[..LANES];
    // SAFETY: 64 bytes.
    unsafe { _mm512_loadu_si512(bytes.as_ptr().cast()) }
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
fn insert_word(block: Block<'_>, lags: &[Lag], flip: u8, sets: &mut Sets) {
    if lags.is_empty() {
        return;
    }
    let one = _mm512_set1_epi64(1);
    let mut held: [__m512i; 8] = std::array::from_fn(|i| load_words(&sets[8 * i..]));
    for &lag in lags {
        let codes = block.lowered(lag);
        let xor = _mm512_set1_epi64((block.xor(lag) ^ flip).into());
        for (i, held) in held.iter_mut().enumerate() {
            let eight = &codes[8 * i..8 * i + 8];
            // SAFETY: eight bytes.
            let eight = unsafe { _mm_loadl_epi64(eight.as_ptr().cast()) };
            let shift = _mm512_xor_si512(_mm512_cvtepu8_epi64(eight), xor);
            // A shift by 64 or more gives 0, so other codes leave nothing.
            *held = _mm512_or_si512(*held, _mm512_sllv_epi64(one, shift));
        }
    }
    for (i, held) in held.into_iter().enumerate() {
        store_words(&mut sets[8 * i..], held);
    }
}

/// Inserts codes below 128, eight lags at a time.
///
/// Of the eight codes c of a lane, let L have the row with only bit c mod 8 for each of them, and H
/// the row with only bit c div 8. Then LᵀH has bit (x, y) iff an odd number of the codes are 8y + x.
/// So a code that occurs twice among the eight is lost, and that is all that is lost.
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi,gfni")]
fn insert_eights(block: Block<'_>, eights: &[[Lag; 8]], low: &mut Sets, high: Option<&mut Sets>) {
    if eights.is_empty() {
        return;
    }
    match high {
        None => insert_eights_into::<1>(block, eights, [low]),
        Some(high) => insert_eights_into::<2>(block, eights, [low, high]),
    }
}

#[target_feature(enable = "avx512f,avx512bw,avx512vbmi,gfni")]
#[inline]
fn insert_eights_into<const WORDS: usize>(
    block: Block<'_>,
    eights: &[[Lag; 8]],
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
    let mut held = [[_mm512_setzero_si512(); 8]; WORDS];
    for eight in eights {
        let codes = eight.map(|lag| {
            let codes = load(block.lowered(lag));
            _mm512_xor_si512(codes, _mm512_set1_epi8(block.xor(lag).cast_signed()))
        });
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
    // Pairs, then fours, then eights, within each word of 16 bytes.
    let pair = |x, y| (_mm512_unpacklo_epi8(x, y), _mm512_unpackhi_epi8(x, y));
    let ((ab0, ab1), (cd0, cd1), (ef0, ef1), (gh0, gh1)) =
        (pair(a, b), pair(c, d), pair(e, f), pair(g, h));
    let four = |x, y| (_mm512_unpacklo_epi16(x, y), _mm512_unpackhi_epi16(x, y));
    let ((ad0, ad1), (ad2, ad3)) = (four(ab0, cd0), four(ab1, cd1));
    let ((eh0, eh1), (eh2, eh3)) = (four(ef0, gh0), four(ef1, gh1));
    let eight = |x, y| (_mm512_unpacklo_epi32(x, y), _mm512_unpackhi_epi32(x, y));
    let ((r0, r1), (r2, r3)) = (eight(ad0, eh0), eight(ad1, eh1));
    let ((r4, r5), (r6, r7)) = (eight(ad2, eh2), eight(ad3, eh3));
    [r0, r1, r2, r3, r4, r5, r6, r7]
}

#[target_feature(enable = "avx512f,avx512bw")]
fn hits_with_avx512(block: Block<'_>, lags: &[Lag], wanted: &[u8; LANES]) -> u64 {
    let wanted = load(wanted);
    // 0 where an option is the wanted one. Two of them, so that neither waits for the other.
    let mut least = [_mm512_set1_epi8(-1); 2];
    for pair in lags.chunks(2) {
        for (least, &lag) in least.iter_mut().zip(pair) {
            let xor = _mm512_set1_epi8(block.xor(lag).cast_signed());
            let codes = load(block.lowered(lag));
            let other = _mm512_ternarylogic_epi64::<0x96>(codes, xor, wanted);
            *least = _mm512_min_epu8(*least, other);
        }
    }
    let [a, b] = least;
    _mm512_testn_epi8_mask(_mm512_min_epu8(a, b), _mm512_min_epu8(a, b))
}
