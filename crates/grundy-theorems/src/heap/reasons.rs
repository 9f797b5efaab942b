//! Why heaps have the values they have.

use super::Formula;
use super::closed;
use super::plan::{Plan, Values};
use super::table::index;
use crate::nim;
use grundy_core::{Nimber, Player};
use grundy_games::heap::{HeapRule, Heaps};
use grundy_reasons::{
    AllButOne, AllButOneRow, BoundedRow, BoundedTake, HeapValues, Lasker, LaskerRow, MexRow,
    MexTable, OptionValue, Pairing, Periodic, PeriodicRow, Reason, SlidingWindow, Step,
};

/// A line of a table with more options than this is too long to be shown.
const MOST_OPTIONS: usize = 48;

/// More lines than this are not shown in full.
const MOST_ROWS: usize = 16;

/// The value of each heap and their xor.
pub(super) fn heap_values(heaps: &Heaps, values: Values<'_>) -> HeapValues {
    let each: Vec<u64> = heaps.sizes().iter().map(|&heap| values.of(heap)).collect();
    let Nimber(sum) = Nimber::sum(&each);
    HeapValues { rule: heaps.rule().clone(), heaps: heaps.sizes().to_vec(), values: each, sum }
}

/// The values of heaps and where they come from.
pub(super) fn of_values(plan: &Plan, values: Values<'_>, step: HeapValues) -> Reason {
    let part = part(plan, values, &step);
    Reason::with_parts(Step::HeapValues(step), vec![part])
}

/// As [`of_values`], and of one heap with takes 1 to k also the pairing strategy, which shows at once
/// who wins.
pub(super) fn with_pairing(plan: &Plan, values: Values<'_>, step: HeapValues) -> Reason {
    let pairing = match (plan, step.heaps.as_slice()) {
        (Plan::Closed(Formula::Bounded(range)), &[heap])
            if range.least() == 1 && step.rule.range().is_some() =>
        {
            let remainder = closed::residue(*range, heap);
            let rounds = range.most().checked_add(1).map_or(0, |round| heap / round);
            Some(Pairing { most: range.most(), heap, remainder, rounds })
        }
        _ => None,
    };
    let mut reason = of_values(plan, values, step);
    reason.parts.extend(pairing.map(|pairing| Reason::new(Step::Pairing(pairing))));
    reason
}

/// How the value of one heap is known.
fn part(plan: &Plan, values: Values<'_>, step: &HeapValues) -> Reason {
    let mut distinct = step.heaps.clone();
    distinct.sort_unstable();
    distinct.dedup();
    let largest = distinct.last().copied().unwrap_or(0);
    Reason::new(match plan {
        // Not asked for: Bouton's theorem is the whole reason there.
        Plan::Closed(Formula::Nim) => Step::Bouton(nim::bouton(&step.heaps)),
        Plan::Closed(Formula::Bounded(range)) => Step::BoundedTake(BoundedTake {
            range: *range,
            rows: rows(&distinct, |heap| {
                let residue = closed::residue(*range, heap);
                BoundedRow { heap, residue, value: values.of(heap) }
            }),
        }),
        Plan::Closed(Formula::AllButOne(forbidden)) => Step::AllButOne(AllButOne {
            forbidden: *forbidden,
            rows: rows(&distinct, |heap| {
                let (block, offset) = closed::place(*forbidden, heap);
                AllButOneRow { heap, block, offset, value: values.of(heap) }
            }),
        }),
        Plan::Closed(Formula::Lasker) => Step::Lasker(Lasker {
            rows: rows(&distinct, |heap| {
                let block = heap.saturating_sub(1) / 4;
                LaskerRow { heap, block, value: values.of(heap) }
            }),
        }),
        Plan::Window(most) => {
            Step::SlidingWindow(SlidingWindow { most: *most, values: beginning(values, largest) })
        }
        Plan::Table => Step::MexTable(MexTable {
            rule: step.rule.clone(),
            values: beginning(values, largest),
            rows: mex_rows(&step.rule, &distinct, values),
        }),
        Plan::Periodic(rule, proved) => Step::Periodic(Periodic {
            rule: rule.clone(),
            values: beginning(values, (proved.needed as u64).saturating_sub(1)),
            preperiod: proved.period.preperiod,
            period: proved.period.period,
            saltus: proved.period.saltus,
            rows: rows(&distinct, |heap| {
                let reduced = proved.period.reduced(heap);
                PeriodicRow { heap, reduced, value: values.of(heap) }
            }),
        }),
    })
}

fn rows<Row>(heaps: &[u64], row: impl Fn(u64) -> Row) -> Vec<Row> {
    heaps.iter().map(|&heap| row(heap)).collect()
}

/// The values of the heaps 0, 1, 2, … up to `last`.
fn beginning(values: Values<'_>, last: u64) -> Vec<u64> {
    match values {
        Values::Table(table) | Values::Periodic(table, _) => table[..=index(last)].to_vec(),
        _ => (0..=last).map(|heap| values.of(heap)).collect(),
    }
}

/// The lines of the table for these heaps, those that are not too long.
fn mex_rows(rule: &HeapRule, heaps: &[u64], values: Values<'_>) -> Vec<MexRow> {
    let row = |&heap: &u64| {
        let options = rule.options(heap, Player::Left).take(MOST_OPTIONS + 1);
        let options: Vec<OptionValue> = options
            .map(|parts| OptionValue { parts, value: values.of_parts(parts.as_slice()) })
            .collect();
        (options.len() <= MOST_OPTIONS).then(|| MexRow { heap, options, value: values.of(heap) })
    };
    heaps.iter().filter_map(row).take(MOST_ROWS).collect()
}
