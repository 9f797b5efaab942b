//! Closed forms, and which heaps have a given value by them.

use grundy_games::heap::TakeRange;
use std::ops::Range;

/// Taking a to b stones: g(x) = ⌊(x mod (a+b)) / a⌋ (Berlekamp, Conway and Guy 1982, for a = 1
/// Bachet 1612).
pub(super) fn bounded(range: TakeRange, heap: u64) -> u64 {
    residue(range, heap) / range.least()
}

/// The heap modulo a + b.
pub(super) fn residue(range: TakeRange, heap: u64) -> u64 {
    // A sum beyond the largest heap reduces nothing.
    range.least().checked_add(range.most()).map_or(heap, |modulus| heap % modulus)
}

/// The heaps of a given value that a move may leave of `heap` when it takes a to b stones, in
/// stretches from the smallest heap up.
pub(super) fn bounded_options(
    range: TakeRange,
    heap: u64,
    value: u64,
) -> impl Iterator<Item = Range<u64>> {
    let (least, most) = (u128::from(range.least()), u128::from(range.most()));
    let (heap, modulus) = (u128::from(heap), least + most);
    let left = heap.saturating_sub(most)..(heap + 1).saturating_sub(least);
    let first = u128::from(value) * least;
    let residues = first.min(modulus)..(first + least).min(modulus);
    // What may be left spans fewer than a + b heaps, so two rounds of residues meet all of it.
    let round = left.start / modulus;
    [round, round + 1].into_iter().filter_map(move |round| {
        let start = (round * modulus + residues.start).max(left.start);
        let end = (round * modulus + residues.end).min(left.end);
        let stretch = u64::try_from(start).ok()?..u64::try_from(end).ok()?;
        (!stretch.is_empty()).then_some(stretch)
    })
}

/// Taking any number but k: g(x) = ⌊x/2k⌋·k + (x mod 2k) mod k.
pub(super) fn all_but_one(forbidden: u64, heap: u64) -> u64 {
    let (block, offset) = place(forbidden, heap);
    // At most the heap itself, since block·2k is.
    block * forbidden + offset
}

/// ⌊x/2k⌋ and (x mod 2k) mod k.
pub(super) fn place(forbidden: u64, heap: u64) -> (u64, u64) {
    match forbidden.checked_mul(2) {
        Some(double) => (heap / double, heap % double % forbidden),
        None => (0, heap % forbidden),
    }
}

/// The heaps of a given value that a move may leave of `heap` when it takes any number but k, the
/// smaller first. Each value is that of exactly two heaps, k apart.
pub(super) fn all_but_one_options(
    forbidden: u64,
    heap: u64,
    value: u64,
) -> impl Iterator<Item = u64> {
    let (block, offset) = (value / forbidden, value % forbidden);
    let lower = u128::from(block) * 2 * u128::from(forbidden) + u128::from(offset);
    [lower, lower + u128::from(forbidden)]
        .into_iter()
        .filter_map(|left| u64::try_from(left).ok())
        .filter(move |&left| left < heap && heap - left != forbidden)
}
