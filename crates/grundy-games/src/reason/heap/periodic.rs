//! The check of periods.

use super::{Periodic, naive};
use crate::heap::{HeapRule, TakeSet};
use crate::reason::{Flaw, ensure};
use std::collections::BTreeSet;

impl Periodic {
    pub(in crate::reason) fn verify(&self) -> Result<(), Flaw> {
        ensure(self.period > 0, "the period")?;
        ensure(naive::is_right(&self.rule, &self.values), "a value of the table")?;
        let saltus = i128::from(self.saltus);
        ensure(self.steady_rise(self.period) == Some(saltus), "that the table repeats")?;
        if let Some(exception) = self.preperiod.checked_sub(1) {
            ensure(self.rise(exception, self.period) != Some(saltus), "the last exception")?;
        }
        let mut divisors = (1..=self.period / 2).filter(|part| self.period.is_multiple_of(*part));
        let least = divisors.all(|part| self.steady_rise(part).is_none());
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

    /// What a period adds to the value of a heap, if both heaps are in the table.
    fn rise(&self, heap: u64, period: u64) -> Option<i128> {
        let later = naive::entry(&self.values, heap.checked_add(period)?)?;
        Some(i128::from(later) - i128::from(naive::entry(&self.values, heap)?))
    }

    /// What a period adds from the preperiod to the end of the table, if it is always the same.
    fn steady_rise(&self, period: u64) -> Option<i128> {
        let heaps = self.preperiod..self.values.len() as u64;
        let mut rises = heaps.map_while(|heap| self.rise(heap, period));
        let first = rises.next()?;
        rises.all(|rise| rise == first).then_some(first)
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
