//! Whether an answer is right, and if not, what shows it.

use super::{Exercise, RuleDifference, Task};
use crate::{Budget, Move, Outcome, Play, Rules, SolveOptions};
use grundy_lang::Formula;
use grundy_reasons::Answer;
use grundy_theorems::SolveError;

/// What somebody answers.
#[derive(Clone, Debug)]
pub enum Reply {
    /// Whether the player to move wins.
    Wins(bool),
    /// A number.
    Number(u64),
    /// A move.
    Move(Move),
    /// A condition.
    Condition(Box<Formula>),
    /// Rules.
    Rules(Rules),
}

/// What becomes of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mark {
    /// It is right.
    Right,
    /// It is wrong, and this shows it.
    Wrong(Wrong),
}

/// What shows that an answer is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// Another kind of answer is asked for.
    OtherKind,
    /// The other player wins.
    Outcome,
    /// Another number is right.
    Number,
    /// The rules do not allow the move.
    Illegal,
    /// After the move the opponent wins, by this reply if she has to move at all.
    Refuted(Option<Move>),
    /// A number outside the range that was said.
    OutOfRange,
    /// The player to move wins what was built, by this move if there is one to make.
    Won(Option<Move>),
    /// At these numbers the condition says the wrong thing; whether the position is lost.
    Counterexample(Vec<u64>, bool),
    /// At these numbers the condition breaks down.
    Broken(Vec<u64>),
    /// The rule is another one.
    Rule(RuleDifference),
}

/// Judges an answer. Every right answer is right, not only that of the key.
///
/// # Errors
/// If a limit is reached.
pub fn judge(exercise: &Exercise, reply: &Reply, budget: &mut Budget) -> Result<Mark, SolveError> {
    let wrong = match (&exercise.task, reply) {
        (Task::WhoWins { answer, mover }, Reply::Wins(wins)) => {
            (answer.outcome.mover_wins(*mover) != *wins).then_some(Wrong::Outcome)
        }
        (Task::GiveValue { answer }, Reply::Number(number)) => {
            (answer.value.nimber() != Some(*number)).then_some(Wrong::Number)
        }
        (Task::FindMove { answer, .. }, Reply::Move(played)) => {
            refuted(exercise, answer, played, budget)?
        }
        (Task::Build(build), Reply::Number(number)) => {
            match (build.least..=build.most).contains(number) {
                false => Some(Wrong::OutOfRange),
                true => match build.filled(*number, budget)? {
                    None => Some(Wrong::OutOfRange),
                    Some(answer) => (answer.outcome != Outcome::P).then(|| {
                        let winning = answer.winning.of(exercise.mover()).moves.first();
                        Wrong::Won(winning.cloned())
                    }),
                },
            }
        }
        (Task::FindInvariant(invariant), Reply::Condition(condition)) => {
            match invariant.first_wrong(condition) {
                Ok(None) => None,
                Ok(Some((at, lost))) => Some(Wrong::Counterexample(at, lost)),
                Err(at) => Some(Wrong::Broken(at)),
            }
        }
        (Task::WriteRule(task), Reply::Rules(rules)) => {
            task.difference(rules, budget)?.map(Wrong::Rule)
        }
        _ => Some(Wrong::OtherKind),
    };
    Ok(wrong.map_or(Mark::Right, Mark::Wrong))
}

/// What shows that a move does not win; nothing if it does.
fn refuted(
    exercise: &Exercise,
    answer: &Answer,
    played: &Move,
    budget: &mut Budget,
) -> Result<Option<Wrong>, SolveError> {
    let mover = exercise.mover();
    let Ok(after) = answer.position.after(played, mover) else { return Ok(Some(Wrong::Illegal)) };
    let play: Play = answer.play;
    let next = crate::solve(&after, &SolveOptions::of(play), budget)?;
    let opponent = mover.other();
    let wins = !next.outcome.mover_wins(opponent);
    Ok((!wins).then(|| Wrong::Refuted(next.winning.of(opponent).moves.first().cloned())))
}
