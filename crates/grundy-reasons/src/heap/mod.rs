//! Steps about heap games: where the value of a heap comes from.
//!
//! The checks are in files of their own. They use the rules of the games and [`naive`] mex, and none
//! of the theorems and engines that make the numbers.

mod closed;
mod long;
mod naive;
mod periodic;
mod rising;
mod table;
mod threes;
mod values;

pub use periodic::PeriodClaim;
pub use threes::Threes;

use grundy_games::heap::{HeapRule, Parts, TakeRange};

/// The value of several heaps under one rule: the xor of their values.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct HeapValues {
    /// The rule.
    pub rule: HeapRule,
    /// The heaps.
    pub heaps: Vec<u64>,
    /// The value of each.
    pub values: Vec<u64>,
    /// The xor of the values.
    pub sum: u64,
}

/// Values by the definition: each the mex of the values of what a move leaves.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct MexTable {
    /// The rule.
    pub rule: HeapRule,
    /// The values of the heaps 0, 1, 2, …
    pub values: Vec<u64>,
    /// The lines of the table that are shown in full: those of the heaps asked for, if not too many
    /// and not too long. Strictly increasing.
    pub rows: Vec<MexRow>,
}

/// One line of a mex table.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct MexRow {
    /// The heap.
    pub heap: u64,
    /// What each move leaves of it, and what that is worth.
    pub options: Vec<OptionValue>,
    /// The mex of those.
    pub value: u64,
}

/// What one move leaves, and its value.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct OptionValue {
    /// The heaps that are left.
    pub parts: Parts,
    /// The xor of their values.
    pub value: u64,
}

/// Values for taking 1 to `most` stones, found with the last `most` values in view: the next value is
/// the least that is not among them.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct SlidingWindow {
    /// How many stones may be taken at most.
    pub most: u64,
    /// The values of the heaps 0, 1, 2, …
    pub values: Vec<u64>,
}

/// The closed form for taking `range.least()` to `range.most()` stones: with a the least and b the
/// most, g(x) = ⌊(x mod (a+b)) / a⌋. For a = 1 that is x mod (b+1).
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct BoundedTake {
    /// The takes.
    pub range: TakeRange,
    /// A line for each heap asked for, strictly increasing.
    pub rows: Vec<BoundedRow>,
}

/// A heap, what is left of it modulo the modulus, and its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct BoundedRow {
    /// The heap.
    pub heap: u64,
    /// The heap modulo a + b.
    pub residue: u64,
    /// The value.
    pub value: u64,
}

/// The pairing strategy for one heap and takes 1 to k: answer t by k + 1 − t.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Pairing {
    /// How many stones may be taken at most: k.
    pub most: u64,
    /// The heap.
    pub heap: u64,
    /// The heap modulo k + 1: what the winner takes first, or 0 if the player to move loses.
    pub remainder: u64,
    /// How many rounds of k + 1 stones follow.
    pub rounds: u64,
}

/// The closed form where exactly one number k may not be taken: g(x) = ⌊x/2k⌋·k + (x mod 2k) mod k.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct AllButOne {
    /// The number that may not be taken.
    pub forbidden: u64,
    /// A line for each heap asked for, strictly increasing.
    pub rows: Vec<AllButOneRow>,
}

/// A heap, its place among the blocks of 2k, and its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct AllButOneRow {
    /// The heap x.
    pub heap: u64,
    /// ⌊x/2k⌋.
    pub block: u64,
    /// (x mod 2k) mod k.
    pub offset: u64,
    /// The value.
    pub value: u64,
}

/// The closed form of Lasker's Nim, where a move lowers a heap or splits it in two: with
/// x = 4k + 1, 4k + 2, 4k + 3 or 4k + 4, g(x) = 4k + 1, 4k + 2, 4k + 4 or 4k + 3, and g(0) = 0.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Lasker {
    /// A line for each heap asked for, strictly increasing.
    pub rows: Vec<LaskerRow>,
}

/// A heap, its place among the blocks of four, and its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct LaskerRow {
    /// The heap x.
    pub heap: u64,
    /// k; 0 for the empty heap.
    pub block: u64,
    /// The value.
    pub value: u64,
}

/// Values of heaps beyond a table, by the table's period.
///
/// From `preperiod` on, g(n + period) = g(n) + saltus.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Periodic {
    /// The rule.
    pub rule: HeapRule,
    /// The values of the heaps 0, 1, 2, … as far as the proof needs them.
    pub values: Vec<u64>,
    /// The last exception + 1.
    pub preperiod: u64,
    /// The period.
    pub period: u64,
    /// What a period adds.
    pub saltus: u64,
    /// A line for each heap asked for, strictly increasing.
    pub rows: Vec<PeriodicRow>,
}

/// A heap and the heap of the table with the same value, up to the saltus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct PeriodicRow {
    /// The heap.
    pub heap: u64,
    /// The heap it is brought back to by whole periods.
    pub reduced: u64,
    /// The value.
    pub value: u64,
}
