//! Why a search has no answer.

use grundy_core::Stopped;
use std::fmt;

/// Why a search has no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unsolved {
    /// A limit was reached.
    Stopped(Stopped),
    /// Play need not end: a position can be reached from itself.
    Loopy,
}

impl From<Stopped> for Unsolved {
    fn from(stopped: Stopped) -> Unsolved {
        Unsolved::Stopped(stopped)
    }
}

impl fmt::Display for Unsolved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unsolved::Stopped(stopped) => stopped.fmt(f),
            Unsolved::Loopy => f.write_str("play need not end"),
        }
    }
}

impl std::error::Error for Unsolved {}
