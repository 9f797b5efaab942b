//! What comparing with brute force showed.

use super::ErrorObject;
use grundy::check::{Counterexample, Difference, FormulaReport, Lemma, LemmaCounterexample};
use grundy::{Cell, Move, Play, Player, Position, Value};
use grundy_explain::check::{Checking, lemma_position, refutations};
use grundy_explain::{Messages, told_move};
use grundy_lang::{move_text, position_text};
use grundy_theorems::kl::Claim;
use serde::Serialize;

/// The object of `check`.
#[derive(Debug, Serialize)]
pub struct CheckObject<'a> {
    check: &'a str,
    compared: u64,
    counterexample: Option<Found>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<ErrorObject>,
}

/// The smallest position where a statement is false.
#[derive(Debug, Serialize)]
struct Found {
    position: String,
    play: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    mover: Option<&'static str>,
    #[serde(flatten)]
    flaw: Flaw,
}

#[derive(Debug, Serialize)]
#[serde(tag = "about", rename_all = "snake_case")]
enum Flaw {
    Outcome {
        claimed: &'static str,
        truth: &'static str,
    },
    Value {
        claimed: Option<u64>,
        truth: Option<u64>,
    },
    Moves {
        claimed: Vec<String>,
        truth: Vec<String>,
        claimed_told: Vec<String>,
        truth_told: Vec<String>,
    },
    Reason {
        what: &'static str,
    },
    LeavesDefective {
        tries: Vec<Tried>,
    },
    TakingKWins {
        tries: Vec<Tried>,
    },
}

/// A move, and the reply to it that refutes what was claimed.
#[derive(Debug, Serialize)]
struct Tried {
    r#move: String,
    told: String,
    reply: String,
    reply_told: String,
}

impl<'a> CheckObject<'a> {
    /// The object of what comparing `check` with brute force showed.
    pub fn new(check: &'a str, found: &Checking, messages: &Messages) -> CheckObject<'a> {
        let error = match found {
            Checking::PartOfTheorem(_, by) => Some(ErrorObject::of_stopped(by, messages)),
            Checking::Theorem(_) | Checking::Lemma(..) => None,
        };
        let counterexample = match found {
            Checking::Theorem(report) | Checking::PartOfTheorem(report, _) => {
                report.counterexample.as_ref().map(|found| Found::of_theorem(found, messages))
            }
            Checking::Lemma(lemma, refutation) => refutation
                .counterexample
                .as_ref()
                .map(|found| Found::of_lemma(*lemma, found, messages)),
        };
        CheckObject { check, compared: found.compared(), counterexample, error }
    }
}

impl Found {
    fn of_theorem(found: &Counterexample, messages: &Messages) -> Found {
        let position = &found.position;
        let texts = |moves: &[Move]| moves.iter().map(|at| move_text(position, at)).collect();
        let told =
            |moves: &[Move]| moves.iter().map(|at| told_move(position, at, messages)).collect();
        let (mover, flaw) = match &found.difference {
            Difference::Outcome { theorem, truth } => {
                (None, Flaw::Outcome { claimed: theorem.letter(), truth: truth.letter() })
            }
            Difference::Value { theorem, truth } => {
                let [claimed, truth] = [theorem, truth].map(Value::nimber);
                (None, Flaw::Value { claimed, truth })
            }
            Difference::Moves { mover, theorem, truth } => {
                let flaw = Flaw::Moves {
                    claimed: texts(theorem),
                    truth: texts(truth),
                    claimed_told: told(theorem),
                    truth_told: told(truth),
                };
                (Some(*mover), flaw)
            }
            Difference::Reason(flaw) => (None, Flaw::Reason { what: flaw.what() }),
        };
        Found {
            position: position_text(position),
            play: found.play.name(),
            mover: mover.map(Player::name),
            flaw,
        }
    }

    fn of_lemma(lemma: Lemma, found: &LemmaCounterexample, messages: &Messages) -> Found {
        let tried = |[(position, played), (after, reply)]: [(Position, Move); 2]| Tried {
            r#move: move_text(&position, &played),
            told: told_move(&position, &played, messages),
            reply: move_text(&after, &reply),
            reply_told: told_move(&after, &reply, messages),
        };
        let tries = refutations(found).into_iter().map(tried).collect();
        Found {
            position: position_text(&lemma_position(found, &found.heaps)),
            play: Play::Normal.name(),
            mover: Some(found.mover.name()),
            flaw: match lemma.claim() {
                Claim::LeavesDefective => Flaw::LeavesDefective { tries },
                Claim::TakingKWins => Flaw::TakingKWins { tries },
            },
        }
    }
}

/// The object of `check` with a formula.
#[derive(Debug, Serialize)]
pub struct FormulaObject<'a> {
    check: &'a str,
    formula: &'a str,
    compared: u64,
    counterexample: Option<Wrong>,
    /// What ended the comparison before its end.
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<ErrorObject>,
}

#[derive(Debug, Serialize)]
struct Wrong {
    at: Vec<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<&'static str>,
    claimed: Claimed,
}

#[derive(Debug, Serialize)]
#[serde(untagged)]
enum Claimed {
    Number(i64),
    Wins(bool),
}

impl<'a> FormulaObject<'a> {
    /// The object of what comparing a formula with the values of `check` showed.
    pub fn new(
        check: &'a str,
        formula: &'a str,
        condition: bool,
        report: &FormulaReport,
        error: Option<ErrorObject>,
    ) -> FormulaObject<'a> {
        let counterexample = report.counterexample.as_ref().map(|found| {
            let (value, outcome) = match found.cell {
                Cell::Value(value) => (Some(value), None),
                Cell::Outcome(outcome) => (None, Some(outcome.letter())),
                Cell::Unknown => (None, None),
            };
            let claimed = match condition {
                true => Claimed::Wins(found.claimed != 0),
                false => Claimed::Number(found.claimed),
            };
            Wrong { at: found.at.clone(), value, outcome, claimed }
        });
        FormulaObject { check, formula, compared: report.compared, counterexample, error }
    }
}
