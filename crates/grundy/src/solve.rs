//! The planner: which theorem or engine answers a question.

use grundy_core::{Limits, Play};
use grundy_games::{Answer, Position, TakeMethod, Unsolved, Workspace};

/// What is asked about a position.
#[derive(Clone, Debug)]
pub struct Question {
    /// The convention.
    pub play: Play,
    /// Whether play that need not end is solved, with draws, or refused.
    pub loopy: bool,
    /// How bounded subtraction is to be solved, if that was said.
    pub take_method: Option<TakeMethod>,
    /// How much may be used.
    pub limits: Limits,
    /// How many winning moves are listed at most.
    pub most_moves: usize,
}

impl Default for Question {
    fn default() -> Question {
        Question {
            play: Play::Normal,
            loopy: false,
            take_method: None,
            limits: Limits::default(),
            most_moves: Workspace::MOST_MOVES,
        }
    }
}

/// Who wins, every winning move, and why.
///
/// # Errors
/// If a limit is reached, or play need not end and [`Question::loopy`] was not asked for.
pub fn solve(position: &Position, question: &Question) -> Result<Answer, Unsolved> {
    let _ = (position, question);
    todo!()
}
