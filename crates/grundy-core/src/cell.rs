//! What is known of one position in a table of many.

use crate::Outcome;

/// What a table says about one position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cell {
    /// Its Grundy value.
    Value(u64),
    /// Who wins, where there is no Grundy value.
    Outcome(Outcome),
    /// Nothing: the computation was stopped before.
    Unknown,
}

impl Cell {
    /// Whether the player who is to move loses, and is known to lose.
    ///
    /// ```
    /// use grundy_core::{Cell, Outcome};
    /// assert!(Cell::Value(0).is_p() && Cell::Outcome(Outcome::P).is_p());
    /// assert!(!Cell::Value(3).is_p() && !Cell::Unknown.is_p());
    /// ```
    pub fn is_p(self) -> bool {
        matches!(self, Cell::Value(0) | Cell::Outcome(Outcome::P))
    }

    /// Whether anything is known.
    pub fn is_known(self) -> bool {
        self != Cell::Unknown
    }
}
