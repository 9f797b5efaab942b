//! Tables of heap games.

use super::{Axis, Kind, Table, TableError};
use crate::run::extend;
use grundy_core::{Budget, Cell, Limit, Limits, Stopped};
use grundy_engines::heap::Period;
use grundy_engines::heap::sequence::Sequence;
use grundy_games::Term;
use grundy_games::heap::{HeapRule, Heaps};
use grundy_lang::heap_rule_text;
use grundy_theorems::heap::{self, Formula};
use grundy_theorems::{TermTheorems, Workspace};
use std::convert::Infallible;

/// Up to this heap every value is computed; beyond, a period is looked for first, and again whenever twice
/// as many values are known.
const FIRST_LOOK: u64 = 4095;

/// What looking for a period takes for each value, in bytes.
const BYTES_TO_LOOK: u64 = 16;

/// How the values of heaps are known.
enum Known {
    /// By a formula, which the theorems have.
    Formula(Formula),
    /// From the sequence of all heaps.
    Sequence(Box<Sequence>),
    /// From a sequence that repeats.
    Period(Box<Sequence>, Period),
}

/// What is known of the heaps of `axis` under `rule`, the first values of which may be `known` already.
/// `watch` is shown the sequence now and then while it is computed.
pub(super) fn table<E>(
    rule: &HeapRule,
    axis: Axis,
    known: Vec<u64>,
    budget: &mut Budget,
    watch: impl FnMut(&Sequence) -> Result<(), E>,
) -> Result<Result<Table, TableError>, E> {
    let to = axis.to();
    if !rule.is_impartial() {
        return Ok(outcomes(rule, axis, budget));
    }
    let (known, stopped) = match Formula::up_to(rule, to) {
        Some(formula) => (Known::Formula(formula), None),
        None => sequence(&rule.up_to(to), known, to, budget, watch)?,
    };
    Ok(of_known(rule, axis, known, stopped, budget))
}

/// The same from nothing, with nobody watching.
pub(super) fn at_once(
    rule: &HeapRule,
    axis: Axis,
    budget: &mut Budget,
) -> Result<Table, TableError> {
    let Ok(table) = table(rule, axis, Vec::new(), budget, |_| Ok::<(), Infallible>(()));
    table
}

/// Who wins the heaps of a partizan rule, by its theorem.
fn outcomes(rule: &HeapRule, axis: Axis, budget: &Budget) -> Result<Table, TableError> {
    let (text, rule, free) = (heap_rule_text(rule), rule.clone(), budget.part(u64::MAX));
    let cell = move |at: &[u64]| {
        let mut budget = free.clone();
        let ws = Workspace { most_moves: 1, ..Workspace::new(&mut budget) };
        let ruling = Term::Heaps(Heaps::new(rule.clone(), vec![at[0]])).partizan(&ws);
        // One winning move is listed, which reaches no limit.
        ruling.ok().flatten().map_or(Cell::Unknown, |ruling| Cell::Outcome(ruling.outcome))
    };
    let table = Table::lazy(text, vec![axis], Kind::Outcomes, cell)?;
    Ok(within(table, budget.limits()))
}

/// The table of values that are known.
fn of_known(
    rule: &HeapRule,
    axis: Axis,
    known: Known,
    stopped: Option<Stopped>,
    budget: &Budget,
) -> Result<Table, TableError> {
    let (text, from) = (heap_rule_text(rule), axis.from());
    let (space, len) = match &known {
        Known::Formula(_) => (None, u64::MAX),
        Known::Sequence(sequence) | Known::Period(sequence, _) => {
            (sequence.space().map(|(space, _)| space), sequence.len() as u64)
        }
    };
    let cell = move |at: &[u64]| known.cell(at[0]);
    let table = Table::lazy(text, vec![axis], Kind::Values, cell)?.computed_in(space);
    Ok(match stopped {
        Some(stopped) => table.stopped_at(len.saturating_sub(from), stopped),
        None => within(table, budget.limits()),
    })
}

/// The values of a rule up to heap `to`, or as many as prove a period; and what stopped that.
fn sequence<E>(
    rule: &HeapRule,
    mut known: Vec<u64>,
    to: u64,
    budget: &mut Budget,
    mut watch: impl FnMut(&Sequence) -> Result<(), E>,
) -> Result<(Known, Option<Stopped>), E> {
    // The rule is that of the heaps up to `to`.
    known.truncate(usize::try_from(to).map_or(usize::MAX, |to| to.saturating_add(1)));
    let mut sequence = Box::new(match known.is_empty() {
        true => heap::sequence(rule),
        false => heap::sequence(rule).resumed(known),
    });
    let carry = heap::carry(rule);
    let mut last = FIRST_LOOK.min(to);
    loop {
        if let Some(stopped) = extend(&mut sequence, last, to, budget, &mut watch)? {
            return Ok((Known::Sequence(sequence), Some(stopped)));
        }
        let len = sequence.len() as u64;
        if len > to {
            return Ok((Known::Sequence(sequence), None));
        }
        let bytes = len.saturating_mul(BYTES_TO_LOOK);
        let carry = carry.as_ref().filter(|_| bytes <= budget.limits().memory);
        if let Some(proved) = carry.and_then(|carry| sequence.proves(carry, sequence.len())) {
            return Ok((Known::Period(sequence, proved.period), None));
        }
        last = last.max(len).saturating_mul(2).saturating_add(1).min(to);
    }
}

/// The table cut to as many positions as may be looked at.
fn within(table: Table, limits: &Limits) -> Table {
    match table.len() > limits.positions {
        true => {
            let (by, positions) = (Limit::Positions(limits.positions), limits.positions);
            table.stopped_at(positions, Stopped { by, positions })
        }
        false => table,
    }
}

