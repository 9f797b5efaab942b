//! Values of games in which a move may take any number but a few small ones.
//!
//! All heaps of one value differ by excluded numbers, since otherwise one of them would be an option of another.
//! So a value is *open* at a heap if all earlier heaps that have it are at excluded distances, and
//! it will never be open again once the last of them is further away than the largest of these. The
//! value of a heap is the least open one, or the least that no heap has. For each value that may be open
//! once more a word or a few say at which of the next heaps it will be.

/// The values of a game in which a move may take any number but a few.
#[derive(Clone, Debug)]
pub(super) struct Rest {
    values: Vec<u64>,
    ahead: Ahead,
}

/// The largest excluded number decides how far ahead one has to look.
#[derive(Clone, Debug)]
enum Ahead {
    Word(Open<1>),
    Words(Open<4>),
}

/// The values that may be open once more.
#[derive(Clone, Debug)]
struct Open<const WORDS: usize> {
    /// Bit d is set if d + 1 is excluded.
    excluded: [u64; WORDS],
    /// The least value that no heap has.
    fresh: u64,
    /// Values in increasing order, each with the heaps where it will be open: bit 0 is the next heap.
    /// Invariant: some bit of each is set.
    open: Vec<(u64, [u64; WORDS])>,
}

impl Rest {
    /// Goes on from a table, which may be empty; `None` if an excluded number is too large.
    pub(super) fn new(excluded: &[u64], values: &[u64]) -> Option<Rest> {
        let ahead = match excluded.last() {
            None | Some(..=64) => Ahead::Word(Open::after(excluded, values)),
            Some(..=256) => Ahead::Words(Open::after(excluded, values)),
            Some(_) => return None,
        };
        Some(Rest { values: values.to_vec(), ahead })
    }

    pub(super) fn values(&self) -> &[u64] {
        &self.values
    }

    /// Computes so many values.
    pub(super) fn extend(&mut self, more: usize) {
        match &mut self.ahead {
            Ahead::Word(open) => self.values.extend((0..more).map(|_| open.step())),
            Ahead::Words(open) => self.values.extend((0..more).map(|_| open.step())),
        }
    }
}

impl<const WORDS: usize> Open<WORDS> {
    fn after(excluded: &[u64], values: &[u64]) -> Open<WORDS> {
        let mut words = [0; WORDS];
        for take in excluded {
            put(&mut words, take - 1);
        }
        let mut open = Open { excluded: words, fresh: 0, open: Vec::new() };
        for &value in values {
            open.pass(value);
        }
        open
    }

    #[inline(always)]
    fn step(&mut self) -> u64 {
        let value = match self.open.iter().find(|(_, heaps)| heaps[0] & 1 == 1) {
            Some(&(value, _)) => value,
            None => self.fresh,
        };
        self.pass(value);
        value
    }

    /// The next heap has this value.
    #[inline(always)]
    fn pass(&mut self, value: u64) {
        let excluded = self.excluded;
        let mut kept = 0;
        for at in 0..self.open.len() {
            let (other, mut heaps) = self.open[at];
            shift(&mut heaps);
            if other == value {
                heaps.iter_mut().zip(excluded).for_each(|(heaps, excluded)| *heaps &= excluded);
            }
            if heaps != [0; WORDS] {
                self.open[kept] = (other, heaps);
                kept += 1;
            }
        }
        self.open.truncate(kept);
        if value == self.fresh {
            self.fresh += 1;
            if excluded != [0; WORDS] {
                self.open.push((value, excluded));
            }
        }
    }
}

fn put(words: &mut [u64], bit: u64) {
    let word = usize::try_from(bit / 64).ok().and_then(|word| words.get_mut(word));
    word.into_iter().for_each(|word| *word |= 1 << (bit % 64));
}

/// Every heap comes nearer by one.
#[inline(always)]
fn shift<const WORDS: usize>(words: &mut [u64; WORDS]) {
    for at in 0..WORDS {
        let above = if at + 1 < WORDS { words[at + 1] } else { 0 };
        words[at] = words[at] >> 1 | above << 63;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::heap::all_but;
    use grundy_core::{Budget, Limits};

    fn agree(excluded: &[u64], len: usize) {
        let mut expected = Vec::new();
        all_but(&mut expected, len, excluded, &mut Budget::new(&Limits::default())).unwrap();
        let mut rest = Rest::new(excluded, &[]).unwrap();
        rest.extend(len / 3);
        let mut resumed = Rest::new(excluded, rest.values()).unwrap();
        resumed.extend(len - len / 3);
        assert_eq!(resumed.values(), expected, "all but {excluded:?}");
    }

    #[test]
    fn all_sets_within_nine_agree() {
        for bits in 0u64..512 {
            let excluded: Vec<u64> = (1..=9).filter(|take| bits >> (take - 1) & 1 == 1).collect();
            agree(&excluded, 300);
        }
    }

    #[test]
    fn random_large_sets_agree() {
        let mut state = 11u64;
        for round in 0..60 {
            let most = if round % 2 == 0 { 64 } else { 256 };
            let mut excluded: Vec<u64> = (0..1 + round % 13)
                .map(|_| {
                    state = state.wrapping_mul(6364136223846793005).wrapping_add(1);
                    1 + (state >> 33) % most
                })
                .chain([most])
                .collect();
            excluded.sort_unstable();
            excluded.dedup();
            agree(&excluded, 1500);
        }
        assert!(Rest::new(&[257], &[]).is_none());
    }
}
