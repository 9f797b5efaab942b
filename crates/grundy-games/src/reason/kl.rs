//! The theorem of K-L-Nim for different forbidden numbers.

use super::{Flaw, Lowering};
use crate::heap::Kl;
use grundy_core::{Outcome, Play, Player};

/// K-L-Nim with k ≠ l. With a < b the two forbidden numbers, S is the player who may not take a and
/// B the player who may not take b.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct KlTheorem {
    /// The forbidden numbers.
    pub rule: Kl,
    /// The convention.
    #[cfg_attr(feature = "serde", serde(serialize_with = "super::names::play"))]
    pub play: Play,
    /// The heaps.
    pub heaps: Vec<u64>,
    /// How many heaps are at least a.
    pub large: u64,
    /// What holds when Left is to move, and when Right is.
    pub sides: [KlSide; 2],
}

/// What the theorem says when one player is to move.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct KlSide {
    /// The player to move.
    #[cfg_attr(feature = "serde", serde(serialize_with = "super::names::player"))]
    pub mover: Player,
    /// The number she may not take.
    pub forbidden: u64,
    /// Whether she wins.
    pub wins: bool,
    /// The case of the theorem that applies.
    pub case: KlCase,
    /// Whether the position is a defective N-position for her: the mover would win at Nim, but none
    /// of the moves that win at Nim is legal for her.
    pub defective: bool,
    /// The move the theorem names, if she wins and is not stuck.
    pub chosen: Option<Lowering>,
}

/// The cases of the theorem. In the last six, x is the one heap that is at least a, and y is the
/// size that would balance the rest: its xor in normal play, and in misère play its xor if the rest
/// has a heap of 2 or more, else 1 minus its xor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "case", rename_all = "snake_case"))]
pub enum KlCase {
    /// Every heap is below a: nobody can ever take a forbidden number, so it is plain Nim.
    PlainNim,
    /// B moves with three or more heaps of at least a: takes 1 from any heap.
    ManyLarge,
    /// B moves with two heaps of at least a, not both alone and equal to a: takes 1 and keeps both.
    TwoLarge,
    /// B moves at (a, a) and nothing else: leaves (a), or (a, 1) in misère play.
    TwinA,
    /// S moves with two or more heaps of at least a: loses.
    SeveralLarge,
    /// B moves with x alone and y < a: x to y.
    Balance {
        /// The heap of at least a.
        x: u64,
        /// What balances the rest.
        y: u64,
    },
    /// B moves with x alone, y < a and x − y = b forbidden: x to y + a.
    Detour {
        /// The heap of at least a.
        x: u64,
        /// What balances the rest.
        y: u64,
    },
    /// B moves with x > a alone and y ≥ a: takes 1 from x.
    Unbalanced {
        /// The heap of at least a.
        x: u64,
        /// What would balance the rest.
        y: u64,
    },
    /// B moves with x = a alone and y ≥ a: balances the rest among itself.
    BalanceTheRest {
        /// What would balance the rest.
        y: u64,
    },
    /// S moves with x alone, y < a and x − y ≠ a: x to y, her only winning move.
    OnlyMove {
        /// The heap of at least a.
        x: u64,
        /// What balances the rest.
        y: u64,
    },
    /// S moves with x alone, and the one good move is forbidden (x − y = a) or does not exist
    /// (y ≥ a): loses.
    NoMove {
        /// The heap of at least a.
        x: u64,
        /// What would balance the rest.
        y: u64,
    },
}

impl KlTheorem {
    /// Who wins, from both sides.
    pub fn outcome(&self) -> Outcome {
        let [left, right] = &self.sides;
        Outcome::of_starters(left.wins, right.wins)
    }

    pub(super) fn verify(&self) -> Result<(), Flaw> {
        Ok(())
    }
}
