//! The check that values of a code rise for ever. Nothing here is shared with the engines; the theorem is in docs/periods.md.
//!
//! A value is low + M·high. The check lists what heaps of each remainder can leave, and at two values of Q that follow
//! each other looks at every smaller value in turn. What holds there holds two periods later. Let b be the largest high of a
//! remainder. Highs below b + 2u are met in the same way as before, and others as those less by 2u were, with two periods more: so the
//! first must not depend on the distance from the value of the heap, nor the second on being small.

use super::periodic::repeated_length;
use grundy_core::{Budget, Stopped};
use grundy_games::heap::OctalCode;
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

/// So many combinations of heaps cost about as much as a position met in a search.
const COMBINATIONS_PER_POSITION: u64 = 256;

/// About how many bytes a key takes, and what stands under it, but for the lows.
const BYTES_OF_A_KEY: usize = 64;

/// How often the period may be doubled.
const DOUBLINGS: u32 = 12;

/// A value is met by one in an interval of values, by one at a fixed distance from that of the heap, or by a small one.
const INTERVAL: u8 = 1;
const POINT: u8 = 2;
const SMALL: u8 = 4;

/// A heap below e + P.
#[derive(Clone, Copy)]
struct Heap {
    size: u64,
    low: u64,
    high: i64,
    fixed: bool,
}

/// How a value with the high X is met, if T is the sum of the highs when a move leaves this.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Way {
    /// X is at most T and of its parity; nothing more is said.
    Somehow,
    /// X = T, by a heap whose remainder has this high.
    Exactly(i64),
    /// X is T − 2u·i and at least this; T is less by what cancels.
    Falling(i64),
    /// X = 0, if T is a multiple of 2u; T is less by what cancels.
    Nothing,
}

/// What may be left, for each remainder of its total: by the sum of the highs less u for each P in the total, and by
/// how, which lows.
type Left = Vec<BTreeMap<(i64, Way), Vec<bool>>>;

/// What a move leaves of heaps of one remainder: by T − K, by how, and by whether any number of periods more may be taken,
/// which lows.
type Ways = BTreeMap<(i64, Way, bool), Vec<bool>>;

/// What is claimed of a code, and the table that should show it.
pub(super) struct Claim<'a> {
    pub(super) code: &'a OctalCode,
    pub(super) values: &'a [u64],
    pub(super) preperiod: u64,
    pub(super) period: u64,
    pub(super) saltus: u64,
}

impl Claim<'_> {
    /// Whether the table is what the theorem asks for, with some multiple of the period.
    pub(super) fn rises(&self, budget: &mut Budget) -> Result<bool, Stopped> {
        let Some(shortest) = repeated_length(self.code, self.period) else { return Ok(false) };
        let first = self.preperiod.max(1);
        let Some(shown) = (self.values.len() as u64).checked_sub(first) else { return Ok(false) };
        for doublings in 0..DOUBLINGS {
            let Some(length) = shortest.checked_mul(1 << doublings) else { break };
            if length <= shown && shown.is_multiple_of(length) {
                let frame = Frame::new(self, first, length);
                if let Some(frame) = frame
                    && frame.goes_on(i64::try_from(shown / length).unwrap_or(i64::MAX), budget)?
                {
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }
}

/// The lows under a key, begun if there are none yet.
fn entry<'m, K: Ord>(
    map: &'m mut BTreeMap<K, Vec<bool>>,
    key: K,
    width: usize,
    budget: &mut Budget,
) -> Result<&'m mut Vec<bool>, Stopped> {
    match map.entry(key) {
        Entry::Occupied(lows) => Ok(lows.into_mut()),
        Entry::Vacant(place) => {
            budget.take_bytes(width.saturating_add(BYTES_OF_A_KEY))?;
            Ok(place.insert(vec![false; width]))
        }
    }
}

struct Frame<'a> {
    code: &'a OctalCode,
    heaps: Vec<Heap>,
    first: u64,
    /// P.
    length: u64,
    /// M.
    lows: u64,
    /// u.
    step: i64,
}

