//! Mistakes in written rules, and where rules break down, in words.

use super::{Style, Words, clean, count, drawn};
use crate::{Arg, Messages};
use grundy_games::written::{Fault, FaultKind, Kind};
use grundy_lang::DiagnosticKind;
use grundy_theorems::Breakdown;
use std::fmt::Write;

/// How many of the names there are a hint lists.
const KNOWN: usize = 6;

/// How many positions of a way are shown.
const SHOWN: usize = 12;

/// What is wrong with rules; `None` if it is not a mistake that only rules have.
pub(super) fn words(kind: &DiagnosticKind, messages: &Messages) -> Option<Words> {
    let say = |id: &str, args: &[(&str, Arg<'_>)]| Some(Words::new(messages, id, args));
    let named = |id: &str, name: &str| Some(Words::new(messages, id, &[("name", clean(name))]));
    // A name nobody knows, and the one that was probably meant.
    let near = |id: &str, far: &str, name: &str, nearest: &Option<String>| {
        let message = messages.get(id, &[("name", clean(name))]);
        let hint = match nearest {
            Some(nearest) => messages.get(&format!("{id}-hint"), &[("nearest", clean(nearest))]),
            None => messages.get(far, &[("name", clean(name))]),
        };
        Some(Words { message, hint })
    };
    match kind {
        DiagnosticKind::MissingBraces => say("rule-missing-braces", &[]),
        DiagnosticKind::SecondBar => say("rule-second-bar", &[]),
        DiagnosticKind::OptionFirst { instead } => {
            say("rule-option-first", &[("instead", clean(instead))])
        }
        DiagnosticKind::NotAnOption { text, instead } => {
            say("rule-not-an-option", &[("text", clean(text)), ("instead", clean(instead))])
        }
        DiagnosticKind::ConditionAsOption { text } => {
            say("rule-condition-as-option", &[("text", clean(text))])
        }
        DiagnosticKind::OptionElse => say("rule-option-else", &[]),
        DiagnosticKind::EndingInside { word } => {
            say("rule-ending-inside", &[("word", clean(word))])
        }
        DiagnosticKind::NoDefinition { instead } => {
            say("rule-no-definition", &[("instead", clean(instead))])
        }
        DiagnosticKind::NoParameterNames { name } => named("rule-no-parameter-names", name),
        DiagnosticKind::CatalogueOption { game } => {
            say("rule-catalogue-option", &[("game", clean(game))])
        }
        DiagnosticKind::ForWithoutIn { name, over } => {
            say("rule-for-without-in", &[("name", clean(name)), ("over", clean(over))])
        }
        DiagnosticKind::ListBrackets { instead } => {
            say("rule-list-brackets", &[("instead", clean(instead))])
        }
        DiagnosticKind::ListInList => say("rule-list-in-list", &[]),
        DiagnosticKind::TextOfOne { character } => {
            say("rule-text-of-one", &[("character", clean(&character.to_string()))])
        }
        DiagnosticKind::Keyword { name } => named("rule-keyword", name),
        DiagnosticKind::SingleEquals => say("rule-single-equals", &[]),
        DiagnosticKind::Foreign { found, instead } => {
            say("rule-foreign", &[("found", clean(found)), ("instead", (*instead).into())])
        }
        DiagnosticKind::NotWhole => say("rule-not-whole", &[]),
        DiagnosticKind::MissingTimes { number, name } => {
            say("rule-missing-times", &[("number", clean(number)), ("name", clean(name))])
        }
        DiagnosticKind::NumberOver63Bits => say("rule-number-too-large", &[]),
        DiagnosticKind::NotOneCharacter => say("rule-not-one-character", &[]),
        DiagnosticKind::UnclosedText => say("rule-unclosed-text", &[]),
        DiagnosticKind::TooDeep => say("rule-too-deep", &[]),
        DiagnosticKind::UnknownName { name, nearest: None, known } if !known.is_empty() => {
            let some = known.iter().rev().take(KNOWN).map(String::as_str);
            let known = some.collect::<Vec<_>>().join(", ");
            Some(Words {
                message: messages.get("rule-unknown-name", &[("name", clean(name))]),
                hint: messages.get("rule-unknown-name-known", &[("known", clean(&known))]),
            })
        }
        DiagnosticKind::UnknownName { name, nearest, .. } => {
            near("rule-unknown-name", "rule-unknown-name-far-hint", name, nearest)
        }
        DiagnosticKind::UndefinedGame { name, nearest } => {
            near("rule-unknown-game", "rule-unknown-game-far-hint", name, nearest)
        }
        DiagnosticKind::UsedBefore { name } => named("rule-used-before", name),
        DiagnosticKind::FunctionAlone { name, form } => {
            say("rule-function-alone", &[("name", clean(name)), ("form", clean(form))])
        }
        DiagnosticKind::NeedsFor { name, form } => {
            say("rule-needs-for", &[("name", clean(name)), ("form", clean(form))])
        }
        DiagnosticKind::OnlyInFor { name } => named("rule-only-in-for", name),
        DiagnosticKind::UnknownFunction { name, nearest } => {
            near("rule-unknown-function", "rule-unknown-function-far-hint", name, nearest)
        }
        DiagnosticKind::UnusedSetting { name, nearest } => {
            near("rule-unused-setting", "rule-unused-setting-far-hint", name, nearest)
        }
        DiagnosticKind::GameAsNumber { name } => named("rule-game-as-number", name),
        DiagnosticKind::NotAGame { name, game } => {
            say("rule-not-a-game", &[("name", clean(name)), ("game", clean(game))])
        }
        DiagnosticKind::Twice { name } => named("rule-twice", name),
        DiagnosticKind::NameOfFunction { name } => named("rule-name-of-function", name),
        DiagnosticKind::WrongKind { text, found, wanted } => say(
            "rule-wrong-kind",
            &[
                ("text", clean(text)),
                ("found", kind_name(*found).into()),
                ("wanted", kind_name(*wanted).into()),
            ],
        ),
        DiagnosticKind::ArgumentCount { name, form, expected, found } => say(
            "rule-argument-count",
            &[
                ("name", clean(name)),
                ("form", clean(form)),
                ("expected", count(*expected)),
                ("found", count(*found)),
            ],
        ),
        DiagnosticKind::MissingArguments { name } => named("rule-missing-arguments", name),
        DiagnosticKind::ListWanted { name, form } => {
            say("rule-list-wanted", &[("name", clean(name)), ("form", clean(form))])
        }
        DiagnosticKind::NotOver { name } => named("rule-not-over", name),
        DiagnosticKind::BadConstant { fault: Some(fault) } => Some(fault_words(fault, messages)),
        DiagnosticKind::BadConstant { fault: None } => say("fault-too-slow", &[]),
        DiagnosticKind::TooLong => say("rule-too-long", &[]),
        DiagnosticKind::NoGame => say("rule-no-game", &[]),
        _ => None,
    }
}

/// How messages call a kind.
fn kind_name(kind: Kind) -> &'static str {
    match kind {
        Kind::Number => "number",
        Kind::Truth => "truth",
        Kind::List => "list",
    }
}

fn fault_words(fault: &FaultKind, messages: &Messages) -> Words {
    let say = |id: &str, args: &[(&str, Arg<'_>)]| Words::new(messages, id, args);
    match fault {
        FaultKind::Overflow => say("fault-overflow", &[]),
        FaultKind::DivisionByZero => say("fault-division", &[]),
        FaultKind::NoSuchItem { index, length } => say(
            "fault-item",
            &[
                ("index", index.to_string().into()),
                ("length", count(*length)),
                ("last", length.saturating_sub(1).to_string().into()),
            ],
        ),
        FaultKind::TooLong { most } => say("fault-too-long", &[("most", most.to_string().into())]),
        FaultKind::NoAnswer { argument } => {
            say("fault-no-answer", &[("argument", argument.to_string().into())])
        }
        FaultKind::EmptyList => say("fault-empty-list", &[]),
        FaultKind::Negative => say("fault-negative", &[]),
    }
}

/// What goes wrong where rules or a formula break down, in one line; none if it takes too long there.
pub(crate) fn cause_of(fault: Option<&FaultKind>, messages: &Messages) -> String {
    let words = match fault {
        Some(fault) => fault_words(fault, messages),
        None => Words::new(messages, "fault-too-slow", &[]),
    };
    words.message
}

/// Where rules break down: what goes wrong with the place in `source` underlined, at which position,
/// and how it is reached. The place begins at byte `offset` of the text that was compiled.
pub fn breakdown_text(
    source: &str,
    offset: usize,
    broken: &Breakdown,
    messages: &Messages,
    colour: bool,
) -> String {
    let mut text = String::new();
    if let Some(fault) = &broken.fault {
        let byte = |n: u32| (n as usize).saturating_sub(offset);
        let span = byte(fault.place.start)..byte(fault.place.end);
        let words = fault_words(&fault.kind, messages);
        text.push_str(&drawn(source, &span, &words, messages, Style { colour }));
    }
    let texts: Vec<String> = broken
        .path
        .iter()
        .map(|position| crate::words::cut_short(grundy_lang::position_text(position), 60))
        .collect();
    let Some(last) = texts.last() else { return text };
    let id = if texts.len() == 1 { "fault-at" } else { "fault-reached" };
    // Writing to a string cannot fail.
    let _ = writeln!(text, "\n{}", messages.get(id, &[("position", clean(last))]));
    if texts.len() > 1 {
        let _ = writeln!(text, "\n  {}", way(&texts));
    }
    text
}

/// Where a formula breaks down, with the place underlined, and for which position.
pub fn formula_fault_text(
    source: &str,
    fault: Option<&Fault>,
    position: &str,
    messages: &Messages,
    colour: bool,
) -> String {
    let (words, span) = match fault {
        Some(fault) => {
            let (start, end) = (fault.place.start as usize, fault.place.end as usize);
            (fault_words(&fault.kind, messages), start..end)
        }
        None => (Words::new(messages, "fault-too-slow", &[]), 0..source.len()),
    };
    let mut text = drawn(source, &span, &words, messages, Style { colour });
    let _ = writeln!(text, "\n{}", messages.get("fault-at", &[("position", clean(position))]));
    text
}

/// Positions with arrows between them, a long way cut short in the middle.
pub(crate) fn way(texts: &[String]) -> String {
    match texts.len() > SHOWN {
        true => {
            let (first, last) = (&texts[..SHOWN / 2], &texts[texts.len() - SHOWN / 2..]);
            format!("{} → … → {}", first.join(" → "), last.join(" → "))
        }
        false => texts.join(" → "),
    }
}
