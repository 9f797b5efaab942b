//! Theorem against brute force: every answer up to a bound compared with the reference engine.

mod formula;
mod positions;
mod target;

pub use formula::{FormulaCounterexample, FormulaError, FormulaReport, check_formula};
pub use grundy_games::registry::Bounds;
pub use grundy_theorems::kl::{Counterexample as LemmaCounterexample, Lemma, Refutation};
pub use positions::Family;
pub use target::Target;

use crate::{SolveOptions, solve};
use grundy_core::{Budget, Ending, Outcome, Play, Player, Stopped, Value};
use grundy_engines::reference::{Grundy, Outcomes};
use grundy_games::{Catalogue, ImpartialCatalogue, Move, Position};
use grundy_reasons::Method;
use grundy_theorems::SolveError;
use grundy_theorems::kl;

/// What a check found.
#[derive(Clone, Debug)]
pub struct Report {
    /// How many answers were compared: each position in each convention.
    pub compared: u64,
    /// The first difference. Positions are compared from small to large, so it is the smallest.
    pub counterexample: Option<Counterexample>,
}

/// An answer that is not what the definitions say.
#[derive(Clone, Debug)]
pub struct Counterexample {
    /// The position.
    pub position: Position,
    /// The convention.
    pub play: Play,
    /// What differs.
    pub difference: Difference,
}

/// What is wrong with an answer.
#[derive(Clone, Debug)]
pub enum Difference {
    /// Who wins.
    Outcome {
        /// By the theorem.
        theorem: Outcome,
        /// By the definitions.
        truth: Outcome,
    },
    /// The value.
    Value {
        /// By the theorem.
        theorem: Value,
        /// By the definitions.
        truth: Value,
    },
    /// A player's winning moves.
    Moves {
        /// Whose.
        mover: Player,
        /// By the theorem.
        theorem: Vec<Move>,
        /// By the definitions.
        truth: Vec<Move>,
    },
    /// The reason does not verify.
    Reason(grundy_reasons::ReasonError),
}

/// Compares the answers to every position of `family` within `bounds` with the reference engine: who
/// wins for both movers, the value, the exact set of winning moves, and that the reason verifies; in
/// both conventions.
///
/// # Errors
/// If a limit is reached.
pub fn check(family: &Family, bounds: &Bounds, budget: &mut Budget) -> Result<Report, SolveError> {
    let (report, stopped) = check_part(family, bounds, budget);
    stopped.map_or(Ok(report), Err)
}

/// The same as far as it goes: what was compared, and what stopped that before the end.
pub fn check_part(
    family: &Family,
    bounds: &Bounds,
    budget: &mut Budget,
) -> (Report, Option<SolveError>) {
    let mut report = Report { compared: 0, counterexample: None };
    let stopped = compare_all(family, bounds, &mut report, budget).err();
    (report, stopped)
}

fn compare_all(
    family: &Family,
    bounds: &Bounds,
    report: &mut Report,
    budget: &mut Budget,
) -> Result<(), SolveError> {
    let alarm = budget.alarm();
    let stopped = |by| SolveError::Stopped(Stopped { by, positions: 0 });
    let mut truth = Truth::new(budget);
    for position in family.candidates(bounds) {
        // One position may be large, and then a few of them take long.
        if let Some(by) = alarm.rings() {
            return Err(stopped(by));
        }
        let Some(position) = position else { continue };
        for play in Play::ALL {
            let difference = match truth.difference(&position, play) {
                // Written rules need not say something about every position.
                Err(SolveError::Broken(broken)) if broken.path.len() <= 1 => continue,
                difference => difference?,
            };
            report.compared += 1;
            if let Some(difference) = difference {
                report.counterexample = Some(Counterexample { position, play, difference });
                return Ok(());
            }
        }
    }
    Ok(())
}

/// Looks for the smallest counterexample to a claim of the paper on K-L-Nim.
///
/// # Errors
/// If a limit is reached.
pub fn refute(
    lemma: Lemma,
    bounds: Option<&Bounds>,
    budget: &mut Budget,
) -> Result<Refutation, Stopped> {
    let far = kl::Bounds::default();
    let far = bounds.map_or(far, |bounds| kl::Bounds {
        heaps: bounds.heaps,
        stones: bounds.size.saturating_mul(bounds.heaps as u64),
        ..far
    });
    kl::counterexample(lemma, far, budget)
}

/// The reference engine for all that a check asks of it.
struct Truth<'a> {
    grundy: Grundy<ImpartialCatalogue>,
    normal: Outcomes<Catalogue>,
    misere: Outcomes<Catalogue>,
    budget: &'a mut Budget,
}

impl<'a> Truth<'a> {
    fn new(budget: &'a mut Budget) -> Truth<'a> {
        Truth {
            grundy: Grundy::new(ImpartialCatalogue),
            normal: Outcomes::new(Catalogue, Play::Normal),
            misere: Outcomes::new(Catalogue, Play::Misere),
            budget,
        }
    }

    fn difference(
        &mut self,
        position: &Position,
        play: Play,
    ) -> Result<Option<Difference>, SolveError> {
        let options = SolveOptions { most_moves: usize::MAX, ..SolveOptions::of(play) };
        let answer = solve(position, &options, self.budget)?;
        let truth = self.outcome(position, play)?;
        if answer.outcome != truth {
            return Ok(Some(Difference::Outcome { theorem: answer.outcome, truth }));
        }
        // Where nobody can move, even a partizan position is worth 0.
        let valued = position.is_impartial() && !position.may_end_at_once()
            || answer.method == Method::Terminal && position.ending(Player::Left).is_none();
        let truth = match valued && play == Play::Normal {
            true => Value::Nimber(self.value(position)?),
            false => Value::None,
        };
        if answer.value != truth {
            return Ok(Some(Difference::Value { theorem: answer.value, truth }));
        }
        for mover in Player::ALL {
            let truth = self.winning_moves(position, play, mover)?;
            let theorem = &answer.winning.of(mover).moves;
            if *theorem != truth {
                let theorem = theorem.clone();
                return Ok(Some(Difference::Moves { mover, theorem, truth }));
            }
        }
        Ok(answer.verify().err().map(Difference::Reason))
    }

    fn result(
        &mut self,
        position: &Position,
        play: Play,
        mover: Player,
    ) -> Result<Ending, SolveError> {
        let outcomes = match play {
            Play::Normal => &mut self.normal,
            Play::Misere => &mut self.misere,
        };
        Ok(outcomes.result(&position.components(), mover, self.budget)?)
    }

    fn outcome(&mut self, position: &Position, play: Play) -> Result<Outcome, SolveError> {
        let left = self.result(position, play, Player::Left)?;
        let right = self.result(position, play, Player::Right)?;
        Ok(Outcome::of_starters(left, right))
    }

    fn value(&mut self, position: &Position) -> Result<u64, SolveError> {
        Ok(self.grundy.value(&position.components(), self.budget)?)
    }

    fn winning_moves(
        &mut self,
        position: &Position,
        play: Play,
        mover: Player,
    ) -> Result<Vec<Move>, SolveError> {
        let mut winning = Vec::new();
        for played in position.moves(mover) {
            let Ok(after) = position.after(&played, mover) else { continue };
            if self.result(&after, play, mover.other())? == Ending::Loses {
                winning.push(played);
            }
        }
        Ok(winning)
    }
}
