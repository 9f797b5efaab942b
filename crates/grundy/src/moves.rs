//! Every move of a position: what it leads to, and which reply undoes it.

use crate::Question;
use grundy_core::{Outcome, Player, Value};
use grundy_games::{Move, Position, Unsolved};

/// Every move of a player, perhaps cut short.
#[derive(Clone, Debug)]
pub struct AllMoves {
    /// A line for each move.
    pub moves: Vec<MoveReport>,
    /// Whether there are more moves than were listed.
    pub more: bool,
}

/// What is to be said about a move.
#[derive(Clone, Debug)]
pub struct MoveReport {
    /// The move.
    pub played: Move,
    /// The position after it.
    pub after: Position,
    /// Who wins there.
    pub outcome: Outcome,
    /// What it is worth.
    pub value: Value,
    /// Whether the move wins for the one who makes it.
    pub wins: bool,
    /// The first reply that brings the value back, if the move is reversible. Only where there is a
    /// Grundy value.
    pub undo: Option<Move>,
}

/// Every move of `player` in `position`.
///
/// # Errors
/// As for [`solve`](crate::solve).
pub fn all_moves(
    position: &Position,
    player: Player,
    question: &Question,
) -> Result<AllMoves, Unsolved> {
    let _ = (position, player, question);
    todo!()
}
