//! Sets of numbers of stones that a move may, or may not, take.

use crate::RulesError;
use std::sync::Arc;

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
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
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
