//! "Which number makes the position lost?"

use crate::{Budget, Outcome, Play, SolveOptions};
use grundy_reasons::Answer;
use grundy_theorems::SolveError;

/// A position with a gap, to be filled by a number so that the player to move loses. Every number that does so is right.
#[derive(Clone, Debug)]
pub struct Build {
    /// What stands before the gap.
    pub before: String,
    /// What stands behind it.
    pub after: String,
    /// The convention.
    pub play: Play,
    /// The least number that may be put in.
    pub least: u64,
    /// The greatest.
    pub most: u64,
    /// Every number in this range that is right. Invariant: at least one, and not all.
    pub solutions: Vec<u64>,
    /// The position with the first of them, solved.
    pub answer: Box<Answer>,
}

impl Build {
    /// The position with something in the gap.
    pub fn text(&self, filling: &str) -> String {
        format!("{}{filling}{}", self.before, self.after)
    }

    /// The position with a number in the gap, solved; none if the text is no position.
    ///
    /// # Errors
    /// If a limit is reached.
    pub fn filled(&self, number: u64, budget: &mut Budget) -> Result<Option<Answer>, SolveError> {
        filled(&self.text(&number.to_string()), self.play, budget)
    }

    /// The exercise, if it has a solution in its range and not every number is one.
    pub(super) fn new(
        (before, after): (String, String),
        play: Play,
        (least, most): (u64, u64),
        budget: &mut Budget,
    ) -> Result<Option<Build>, SolveError> {
        let (mut solutions, mut first) = (Vec::new(), None);
        for number in least..=most {
            let Some(answer) = filled(&format!("{before}{number}{after}"), play, budget)? else {
                return Ok(None);
            };
            if answer.outcome == Outcome::P {
                solutions.push(number);
                first.get_or_insert(answer);
            }
        }
        let all = solutions.len() as u64 == most.saturating_sub(least).saturating_add(1);
        let build = first.filter(|_| !all).map(|answer| Build {
            before,
            after,
            play,
            least,
            most,
            solutions,
            answer: Box::new(answer),
        });
        Ok(build)
    }
}

fn filled(text: &str, play: Play, budget: &mut Budget) -> Result<Option<Answer>, SolveError> {
    let Ok(position) = crate::parse(text) else { return Ok(None) };
    crate::solve(&position, &SolveOptions::of(play), budget).map(Some)
}
