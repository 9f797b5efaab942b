//! Options of heaps beyond the table of a code, by its period.
//!
//! Where values repeat with period p from heap e on, a heap of e + p or more may as well be p smaller. So an option in which the
//! smallest of three parts is that large has a twin in which p stones went from it to the largest part; and if digits repeat,
//! one that takes D + P stones or more has a twin that takes P less, D being how many digits come first and P a common multiple of p
//! and of the length of the repetition. What is not met at the beginning is never met.
//!
//! Where values rise, two parts at a time are found by [`Pairs`].

use super::list::{Listing, heaps_worth};
use super::pairs::Pairs;
use super::plan::Values;
use grundy_core::Stopped;
use grundy_engines::heap::Period;
use grundy_games::heap::{OctalCode, Parts};
use rustc_hash::FxHashSet;
use std::ops::ControlFlow;

/// After so many values looked up, not all options of a heap are looked for any more where values rise.
const MOST_LOOKUPS: u64 = 1 << 22;

/// Then so many others are looked for in each of a few ways.
const MOST_OTHERS: usize = 256;

/// Why the options are not looked at to the end.
enum Ended {
    /// The list is full.
    Full,
    /// It would take too long.
    TooMany,
}

type Flow = ControlFlow<Ended>;

/// Lists every option of a heap beyond the table that has the wanted value, in the order of the
/// rules. Where values rise and there are too many options to look at them all, the list has those that were found first and
/// some others, and says that there are more.
pub(super) fn options_worth(
    code: &OctalCode,
    table: &[u64],
    period: Period,
    heap: u64,
    wanted: u64,
    listing: &mut Listing<'_>,
) -> Result<ControlFlow<()>, Stopped> {
    let mut search = Search { code, table, period, heap, wanted, lookups: 0, most: MOST_LOOKUPS };
    let before = listing.listed();
    match search.every_take(listing)? {
        ControlFlow::Continue(()) => Ok(ControlFlow::Continue(())),
        ControlFlow::Break(Ended::Full) => Ok(ControlFlow::Break(())),
        ControlFlow::Break(Ended::TooMany) => search.some(before, listing),
    }
}

/// What is looked for.
struct Search<'a> {
    code: &'a OctalCode,
    table: &'a [u64],
    period: Period,
    heap: u64,
    wanted: u64,
    /// How many values were looked up.
    lookups: u64,
    most: u64,
}

