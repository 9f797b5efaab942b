//! The check of periods.

use super::{Periodic, naive};
use crate::heap::{HeapRule, TakeSet};
use crate::reason::{Flaw, ensure};
use std::collections::BTreeSet;

impl Periodic {
    pub(in crate::reason) fn verify(&self) -> Result<(), Flaw> {
        ensure(self.period > 0, "the period")?;
        ensure(naive::is_right(&self.rule, &self.values), "a value of the table")?;
        ensure(self.repeats(self.period, self.preperiod), "that the table repeats")?;
        let exception = self.preperiod.checked_sub(1).map(|heap| self.rises(heap, self.period));
        ensure(exception != Some(Some(self.saltus)), "the last exception")?;
        ensure(exception != Some(None), "that the last exception is in the table")?;
        let divides = |part: &u64| self.period % part == 0;
        let shorter = |part| self.repeats_by_any(part);
        let least = !(1..=self.period / 2).filter(divides).any(shorter);
        ensure(least, "that the period is the least")?;
        ensure(self.goes_on(), "that the table is long enough for the theorem")?;
        for row in &self.rows {
            let periods = row.heap.checked_sub(row.reduced).map(u128::from);
            let whole = periods.is_some_and(|stones| stones % u128::from(self.period) == 0);
            let first = u128::from(self.preperiod) + u128::from(self.period);
            let home = u128::from(row.reduced) < first
                && (row.reduced == row.heap || row.reduced >= self.preperiod);
            ensure(whole && home, "the heap brought back by whole periods")?;
            let rise =
                periods.map(|stones| stones / u128::from(self.period) * u128::from(self.saltus));
            let value = naive::entry(&self.values, row.reduced).map(u128::from);
            let value = value.zip(rise).map(|(value, rise)| value + rise);
            ensure(value == Some(u128::from(row.value)), "the value of a heap")?;
        }
        Ok(())
    }

    /// g(heap + period) − g(heap), if both are in the table and it is not negative.
    fn rises(&self, heap: u64, period: u64) -> Option<u64> {
        let later = naive::entry(&self.values, heap.checked_add(period)?)?;
        // A fall is no saltus; any number that is none stands for it.
        Some(later.checked_sub(naive::entry(&self.values, heap)?).unwrap_or(u64::MAX))
    }

    /// Whether a period adds the saltus from `preperiod` to the end of the table, at least once.
    fn repeats(&self, period: u64, preperiod: u64) -> bool {
        let mut rises = (preperiod..).map_while(|heap| self.rises(heap, period)).peekable();
        rises.peek().is_some() && rises.all(|rise| rise == self.saltus)
    }

    /// Whether a shorter period adds the same from `preperiod` to the end of the table.
    fn repeats_by_any(&self, period: u64) -> bool {
        let mut rises = (self.preperiod..).map_while(|heap| self.rises(heap, period));
        let first = rises.next();
        first.is_some_and(|first| first != u64::MAX && rises.all(|rise| rise == first))
    }

    /// Whether the theorem for this kind of rule says that what the table shows holds for ever.
    fn goes_on(&self) -> bool {
        let shown = self.values.len() as u128;
        let repeated = u128::from(self.preperiod) + u128::from(self.period);
        match &self.rule {
            // A value depends on the values of the last max S heaps, which have repeated.
            HeapRule::Subtract(takes) => {
                let most = takes.as_slice().last().copied().unwrap_or(0);
                self.saltus == 0 && shown >= repeated + u128::from(most)
            }
            // Guy and Smith 1956: of h heaps with more than h(e + p − 1) stones one has e + p or more.
            HeapRule::Octal(code) => code.last_take().is_some_and(|last| {
                let leaves = |heaps: u8| code.digits().iter().any(|digit| digit >> heaps & 1 == 1);
                let most_heaps = (1..=3).rev().find(|&heaps| leaves(heaps)).unwrap_or(1);
                let repeated = repeated.max(1 + u128::from(self.period));
                let stones = u128::from(most_heaps) * (repeated - 1) + 1;
                self.saltus == 0 && shown >= stones + u128::from(last)
            }),
            HeapRule::AllBut(excluded) => self.state_recurs(excluded),
            _ => false,
        }
    }

    /// Whether all that determines the values after the table is what it was one period earlier, but
    /// for the saltus: the values of the last max S heaps and the set of values of the heaps before
    /// them, where values below the least that those lack play no part.
    fn state_recurs(&self, excluded: &TakeSet) -> bool {
        let most = excluded.as_slice().last().copied().unwrap_or(0);
        let end = self.values.len() as u64;
        let state = |end: u64| {
            let split = usize::try_from(end.checked_sub(most)?).ok()?;
            let (old, recent) = self.values.get(..usize::try_from(end).ok()?)?.split_at(split);
            let old: BTreeSet<u64> = old.iter().copied().collect();
            let least = (0..).find(|value| !old.contains(value))?;
            let beyond: Vec<u64> = old.range(least..).map(|value| value - least).collect();
            let recent: Vec<Option<u64>> =
                recent.iter().map(|value| value.checked_sub(least)).collect();
            Some((least, beyond, recent))
        };
        let before = end.checked_sub(self.period).and_then(&state);
        before.zip(state(end)).is_some_and(|(before, now)| {
            now.0.checked_sub(before.0) == Some(self.saltus)
                && (now.1, now.2) == (before.1, before.2)
        })
    }
}
