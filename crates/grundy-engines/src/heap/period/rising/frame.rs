//! The heaps of a table by their remainders, each value in two parts.

use super::{Code, MOST_WORK, Period, index};
use crate::heap::breaking::{add_shifted, insert};
use std::collections::BTreeMap;

/// No frame is shown to go on by fewer periods.
const FEWEST: usize = 2;

/// A heap below e + P.
#[derive(Clone, Copy, Debug)]
pub(super) struct Part {
    /// Its remainder.
    pub(super) class: usize,
    /// Its high, less u for each P that it has beyond its remainder: what it adds to T − uQ.
    pub(super) level: i64,
    pub(super) low: u64,
    pub(super) high: i64,
    /// Whether it is below e.
    pub(super) fixed: bool,
}

/// What the heaps of some totals give: by the remainder of the total, then by the level and by the high that
/// a family of them ends at, the set of lows.
pub(super) type Table = Vec<BTreeMap<(i64, i64), Vec<u64>>>;

/// A table, a period of it and all that the theorem asks of them.
pub(super) struct Frame<'a> {
    pub(super) code: Code<'a>,
    /// The first heap of the period, at least 1.
    pub(super) first: usize,
    /// P.
    pub(super) length: usize,
    /// u.
    pub(super) step: i64,
    /// M.
    pub(super) lows: usize,
    /// How many values there are.
    pub(super) shown: usize,
    /// Of the heaps 1, 2, … below e + P.
    pub(super) parts: Vec<Part>,
}

impl<'a> Frame<'a> {
    /// The frame of `times` the period; `None` if the table is too short or the frame too large.
    pub(super) fn new(
        values: &[u64],
        code: Code<'a>,
        period: Period,
        times: u64,
    ) -> Option<Frame<'a>> {
        let length = index(period.period.checked_mul(times)?);
        let saltus = period.saltus.checked_mul(times)?;
        let digits = || code.digits.iter().chain(code.repeat);
        let breaks = digits().any(|digit| digit & 0b1100 != 0);
        let lows = if breaks { 1 << saltus.trailing_zeros() } else { saltus };
        let first = index(period.preperiod).max(1);
        let end = first.checked_add(length)?;
        let periods = length.checked_mul(FEWEST).and_then(|len| len.checked_add(first));
        let work = (end as u128 * length as u128).saturating_mul((lows / 64 + 1).into());
        if periods.is_none_or(|len| len > values.len()) || work > MOST_WORK {
            return None;
        }
        let step = i64::try_from(saltus / lows).ok()?;
        let part = |size: usize| {
            let high = i64::try_from(values[size] / lows).ok()?;
            Some(Part {
                class: size % length,
                level: high - step * i64::try_from(size / length).ok()?,
                low: values[size] % lows,
                high,
                fixed: size < first,
            })
        };
        let parts = (1..end).map(part).collect::<Option<Vec<Part>>>()?;
        Some(Frame { code, first, length, step, lows: index(lows), shown: values.len(), parts })
    }

    /// The heaps that are not fixed, by their remainders.
    pub(super) fn moving(&self) -> impl Iterator<Item = &Part> + Clone {
        self.parts.iter().filter(|part| !part.fixed)
    }

    /// What n with the remainder `class` has left after taking t: the remainder, and the periods beyond it less Q.
    pub(super) fn left(&self, size: usize, t: usize) -> (usize, i64) {
        let (class, taken) = (size % self.length, t % self.length);
        let periods = |n: usize| i64::try_from(n / self.length).unwrap_or(i64::MAX);
        let borrow = i64::from(class < taken);
        ((class + self.length - taken) % self.length, periods(size) - periods(t) - borrow)
    }

    pub(super) fn empty(&self) -> Table {
        vec![BTreeMap::new(); self.length]
    }

    fn words(&self) -> usize {
        self.lows.div_ceil(64)
    }

    /// The totals of one of `parts` and one of `others`. A family ends where that of the others does, or at the high of
    /// the part if `ends` says so. Levels below `floor` are left out.
    pub(super) fn sums<'p>(
        &self,
        parts: impl Iterator<Item = &'p Part> + Clone,
        others: &Table,
        ends: bool,
        floor: i64,
    ) -> Table {
        let mut sums = self.empty();
        for (class, others) in others.iter().enumerate() {
            for part in parts.clone() {
                let whole = class + part.class;
                let carry = if whole >= self.length { self.step } else { 0 };
                let low = u32::try_from(part.low).unwrap_or(u32::MAX);
                for (&(level, high), lows) in others {
                    let level = level + part.level - carry;
                    if level >= floor {
                        let key = (level, if ends { part.high } else { high });
                        let sum = sums[whole % self.length].entry(key);
                        add_shifted(sum.or_insert_with(|| vec![0; self.words()]), lows, low);
                    }
                }
            }
        }
        sums
    }

    /// Notes a total.
    pub(super) fn note(&self, table: &mut Table, class: usize, key: (i64, i64), low: u64) {
        let lows = table[class].entry(key).or_insert_with(|| vec![0; self.words()]);
        insert(lows, u32::try_from(low).unwrap_or(u32::MAX));
    }
}