impl Search<'_> {
    fn values(&self) -> Values<'_> {
        Values::Periodic(self.table, self.period)
    }

    fn rises(&self) -> bool {
        self.period.saltus > 0
    }

    /// Counts values looked up.
    fn spend(&mut self, lookups: u64, listing: &mut Listing<'_>) -> Result<Flow, Stopped> {
        listing.spend_lookups(lookups)?;
        self.lookups = self.lookups.saturating_add(lookups);
        match self.rises() && self.lookups > self.most {
            true => Ok(Flow::Break(Ended::TooMany)),
            false => Ok(Flow::Continue(())),
        }
    }

    /// Lists what is left if it has the wanted value.
    fn try_parts(&mut self, parts: Parts, listing: &mut Listing<'_>) -> Result<Flow, Stopped> {
        let flow = self.spend(1, listing)?;
        match flow.is_continue() && self.values().of_parts(parts.as_slice()) == self.wanted {
            true => Ok(full(listing.push(parts)?)),
            false => Ok(flow),
        }
    }

    fn every_take(&mut self, listing: &mut Listing<'_>) -> Result<Flow, Stopped> {
        let first = self.code.digits().len() as u64;
        let repeat = self.code.repeat().len() as u64;
        let last = self.code.last_take().unwrap_or(self.heap).min(self.heap);
        // Takes from `twins` on have a twin, but for those that leave small heaps alone.
        let common = common_multiple(self.period.period, repeat.max(1));
        let twins = common.and_then(|common| first.checked_add(common)).unwrap_or(u64::MAX);
        let small = self.heap.saturating_sub(self.period.preperiod.saturating_mul(3));
        let before = listing.listed();
        let mut in_vain = false;
        let mut taken = 0;
        while taken <= last {
            let flow = self.take(taken, listing)?;
            if flow.is_break() {
                return Ok(flow);
            }
            let Some(mut next) = taken.checked_add(1) else { break };
            if next >= twins && !self.rises() && !in_vain {
                in_vain = listing.listed() == before;
                next = if in_vain { next.max(small) } else { next };
            }
            taken = if self.leaves_little(next) { self.next_single(next, listing)? } else { next };
        }
        Ok(Flow::Continue(()))
    }

    /// Whether from this take on a move leaves one heap at most.
    fn leaves_little(&self, taken: u64) -> bool {
        taken >= self.code.digits().len() as u64
            && self.code.repeat().iter().all(|digit| digit & 12 == 0)
    }

    /// The next take, from `from` on, that may leave one heap of the wanted value or nothing.
    fn next_single(&mut self, from: u64, listing: &mut Listing<'_>) -> Result<u64, Stopped> {
        let Some(most) = self.heap.checked_sub(from) else { return Ok(from) };
        let Period { preperiod, period, .. } = self.period;
        listing.spend_lookups(preperiod.saturating_add(period))?;
        let largest = match self.rises() {
            true => {
                let heaps = heaps_worth(self.table, &self.period, self.wanted);
                heaps.into_iter().filter(|&left| left <= most).max()
            }
            false => {
                let among = |heaps: u64| (0..heaps).map_while(|less| most.checked_sub(less));
                let mut near = among(preperiod.saturating_add(period));
                near.find(|&left| self.values().of(left) == self.wanted).or_else(|| {
                    // Far below, only heaps before the preperiod are left.
                    let small = (0..preperiod.min(most)).rev();
                    small.into_iter().find(|&left| self.values().of(left) == self.wanted)
                })
            }
        };
        Ok(self.heap - largest.unwrap_or(0))
    }

    fn take(&mut self, taken: u64, listing: &mut Listing<'_>) -> Result<Flow, Stopped> {
        let (digit, rest) = (self.code.digit(taken), self.heap - taken);
        let mut flow = Flow::Continue(());
        if digit & 1 != 0 && rest == 0 && taken > 0 {
            flow = self.try_parts(Parts::NONE, listing)?;
        }
        if digit & 2 != 0 && rest > 0 && taken > 0 && flow.is_continue() {
            flow = self.try_parts(Parts::one(rest), listing)?;
        }
        if digit & 4 != 0 && flow.is_continue() {
            flow = self.leave_two(rest, listing)?;
        }
        if digit & 8 != 0 && flow.is_continue() {
            flow = self.leave_three(rest, listing)?;
        }
        Ok(flow)
    }

    fn leave_two(&mut self, rest: u64, listing: &mut Listing<'_>) -> Result<Flow, Stopped> {
        let wanted = self.wanted;
        let parts = self.pairs(rest, wanted, 1, listing)?;
        for a in parts {
            if listing.push(Parts::two(a, rest - a))?.is_break() {
                return Ok(Flow::Break(Ended::Full));
            }
        }
        self.spend(0, listing)
    }

    fn leave_three(&mut self, rest: u64, listing: &mut Listing<'_>) -> Result<Flow, Stopped> {
        let before = listing.listed();
        let twins = self.period.preperiod.max(1).saturating_add(self.period.period);
        for a in 1..=rest / 3 {
            if a == twins && !self.rises() && listing.listed() == before {
                break;
            }
            let wanted = self.wanted ^ self.values().of(a);
            for b in self.pairs(rest - a, wanted, a, listing)? {
                if listing.push(Parts::three(a, b, rest - a - b))?.is_break() {
                    return Ok(Flow::Break(Ended::Full));
                }
            }
            let flow = self.spend(0, listing)?;
            if flow.is_break() {
                return Ok(flow);
            }
        }
        Ok(Flow::Continue(()))
    }

    /// The smaller parts, from `least` on, of the breaks of `rest` stones whose values have the xor `wanted`.
    fn pairs(
        &mut self,
        rest: u64,
        wanted: u64,
        least: u64,
        listing: &mut Listing<'_>,
    ) -> Result<Box<dyn Iterator<Item = u64>>, Stopped> {
        let Period { preperiod, period, .. } = self.period;
        if self.rises() {
            let effort = Pairs::effort(&self.period);
            self.lookups = self.lookups.saturating_add(effort);
            listing.spend_lookups(effort)?;
            return Ok(Box::new(Pairs::new(self.table, self.period, rest, wanted, least)));
        }
        let half = rest / 2;
        listing.spend_lookups(preperiod.saturating_add(period))?;
        let fits = |a: &u64| self.values().of_parts(&[*a, rest - a]) == wanted;
        let regular = preperiod.max(least);
        let small = least..regular.min(half.saturating_add(1));
        let small: Vec<u64> = small.filter(fits).collect();
        let one_period = (0..period).map_while(|offset| regular.checked_add(offset));
        let good: Vec<u64> = one_period.take_while(|&a| a <= half).filter(fits).collect();
        let rounds = if good.is_empty() { 0 } else { half / period + 1 };
        let shifts = (0..rounds).map(move |round| round * period);
        let large = shifts.flat_map(move |shift| {
            let shifted = good.iter().filter_map(|a| a.checked_add(shift)).collect::<Vec<u64>>();
            shifted.into_iter()
        });
        Ok(Box::new(small.into_iter().chain(large.take_while(move |&a| a <= half))))
    }

    /// Where not all options were looked at: those with one heap, with two, and with three of which two have the same value, that
    /// are not listed yet.
    fn some(
        &mut self,
        before: usize,
        listing: &mut Listing<'_>,
    ) -> Result<ControlFlow<()>, Stopped> {
        let alone = heaps_worth(self.table, &self.period, self.wanted);
        let most = listing.room().min(MOST_OTHERS);
        let beginning = (self.code.digits().len() + self.code.repeat().len()) as u64;
        let mut found: Vec<(u64, Parts)> = Vec::new();
        let smaller = alone.iter().filter(|&&left| 0 < left && left < self.heap);
        let single = smaller.map(|&left| (self.heap - left, left));
        let single = single.filter(|&(taken, _)| self.code.digit(taken) & 2 != 0);
        found.extend(single.map(|(taken, left)| (taken, Parts::one(left))));
        for taken in 0..=beginning.min(self.heap) {
            let (digit, rest) = (self.code.digit(taken), self.heap - taken);
            if digit & 4 != 0 {
                let pairs = self.pairs(rest, self.wanted, 1, listing)?.take(most);
                found.extend(pairs.map(|a| (taken, Parts::two(a, rest - a))));
            }
            if digit & 8 != 0 {
                for &a in alone.iter().filter(|&&a| 0 < a && a < rest) {
                    for b in self.pairs(rest - a, 0, 1, listing)?.take(most) {
                        let mut parts = [a, b, rest - a - b];
                        parts.sort_unstable();
                        let [a, b, c] = parts;
                        found.push((taken, Parts::three(a, b, c)));
                    }
                }
            }
        }
        // In the order of the rules.
        found.sort_unstable_by_key(|&(taken, parts)| (taken, parts.as_slice().len(), parts));
        found.dedup();
        let known: FxHashSet<Parts> = listing.since(before).collect();
        for (_, parts) in found.into_iter().filter(|(_, parts)| !known.contains(parts)) {
            if listing.push(parts)?.is_break() {
                return Ok(ControlFlow::Break(()));
            }
        }
        // A smaller value is that of some option, which may take long to find.
        if listing.listed() == before && self.wanted < self.values().of(self.heap) {
            self.most = u64::MAX;
            let flow = self.every_take(listing)?;
            return Ok(if flow.is_break() {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            });
        }
        listing.leave_the_rest();
        Ok(ControlFlow::Continue(()))
    }
}

fn full(flow: ControlFlow<()>) -> Flow {
    match flow {
        ControlFlow::Continue(()) => Flow::Continue(()),
        ControlFlow::Break(()) => Flow::Break(Ended::Full),
    }
}

/// The least common multiple of two numbers that are not 0.
fn common_multiple(a: u64, b: u64) -> Option<u64> {
    let (mut divisor, mut rest) = (a, b);
    while rest > 0 {
        (divisor, rest) = (rest, divisor % rest);
    }
    (a / divisor).checked_mul(b)
}
