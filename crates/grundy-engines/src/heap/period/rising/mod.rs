//! Arithmetic periods of codes: games whose values rise for ever.
//!
//! Let the values of a table rise from heap e ≥ 1 on, g(n + P) = g(n) + S, where P is a multiple of the length of
//! the digits that repeat. Let M be the largest power of two that divides S, and S = uM. Write a value as
//! g = low + M·high with low < M; so low and high of a nim-sum are the nim-sums of the lows and of the highs. A
//! heap n = r + QP with e ≤ r < e + P has high K = high(r) + uQ; a heap below e is *fixed*.
//!
//! **No option of n has the value of n.** Let T be the sum of the highs of the heaps that a move leaves. Their nim-sum X is at most T,
//! and of the parity of T. T − K depends on the remainders of n and of the parts and on what is taken, but not on Q. So
//! nothing is wrong if the lows have another nim-sum than low(n), or T < K, or T − K is odd; or if there is but one heap that is
//! not fixed and the fixed ones have high 0, and T ≠ K, since then X = T.
//!
//! **Every smaller value is one of an option of n.** A value (low v, high X) is met by
//!
//! - one heap that is not fixed beside heaps of high 0: X = T. If digits repeat, more and more periods may be taken: X = T, T − u,
//!   T − 2u, …, down to high(a) for the remainder a of that heap;
//! - three heaps with remainders a, b, c where high(b) and high(c) differ by a multiple of u: let the last two have equal
//!   highs, at least both of these. They cancel, so X is the high of the first: it takes the values T − 2·max(high(b), high(c)), and less and
//!   less by 2u, down to high(a);
//! - two heaps whose highs are equal, alone or beside a fixed one of high 0: X = 0;
//! - if digits repeat, heaps that are all fixed, or nothing at all.
//!
//! These are intervals of X in steps of 2u, which begin at a fixed distance below K and end at a fixed X, and single values at a
//! fixed distance below K. Whether they leave no gap is seen from the remainders of n alone, once K is so
//! large that the beginnings are above the ends, which Q ≥ Q0 says. So by induction g(n) = low + M·K for all n ≥ e + Q0·P if it
//! holds for the smaller ones, which a table of e + Q0·P values shows.
//!
//! Where no move breaks a heap there are no nim-sums, and any M will do: M = S.

mod cover;
mod frame;
#[cfg(test)]
mod tests;

use super::{Code, Period, Proved, index, repeats};
use frame::Frame;

/// How many periods are tried before the table is found to prove none.
const TRIED: usize = 4;

/// How many multiples of a period are tried: 1, 2, 4, … times the period, until the saltus is so many times the
/// largest value of the first heaps. By then hardly a high is not 0, and more would show nothing new.
const DOUBLINGS: u32 = 16;
const MOST_TIMES: u64 = 8;

/// A table of the remainders takes about this much work at most.
const MOST_WORK: u128 = 1 << 24;

/// The least arithmetic period that the table of a code proves, if it proves one.
pub(super) fn find(values: &[u64], code: Code<'_>) -> Option<Proved> {
    let long_enough = |found: &Period| {
        let periods = found.period.checked_mul(2).and_then(|len| len.checked_add(found.preperiod));
        found.saltus > 0 && periods.is_some_and(|len| index(len) <= values.len())
    };
    // What agrees by chance at the end of the table begins late.
    let mut found: Vec<Period> = repeats::rising(values).filter(long_enough).collect();
    found.sort_by_key(|found| found.preperiod + found.period);
    found
        .into_iter()
        .take(TRIED)
        .find_map(|found| prove(values, code, found))
        .map(|proved| least(values, proved))
}

/// Proves a period by the first of its multiples that shows it.
fn prove(values: &[u64], code: Code<'_>, period: Period) -> Option<Proved> {
    let repeat = code.repeat.len().max(1) as u64;
    let common = common(period.period, repeat) / period.period;
    let first = index(period.preperiod + period.period).min(values.len());
    let largest = values[..first].iter().copied().max().unwrap_or(0).max(1);
    (0..DOUBLINGS).find_map(|doublings| {
        let times = common.checked_mul(1 << doublings)?;
        if doublings > 0 && period.saltus.checked_mul(times / 2)? > largest * MOST_TIMES {
            return None;
        }
        let frame = Frame::new(values, code, period, times)?;
        Some(Proved { period, needed: cover::needed(&frame)? })
    })
}

/// The same with the least period that the values have, if a part of the one that was proved is one: the values rise
/// by the multiple for ever, and within it as the table shows.
fn least(values: &[u64], proved: Proved) -> Proved {
    let Period { preperiod, period, saltus } = proved.period;
    let holds = |&part: &u64| {
        let times = period / part;
        let tail = values.get(index(preperiod)..proved.needed).unwrap_or(&[]);
        period.is_multiple_of(part)
            && saltus.is_multiple_of(times)
            && tail.iter().zip(&tail[index(part)..]).all(|(a, b)| a + saltus / times == *b)
    };
    let part = (1..=period).find(holds).unwrap_or(period);
    let saltus = saltus / (period / part);
    Proved { period: Period { preperiod, period: part, saltus }, ..proved }
}

/// The least common multiple of a period and the length of the digits that repeat.
pub(super) fn common(period: u64, length: u64) -> u64 {
    let (mut a, mut b) = (period, length);
    while b > 0 {
        (a, b) = (b, a % b);
    }
    period / a.max(1) * length
}
