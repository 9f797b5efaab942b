//! Periods proved by the window that decides all that follows.
//!
//! In a sparse space the value of a large heap depends on little. Let r be the last rare heap and k the
//! most that may be taken. The options of a heap n > r of its common class are single heaps n − t and
//! breaks with a rare part, so the least common value that none of them has depends on the k + r values
//! before n, and in a domain on the parity of n. It is the value of n if every rare value below it has a
//! witness. If every witness needed has a part up to a, what decides n are the W = k + max(r, a) values
//! before it.
//!
//! **Theorem.** Let all heaps from r + 1 to m + p − 1 be common and have witnesses with a part up to a, where
//! m > 2·max(r, a) + k, and p even in a domain. If the W values before m + p are those before m, then
//! g(n + p) = g(n) for all n ≥ m − W.
//!
//! Proof, by induction on n ≥ m: let all heaps from r + 1 to n + p − 1 be common, and the W values before n + p those
//! before n. By the first, the options of n + p of the common class are single heaps and breaks with a rare part up to
//! r; the other part is larger than that, and at a place within the W values. So n and n + p have the same values of
//! that class, hence the same least one that is missing, c. For n ≥ m + p this is by induction the value of n;
//! for n < m + p it was computed. Every rare value below c has a witness at n, a heap n − t or a break
//! with a part up to a, and the same take and part are a witness at n + p. So g(n + p) = c = g(n), which is common at
//! n + p too, and the W values before n + p + 1 are those before n + 1. ∎
//!
//! Parts of equal size are never among these, since m > 2·max(r, a) + k; so this holds for games in which they are
//! forbidden, too.

use super::{LOOKUPS_PER_POSITION, Period};
use crate::heap::sequence::Sequence;
use crate::heap::sequence::moves::Moves;
use crate::heap::sequence::space::{Space, SpaceKind};
use grundy_core::{Budget, Stopped};

/// A stretch of values that came back, and decides all that follow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recurrence {
    /// The least period of the values, and where it begins.
    pub period: Period,
    /// The space whose rare heaps end.
    pub space: Space,
    /// Its rare heaps but heap 0.
    pub rares: Vec<usize>,
    /// The largest part that the witnesses of the heaps after the last rare one need, each heap taking the
    /// smallest that do. 0 if none needs one.
    pub witness: usize,
    /// How many values decide the next.
    pub window: usize,
    /// The heap that the window comes before.
    pub first: usize,
    /// The heap that the same window comes before again.
    pub second: usize,
}

impl Sequence {
    /// A recurrence among the first `len` values, if there is one and it is shown by the space in use.
    ///
    /// # Errors
    /// If a limit is reached.
    pub fn recurs(&self, len: usize, budget: &mut Budget) -> Result<Option<Recurrence>, Stopped> {
        let Some(moves) = self.rule().moves().filter(|moves| !moves.two.is_empty()) else {
            return Ok(None);
        };
        let Some((space, rares)) = self.space() else { return Ok(None) };
        let len = len.min(self.len());
        let rares: Vec<usize> = rares.iter().copied().filter(|&heap| heap < len).collect();
        let last = rares.last().copied().unwrap_or(0);
        let ends = self.rule().ends();
        let most = self.rule().last_take().unwrap_or(0);
        if (Stretch { most, part: last }).earliest(0) >= len {
            return Ok(None);
        }
        let bytes = 2 * size_of::<u16>() * len;
        budget.take_bytes(bytes)?;
        let values: Option<Vec<u16>> =
            self.values().take(len).map(|value| value.try_into().ok()).collect();
        let found =
            values.map(|values| Search { moves, ends, space, rares, most, values }.run(budget));
        budget.give_bytes(bytes);
        found.unwrap_or(Ok(None))
    }
}

/// How far values reach into those that follow.
#[derive(Clone, Copy)]
struct Stretch {
    /// The most that may be taken.
    most: usize,
    /// The largest part that matters.
    part: usize,
}

impl Stretch {
    fn window(self) -> usize {
        self.most + self.part
    }

