//! The check of periods: that a table shows one, and that it goes on for ever by the theorem for the rule.

use super::{Periodic, naive, rising};
use crate::{ReasonError, ensure};
use grundy_core::{Budget, Player, Stopped};
use grundy_games::heap::{HeapRule, OctalCode, Takes};
use std::collections::BTreeSet;

impl Periodic {
    pub(crate) fn verify(&self) -> Result<(), ReasonError> {
        ensure(self.period > 0, "the period")?;
        ensure(naive::is_right(&self.rule, &self.values), "a value of the table")?;
        let claim = PeriodClaim {
            rule: &self.rule,
            values: &self.values,
            preperiod: self.preperiod,
            period: self.period,
            saltus: self.saltus,
        };
        match claim.verify(&mut Budget::unlimited()) {
            Ok(verified) => verified?,
            Err(_) => return ensure(false, "that the period was checked"),
        }
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
}

/// What is claimed of the values of a rule, g(n + period) = g(n) + saltus from the preperiod on, and a table of values that
/// are right.
#[derive(Clone, Copy, Debug)]
pub struct PeriodClaim<'a> {
    /// The rule.
    pub rule: &'a HeapRule,
    /// The values of the heaps 0, 1, 2, …
    pub values: &'a [u64],
    /// The last exception + 1.
    pub preperiod: u64,
    /// The period.
    pub period: u64,
    /// What a period adds.
    pub saltus: u64,
}

impl PeriodClaim<'_> {
    /// Checks that the table shows the period, no less preperiod and no smaller period, and that it is long enough for the
    /// theorem by which this goes on for ever. The values are not checked.
    ///
    /// # Errors
    /// If a limit is reached; within that, the first thing that is wrong.
    pub fn verify(&self, budget: &mut Budget) -> Result<Result<(), ReasonError>, Stopped> {
        if let Err(flaw) = self.is_shown() {
            return Ok(Err(flaw));
        }
        let goes_on = self.goes_on(budget)?;
        Ok(ensure(goes_on, "that the table is long enough for the theorem"))
    }

    fn is_shown(&self) -> Result<(), ReasonError> {
        ensure(self.period > 0, "the period")?;
        let saltus = i128::from(self.saltus);
        ensure(self.steady_rise(self.period) == Some(saltus), "that the table repeats")?;
        if let Some(exception) = self.preperiod.checked_sub(1) {
            ensure(self.rise(exception, self.period) != Some(saltus), "the last exception")?;
        }
        let mut divisors = (1..=self.period / 2).filter(|part| self.period.is_multiple_of(*part));
        let least = divisors.all(|part| self.steady_rise(part).is_none());
        ensure(least, "that the period is the least")
    }

    /// What a period adds to the value of a heap, if both heaps are in the table.
    fn rise(&self, heap: u64, period: u64) -> Option<i128> {
        let later = naive::entry(self.values, heap.checked_add(period)?)?;
        Some(i128::from(later) - i128::from(naive::entry(self.values, heap)?))
    }

    /// What a period adds from the preperiod to the end of the table, if it is always the same.
    fn steady_rise(&self, period: u64) -> Option<i128> {
        let heaps = self.preperiod..self.values.len() as u64;
        let mut rises = heaps.map_while(|heap| self.rise(heap, period));
        let first = rises.next()?;
        rises.all(|rise| rise == first).then_some(first)
    }

    /// How many values the theorem on repeated values asks for; `None` if there is none for the rule.
    pub fn needed(&self) -> Option<u128> {
        let [preperiod, period] = [self.preperiod, self.period].map(u128::from);
        match self.rule {
            // A value depends on the values of the heaps before it down to the largest take, which have repeated.
            HeapRule::Takes(takes @ (Takes::Range(_) | Takes::Set(_))) => {
                Some(preperiod + period + u128::from(takes.last().max(1)))
            }
            // Guy and Smith 1956: of h heaps with more than h(e + P − 1) stones one has e + P or more. If digits
            // repeat, P is a multiple of the length of the repetition, too.
            HeapRule::Code(code) if !code.is_unequal() => {
                let digits = code.digits().iter().chain(code.repeat());
                let leaves = |heaps: u8| digits.clone().any(|digit| digit >> heaps & 1 == 1);
                let heaps = (1..=3u8).rev().find(|&heaps| leaves(heaps)).unwrap_or(1);
                let first = code.digits().len() as u128;
                let length = u128::from(repeated_length(code, self.period)?);
                let more = if code.repeat().is_empty() { 0 } else { length };
                Some(u128::from(heaps) * (preperiod.max(1) + length - 1) + first + more)
            }
            _ => None,
        }
    }

    /// Whether the theorem for this kind of rule says that what the table shows holds for ever.
    fn goes_on(&self, budget: &mut Budget) -> Result<bool, Stopped> {
        let Self { values, preperiod, period, saltus, .. } = *self;
        if let Some(excluded) = self.rule.excluded(Player::Left) {
            return Ok(self.rule.is_impartial() && self.state_recurs(excluded));
        }
        match self.rule.code() {
            Some(code) if code.is_unequal() => Ok(false),
            Some(code) if saltus > 0 => {
                rising::Claim { code, values, preperiod, period, saltus }.rises(budget)
            }
            _ => {
                let enough = self.needed().is_some_and(|needed| values.len() as u128 >= needed);
                Ok(saltus == 0 && enough)
            }
        }
    }

    /// Whether all that determines the values after the table is what it was one period earlier, but
    /// for the saltus: the values of the last max S heaps and the set of values of the heaps before
    /// them, where values below the least that those lack play no part.
    fn state_recurs(&self, excluded: &[u64]) -> bool {
        let most = excluded.last().copied().unwrap_or(0);
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

/// The least multiple of a period that the digits of a code repeat by, too.
pub(super) fn repeated_length(code: &OctalCode, period: u64) -> Option<u64> {
    let digits = code.repeat().len().max(1) as u64;
    let multiples = (1..=digits).filter_map(|times| period.checked_mul(times));
    multiples.into_iter().find(|length| *length > 0 && length.is_multiple_of(digits))
}
