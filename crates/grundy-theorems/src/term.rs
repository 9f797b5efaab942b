//! Each term asked of the theorem about its game.

use crate::graph::acyclic;
use crate::nim::NimCount;
use crate::{Analysis, Ruling, SolveError, Workspace};
use crate::{bush, heap, row, written};
use grundy_games::{Actions, Term};

/// What theorems say about a term; the planner of the `grundy` crate composes it.
pub trait TermTheorems {
    /// The Grundy value of an impartial term in normal play.
    ///
    /// # Errors
    /// If a limit is reached, or play need not end.
    fn value(&self, ws: &mut Workspace) -> Result<u64, SolveError>;

    /// The Grundy value of an impartial term in normal play, and why.
    ///
    /// # Errors
    /// If a limit is reached, or play need not end.
    fn analyse(&self, ws: &mut Workspace) -> Result<Analysis, SolveError>;

    /// Every action of an impartial term that leads to Grundy value `target` in normal play.
    ///
    /// # Errors
    /// If a limit is reached, or play need not end.
    fn actions_to(&self, target: u64, ws: &mut Workspace) -> Result<Actions, SolveError>;

    /// What a theorem says about this term alone in misère play, if one does.
    ///
    /// # Errors
    /// If a limit is reached, or play need not end.
    fn misere(&self, ws: &mut Workspace) -> Result<Option<Ruling>, SolveError>;

    /// Every action of a term that obeys the misère rule of Nim which wins, in misère play, the sum of
    /// all that `all` counts: the values of this term and those of its fellow terms. None of a term
    /// whose [`misere`](Term::misere) ruling is not by that rule.
    ///
    /// # Errors
    /// If a limit is reached.
    fn actions_balancing(&self, all: NimCount, ws: &mut Workspace) -> Result<Actions, SolveError>;

    /// What a theorem says about this partizan term alone in normal play, if one does.
    ///
    /// # Errors
    /// If a limit is reached while its winning actions are listed.
    fn partizan(&self, ws: &Workspace) -> Result<Option<Ruling>, SolveError>;

    /// Refuses a term whose options cannot be listed: the rules of written games may ask for more
    /// than the limits allow, or break down. Other terms list theirs lazily.
    ///
    /// # Errors
    /// What stops the listing.
    fn probe(&self, ws: &mut Workspace) -> Result<(), SolveError>;
}

impl TermTheorems for Term {
    fn value(&self, ws: &mut Workspace) -> Result<u64, SolveError> {
        match self {
            Term::Heaps(heaps) => heap::value(heaps, ws),
            Term::Row(row) => Ok(row::value(row)),
            Term::Bush(bush) => Ok(bush::value(bush)),
            Term::Tokens(tokens) => acyclic::value(tokens, ws),
            Term::Written(written) => written::value(written, ws),
        }
    }

    fn analyse(&self, ws: &mut Workspace) -> Result<Analysis, SolveError> {
        match self {
            Term::Heaps(heaps) => heap::analyse(heaps, ws),
            Term::Row(row) => Ok(row::analyse(row)),
            Term::Bush(bush) => Ok(bush::analyse(bush)),
            Term::Tokens(tokens) => acyclic::analyse(tokens, ws),
            Term::Written(written) => written::analyse(written, ws),
        }
    }

    fn actions_to(&self, target: u64, ws: &mut Workspace) -> Result<Actions, SolveError> {
        match self {
            Term::Heaps(heaps) => heap::actions_to(heaps, target, ws),
            Term::Row(row) => Ok(row::actions_to(row, target, ws)),
            Term::Bush(bush) => bush::actions_to(bush, target, ws),
            Term::Tokens(tokens) => acyclic::actions_to(tokens, target, ws),
            Term::Written(written) => written::actions_to(written, target, ws),
        }
    }

    fn misere(&self, ws: &mut Workspace) -> Result<Option<Ruling>, SolveError> {
        match self {
            Term::Heaps(heaps) => heap::misere(heaps, ws),
            Term::Row(row) => Ok(Some(row::misere(row, ws))),
            Term::Bush(_) => Ok(None),
            Term::Tokens(tokens) => acyclic::misere(tokens, ws),
            Term::Written(written) => written::misere(written, ws),
        }
    }

    fn actions_balancing(&self, all: NimCount, ws: &mut Workspace) -> Result<Actions, SolveError> {
        match self {
            Term::Heaps(heaps) => heap::actions_balancing(heaps, all, ws),
            Term::Row(row) => Ok(row::actions_balancing(row, all, ws)),
            Term::Written(written) => written::actions_balancing(written, all, ws),
            Term::Bush(_) | Term::Tokens(_) => Ok(Actions::default()),
        }
    }

    fn partizan(&self, ws: &Workspace) -> Result<Option<Ruling>, SolveError> {
        match self {
            Term::Heaps(heaps) => heap::partizan(heaps, ws),
            Term::Row(_) | Term::Bush(_) | Term::Tokens(_) | Term::Written(_) => Ok(None),
        }
    }

    fn probe(&self, ws: &mut Workspace) -> Result<(), SolveError> {
        match self {
            Term::Written(written) => written::probe(written, ws),
            Term::Heaps(_) | Term::Row(_) | Term::Bush(_) | Term::Tokens(_) => Ok(()),
        }
    }
}
