//! The vocabulary of combinatorial game theory.
//!
//! Nimbers and [`mex`], [`Outcome`]s and the two conventions of [`Play`], the [`Ruleset`] trait by
//! which every engine sees every game, disjunctive [`Sum`]s, and [`Limits`] with what
//! [`Stopped`] a computation. Nothing here reads, writes or knows a particular game.

#![forbid(unsafe_code)]

mod cell;
mod limits;
mod mex;
mod nimber;
mod play;
mod ruleset;
mod sum;

pub use cell::Cell;
pub use limits::{Budget, Limit, Limits, Stopped};
pub use mex::{Mex, mex};
pub use nimber::Nimber;
pub use play::{Outcome, Play, Player, Value};
pub use ruleset::{Ending, Impartial, Options, Ruleset, Unlisted};
pub use sum::Sum;
