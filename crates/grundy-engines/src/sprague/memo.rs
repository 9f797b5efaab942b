//! Where the values of positions are remembered.

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
}

/// Heaps below this are found by their index: memory that is not touched costs nothing.
const DENSE: u64 = 1 << 24;

/// Remembers heaps: small ones by their index, large ones by a hash.
#[derive(Clone, Debug, Default)]
pub struct DenseMemo {
    small: Vec<u32>,
    large: HashMemo<u64>,
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
            let mut grown = vec![0; (index + 1).next_power_of_two().max(1024)];
            grown[..self.small.len()].copy_from_slice(&self.small);
            self.small = grown;
        }
        self.small[index] = known.code();
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
}
