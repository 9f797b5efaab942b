//! Exercises: made from a seed, solved, and their answers judged.
//!
//! An exercise is named by its topic, level, seed and number, and by the [`VERSION`] of the generator: the same names give
//! the same exercise on every machine. Each is solved before it is handed out, and kept only if it has what was
//! promised: exactly one winning move where a move is asked, no two parts that cancel at a glance, and a [`Measure`] in the
//! range of its level.
//!
//! ```
//! use grundy::Budget;
//! use grundy::exercise::{Level, Mark, Reply, Sheet, Topic, judge};
//! let budget = &mut Budget::default();
//! let mut sheet = Sheet::new(Topic::WhoWins, Level::FIRST, 7);
//! let exercise = sheet.next(budget)?;
//! let wins = exercise.answer().is_some_and(|answer| answer.outcome == grundy::Outcome::N);
//! assert_eq!(judge(&exercise, &Reply::Wins(wins), budget)?, Mark::Right);
//! assert_ne!(judge(&exercise, &Reply::Wins(!wins), budget)?, Mark::Right);
//! # Ok::<(), grundy::SolveError>(())
//! ```

mod build;
mod draft;
mod figures;
mod heaps;
mod invariant;
mod judge;
mod practice;
mod topic;
mod write_rule;

pub use build::Build;
pub use invariant::{Invariant, InvariantError, Piles};
pub use judge::{Mark, Reply, Wrong, judge};
pub use practice::{Change, Practice, Progress};
pub use topic::{Level, Measure, Topic};
pub use write_rule::{RuleDifference, RuleGame, WriteRule};

use crate::random::Random;
use crate::{Budget, Player};
use draft::Draft;
use grundy_reasons::Answer;
use grundy_theorems::SolveError;
use std::collections::HashSet;

/// The version of the generator: with another one, the same seed may give other exercises.
pub const VERSION: u32 = 1;

/// An exercise with its key.
#[derive(Clone, Debug)]
pub struct Exercise {
    /// What it is about.
    pub topic: Topic,
    /// How hard it is.
    pub level: Level,
    /// The seed of its sheet.
    pub seed: u64,
    /// Its place on the sheet, from 1.
    pub number: u64,
    /// Its measure, by [`Topic::measure`].
    pub difficulty: u64,
    /// What is asked, and the answer to it.
    pub task: Task,
}

/// What is asked, with the key.
#[derive(Clone, Debug)]
pub enum Task {
    /// Does the player to move win?
    WhoWins {
        /// The position solved.
        answer: Box<Answer>,
        /// Who is to move.
        mover: Player,
    },
    /// What is the only winning move?
    FindMove {
        /// The position solved.
        answer: Box<Answer>,
        /// Who is to move.
        mover: Player,
    },
    /// What is the Grundy value?
    GiveValue {
        /// The position solved.
        answer: Box<Answer>,
    },
    /// Which number makes the position lost for the player to move?
    Build(Build),
    /// Which condition do the lost positions fulfil?
    FindInvariant(Invariant),
    /// How is the rule of a game written?
    WriteRule(WriteRule),
}

impl Exercise {
    /// The position of the key, solved, if the exercise is about one position.
    pub fn answer(&self) -> Option<&Answer> {
        match &self.task {
            Task::WhoWins { answer, .. }
            | Task::FindMove { answer, .. }
            | Task::GiveValue { answer } => Some(answer),
            Task::Build(build) => Some(&build.answer),
            Task::FindInvariant(_) | Task::WriteRule(_) => None,
        }
    }

    /// Who is to move.
    pub fn mover(&self) -> Player {
        match self.task {
            Task::WhoWins { mover, .. } | Task::FindMove { mover, .. } => mover,
            _ => Player::Left,
        }
    }

