//! The vocabulary of combinatorial game theory.
//!
//! Nimbers and [`mex`], [`Outcome`]s and the two conventions of [`Play`], the [`Ruleset`] trait by
//! which every engine sees every game, disjunctive [`Sum`]s, and [`Limits`] with the [`Budget`] that
//! keeps them and what [`Stopped`] a computation. Nothing here reads, writes or knows a particular game.

#![forbid(unsafe_code)]
#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

mod budget;
mod cell;
mod control;
mod limits;
mod mex;
mod nimber;
mod play;
mod ruleset;
mod sum;
mod threads;

pub use budget::{Alarm, Budget};
pub use cell::Cell;
pub use control::{Clock, Control, Progress, Pulse, Stage, Stop};
pub use limits::{Limit, Limits, Stopped};
pub use mex::{Mex, mex};
pub use nimber::Nimber;
pub use play::{Outcome, Play, Player, Value};
pub use ruleset::{Ending, Impartial, Options, OptionsError, Ruleset};
pub use sum::Sum;
pub use threads::{in_threads, processors};
