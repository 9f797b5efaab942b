//! Monotonic Nim, weak and strict, and coins on a strip: heaps in a row that keep their order.

use crate::RulesError;

/// Which order a row must keep.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum RowRule {
    /// Heaps a1 ≤ a2 ≤ …
    Weak,
    /// Heaps a1 < a2 < …
    Strict,
    /// Coins on a strip of squares 0, 1, 2, …, which may not pass each other or share a square: the
    /// strict game in other words.
    Strip,
}

impl RowRule {
    /// All three.
    pub const ALL: [RowRule; 3] = [RowRule::Weak, RowRule::Strict, RowRule::Strip];

    /// Whether neighbours must differ.
    pub fn is_strict(self) -> bool {
        self != RowRule::Weak
    }

    /// The least size the heap after one of size `previous` may have.
    fn floor(self, previous: Option<u64>) -> Option<u64> {
        match previous {
            None => Some(0),
            Some(size) if self.is_strict() => size.checked_add(1),
            Some(size) => Some(size),
        }
    }
}

/// A row of heaps in order.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Row {
    rule: RowRule,
    /// Invariant: in the order `rule` asks for.
    sizes: Vec<u64>,
}

impl Row {
    /// The row of these heaps, or of coins on these squares.
    ///
    /// # Errors
    /// If they are not in the order `rule` asks for; the error names the first place out of order.
    pub fn new(rule: RowRule, sizes: Vec<u64>) -> Result<Row, RulesError> {
        let out_of_order = (1..sizes.len())
            .find(|&i| rule.floor(Some(sizes[i - 1])).is_none_or(|floor| sizes[i] < floor));
        match out_of_order {
            Some(index) => Err(RulesError::OutOfOrder { index, strict: rule.is_strict() }),
            None => Ok(Row { rule, sizes }),
        }
    }

    /// The order that is kept.
    pub fn rule(&self) -> RowRule {
        self.rule
    }

    /// The heaps, or the squares of the coins.
    pub fn sizes(&self) -> &[u64] {
        &self.sizes
    }

    /// The sizes that heap `index` may be lowered to.
    pub fn lowerings(&self, index: usize) -> std::ops::Range<u64> {
        let previous = index.checked_sub(1).map(|i| self.sizes[i]);
        let floor = self.rule.floor(previous).unwrap_or(u64::MAX);
        floor..self.sizes[index]
    }

    /// The row with heap `index` lowered to `to`.
    ///
    /// # Errors
    /// If that is not a legal move.
    pub fn lowered(&self, index: usize, to: u64) -> Result<Row, RulesError> {
        if index >= self.sizes.len() || !self.lowerings(index).contains(&to) {
            return Err(RulesError::IllegalMove);
        }
        let mut sizes = self.sizes.clone();
        sizes[index] = to;
        Ok(Row { rule: self.rule, sizes })
    }
}
