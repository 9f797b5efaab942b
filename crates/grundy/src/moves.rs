//! Every move of a position: what it leads to, and which reply undoes it.

use crate::SolveOptions;
use crate::solve::{has_cycle, moves_to, solve_in, value};
use grundy_core::{Budget, Ending, Outcome, Play, Player, Value};
use grundy_games::{Move, Position};
use grundy_theorems::{SolveError, Workspace};

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
    /// Who wins after it.
    pub outcome: Outcome,
    /// What is left is worth.
    pub value: Value,
    /// Whether the move wins for the one who makes it.
    pub wins: bool,
    /// The first reply that brings the value back, if the move is reversible: if it raises the
    /// Grundy value. Only where there is one.
    #[doc(alias = "reversible")]
    pub undo: Option<Move>,
}

/// How many heaps, edges and the like may be copied to judge all moves.
const MOST_WORK: usize = 50_000_000;

/// What a move takes that is judged, and the line in which it is told, in bytes.
const LINE: usize = 1 << 10;

/// Every move of `player` in `position`, at most [`SolveOptions::most_moves`] of them.
///
/// A move is reversible if it raises the Grundy value: then some reply brings it back to what it was,
/// since a mex exceeds n only if n is the value of an option. These are the moves that the theorem of
/// Sprague and Grundy ignores. A move that lowers the value may have such a reply as well, but it is a
/// move of the Nim heap, and may be the one that wins.
///
/// # Errors
/// As for [`solve`](crate::solve).
pub fn all_moves(
    position: &Position,
    player: Player,
    options: &SolveOptions,
    budget: &mut Budget,
) -> Result<AllMoves, SolveError> {
    let ws = &mut options.workspace(budget);
    let value = solve_in(position, options.play, options.loopy, ws)?.value.nimber();
    let mut moves = Vec::new();
    let mut rest = position.moves_within(player, ws.budget)?;
    // Each move copies the position, so of a very large one fewer moves are judged.
    let most = options.most_moves.min(MOST_WORK / position.size().max(1) + 1);
    for played in rest.by_ref().take(most) {
        ws.budget.in_time()?;
        ws.budget.take_bytes(LINE)?;
        let Ok(after) = position.after(&played, player) else { continue };
        let (outcome, worth) = judge(&after, options, ws)?;
        let undo = match (value, worth.nimber()) {
            (Some(before), Some(now)) if before < now => {
                // One reply is enough.
                let most = std::mem::replace(&mut ws.most_moves, 1);
                let replies = moves_to(&after, before, now, ws);
                ws.most_moves = most;
                replies?.moves.into_iter().next()
            }
            _ => None,
        };
        let wins = outcome.starting(player.other()) == Ending::Loses;
        moves.push(MoveReport { played, outcome, value: worth, wins, undo });
    }
    Ok(AllMoves { moves, more: rest.next().is_some() })
}

/// Who wins, and what the position is worth. Where it has a Grundy value no reason is made.
fn judge(
    position: &Position,
    options: &SolveOptions,
    ws: &mut Workspace,
) -> Result<(Outcome, Value), SolveError> {
    let valued = options.play == Play::Normal
        && position.is_impartial()
        && !position.may_end_at_once()
        && !has_cycle(position);
    if valued {
        match value(position, ws) {
            Ok(value) => return Ok((Outcome::of_mover(value != 0), Value::Nimber(value))),
            // Under written rules only the search finds out that play need not end.
            Err(SolveError::Circle(_)) if options.loopy => {}
            Err(why) => return Err(why),
        }
    }
    let answer = solve_in(position, options.play, options.loopy, ws)?;
    Ok((answer.outcome, answer.value))
}
