//! Sets of numbers that may be taken.

use grundy_games::heap::{HeapRule, OctalCode, TakeRange, TakeSet};
use std::collections::{BTreeMap, BTreeSet};

/// No set of more numbers than this is written down one by one.
const MOST: u64 = 4096;

/// Numbers that may be taken from any heap that has as many stones: `least..=most` without `except`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Takes {
    pub(super) least: u64,
    /// `None` for ever.
    pub(super) most: Option<u64>,
    pub(super) except: BTreeSet<u64>,
    /// Whether the move may leave nothing of the heap.
    pub(super) may_empty: bool,
}

impl Takes {
    pub(super) fn new(least: u64, most: Option<u64>) -> Takes {
        Takes { least, most, except: BTreeSet::new(), may_empty: true }
    }

    /// Keeps only these numbers, of those there are.
    pub(super) fn only(&mut self, allowed: &[i64]) -> Option<()> {
        let allowed: BTreeSet<u64> =
            allowed.iter().filter_map(|&n| u64::try_from(n).ok()).collect();
        let (Some(&first), Some(&last)) = (allowed.first(), allowed.last()) else {
            return None;
        };
        self.least = self.least.max(first);
        self.most = Some(self.most.map_or(last, |most| most.min(last)));
        let most = self.most.filter(|most| most.saturating_sub(self.least) <= MOST)?;
        self.except.extend((self.least..=most).filter(|n| !allowed.contains(n)));
        Some(())
    }

    fn allows(&self, take: u64) -> bool {
        take >= self.least
            && self.most.is_none_or(|most| take <= most)
            && !self.except.contains(&take)
    }

    /// The first number from which on all are alike.
    fn settled(&self) -> u64 {
        let last = self.except.last().map_or(0, |last| last + 1);
        last.max(self.least).max(self.most.map_or(0, |most| most.saturating_add(1)))
    }
}

/// What all options of a game together allow.
#[derive(Default)]
pub(super) struct Allowed {
    pub(super) takes: Vec<Takes>,
    /// For each number taken, how the rest may be broken in two: the bits of an octal digit.
    pub(super) breaks: BTreeMap<u64, u8>,
    /// Whether a heap may be split into two unequal ones.
    pub(super) unequal_splits: bool,
}

impl Allowed {
    /// The heap rule, if there is one.
    pub(super) fn rule(&self) -> Option<HeapRule> {
        if self.unequal_splits {
            return (self.takes.is_empty() && self.breaks.is_empty()).then(HeapRule::grundys);
        }
        let plain = self.breaks.is_empty() && self.takes.iter().all(|takes| takes.may_empty);
        if let ([only], true) = (self.takes.as_slice(), plain)
            && let (Some(most), true) = (only.most, only.except.is_empty())
        {
            return TakeRange::new(only.least, most).ok().map(HeapRule::take);
        }
        let settled = self.takes.iter().map(Takes::settled).max().unwrap_or(0);
        let end = settled.max(self.breaks.last_key_value().map_or(0, |(take, _)| take + 1));
        if end > MOST {
            return None;
        }
        let allowed = |take: u64| self.takes.iter().any(|takes| takes.allows(take));
        let endless = self.takes.iter().any(|takes| takes.most.is_none());
        if plain {
            let inside: Vec<u64> = (1..end).filter(|&take| allowed(take)).collect();
            let outside: Vec<u64> = (1..end).filter(|&take| !allowed(take)).collect();
            return match endless {
                true => TakeSet::new(outside).ok().map(HeapRule::all_but),
                false => finite(&inside),
            };
        }
        let digits: Vec<u8> = (0..end).map(|take| self.digit(take)).collect();
        let digits = if digits.is_empty() { vec![0] } else { digits };
        let repeat = if endless { vec![self.digit(end)] } else { Vec::new() };
        OctalCode::new(&digits, &repeat).ok().map(HeapRule::Code)
    }

    /// The digit of an octal code for taking `take` stones.
    fn digit(&self, take: u64) -> u8 {
        let breaks = self.breaks.get(&take).copied().unwrap_or(0);
        let takes = self.takes.iter().filter(|takes| takes.allows(take));
        takes.fold(breaks, |digit, takes| digit | if takes.may_empty { 3 } else { 2 })
    }
}

/// A set of numbers; a range of them is known better.
fn finite(takes: &[u64]) -> Option<HeapRule> {
    let (&least, &most) = (takes.first()?, takes.last()?);
    match most - least + 1 == takes.len() as u64 && takes.len() > 1 {
        true => TakeRange::new(least, most).ok().map(HeapRule::take),
        false => TakeSet::new(takes.iter().copied()).ok().map(HeapRule::subtract),
    }
}
