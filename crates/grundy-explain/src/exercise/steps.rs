//! Hints for exercises, each step telling a little more, none the answer.

use crate::{Block, Doc, Messages, hint, markup, reason};
use grundy::exercise::{Exercise, Task};
use grundy::hint::HintStep;

/// How many lost positions a hint lists.
const MOST_LOST: usize = 6;

/// From these heaps a hint lists the options.
const HEAPS: [u64; 2] = [4, 7];

/// The hints for an exercise, in the order in which they are given.
pub fn hints(exercise: &Exercise, messages: &Messages) -> Vec<Doc> {
    let say = |text: String| Doc::new(vec![Block::Paragraph(markup(&text))]);
    match &exercise.task {
        Task::FindInvariant(invariant) => {
            let at = |at: Vec<u64>| {
                let at: Vec<String> = at.iter().map(u64::to_string).collect();
                if at.len() == 1 { at.concat() } else { format!("({})", at.join(", ")) }
            };
            let lost = invariant.lost().into_iter().map(at);
            // One more position with every hint.
            let lost: Vec<String> = lost.take(2 * MOST_LOST).collect();
            let separator = messages.get("list-separator", &[]);
            let list = |count: usize| {
                let listed = lost[..count.min(lost.len())].join(&separator);
                say(messages.get("exercise-hint-lost", &[("positions", listed.into())]))
            };
            vec![list(MOST_LOST), list(2 * MOST_LOST)]
        }
        Task::WriteRule(task) => HEAPS
            .into_iter()
            .map(|n| {
                let option = |left: Vec<u64>| {
                    let left: Vec<String> = left.iter().map(u64::to_string).collect();
                    if left.is_empty() { "0".to_owned() } else { left.join(" + ") }
                };
                let options: Vec<String> = task.game.options(n).into_iter().map(option).collect();
                let options = options.join(&messages.get("list-separator", &[]));
                let args = [("n", n.into()), ("options", options.into())];
                say(messages.get("exercise-hint-options", &args))
            })
            .collect(),
        // The steps of hints in play, but for the first, which is known here, and the last, which is the answer.
        Task::FindMove { answer, mover } => [HintStep::Idea, HintStep::Place]
            .into_iter()
            .map(|step| hint::step(answer, *mover, step, messages))
            .collect(),
        // Their second step would tell who wins: only the way is shown.
        Task::WhoWins { .. } | Task::GiveValue { .. } | Task::Build(_) => {
            let answer = exercise.answer();
            let valued = answer.is_some_and(|answer| answer.value.nimber().is_some());
            let value = valued && !matches!(exercise.task, Task::GiveValue { .. });
            let value = value.then(|| say(messages.get("exercise-hint-value", &[])));
            let theorems = answer.map(|answer| reason::theorems(&answer.reason));
            let theorem =
                |name: &str| say(messages.get("exercise-hint-theorem", &[("name", name.into())]));
            let theorems = theorems.unwrap_or_default().into_iter().map(theorem);
            value.into_iter().chain(theorems).collect()
        }
    }
}
