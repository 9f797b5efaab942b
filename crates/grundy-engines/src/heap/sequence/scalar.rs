//! Values below 65536, heap by heap.
//!
//! The same two steps as in blocks, written plainly: first the least common value that is no option,
//! from all options with a rare part; then a witness for each rare value below it.

use super::moves::Moves;
use super::space::{Census, Space};
use crate::heap::bits::Bits;

/// A heap has a value that needs more than 16 bits.
#[derive(Clone, Copy, Debug)]
pub(super) struct TooLarge;

/// The values of a heap game, and all that is needed to go on.
#[derive(Clone, Debug)]
pub(super) struct Scalar {
    moves: Moves,
    space: Space,
    /// Invariant: longer than the most that may be taken.
    values: Vec<u16>,
    /// All rare heaps, but heap 0. Empty in the dense space.
    rares: Vec<usize>,
    next_look: usize,
    options: Bits,
}

impl Scalar {
    /// Goes on from a table, which must be longer than the most that may be taken.
    pub(super) fn new(moves: Moves, space: Space, values: Vec<u16>) -> Scalar {
        let next_look = if space.is_sparse() { 2 * values.len() } else { 0 };
        let mut scalar =
            Scalar { moves, space, values, rares: Vec::new(), next_look, options: Bits::default() };
        scalar.settle(space);
        scalar
    }

    pub(super) fn values(&self) -> &[u16] {
        &self.values
    }

    pub(super) fn space(&self) -> Space {
        self.space
    }

    pub(super) fn rares(&self) -> &[usize] {
        &self.rares
    }

    /// How many options of a heap are looked at, up to a constant.
    pub(super) fn effort(&self) -> usize {
        let breaks = self.moves.two.len();
        let parts = if self.space.is_sparse() { self.rares.len() } else { self.values.len() / 2 };
        self.moves.one.len() + breaks * parts
    }

    /// Computes the value of the next heap.
    ///
    /// # Errors
    /// If it needs more than 16 bits.
    pub(super) fn step(&mut self) -> Result<(), TooLarge> {
        let n = self.values.len();
        if n >= self.next_look {
            self.look();
            self.next_look = n + n / 2;
        }
        self.options.clear();
        for &t in &self.moves.one {
            self.options.insert(self.values[n - t].into());
        }
        let value = match self.space.is_sparse() {
            true => self.sparse(n),
            false => self.dense(n),
        };
        let value = u16::try_from(value).map_err(|_| TooLarge)?;
        if self.space.is_sparse() && !self.space.is_common(value, n) {
            self.rares.push(n);
        }
        self.values.push(value);
        Ok(())
    }

    fn dense(&mut self, n: usize) -> u64 {
        for &t in &self.moves.two {
            let rest = n - t;
            for part in 1..=self.moves.half(rest) {
                self.options.insert((self.values[part] ^ self.values[rest - part]).into());
            }
        }
        self.options.mex()
    }

    fn sparse(&mut self, n: usize) -> u64 {
        for &t in &self.moves.two {
            let rest = n - t;
            for &rare in self.rares.iter().take_while(|&&rare| rare < rest) {
                let other = rest - rare;
                if !(self.moves.unequal && other == rare) {
                    self.options.insert((self.values[rare] ^ self.values[other]).into());
                }
            }
        }
        let is_common =
            |value: u64| u16::try_from(value).is_ok_and(|value| self.space.is_common(value, n));
        let missing = |options: &Bits, from: u64| {
            (from..).find(|&value| !options.contains(value)).unwrap_or(u64::MAX)
        };
        let mut common = missing(&self.options, 0);
        while common <= u16::MAX.into() && !is_common(common) {
            common = missing(&self.options, common + 1);
        }
        // Witnesses for the rare values below, from the smallest parts on.
        let mut least = missing(&self.options, 0);
        let halves = self.moves.two.iter().map(|&t| (n - t, self.moves.half(n - t)));
        for (rest, half) in halves {
            for part in 1..=half {
                if least >= common {
                    return common;
                }
                let value = u64::from(self.values[part] ^ self.values[rest - part]);
                self.options.insert(value);
                if value == least {
                    least = missing(&self.options, least);
                }
            }
        }
        least.min(common)
    }

    fn look(&mut self) {
        let (best, rares) = Census::of(self.values.iter().copied()).best(self.moves.parity());
        let len = self.values.len() as u64;
        let pays = !self.moves.two.is_empty() && rares.saturating_mul(4) < len;
        let better = rares + rares / 8 + 8 < self.rares.len() as u64;
        match (pays, self.space.is_sparse()) {
            (false, _) => self.settle(Space::DENSE),
            (true, true) if !better => {}
            (true, _) => self.settle(best),
        }
    }

    fn settle(&mut self, space: Space) {
        self.space = space;
        let rare = |&n: &usize| space.is_sparse() && !space.is_common(self.values[n], n);
        self.rares = (1..self.values.len()).filter(rare).collect();
    }
}
