//! What several tests of the planner share.
#![allow(dead_code)] // Each test binary uses its own part.

pub(crate) mod corpus;
pub(crate) mod evaluate;
pub(crate) mod rules;
pub(crate) mod split_mix;

use grundy::{Budget, Play, Position, SolveOptions, Unsolved, solve};
use grundy_games::Answer;

/// The whole answer, however long.
pub(crate) fn ask(position: &Position, play: Play) -> Answer {
    solve(position, &whole(play), &mut Budget::default()).expect("a small position")
}

/// Options that ask for cycles too and for all winning moves.
pub(crate) fn whole(play: Play) -> SolveOptions {
    SolveOptions { loopy: true, most_moves: usize::MAX, ..SolveOptions::of(play) }
}

/// The answer, or `None` where there is none by design: partizan sums in which play need not end.
pub(crate) fn ask_any(position: &Position, play: Play) -> Option<Answer> {
    match solve(position, &whole(play), &mut Budget::default()) {
        Ok(answer) => Some(answer),
        Err(Unsolved::LoopyPartizan) => None,
        Err(other) => panic!("{other}"),
    }
}

pub(crate) fn plus(a: &Position, b: &Position) -> Position {
    Position::new(a.terms().iter().chain(b.terms()).cloned().collect())
}
