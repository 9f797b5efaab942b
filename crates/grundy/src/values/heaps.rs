//! Tables of heap games.

use super::{Axis, Kind, NoTable, Table};
use grundy_core::{Cell, Limit, Limits, Stopped};
use grundy_engines::heap::Period;
use grundy_games::heap::{HeapRule, Heaps};
use grundy_games::{Term, Unsolved, Workspace};
use grundy_lang::heap_rule_text;
use std::sync::{Mutex, PoisonError};

/// How the values of heaps are known.
enum Known {
    /// By a formula, which the theorems have.
    Formula(Mutex<Workspace>),
    /// From a list of the values of the heaps 0, 1, 2, …
    List(Vec<u64>),
    /// From a list that repeats.
    Period(Vec<u64>, Period),
}

/// What is known of the heaps of `axis` under `rule`.
pub(super) fn table(rule: &HeapRule, axis: Axis, limits: &Limits) -> Result<Table, NoTable> {
    let (text, count) = (heap_rule_text(rule), axis.len());
    let (from, to) = (axis.from(), axis.to());
    let mut ws = Workspace { most_moves: 1, ..Workspace::new(limits) };
    if !rule.is_impartial() {
        let (rule, ws) = (rule.clone(), Mutex::new(ws));
        let cell = move |at: &[u64]| {
            let ws = ws.lock().unwrap_or_else(PoisonError::into_inner);
            let ruling = heap(&rule, at[0]).partizan(&ws);
            ruling.map_or(Cell::Unknown, |ruling| Cell::Outcome(ruling.outcome))
        };
        let table = Table::lazy(text, vec![axis], Kind::Outcomes, cell)?;
        return Ok(within(table, limits));
    }
    // The largest heap first: what finds its value finds the others on the way, or knows them all.
    let stopped = match heap(rule, to).value(&mut ws) {
        Err(Unsolved::Stopped(stopped)) => Some(stopped),
        // Play with heaps always ends.
        Ok(_) | Err(_) => None,
    };
    let list = ws.tables.drain().map(|(_, list)| list).max_by_key(Vec::len);
    let period = ws.periods.drain().next().map(|(_, proved)| proved.period);
    let known = match (list, period) {
        (None, _) => Known::Formula(Mutex::new(ws)),
        (Some(list), Some(period)) => Known::Period(list, period),
        (Some(list), None) => Known::List(list),
    };
    let listed = match &known {
        Known::List(list) => (list.len() as u64).saturating_sub(from),
        // A formula that was stopped has told nothing.
        Known::Formula(_) if stopped.is_some() => 0,
        Known::Formula(_) | Known::Period(..) => count,
    };
    let rule = rule.clone();
    let cell = move |at: &[u64]| known.cell(&rule, at[0]);
    let table = Table::lazy(text, vec![axis], Kind::Values, cell)?;
    Ok(match stopped {
        Some(stopped) => table.stopped_at(listed, stopped),
        None => within(table, limits),
    })
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

fn heap(rule: &HeapRule, size: u64) -> Term {
    Term::Heaps(Heaps::new(rule.clone(), vec![size]))
}

impl Known {
    fn cell(&self, rule: &HeapRule, size: u64) -> Cell {
        let value = match self {
            Known::Formula(ws) => {
                let mut ws = ws.lock().unwrap_or_else(PoisonError::into_inner);
                heap(rule, size).value(&mut ws).ok()
            }
            Known::List(list) => {
                usize::try_from(size).ok().and_then(|size| list.get(size).copied())
            }
            Known::Period(list, period) => Some(period.value(list, size)),
        };
        value.map_or(Cell::Unknown, Cell::Value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use grundy_core::Outcome;
    use grundy_lang::{RuleRef, parse_rule};

    fn heap_rule(text: &str) -> HeapRule {
        match parse_rule(text) {
            Ok(RuleRef::Heap(rule)) => rule,
            other => panic!("{text}: {other:?}"),
        }
    }

    fn cells(text: &str, from: u64, to: u64) -> Vec<Cell> {
        let axis = Axis::new("n", from, to).unwrap();
        let table = table(&heap_rule(text), axis, &Limits::default()).unwrap();
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
                    let mut ws = Workspace::new(&Limits::default());
                    Cell::Value(heap(&rule, n).value(&mut ws).unwrap())
                });
                assert!(cells(text, from, to).into_iter().eq(expected), "{text}, {from} to {to}");
            }
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
            let table = table(&heap_rule(text), axis, &limits).unwrap();
            assert!(table.stopped().is_some(), "{text}");
            assert!(table.known() > 0 && table.known() <= 100, "{text}: {}", table.known());
            assert!(table.cell(table.known() - 1).is_known(), "{text}");
            assert!(!table.cell(table.known()).is_known(), "{text}");
        }
    }
}
