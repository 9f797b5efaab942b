//! What several tests of the planner share.
#![allow(dead_code)] // Each test binary uses its own part.

pub(crate) mod corpus;
pub(crate) mod evaluate;
pub(crate) mod rules;
pub(crate) mod split_mix;

use grundy::{Budget, Play, Position, SolveOptions, solve};
use grundy_reasons::Answer;

/// The whole answer, however long.
pub(crate) fn ask(position: &Position, play: Play) -> Answer {
    solve(position, &whole(play), &mut Budget::default()).expect("a small position")
}

/// Options that ask for cycles too and for all winning moves.
pub(crate) fn whole(play: Play) -> SolveOptions {
    SolveOptions { loopy: true, most_moves: usize::MAX, ..SolveOptions::of(play) }
}

pub(crate) fn plus(a: &Position, b: &Position) -> Position {
    Position::new(a.terms().iter().chain(b.terms()).cloned().collect())
}
