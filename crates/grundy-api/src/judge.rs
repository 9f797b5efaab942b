//! Judging a program. This is no [`Question`](crate::Question): whoever asks it runs a program on this machine, so it
//! has no name in JSON, and no server can be asked it. Reports are told and written like all others.

use crate::json::JudgedObject;
use crate::library::Library;
use crate::reported::write_object;
use crate::{Context, Failure, FileFailure, Given, How, Reported, RuleTexts};
use grundy::judge::{Judging, ProgramError, Verdict};
use grundy::{Limits, Play};
use grundy_core::Stopped;
use grundy_explain::judge::{NotJudged, judged};
use grundy_explain::{Doc, InputError, Messages};
use std::io::{self, Write};

pub use grundy::judge::{Ask, InputForm, Program};

/// What is the smallest position that a program gets wrong?
#[derive(Clone, Debug)]
pub struct Judge {
    /// The command that runs it, as it is shown.
    pub command: String,
    /// The rule, such as `take[1..3]`.
    pub game: String,
    /// Rules that come with it.
    pub rules: RuleTexts,
    /// Whether the player who cannot move wins.
    pub misere: bool,
    /// The kind of answers.
    pub ask: Ask,
    /// How positions are written.
    pub input: InputForm,
    /// Whether it reads one position in a run.
    pub single: bool,
    /// Small positions have up to so many heaps, coins or tokens. With 1 every position is one number.
    pub heaps: Option<u64>,
    /// Small positions have numbers up to this.
    pub size: Option<u64>,
    /// Large positions have numbers up to this.
    pub most: Option<u64>,
}

impl Judge {
    /// Asks the program.
    ///
    /// # Errors
    /// If something is wrong with the question, or the program cannot be run. A program that is wrong is an answer.
    pub fn run(&self, program: &mut dyn Program, cx: &mut Context<'_>) -> Result<Judged, Failure> {
        let library = Library::new(&self.rules, cx)?;
        let rule = library.rule(&Given::from(self.game.as_str()))?;
        let play = if self.misere { Play::Misere } else { Play::Normal };
        let judging = Judging::new((*rule).clone(), self.heaps, self.size, self.most);
        let mut judging = judging.map_err(|why| self.failure(why))?;
        judging.play = play;
        judging.ask = self.ask;
        judging.form = self.input;
        judging.single = self.single;
        // The runs of a program have limits of their own, and there may be many.
        let budget = &mut cx.budget(Limits { memory: Limits::default().memory, ..Limits::NONE })?;
        let verdict = grundy::judge::judge(&judging, program, budget);
        let verdict = verdict.map_err(|why| self.failure(why))?;
        Ok(Judged {
            command: self.command.clone(),
            game: self.game.clone(),
            play,
            ask: self.ask,
            saved: None,
            verdict,
        })
    }

    fn failure(&self, why: grundy::judge::JudgeError) -> Failure {
        use grundy::judge::JudgeError;
        let refused = |why: NotJudged| InputError::NotJudged(why).into();
        match why {
            JudgeError::Parameters(game) => {
                // The rule of the example without its position.
                let example = game.example.split('(').next().unwrap_or(game.example);
                refused(NotJudged::Parameters { game: game.name, example })
            }
            JudgeError::NoValues => refused(NotJudged::NoValues),
            JudgeError::NoPositions => refused(NotJudged::NoPositions),
            JudgeError::Unsolved(_, why) => why.into(),
            JudgeError::Program(ProgramError::NotFound) => {
                refused(NotJudged::NotFound(self.command.clone()))
            }
            JudgeError::Program(ProgramError::Io(why)) => {
                FileFailure::new(&self.command, crate::Doing::Reading, &why).into()
            }
            JudgeError::Program(ProgramError::Stopped(by)) => by.into(),
            JudgeError::Disagreement(position) => {
                let position = grundy::position_text(&position);
                Failure::Bug(format!("{position}: the reference engine has another answer"))
            }
        }
    }
}

/// What judging a program showed.
#[derive(Clone, Debug)]
pub struct Judged {
    /// The command that runs it.
    pub command: String,
    /// The rule.
    pub game: String,
    /// The convention.
    pub play: Play,
    /// The kind of answers.
    pub ask: Ask,
    /// The file that the input was written to, on which it goes wrong.
    pub saved: Option<String>,
    /// What was found.
    pub verdict: Verdict,
}

impl Judged {
    /// The input on which the program goes wrong.
    pub fn input(&self) -> Option<&str> {
        self.verdict.found.as_ref().map(|found| found.input.as_str())
    }

    /// What ended the judging before its end.
    pub fn stopped(&self) -> Option<&Stopped> {
        self.verdict.stopped.as_ref()
    }
}

impl Reported for Judged {
    fn say(&self, _: &How, messages: &Messages) -> Doc {
        judged(&self.command, &self.verdict, self.ask, self.saved.as_deref(), messages)
    }

    fn write_json(&self, messages: &Messages, out: &mut dyn Write) -> io::Result<()> {
        write_object(&JudgedObject::new(self, messages), out)
    }
}
