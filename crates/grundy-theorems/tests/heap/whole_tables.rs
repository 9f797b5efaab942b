//! The theorem of docs/periods.md on whole tables, as it is stated there, against the definition.

use grundy_core::mex;

/// How many values are looked at.
const LEN: usize = 120;

/// The values of the code that begins with `digits` (from take 0 on) and goes on with `repeat` for ever.
fn values(digits: &[u8], repeat: &[u8]) -> Vec<u64> {
    let digit = |take: usize| match digits.get(take) {
        Some(&digit) => digit,
        None if repeat.is_empty() => 0,
        None => repeat[(take - digits.len()) % repeat.len()],
    };
    let mut values: Vec<u64> = Vec::new();
    for heap in 0..LEN {
        let mut reached = Vec::new();
        for take in 0..=heap {
            let left = heap - take;
            reached.extend((digit(take) & 1 != 0 && left == 0).then_some(0));
            reached.extend((digit(take) & 2 != 0 && 0 < left && left < heap).then(|| values[left]));
            let parts = (1..left).map(|part| values[part] ^ values[left - part]);
            reached.extend(parts.filter(|_| digit(take) & 4 != 0));
        }
        values.push(mex(reached));
    }
    values
}

/// Each e and p for which the theorem speaks, and whether what it says is so.
fn claims(digits: &[u8], repeat: &[u8]) -> Vec<(usize, usize, bool)> {
    let values = values(digits, repeat);
    let heaps = if digits.iter().chain(repeat).any(|digit| digit & 4 != 0) { 2 } else { 1 };
    let repeats = |e: usize, p: usize, last: usize| (e..=last).all(|n| values[n + p] == values[n]);
    let mut found = Vec::new();
    for p in (1..16usize).filter(|p| p.is_multiple_of(repeat.len().max(1))) {
        for e in 0..8 {
            // h(e + p − 1) + k − p for a code that takes at most k, h(e + P − 1) + D − 1 for D digits before the
            // repeated ones.
            let last = match repeat {
                [] => (heaps * (e + p - 1) + digits.len() - 1).saturating_sub(p),
                _ => heaps * (e + p - 1) + digits.len() - 1,
            };
            if last + p < LEN && repeats(e, p, last) {
                found.push((e, p, repeats(e, p, LEN - 1 - p)));
            }
        }
    }
    found
}

fn two_digits() -> impl Iterator<Item = (u8, u8)> {
    (0..8).flat_map(|a| (0..8).map(move |b| (a, b)))
}

#[test]
fn a_whole_table_proves_a_period_from_heap_1_on() {
    let mut proved = 0;
    for (a, b) in two_digits() {
        for (digits, repeat) in
            [(vec![0, a, b], vec![]), (vec![0, 0, a, b], vec![]), (vec![0, a], vec![b])]
        {
            for (e, p, holds) in claims(&digits, &repeat).into_iter().filter(|claim| claim.0 > 0) {
                assert!(holds, "{digits:?} {repeat:?}: e = {e}, p = {p}");
                proved += 1;
            }
        }
    }
    assert!(proved > 100, "{proved}");
}

/// The values of 0.31 begin 0, 1, 2, 0, 1: no heap of 0 stones may be left where a heap of 3 may.
#[test]
fn it_proves_none_from_heap_0_on() {
    assert_eq!(values(&[0, 3, 1], &[])[..8], [0, 1, 2, 0, 1, 0, 1, 0]);
    assert!(claims(&[0, 3, 1], &[]).contains(&(0, 3, false)));
}
