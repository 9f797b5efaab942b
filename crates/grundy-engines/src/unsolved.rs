//! Why a search has no answer.

use grundy_core::{Budget, Limit, Options, Stopped, Unlisted};
use std::fmt;

/// Why a search has no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unsolved {
    /// A limit was reached.
    Stopped(Stopped),
    /// Play need not end: a position can be reached from itself.
    Loopy,
    /// The rules break down at some position that can be reached.
    Broken,
}

impl Unsolved {
    /// Why the `options` of a position could not be listed within `budget`.
    pub(crate) fn unlisted<P>(why: Unlisted, options: &Options<P>, budget: &Budget) -> Unsolved {
        match why {
            Unlisted::TooMany => Unsolved::Stopped(options.stopped(budget)),
            Unlisted::Broken => Unsolved::Broken,
        }
    }

    /// Why it could not be told whether the rules end the game at a position.
    pub(crate) fn undecided(why: Unlisted, budget: &Budget) -> Unsolved {
        match why {
            Unlisted::TooMany => {
                let rang = budget.alarm().rings();
                Unsolved::Stopped(budget.stopped(rang.unwrap_or(Limit::Time(budget.limits().time))))
            }
            Unlisted::Broken => Unsolved::Broken,
        }
    }
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
            Unsolved::Broken => f.write_str("the rules break down at a position"),
        }
    }
}

impl std::error::Error for Unsolved {}
