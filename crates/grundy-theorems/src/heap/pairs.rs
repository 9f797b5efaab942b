//! Two heaps whose values have a given xor, where values rise by the same with every period.
//!
//! Let a + b = R and g(a) ⊕ g(b) = X, both heaps beyond the preperiod. The remainders of a and b within their periods
//! tell the sum of their values: with every period that goes from one heap to the other, one value rises by as much as the
//! other falls. Two numbers with sum T and xor X have the common bits C = (T − X)/2, so g(a) is C and some of the bits of X, and
//! no choice of these is in vain but for its remainder modulo the saltus. For that a table says which remainders the
//! lowest bits of X can add up to, so the choices are found one by one from the least up.

use grundy_engines::heap::Period;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// The remainders that subsets of the bits of a number can add up to.
struct Sums {
    bits: Vec<u32>,
    saltus: u64,
    /// For each number of bits, from the lowest on, and each remainder modulo the saltus.
    reach: Vec<Vec<bool>>,
}

impl Sums {
    fn new(of: u64, saltus: u64) -> Sums {
        let bits: Vec<u32> = (0..64).filter(|bit| of >> bit & 1 == 1).collect();
        let width = usize::try_from(saltus).unwrap_or(1);
        let mut none = vec![false; width];
        none[0] = true;
        let mut reach = vec![none];
        for &bit in &bits {
            let step = usize::try_from((1u64 << bit) % saltus).unwrap_or(0);
            let last = &reach[reach.len() - 1];
            let with = |at: usize| last[at] || last[(at + width - step) % width];
            let next = (0..width).map(with).collect();
            reach.push(next);
        }
        Sums { bits, saltus, reach }
    }

    /// Whether the lowest `bits` bits can add up to a remainder.
    fn reaches(&self, bits: usize, remainder: u64) -> bool {
        usize::try_from(remainder).is_ok_and(|at| self.reach[bits][at])
    }

    /// `remainder` less a number.
    fn less(&self, remainder: u64, number: u64) -> u64 {
        let number = number % self.saltus;
        if remainder >= number { remainder - number } else { remainder + (self.saltus - number) }
    }

    /// The least subset of the bits, as a number, with this remainder and not below `least`.
    fn next(&self, least: u64, remainder: u64) -> Option<u64> {
        let all = self.bits.iter().fold(0, |all, bit| all | 1 << bit);
        if least & !all == 0 && least % self.saltus == remainder {
            return Some(least);
        }
        // The highest bit in which the subset differs from `least` is 1 in it; the lower, the better.
        self.bits.iter().enumerate().find_map(|(below, &bit)| {
            let above = least
                .checked_shr(bit + 1)
                .map_or(0, |above| above.checked_shl(bit + 1).unwrap_or(0));
            let fits = least >> bit & 1 == 0 && above & !all == 0;
            let chosen = above | 1 << bit;
            let rest = self.less(remainder, chosen);
            (fits && self.reaches(below, rest)).then(|| chosen | self.least_of(below, rest))
        })
    }

    /// The least subset of the lowest `bits` bits with a remainder that they reach.
    fn least_of(&self, bits: usize, mut remainder: u64) -> u64 {
        let mut chosen = 0;
        for at in (0..bits).rev() {
            if !self.reaches(at, remainder) {
                chosen |= 1 << self.bits[at];
                remainder = self.less(remainder, 1 << self.bits[at]);
            }
        }
        chosen
    }
}

/// The smaller heaps a with a given remainder within their period.
struct Class {
    /// The least heap of the class, and its value.
    first: u64,
    value: u64,
    /// The bits that both values have.
    common: u64,
    /// The largest value of a.
    last: u64,
    /// The remainder of the chosen bits modulo the saltus.
    remainder: u64,
}

/// The smaller parts of all breaks of some stones into two whose values have a given xor, increasing.
pub(super) struct Pairs {
    sums: Sums,
    period: Period,
    classes: Vec<Class>,
    /// The next part of each class.
    next: BinaryHeap<Reverse<(u64, usize)>>,
    /// The largest smaller part.
    half: u64,
    /// Parts before these are periodic, those that have the xor.
    small: std::vec::IntoIter<u64>,
}

impl Pairs {
    /// The breaks of `rest` stones whose smaller part is at least `least`, where the values from the preperiod on rise.
    ///
    /// `table` is as long as the preperiod and the period, and every value fits into 64 bits.
    pub(super) fn new(table: &[u64], period: Period, rest: u64, wanted: u64, least: u64) -> Pairs {
        // Heap 0 is no part.
        let begin = period.preperiod.max(1);
        let value = |heap: u64| period.value(table, heap);
        let half = rest / 2;
        let is_pair =
            |&a: &u64| value(a).zip(value(rest - a)).is_some_and(|(a, b)| a ^ b == wanted);
        let until = begin.min(half.saturating_add(1));
        let small: Vec<u64> = (least.max(1)..until).filter(is_pair).collect();
        let mut pairs = Pairs {
            sums: Sums::new(wanted, period.saltus),
            period,
            classes: Vec::new(),
            next: BinaryHeap::new(),
            half,
            small: small.into_iter(),
        };
        let residues = (0..period.period).map_while(|residue| begin.checked_add(residue));
        for first in residues.take_while(|&first| first <= half) {
            if let Some(class) = pairs.class(first, rest, wanted, value) {
                let at = pairs.classes.len();
                let from = least.max(first);
                pairs.classes.push(class);
                pairs.enter(at, from);
            }
        }
        pairs
    }

