//! Answers as people type them.

use crate::{Messages, diagnostics_text, move_error_text, read_move, told_move};
use grundy::exercise::{Exercise, Reply, Task};
use grundy::{Formula, parse_rules};

/// The answer that a person typed, or what to say if it is none.
///
/// # Errors
/// If the text is no answer of the kind that is asked for.
pub fn read_reply(exercise: &Exercise, text: &str, messages: &Messages) -> Result<Reply, String> {
    let text = text.trim();
    let wanted = || reply_wanted(exercise, messages);
    match &exercise.task {
        Task::WhoWins { .. } => read_wins(text, messages).map(Reply::Wins).ok_or_else(wanted),
        Task::GiveValue { .. } | Task::Build(_) => {
            read_number(text).map(Reply::Number).ok_or_else(wanted)
        }
        Task::FindMove { answer, mover } => {
            let read = read_move(&answer.position, text, *mover, messages);
            read.map(Reply::Move)
                .map_err(|why| format!("{}\n{}", move_error_text(&why, messages), wanted()))
        }
        Task::FindInvariant(invariant) => {
            let names: Vec<String> = invariant.names().iter().map(|&n| n.to_owned()).collect();
            let formula = Formula::parse(text, &names)
                .map_err(|why| diagnostics_text(text, &why, messages, false))?;
            match formula.is_condition() {
                true => Ok(Reply::Condition(Box::new(formula))),
                false => Err(wanted()),
            }
        }
        Task::WriteRule(_) => parse_rules(text, &[]).map(Reply::Rules).map_err(|why| {
            format!("{}\n{}", diagnostics_text(text, &why, messages, false), wanted())
        }),
    }
}

/// What kind of answer is asked for, with an example that is not the answer.
pub fn reply_wanted(exercise: &Exercise, messages: &Messages) -> String {
    match &exercise.task {
        Task::WhoWins { .. } => messages.get("exercise-read-wins", &[]),
        Task::GiveValue { .. } | Task::Build(_) => messages.get("exercise-read-number", &[]),
        Task::FindMove { answer, mover } => {
            let winning = &answer.winning.of(*mover).moves;
            let other = answer.position.moves(*mover).find(|played| !winning.contains(played));
            let example = other.map(|played| told_move(&answer.position, &played, messages));
            let example = example.unwrap_or_default();
            messages.get("exercise-read-move", &[("example", example.into())])
        }
        Task::FindInvariant(invariant) => {
            let names = invariant.names().join(", ");
            let example = match invariant.names() {
                [n] => format!("{n} % 10 == 1"),
                [a, b, ..] => format!("{a} > 2 * {b}"),
                [] => String::new(),
            };
            let args = [("names", names.into()), ("example", example.into())];
            messages.get("exercise-read-condition", &args)
        }
        Task::WriteRule(_) => {
            let example = "game f(n) = { f(n - 1) if n >= 1 }";
            messages.get("exercise-read-rule", &[("example", example.into())])
        }
    }
}

/// Whether a word says that the player to move wins. N and P, and the English words, are understood everywhere.
fn read_wins(text: &str, messages: &Messages) -> Option<bool> {
    let typed = text.trim_end_matches(['.', '!', '。', '\u{ff01}']).to_lowercase();
    let english = Messages::of(crate::Language::En);
    let is = |id: &str| {
        [messages, english].into_iter().any(|of| {
            let words = of.get(id, &[]);
            words.split([',', '\u{ff0c}']).any(|word| word.trim() == typed)
        })
    };
    match (is("exercise-word-wins"), is("exercise-word-loses")) {
        (true, _) => Some(true),
        (false, true) => Some(false),
        (false, false) => None,
    }
}

/// A number, with an asterisk as nimbers have, or full-width digits.
fn read_number(text: &str) -> Option<u64> {
    let digit = |c: char| match c {
        '0'..='9' => Some(c),
        '\u{ff10}'..='\u{ff19}' => {
            let digit = u32::from(c) - 0xff10;
            char::from_digit(digit, 10)
        }
        _ => None,
    };
    let text = text.strip_prefix('*').unwrap_or(text);
    let digits: Option<String> = text.chars().map(digit).collect();
    digits?.parse().ok()
}