    /// Checks every number of the key again.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn verify(&self) -> Result<(), String> {
        match &self.task {
            Task::FindInvariant(invariant) => invariant.verify().map_err(|why| why.to_string()),
            Task::WriteRule(task) => task.verify(),
            Task::WhoWins { answer, .. }
            | Task::FindMove { answer, .. }
            | Task::GiveValue { answer }
            | Task::Build(Build { answer, .. }) => {
                answer.verify().map_err(|why| why.what().to_owned())
            }
        }
    }

    /// What tells the exercise from others of its sheet.
    fn identity(&self) -> String {
        match &self.task {
            Task::WhoWins { answer, mover } | Task::FindMove { answer, mover } => {
                format!("{} {mover:?}", crate::position_text(&answer.position))
            }
            Task::GiveValue { answer } => crate::position_text(&answer.position),
            Task::Build(build) => build.text("x"),
            Task::FindInvariant(invariant) => invariant.rule_text(),
            Task::WriteRule(task) => task.game.rule_text(),
        }
    }
}

/// The exercises of one topic, level and seed, one after the other.
#[derive(Clone, Debug)]
pub struct Sheet {
    topic: Topic,
    level: Level,
    seed: u64,
    /// How many were made.
    made: u64,
    /// Those that were made, so that none comes twice while there are others.
    seen: HashSet<String>,
}

/// So many exercises that were on the sheet before are put aside before one may come again: an easy level has only a few.
const MOST_REPEATS: u32 = 40;

/// What an exercise that is kept takes in memory, roughly.
const WEIGHT: usize = 4 << 10;

impl Sheet {
    /// The sheet of a topic, level and seed, from its first exercise on.
    pub fn new(topic: Topic, level: Level, seed: u64) -> Sheet {
        Sheet { topic, level, seed, made: 0, seen: HashSet::new() }
    }

    /// Its topic.
    pub fn topic(&self) -> Topic {
        self.topic
    }

    /// Its level.
    pub fn level(&self) -> Level {
        self.level
    }

    /// Its seed.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The next exercise.
    ///
    /// # Errors
    /// If a limit is reached.
    pub fn next(&mut self, budget: &mut Budget) -> Result<Exercise, SolveError> {
        let number = self.made + 1;
        let salts = [self.topic as u64, u64::from(self.level.number()), number];
        let mut random = Random::new(self.seed, &salts);
        budget.take_bytes(WEIGHT)?;
        let mut repeats = 0;
        loop {
            // Every draft costs, so that this ends.
            budget.spend(1)?;
            budget.in_time()?;
            let draft = self.draft(&mut random);
            let Some((task, difficulty)) = draft.solve(self.topic, self.level, budget)? else {
                continue;
            };
            let (topic, level, seed) = (self.topic, self.level, self.seed);
            let exercise = Exercise { topic, level, seed, number, difficulty, task };
            if !self.seen.insert(exercise.identity()) && repeats < MOST_REPEATS {
                repeats += 1;
                continue;
            }
            self.made = number;
            return Ok(exercise);
        }
    }

    /// Something that may become an exercise.
    fn draft(&self, random: &mut Random) -> Draft {
        match self.topic {
            Topic::Xor => heaps::xor(self.level, random),
            Topic::WhoWins => heaps::who_wins(self.level, random),
            Topic::WinningMove => heaps::winning_move(self.level, random),
            Topic::Misere => heaps::misere(self.level, random),
            Topic::Subtraction => heaps::subtraction(self.level, random),
            Topic::Mex => heaps::mex(self.level, random),
            Topic::Sums => heaps::sums(self.level, random),
            Topic::Monotonic => heaps::monotonic(self.level, random),
            Topic::Kl => heaps::kl(self.level, random),
            Topic::Graph => figures::graph(self.level, random),
            Topic::Hackenbush => figures::hackenbush(self.level, random),
            Topic::Invariant => Draft::Invariant(Invariant::draft(self.level, random)),
            Topic::Rule => Draft::Rule(RuleGame::draft(self.level, random)),
        }
    }
}
