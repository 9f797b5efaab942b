//! Whether the remainders of a frame leave no gap, and meet no value that they should not.

use super::frame::{Frame, Part, Table};
use super::index;
use crate::heap::breaking::contains;

/// No family ends here.
const NONE: i64 = i64::MAX;

/// The ways to meet values, by totals: for one heap, two and three.
struct Ways {
    /// One heap that is not fixed beside heaps of high 0, with the high of its remainder.
    exact: [Table; 3],
    /// Other heaps, not all of them fixed.
    loose: [Table; 3],
    /// Three heaps, two of which cancel, with the high of the third. The level is that of the largest high.
    falling: Table,
    /// Two heaps that cancel, alone or beside a fixed one of high 0.
    cancelling: [Table; 3],
}

impl Ways {
    /// All of a level so high that it can matter: `floor` for what a move leaves.
    fn new(frame: &Frame<'_>, floor: i64) -> Ways {
        let digits = || frame.code.digits.iter().chain(frame.code.repeat);
        let allows = |bits: u8| digits().any(|digit| digit & bits != 0);
        let empties = || [frame.empty(), frame.empty(), frame.empty()];
        let mut ways = Ways {
            exact: empties(),
            loose: empties(),
            falling: frame.empty(),
            cancelling: empties(),
        };
        let (mut single, mut others) = (frame.empty(), frame.empty());
        for part in &frame.parts {
            if !part.fixed {
                frame.note(&mut single, part.class, (part.level, part.high), part.low);
            }
            if !part.fixed || part.high > 0 {
                frame.note(&mut others, part.class, (part.level, 0), part.low);
            }
        }
        let most = frame.parts.iter().map(|part| part.level).max().unwrap_or(0).max(0);
        let low_ones = frame.parts.iter().filter(|part| part.high == 0);
        if allows(0b1100) {
            ways.exact[1] = frame.sums(low_ones.clone(), &single, false, floor - most);
            ways.loose[1] = frame.sums(frame.moving(), &others, false, floor - most);
            ways.cancelling[1] = cancelling(frame);
        }
        if allows(0b1000) {
            let pairs = &ways.cancelling[1];
            ways.falling = frame.sums(frame.moving(), pairs, true, floor);
            let fixed = low_ones.clone().filter(|part| part.fixed);
            ways.cancelling[2] = frame.sums(fixed, pairs, false, floor);
            ways.exact[2] = frame.sums(low_ones, &ways.exact[1], false, floor);
            ways.loose[2] = frame.sums(frame.parts.iter(), &ways.loose[1], false, floor);
        }
        ways.exact[0] = single;
        ways
    }
}

/// Two heaps that may have equal highs, with the level less twice the larger of the two least ones.
fn cancelling(frame: &Frame<'_>) -> Table {
    let mut pairs = frame.empty();
    for b in frame.moving() {
        for c in frame.moving().filter(|c| (b.high - c.high) % frame.step == 0) {
            let whole = b.class + c.class;
            let carry = if whole >= frame.length { frame.step } else { 0 };
            let level = b.level + c.level - carry - 2 * b.high.max(c.high);
            frame.note(&mut pairs, whole % frame.length, (level, 0), b.low ^ c.low);
        }
    }
    pairs
}

/// What a digit allows to leave, and whether it comes again and again.
#[derive(Clone, Copy)]
struct Take {
    t: usize,
    digit: u8,
    repeats: bool,
}

impl Take {
    /// The indices of [`Ways`] for what may be left.
    fn heaps(self) -> impl Iterator<Item = usize> {
        // Taking nothing and leaving one heap is no move.
        (0..3).filter(move |&at| self.digit >> (at + 1) & 1 == 1 && (self.t > 0 || at > 0))
    }
}

/// How many values show that the values rise for ever as the frame says; `None` if its remainders do not, or if it takes
/// more than the frame has.
pub(super) fn needed(frame: &Frame<'_>) -> Option<usize> {
    // Most frames of no use are found out before anything is listed.
    long_enough(frame, 0)?;
    let finite = frame.code.digits.len();
    let last = if frame.code.repeat.is_empty() { finite } else { finite + frame.length };
    let takes: Vec<Take> = (0..last)
        .map(|t| Take { t, digit: frame.code.digit(t), repeats: t >= finite })
        .filter(|take| take.digit != 0)
        .collect();
    let heaps = || (frame.first..).zip(frame.moving());
    let bases = heaps().flat_map(|(size, heap)| {
        takes.iter().map(move |take| frame.step * frame.left(size, take.t).1 - heap.high)
    });
    let ways = Ways::new(frame, -deepest(frame) - bases.max().unwrap_or(0));
    let mut depth = 0;
    for (size, heap) in heaps() {
        if takes.iter().any(|&take| conflicts(frame, &ways, size, heap, take)) {
            return None;
        }
        depth = depth.max(Cover::new(frame, &ways, size, heap, &takes).depth()?);
    }
    long_enough(frame, depth)
}

