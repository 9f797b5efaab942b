//! Where the values of positions are remembered.

use grundy_core::{Budget, Stopped};
use rustc_hash::FxHashMap;
use std::hash::Hash;

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Known {
    /// Nothing yet.
    Nothing,
    /// It is on the path that is being followed.
    Open,
    /// Its value, at most [`Known::MOST`].
    Value(u32),
}

impl Known {
    /// The largest value that can be remembered.
    pub const MOST: u32 = u32::MAX - 2;

    /// Nothing is 0, so that fresh memory knows nothing.
    fn code(self) -> u32 {
        match self {
            Known::Nothing => 0,
            Known::Open => 1,
            Known::Value(value) => value.saturating_add(2),
        }
    }

    #[inline]
    fn of_code(code: u32) -> Known {
        match code {
            0 => Known::Nothing,
            1 => Known::Open,
            code => Known::Value(code - 2),
        }
    }
}

/// A table of what is known.
pub trait Memo<P> {
    /// What is known of `pos`.
    fn get(&self, pos: &P) -> Known;
    /// Remembers it.
    fn set(&mut self, pos: &P, known: Known);
    /// The table that grows when `pos` is remembered; none if there is room for it.
    fn growth(&self, pos: &P) -> Option<Growth>;
}

/// A table that grows: for a moment the old and the new one are both there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Growth {
    /// The bytes of the table before.
    pub from: usize,
    /// The bytes of the table afterwards.
    pub to: usize,
}

impl Growth {
    /// The growth of a vector that is full.
    pub(crate) fn of_vec<T>(vec: &Vec<T>) -> Option<Growth> {
        let capacity = vec.capacity();
        let doubled = capacity.saturating_mul(2).max(4);
        let bytes = |items: usize| items.saturating_mul(size_of::<T>());
        (vec.len() == capacity).then(|| Growth { from: bytes(capacity), to: bytes(doubled) })
    }

    /// The growth of a hash table that holds `len` of at most `capacity` entries of type `T`.
    pub(crate) fn of_hash<T>(len: usize, capacity: usize) -> Option<Growth> {
        // An eighth of the buckets stays empty, and each has a byte of its hash.
        let buckets = |items: usize| match items {
            0 => 0,
            items => {
                (items.saturating_mul(8) / 7).checked_next_power_of_two().unwrap_or(usize::MAX)
            }
        };
        let bytes = |items: usize| buckets(items).saturating_mul(size_of::<T>() + 1);
        let doubled = capacity.saturating_mul(2).max(3);
        (len >= capacity).then(|| Growth { from: bytes(capacity), to: bytes(doubled) })
    }

    /// Counts the growth in `budget`, before it takes place.
    ///
    /// # Errors
    /// If there is no room for it.
    pub fn take(self, budget: &mut Budget) -> Result<(), Stopped> {
        budget.room_for(self.to as u64)?;
        budget.give_bytes(self.from);
        budget.take_bytes(self.to)
    }
}

/// Remembers any positions.
#[derive(Clone, Debug)]
pub struct HashMemo<P>(FxHashMap<P, u32>);

impl<P> Default for HashMemo<P> {
    fn default() -> HashMemo<P> {
        HashMemo(FxHashMap::default())
    }
}

impl<P: Clone + Eq + Hash> Memo<P> for HashMemo<P> {
    fn get(&self, pos: &P) -> Known {
        Known::of_code(self.0.get(pos).copied().unwrap_or(0))
    }

    fn set(&mut self, pos: &P, known: Known) {
        match known {
            Known::Nothing => drop(self.0.remove(pos)),
            known => drop(self.0.insert(pos.clone(), known.code())),
        }
    }

    fn growth(&self, _: &P) -> Option<Growth> {
        Growth::of_hash::<(P, u32)>(self.0.len(), self.0.capacity())
    }
}

/// Heaps below this are found by their index: memory that is not touched costs nothing.
const DENSE: u64 = 1 << 24;

/// Remembers heaps: small ones by their index, large ones by a hash.
#[derive(Clone, Debug, Default)]
pub struct DenseMemo {
    small: Vec<u32>,
    large: HashMemo<u64>,
}

impl DenseMemo {
    /// How long the table is made when `index` is the first that is beyond it.
    fn len_for(index: usize) -> usize {
        (index + 1).next_power_of_two().max(1024)
    }
}

impl Memo<u64> for DenseMemo {
    #[inline]
    fn get(&self, heap: &u64) -> Known {
        match usize::try_from(*heap).ok().and_then(|index| self.small.get(index)) {
            Some(&code) => Known::of_code(code),
            None => self.large.get(heap),
        }
    }

    fn set(&mut self, heap: &u64, known: Known) {
        let index = usize::try_from(*heap).ok().filter(|_| *heap < DENSE);
        let Some(index) = index else { return self.large.set(heap, known) };
        if index >= self.small.len() {
            let mut grown = vec![0; DenseMemo::len_for(index)];
            grown[..self.small.len()].copy_from_slice(&self.small);
            self.small = grown;
        }
        self.small[index] = known.code();
    }

