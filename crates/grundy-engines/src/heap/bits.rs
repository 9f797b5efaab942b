//! Small sets of small values.

use super::index;

/// A set of values, a bit for each.
#[derive(Clone, Debug, Default)]
pub(super) struct Bits {
    words: Vec<u64>,
}

impl Bits {
    pub(super) fn clear(&mut self) {
        self.words.clear();
    }

    pub(super) fn insert(&mut self, value: u64) {
        let word = index(value / 64);
        if self.words.len() <= word {
            self.words.resize(word + 1, 0);
        }
        self.words[word] |= 1 << (value % 64);
    }

    pub(super) fn contains(&self, value: u64) -> bool {
        self.words.get(index(value / 64)).is_some_and(|word| word >> (value % 64) & 1 == 1)
    }

    pub(super) fn mex(&self) -> u64 {
        let full = self.words.iter().take_while(|&&word| word == u64::MAX).count();
        let ones = self.words.get(full).map_or(0, |word| word.trailing_ones());
        full as u64 * 64 + u64::from(ones)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mex_is_the_least_that_is_missing() {
        let mut bits = Bits::default();
        (0..200).filter(|i| i % 130 != 127 && *i != 130).for_each(|i| bits.insert(i));
        assert_eq!(bits.mex(), 127);
        assert!(bits.contains(199) && !bits.contains(127) && !bits.contains(1000));
        bits.insert(127);
        assert_eq!(bits.mex(), 130);
        bits.clear();
        assert_eq!(bits.mex(), 0);
    }
}
