//! What is right: the planner's answers, compared with the reference engine where positions are small.

use super::ProgramError;
use super::game::{JudgeError, Judging};
use super::reply::{Ask, Reply};
use crate::{SolveOptions, solve};
use grundy_core::{Budget, Ending, Outcome, Play, Player, Stopped, Value};
use grundy_engines::SearchError;
use grundy_engines::reference::{Grundy, Outcomes};
use grundy_games::{Catalogue, ImpartialCatalogue, Position};
use grundy_theorems::SolveError;

/// What is right about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Truth {
    pub(super) position: Position,
    pub(super) ending: Ending,
    pub(super) value: Option<u64>,
}

/// What is right about `position`.
pub(super) fn truth(
    position: Position,
    play: Play,
    budget: &mut Budget,
) -> Result<Truth, SolveError> {
    let answer = solve(&position, &SolveOptions::of(play), budget)?;
    let value = match answer.value {
        Value::Nimber(value) => Some(value),
        Value::Infinity(_) | Value::None => None,
    };
    Ok(Truth { position, ending: starter(answer.outcome), value })
}

/// How the game ends for whoever begins; in partizan games that is Left.
fn starter(outcome: Outcome) -> Ending {
    outcome.starting(Player::Left)
}

impl Truth {
    /// Whether `reply` is right.
    pub(super) fn accepts(&self, reply: &Reply, play: Play, budget: &mut Budget) -> bool {
        match reply {
            Reply::Outcome(ending) => *ending == self.ending,
            Reply::Value(value) => Some(*value) == self.value,
            // In misère play whoever cannot move has won without a move.
            Reply::NoMove => self.ending != Ending::Wins || !self.position.can_move(Player::Left),
            Reply::Move(played) => {
                let after = self.position.after(played, Player::Left).ok();
                let answer =
                    after.and_then(|after| solve(&after, &SolveOptions::of(play), budget).ok());
                let opponent = answer.map(|answer| answer.outcome.starting(Player::Right));
                opponent == Some(Ending::Loses)
            }
            Reply::Other => false,
        }
    }
}

/// The reference engine, which answers by the definitions.
pub(super) struct Reference {
    outcomes: Outcomes<Catalogue>,
    values: Grundy<ImpartialCatalogue>,
}

impl Reference {
    pub(super) fn new(play: Play) -> Reference {
        Reference {
            outcomes: Outcomes::new(Catalogue, play),
            values: Grundy::new(ImpartialCatalogue),
        }
    }

    fn agrees(&mut self, truth: &Truth, budget: &mut Budget) -> Result<bool, SearchError> {
        let sum = truth.position.components();
        let ending = self.outcomes.result(&sum, Player::Left, budget)?;
        let value = match truth.value.filter(|_| truth.position.is_impartial()) {
            Some(_) => Some(self.values.value(&sum, budget)?),
            None => truth.value,
        };
        Ok((ending, value) == (truth.ending, truth.value))
    }
}

/// About what is kept of each heap of a position: its size, here and among the winning moves.
const KEPT_OF_A_HEAP: usize = 64;

fn stopped(by: Stopped) -> JudgeError {
    JudgeError::Program(ProgramError::Stopped(by))
}

/// The small positions, and what is right about them.
pub(super) fn small(judging: &Judging, budget: &mut Budget) -> Result<Vec<Truth>, JudgeError> {
    let mut reference = Reference::new(judging.play);
    let mut all = Vec::new();
    for position in judging.small() {
        budget.in_time().map_err(stopped)?;
        let Some(position) = position else { continue };
        let at = position.clone();
        let found = match truth(position, judging.play, budget) {
            // Written rules need not say something about every position.
            Err(SolveError::Broken(broken)) if broken.path.len() <= 1 => continue,
            found => found.map_err(|why| JudgeError::Unsolved(at.clone(), why))?,
        };
        if judging.ask == Ask::Value && found.value.is_none() {
            return Err(JudgeError::NoValues);
        }
        match reference.agrees(&found, budget) {
            Ok(true) => {
                let heaps = found.position.components().components().len();
                let bytes = size_of::<Truth>().saturating_add(heaps.saturating_mul(KEPT_OF_A_HEAP));
                budget.take_bytes(bytes).map_err(stopped)?;
                all.push(found);
            }
            Ok(false) => return Err(JudgeError::Disagreement(at)),
            Err(why) => return Err(JudgeError::Unsolved(at, why.into())),
        }
    }
    match all.is_empty() {
        true => Err(JudgeError::NoPositions),
        false => Ok(all),
    }
}
