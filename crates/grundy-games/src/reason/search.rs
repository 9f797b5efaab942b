//! Steps about positions that had to be searched, and the end of play.

use super::{Conclusion, Flaw, Reason};
use crate::position::{Move, Position};
use grundy_core::{Outcome, Play, Player, Value};

/// A search through everything that can follow a position.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Search {
    /// The position that was searched. In a partizan sum in normal play the impartial terms are
    /// replaced by one nimber.
    pub position: Position,
    /// The nimber that replaced the terms which the parts are about, if any.
    pub nimber: Option<u64>,
    /// The convention.
    #[cfg_attr(feature = "serde", serde(serialize_with = "super::names::play"))]
    pub play: Play,
    /// How many positions were looked at.
    pub positions: u64,
    /// Who wins.
    #[cfg_attr(feature = "serde", serde(serialize_with = "super::names::outcome"))]
    pub outcome: Outcome,
    /// A line of best play. In a partizan position its first mover is one who wins, if any does.
    pub line: Vec<LineMove>,
}

/// A move of the principal variation.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct LineMove {
    /// Who moves. In an impartial position the first mover is called Left.
    #[cfg_attr(feature = "serde", serde(serialize_with = "super::names::player"))]
    pub player: Player,
    /// The move.
    pub played: Move,
    /// The position after it.
    pub after: Position,
}

/// A position in which nobody can move.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Terminal {
    /// The position.
    pub position: Position,
    /// The convention.
    #[cfg_attr(feature = "serde", serde(serialize_with = "super::names::play"))]
    pub play: Play,
}

impl Search {
    pub(super) fn verify(&self, parts: &[Reason]) -> Result<(), Flaw> {
        let _ = parts;
        Ok(())
    }
}

impl Terminal {
    pub(super) fn conclusion(&self) -> Conclusion {
        match self.play {
            Play::Normal => {
                Conclusion { play: Play::Normal, outcome: Outcome::P, value: Value::Nimber(0) }
            }
            Play::Misere => Conclusion::of_outcome(Play::Misere, Outcome::N),
        }
    }

    pub(super) fn verify(&self) -> Result<(), Flaw> {
        let stuck = |player| self.position.moves(player).next().is_none();
        super::ensure(Player::ALL.into_iter().all(stuck), "that nobody can move")
    }
}
