//! Steps about monotonic Nim: the differences and the undo.

use super::Flaw;
use crate::row::RowRule;

/// A row as Nim on the differences of neighbours, paired from the top.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Differences {
    /// The order that is kept.
    pub rule: RowRule,
    /// The heaps, or the squares of the coins.
    pub sizes: Vec<u64>,
    /// The heaps of the weak game it is equal to: in the strict game, heap i (from 0) less i.
    pub shifted: Vec<u64>,
    /// The pairs, from the top down.
    pub pairs: Vec<Pair>,
    /// The xor of the differences.
    pub sum: u64,
    /// Every winning move in normal play, in the row as it was given.
    pub moves: Vec<RowMove>,
}

/// Two neighbours and their difference. The smallest heap of an odd row is paired with nothing, 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Pair {
    /// The upper heap, from 0.
    pub upper: usize,
    /// The lower heap.
    pub lower: Option<usize>,
    /// The difference of the shifted heaps.
    pub difference: u64,
}

/// A winning move and what it does to its difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct RowMove {
    /// Which heap or coin, from 0.
    pub heap: usize,
    /// Its size or square.
    pub from: u64,
    /// Its size or square afterwards.
    pub to: u64,
    /// Which of the pairs it changes, from 0.
    pub pair: usize,
    /// The difference before.
    pub difference_from: u64,
    /// The difference afterwards. Larger than before if the heap is the lower one.
    pub difference_to: u64,
}

/// A move of a lower heap enlarges its difference; moving the upper heap as far undoes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Undo {
    /// The lower heap of a pair.
    pub heap: usize,
    /// Its size.
    pub from: u64,
    /// What the reversible move lowers it to.
    pub to: u64,
    /// The upper heap of the pair.
    pub partner: usize,
    /// Its size.
    pub partner_from: u64,
    /// What the undo lowers it to.
    pub partner_to: u64,
}

impl Differences {
    pub(super) fn verify(&self) -> Result<(), Flaw> {
        Ok(())
    }
}
impl Undo {
    pub(super) fn verify(&self) -> Result<(), Flaw> {
        Ok(())
    }
}
