//! Exercises asked one by one, and how far somebody has come in a topic.

use super::{Exercise, Level, Mark, Reply, Sheet, Topic, judge};
use crate::Budget;
use grundy_theorems::SolveError;

/// So many clean answers in a row raise the level.
const CLEAN: u8 = 3;

/// So many misses at a level lower it.
const MISSED: u8 = 2;

/// How far somebody has come in a topic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(serde::Serialize, serde::Deserialize))]
pub struct Progress {
    /// The level, from 1.
    level: u8,
    /// Clean answers in a row at this level.
    clean: u8,
    /// Misses at this level since the last rise or fall of it.
    missed: u8,
    /// How many exercises were answered.
    pub answered: u64,
    /// How many of them were right at once and without a hint.
    pub right: u64,
}

/// What an answer did to the level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// It stays.
    Same,
    /// It rose.
    Raised,
    /// It fell.
    Lowered,
}

impl Default for Progress {
    fn default() -> Progress {
        Progress::at(Level::FIRST)
    }
}

impl Progress {
    /// Somebody who begins at a level.
    pub fn at(level: Level) -> Progress {
        Progress { level: level.number(), clean: 0, missed: 0, answered: 0, right: 0 }
    }

    /// The level. One that no level has, as a damaged file may say, is the nearest there is.
    pub fn level(&self) -> Level {
        Level::new(self.level.clamp(1, Level::MOST)).unwrap_or(Level::FIRST)
    }

    /// Goes on at another level.
    pub fn set_level(&mut self, level: Level) {
        if level != self.level() {
            *self = Progress { answered: self.answered, right: self.right, ..Progress::at(level) };
        }
    }

    /// Counts an answer that was right at once and without a hint. Three in a row raise the level.
    pub fn clean(&mut self) -> Change {
        self.answered = self.answered.saturating_add(1);
        self.right = self.right.saturating_add(1);
        self.clean = self.clean.saturating_add(1);
        if self.clean < CLEAN {
            return Change::Same;
        }
        self.move_to(self.level().harder())
    }

    /// Counts an exercise that was missed: a wrong answer, or the solution asked for. Two lower the level.
    pub fn miss(&mut self) -> Change {
        self.answered = self.answered.saturating_add(1);
        self.clean = 0;
        self.missed = self.missed.saturating_add(1);
        if self.missed < MISSED {
            return Change::Same;
        }
        self.move_to(self.level().easier())
    }

    /// Counts an exercise that was answered rightly, but with a hint: it neither raises nor lowers.
    pub fn helped(&mut self) {
        self.answered = self.answered.saturating_add(1);
        self.clean = 0;
    }

    fn move_to(&mut self, level: Level) -> Change {
        let before = self.level();
        (self.level, self.clean, self.missed) = (level.number(), 0, 0);
        match level.cmp(&before) {
            std::cmp::Ordering::Less => Change::Lowered,
            std::cmp::Ordering::Equal => Change::Same,
            std::cmp::Ordering::Greater => Change::Raised,
        }
    }
}

/// Exercises of a topic, one after the other, as hard as the person is good.
///
/// Three clean answers raise the level and two misses lower it. A wrong answer may be mended, and counts once.
#[derive(Clone, Debug)]
pub struct Practice {
    topic: Topic,
    progress: Progress,
    exercise: Exercise,
    /// Whether this exercise was counted.
    counted: bool,
    /// Whether a hint was given for it.
    hinted: bool,
}

impl Practice {
    /// Practice from where somebody stands, with its first exercise.
    ///
    /// # Errors
    /// If a limit is reached.
    pub fn new(
        topic: Topic,
        progress: Progress,
        budget: &mut Budget,
    ) -> Result<Practice, SolveError> {
        let exercise = first(topic, &progress, budget)?;
        Ok(Practice { topic, progress, exercise, counted: false, hinted: false })
    }

    /// The exercise that is asked.
    pub fn exercise(&self) -> &Exercise {
        &self.exercise
    }

    /// How far the person has come.
    pub fn progress(&self) -> &Progress {
        &self.progress
    }

    /// Judges an answer and counts it.
    ///
    /// # Errors
    /// If a limit is reached; then nothing is counted.
    pub fn answer(
        &mut self,
        reply: &Reply,
        budget: &mut Budget,
    ) -> Result<(Mark, Change), SolveError> {
        let mark = judge(&self.exercise, reply, budget)?;
        if self.counted {
            return Ok((mark, Change::Same));
        }
        self.counted = true;
        let change = match (&mark, self.hinted) {
            (Mark::Right, false) => self.progress.clean(),
            (Mark::Right, true) => {
                self.progress.helped();
                Change::Same
            }
            (Mark::Wrong(_), _) => self.progress.miss(),
        };
        Ok((mark, change))
    }

    /// Notes that a hint is given.
    pub fn hint(&mut self) {
        self.hinted = true;
    }

    /// Counts an exercise that is given up as a miss.
    pub fn skip(&mut self) -> Change {
        match std::mem::replace(&mut self.counted, true) {
            true => Change::Same,
            false => self.progress.miss(),
        }
    }

    /// Goes on to the next exercise, at the level that is reached.
    ///
    /// # Errors
    /// If a limit is reached.
    pub fn go_on(&mut self, budget: &mut Budget) -> Result<(), SolveError> {
        self.exercise = first(self.topic, &self.progress, budget)?;
        (self.counted, self.hinted) = (false, false);
        Ok(())
    }
}

/// The exercise after so many answers: the first of the sheet of that number, so that `grundy exercise --seed` makes it again.
fn first(topic: Topic, progress: &Progress, budget: &mut Budget) -> Result<Exercise, SolveError> {
    Sheet::new(topic, progress.level(), progress.answered.saturating_add(1)).next(budget)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_clean_answers_raise_and_two_misses_lower() {
        let mut progress = Progress::default();
        assert_eq!([progress.clean(), progress.clean()], [Change::Same; 2]);
        assert_eq!(progress.clean(), Change::Raised);
        assert_eq!(progress.level().number(), 2);
        // A miss breaks the row, a second one lowers.
        assert_eq!([progress.clean(), progress.clean(), progress.miss()], [Change::Same; 3]);
        assert_eq!([progress.clean(), progress.clean()], [Change::Same; 2]);
        assert_eq!(progress.miss(), Change::Lowered);
        assert_eq!((progress.level().number(), progress.answered, progress.right), (1, 9, 7));
        // There is nothing below the first level.
        assert_eq!([progress.miss(), progress.miss()], [Change::Same; 2]);
        progress.helped();
        assert_eq!((progress.answered, progress.right), (12, 7));
    }

    #[test]
    fn an_exercise_counts_once() {
        let budget = &mut Budget::default();
        let mut practice = Practice::new(Topic::Xor, Progress::default(), budget).unwrap();
        let wrong = Reply::Number(1 << 40);
        let (mark, _) = practice.answer(&wrong, budget).unwrap();
        assert!(matches!(mark, Mark::Wrong(_)));
        practice.answer(&wrong, budget).unwrap();
        let right = practice.exercise().answer().unwrap().value.nimber().unwrap();
        assert_eq!(practice.answer(&Reply::Number(right), budget).unwrap().0, Mark::Right);
        assert_eq!((practice.progress().answered, practice.progress().right), (1, 0));
        let before = format!("{:?}", practice.exercise().task);
        practice.go_on(budget).unwrap();
        assert_ne!(format!("{:?}", practice.exercise().task), before);
        assert_eq!((practice.skip(), practice.progress().answered), (Change::Same, 2));
    }
}
