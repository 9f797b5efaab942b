//! Asking a program about positions, and finding the smallest that goes wrong.

use super::game::{JudgeError, Judging};
use super::input::input;
use super::mistakes::{self, Mistake};
use super::reply::{Reply, read};
use super::truth::{Truth, small};
use super::{End, Program, ProgramError, Run, large};
use crate::{Answer, SolveOptions, solve};
use grundy_core::{Budget, Stopped};
use grundy_games::Position;
use grundy_theorems::SolveError;

/// What judging a program showed.
#[derive(Clone, Debug)]
pub struct Verdict {
    /// How many positions it was right about.
    pub right: usize,
    /// How many of them are large.
    pub right_large: usize,
    /// The smallest position it is not right about.
    pub found: Option<Box<Found>>,
    /// What ended the judging before its end.
    pub stopped: Option<Stopped>,
}

/// A position that a program is not right about.
#[derive(Clone, Debug)]
pub struct Found {
    /// What is right about it.
    pub answer: Answer,
    /// What goes wrong.
    pub trouble: Trouble,
    /// An input on which it goes wrong.
    pub input: String,
    /// How many positions that input has: more than one if the position goes wrong after others only.
    pub positions: usize,
    /// The mistake that explains all answers.
    pub mistake: Option<Mistake>,
}

/// What goes wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The answer is not right, or is none.
    Wrong {
        /// The line that the program wrote.
        said: String,
        /// What it means; [`Reply::Other`] if nothing.
        reply: Reply,
    },
    /// The program ends in order and answers nothing.
    Silent,
    /// The program answers this many positions in one run and is asked about more.
    TooFew(usize),
    /// It writes more lines than there are positions.
    TooMany(usize),
    /// It did not end in order.
    Ended(End, Option<String>),
}

/// Asks a program about the small positions and then the large ones, until it is wrong.
///
/// # Errors
/// If the positions cannot be solved, or the program cannot be run.
pub fn judge(
    judging: &Judging,
    program: &mut dyn Program,
    budget: &mut Budget,
) -> Result<Verdict, JudgeError> {
    let mut verdict = Verdict { right: 0, right_large: 0, found: None, stopped: None };
    match judge_all(judging, program, &mut verdict, budget) {
        Err(
            JudgeError::Program(ProgramError::Stopped(by))
            | JudgeError::Unsolved(_, SolveError::Stopped(by)),
        ) => verdict.stopped = Some(by),
        other => other?,
    }
    Ok(verdict)
}

fn judge_all(
    judging: &Judging,
    program: &mut dyn Program,
    verdict: &mut Verdict,
    budget: &mut Budget,
) -> Result<(), JudgeError> {
    let tests = small(judging, budget)?;
    let mut asked = Asked { judging, program, budget };
    let wrong = match judging.single {
        true => asked.one_by_one(&tests, &mut verdict.right)?,
        false => asked.together(&tests)?,
    };
    if let Some(found) = wrong {
        verdict.right = found.0;
        verdict.found = Some(Box::new(found.1));
        return Ok(());
    }
    verdict.right = tests.len();
    let empty = || Position::new(Vec::new());
    let tests = large::large(judging, asked.budget).map_err(|why| match why {
        SolveError::Stopped(by) => JudgeError::Program(ProgramError::Stopped(by)),
        why => JudgeError::Unsolved(empty(), why),
    })?;
    for test in &tests {
        if let Some(found) = asked.alone(test)? {
            verdict.found = Some(Box::new(found));
            return Ok(());
        }
        verdict.right += 1;
        verdict.right_large += 1;
    }
    Ok(())
}

/// A program that is asked.
struct Asked<'a, 'p> {
    judging: &'a Judging,
    program: &'a mut (dyn Program + 'p),
    budget: &'a mut Budget,
}

/// The lines of an output that are not empty, and whether the last of them was ended.
fn lines(run: &Run) -> Vec<String> {
    let text = String::from_utf8_lossy(&run.output);
    let whole = match run.end {
        End::Finished => &*text,
        // A line that was cut short is no answer.
        _ => text.rsplit_once('\n').map_or("", |(whole, _)| whole),
    };
    whole.lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned).collect()
}

impl Asked<'_, '_> {
    fn run(&mut self, tests: &[Truth]) -> Result<(Run, Vec<String>), JudgeError> {
        let text = self.input(tests);
        let run = self.program.run(text.as_bytes(), tests.len(), self.budget);
        let run = run.map_err(JudgeError::Program)?;
        let lines = lines(&run);
        Ok((run, lines))
    }

    fn input(&self, tests: &[Truth]) -> String {
        let positions = tests.iter().map(|test| &test.position);
        input(positions, self.judging.fixed(), self.judging.form)
    }

    fn replies(&self, tests: &[Truth], lines: &[String]) -> Vec<Reply> {
        let each = tests.iter().zip(lines);
        each.map(|(test, line)| read(line, self.judging.ask, &test.position)).collect()
    }

    /// The first of some answers that is not right.
    fn first_wrong(&mut self, tests: &[Truth], replies: &[Reply]) -> Option<usize> {
        let play = self.judging.play;
        tests.iter().zip(replies).position(|(test, reply)| !test.accepts(reply, play, self.budget))
    }

    /// What goes wrong about a position that is asked by itself.
    fn alone(&mut self, test: &Truth) -> Result<Option<Found>, JudgeError> {
        let tests = std::slice::from_ref(test);
        let (run, lines) = self.run(tests)?;
        match self.trouble(tests, &run, &lines) {
            None => Ok(None),
            Some((_, trouble)) => self.found(tests, trouble, None).map(Some),
        }
    }

