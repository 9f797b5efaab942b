//! Sets by products of bit matrices.
//!
//! Of the eight codes of a lane, let L have for each the row with only the bit c mod 8, and M the row with only the
//! bit c div 8 mod 8. Then LᵀM has bit (x, y) iff an odd number of the codes are 8y + x, up to multiples of 64; and if
//! only the rows of the codes from 64w to 64w + 63 are kept in L, exactly those. So a code that occurs twice among
//! the eight is lost, and that is all that is lost.

use super::{Block, LANES, Lag, Sets, leads_to_known, load, lowered, store_words};
use std::arch::x86_64::*;

/// Byte i is 1 << i.
const ONE_HOT: i64 = 0x8040_2010_0804_0201_u64.cast_signed();

/// So many times eight lags are transposed before they are multiplied.
const AT_ONCE: usize = 16;

/// Byte i is 1 << (i / 8).
const ONE_HOT_EIGHTHS: [u8; LANES] = {
    let mut bits = [0; LANES];
    let mut i = 0;
    while i < 64 {
        bits[i] = 1 << (i / 8);
        i += 1;
    }
    bits
};

/// Inserts codes below 64 times the number of sets, which is at most four, eight lags at a time; their number is a
/// multiple of eight.
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi,gfni")]
pub(super) fn insert_eights(block: Block<'_>, lags: &[Lag], sets: &mut [Sets]) {
    if !block.codes.high.is_empty() {
        // A byte that stands for "none" is needed: so codes below 128 at a time.
        for (half, sets) in (0u8..).zip(sets.chunks_mut(2)) {
            let block = Block { flip: block.flip ^ half << 7, ..block };
            match sets {
                [a, b] => eights_into(block, lags, [a, b]),
                [a] => eights_into(block, lags, [a]),
                _ => {}
            }
        }
        return;
    }
    match sets {
        [a] => eights_into(block, lags, [a]),
        [a, b] => eights_into(block, lags, [a, b]),
        [a, b, c] => eights_into(block, lags, [a, b, c]),
        [a, b, c, d] => eights_into(block, lags, [a, b, c, d]),
        _ => {}
    }
}

#[target_feature(enable = "avx512f,avx512bw,avx512vbmi,gfni")]
#[inline]
fn eights_into<const WORDS: usize>(block: Block<'_>, lags: &[Lag], sets: [&mut Sets; WORDS]) {
    assert!(leads_to_known(block, lags), "a lag is too short or too long");
    let zero = _mm512_setzero_si512();
    let flip = _mm512_set1_epi8(block.flip.cast_signed());
    let mut held = [[zero; WORDS]; 8];
    let mut transposed = [[zero; AT_ONCE]; 8];
    for lags in lags.chunks(8 * AT_ONCE) {
        for (at, eight) in lags.as_chunks::<8>().0.iter().enumerate() {
            let mut codes = [zero; 8];
            let mut xors = [0; 8];
            for i in 0..8 {
                // SAFETY: it was checked above that all lags lead to known heaps.
                codes[i] = unsafe { lowered(block, &eight[i]) };
                xors[i] = eight[i].xor;
                if let Some(highs) = block.lowered_high(eight[i], LANES) {
                    let wanted = _mm512_set1_epi8(block.wanted_high(eight[i]).cast_signed());
                    let others = _mm512_cmpneq_epi8_mask(load(highs), wanted);
                    // Codes with another high part become codes that get no bit.
                    let none = _mm512_set1_epi8((!block.xor(eight[i])).cast_signed());
                    codes[i] = _mm512_mask_blend_epi8(others, codes[i], none);
                }
            }
            let xors = _mm512_xor_si512(_mm512_set1_epi64(i64::from_le_bytes(xors)), flip);
            for (i, codes) in transpose(codes).into_iter().enumerate() {
                transposed[i][at] = _mm512_xor_si512(codes, xors);
            }
        }
        // The sets of eight lanes stay in registers over all these lags.
        for (held, codes) in held.iter_mut().zip(&transposed) {
            for &codes in &codes[..lags.len() / 8] {
                add(held, codes);
            }
        }
    }
    for (i, held) in held.iter().enumerate() {
        for word in 0..WORDS {
            let mut lanes = [0; 8];
            store_words(&mut lanes, held[word]);
            for (q, lane) in lanes.into_iter().enumerate() {
                sets[word][lane_of(i, q)] |= lane;
            }
        }
    }
}

/// Adds the eight codes of each of eight lanes to their sets.
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi,gfni")]
#[inline]
fn add<const WORDS: usize>(held: &mut [__m512i; WORDS], codes: __m512i) {
    let one_hot = _mm512_set1_epi64(ONE_HOT);
    let backwards = _mm512_set1_epi64(ONE_HOT.swap_bytes());
    let eighths = load(&ONE_HOT_EIGHTHS);
    let rows = _mm512_permutexvar_epi8(codes, one_hot);
    // The instruction wants the rows of its matrix backwards.
    let low = _mm512_gf2p8affine_epi64_epi8::<0>(backwards, rows);
    let rows = _mm512_permutexvar_epi8(codes, eighths);
    let middle = _mm512_gf2p8affine_epi64_epi8::<0>(one_hot, rows);
    // For each of the eight codes its bit 6, and its bit 7.
    let six = _mm512_gf2p8affine_epi64_epi8::<0>(_mm512_set1_epi8(1 << 6), codes);
    let seven = _mm512_gf2p8affine_epi64_epi8::<0>(_mm512_set1_epi8(i8::MIN), codes);
    for (word, held) in held.iter_mut().enumerate() {
        // The columns of L with the rows of this word only.
        let low = match word {
            0 => _mm512_ternarylogic_epi64::<0x10>(low, six, seven),
            1 => _mm512_ternarylogic_epi64::<0x40>(low, six, seven),
            2 => _mm512_ternarylogic_epi64::<0x20>(low, six, seven),
            _ => _mm512_ternarylogic_epi64::<0x80>(low, six, seven),
        };
        *held = _mm512_or_si512(*held, _mm512_gf2p8affine_epi64_epi8::<0>(middle, low));
    }
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
