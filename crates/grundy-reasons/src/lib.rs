//! Answers, and the reasons why they are right, as data that can be checked again.
//!
//! A [`Reason`] is a tree of typed [`Step`]s with the numbers in them. [`Reason::verify`] checks the
//! numbers by code that uses the rules of the games but none of the theorems that made them. Words
//! and pictures are made from reasons elsewhere.

#![forbid(unsafe_code)]
#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

mod answer;
mod bush;
mod graph;
mod heap;
mod kl;
mod loopy_sum;
#[cfg(feature = "serde")]
mod names;
mod row;
mod search;
mod subject;
mod sum;
mod written;

pub use answer::{Answer, Method, MoveList, Winning};
pub use bush::{Colon, Fallen, Fusion, Hackenbush, Stalks};
pub use graph::{LoopyLabels, LoopyRow, Propagation, VertexRow};
pub use heap::{
    AllButOne, AllButOneRow, BoundedRow, BoundedTake, HeapValues, Lasker, LaskerRow, MexRow,
    MexTable, OptionValue, Pairing, PeriodClaim, Periodic, PeriodicRow, SlidingWindow, Threes,
};
pub use kl::{KlCase, KlSide, KlTheorem};
pub use loopy_sum::LoopySum;
pub use row::{Differences, Pair, RowMove, Undo};
pub use search::{LineMove, Search, Terminal};
pub use sum::{Bouton, Lowering, MisereNim, SpragueGrundy};
pub use written::{OptionOf, Recognised, StateRow, WrittenValues};

use grundy_core::{Outcome, Play, Player, Value};
use std::fmt;

/// A step, and the reasons for what it takes for granted.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Reason {
    /// The step itself.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub step: Step,
    /// What the step rests on.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Vec::is_empty"))]
    pub parts: Vec<Reason>,
}

/// One step of a reason. Its fields are claims, which [`Reason::verify`] checks.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "step", rename_all = "snake_case"))]
pub enum Step {
    /// The value of a sum of terms. A part for each term.
    SpragueGrundy(SpragueGrundy),
    /// The value of a sum of terms in which play need not end. A part for each term.
    LoopySum(LoopySum),
    /// Bouton's theorem on Nim heaps.
    Bouton(Bouton),
    /// The misère rule of Nim, on heaps or on values. The parts show where the values come from.
    MisereNim(MisereNim),
    /// The value of several heaps under one rule. One part: how the value of one heap is known.
    HeapValues(HeapValues),
    /// Values by the definition, in a table.
    MexTable(MexTable),
    /// Values by a window sliding over the heaps, for taking at most k.
    SlidingWindow(SlidingWindow),
    /// The closed form for taking a number in a range.
    BoundedTake(BoundedTake),
    /// The strategy of answering t by k + 1 − t.
    Pairing(Pairing),
    /// The closed form where one number may not be taken.
    AllButOne(AllButOne),
    /// The closed form of Lasker's Nim.
    Lasker(Lasker),
    /// Values beyond a table, by its proved period.
    Periodic(Periodic),
    /// Monotonic Nim as Nim on differences. A part for each undo shown.
    Differences(Differences),
    /// A reversible move and the reply that undoes it.
    Undo(Undo),
    /// Hackenbush by colon and fusion. The parts are the steps of the reduction, in order.
    Hackenbush(Hackenbush),
    /// Edges that are not joined to the ground.
    Fallen(Fallen),
    /// The vertices of a cycle merged into one.
    Fusion(Fusion),
    /// Branches that meet at a vertex replaced by one stalk.
    Colon(Colon),
    /// What is left in the end: stalks on the ground.
    Stalks(Stalks),
    /// The theorem of K-L-Nim with different forbidden numbers.
    KlTheorem(KlTheorem),
    /// Labels carried from the sinks of a graph upwards.
    Propagation(Propagation),
    /// Labels of a graph with cycles.
    LoopyLabels(LoopyLabels),
    /// The values of positions of a written game, by the definition.
    WrittenValues(WrittenValues),
    /// A written game that is a heap rule. One part: what is known of those heaps.
    Recognised(Recognised),
    /// A search through the positions. A part for each term replaced by its value.
    Search(Search),
    /// Nobody can move.
    Terminal(Terminal),
}

/// What a step establishes about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conclusion {
    /// The convention it holds in.
    pub play: Play,
    /// Who wins.
    pub outcome: Outcome,
    /// The value, where there is one.
    pub value: Value,
}

impl Conclusion {
    /// Of an impartial position in normal play, by its Grundy value.
    pub fn of_value(value: u64) -> Conclusion {
        Conclusion {
            play: Play::Normal,
            outcome: Outcome::of_mover(value != 0),
            value: Value::Nimber(value),
        }
    }

    /// Of a position that has an outcome and no value.
    pub fn of_outcome(play: Play, outcome: Outcome) -> Conclusion {
        Conclusion { play, outcome, value: Value::None }
    }
}

/// A number in a reason that is not what it should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReasonError {
    what: &'static str,
}

impl ReasonError {
    /// The first thing found wrong.
    pub fn what(&self) -> &'static str {
        self.what
    }
}

impl fmt::Display for ReasonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.what)
    }
}

