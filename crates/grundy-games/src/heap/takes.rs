//! Sets of numbers of stones that a move may, or may not, take.

use super::Parts;
use crate::RulesError;
use std::sync::Arc;

/// The numbers of stones that a move may take, where it does no more.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Takes {
    /// Any number in a range.
    Range(TakeRange),
    /// A number in a set.
    Set(TakeSet),
    /// Any number but those in a set.
    AllBut(TakeSet),
}

impl Takes {
    /// Whether `take` stones may be taken; `take` is not 0.
    pub fn contains(&self, take: u64) -> bool {
        match self {
            Takes::Range(range) => (range.least()..=range.most()).contains(&take),
            Takes::Set(takes) => takes.contains(take),
            Takes::AllBut(excluded) => !excluded.contains(take),
        }
    }

    /// The last number that is written down, or 0 if there is none.
    pub fn last(&self) -> u64 {
        match self {
            Takes::Range(range) => range.most(),
            Takes::Set(set) | Takes::AllBut(set) => set.as_slice().last().copied().unwrap_or(0),
        }
    }

    /// The same for heaps up to `largest`, without the numbers of a set that are more than any of them has.
    #[must_use]
    pub fn up_to(&self, largest: u64) -> Takes {
        let part = |set: &TakeSet| TakeSet { takes: set.up_to(largest).into() };
        match self {
            Takes::Range(range) => Takes::Range(*range),
            Takes::Set(takes) => Takes::Set(part(takes)),
            Takes::AllBut(excluded) => Takes::AllBut(part(excluded)),
        }
    }

    /// What each move leaves of a heap of `n`, from the smallest heap up.
    pub(super) fn options(&self, n: u64) -> Box<dyn Iterator<Item = Parts> + '_> {
        match self {
            Takes::Range(range) => {
                let (min, max) = (range.least(), range.most().min(n));
                Box::new((min..=max).rev().map(move |take| Parts::one(n - take)))
            }
            Takes::Set(takes) => {
                let takes = takes.up_to(n).iter().rev();
                Box::new(takes.map(move |take| Parts::one(n - take)))
            }
            Takes::AllBut(excluded) => {
                Box::new((0..n).filter(move |to| !excluded.contains(n - to)).map(Parts::one))
            }
        }
    }
}

/// A range of takes, both ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct TakeRange {
    /// Invariant: 1 ≤ min ≤ max.
    min: u64,
    max: u64,
}

impl TakeRange {
    /// The range from `min` to `max`.
    ///
    /// # Errors
    /// If `min` is 0, since play would never end, or if the range is empty.
    pub fn new(min: u64, max: u64) -> Result<TakeRange, RulesError> {
        match min {
            0 => Err(RulesError::ZeroTake),
            _ if min > max => Err(RulesError::EmptyRange { min, max }),
            _ => Ok(TakeRange { min, max }),
        }
    }

    /// The smallest take.
    pub fn least(self) -> u64 {
        self.min
    }

    /// The largest take.
    pub fn most(self) -> u64 {
        self.max
    }
}

/// A finite set of takes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct TakeSet {
    /// Invariant: strictly increasing, and 0 is absent. May be empty.
    takes: Arc<[u64]>,
}

impl TakeSet {
    /// The set of `takes`.
    ///
    /// # Errors
    /// If `takes` contains 0, since play would never end.
    pub fn new(takes: impl IntoIterator<Item = u64>) -> Result<TakeSet, RulesError> {
        let mut takes = Vec::from_iter(takes);
        takes.sort_unstable();
        takes.dedup();
        match takes.first() {
            Some(0) => Err(RulesError::ZeroTake),
            _ => Ok(TakeSet { takes: takes.into() }),
        }
    }

    /// The numbers that can be taken from heaps up to `largest` at all.
    pub fn up_to(&self, largest: u64) -> &[u64] {
        let takes = self.as_slice();
        &takes[..takes.partition_point(|&take| take <= largest)]
    }

    /// The takes, strictly increasing.
    pub fn as_slice(&self) -> &[u64] {
        &self.takes
    }

    /// Whether `take` is in the set.
    pub fn contains(&self, take: u64) -> bool {
        self.takes.binary_search(&take).is_ok()
    }
}