    /// The least heap that a window may come before, if the values repeat from `preperiod` on.
    fn earliest(self, preperiod: usize) -> usize {
        (preperiod + self.window()).max(2 * self.part + self.most + 1)
    }
}

struct Search {
    moves: Moves,
    /// What may be taken if nothing is left.
    ends: Vec<usize>,
    space: Space,
    rares: Vec<usize>,
    most: usize,
    values: Vec<u16>,
}

impl Search {
    fn run(&self, budget: &mut Budget) -> Result<Option<Recurrence>, Stopped> {
        let last = self.rares.last().copied().unwrap_or(0);
        let mut stretch = Stretch { most: self.most, part: last };
        let even = matches!(self.space.kind, SpaceKind::Domain { .. });
        // All heaps that follow are common. In a domain the same value is so at heaps of one parity only, so a period
        // is even, and in any space the window comes back after the least period.
        let Some(shift) = self.comes_back(stretch.window().max(1), even) else { return Ok(None) };
        let preperiod = self.repeats_from(shift);
        let mut witnesses = Witnesses::new();
        let (mut heap, mut witness) = (last + 1, 0);
        let (first, second) = loop {
            let first = stretch.earliest(preperiod);
            let second = first + shift;
            if second > self.values.len() {
                return Ok(None);
            }
            if heap >= second {
                break (first, second);
            }
            while heap < second {
                let (needed, lookups) = witnesses.needed(self, heap, last);
                budget.spend(1 + (lookups / LOOKUPS_PER_POSITION) as u64)?;
                witness = witness.max(needed);
                heap += 1;
            }
            stretch.part = witness.max(last);
        };
        let [from, of] = [preperiod, shift].map(|n| n as u64);
        Ok(Some(Recurrence {
            period: Period { preperiod: from, period: of, saltus: 0 },
            space: self.space,
            rares: self.rares.clone(),
            witness,
            window: stretch.window(),
            first,
            second,
        }))
    }

    /// How far back the last `window` values were last seen, an even number of heaps if so asked.
    ///
    /// The search of Knuth, Morris and Pratt (1977), from the end.
    fn comes_back(&self, window: usize, even: bool) -> Option<usize> {
        let len = self.values.len();
        let back = |at: usize| self.values[len - 1 - at];
        if 2 * window > len {
            return None;
        }
        let mut border = vec![0usize; window];
        let mut matched = 0;
        for at in 1..window {
            while matched > 0 && back(at) != back(matched) {
                matched = border[matched - 1];
            }
            matched += usize::from(back(at) == back(matched));
            border[at] = matched;
        }
        matched = 0;
        for at in 1..len {
            while matched == window || matched > 0 && back(at) != back(matched) {
                matched = border[matched - 1];
            }
            matched += usize::from(back(at) == back(matched));
            let shift = at + 1 - matched;
            if matched == window && !(even && shift % 2 == 1) {
                return Some(shift);
            }
        }
        None
    }

    /// The heap from which on each value is that of the heap a period later.
    fn repeats_from(&self, period: usize) -> usize {
        let mut heaps = 0..self.values.len() - period;
        let differs = |&heap: &usize| self.values[heap] != self.values[heap + period];
        heaps.rfind(differs).map_or(0, |heap| heap + 1)
    }
}

/// Which rare values have witnesses.
struct Witnesses {
    /// For each value the heap at which it was last met.
    met: Vec<usize>,
}

impl Witnesses {
    fn new() -> Witnesses {
        Witnesses { met: vec![0; 1 << 16] }
    }

