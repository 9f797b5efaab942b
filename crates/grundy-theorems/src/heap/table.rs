//! Tables of values, and their periods.

use super::Formula;
use super::plan::Plan;
use super::sequence::{carry, game};
use crate::{SolveError, Workspace};
use grundy_core::{Budget, Limit, Stopped};
use grundy_engines::heap::{self, Proved};
use grundy_games::heap::{HeapRule, Takes};
use rustc_hash::FxHashMap;

pub(super) type Tables = FxHashMap<HeapRule, Vec<u64>>;

/// Up to this heap a table is made and shown whole; beyond, a period is looked for first.
const WHOLE_TABLE: u64 = 4096;

/// How many values are computed before a period is first looked for. Then twice as many, and so on.
const FIRST_LOOK: u64 = 256;

/// A heap as an index. What is too large for the address space is an index no table has.
pub(super) fn index(heap: u64) -> usize {
    usize::try_from(heap).unwrap_or(usize::MAX)
}

/// The formula for heaps up to `largest`, if there is one. Where only some of the takes matter, it is left aside
/// while the whole table can be shown.
pub(super) fn formula(rule: &HeapRule, largest: u64) -> Option<Formula> {
    match rule {
        HeapRule::Takes(Takes::Set(_)) if largest <= WHOLE_TABLE => None,
        _ => Formula::up_to(rule, largest),
    }
}

/// A table of all heaps up to `largest`, or if that is large and a period can be proved, a period.
pub(super) fn plan(rule: &HeapRule, largest: u64, ws: &mut Workspace) -> Result<Plan, SolveError> {
    let covered = ws.tables.get(rule).map_or(0, Vec::len);
    if largest <= WHOLE_TABLE || index(largest) < covered {
        extend(rule, largest, ws)?;
        return Ok(Plan::Table);
    }
    let part = rule.up_to(largest);
    match prove_period(&part, largest, ws)? {
        Some(proved) => Ok(Plan::Periodic(part, proved)),
        None => {
            extend(rule, largest, ws)?;
            Ok(Plan::Table)
        }
    }
}

/// The period of a rule, if the values up to `largest` prove one. The table is extended until they do.
///
/// # Errors
/// If a limit is reached.
pub fn prove_period(
    rule: &HeapRule,
    largest: u64,
    ws: &mut Workspace,
) -> Result<Option<Proved>, SolveError> {
    if let Some(proved) = ws.periods.get(rule) {
        return Ok(Some(*proved));
    }
    let Some(carry) = carry(rule) else { return Ok(None) };
    let mut last = FIRST_LOOK - 1;
    loop {
        extend(rule, last.min(largest), ws)?;
        let values = ws.tables.get(rule).map_or(&[][..], Vec::as_slice);
        if ws.unproved.get(rule).is_none_or(|&looked_at| looked_at < values.len()) {
            if let Some(proved) = carry.find(values) {
                ws.periods.insert(rule.clone(), proved);
                return Ok(Some(proved));
            }
            ws.unproved.insert(rule.clone(), values.len());
        }
        if last >= largest {
            return Ok(None);
        }
        last = last.saturating_mul(2).saturating_add(1);
    }
}

/// Makes the table of the rule reach `largest`, by the definition.
pub(crate) fn extend(rule: &HeapRule, largest: u64, ws: &mut Workspace) -> Result<(), SolveError> {
    extend_by(rule, largest, ws, |values, len, budget| game(rule).extend(values, len, budget))
}

/// Makes the table for taking 1 to `most` stones reach `largest`, by the sliding window.
pub(super) fn extend_window(
    most: u64,
    rule: &HeapRule,
    largest: u64,
    ws: &mut Workspace,
) -> Result<(), SolveError> {
    extend_by(rule, largest, ws, |values, len, budget| heap::window(values, len, most, budget))
}

fn extend_by(
    rule: &HeapRule,
    largest: u64,
    ws: &mut Workspace,
    extend: impl FnOnce(&mut Vec<u64>, usize, &mut Budget) -> Result<(), Stopped>,
) -> Result<(), SolveError> {
    let Some(len) = index(largest).checked_add(1) else {
        return Err(ws.budget.stopped(Limit::Memory(ws.budget.limits().memory)).into());
    };
    let values = ws.tables.entry(rule.clone()).or_default();
    Ok(extend(values, len, ws.budget)?)
}
