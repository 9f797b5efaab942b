//! Sequences that repeat, each time with a saltus added.

use super::source::Sequence;
use crate::heap::Period;
use crate::heap::period::repeats;

/// From `from` on a block of values repeats, each time with the saltus added.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Repeat {
    from: u64,
    /// The values of `from` and those that follow it. Invariant: not empty.
    block: Vec<u64>,
    saltus: u64,
}

impl Repeat {
    /// What a sequence shows of a period, which is meant to be one of it.
    pub fn new(period: &Period, sequence: Sequence<'_>) -> Option<Repeat> {
        let end = period.preperiod.checked_add(period.period)?;
        let block: Option<Vec<u64>> = (period.preperiod..end).map(|n| sequence.at(n)).collect();
        let block = block.filter(|block| !block.is_empty())?;
        Some(Repeat { from: period.preperiod, block, saltus: period.saltus })
    }

    /// The least n from which on the values repeat: the last exception + 1.
    pub fn from(&self) -> u64 {
        self.from
    }

    /// The values of the first period.
    pub fn block(&self) -> &[u64] {
        &self.block
    }

    /// Preperiod, period and saltus.
    pub fn period(&self) -> Period {
        Period { preperiod: self.from, period: self.block.len() as u64, saltus: self.saltus }
    }

    /// What n has by the pattern, if it speaks of n.
    pub fn value(&self, n: u64) -> Option<u64> {
        let (beyond, period) = (n.checked_sub(self.from)?, self.block.len() as u64);
        let value = self.block[usize::try_from(beyond % period).ok()?];
        (beyond / period).checked_mul(self.saltus)?.checked_add(value)
    }

    /// The value of each residue of n modulo the period, if there is no saltus.
    pub fn by_residue(&self) -> Option<Vec<u64>> {
        let period = self.block.len() as u64;
        let start = self.from.next_multiple_of(period);
        let values = (start..).take(self.block.len()).filter_map(|n| self.value(n));
        (self.saltus == 0).then(|| values.collect())
    }
}

/// A period is only believed if this many periods were seen.
const PERIODS_SEEN: u64 = 3;

/// How many periods are tried. The first is right but for chance agreements at the end.
const TRIED: usize = 4;

/// The ways in which the values repeat, the least period first. With `saltus`, only those in which a
/// period adds something.
///
/// Preperiod and period together are at most half of the values, and the period is seen three times.
pub(super) fn repeats(sequence: Sequence<'_>, saltus: bool) -> Vec<Repeat> {
    let values = sequence.values;
    let seen = |found: &Period| {
        let len = values.len() as u64;
        (found.preperiod + found.period) * 2 <= len
            && found.preperiod + PERIODS_SEEN * found.period <= len
    };
    let candidates: Box<dyn Iterator<Item = Period>> = match saltus {
        true => Box::new(repeats::rising(values)),
        false => Box::new(repeats::repeating(values)),
    };
    candidates
        .filter(seen)
        .filter(|found| !saltus || found.saltus > 0)
        .take(TRIED)
        .filter_map(|found| {
            let preperiod = sequence.first.checked_add(found.preperiod)?;
            Repeat::new(&Period { preperiod, ..found }, sequence)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_repeat_is_found_with_its_exceptions() {
        let values: Vec<u64> = (0..60).map(|n| if n == 4 { 9 } else { [1, 0, 2][n % 3] }).collect();
        let found = repeats(Sequence { first: 1, values: &values }, false).remove(0);
        assert_eq!(found.period(), Period { preperiod: 6, period: 3, saltus: 0 });
        assert_eq!(found.value(6), Some(values[5]));
        assert_eq!(found.value(5), None);
        assert_eq!(found.by_residue(), Some(vec![2, 1, 0]));
    }

    #[test]
    fn a_saltus_is_found() {
        let values: Vec<u64> = (0..60u64).map(|n| n / 3 * 2 + u64::from(n % 3 == 2)).collect();
        let sequence = Sequence { first: 0, values: &values };
        assert_eq!(repeats(sequence, false), []);
        let found = repeats(sequence, true).remove(0);
        assert_eq!(found.period(), Period { preperiod: 0, period: 3, saltus: 2 });
        assert_eq!(found.value(100), Some(33 * 2));
        assert_eq!(found.by_residue(), None);
    }

    #[test]
    fn two_periods_are_not_enough() {
        let values: Vec<u64> = (0..40).map(|n| (n % 20) * (n % 20)).collect();
        assert_eq!(repeats(Sequence { first: 0, values: &values }, false), []);
    }
}