    /// The least part up to which every rare value below that of `heap` has a witness, and how many options
    /// were looked at. `last` is the last rare heap.
    fn needed(&mut self, search: &Search, heap: usize, last: usize) -> (usize, usize) {
        let Search { moves, ends, space, values, rares, most } = search;
        let value = values[heap];
        let mut missing = (0..value).filter(|&below| !space.is_common(below, heap)).count();
        let mut done = missing == 0;
        let mut meet = |option: u16| {
            let met = &mut self.met[usize::from(option)];
            let is_new = option < value && *met != heap && !space.is_common(option, heap);
            if is_new {
                *met = heap;
                missing -= 1;
            }
            missing == 0
        };
        let mut lookups = moves.one.len();
        if ends.contains(&heap) {
            done = meet(0) || done;
        }
        for &t in moves.one.iter().filter(|&&t| t < heap) {
            done = meet(values[heap - t]) || done;
        }
        if heap <= 2 * last + most {
            // Two rare parts.
            for &t in moves.two.iter().filter(|&&t| t < heap) {
                for &rare in rares.iter().take_while(|&&rare| rare < heap - t) {
                    let other = heap - t - rare;
                    if !(moves.unequal && other == rare) {
                        done = meet(values[rare] ^ values[other]) || done;
                    }
                }
            }
            lookups += rares.len() * moves.two.len();
        }
        let mut part = 0;
        while !done && part < heap {
            part += 1;
            for &t in &moves.two {
                let rest = heap.saturating_sub(t);
                if part <= moves.half(rest) {
                    done = meet(values[part] ^ values[rest - part]) || done;
                }
            }
            lookups += moves.two.len();
        }
        (part, lookups)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::heap::Code;
    use crate::heap::sequence::Rule;
    use grundy_core::Limits;

    /// Of all codes with up to three digits: what a window proves goes on, and is what the theorem of Guy and Smith
    /// proves where that proves anything.
    #[test]
    fn what_comes_back_goes_on() {
        let mut budget = Budget::new(&Limits { positions: u64::MAX, ..Limits::default() });
        let (mut ranges, mut domains, mut compared) = (0, 0, 0);
        for code in 0u16..8 * 512 {
            let digit = |at: u32| u8::try_from(code >> (3 * at) & 7).unwrap();
            let digits = [[0, 4][usize::from(digit(3) & 1)], digit(2), digit(1), digit(0)];
            // Bits that say nothing of d0 are given half of the codes only.
            if digit(3) > 1 {
                continue;
            }
            let rule = Rule::breaking(Code { digits: &digits, repeat: &[], unequal: false });
            let mut sequence = Sequence::new(rule.clone());
            let mut found = None;
            for len in [320, 640, 1000, 1700, 3000] {
                sequence.extend_to(len - 1, &mut budget).unwrap();
                let len = usize::try_from(len).unwrap();
                found = sequence.recurs(len, &mut budget).unwrap();
                if let Some(found) = &found {
                    assert!(found.second <= len && found.first < found.second, "{digits:?}");
                    break;
                }
            }
            let Some(found) = found else { continue };
            match found.space.kind {
                SpaceKind::Range => ranges += 1,
                SpaceKind::Domain { .. } => domains += 1,
            }
            sequence.extend_to(9000, &mut budget).unwrap();
            for (heap, value) in (0..).zip(sequence.values()) {
                let known = |heap| sequence.value(heap).unwrap();
                assert_eq!(found.period.value_by(heap, known), Some(value), "{digits:?} at {heap}");
            }
            let proved = rule.carry().and_then(|carry| sequence.proves(&carry, 9000));
            if let Some(proved) = proved {
                assert_eq!(proved.period, found.period, "{digits:?}");
                compared += 1;
            }
        }
        assert!(ranges > 50 && domains > 5 && compared > 50, "{ranges} {domains} {compared}");
    }

    #[test]
    fn kayles_is_decided_by_72_values() {
        let kayles = Rule::breaking(Code { digits: &[0, 7, 7], repeat: &[], unequal: false });
        let mut sequence = Sequence::new(kayles);
        let mut budget = Budget::new(&Limits::default());
        sequence.extend_to(500, &mut budget).unwrap();
        let found = sequence.recurs(500, &mut budget).unwrap().unwrap();
        assert_eq!(found.period, Period { preperiod: 71, period: 12, saltus: 0 });
        assert_eq!((found.window, found.witness), (72, 27));
        assert_eq!((found.first, found.second), (143, 155));
        assert_eq!(sequence.recurs(155, &mut budget).unwrap(), Some(found));
        assert_eq!(sequence.recurs(154, &mut budget).unwrap(), None);
    }
}
