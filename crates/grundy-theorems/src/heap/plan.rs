//! How the values of heaps are known: the strongest way that applies.

use super::Formula;
use super::largest;
use super::table::{self, Tables};
use crate::{SolveError, TakeMethod, Workspace};
use grundy_engines::heap::{Period, Proved};
use grundy_games::heap::{HeapRule, Heaps};
use grundy_reasons::Method;

/// How the values of heaps under a rule, up to some largest heap, are known.
#[derive(Clone, Debug)]
pub(super) enum Plan {
    /// By a formula.
    Closed(Formula),
    /// The sliding window over all heaps, for taking 1 to this many stones.
    Window(u64),
    /// A table of all heaps.
    Table,
    /// A table and its period, under the part of the rule that matters.
    Periodic(HeapRule, Proved),
}

/// The values of heaps, as a plan finds them.
#[derive(Clone, Copy)]
pub(super) enum Values<'a> {
    Closed(Formula),
    /// Invariant: as long as the largest heap of the plan needs.
    Table(&'a [u64]),
    /// Invariant: at least as long as the proof needs.
    Periodic(&'a [u64], Period),
}

impl Plan {
    /// Picks the way, and makes the table if there is to be one.
    ///
    /// The rule is meant to be impartial; of K-L-Nim with different numbers it is the game in which
    /// both players have Left's options.
    ///
    /// # Errors
    /// If a limit is reached, or a heap up to the largest has a value of more than 64 bits.
    pub(super) fn of(heaps: &Heaps, ws: &mut Workspace) -> Result<Plan, SolveError> {
        let plan = Plan::unbounded(heaps, ws)?;
        match plan.first_too_large(heaps, ws) {
            Some(heap) => Err(SolveError::TooLarge { rule: heaps.named().clone(), heap }),
            None => Ok(plan),
        }
    }

    /// The same, whatever the values.
    fn unbounded(heaps: &Heaps, ws: &mut Workspace) -> Result<Plan, SolveError> {
        let (rule, largest) = (heaps.rule(), largest(heaps));
        match (rule.range(), ws.take_method) {
            (Some(range), TakeMethod::Window) if range.least() == 1 => {
                table::extend_window(range.most(), rule, largest, ws)?;
                Ok(Plan::Window(range.most()))
            }
            (Some(_), TakeMethod::Window | TakeMethod::Table) => {
                table::extend(rule, largest, ws)?;
                Ok(Plan::Table)
            }
            _ => match table::formula(rule, largest) {
                Some(formula) => Ok(Plan::Closed(formula)),
                None => table::plan(rule, largest, ws),
            },
        }
    }

    /// A heap, of those asked for if possible, whose value needs more than 64 bits, if one up to the largest does.
    fn first_too_large(&self, heaps: &Heaps, ws: &Workspace) -> Option<u64> {
        let largest = largest(heaps);
        // A value is at most the length of the longest play, and each move takes a stone or adds a heap.
        let Plan::Periodic(rule, Proved { period, .. }) = self else { return None };
        if period.saltus == 0 || largest <= u64::MAX / 2 {
            return None;
        }
        let table = ws.tables.get(rule).map_or(&[][..], Vec::as_slice);
        let is_too_large = |heap: &u64| period.value(table, *heap).is_none();
        let last_of_each = (0..period.period).map_while(|less| largest.checked_sub(less));
        heaps.sizes().iter().copied().chain(last_of_each).find(is_too_large)
    }

    /// The values; `rule` is the one the plan was made for.
    pub(super) fn values<'a>(&self, rule: &HeapRule, ws: &'a Workspace) -> Values<'a> {
        self.values_in(rule, &ws.tables)
    }

    pub(super) fn values_in<'a>(&self, rule: &HeapRule, tables: &'a Tables) -> Values<'a> {
        let table = |rule| tables.get(rule).map_or(&[][..], Vec::as_slice);
        match self {
            Plan::Closed(formula) => Values::Closed(*formula),
            Plan::Window(_) | Plan::Table => Values::Table(table(rule)),
            Plan::Periodic(rule, proved) => Values::Periodic(table(rule), proved.period),
        }
    }

    pub(super) fn method(&self) -> Method {
        match self {
            Plan::Closed(Formula::Nim) => Method::Bouton,
            Plan::Closed(Formula::Bounded(_)) => Method::BoundedTake,
            Plan::Closed(Formula::AllButOne(_)) => Method::AllButOne,
            Plan::Closed(Formula::Lasker) => Method::Lasker,
            Plan::Window(_) => Method::SlidingWindow,
            Plan::Table => Method::MexTable,
            Plan::Periodic(..) => Method::Periodic,
        }
    }
}

impl Values<'_> {
    /// The value of a heap no larger than the largest of the plan.
    pub(super) fn of(&self, heap: u64) -> u64 {
        match self {
            Values::Closed(formula) => formula.value(heap),
            Values::Table(values) => values[table::index(heap)],
            // No plan is made for heaps with values that are too large.
            Values::Periodic(values, period) => period.value(values, heap).unwrap_or(u64::MAX),
        }
    }

    /// The xor of the values of what a move leaves.
    pub(super) fn of_parts(&self, parts: &[u64]) -> u64 {
        parts.iter().fold(0, |sum, &part| sum ^ self.of(part))
    }
}
