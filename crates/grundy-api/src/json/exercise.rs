//! Exercises.

use super::AnswerObject;
use grundy::exercise::{Exercise, Level, Task, Topic, VERSION};
use grundy::{Answer, move_text, position_text};
use grundy_explain::render::markdown;
use grundy_explain::{Messages, exercise as words, told_move};
use serde::Serialize;

/// The object of `exercise` without a topic.
#[derive(Debug, Serialize)]
pub struct TopicsObject {
    topics: Vec<TopicObject>,
}

#[derive(Debug, Serialize)]
struct TopicObject {
    name: &'static str,
    title: String,
    measure: &'static str,
    /// The least and the greatest measure at each level.
    levels: Vec<(u64, u64)>,
}

impl TopicsObject {
    /// The object of all topics.
    pub fn new(messages: &Messages) -> TopicsObject {
        let object = |topic: Topic| TopicObject {
            name: topic.name(),
            title: words::topic_title(topic, messages),
            measure: topic.measure().name(),
            levels: Level::ALL.into_iter().map(|level| topic.range(level)).collect(),
        };
        TopicsObject { topics: Topic::ALL.into_iter().map(object).collect() }
    }
}

/// The object of a sheet. Texts are Markdown.
#[derive(Debug, Serialize)]
pub struct SheetObject {
    topic: &'static str,
    level: u8,
    seed: u64,
    generator: u32,
    measure: &'static str,
    exercises: Vec<ExerciseObject>,
}

#[derive(Debug, Serialize)]
struct ExerciseObject {
    number: u64,
    kind: &'static str,
    difficulty: u64,
    question: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    position: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    play: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    mover: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    range: Option<(u64, u64)>,
    #[serde(skip_serializing_if = "Option::is_none")]
    key: Option<KeyObject>,
}

/// The answer; one of the first fields is there.
#[derive(Debug, Default, Serialize)]
struct KeyObject {
    #[serde(skip_serializing_if = "Option::is_none")]
    wins: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<u64>,
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    played: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    told: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    numbers: Option<Vec<u64>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    condition: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<String>,
    text: String,
    /// The position solved, with a reason that can be checked.
    #[serde(skip_serializing_if = "Option::is_none")]
    answer: Option<serde_json::Value>,
}

impl SheetObject {
    /// The object of a sheet, with its answers if `key`.
    pub fn new(
        (topic, level, seed): (Topic, Level, u64),
        exercises: &[Exercise],
        key: bool,
        messages: &Messages,
    ) -> SheetObject {
        SheetObject {
            topic: topic.name(),
            level: level.number(),
            seed,
            generator: VERSION,
            measure: topic.measure().name(),
            exercises: exercises.iter().map(|exercise| object(exercise, key, messages)).collect(),
        }
    }
}

fn object(exercise: &Exercise, key: bool, messages: &Messages) -> ExerciseObject {
    let text = |answer: &Answer| Some(position_text(&answer.position));
    let (kind, position, play, range) = match &exercise.task {
        Task::WhoWins { answer, .. } => ("who-wins", text(answer), Some(answer.play), None),
        Task::FindMove { answer, .. } => ("find-move", text(answer), Some(answer.play), None),
        Task::GiveValue { answer } => ("give-value", text(answer), Some(answer.play), None),
        Task::Build(build) => {
            let range = Some((build.least, build.most));
            ("build", Some(build.text("□")), Some(build.play), range)
        }
        Task::FindInvariant(_) => ("find-invariant", None, None, None),
        Task::WriteRule(_) => ("write-rule", None, None, None),
    };
    let partizan = exercise.answer().is_some_and(|answer| !answer.position.is_impartial());
    ExerciseObject {
        number: exercise.number,
        kind,
        difficulty: exercise.difficulty,
        question: markdown(&words::question(exercise, messages)).trim().to_owned(),
        position,
        play: play.map(grundy::Play::name),
        mover: partizan.then(|| exercise.mover().name()),
        range,
        key: key.then(|| key_object(exercise, messages)),
    }
}

fn key_object(exercise: &Exercise, messages: &Messages) -> KeyObject {
    let mut key = KeyObject {
        text: markdown(&words::key(exercise, messages)).trim().to_owned(),
        answer: exercise.answer().and_then(|answer| {
            serde_json::to_value(AnswerObject::new(answer, None, None, messages)).ok()
        }),
        ..KeyObject::default()
    };
    match &exercise.task {
        Task::WhoWins { answer, mover } => key.wins = Some(answer.outcome.mover_wins(*mover)),
        Task::FindMove { answer, mover } => {
            if let Some(played) = answer.winning.of(*mover).moves.first() {
                key.played = Some(move_text(&answer.position, played));
                key.told = Some(told_move(&answer.position, played, messages));
            }
        }
        Task::GiveValue { answer } => key.value = answer.value.nimber(),
        Task::Build(build) => key.numbers = Some(build.solutions.clone()),
        Task::FindInvariant(invariant) => key.condition = Some(invariant.formula()),
        Task::WriteRule(task) => key.rule = Some(task.game.rule_text()),
    }
    key
}