impl std::error::Error for ReasonError {}

/// Fails with `what` unless `holds`.
fn ensure(holds: bool, what: &'static str) -> Result<(), ReasonError> {
    if holds { Ok(()) } else { Err(ReasonError { what }) }
}

impl Reason {
    /// A step that rests on nothing else.
    pub fn new(step: Step) -> Reason {
        Reason { step, parts: Vec::new() }
    }

    /// A step that rests on `parts`.
    pub fn with_parts(step: Step, parts: Vec<Reason>) -> Reason {
        Reason { step, parts }
    }

    /// What the reason establishes about its position; `None` for a step that only supports another.
    pub fn conclusion(&self) -> Option<Conclusion> {
        match &self.step {
            Step::SpragueGrundy(step) => Some(Conclusion::of_value(step.sum)),
            Step::LoopySum(step) => Some(step.conclusion()),
            Step::Bouton(step) => Some(Conclusion::of_value(step.sum)),
            Step::MisereNim(step) => {
                Some(Conclusion::of_outcome(Play::Misere, Outcome::of_mover(step.wins)))
            }
            Step::HeapValues(step) => Some(Conclusion::of_value(step.sum)),
            Step::Differences(step) => Some(Conclusion::of_value(step.sum)),
            Step::Hackenbush(step) => Some(Conclusion::of_value(step.value)),
            Step::KlTheorem(step) => Some(Conclusion::of_outcome(step.play, step.outcome())),
            Step::Propagation(step) => Some(step.conclusion()),
            Step::LoopyLabels(step) => Some(step.conclusion()),
            Step::WrittenValues(step) => Some(Conclusion::of_value(step.sum)),
            Step::Recognised(_) => self.parts.first().and_then(Reason::conclusion),
            Step::Search(step) => Some(Conclusion::of_outcome(step.play, step.outcome)),
            Step::Terminal(step) => Some(step.conclusion()),
            Step::MexTable(_)
            | Step::SlidingWindow(_)
            | Step::BoundedTake(_)
            | Step::Pairing(_)
            | Step::AllButOne(_)
            | Step::Lasker(_)
            | Step::Periodic(_)
            | Step::Undo(_)
            | Step::Fallen(_)
            | Step::Fusion(_)
            | Step::Colon(_)
            | Step::Stalks(_) => None,
        }
    }

    /// Checks that the reason concludes what `answer` says, and that its winning moves are legal.
    ///
    /// # Errors
    /// The first thing that does not fit.
    pub fn supports(&self, answer: &Answer) -> Result<(), ReasonError> {
        let conclusion =
            self.conclusion().ok_or(ReasonError { what: "that the reason concludes" })?;
        ensure(conclusion.play == answer.play, "the convention")?;
        ensure(conclusion.outcome == answer.outcome, "the outcome")?;
        ensure(conclusion.value == answer.value, "the value")?;
        ensure(self.is_about(answer.position.terms()), "the position")?;
        let movers = match answer.winning {
            Winning::Impartial(_) => &Player::ALL[..1],
            Winning::Partizan { .. } => &Player::ALL,
        };
        ensure(movers.len() == 2 || answer.position.is_impartial(), "whose moves are listed")?;
        for &player in movers {
            let list = answer.winning.of(player);
            let legal = answer.position.allows_all(&list.moves, player);
            ensure(legal, "that a winning move is legal")?;
            let may_move = answer.position.can_move(player);
            let expected = answer.outcome.mover_wins(player) && may_move;
            ensure(list.moves.is_empty() != expected, "that exactly the winner has winning moves")?;
        }
        Ok(())
    }

    /// Checks every number of the reason again.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn verify(&self) -> Result<(), ReasonError> {
        // Reasons are nested by their kind and not by the input: no deeper than four.
        self.parts.iter().try_for_each(Reason::verify)?;
        match &self.step {
            Step::SpragueGrundy(step) => step.verify(&self.parts),
            Step::LoopySum(step) => step.verify(&self.parts),
            Step::Bouton(step) => step.verify(),
            Step::MisereNim(step) => step.verify(&self.parts),
            Step::HeapValues(step) => step.verify(&self.parts),
            Step::MexTable(step) => step.verify(),
            Step::SlidingWindow(step) => step.verify(),
            Step::BoundedTake(step) => step.verify(),
            Step::Pairing(step) => step.verify(),
            Step::AllButOne(step) => step.verify(),
            Step::Lasker(step) => step.verify(),
            Step::Periodic(step) => step.verify(),
            Step::Differences(step) => step.verify(&self.parts),
            Step::Undo(step) => step.verify(),
            Step::Hackenbush(step) => step.verify(&self.parts),
            Step::Fallen(step) => step.verify(),
            Step::Fusion(step) => step.verify(),
            Step::Colon(step) => step.verify(),
            Step::Stalks(step) => step.verify(),
            Step::KlTheorem(step) => step.verify(),
            Step::Propagation(step) => step.verify(),
            Step::LoopyLabels(step) => step.verify(),
            Step::WrittenValues(step) => step.verify(),
            Step::Recognised(step) => step.verify(),
            Step::Search(step) => step.verify(&self.parts),
            Step::Terminal(step) => step.verify(),
        }
    }
}