/// e + Q0·P if intervals begin `depth` below K, unless the table is shorter.
fn long_enough(frame: &Frame<'_>, depth: i64) -> Option<usize> {
    let highest = |fixed: bool| {
        let parts = frame.parts.iter().filter(|part| part.fixed == fixed);
        parts.map(|part| part.high).max().unwrap_or(0)
    };
    // Two periods more, so that what is met from above and what is met below overlap.
    let enough = highest(false) + depth + 2 * frame.step;
    // Heaps that are all fixed have highs that add up to less than K.
    let above = (3 * highest(true) / frame.step + 1).max(-(-enough).div_euclid(frame.step));
    let periods = usize::try_from(above.max(1)).ok()?;
    let needed = frame.length.checked_mul(periods)?.checked_add(frame.first)?;
    (needed <= frame.shown).then_some(needed)
}

/// Whether some move after this take could leave the value of the heap itself.
fn conflicts(frame: &Frame<'_>, ways: &Ways, size: usize, heap: &Part, take: Take) -> bool {
    let (class, periods) = frame.left(size, take.t);
    let base = frame.step * periods - heap.high;
    let low = u32::try_from(heap.low).unwrap_or(u32::MAX);
    let exactly = |above: i64| match take.repeats {
        true => above >= 0 && above % frame.step == 0,
        false => above == 0,
    };
    // Where heaps are broken u is odd, so one period more or less changes the parity.
    let loosely = |above: i64| above >= 0 && above % 2 == 0 || take.repeats && above >= frame.step;
    take.heaps().any(|heaps| {
        let mut exact = ways.exact[heaps][class].iter();
        let mut loose = ways.loose[heaps][class].iter();
        exact.any(|((level, _), lows)| contains(lows, low) && exactly(level + base))
            || loose.any(|((level, _), lows)| contains(lows, low) && loosely(level + base))
    })
}

/// How far below K something counts.
fn deepest(frame: &Frame<'_>) -> i64 {
    4 * frame.step
}

/// The values that heaps of one remainder meet.
struct Cover<'a> {
    frame: &'a Frame<'a>,
    heap: &'a Part,
    /// The classes of highs, 2u.
    classes: i64,
    /// How far below K something counts.
    deepest: i64,
    /// For each low and class of X − K: where the intervals begin, and the least X that one reaches.
    tops: Vec<i64>,
    ends: Vec<i64>,
    /// For each low and distance below K: whether it is met.
    points: Vec<bool>,
    /// For Q even and odd, for each low and small X: whether it is met otherwise.
    small: [Vec<bool>; 2],
    /// The largest high that an interval may end at.
    highest: i64,
}