    /// The class of the parts `first`, a period more, and so on.
    fn class(
        &self,
        first: u64,
        rest: u64,
        wanted: u64,
        value: impl Fn(u64) -> Option<u64>,
    ) -> Option<Class> {
        let (own, other) = (value(first)?, value(rest - first)?);
        let twice = (u128::from(own) + u128::from(other)).checked_sub(wanted.into())?;
        let common = u64::try_from(twice / 2).ok().filter(|_| twice % 2 == 0)?;
        if common & wanted != 0 {
            return None;
        }
        let periods = (self.half - first) / self.period.period;
        let last = own.checked_add(periods.checked_mul(self.period.saltus)?)?;
        let remainder = self.sums.less(own % self.period.saltus, common);
        Some(Class { first, value: own, common, last, remainder })
    }

    /// Makes the next part of a class known that is at least `from`.
    fn enter(&mut self, at: usize, from: u64) {
        let class = &self.classes[at];
        let Period { period, saltus, .. } = self.period;
        let periods = from.saturating_sub(class.first).div_ceil(period);
        let least = periods.checked_mul(saltus).and_then(|rise| class.value.checked_add(rise));
        let Some(least) = least.map(|least| least.saturating_sub(class.common)) else { return };
        let chosen = self.sums.next(least, class.remainder);
        // The bits chosen are not among the common ones.
        let value = chosen.map(|chosen| chosen | class.common).filter(|&value| value <= class.last);
        if let Some(value) = value {
            let part = class.first + (value - class.value) / saltus * period;
            self.next.push(Reverse((part, at)));
        }
    }

    /// About how many numbers are looked at to find the first.
    pub(super) fn effort(period: &Period) -> u64 {
        let table = period.saltus.saturating_mul(64);
        period.preperiod.saturating_add(period.period.saturating_mul(64)).saturating_add(table)
    }
}

impl Iterator for Pairs {
    type Item = u64;

    fn next(&mut self) -> Option<u64> {
        if let Some(part) = self.small.next() {
            return Some(part);
        }
        let Reverse((part, at)) = self.next.pop()?;
        if let Some(beyond) = part.checked_add(1) {
            self.enter(at, beyond);
        }
        (part <= self.half).then_some(part)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All that there are, in order, of values that rise by any number from any heap on.
    #[test]
    fn all_pairs_are_found_in_order() {
        let mut state = 3u64;
        let mut random = |below: u64| {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            (state >> 33) % below
        };
        let mut found = 0;
        for _ in 0..300 {
            let period =
                Period { preperiod: random(5), period: 1 + random(7), saltus: 1 + random(12) };
            let len = period.preperiod + period.period;
            let mut table: Vec<u64> = (0..len).map(|_| random(20)).collect();
            table[0] = 0;
            let value = |heap: u64| period.value(&table, heap).unwrap();
            let (rest, least) = (random(300), 1 + random(30));
            // Few numbers are the xor of some pair, so most are taken from one.
            let wanted = match (rest / 2, random(4)) {
                (0, _) | (_, 0) => random(40),
                (half, _) => {
                    let part = 1 + random(half);
                    value(part) ^ value(rest - part)
                }
            };
            let expected: Vec<u64> =
                (least..=rest / 2).filter(|&a| value(a) ^ value(rest - a) == wanted).collect();
            let pairs: Vec<u64> = Pairs::new(&table, period, rest, wanted, least).collect();
            assert_eq!(pairs, expected, "{period:?} {table:?} {rest} to {wanted} from {least}");
            found += pairs.len();
        }
        assert!(found > 300, "{found}");
    }

    #[test]
    fn huge_heaps_are_not_searched() {
        let period = Period { preperiod: 0, period: 6, saltus: 3 };
        let table = [0, 1, 2, 0, 1, 2];
        let value = |heap: u64| period.value(&table, heap).unwrap();
        let mut found = 0;
        for rest in [u64::MAX, u64::MAX - 1, 10u64.pow(18), 1 << 63] {
            let of = |part: u64| value(part) ^ value(rest - part);
            let parts = [1, 7, 10u64.pow(9), 1 << 40, rest / 3, rest / 2];
            for wanted in parts.map(of).into_iter().chain([1, 2, 7, u64::MAX / 3]) {
                for part in Pairs::new(&table, period, rest, wanted, 1).take(20) {
                    assert_eq!(value(part) ^ value(rest - part), wanted, "{rest} {part}");
                    found += 1;
                }
            }
        }
        assert!(found > 100, "{found}");
    }
}
