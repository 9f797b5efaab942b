//! Tables for games in which a move may take any number but a few.

use super::{index, push};
use grundy_core::{Budget, Stopped};

/// Extends a table for taking any number not in `excluded` to `len` heaps, in time O(|excluded|) a
/// heap up to a logarithm.
///
/// Every smaller heap is an option but those at an excluded distance. So a value is missing among
/// the options iff no smaller heap has it, or all that have it are at excluded distances.
///
/// # Errors
/// If a limit is reached. What was found until then stays in the table.
pub fn all_but(
    values: &mut Vec<u64>,
    len: usize,
    excluded: &[u64],
    budget: &mut Budget,
) -> Result<(), Stopped> {
    let mut seen = Seen::default();
    values.iter().for_each(|&value| seen.insert(value));
    let mut barred = Vec::new();
    for n in values.len()..len {
        barred.clear();
        barred
            .extend(excluded.iter().filter_map(|&take| Some(values[n.checked_sub(index(take))?])));
        barred.sort_unstable();
        let wholly_barred = barred
            .chunk_by(|a, b| a == b)
            .find(|same| seen.count(same[0]) == same.len())
            .map(|same| same[0]);
        let value = wholly_barred.map_or(seen.mex, |value| value.min(seen.mex));
        push(values, value, barred.len(), budget)?;
        seen.insert(value);
    }
    Ok(())
}

/// How many heaps have each value.
#[derive(Default)]
struct Seen {
    counts: Vec<usize>,
    /// The least value that no heap has.
    mex: u64,
}

impl Seen {
    fn count(&self, value: u64) -> usize {
        self.counts.get(index(value)).copied().unwrap_or(0)
    }

    fn insert(&mut self, value: u64) {
        let at = index(value);
        if self.counts.len() <= at {
            self.counts.resize(at + 1, 0);
        }
        self.counts[at] += 1;
        while self.count(self.mex) > 0 {
            self.mex += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use grundy_core::{Limits, mex};

    #[test]
    fn agrees_with_the_definition_for_every_small_set() {
        let mut budget = Budget::new(&Limits::default());
        for bits in 0u64..128 {
            let excluded: Vec<u64> = (1..=7).filter(|take| bits >> (take - 1) & 1 == 1).collect();
            let mut expected: Vec<u64> = Vec::new();
            for n in 0..80u64 {
                let legal = (0..n).filter(|to| !excluded.contains(&(n - to)));
                expected.push(mex(legal.map(|to| expected[index(to)])));
            }
            let mut values = Vec::new();
            all_but(&mut values, 30, &excluded, &mut budget).unwrap();
            all_but(&mut values, 80, &excluded, &mut budget).unwrap();
            assert_eq!(values, expected, "all but {excluded:?}");
        }
    }
}
