//! What theorems and engines say about one term; the planner of the `grundy` crate composes them.

use crate::answer::Method;
use crate::heap::HeapRule;
use crate::nim::NimCount;
use crate::position::{Action, Move, Position, Term};
use crate::reason::{Reason, Step};
use crate::written::{self, Fault, Rules};
use crate::{bush, graph, heap, row};
use grundy_core::{Budget, Outcome, Player, Stopped};
use grundy_engines::heap::Proved;
use rustc_hash::FxHashMap;
use std::fmt;

/// Why a term could not be solved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unsolved {
    /// A limit was reached.
    Stopped(Stopped),
    /// Play need not end. The labels of the vertices of a cycle, in order; the last leads to the first.
    /// Empty if no cycle is known.
    Cycle(Vec<u32>),
    /// A heap has a Grundy value that needs more than 64 bits.
    TooLarge {
        /// Its rule.
        rule: HeapRule,
        /// The heap.
        heap: u64,
    },
    /// Play under written rules need not end.
    Circle(Box<Circle>),
    /// The rules break down at a position that can be reached.
    Broken(Box<Breakdown>),
    /// It is open whether two games are equal: a clause may end them at once, so their difference does not
    /// tell, and no game that was tried tells them apart.
    EqualityOpen,
}

/// Positions that can come again. Where a move leads to a sum, only the part that matters is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Circle {
    /// From the position that was asked about to the circle, each following the one before it; empty if it
    /// is on the circle, or no way is known.
    pub way: Vec<Position>,
    /// Each follows the one before it, and the first the last.
    pub positions: Vec<Position>,
}

/// Where written rules break down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breakdown {
    /// The way from the position that was asked about to the one where they do; empty if no way is
    /// known.
    pub path: Vec<Position>,
    /// What goes wrong there.
    pub fault: Option<Fault>,
}

impl From<Stopped> for Unsolved {
    fn from(stopped: Stopped) -> Unsolved {
        Unsolved::Stopped(stopped)
    }
}

impl From<grundy_engines::Unsolved> for Unsolved {
    fn from(unsolved: grundy_engines::Unsolved) -> Unsolved {
        match unsolved {
            grundy_engines::Unsolved::Stopped(stopped) => Unsolved::Stopped(stopped),
            // An engine knows no labels.
            grundy_engines::Unsolved::Loopy => Unsolved::Cycle(Vec::new()),
            // Nor the way to where rules break down.
            grundy_engines::Unsolved::Broken => {
                Unsolved::Broken(Box::new(Breakdown { path: Vec::new(), fault: None }))
            }
        }
    }
}

impl fmt::Display for Unsolved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unsolved::Stopped(stopped) => stopped.fmt(f),
            Unsolved::Cycle(_) => f.write_str("play need not end: the graph has a cycle"),
            Unsolved::Circle(_) => f.write_str("play need not end: a position can come again"),
            Unsolved::TooLarge { heap, .. } => {
                write!(f, "the Grundy value of the heap {heap} does not fit into 64 bits")
            }
            Unsolved::Broken(_) => f.write_str("the rules break down at a position"),
            Unsolved::EqualityOpen => f.write_str(
                "a clause may end these games at once, and nothing that was tried tells them apart",
            ),
        }
    }
}

impl std::error::Error for Unsolved {}

/// Which of the three ways the sources teach for taking 1 to k stones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TakeMethod {
    /// A table by the definition.
    Table,
    /// The sliding window.
    Window,
    /// The closed form.
    #[default]
    Closed,
}

/// What solving shares between terms: the budget, tables of values, and what was asked for.
pub struct Workspace<'a> {
    /// The budget of the whole question.
    pub budget: &'a mut Budget,
    /// How bounded subtraction is to be solved.
    pub take_method: TakeMethod,
    /// How many moves are listed at most.
    pub most_moves: usize,
    /// The values of the heaps 0, 1, 2, … under each rule, as far as they were needed.
    pub tables: FxHashMap<HeapRule, Vec<u64>>,
    /// The periods that were proved by those tables.
    pub periods: FxHashMap<HeapRule, Proved>,
    /// How many values were found to prove no period.
    pub unproved: FxHashMap<HeapRule, usize>,
    /// The values of written games.
    pub written: FxHashMap<Rules, written::theorem::Values>,
}

impl<'a> Workspace<'a> {
    /// How many moves are listed if nothing else is asked for.
    pub const MOST_MOVES: usize = 10_000;

    /// A workspace that knows nothing yet.
    pub fn new(budget: &'a mut Budget) -> Workspace<'a> {
        Workspace {
            budget,
            take_method: TakeMethod::default(),
            most_moves: Workspace::MOST_MOVES,
            tables: FxHashMap::default(),
            periods: FxHashMap::default(),
            unproved: FxHashMap::default(),
            written: FxHashMap::default(),
        }
    }

    /// The values of the heaps 0 to `largest` under an impartial rule, or to a larger heap, by the
    /// definition and no theorem.
    ///
    /// # Errors
    /// If a limit is reached. What was found until then is in [`tables`](Workspace::tables).
    pub fn table(&mut self, rule: &HeapRule, largest: u64) -> Result<&[u64], Unsolved> {
        heap::theorem::extend_table(rule, largest, self)?;
        Ok(self.tables.get(rule).map_or(&[], Vec::as_slice))
    }
}

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

/// Actions of a term, perhaps not all that there are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Actions {
    /// The actions, in the order of [`Term::actions`].
    pub listed: Vec<Action>,
    /// Whether there are more than were listed.
    pub more: bool,
}

impl Actions {
    /// What an action takes that is listed, in bytes: once among the actions of its term, in a list that may be
    /// half empty, and once among the moves of each player.
    pub(crate) const LISTED: usize = 4 * size_of::<Move>();

