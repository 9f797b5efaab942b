//! The moves that lead to a wanted value, without looking at all moves where a theorem tells them.

use super::Formula;
use super::plan::{Plan, Values};
use super::{closed, lasker, splits, table};
use crate::{SolveError, Workspace};
use grundy_core::{Budget, Player, Stopped};
use grundy_engines::heap::Period;
use grundy_games::Action;
use grundy_games::Actions;
use grundy_games::heap::{HeapRule, Heaps, Parts, Takes};
use rustc_hash::FxHashSet;
use std::ops::ControlFlow;

/// So many options looked up in a table cost about as much as a position met in a search.
const LOOKUPS_PER_POSITION: u64 = 64;

/// So many actions are listed between two looks at the clock.
const LISTED_PER_LOOK_AT_THE_CLOCK: usize = 1 << 12;

/// Where options are put until the list is full.
pub(super) struct Listing<'a> {
    actions: Actions,
    most: usize,
    heap: usize,
    from: u64,
    budget: &'a mut Budget,
    lookups: u64,
}

impl Listing<'_> {
    /// Lists what a move leaves of the heap at hand.
    pub(super) fn push(&mut self, to: Parts) -> Result<ControlFlow<()>, Stopped> {
        if self.actions.listed.len() == self.most {
            self.actions.more = true;
            return Ok(ControlFlow::Break(()));
        }
        self.budget.take_bytes(Actions::LISTED)?;
        if self.actions.listed.len().is_multiple_of(LISTED_PER_LOOK_AT_THE_CLOCK) {
            self.budget.in_time()?;
        }
        self.actions.listed.push(Action::Heap { heap: self.heap, from: self.from, to });
        Ok(ControlFlow::Continue(()))
    }

    /// How many actions are listed.
    pub(super) fn listed(&self) -> usize {
        self.actions.listed.len()
    }

    /// What the actions leave that were listed since there were so many.
    pub(super) fn since(&self, before: usize) -> impl Iterator<Item = Parts> {
        self.actions.listed[before..].iter().filter_map(|action| match action {
            Action::Heap { to, .. } => Some(*to),
            _ => None,
        })
    }

    /// How many more may be listed.
    pub(super) fn room(&self) -> usize {
        self.most.saturating_sub(self.actions.listed.len())
    }

    /// Says that there are more than are listed.
    pub(super) fn leave_the_rest(&mut self) {
        self.actions.more = true;
    }

    /// Counts values looked up.
    pub(super) fn spend_lookups(&mut self, lookups: u64) -> Result<(), Stopped> {
        self.lookups = self.lookups.saturating_add(lookups);
        let positions = self.lookups / LOOKUPS_PER_POSITION;
        self.lookups %= LOOKUPS_PER_POSITION;
        if positions > 0 { self.budget.spend(positions) } else { Ok(()) }
    }

    /// Lists what is left if it has the wanted value.
    pub(super) fn push_if_worth(
        &mut self,
        to: Parts,
        values: Values<'_>,
        wanted: u64,
    ) -> Result<ControlFlow<()>, Stopped> {
        self.spend_lookups(1)?;
        match values.of_parts(to.as_slice()) == wanted {
            true => self.push(to),
            false => Ok(ControlFlow::Continue(())),
        }
    }
}

/// The actions that leave the value `wanted(g)` of a heap of value g, in the order of the rules.
pub(super) fn actions(
    heaps: &Heaps,
    plan: &Plan,
    wanted: impl Fn(u64) -> u64,
    ws: &mut Workspace,
) -> Result<Actions, SolveError> {
    let values = plan.values_in(heaps.rule(), &ws.tables);
    let mut listing = Listing {
        actions: Actions::default(),
        most: ws.most_moves,
        heap: 0,
        from: 0,
        budget: ws.budget,
        lookups: 0,
    };
    // Heaps of the same size have the same options, so none is searched in vain twice.
    let mut barren = FxHashSet::default();
    for (heap, &from) in heaps.sizes().iter().enumerate() {
        if barren.contains(&from) {
            continue;
        }
        (listing.heap, listing.from) = (heap, from);
        let before = listing.actions.listed.len();
        let wanted = wanted(values.of(from));
        if options_worth(heaps.rule(), values, from, wanted, &mut listing)?.is_break() {
            break;
        }
        if listing.actions.listed.len() == before && !matches!(plan, Plan::Closed(Formula::Nim)) {
            barren.insert(from);
        }
    }
    Ok(listing.actions)
}

/// Lists every option of a heap that has the wanted value.
fn options_worth(
    rule: &HeapRule,
    values: Values<'_>,
    heap: u64,
    wanted: u64,
    listing: &mut Listing<'_>,
) -> Result<ControlFlow<()>, Stopped> {
    match (values, rule) {
        (Values::Closed(Formula::Nim), _) => match wanted < heap {
            true => listing.push(Parts::one(wanted)),
            false => Ok(ControlFlow::Continue(())),
        },
        (Values::Closed(Formula::Bounded(range)), _) => {
            let left = closed::bounded_options(range, heap, wanted).flatten();
            push_all(left.map(Parts::one), listing)
        }
        (Values::Closed(Formula::AllButOne(forbidden)), _) => {
            let left = closed::all_but_one_options(forbidden, heap, wanted);
            push_all(left.map(Parts::one), listing)
        }
        (Values::Closed(Formula::Lasker), _) => push_all(lasker::options(heap, wanted), listing),
        (Values::Periodic(table, period), HeapRule::Takes(Takes::AllBut(excluded))) => {
            listing.spend_lookups(period.preperiod + period.period)?;
            let left = heaps_worth(table, &period, wanted).into_iter();
            let left = left.filter(|&left| left < heap && !excluded.contains(heap - left));
            push_all(left.map(Parts::one), listing)
        }
        (Values::Periodic(table, period), HeapRule::Code(code))
            if table::index(heap) >= table.len() =>
        {
            splits::options_worth(code, table, period, heap, wanted, listing)
        }
        (Values::Table(_) | Values::Periodic(..), _) => {
            for left in rule.options(heap, Player::Left) {
                if listing.push_if_worth(left, values, wanted)?.is_break() {
                    return Ok(ControlFlow::Break(()));
                }
            }
            Ok(ControlFlow::Continue(()))
        }
    }
}

/// Lists all of these.
fn push_all(
    options: impl Iterator<Item = Parts>,
    listing: &mut Listing<'_>,
) -> Result<ControlFlow<()>, Stopped> {
    for parts in options {
        if listing.push(parts)?.is_break() {
            return Ok(ControlFlow::Break(()));
        }
    }
    Ok(ControlFlow::Continue(()))
}

/// Every heap of a given value, from the smallest up, where a period adds something.
pub(super) fn heaps_worth(table: &[u64], period: &Period, wanted: u64) -> Vec<u64> {
    let first_period =
        table.iter().zip(0u64..).take(table::index(period.preperiod + period.period));
    let mut heaps: Vec<u64> = first_period
        .filter_map(|(&value, heap)| match wanted.checked_sub(value)? {
            0 => Some(heap),
            _ if heap < period.preperiod => None,
            rise => {
                let periods = (rise % period.saltus == 0).then_some(rise / period.saltus)?;
                heap.checked_add(periods.checked_mul(period.period)?)
            }
        })
        .collect();
    heaps.sort_unstable();
    heaps
}
