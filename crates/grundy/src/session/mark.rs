//! What a move did to its player's chances. Marks come from who wins for the mover, never from a difference of
//! values: a move that keeps the win is as good as any other, whatever value it leaves.

use grundy_core::Ending;

/// How good a move was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// `??`: a win became a loss.
    Blunder,
    /// `?`: a win became a draw, or a draw a loss.
    Mistake,
    /// `!`: the only winning move of three or more.
    Only,
    /// Too large to be judged within the limits.
    NotJudged,
}

impl Mark {
    /// The sign of chess players; empty for what is not judged.
    pub fn sign(self) -> &'static str {
        match self {
            Mark::Blunder => "??",
            Mark::Mistake => "?",
            Mark::Only => "!",
            Mark::NotJudged => "",
        }
    }

    /// Its name in data.
    pub fn name(self) -> &'static str {
        match self {
            Mark::Blunder => "blunder",
            Mark::Mistake => "mistake",
            Mark::Only => "only",
            Mark::NotJudged => "not-judged",
        }
    }

    /// The mark of a move: what its player could reach before and after it, whether it was the only move that
    /// won, and how many moves there were.
    pub fn of(before: Ending, after: Ending, only: bool, moves: usize) -> Option<Mark> {
        match (before, after) {
            (Ending::Wins, Ending::Loses) => Some(Mark::Blunder),
            (Ending::Wins, Ending::Draws) | (Ending::Draws, Ending::Loses) => Some(Mark::Mistake),
            (Ending::Wins, Ending::Wins) if only && moves >= 3 => Some(Mark::Only),
            _ => None,
        }
    }
}