impl<'a> Frame<'a> {
    fn new(claim: &Claim<'a>, first: u64, length: u64) -> Option<Frame<'a>> {
        let saltus = claim.saltus.checked_mul(length / claim.period)?;
        let code = claim.code;
        let breaks = code.digits().iter().chain(code.repeat()).any(|digit| digit & 12 != 0);
        let lows = if breaks { 1 << saltus.trailing_zeros().min(63) } else { saltus };
        let heap = |(size, &value): (u64, &u64)| {
            let high = i64::try_from(value / lows).ok()?;
            Some(Heap { size, low: value % lows, high, fixed: size < first })
        };
        let below = usize::try_from(first.checked_add(length)?).ok()?;
        let heaps = (0..).zip(claim.values.get(..below)?).skip(1).map(heap);
        let heaps = heaps.collect::<Option<Vec<Heap>>>()?;
        let step = i64::try_from(saltus / lows).ok()?;
        Some(Frame { code, heaps, first, length, lows, step })
    }

    /// Whether the values rise for ever if they do up to e + QP, Q being `periods`.
    fn goes_on(&self, periods: i64, budget: &mut Budget) -> Result<bool, Stopped> {
        let highest = |fixed: bool| {
            let heaps = self.heaps.iter().filter(|heap| heap.fixed == fixed);
            heaps.map(|heap| heap.high).max().unwrap_or(0)
        };
        let least = self.step.saturating_mul(periods);
        if least <= 3 * highest(true) || least < highest(false) + 2 * self.step {
            return Ok(false);
        }
        let left = self.all_left(budget)?;
        for heap in self.heaps.iter().filter(|heap| !heap.fixed) {
            let ways = self.ways(heap, &left, budget)?;
            let low = usize::try_from(heap.low).unwrap_or(usize::MAX);
            let mut alike = ways.iter().filter(|(_, lows)| lows.get(low) == Some(&true));
            if alike.any(|(way, _)| self.is_met_by_itself(way)) {
                return Ok(false);
            }
            for periods in [periods, periods + 1] {
                budget.spend(1 + ways.len() as u64 / COMBINATIONS_PER_POSITION)?;
                if !self.all_smaller(heap, periods, highest(false), &ways, budget)? {
                    return Ok(false);
                }
            }
        }
        Ok(true)
    }

    fn class(&self, total: u64) -> usize {
        usize::try_from(total % self.length).unwrap_or(0)
    }

    /// The sum of highs of heaps of `total` stones, less u for each period in the total.
    fn level(&self, highs: i64, total: u64) -> i64 {
        highs - self.step * i64::try_from(total / self.length).unwrap_or(i64::MAX)
    }

    /// What may be left in one heap, in two and in three.
    fn all_left(&self, budget: &mut Budget) -> Result<[Left; 3], Stopped> {
        let digits = || self.code.digits().iter().chain(self.code.repeat());
        let most = digits().fold(0, |bits, digit| bits | digit);
        let classes = usize::try_from(self.length).unwrap_or(0);
        let mut left: [Left; 3] = [0; 3].map(|_| vec![BTreeMap::new(); classes]);
        for heap in self.heaps.iter().filter(|heap| !heap.fixed) {
            let level = self.level(heap.high, heap.size);
            self.note(&mut left[0], heap.size, (level, Way::Exactly(heap.high)), heap.low, budget)?;
        }
        if most >= 4 {
            for a in self.heaps.iter().filter(|heap| !heap.fixed) {
                budget.spend(1 + self.heaps.len() as u64 / COMBINATIONS_PER_POSITION)?;
                for b in &self.heaps {
                    self.pair(a, b, &mut left[1], budget)?;
                }
            }
        }
        if most >= 8 {
            let [_, pairs, triples] = &mut left;
            for (class, pairs) in (0..).zip(pairs.iter()) {
                for heap in &self.heaps {
                    budget.spend(1 + pairs.len() as u64 / COMBINATIONS_PER_POSITION)?;
                    let total: u64 = class + heap.size;
                    let to = &mut triples[self.class(total)];
                    for (&(level, way), lows) in pairs {
                        let way = match (way, heap.fixed) {
                            (Way::Somehow, _) => Way::Somehow,
                            (Way::Exactly(_) | Way::Nothing, _) if heap.high == 0 && heap.fixed => {
                                way
                            }
                            (Way::Exactly(_), false) if heap.high == 0 => way,
                            (Way::Nothing, false) => Way::Falling(heap.high),
                            _ => continue,
                        };
                        let level = level + self.level(heap.high, total);
                        let sums = entry(to, (level, way), lows.len(), budget)?;
                        for (low, met) in (0..).zip(lows) {
                            let low: u64 = low ^ heap.low;
                            let at = usize::try_from(low).unwrap_or(usize::MAX);
                            sums.get_mut(at).into_iter().for_each(|sum| *sum |= met);
                        }
                    }
                }
            }
        }
        Ok(left)
    }

    /// What two heaps may do, of which the first is not fixed.
    fn pair(&self, a: &Heap, b: &Heap, to: &mut Left, budget: &mut Budget) -> Result<(), Stopped> {
        let total = a.size + b.size;
        let low = a.low ^ b.low;
        let level = self.level(a.high + b.high, total);
        if b.high == 0 {
            self.note(to, total, (level, Way::Exactly(a.high)), low, budget)?;
        }
        if !(b.fixed && b.high == 0) {
            self.note(to, total, (level, Way::Somehow), low, budget)?;
        }
        if !b.fixed && (a.high - b.high) % self.step == 0 {
            let cancelled = level - 2 * a.high.max(b.high);
            self.note(to, total, (cancelled, Way::Nothing), low, budget)?;
        }
        Ok(())
    }

    fn note(
        &self,
        to: &mut Left,
        total: u64,
        key: (i64, Way),
        low: u64,
        budget: &mut Budget,
    ) -> Result<(), Stopped> {
        let width = usize::try_from(self.lows).unwrap_or(0);
        let lows = entry(&mut to[self.class(total)], key, width, budget)?;
        let at = usize::try_from(low).unwrap_or(usize::MAX);
        lows.get_mut(at).into_iter().for_each(|low| *low = true);
        Ok(())
    }

    /// What a move leaves of heaps with the remainder of `heap`.
    fn ways(&self, heap: &Heap, left: &[Left; 3], budget: &mut Budget) -> Result<Ways, Stopped> {
        let finite = self.code.digits().len() as u64;
        let last = if self.code.repeat().is_empty() { finite } else { finite + self.length };
        let mut ways = Ways::new();
        budget.spend(1 + last / COMBINATIONS_PER_POSITION)?;
        for t in 0..last {
            let periods = self.length * (t / self.length + 1);
            // So many periods more, so that nothing is below 0.
            let rest = heap.size + periods - t;
            let base = -self.level(0, rest) + self.level(0, periods) - heap.high;
            for (bit, left) in [2, 4, 8].into_iter().zip(left) {
                if self.code.digit(t) & bit != 0 && (t > 0 || bit > 2) {
                    let left = &left[self.class(rest)];
                    budget.spend(
                        (left.len() as u64).saturating_mul(self.lows) / COMBINATIONS_PER_POSITION,
                    )?;
                    for (&(level, way), lows) in left {
                        let key = (level + base, way, t >= finite);
                        let all = ways.entry(key).or_insert_with(|| vec![false; lows.len()]);
                        all.iter_mut().zip(lows).for_each(|(all, low)| *all |= low);
                    }
                }
            }
        }
        Ok(ways)
    }

    /// Whether an option with the low of the heap may have its value.
    fn is_met_by_itself(&self, &(above, way, again): &(i64, Way, bool)) -> bool {
        let times = if again { above.max(0) / self.step } else { 0 };
        // More periods taken, T falls by u each; only the last two can differ in parity.
        let sums = [0, 1, times.max(1) - 1, times].map(|times| above - self.step * times);
        let sums = if again { &sums[..] } else { &sums[..1] };
        match way {
            Way::Somehow => sums.iter().any(|&above| above >= 0 && above % 2 == 0),
            Way::Exactly(_) => above == 0 || again && above > 0 && above % self.step == 0,
            // These are among the others.
            Way::Falling(_) | Way::Nothing => false,
        }
    }

    /// Whether every smaller value is met, at heaps with the remainder of `heap` after so many periods, and goes on to be.
    fn all_smaller(
        &self,
        heap: &Heap,
        periods: i64,
        highest: i64,
        ways: &Ways,
        budget: &mut Budget,
    ) -> Result<bool, Stopped> {
        let k = heap.high + self.step * periods;
        let width = usize::try_from(self.lows).unwrap_or(0);
        let Ok(highs) = usize::try_from(k + 1) else { return Ok(false) };
        let mut met = vec![0; highs * width];
        let at = |x: i64, low: u64| match (usize::try_from(x), usize::try_from(low)) {
            (Ok(x), Ok(low)) if x < highs && low < width => Some(x * width + low),
            _ => None,
        };
        let each = ways.iter().flat_map(|(&way, lows)| {
            let lows = (0..).zip(lows).filter(|&(_, &has)| has);
            lows.map(move |(low, _): (u64, _)| (way, low))
        });
        budget.spend((highs as u64).saturating_mul(self.lows) / COMBINATIONS_PER_POSITION)?;
        for ((sum, way, again), low) in each {
            let top = k + sum;
            let (end, step) = match way {
                Way::Exactly(end) if again => (end, self.step),
                Way::Falling(end) if again => (end, self.step),
                Way::Falling(end) => (end, 2 * self.step),
                Way::Exactly(_) => {
                    at(top, low).into_iter().for_each(|at| met[at] |= POINT);
                    continue;
                }
                Way::Nothing => {
                    let multiple = if again { self.step } else { 2 * self.step };
                    if top >= 0 && top % multiple == 0 {
                        at(0, low).into_iter().for_each(|at| met[at] |= SMALL);
                    }
                    continue;
                }
                Way::Somehow => continue,
            };
            let mut x = top - (top - k).max(0).div_euclid(step) * step;
            while x >= end {
                at(x, low).into_iter().for_each(|at| met[at] |= INTERVAL);
                x -= step;
            }
        }
        self.by_fixed(heap).into_iter().for_each(|(low, high)| {
            at(high, low).into_iter().for_each(|at| met[at] |= SMALL);
        });
        let bound = highest + 2 * self.step;
        let needed = (0..=k).flat_map(|x| (0..self.lows).map(move |low| (x, low)));
        let mut needed = needed.filter(|&(x, low)| x < k || low < heap.low);
        Ok(needed.all(|(x, low)| {
            let goes_on = match x {
                x if x < highest => INTERVAL | SMALL,
                x if x < bound => INTERVAL,
                _ => INTERVAL | POINT,
            };
            at(x, low).is_some_and(|at| met[at] & goes_on != 0)
        }))
    }

    /// The values that repeating digits leave in fixed heaps, or by taking everything.
    fn by_fixed(&self, heap: &Heap) -> Vec<(u64, i64)> {
        let mut values = Vec::new();
        if self.code.repeat().is_empty() {
            return values;
        }
        let finite = self.code.digits().len() as u64;
        let fixed = || self.heaps.iter().filter(|heap| heap.size < self.first);
        // Any take of the right remainder beyond the first digits.
        let digit = |total: u64| {
            let periods = (total + finite) / self.length + 2;
            self.code.digit(heap.size + periods * self.length - total)
        };
        if digit(0) & 1 != 0 {
            values.push((0, 0));
        }
        for a in fixed() {
            if digit(a.size) & 2 != 0 {
                values.push((a.low, a.high));
            }
            let others = fixed().filter(|b| digit(a.size + b.size) & 4 != 0);
            values.extend(others.map(|b| (a.low ^ b.low, a.high ^ b.high)));
        }
        values
    }
}