    fn growth(&self, heap: &u64) -> Option<Growth> {
        let index = usize::try_from(*heap).ok().filter(|_| *heap < DENSE);
        let Some(index) = index else { return self.large.growth(heap) };
        let bytes = |len: usize| len.saturating_mul(size_of::<u32>());
        (index >= self.small.len())
            .then(|| Growth { from: bytes(self.small.len()), to: bytes(DenseMemo::len_for(index)) })
    }
}

/// Remembers pairs of numbers: a row of [`DenseMemo`]s.
#[derive(Clone, Debug, Default)]
pub struct Plane {
    rows: Vec<DenseMemo>,
    far: HashMemo<(u64, u64)>,
}

/// Pairs of numbers below this stand in rows: 256 MiB if all of them are met.
const ROWS: u64 = 1 << 13;

impl Memo<(u64, u64)> for Plane {
    #[inline]
    fn get(&self, pair: &(u64, u64)) -> Known {
        if pair.0.max(pair.1) >= ROWS {
            return self.far.get(pair);
        }
        match usize::try_from(pair.0).ok().and_then(|row| self.rows.get(row)) {
            Some(row) => row.get(&pair.1),
            None => Known::Nothing,
        }
    }

    fn set(&mut self, pair: &(u64, u64), known: Known) {
        let row = usize::try_from(pair.0).ok().filter(|_| pair.0.max(pair.1) < ROWS);
        let Some(row) = row else { return self.far.set(pair, known) };
        if row >= self.rows.len() {
            self.rows.resize_with(row + 1, DenseMemo::default);
        }
        self.rows[row].set(&pair.1, known);
    }

    fn growth(&self, pair: &(u64, u64)) -> Option<Growth> {
        if pair.0.max(pair.1) >= ROWS {
            return self.far.growth(pair);
        }
        // The list of the rows themselves is small beside them.
        match usize::try_from(pair.0).ok().and_then(|row| self.rows.get(row)) {
            Some(row) => row.growth(&pair.1),
            None => DenseMemo::default().growth(&pair.1),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_memo_keeps_what_it_is_told() {
        let numbers = [0, 1, 5, 1023, 1024, DENSE - 1, DENSE, u64::MAX, ROWS - 1, ROWS];
        let (mut dense, mut plane) = (DenseMemo::default(), Plane::default());
        let mut hash = HashMemo::default();
        for (round, known) in
            [Known::Value(0), Known::Open, Known::Value(7), Known::Value(Known::MOST)]
                .into_iter()
                .enumerate()
        {
            for a in numbers {
                if round == 0 {
                    assert_eq!(dense.get(&a), Known::Nothing);
                }
                dense.set(&a, known);
                assert_eq!(dense.get(&a), known);
                for b in numbers {
                    plane.set(&(a, b), known);
                    hash.set(&(a, b), known);
                }
            }
            for (a, b) in numbers.into_iter().flat_map(|a| numbers.map(|b| (a, b))) {
                assert_eq!((plane.get(&(a, b)), hash.get(&(a, b))), (known, known));
            }
        }
        plane.set(&(5, 5), Known::Nothing);
        hash.set(&(5, 5), Known::Nothing);
        assert_eq!((plane.get(&(5, 5)), hash.get(&(5, 5))), (Known::Nothing, Known::Nothing));
        assert_eq!(plane.get(&(5, 6)), hash.get(&(5, 6)));
    }
    /// Every table says that it grows before it does, and by how much.
    #[test]
    fn growth_is_told_before_it_takes_place() {
        let (mut dense, mut plane, mut hash) =
            (DenseMemo::default(), Plane::default(), HashMemo::<u64>::default());
        let mut told = [0usize; 3];
        for n in 0..40_000u64 {
            let pair = (n / 200, n % 200);
            let grown = [dense.growth(&n), plane.growth(&pair), hash.growth(&n)];
            let before = (dense.small.len(), hash.0.capacity());
            dense.set(&n, Known::Value(1));
            plane.set(&pair, Known::Value(1));
            hash.set(&n, Known::Value(1));
            assert_eq!(grown[0].is_some(), dense.small.len() != before.0, "{n}");
            assert_eq!(grown[2].is_some(), hash.0.capacity() != before.1, "{n}");
            for (sum, growth) in told.iter_mut().zip(grown) {
                *sum += growth.map_or(0, |growth| growth.to - growth.from);
            }
        }
        assert_eq!(told[0], dense.small.capacity() * 4);
        assert_eq!(told[1], plane.rows.iter().map(|row| row.small.len() * 4).sum::<usize>());
        // The table of a hash has a bucket for every entry, and some more.
        let entries = hash.0.capacity() * size_of::<(u64, u32)>();
        assert!((entries..2 * entries).contains(&told[2]), "{} {entries}", told[2]);
    }
}