    /// The first position of `tests` that went wrong in a run, and how.
    fn trouble(
        &mut self,
        tests: &[Truth],
        run: &Run,
        lines: &[String],
    ) -> Option<(usize, Trouble)> {
        // Which line belongs to which position is anybody's guess.
        if run.end == End::Finished && lines.len() > tests.len() {
            return Some((0, Trouble::TooMany(lines.len())));
        }
        let replies = self.replies(tests, lines);
        if let Some(at) = self.first_wrong(tests, &replies) {
            let (said, reply) = (lines[at].clone(), replies[at].clone());
            return Some((at, Trouble::Wrong { said, reply }));
        }
        let answered = replies.len();
        let last = tests.len().saturating_sub(1);
        match run.end {
            End::Finished if answered == tests.len() => None,
            End::Finished if answered == 0 => Some((0, Trouble::Silent)),
            End::Finished => Some((answered, Trouble::TooFew(answered))),
            end => Some((answered.min(last), Trouble::Ended(end, run.complaint.clone()))),
        }
    }

    fn found(
        &mut self,
        tests: &[Truth],
        trouble: Trouble,
        mistake: Option<Mistake>,
    ) -> Result<Found, JudgeError> {
        let position = tests.last().map(|test| test.position.clone());
        let position = position.unwrap_or_else(|| Position::new(Vec::new()));
        let options = SolveOptions::of(self.judging.play);
        let answer = solve(&position, &options, self.budget)
            .map_err(|why| JudgeError::Unsolved(position.clone(), why))?;
        Ok(Found { answer, trouble, input: self.input(tests), positions: tests.len(), mistake })
    }

    /// Asks about each position in a run of its own.
    fn one_by_one(
        &mut self,
        tests: &[Truth],
        right: &mut usize,
    ) -> Result<Option<(usize, Found)>, JudgeError> {
        let mut replies = Vec::with_capacity(tests.len());
        let mut first: Option<(usize, Found)> = None;
        for (at, test) in tests.iter().enumerate() {
            let tests = std::slice::from_ref(test);
            let (run, lines) = self.run(tests)?;
            let trouble = self.trouble(tests, &run, &lines);
            replies.extend(self.replies(tests, &lines).into_iter().next());
            if let (Some((_, trouble)), None) = (trouble, &first) {
                let ended = !matches!(trouble, Trouble::Wrong { .. });
                first = Some((at, self.found(tests, trouble, None)?));
                if ended {
                    break;
                }
            }
            // The answers to all explain the mistake; so many do.
            const TO_EXPLAIN: usize = 100;
            match first {
                Some((wrong, _)) if at >= wrong + TO_EXPLAIN => break,
                Some(_) => {}
                None => *right += 1,
            }
        }
        if let Some((wrong, found)) = &mut first
            && replies.len() > *wrong
        {
            found.mistake = mistakes::find(self.judging, tests, &replies, *wrong, self.budget);
        }
        Ok(first)
    }

    /// Asks about all positions in one run.
    fn together(&mut self, tests: &[Truth]) -> Result<Option<(usize, Found)>, JudgeError> {
        let (run, lines) = self.run(tests)?;
        let Some((at, trouble)) = self.trouble(tests, &run, &lines) else { return Ok(None) };
        if !matches!(trouble, Trouble::Wrong { .. }) {
            return self.bisect(tests, at).map(Some);
        }
        let replies = self.replies(tests, &lines);
        let mistake = mistakes::find(self.judging, tests, &replies, at, self.budget);
        // By itself it may be answered rightly, if the program remembers what it should forget.
        let alone =
            self.alone(&tests[at])?.map(|found| Found { mistake: mistake.clone(), ..found });
        match alone {
            Some(found) => Ok(Some((at, found))),
            None => self.found(&tests[..=at], trouble, mistake).map(|found| Some((at, found))),
        }
    }

    /// The smallest position at which a run does not end in order, or answers too little or too much. The first
    /// `answered` are answered rightly.
    fn bisect(&mut self, tests: &[Truth], answered: usize) -> Result<(usize, Found), JudgeError> {
        // Invariant: `good` positions together go well, and `bad` of them do not. Output may be kept back until the end,
        // so fewer answers may be seen than were found.
        let mut good = 0;
        let mut bad = tests.len();
        let mut step = answered.max(1);
        while good + 1 < bad {
            let middle = step.clamp(good + 1, bad - 1);
            let (run, lines) = self.run(&tests[..middle])?;
            match self.trouble(&tests[..middle], &run, &lines) {
                None => {
                    good = middle;
                    step = (good * 2).min(good + (bad - good) / 2).max(good + 1);
                }
                Some(_) => {
                    bad = middle;
                    step = good + (bad - good) / 2;
                }
            }
        }
        let at = bad - 1;
        if let Some(found) = self.alone(&tests[at])? {
            return Ok((at, found));
        }
        let together = &tests[..bad];
        let (run, lines) = self.run(together)?;
        let trouble = self.trouble(together, &run, &lines).map_or(Trouble::Silent, |(_, t)| t);
        self.found(together, trouble, None).map(|found| (at, found))
    }
}

impl Found {
    /// Whether the position is asked by itself.
    pub fn alone(&self) -> bool {
        self.positions == 1
    }
}

#[cfg(test)]
mod tests;
