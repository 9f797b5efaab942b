//! Positions as a person writes them, and the moves between them.

mod actions;
mod component;
mod term;

pub use actions::Actions;
pub use component::{Catalogue, Component, ImpartialCatalogue};
pub use term::{Action, Term};

use crate::RulesError;
use crate::heap::{HeapRule, NamedRule};
use grundy_core::{Budget, Ending, Player, Stopped, Sum};

/// A sum of terms, such as `nim(3, 5) + 0.77(7)`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Position {
    /// May be empty: the game in which nobody can move.
    terms: Vec<Term>,
}

/// A move in a position.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Move {
    /// The term it is made in, from 0.
    pub term: usize,
    /// What is done there.
    pub action: Action,
}

impl Position {
    /// The sum of `terms`.
    pub fn new(terms: Vec<Term>) -> Position {
        Position { terms }
    }

    /// The position that a sum of one-component games is, each a term, where rules are called what they are
    /// called here. A Nim heap that is none of these terms' is a nimber.
    #[must_use]
    pub fn of_components(&self, sum: &Sum<Component>) -> Position {
        let named = |term: &Term| match term {
            Term::Heaps(heaps) => Some(heaps.named().clone()),
            _ => None,
        };
        let names: Vec<NamedRule> = self.terms.iter().filter_map(named).collect();
        let name = |rule: &HeapRule| match names.iter().find(|named| named.rule() == rule) {
            Some(named) => named.clone(),
            None if rule.is_nim() => NamedRule::star(),
            None => rule.clone().into(),
        };
        Position { terms: sum.components().iter().map(|component| component.term(name)).collect() }
    }

    /// The terms.
    pub fn terms(&self) -> &[Term] {
        &self.terms
    }

    /// How many heaps, coins, edges and tokens there are, in all terms together.
    pub fn size(&self) -> usize {
        self.terms.iter().map(Term::size).sum()
    }

    /// Whether both players have the same options, here and in all that follows.
    pub fn is_impartial(&self) -> bool {
        self.terms.iter().all(Term::is_impartial)
    }

    /// Whether a clause of written rules may end the game at once, now or later.
    pub fn may_end_at_once(&self) -> bool {
        self.terms.iter().any(|term| matches!(term, Term::Written(written) if written.ends()))
    }

    /// How the game ends at once with `mover` to move, if written rules say so.
    ///
    /// Where they break down, nothing is said; the engines find that out.
    pub fn ending(&self, mover: Player) -> Option<Ending> {
        if !self.may_end_at_once() {
            return None;
        }
        let components = self.components();
        Ending::of_sum(&Catalogue, components.components(), mover).ok().flatten()
    }

    /// Every move of `player`, lazily; none if the game has ended.
    pub fn moves(&self, player: Player) -> impl Iterator<Item = Move> {
        let terms = if self.ending(player).is_some() { &[] } else { self.terms.as_slice() };
        terms
            .iter()
            .enumerate()
            .flat_map(move |(term, t)| t.actions(player).map(move |action| Move { term, action }))
    }

    /// Every move of `player`, listed while `budget` has time and room; none if the game has ended.
    ///
    /// # Errors
    /// If a limit is reached. Rules of the catalogue list theirs lazily, and reach none here.
    pub fn moves_within<'p>(
        &'p self,
        player: Player,
        budget: &Budget,
    ) -> Result<impl Iterator<Item = Move> + use<'p>, Stopped> {
        let terms = if self.ending(player).is_some() { &[] } else { self.terms.as_slice() };
        let lists = terms.iter().enumerate().map(|(term, t)| {
            let actions = t.actions_within(player, budget)?;
            Ok(actions.map(move |action| Move { term, action }))
        });
        Ok(lists.collect::<Result<Vec<_>, Stopped>>()?.into_iter().flatten())
    }

    /// Whether `player` can move; not if the game has ended.
    pub fn can_move(&self, player: Player) -> bool {
        self.ending(player).is_none() && self.terms.iter().any(|term| term.can_move(player))
    }

    /// Whether the rules allow a move to `player`.
    pub fn allows(&self, played: &Move, player: Player) -> bool {
        self.allows_all(std::slice::from_ref(played), player)
    }

    /// Whether the rules allow every one of `moves` to `player`. Quicker than one by one where the
    /// moves of a term stand together.
    pub fn allows_all(&self, moves: &[Move], player: Player) -> bool {
        moves.chunk_by(|one, next| one.term == next.term).all(|moves| {
            let actions = moves.iter().map(|played| &played.action);
            let term = moves.first().and_then(|played| self.terms.get(played.term));
            term.is_some_and(|term| term.allows_all(actions, player))
        })
    }

    /// The position after a move.
    ///
    /// # Errors
    /// If the rules do not allow the move to `player`.
    pub fn after(&self, played: &Move, player: Player) -> Result<Position, RulesError> {
        let term = self.terms.get(played.term).ok_or(RulesError::IllegalMove)?;
        let becomes = term.after(&played.action, player)?;
        let mut terms = self.terms.clone();
        terms.splice(played.term..=played.term, becomes.terms);
        Ok(Position { terms })
    }

    /// The sum of one-component games that the engines search.
    pub fn components(&self) -> Sum<Component> {
        Sum::new(self.terms.iter().flat_map(Term::components))
    }
}
