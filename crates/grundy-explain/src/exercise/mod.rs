//! Exercises in words: sheets, questions, keys, and what is said of an answer.

mod key;
mod mark;
mod question;
mod reply;
mod steps;

pub use mark::mark_text;
pub use reply::{read_reply, reply_wanted};
pub use steps::hints;

use crate::words::Words;
use crate::{Block, Doc, Messages, Row, Span, Tone, markup};
use grundy::Player;
use grundy::exercise::{Exercise, Level, Task, Topic, VERSION};
use grundy_games::Position;

/// What a topic is called.
pub fn topic_title(topic: Topic, messages: &Messages) -> String {
    let id = match topic {
        Topic::Xor => "exercise-topic-xor",
        Topic::WhoWins => "exercise-topic-who-wins",
        Topic::WinningMove => "exercise-topic-winning-move",
        Topic::Misere => "exercise-topic-misere",
        Topic::Subtraction => "exercise-topic-subtraction",
        Topic::Mex => "exercise-topic-mex",
        Topic::Sums => "exercise-topic-sums",
        Topic::Graph => "exercise-topic-graph",
        Topic::Monotonic => "exercise-topic-monotonic",
        Topic::Hackenbush => "exercise-topic-hackenbush",
        Topic::Kl => "exercise-topic-kl",
        Topic::Invariant => "exercise-topic-invariant",
        Topic::Rule => "exercise-topic-rule",
    };
    messages.get(id, &[])
}

/// The topics by name and title.
pub fn topics(messages: &Messages) -> Doc {
    let row = |topic: Topic| {
        let name = vec![Span::new(topic.name(), Tone::Code)];
        Row::new(vec![name, vec![topic_title(topic, messages).into()]])
    };
    Doc::new(vec![
        Block::Heading(1, vec![messages.get("exercise-topics", &[]).into()]),
        Block::table(Topic::ALL.into_iter().map(row).collect()),
        Block::Paragraph(markup(&messages.get("exercise-topics-hint", &[]))),
    ])
}

/// What a sheet shows besides its exercises.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SheetParts {
    /// A line for the name of the person, and one for each answer.
    pub blanks: bool,
    /// The answers with their reasons, after all exercises.
    pub key: bool,
}

/// A sheet of exercises.
pub fn sheet(
    (topic, level, seed): (Topic, Level, u64),
    exercises: &[Exercise],
    parts: SheetParts,
    messages: &Messages,
) -> Doc {
    let title = topic_title(topic, messages);
    let about = [
        ("level", u64::from(level.number()).into()),
        ("seed", seed.into()),
        ("version", VERSION.into()),
    ];
    let about = messages.get("exercise-sheet", &about);
    let mut blocks = vec![
        Block::Heading(1, vec![title.into()]),
        Block::Paragraph(vec![Span::new(about, Tone::Faint)]),
    ];
    if parts.blanks {
        blocks.push(Block::Paragraph(vec![messages.get("exercise-names", &[]).into()]));
    }
    blocks.extend(preface(topic, messages));
    let numbered = |exercise: &Exercise| {
        let number = messages.get("exercise-number", &[("n", exercise.number.into())]);
        Block::Heading(2, vec![number.into()])
    };
    for exercise in exercises {
        blocks.push(numbered(exercise));
        blocks.extend(question::blocks(exercise, messages));
        if parts.blanks {
            blocks.push(Block::Paragraph(vec![messages.get("exercise-blank", &[]).into()]));
        }
    }
    if parts.key {
        blocks.push(Block::Heading(1, vec![messages.get("exercise-key", &[]).into()]));
        for exercise in exercises {
            blocks.push(numbered(exercise));
            blocks.extend(key::blocks(exercise, messages));
        }
    }
    Doc::new(blocks)
}

/// The rule that all exercises of a topic have in common.
fn preface(topic: Topic, messages: &Messages) -> Option<Block> {
    let id = match topic {
        Topic::Xor | Topic::Rule => return None,
        Topic::Misere => "exercise-misere",
        Topic::Kl => "exercise-kl",
        Topic::Graph => "exercise-graph",
        Topic::Hackenbush => "exercise-hackenbush",
        Topic::Monotonic => "exercise-monotonic",
        _ => "exercise-normal",
    };
    Some(Block::Paragraph(vec![messages.get(id, &[]).into()]))
}

/// One exercise by itself, with the rule of its topic.
pub fn question(exercise: &Exercise, messages: &Messages) -> Doc {
    let mut blocks: Vec<Block> = preface(exercise.topic, messages).into_iter().collect();
    blocks.extend(question::blocks(exercise, messages));
    Doc::new(blocks)
}

/// The answer to an exercise, with its reason.
pub fn key(exercise: &Exercise, messages: &Messages) -> Doc {
    Doc::new(key::blocks(exercise, messages))
}

/// The name of the player to move, where the players differ.
fn mover(exercise: &Exercise) -> Option<Player> {
    match &exercise.task {
        Task::WhoWins { answer, mover } | Task::FindMove { answer, mover } => {
            (!answer.position.is_impartial()).then_some(*mover)
        }
        _ => None,
    }
}

/// Words about a position.
fn words<'a>(position: &'a Position, messages: &'a Messages) -> Words<'a> {
    Words { messages, terms: position.terms(), mover: None, within: false }
}
