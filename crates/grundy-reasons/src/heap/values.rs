//! The check of the values of several heaps against the step they come from.

use super::HeapValues;
use crate::sum::column_sum;
use crate::{Reason, ReasonError, Step, ensure};
use grundy_core::Player;
use grundy_games::heap::{HeapRule, TakeSet, Takes};

impl HeapValues {
    pub(crate) fn verify(&self, parts: &[Reason]) -> Result<(), ReasonError> {
        ensure(self.rule.is_impartial(), "that the rule is impartial")?;
        ensure(self.heaps.len() == self.values.len(), "a value for each heap")?;
        ensure(self.sum == column_sum(&self.values), "the nim-sum of the values")?;
        let Some((source, rest)) = parts.split_first() else {
            return ensure(false, "where the values come from");
        };
        ensure(self.is_about(&source.step), "that the values come from the same game")?;
        let said = |(heap, value): (&u64, &u64)| source.step.value_of_heap(*heap) == Some(*value);
        ensure(self.heaps.iter().zip(&self.values).all(said), "the value of a heap")?;
        match rest {
            [] => Ok(()),
            [pairing] => ensure(self.is_paired_by(&pairing.step), "the pairing strategy"),
            _ => ensure(false, "that nothing more is said"),
        }
    }

    /// Whether a step is about this rule, and about these heaps where it lists heaps.
    fn is_about(&self, step: &Step) -> bool {
        match (step, &self.rule) {
            (Step::MexTable(table), rule) => {
                let shown = |heap| self.heaps.contains(&heap);
                table.rule == *rule
                    && self.is_the_whole_of(&table.values)
                    && table.rows.iter().all(|row| shown(row.heap))
            }
            (Step::SlidingWindow(window), HeapRule::Takes(Takes::Range(range))) => {
                let about = range.least() == 1 && range.most() == window.most;
                about && self.is_the_whole_of(&window.values)
            }
            (Step::BoundedTake(closed), HeapRule::Takes(Takes::Range(range))) => {
                closed.range == *range && self.are_listed(closed.rows.iter().map(|row| row.heap))
            }
            (Step::BoundedTake(closed), HeapRule::Takes(Takes::Set(takes))) => {
                let (least, most) = (closed.range.least(), closed.range.most().min(self.largest()));
                self.what_matters_of(takes).eq(least..=most)
                    && self.are_listed(closed.rows.iter().map(|row| row.heap))
            }
            (Step::AllButOne(closed), rule) => {
                let one = match rule {
                    HeapRule::Takes(Takes::AllBut(excluded)) if excluded.as_slice().len() == 1 => {
                        excluded.contains(closed.forbidden)
                    }
                    HeapRule::Takes(Takes::AllBut(excluded)) => {
                        self.what_matters_of(excluded).eq([closed.forbidden])
                    }
                    HeapRule::Kl(kl) => {
                        Player::ALL.iter().all(|&player| kl.forbidden(player) == closed.forbidden)
                    }
                    _ => false,
                };
                one && self.are_listed(closed.rows.iter().map(|row| row.heap))
            }
            (Step::Lasker(closed), HeapRule::Code(code)) => {
                code.is_laskers_nim() && self.are_listed(closed.rows.iter().map(|row| row.heap))
            }
            (Step::Periodic(periodic), rule) => {
                let same = match (&periodic.rule, rule) {
                    (HeapRule::Takes(part), HeapRule::Takes(whole)) => {
                        part.up_to(self.largest()) == whole.up_to(self.largest())
                    }
                    (part, whole) => part == whole,
                };
                same && self.are_listed(periodic.rows.iter().map(|row| row.heap))
            }
            _ => false,
        }
    }

    fn largest(&self) -> u64 {
        self.heaps.iter().copied().max().unwrap_or(0)
    }

    /// Whether a table ends with the largest heap.
    fn is_the_whole_of(&self, table: &[u64]) -> bool {
        table.len() as u128 == u128::from(self.largest()) + 1
    }

    /// The numbers of a set that are not more than every heap.
    fn what_matters_of(&self, takes: &TakeSet) -> impl Iterator<Item = u64> {
        let largest = self.largest();
        takes.as_slice().iter().copied().filter(move |&take| take <= largest)
    }

    /// Whether the lines are those of the heaps, each once and strictly increasing.
    fn are_listed(&self, lines: impl Iterator<Item = u64>) -> bool {
        let mut heaps = self.heaps.clone();
        heaps.sort_unstable();
        heaps.dedup();
        lines.eq(heaps)
    }

    fn is_paired_by(&self, step: &Step) -> bool {
        match (step, &self.rule) {
            (Step::Pairing(pairing), HeapRule::Takes(Takes::Range(range))) => {
                let about = range.least() == 1 && range.most() == pairing.most;
                about && self.heaps == [pairing.heap] && self.values == [pairing.remainder]
            }
            _ => false,
        }
    }
}

impl Step {
    /// What a step says of the value of a heap. Lines must be strictly increasing to be found.
    fn value_of_heap(&self, heap: u64) -> Option<u64> {
        let entry = |values: &[u64]| values.get(usize::try_from(heap).ok()?).copied();
        match self {
            Step::MexTable(table) => entry(&table.values),
            Step::SlidingWindow(window) => entry(&window.values),
            Step::BoundedTake(closed) => line(&closed.rows, heap, |row| (row.heap, row.value)),
            Step::AllButOne(closed) => line(&closed.rows, heap, |row| (row.heap, row.value)),
            Step::Lasker(closed) => line(&closed.rows, heap, |row| (row.heap, row.value)),
            Step::Periodic(periodic) => line(&periodic.rows, heap, |row| (row.heap, row.value)),
            _ => None,
        }
    }
}

/// The value in the line of a heap, if there is one.
fn line<R>(rows: &[R], heap: u64, said: impl Fn(&R) -> (u64, u64)) -> Option<u64> {
    let at = rows.binary_search_by_key(&heap, |row| said(row).0).ok()?;
    Some(said(&rows[at]).1)
}
