//! The answer to an exercise, with its reason.

use super::mover;
use crate::{Block, Messages, Span, Tone, answer, markup, told_move};
use grundy::exercise::{Exercise, Task, WriteRule};

pub(super) fn blocks(exercise: &Exercise, messages: &Messages) -> Vec<Block> {
    let paragraph = |text: &str| Block::Paragraph(markup(text));
    let strong = |text: String| Block::Paragraph(vec![Span::new(text, Tone::Strong)]);
    match &exercise.task {
        Task::WhoWins { answer, .. } => answer::key(answer, messages, mover(exercise)),
        Task::FindMove { answer, mover: player } => {
            let winning = answer.winning.of(*player).moves.first();
            let told = winning.map(|played| told_move(&answer.position, played, messages));
            let mut blocks: Vec<Block> = told.into_iter().map(strong).collect();
            blocks.extend(answer::key_reason(answer, messages, mover(exercise)));
            blocks
        }
        Task::GiveValue { answer } => {
            let value = answer.value.nimber().unwrap_or(0);
            let mut blocks = vec![strong(value.to_string())];
            blocks.extend(answer::key_reason(answer, messages, None));
            blocks
        }
        Task::Build(build) => {
            let numbers: Vec<String> = build.solutions.iter().map(u64::to_string).collect();
            let separator = messages.get("list-separator", &[]);
            let numbers = numbers.join(&separator);
            let mut blocks =
                vec![strong(messages.get("exercise-key-numbers", &[("numbers", numbers.into())]))];
            if let [first, _, ..] = build.solutions.as_slice() {
                let filled = messages.get("exercise-key-filled", &[("n", (*first).into())]);
                blocks.push(Block::Paragraph(vec![filled.into()]));
            }
            blocks.extend(answer::key_reason(&build.answer, messages, None));
            blocks
        }
        Task::FindInvariant(invariant) => {
            let condition = [("condition", invariant.formula().into())];
            let to = [("to", invariant.compared_to().into())];
            vec![
                paragraph(&messages.get("exercise-key-invariant", &condition)),
                paragraph(&messages.get("exercise-key-invariant-why", &to)),
            ]
        }
        Task::WriteRule(task) => {
            let to = [("to", WriteRule::COMPARED_TO.into())];
            vec![
                Block::Code(task.game.rule_text()),
                paragraph(&messages.get("exercise-key-rule-why", &to)),
            ]
        }
    }
}
