//! The generator of random numbers: the same on every platform, for ever.

/// From one state to the next.
const STEP: u64 = 0x9E37_79B9_7F4A_7C15;

/// The number that a state stands for.
fn mixed(state: u64) -> u64 {
    let mut z = state;
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// The number at a place of what a seed gives, without those before it.
pub(crate) fn number_at(seed: u64, place: u64) -> u64 {
    mixed(seed.wrapping_add(place.wrapping_add(1).wrapping_mul(STEP)))
}

/// `SplitMix64` (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014).
///
/// Written here and not taken from a crate: a sheet is named by its seed, so what comes out of it may never change
/// with a dependency.
#[derive(Clone, Debug)]
pub(crate) struct Random {
    state: u64,
}

impl Random {
    /// The generator of a seed for one purpose, which `salts` tell from all others.
    pub(crate) fn new(seed: u64, salts: &[u64]) -> Random {
        let mut random = Random { state: seed };
        for &salt in salts {
            random.state = random.next().wrapping_add(salt);
        }
        random
    }

    fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(STEP);
        mixed(self.state)
    }

    /// A number from `least` to `most`, or `least` if that is larger.
    ///
    /// The remainder prefers small numbers by less than one part in 2^40 for the ranges of exercises.
    pub(crate) fn within(&mut self, least: u64, most: u64) -> u64 {
        let width = most.saturating_sub(least).saturating_add(1);
        least + self.next() % width
    }

    /// A small number from `least` to `most`, to count with.
    pub(crate) fn count(&mut self, least: u8, most: u8) -> usize {
        let number = self.within(u64::from(least), u64::from(most));
        usize::try_from(number).unwrap_or(usize::from(least))
    }

    /// True in one of `n` cases.
    pub(crate) fn one_in(&mut self, n: u64) -> bool {
        self.within(1, n) == 1
    }

    /// One of some items; none if there are none.
    pub(crate) fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        let last = items.len().checked_sub(1)? as u64;
        items.get(usize::try_from(self.within(0, last)).ok()?)
    }

    /// The items in another order: Fisher and Yates.
    pub(crate) fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.within(0, last as u64);
            items.swap(last, usize::try_from(other).unwrap_or(last));
        }
    }

    /// `count` different numbers from `least` to `most`, in no order; fewer if there are not so many.
    pub(crate) fn distinct(&mut self, count: usize, least: u64, most: u64) -> Vec<u64> {
        let room = most.saturating_sub(least).saturating_add(1);
        let count = count.min(usize::try_from(room).unwrap_or(usize::MAX));
        let mut chosen = Vec::with_capacity(count);
        while chosen.len() < count {
            let number = self.within(least, most);
            if !chosen.contains(&number) {
                chosen.push(number);
            }
        }
        chosen
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_are_those_of_the_paper() {
        // The published test vector of SplitMix64 for the seed 1234567.
        let mut random = Random { state: 1_234_567 };
        let numbers: [u64; 3] = std::array::from_fn(|_| random.next());
        let expected =
            [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423];
        assert_eq!(numbers, expected);
        assert_eq!([0, 1, 2].map(|place| number_at(1_234_567, place)), expected);
    }

    #[test]
    fn ranges_are_kept_and_filled() {
        let mut random = Random::new(1, &[2]);
        let mut seen = [false; 5];
        for _ in 0..200 {
            seen[usize::try_from(random.within(3, 7)).unwrap() - 3] = true;
        }
        assert!(seen.iter().all(|&seen| seen));
        let mut all = random.distinct(9, 1, 5);
        all.sort_unstable();
        assert_eq!(all, [1, 2, 3, 4, 5]);
    }
}
