//! Why a search has no answer.

use grundy_core::{Budget, Limit, Options, OptionsError, Stopped};
use std::fmt;

/// Why a search has no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SearchError {
    /// A limit was reached.
    Stopped(Stopped),
    /// Play need not end: a position can be reached from itself.
    Loopy,
    /// The rules break down at some position that can be reached.
    Broken,
}

impl SearchError {
    /// Why the `options` of a position could not be listed within `budget`.
    pub(crate) fn unlisted<P>(
        why: OptionsError,
        options: &Options<P>,
        budget: &Budget,
    ) -> SearchError {
        match why {
            OptionsError::TooMany => SearchError::Stopped(options.stopped(budget)),
            OptionsError::Broken => SearchError::Broken,
        }
    }

    /// Why it could not be told whether the rules end the game at a position.
    pub(crate) fn undecided(why: OptionsError, budget: &Budget) -> SearchError {
        match why {
            OptionsError::TooMany => {
                let rang = budget.alarm().rings();
                SearchError::Stopped(
                    budget.stopped(rang.unwrap_or(Limit::Time(budget.limits().time))),
                )
            }
            OptionsError::Broken => SearchError::Broken,
        }
    }
}

impl From<Stopped> for SearchError {
    fn from(stopped: Stopped) -> SearchError {
        SearchError::Stopped(stopped)
    }
}

impl fmt::Display for SearchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SearchError::Stopped(stopped) => stopped.fmt(f),
            SearchError::Loopy => f.write_str("play need not end"),
            SearchError::Broken => f.write_str("the rules break down at a position"),
        }
    }
}

impl std::error::Error for SearchError {}
