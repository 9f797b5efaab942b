//! Judging a program: positions from small to large, what is right for each, and the smallest that it gets wrong.
//!
//! This module knows no processes: a [`Program`] is whatever turns an input into an output. [`Judging`] says which
//! positions are asked, [`judge`] asks them: all small ones in one run, since starting a program takes longer than
//! answering; where that goes wrong, the smallest position is found by bisection and asked once more by itself.
//! The large ones are asked one at a time.

mod game;
mod input;
mod large;
mod mistakes;
mod reply;
mod run;
mod truth;

pub use game::{JudgeError, Judging};
pub use input::InputForm;
pub use mistakes::Mistake;
pub use reply::{Ask, Reply};
pub use run::{Found, Trouble, Verdict, judge};

use grundy_core::{Budget, Stopped};
use std::io;

/// Something that reads an input to its end and writes answers.
pub trait Program {
    /// Runs it on `input`, from which `answers` lines are expected.
    ///
    /// # Errors
    /// If it cannot be started, or `budget` is used up.
    fn run(&mut self, input: &[u8], answers: usize, budget: &Budget) -> Result<Run, ProgramError>;
}

/// Why a program was not run to its end by itself or by us.
#[derive(Debug)]
pub enum ProgramError {
    /// The system does not start it.
    Io(io::Error),
    /// There is no such command, as the shell says.
    NotFound,
    /// A limit of ours was reached.
    Stopped(Stopped),
}

/// What a run of a program gave.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// What it wrote.
    pub output: Vec<u8>,
    /// How it ended.
    pub end: End,
    /// The last line it wrote to standard error, if any.
    pub complaint: Option<String>,
}

/// How a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// By itself and in order.
    Finished,
    /// With an exit code that is not 0.
    Failed(i32),
    /// By a signal of this number, such as 11 where memory is not its own.
    Killed(i32),
    /// It took too long and was ended.
    TooSlow,
    /// It wrote far more than answers and was ended.
    TooMuch,
}
