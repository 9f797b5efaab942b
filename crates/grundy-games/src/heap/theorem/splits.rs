//! Options of heaps beyond the table of an octal game, by its period.

use super::list::Listing;
use super::plan::Values;
use crate::heap::{OctalCode, Parts};
use grundy_core::Stopped;
use grundy_engines::heap::Period;
use std::ops::ControlFlow;

/// Lists every option of a heap beyond the table that has the wanted value, in the order of the
/// rules.
///
/// The value of breaking r stones into a and r − a depends, once a and so r − a are past the
/// preperiod, on a modulo the period alone. So one period of a tells all the rest.
pub(super) fn options_worth(
    code: &OctalCode,
    table: &[u64],
    period: Period,
    heap: u64,
    wanted: u64,
    listing: &mut Listing<'_>,
) -> Result<ControlFlow<()>, Stopped> {
    let values = Values::Periodic(table, period);
    let last = code.last_take().map_or(heap, |last| last.min(heap));
    for taken in 0..=last {
        let (digit, rest) = (code.digit(taken), heap - taken);
        let mut flow = ControlFlow::Continue(());
        if digit & 1 != 0 && rest == 0 {
            flow = listing.push_if_worth(Parts::NONE, values, wanted)?;
        }
        if digit & 2 != 0 && rest > 0 && flow.is_continue() {
            flow = listing.push_if_worth(Parts::one(rest), values, wanted)?;
        }
        if digit & 4 != 0 && flow.is_continue() {
            flow = into_two(values, period, rest, wanted, listing)?;
        }
        if digit & 8 != 0 && flow.is_continue() {
            flow = into_three(values, rest, wanted, listing)?;
        }
        if flow.is_break() {
            return Ok(flow);
        }
    }
    Ok(ControlFlow::Continue(()))
}

fn into_two(
    values: Values<'_>,
    period: Period,
    rest: u64,
    wanted: u64,
    listing: &mut Listing<'_>,
) -> Result<ControlFlow<()>, Stopped> {
    let half = rest / 2;
    let regular = period.preperiod.max(1);
    for a in 1..regular.min(half.saturating_add(1)) {
        if listing.push_if_worth(Parts::two(a, rest - a), values, wanted)?.is_break() {
            return Ok(ControlFlow::Break(()));
        }
    }
    let one_period = (0..period.period).map_while(|offset| regular.checked_add(offset));
    let good: Vec<u64> = one_period
        .take_while(|&a| a <= half)
        .filter(|&a| values.of_parts(&[a, rest - a]) == wanted)
        .collect();
    listing.spend_lookups(period.period)?;
    if good.is_empty() {
        return Ok(ControlFlow::Continue(()));
    }
    let shifts = (0..=half / period.period).map(|periods| periods * period.period);
    let heaps = shifts.flat_map(|shift| good.iter().filter_map(move |a| a.checked_add(shift)));
    Ok(heaps.take_while(|&a| a <= half).try_for_each(|a| listing.push(Parts::two(a, rest - a))))
}

/// One by one: no period is made use of.
fn into_three(
    values: Values<'_>,
    rest: u64,
    wanted: u64,
    listing: &mut Listing<'_>,
) -> Result<ControlFlow<()>, Stopped> {
    for a in 1..=rest / 3 {
        for b in a..=(rest - a) / 2 {
            let left = Parts::three(a, b, rest - a - b);
            if listing.push_if_worth(left, values, wanted)?.is_break() {
                return Ok(ControlFlow::Break(()));
            }
        }
    }
    Ok(ControlFlow::Continue(()))
}
