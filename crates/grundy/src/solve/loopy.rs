//! Positions in which play need not end.

use grundy_core::Play;
use grundy_games::{Answer, Position, Unsolved, Workspace};

/// Whether some graph of the position has a cycle.
pub(super) fn has_cycle(position: &Position) -> bool {
    refuse_cycles(position).is_err()
}

/// Refuses a position with a graph that has a cycle.
pub(super) fn refuse_cycles(position: &Position) -> Result<(), Unsolved> {
    let _ = position;
    Ok(())
}

pub(super) fn solve(
    position: &Position,
    play: Play,
    ws: &mut Workspace,
) -> Result<Answer, Unsolved> {
    let _ = (position, play, ws);
    todo!()
}
