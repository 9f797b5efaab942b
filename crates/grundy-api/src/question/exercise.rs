//! Sheets of exercises.

use super::Asked;
use crate::json::{SheetObject, TopicsObject};
use crate::reported::write_object;
use crate::{Context, Failure, How, Reported};
use grundy::SolveError;
use grundy::exercise::{self, Level, Sheet, Topic};
use grundy_core::{Budget, Limit, Limits};
use grundy_explain::exercise::{self as words, SheetParts};
use grundy_explain::failure::Named;
use grundy_explain::{Doc, InputError, Messages};
use serde::{Deserialize, Serialize};
use std::io::{self, Write};

/// Exercises on a topic with their answers. The same topic, level and seed give the same exercises everywhere.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Exercise {
    /// The topic, such as `who-wins`; all are listed if none is named.
    pub topic: Option<String>,
    /// How hard the exercises are, from 1 to 5.
    pub level: u8,
    /// How many exercises.
    pub count: u64,
    /// Another number makes another sheet.
    pub seed: u64,
    /// Whether the answers are shown, with their reasons.
    pub key: bool,
    /// Whether there are lines for the name of the person and for the answers.
    pub blanks: bool,
}

impl Default for Exercise {
    /// Ten exercises of the first level, without answers, and a list if no topic is named.
    fn default() -> Exercise {
        Exercise { topic: None, level: 1, count: 10, seed: 1, key: false, blanks: false }
    }
}

impl Exercise {
    /// Ten exercises of the first level on this topic.
    pub fn on(topic: impl Into<String>) -> Exercise {
        Exercise { topic: Some(topic.into()), ..Exercise::default() }
    }
}

/// The topic of this name.
///
/// # Errors
/// If there is none; then the nearest is named.
pub fn topic(name: &str) -> Result<Topic, Failure> {
    let unknown = || InputError::Unknown {
        what: Named::Exercise,
        name: name.to_owned(),
        meant: Topic::nearest(name).map(|topic| topic.name().to_owned()),
    };
    Ok(Topic::find(name).ok_or_else(unknown)?)
}

/// The level of this number.
///
/// # Errors
/// If there is none.
pub fn level(number: u8) -> Result<Level, Failure> {
    Ok(Level::new(number).ok_or(InputError::NoLevel)?)
}

impl Asked for Exercise {
    type Report = ExercisesMade;
    const NAME: &'static str = "exercise";

    fn ask(&self, cx: &mut Context<'_>) -> Result<ExercisesMade, Failure> {
        let Some(name) = &self.topic else { return Ok(ExercisesMade::Topics) };
        let (topic, level) = (topic(name)?, level(self.level)?);
        let budget = &mut cx.budget(Limits::default())?;
        let mut sheet = Sheet::new(topic, level, self.seed);
        let parts = SheetParts { blanks: self.blanks, key: self.key };
        let mut exercises = Vec::new();
        for made in 0..self.count {
            match room_to_tell(made, budget).and_then(|()| sheet.next(budget)) {
                Ok(exercise) => exercises.push(exercise),
                Err(SolveError::Stopped(by)) => {
                    let seed = self.seed;
                    let made = ExercisesMade::Sheet { topic, level, seed, exercises, parts };
                    return Err(Failure::Stopped { by, known: Some(Box::new(made.into())) });
                }
                Err(why) => return Err(why.into()),
            }
        }
        Ok(ExercisesMade::Sheet { topic, level, seed: self.seed, exercises, parts })
    }
}

/// Whether there is time to tell one more exercise than `made`, too. A sheet is told when all of it is made, and
/// an exercise takes longer to be told, with its key and its picture, than to be made; so of a long sheet only a
/// part of the time goes into making it.
///
/// # Errors
/// If there is not.
fn room_to_tell(made: u64, budget: &Budget) -> Result<(), SolveError> {
    /// So many are told in no time.
    const FEW: u64 = 64;
    const SHARE: u32 = 8;
    let time = budget.limits().time;
    let late = budget.elapsed().is_some_and(|elapsed| elapsed > time / SHARE);
    match made >= FEW && late {
        true => Err(SolveError::Stopped(budget.stopped(Limit::Time(time)))),
        false => Ok(()),
    }
}

/// The topics, or a sheet.
#[derive(Clone, Debug)]
pub enum ExercisesMade {
    /// All topics.
    Topics,
    /// Exercises.
    Sheet {
        /// Their topic.
        topic: Topic,
        /// Their level.
        level: Level,
        /// Their seed.
        seed: u64,
        /// The exercises.
        exercises: Vec<exercise::Exercise>,
        /// What is shown besides them.
        parts: SheetParts,
    },
}

impl ExercisesMade {
    /// The title of the page.
    pub fn title(&self, messages: &Messages) -> String {
        match self {
            ExercisesMade::Topics => messages.get("exercise-topics", &[]),
            ExercisesMade::Sheet { topic, .. } => words::topic_title(*topic, messages),
        }
    }
}

impl Reported for ExercisesMade {
    fn say(&self, _: &How, messages: &Messages) -> Doc {
        match self {
            ExercisesMade::Topics => words::topics(messages),
            ExercisesMade::Sheet { topic, level, seed, exercises, parts } => {
                words::sheet((*topic, *level, *seed), exercises, *parts, messages)
            }
        }
    }

    fn write_json(&self, messages: &Messages, out: &mut dyn Write) -> io::Result<()> {
        match self {
            ExercisesMade::Topics => write_object(&TopicsObject::new(messages), out),
            ExercisesMade::Sheet { topic, level, seed, exercises, parts } => {
                let sheet = (*topic, *level, *seed);
                write_object(&SheetObject::new(sheet, exercises, parts.key, messages), out)
            }
        }
    }
}