    /// The first `most` of `actions`.
    pub fn first(most: usize, actions: impl IntoIterator<Item = Action>) -> Actions {
        let mut actions = actions.into_iter();
        let listed: Vec<Action> = actions.by_ref().take(most).collect();
        Actions { listed, more: actions.next().is_some() }
    }

    /// The same, while `budget` has time and room.
    ///
    /// # Errors
    /// If a limit is reached.
    pub fn within(
        budget: &Budget,
        most: usize,
        actions: impl IntoIterator<Item = Action>,
    ) -> Result<Actions, Stopped> {
        /// So many actions are listed between two looks at the clock.
        const PER_LOOK_AT_THE_CLOCK: usize = 1 << 12;
        let mut actions = actions.into_iter();
        let mut listed = Vec::new();
        for action in actions.by_ref().take(most) {
            if listed.len() == listed.capacity() || listed.len() % PER_LOOK_AT_THE_CLOCK == 0 {
                budget.in_time()?;
                budget.room_for((listed.len() * Actions::LISTED) as u64)?;
            }
            listed.push(action);
        }
        Ok(Actions { listed, more: actions.next().is_some() })
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

impl Term {
    /// The Grundy value of an impartial term in normal play.
    ///
    /// # Errors
    /// If a limit is reached, or play need not end.
    pub fn value(&self, ws: &mut Workspace) -> Result<u64, Unsolved> {
        match self {
            Term::Heaps(heaps) => heap::theorem::value(heaps, ws),
            Term::Row(row) => Ok(row::theorem::value(row)),
            Term::Bush(bush) => Ok(bush::theorem::value(bush)),
            Term::Tokens(tokens) => graph::theorem::value(tokens, ws),
            Term::Written(written) => written::theorem::value(written, ws),
        }
    }

    /// The Grundy value of an impartial term in normal play, and why.
    ///
    /// # Errors
    /// If a limit is reached, or play need not end.
    pub fn analyse(&self, ws: &mut Workspace) -> Result<Analysis, Unsolved> {
        match self {
            Term::Heaps(heaps) => heap::theorem::analyse(heaps, ws),
            Term::Row(row) => Ok(row::theorem::analyse(row)),
            Term::Bush(bush) => Ok(bush::theorem::analyse(bush)),
            Term::Tokens(tokens) => graph::theorem::analyse(tokens, ws),
            Term::Written(written) => written::theorem::analyse(written, ws),
        }
    }

    /// Every action of an impartial term that leads to Grundy value `target` in normal play.
    ///
    /// # Errors
    /// If a limit is reached, or play need not end.
    pub fn actions_to(&self, target: u64, ws: &mut Workspace) -> Result<Actions, Unsolved> {
        match self {
            Term::Heaps(heaps) => heap::theorem::actions_to(heaps, target, ws),
            Term::Row(row) => Ok(row::theorem::actions_to(row, target, ws)),
            Term::Bush(bush) => bush::theorem::actions_to(bush, target, ws),
            Term::Tokens(tokens) => graph::theorem::actions_to(tokens, target, ws),
            Term::Written(written) => written::theorem::actions_to(written, target, ws),
        }
    }

    /// What a theorem says about this term alone in misère play, if one does.
    ///
    /// # Errors
    /// If a limit is reached, or play need not end.
    pub fn misere(&self, ws: &mut Workspace) -> Result<Option<Ruling>, Unsolved> {
        match self {
            Term::Heaps(heaps) => heap::theorem::misere(heaps, ws),
            Term::Row(row) => Ok(Some(row::theorem::misere(row, ws))),
            Term::Bush(_) => Ok(None),
            Term::Tokens(tokens) => graph::theorem::misere(tokens, ws),
            Term::Written(written) => written::theorem::misere(written, ws),
        }
    }

    /// Every action of a term that obeys the misère rule of Nim which wins, in misère play, the sum of
    /// all that `all` counts: the values of this term and those of its fellow terms. None of a term
    /// whose [`misere`](Term::misere) ruling is not by that rule.
    ///
    /// # Errors
    /// If a limit is reached.
    pub fn actions_balancing(
        &self,
        all: NimCount,
        ws: &mut Workspace,
    ) -> Result<Actions, Unsolved> {
        match self {
            Term::Heaps(heaps) => heap::theorem::actions_balancing(heaps, all, ws),
            Term::Row(row) => Ok(row::theorem::actions_balancing(row, all, ws)),
            Term::Written(written) => written::theorem::actions_balancing(written, all, ws),
            Term::Bush(_) | Term::Tokens(_) => Ok(Actions::default()),
        }
    }

    /// What a theorem says about this partizan term alone in normal play, if one does.
    ///
    /// # Errors
    /// If a limit is reached while its winning actions are listed.
    pub fn partizan(&self, ws: &Workspace) -> Result<Option<Ruling>, Unsolved> {
        match self {
            Term::Heaps(heaps) => heap::theorem::partizan(heaps, ws),
            Term::Row(_) | Term::Bush(_) | Term::Tokens(_) | Term::Written(_) => Ok(None),
        }
    }

    /// Refuses a term whose options cannot be listed: the rules of written games may ask for more
    /// than the limits allow, or break down. Other terms list theirs lazily.
    ///
    /// # Errors
    /// What stops the listing.
    pub fn probe(&self, ws: &mut Workspace) -> Result<(), Unsolved> {
        match self {
            Term::Written(written) => written::theorem::probe(written, ws),
            Term::Heaps(_) | Term::Row(_) | Term::Bush(_) | Term::Tokens(_) => Ok(()),
        }
    }
}

/// The same actions for both players.
pub(crate) fn for_both(actions: Actions) -> [Actions; 2] {
    Player::ALL.map(|_| actions.clone())
}
