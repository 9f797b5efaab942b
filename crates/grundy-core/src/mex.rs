//! The minimal excludant.

/// The least non-negative integer that is not among `values`.
///
/// ```
/// assert_eq!(grundy_core::mex([0, 1, 3, 1]), 2);
/// assert_eq!(grundy_core::mex([]), 0);
/// ```
#[doc(alias = "minimal excludant")]
pub fn mex(values: impl IntoIterator<Item = u64>) -> u64 {
    let mut set = Mex::new();
    values.into_iter().for_each(|value| set.insert(value));
    set.value()
}

/// A set of values whose mex is wanted, reusable without allocating again.
///
/// Only the values smaller than the number of insertions can matter, so the memory stays linear in
/// the number of insertions however large the values are.
#[derive(Clone, Debug, Default)]
pub struct Mex {
    /// Bit v tells whether v was inserted.
    seen: Vec<u64>,
    /// Values too large for `seen` when they came. They matter only once `seen` has grown to them.
    late: Vec<u64>,
    inserted: usize,
}

impl Mex {
    /// The empty set.
    pub fn new() -> Mex {
        Mex::default()
    }

    /// Forgets all values.
    pub fn clear(&mut self) {
        self.seen.clear();
        self.late.clear();
        self.inserted = 0;
    }

    /// Puts a value into the set.
    pub fn insert(&mut self, value: u64) {
        self.inserted += 1;
        match usize::try_from(value / 64) {
            Ok(word) if word <= self.inserted / 64 => self.set(word, value),
            _ => self.late.push(value),
        }
    }

    fn set(&mut self, word: usize, value: u64) {
        if self.seen.len() <= word {
            self.seen.resize(word + 1, 0);
        }
        self.seen[word] |= 1 << (value % 64);
    }

    /// The least value not inserted.
    pub fn value(&mut self) -> u64 {
        let reach = self.inserted / 64;
        for value in std::mem::take(&mut self.late) {
            if let Some(word) = usize::try_from(value / 64).ok().filter(|&word| word <= reach) {
                self.set(word, value);
            }
        }
        let full = self.seen.iter().take_while(|&&word| word == u64::MAX).count();
        let ones = self.seen.get(full).map_or(0, |word| word.trailing_ones());
        full as u64 * 64 + u64::from(ones)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn agrees_with_a_search_through_a_set() {
        let mut state = 1u64;
        for round in 0..500u64 {
            let values: Vec<u64> = (0..round)
                .map(|_| {
                    state =
                        state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
                    if state >> 60 == 0 { u64::MAX } else { (state >> 33) % (round + 1) }
                })
                .collect();
            let set: BTreeSet<u64> = values.iter().copied().collect();
            let expected = (0..).find(|v| !set.contains(v)).unwrap();
            assert_eq!(mex(values), expected);
        }
    }

    #[test]
    fn descending_values_are_all_counted() {
        assert_eq!(mex((0..1000).rev()), 1000);
    }
}
