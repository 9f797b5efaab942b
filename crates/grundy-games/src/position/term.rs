//! One term of a sum, as it is written, and the actions in it.

use super::{Component, Position, component};
use crate::RulesError;
use crate::bush::Bush;
use crate::graph::Tokens;
use crate::heap::{Heaps, Parts};
use crate::row::Row;
use crate::written::{Part, Written};
use grundy_core::{Budget, Player, Stopped};

/// One term of a sum.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Term {
    /// Heaps under one rule.
    Heaps(Heaps),
    /// Monotonic Nim or coins on a strip.
    Row(Row),
    /// Green Hackenbush.
    Bush(Bush),
    /// Tokens on a directed graph.
    Tokens(Tokens),
    /// A game whose rules somebody wrote.
    Written(Written),
}

/// What a move does within its term. Indices count from 0.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Action {
    /// Something is left of a heap.
    Heap {
        /// Which heap.
        heap: usize,
        /// Its size.
        from: u64,
        /// What is left of it.
        to: Parts,
    },
    /// A heap of a row is lowered, or a coin moved down the strip.
    Lower {
        /// Which heap or coin.
        heap: usize,
        /// Its size or square.
        from: u64,
        /// Its size or square afterwards.
        to: u64,
    },
    /// An edge is cut.
    Cut {
        /// Which edge.
        edge: usize,
    },
    /// A token moves along an arc.
    Slide {
        /// Which token.
        token: usize,
        /// The label of its vertex.
        from: u32,
        /// The label of the vertex it moves to.
        to: u32,
    },
    /// A position of a written game becomes one of its options.
    Become {
        /// Which position.
        state: usize,
        /// What becomes of it, sorted.
        to: Vec<Part>,
    },
}

impl Term {
    /// How many heaps, coins, edges or tokens there are.
    pub fn size(&self) -> usize {
        match self {
            Term::Heaps(heaps) => heaps.sizes().len(),
            Term::Row(row) => row.sizes().len(),
            Term::Bush(bush) => bush.edges().len(),
            Term::Tokens(tokens) => tokens.tokens().len(),
            Term::Written(written) => written.states().len(),
        }
    }

    /// Whether both players have the same options, here and in all that follows.
    pub fn is_impartial(&self) -> bool {
        match self {
            Term::Heaps(heaps) => heaps.rule().is_impartial(),
            Term::Written(written) => written.is_impartial(),
            Term::Row(_) | Term::Bush(_) | Term::Tokens(_) => true,
        }
    }

    /// Every action of `player`, lazily and in the order of the heaps, edges or tokens.
    pub fn actions(&self, player: Player) -> Box<dyn Iterator<Item = Action> + '_> {
        match self {
            Term::Heaps(heaps) => {
                let each = heaps.sizes().iter().enumerate();
                Box::new(each.flat_map(move |(heap, &from)| {
                    let options = heaps.rule().options(from, player);
                    options.map(move |to| Action::Heap { heap, from, to })
                }))
            }
            Term::Row(row) => {
                Box::new(row.sizes().iter().enumerate().flat_map(move |(heap, &from)| {
                    row.lowerings(heap).map(move |to| Action::Lower { heap, from, to })
                }))
            }
            Term::Bush(bush) => {
                Box::new(bush.standing().into_iter().map(|edge| Action::Cut { edge }))
            }
            Term::Tokens(tokens) => {
                let each = tokens.tokens().iter().enumerate();
                Box::new(each.flat_map(move |(token, &from)| {
                    tokens.graph().heads(from).map(move |to| Action::Slide { token, from, to })
                }))
            }
            Term::Written(written) => written.actions(player),
        }
    }

    /// The same, while `budget` has time and room: rules that somebody wrote may take long to list them.
    ///
    /// # Errors
    /// If a limit is reached.
    pub fn actions_within(
        &self,
        player: Player,
        budget: &Budget,
    ) -> Result<Box<dyn Iterator<Item = Action> + '_>, Stopped> {
        match self {
            Term::Written(written) => written.actions_within(player, budget),
            _ => Ok(self.actions(player)),
        }
    }

    /// Whether `player` can move here. Quicker than listing the actions where somebody wrote the rules.
    pub fn can_move(&self, player: Player) -> bool {
        match self {
            Term::Written(written) => written.can_move(player),
            _ => self.actions(player).next().is_some(),
        }
    }

    /// Whether the rules allow `action` to `player`.
    pub fn allows(&self, action: &Action, player: Player) -> bool {
        self.allows_all(std::iter::once(action), player)
    }

    /// Whether the rules allow every one of `actions` to `player`.
    pub(super) fn allows_all<'a>(
        &self,
        mut actions: impl Iterator<Item = &'a Action>,
        player: Player,
    ) -> bool {
        if let Term::Written(written) = self {
            return written.allows_all(actions, player);
        }
        // What stands takes a walk through the whole drawing: one for all actions.
        let standing = match self {
            Term::Bush(bush) => bush.standing(),
            _ => Vec::new(),
        };
        actions.all(|action| match (self, action) {
            (Term::Heaps(heaps), Action::Heap { heap, from, to }) => {
                let rule = heaps.rule();
                heaps.sizes().get(*heap) == Some(from) && rule.allows(*from, to.as_slice(), player)
            }
            (Term::Row(row), Action::Lower { heap, from, to }) => {
                row.sizes().get(*heap) == Some(from) && row.lowerings(*heap).contains(to)
            }
            (Term::Bush(_), Action::Cut { edge }) => standing.binary_search(edge).is_ok(),
            (Term::Tokens(tokens), Action::Slide { token, from, to }) => {
                tokens.tokens().get(*token) == Some(from) && tokens.graph().has_arc(*from, *to)
            }
            _ => false,
        })
    }

    /// What the term is after `action`: a term of its kind, or under written rules whatever its option
    /// is a sum of.
    ///
    /// # Errors
    /// If the rules do not allow it to `player`.
    pub fn after(&self, action: &Action, player: Player) -> Result<Position, RulesError> {
        if !self.allows(action, player) {
            return Err(RulesError::IllegalMove);
        }
        let term = match (self, action) {
            (Term::Written(written), Action::Become { state, to }) => {
                return Ok(written.after(*state, to));
            }
            (Term::Heaps(heaps), Action::Heap { heap, to, .. }) => {
                Ok(Term::Heaps(heaps.replaced(*heap, to.as_slice())))
            }
            (Term::Row(row), Action::Lower { heap, to, .. }) => {
                row.lowered(*heap, *to).map(Term::Row)
            }
            (Term::Bush(bush), Action::Cut { edge }) => Ok(Term::Bush(bush.cut(*edge))),
            (Term::Tokens(tokens), Action::Slide { token, to, .. }) => {
                tokens.moved(*token, *to).map(Term::Tokens)
            }
            _ => Err(RulesError::IllegalMove),
        };
        term.map(|term| Position::new(vec![term]))
    }

    /// The one-component games it is the sum of.
    pub fn components(&self) -> Vec<Component> {
        match self {
            Term::Heaps(heaps) => component::heaps(heaps.rule(), heaps.sizes()).collect(),
            Term::Row(row) => vec![Component::Row(row.clone())],
            Term::Bush(bush) => {
                let standing = bush.standing().into_iter().map(|i| bush.edges()[i]).collect();
                vec![Component::bush(Bush::new(standing))]
            }
            Term::Tokens(tokens) => {
                let component = |&label| Component::Token(tokens.graph().clone(), label);
                tokens.tokens().iter().map(component).collect()
            }
            Term::Written(written) => written.components(),
        }
    }
}
