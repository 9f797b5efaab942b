//! What theorems say about one term.

use grundy_core::{Outcome, Player};
use grundy_games::Actions;
use grundy_reasons::{Method, Reason, Step};

/// The Grundy value of an impartial term, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analysis {
    /// The value in normal play.
    pub value: u64,
    /// How it was found.
    pub method: Method,
    /// Why. Its conclusion is the value.
    pub reason: Reason,
}

impl Analysis {
    /// The same as one component of a sum, where a strategy for the term alone is of no use.
    #[must_use]
    pub fn in_a_sum(mut self) -> Analysis {
        self.reason.parts.retain(|part| !matches!(part.step, Step::Pairing(_)));
        self
    }
}

/// What a theorem says about who wins a whole term played alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// Who wins.
    pub outcome: Outcome,
    /// The winning actions of Left and of Right; the same twice if the term is impartial.
    pub winning: [Actions; 2],
    /// How it was found.
    pub method: Method,
    /// Why. Its conclusion is the outcome.
    pub reason: Reason,
}

/// The same actions for both players.
pub(crate) fn for_both(actions: Actions) -> [Actions; 2] {
    Player::ALL.map(|_| actions.clone())
}
