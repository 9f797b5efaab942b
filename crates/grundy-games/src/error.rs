//! Rules and positions that cannot be.

use std::fmt;

/// Why a rule or a position cannot be built.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RulesError {
    /// A move would take 0 stones, so play would never end.
    ZeroTake,
    /// A range of takes ends before it begins.
    EmptyRange {
        /// Where it begins.
        min: u64,
        /// Where it ends.
        max: u64,
    },
    /// The forbidden number of a player is 0.
    ZeroForbidden,
    /// A digit of a code is above 15.
    DigitTooLarge {
        /// The digit.
        digit: u8,
    },
    /// The digit before the point allows a move that changes nothing.
    PassingDigit {
        /// The digit.
        digit: u8,
    },
    /// The heaps of a row are not in order.
    OutOfOrder {
        /// The first heap smaller than the one before asks for.
        index: usize,
        /// Whether neighbours must differ.
        strict: bool,
    },
    /// A token stands on a vertex that the graph does not have.
    NoSuchVertex {
        /// Which token.
        index: usize,
        /// The vertex's label.
        label: u32,
    },
    /// The rules do not allow the move.
    IllegalMove,
}

impl fmt::Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RulesError::ZeroTake => {
                f.write_str("a move that takes 0 stones would never end the game")
            }
            RulesError::EmptyRange { min, max } => write!(f, "the range {min}..{max} is empty"),
            RulesError::ZeroForbidden => f.write_str("the forbidden numbers start at 1"),
            RulesError::DigitTooLarge { digit } => write!(f, "the digit {digit} is above 15"),
            RulesError::PassingDigit { digit } => {
                write!(f, "{digit} before the point would allow a move that changes nothing")
            }
            RulesError::OutOfOrder { strict: false, .. } => {
                f.write_str("each heap must be at least as large as the one before it")
            }
            RulesError::OutOfOrder { strict: true, .. } => {
                f.write_str("each must be larger than the one before it")
            }
            RulesError::NoSuchVertex { label, .. } => write!(f, "the graph has no vertex {label}"),
            RulesError::IllegalMove => f.write_str("the rules do not allow this move"),
        }
    }
}

impl std::error::Error for RulesError {}
