//! Every move of a position: what it leads to, and which reply undoes it.

use crate::Question;
use crate::solve::{moves_to, solve_in};
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
    #[doc(alias = "reversible")]
    pub undo: Option<Move>,
}

/// Every move of `player` in `position`, at most [`Question::most_moves`] of them.
///
/// A move is reversible if some reply brings the Grundy value back to what it was; in a theory in
/// which only values matter, the player who answers so loses nothing.
///
/// # Errors
/// As for [`solve`](crate::solve).
pub fn all_moves(
    position: &Position,
    player: Player,
    question: &Question,
) -> Result<AllMoves, Unsolved> {
    let ws = &mut question.workspace();
    let value = solve_in(position, question.play, question.loopy, ws)?.value.nimber();
    let mut moves = Vec::new();
    let mut rest = position.moves(player);
    for played in rest.by_ref().take(question.most_moves) {
        let Ok(after) = position.after(&played, player) else { continue };
        let answer = solve_in(&after, question.play, question.loopy, ws)?;
        let undo = match (value, &answer.value) {
            (Some(before), Value::Nimber(now)) => {
                // One reply is enough.
                let most = std::mem::replace(&mut ws.most_moves, 1);
                let replies = moves_to(&after, before, *now, ws);
                ws.most_moves = most;
                replies?.moves.into_iter().next()
            }
            _ => None,
        };
        let wins = match answer.outcome {
            Outcome::Draw => false,
            outcome => !outcome.mover_wins(player.other()),
        };
        moves.push(MoveReport {
            played,
            after,
            outcome: answer.outcome,
            value: answer.value,
            wins,
            undo,
        });
    }
    Ok(AllMoves { moves, more: rest.next().is_some() })
}
