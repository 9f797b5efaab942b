//! Sparse spaces: a mask that parts values into common and rare ones.

/// How a mask parts the heaps. With *odd* for "an odd number of the mask's bits are in the value":
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SpaceKind {
    /// A heap is common iff its value is odd (Berlekamp, Conway and Guy 1982, chapter 4).
    Range,
    /// A heap is common iff its value is odd and n − t even, or the other way about, where t has the
    /// parity of everything that may be taken before a heap is broken.
    Domain {
        /// The parity of t.
        parity: u8,
    },
}

/// A sparse space: heaps of two classes, such that breaking a heap into two common ones never gives
/// a value that would make it common.
///
/// Let the class of a value x at a heap n be the parity of the mask's bits in x, plus n − t for the
/// kind [`SpaceKind::Domain`]. It is additive: if a + b = n − t', where t' is of the parity of t,
/// the class of x ⊕ y at n is the sum of those of x at a and of y at b. Common is class 1.
///
/// A mask of 0 makes every heap rare.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Space {
    /// The mask.
    pub mask: u16,
    /// What it parts the heaps by.
    pub kind: SpaceKind,
}

impl Space {
    /// The space in which every heap is rare.
    pub(in crate::heap) const DENSE: Space = Space { mask: 0, kind: SpaceKind::Range };

    /// Whether there are common values at all.
    pub fn is_sparse(&self) -> bool {
        self.mask != 0
    }

    /// Whether heap `n`, of this value, is rare.
    pub fn is_rare(&self, value: u64, n: u64) -> bool {
        let odd = (value & u64::from(self.mask)).count_ones() % 2 == 1;
        let shift = match self.kind {
            SpaceKind::Range => false,
            SpaceKind::Domain { parity } => (n ^ u64::from(parity)) % 2 == 1,
        };
        odd == shift
    }

    /// Whether a value would make heap `n` common.
    pub(in crate::heap) fn is_common(&self, value: u16, n: usize) -> bool {
        let odd = (value & self.mask).count_ones() % 2 == 1;
        odd != self.shift(n)
    }

    /// Whether the classes at `n` are exchanged.
    fn shift(&self, n: usize) -> bool {
        match self.kind {
            SpaceKind::Range => false,
            SpaceKind::Domain { parity } => (n ^ usize::from(parity)) % 2 == 1,
        }
    }

    /// The same space for values up to `max`, without the bits of the mask that none of them has.
    pub(in crate::heap) fn up_to(self, max: u64) -> Space {
        let bits = u64::MAX.checked_shr(max.leading_zeros()).unwrap_or(0);
        let [low, high, ..] = bits.to_le_bytes();
        Space { mask: self.mask & u16::from_le_bytes([low, high]), ..self }
    }

    /// Whether a value changes its class when heap n is lowered to n − t.
    pub(in crate::heap) fn exchanged_by(&self, t: usize) -> bool {
        self.is_sparse() && matches!(self.kind, SpaceKind::Domain { .. }) && t % 2 == 1
    }
}

/// How often each value occurs at heaps of each parity, from which the best space is found.
#[derive(Clone, Debug, Default)]
pub(in crate::heap) struct Census {
    counts: [Vec<i64>; 2],
}

impl Census {
    pub(in crate::heap) fn of(values: impl Iterator<Item = u16>) -> Census {
        let mut census = Census::default();
        for (n, value) in values.enumerate() {
            let counts = &mut census.counts[n % 2];
            let at = usize::from(value);
            if counts.len() <= at {
                counts.resize(at + 1, 0);
            }
            counts[at] += 1;
        }
        census
    }

