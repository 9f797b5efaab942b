//! Small sets of small values.

use super::index;

/// A set of values, a bit for each.
#[derive(Clone, Debug, Default)]
pub(super) struct Bits {
    words: Vec<u64>,
}

impl Bits {
    /// The values whose flag is up.
    pub(super) fn of_flags(flags: &[bool]) -> Bits {
        let word = |flags: &[bool]| {
            flags.iter().rev().fold(0u64, |word, &flag| word << 1 | u64::from(flag))
        };
        Bits { words: flags.chunks(64).map(word).collect() }
    }

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

    pub(super) fn union(&mut self, other: &Bits) {
        if self.words.len() < other.words.len() {
            self.words.resize(other.words.len(), 0);
        }
        self.words.iter_mut().zip(&other.words).for_each(|(word, more)| *word |= more);
    }

    pub(super) fn mex(&self) -> u64 {
        let full = self.words.iter().take_while(|&&word| word == u64::MAX).count();
        let ones = self.words.get(full).map_or(0, |word| word.trailing_ones());
        full as u64 * 64 + u64::from(ones)
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = u64> {
        self.words.iter().zip(0u64..).flat_map(|(&word, at)| {
            let rest = std::iter::successors(Some(word), |word| Some(word & word.wrapping_sub(1)));
            let rest = rest.take_while(|&word| word != 0);
            rest.map(move |word| at * 64 + u64::from(word.trailing_zeros()))
        })
    }

    pub(super) fn bytes(&self) -> usize {
        size_of::<Bits>() + self.words.len() * size_of::<u64>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_values_and_mex_agree() {
        let flags: Vec<bool> = (0..200).map(|i| i < 130 && i != 127 || i % 3 == 0).collect();
        let bits = Bits::of_flags(&flags);
        let expected: Vec<u64> = (0..200).filter(|&i| flags[index(i)]).collect();
        assert_eq!(bits.iter().collect::<Vec<_>>(), expected);
        assert_eq!(bits.mex(), 127);
        let mut same = Bits::default();
        expected.iter().for_each(|&value| same.insert(value));
        same.insert(127);
        assert_eq!(same.mex(), 130);
        same.clear();
        same.union(&bits);
        assert_eq!(same.mex(), 127);
    }
}