impl Known {
    fn cell(&self, size: u64) -> Cell {
        let value = match self {
            Known::Formula(formula) => Some(formula.value(size)),
            Known::Sequence(sequence) => sequence.value(size),
            // A period is proved by more values than the first ones that it repeats.
            Known::Period(sequence, period) => {
                period.value_by(size, |size| sequence.value(size).unwrap_or_default())
            }
        };
        value.map_or(Cell::Unknown, Cell::Value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use grundy_core::Outcome;
    use grundy_lang::{RuleRef, parse_rule};

    fn heap(rule: &HeapRule, size: u64) -> Term {
        Term::Heaps(Heaps::new(rule.clone(), vec![size]))
    }

    fn heap_rule(text: &str) -> HeapRule {
        match parse_rule(text) {
            Ok(RuleRef::Heap(named)) => named.rule().clone(),
            other => panic!("{text}: {other:?}"),
        }
    }

    fn cells(text: &str, from: u64, to: u64) -> Vec<Cell> {
        let axis = Axis::new("n", from, to).unwrap();
        let table = at_once(&heap_rule(text), axis, &mut Budget::default()).unwrap();
        assert!(table.stopped().is_none(), "{table:?}");
        table.cells().collect()
    }

    /// Formulas, lists and periods give what the theorems give heap by heap, whatever the range.
    #[test]
    fn every_cell_is_the_value_of_its_heap() {
        let rules = [
            "nim",
            "star",
            "take[2..5]",
            "subtract[1, 3, 4]",
            "subtract[]",
            "subtract[2, 6000]",
            "subtract[3]",
            "subtract[5, 6, 4999]",
            "allbut[2]",
            "allbut[2, 3, 7]",
            "allbut[3, 5001]",
            "grundys",
            "0.77",
            "4.3",
            "0.137",
            "laskers_nim",
            "kl[3, 3]",
        ];
        for text in rules {
            let rule = heap_rule(text);
            for (from, to) in [(0, 0), (0, 40), (17, 60), (4090, 4100), (5000, 5003)] {
                let expected = (from..=to).map(|n| {
                    let mut budget = Budget::default();
                    let mut ws = Workspace::new(&mut budget);
                    Cell::Value(heap(&rule, n).value(&mut ws).unwrap())
                });
                assert!(cells(text, from, to).into_iter().eq(expected), "{text}, {from} to {to}");
            }
        }
    }

    /// Long tables give what the engine that goes heap by heap through all options gives.
    #[test]
    fn long_tables_have_the_values_of_the_slow_engine() {
        // Sparse by range and by domain, dense, of large values, with a late period, and growing.
        let rules = [
            "0.6",
            "grundys",
            "0.106",
            "0.007",
            "0.16",
            "4.3",
            "subtract[2, 6000]",
            "allbut[2, 3, 7]",
        ];
        for text in rules {
            let rule = heap_rule(text);
            let mut budget = Budget::default();
            let mut ws = Workspace::new(&mut budget);
            heap(&rule, 9000).value(&mut ws).unwrap();
            let slow = (0..=9000).map(|n| Cell::Value(heap(&rule, n).value(&mut ws).unwrap()));
            assert!(cells(text, 0, 9000).into_iter().eq(slow), "{text}");
        }
    }

    #[test]
    fn huge_heaps_are_known_where_a_theorem_knows_them() {
        let far = 10u64.pow(18);
        assert_eq!(cells("take[1..3]", far, far + 4), [0, 1, 2, 3, 0].map(Cell::Value));
        assert_eq!(cells("0.77", far, far)[0], Cell::Value(1));
        assert_eq!(cells("nim", u64::MAX, u64::MAX), [Cell::Value(u64::MAX)]);
    }

    #[test]
    fn partizan_heaps_have_outcomes() {
        let found = cells("kl[1, 2]", 0, 3);
        assert_eq!(found, [Outcome::P, Outcome::R, Outcome::N, Outcome::N].map(Cell::Outcome));
    }

    #[test]
    fn a_limit_leaves_what_is_known() {
        let limits = Limits { positions: 100, ..Limits::default() };
        for text in ["grundys", "nim", "kl[1, 2]", "0.77"] {
            let axis = Axis::new("n", 10, 10_000).unwrap();
            let table = at_once(&heap_rule(text), axis, &mut Budget::new(&limits)).unwrap();
            assert!(table.stopped().is_some(), "{text}");
            assert!(table.known() > 0 && table.known() <= 100, "{text}: {}", table.known());
            assert!(table.cell(table.known() - 1).is_known(), "{text}");
            assert!(!table.cell(table.known()).is_known(), "{text}");
        }
    }

    /// A table is the same whatever was known of it before, more than it needs included.
    #[test]
    fn what_is_known_before_changes_nothing() {
        for text in ["0.77", "0.6", "grundys", "subtract[2, 6000]", "laskers_nim", "0.F", "nim"] {
            let rule = heap_rule(text);
            let whole = cells(text, 0, 9000);
            let value = |cell: &Cell| if let Cell::Value(value) = *cell { value } else { panic!() };
            let values: Vec<u64> = whole.iter().map(value).collect();
            for (known, to) in [(1, 9000), (700, 9000), (5000, 9000), (9001, 9000), (9001, 3000)] {
                let axis = Axis::new("n", 0, to).unwrap();
                let known = values[..known].to_vec();
                let watch = |_: &Sequence| Ok::<(), Infallible>(());
                let Ok(resumed) = table(&rule, axis, known, &mut Budget::default(), watch);
                let resumed = resumed.unwrap();
                assert!(resumed.cells().eq(whole.iter().copied().take(index(to) + 1)), "{text}");
            }
        }
    }

    fn index(n: u64) -> usize {
        usize::try_from(n).unwrap()
    }
}