    /// The space with the fewest rare heaps, and how many they are. `parity` is that of what is
    /// taken before a heap is broken, if it is one.
    ///
    /// For every mask the heaps of even value less those of odd value are counted at once, by the
    /// transform of Walsh and Hadamard. Bits that no value has yet are put into the mask: the first
    /// values that have them are mostly common then.
    pub(in crate::heap) fn best(&self, parity: Option<usize>) -> (Space, u64) {
        let longest = self.counts.iter().map(Vec::len).max().unwrap_or(0);
        let len = longest.next_power_of_two();
        let total: i64 = self.counts.iter().flatten().sum();
        let [even, odd] = [0, 1].map(|phase| {
            let mut counts = self.counts[phase].clone();
            counts.resize(len, 0);
            transform(&mut counts);
            counts
        });
        let unseen = u16::try_from(len - 1).map_or(0, |seen| !seen);
        let mut best = (Space::DENSE, u64::try_from(total).unwrap_or(0));
        for (mask, (&even, &odd)) in (0u16..).zip(even.iter().zip(&odd)).skip(1) {
            let mut consider = |kind, excess: i64| {
                // Heaps of class 0 less those of class 1 are the excess.
                let rares = u64::try_from((total + excess) / 2).unwrap_or(0);
                if rares < best.1 {
                    best = (Space { mask: mask | unseen, kind }, rares);
                }
            };
            consider(SpaceKind::Range, even + odd);
            match parity {
                Some(0) => consider(SpaceKind::Domain { parity: 0 }, even - odd),
                Some(_) => consider(SpaceKind::Domain { parity: 1 }, odd - even),
                None => {}
            }
        }
        best
    }
}

/// The transform of Walsh and Hadamard, in place. The length is a power of two.
fn transform(counts: &mut [i64]) {
    let mut half = 1;
    while half < counts.len() {
        for block in counts.chunks_mut(2 * half) {
            let (left, right) = block.split_at_mut(half);
            for (a, b) in left.iter_mut().zip(right) {
                (*a, *b) = (*a + *b, *a - *b);
            }
        }
        half *= 2;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_space_is_the_one_that_a_count_finds() {
        let mut state = 5u64;
        for round in 0..40usize {
            let values: Vec<u16> = (0..200usize)
                .map(|n| {
                    state = state.wrapping_mul(6364136223846793005).wrapping_add(99);
                    let noise = u16::try_from(state >> 60).unwrap();
                    if state >> 40 & 7 == 0 { noise } else { noise | 1 << (n % 2) }
                })
                .collect();
            let parity = [None, Some(0), Some(1)][round % 3];
            let rares = |space: Space| {
                let rare = |&(n, &value): &(usize, &u16)| !space.is_common(value, n);
                values.iter().enumerate().filter(rare).count() as u64
            };
            let kinds = std::iter::once(SpaceKind::Range).chain(
                parity.map(|parity| SpaceKind::Domain { parity: u8::try_from(parity).unwrap() }),
            );
            let spaces = kinds.flat_map(|kind| (1..16).map(move |mask| Space { mask, kind }));
            let (best, count) = Census::of(values.iter().copied()).best(parity);
            assert_eq!(count, rares(best));
            assert_eq!(Some(count), spaces.map(rares).min().map(|least| least.min(200)));
        }
    }

    #[test]
    fn a_mask_is_shown_without_bits_that_no_value_has() {
        let space = Space { mask: 0xfffe, kind: SpaceKind::Range };
        for (max, mask) in [(0, 0), (1, 0), (2, 2), (255, 254), (256, 510), (u64::MAX, 0xfffe)] {
            assert_eq!(space.up_to(max).mask, mask);
        }
    }

    #[test]
    fn the_class_is_additive() {
        for kind in [SpaceKind::Range, SpaceKind::Domain { parity: 1 }] {
            let space = Space { mask: 0b1011, kind };
            for (a, b) in [(5, 8), (6, 6), (1, 1), (7, 2)] {
                for (x, y) in (0..16u16).flat_map(|x| (0..16).map(move |y| (x, y))) {
                    for taken in [1, 3] {
                        let class = space.is_common(x, a) != space.is_common(y, b);
                        assert_eq!(space.is_common(x ^ y, a + b + taken), class);
                    }
                }
            }
        }
    }
}