impl<'a> Cover<'a> {
    fn new(
        frame: &'a Frame<'a>,
        ways: &Ways,
        size: usize,
        heap: &'a Part,
        takes: &[Take],
    ) -> Cover<'a> {
        let (classes, deepest) = (2 * frame.step, deepest(frame));
        let highest = frame.moving().map(|part| part.high).max().unwrap_or(0);
        let many = |each: i64| frame.lows * usize::try_from(each).unwrap_or(0);
        let mut cover = Cover {
            frame,
            heap,
            classes,
            deepest,
            tops: vec![i64::MIN; many(classes)],
            ends: vec![NONE; many(classes)],
            points: vec![false; many(deepest + 1)],
            small: [vec![false; many(highest)], vec![false; many(highest)]],
            highest,
        };
        for &take in takes {
            let (class, periods) = frame.left(size, take.t);
            let base = frame.step * periods - heap.high;
            let steps = if take.repeats { vec![base, base - frame.step] } else { vec![base] };
            for heaps in take.heaps() {
                for (&(level, high), lows) in &ways.exact[heaps][class] {
                    match take.repeats {
                        true => {
                            steps.iter().for_each(|base| cover.falling(level + base, high, lows))
                        }
                        false => cover.single(level + base, lows),
                    }
                }
                for (&(level, _), lows) in &ways.cancelling[heaps][class] {
                    steps.iter().for_each(|base| cover.cancelled(level + base, lows));
                }
            }
            if take.digit & 8 != 0 {
                for (&(level, high), lows) in &ways.falling[class] {
                    steps.iter().for_each(|base| cover.falling(level + base, high, lows));
                }
            }
        }
        if !frame.code.repeat.is_empty() {
            cover.by_fixed(size);
        }
        cover
    }

    fn single(&mut self, above: i64, lows: &[u64]) {
        if (-self.deepest..=0).contains(&above) {
            let at = index(above.unsigned_abs()) * self.frame.lows;
            self.each(lows, |cover, low| cover.points[at + low] = true);
        }
    }

    /// Intervals in steps of 2u.
    fn falling(&mut self, above: i64, high: i64, lows: &[u64]) {
        if above >= -self.deepest {
            let at = self.class(above);
            self.each(lows, |cover, low| {
                cover.tops[at + low] = cover.tops[at + low].max(above);
                cover.ends[at + low] = cover.ends[at + low].min(high);
            });
        }
    }

    /// X = 0 for K of one parity.
    fn cancelled(&mut self, above: i64, lows: &[u64]) {
        if above < -self.deepest || self.highest == 0 {
            return;
        }
        for (at, k) in self.parities().into_iter().enumerate() {
            if self.class(above) == self.class(-k) {
                self.each(lows, |cover, low| cover.small[at][low] = true);
            }
        }
    }

    /// K up to multiples of 2u, for Q even and odd.
    fn parities(&self) -> [i64; 2] {
        [self.heap.high, self.heap.high + self.frame.step]
    }

    fn each(&mut self, lows: &[u64], mut note: impl FnMut(&mut Self, usize)) {
        for low in 0..self.frame.lows {
            if lows[low / 64] >> (low % 64) & 1 == 1 {
                note(self, low);
            }
        }
    }

    /// Where the lows of a class of X − K stand.
    fn class(&self, above: i64) -> usize {
        index(above.rem_euclid(self.classes).unsigned_abs()) * self.frame.lows
    }

    /// What repeating digits leave if every heap left is fixed, or none is.
    fn by_fixed(&mut self, size: usize) {
        let code = self.frame.code;
        let finite = code.digits.len();
        // Some take beyond the first digits that leaves `total` of a heap of this remainder.
        let digit = |total: usize| {
            let length = self.frame.length;
            let over = (size + 2 * length * (total + finite) - total - finite) % length;
            code.digit(finite + over)
        };
        let fixed = &self.frame.parts[..self.frame.first - 1];
        let mut met: Vec<(u64, i64)> = Vec::new();
        if digit(0) & 1 != 0 {
            met.push((0, 0));
        }
        for (a, part) in (1..).zip(fixed) {
            if digit(a) & 2 != 0 {
                met.push((part.low, part.high));
            }
            let others = (1..).zip(fixed).filter(|(b, _)| digit(a + b) & 4 != 0);
            met.extend(others.map(|(_, b)| (part.low ^ b.low, part.high ^ b.high)));
        }
        for (low, high) in met {
            let at = index(high.unsigned_abs()) * self.frame.lows + index(low);
            if high < self.highest {
                self.small.iter_mut().for_each(|small| small[at] = true);
            }
        }
    }

    /// How far below K the intervals begin if there is no gap.
    fn depth(&self) -> Option<i64> {
        let mut depth = if self.highest > 0 { self.deepest } else { 0 };
        for low in 0..self.frame.lows {
            let most = if index(self.heap.low) > low { 0 } else { -1 };
            for above in (most - self.classes + 1)..=most {
                let top = self.tops[self.class(above) + low];
                let mut between = above;
                while between > top {
                    // Without an interval this ends where no point can be.
                    let at = index(between.unsigned_abs()) * self.frame.lows + low;
                    if !self.points.get(at).is_some_and(|&met| met) {
                        return None;
                    }
                    between -= self.classes;
                }
                depth = depth.max(-top);
            }
            let met = |high: i64| {
                let at = index(high.unsigned_abs()) * self.frame.lows + low;
                self.parities()
                    .into_iter()
                    .zip(&self.small)
                    .all(|(k, small)| small[at] || self.ends[self.class(high - k) + low] <= high)
            };
            if !(0..self.highest).all(met) {
                return None;
            }
        }
        Some(depth)
    }
}
