//! What can be counted in a sequence.

use super::{Sequence, Space};

/// What the beginning of a sequence consists of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stats {
    /// How many heaps were counted: 0, 1, … below this.
    pub heaps: u64,
    /// The sparse space in use, if one is.
    pub space: Option<Space>,
    /// How many of the heaps but heap 0 are rare in it; without one, all are.
    pub rares: u64,
    /// The last rare heap.
    pub last_rare: Option<u64>,
    /// The largest value.
    pub max: u64,
    /// The first heap that has it.
    pub max_at: u64,
    /// How many heaps have the value 0.
    pub zeros: u64,
    /// The last of them.
    pub last_zero: Option<u64>,
    /// The values that occur and how many heaps have each, strictly increasing.
    pub counts: Vec<(u64, u64)>,
}

impl Sequence {
    /// Counts what is among the first `heaps` values, or among all that are known if they are fewer.
    pub fn stats(&self, heaps: u64) -> Stats {
        let heaps = heaps.min(self.len() as u64);
        let (mut max, mut max_at, mut last_zero) = (0, 0, None);
        // Values are mostly small; the others are kept apart.
        let (mut small, mut large) = (vec![0u64; 1 << 16], std::collections::BTreeMap::new());
        for (heap, value) in (0..heaps).zip(self.values()) {
            if value > max {
                (max, max_at) = (value, heap);
            }
            if value == 0 {
                last_zero = Some(heap);
            }
            match usize::try_from(value).ok().and_then(|value| small.get_mut(value)) {
                Some(count) => *count += 1,
                None => *large.entry(value).or_insert(0) += 1,
            }
        }
        let small = (0..).zip(small.iter().copied()).filter(|&(_, count)| count > 0);
        let counts: Vec<(u64, u64)> = small.chain(large).collect();
        let zeros = counts.first().filter(|(value, _)| *value == 0).map_or(0, |(_, count)| *count);
        let (space, rares, last_rare) = match self.space() {
            None => (None, heaps.saturating_sub(1), heaps.checked_sub(1).filter(|&heap| heap > 0)),
            Some((space, rares)) => {
                let seen = &rares[..rares.partition_point(|&heap| (heap as u64) < heaps)];
                (Some(space), seen.len() as u64, seen.last().map(|&heap| heap as u64))
            }
        };
        Stats { heaps, space, rares, last_rare, max, max_at, zeros, last_zero, counts }
    }
}
