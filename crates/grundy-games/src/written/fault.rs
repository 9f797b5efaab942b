//! Where rules that somebody wrote break down.

use super::program::Place;

/// What goes wrong when the rules are asked about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What.
    pub kind: FaultKind,
    /// Where in the text of the rules.
    pub place: Place,
}

/// What goes wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// A number does not fit 64 bits.
    Overflow,
    /// A division by 0.
    DivisionByZero,
    /// A list has no such item.
    NoSuchItem {
        /// The index, counted from 0.
        index: i64,
        /// How many items there are.
        length: usize,
    },
    /// A list would be longer than is allowed.
    TooLong {
        /// How many items it may have.
        most: usize,
    },
    /// A function has no answer for what it is given, such as the root of a negative number or the
    /// least item of no list.
    NoAnswer {
        /// What it is given.
        argument: i64,
    },
    /// A list has no least or greatest item, since it is empty.
    EmptyList,
    /// A move leads to a negative number.
    Negative,
}
