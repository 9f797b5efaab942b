//! What an exercise asks.

use super::{mover, words};
use crate::picture::{self, Scheme};
use crate::words::xor_of;
use crate::{Arg, Block, Figure, Messages, board, markup};
use grundy::exercise::{Exercise, Invariant, Piles, RuleGame, Task, Topic};
use grundy::{Answer, Position, Term, position_text};
use grundy_games::row::RowRule;
use grundy_reasons::Method;

pub(super) fn blocks(exercise: &Exercise, messages: &Messages) -> Vec<Block> {
    let say = |id: &str, args: &[(&str, Arg)]| messages.get(id, args);
    match &exercise.task {
        Task::WhoWins { answer, .. } => {
            about(exercise, answer, ["exercise-who", "exercise-who-of"], messages)
        }
        Task::FindMove { answer, .. } => {
            about(exercise, answer, ["exercise-move", "exercise-move-of"], messages)
        }
        Task::GiveValue { answer } if exercise.topic == Topic::Xor => {
            let heaps: Vec<u64> = answer.position.terms().iter().flat_map(sizes).collect();
            paragraph(&say("exercise-xor", &[("xor", xor_of(&heaps).into())]))
        }
        Task::GiveValue { answer } => {
            about(exercise, answer, ["exercise-value", "exercise-value"], messages)
        }
        Task::Build(build) => paragraph(&say(
            "exercise-build",
            &[
                ("position", build.text("□").into()),
                ("least", build.least.into()),
                ("most", build.most.into()),
            ],
        )),
        Task::FindInvariant(invariant) => {
            let mut blocks = paragraph(&game(invariant, messages));
            blocks.extend(paragraph(&say("exercise-invariant", &[])));
            blocks
        }
        Task::WriteRule(task) => {
            let mut blocks = paragraph(&rule(&task.game, messages));
            let form = "game f(n) = { … }";
            blocks.extend(paragraph(&say("exercise-rule", &[("form", form.into())])));
            blocks
        }
    }
}

fn paragraph(text: &str) -> Vec<Block> {
    vec![Block::Paragraph(markup(text))]
}

/// A question about a position: with the picture, where the position is one.
fn about(
    exercise: &Exercise,
    answer: &Answer,
    [id, id_of]: [&str; 2],
    messages: &Messages,
) -> Vec<Block> {
    let position = position_text(&answer.position);
    let mut text = match mover(exercise) {
        Some(player) => {
            let player = words(&answer.position, messages).player(player);
            messages.get(id_of, &[("position", position.into()), ("player", player.into())])
        }
        None => messages.get(id, &[("position", position.into())]),
    };
    // Which of the three ways is to be practised.
    let way = match answer.method {
        Method::MexTable if exercise.topic == Topic::Subtraction => Some("exercise-table"),
        Method::SlidingWindow => Some("exercise-window"),
        _ => None,
    };
    if let Some(way) = way {
        let space = if messages.language() == crate::Language::Zh { "" } else { " " };
        text += &format!("{space}{}", messages.get(way, &[]));
    }
    let mut blocks = paragraph(&text);
    blocks.extend(drawn(&answer.position, messages).map(Block::Figure));
    blocks
}

/// How wide a drawing in a terminal may be.
const WIDTH: usize = 56;

/// The picture of a position, without anything that tells the answer.
fn drawn(position: &Position, messages: &Messages) -> Option<Figure> {
    let picture = picture::unsolved(position, messages).ok()?;
    let tikz = picture.tikz().map(|tikz| tikz.picture).unwrap_or_default();
    // Heaps are clear enough in a terminal by their numbers.
    let shown = position.terms().iter().any(|term| match term {
        Term::Bush(_) | Term::Tokens(_) => true,
        Term::Row(row) => row.rule() == RowRule::Strip,
        Term::Heaps(_) | Term::Written(_) => false,
    });
    let lines = if shown { board::drawing(position, messages, WIDTH) } else { String::new() };
    Some(Figure { title: position_text(position), svg: picture.svg_in(Scheme::Light), tikz, lines })
}

fn sizes(term: &Term) -> Vec<u64> {
    match term {
        Term::Heaps(heaps) => heaps.sizes().to_vec(),
        _ => Vec::new(),
    }
}

/// “1, 3 or 4”.
fn either(takes: &[u64], messages: &Messages) -> String {
    let texts: Vec<String> = takes.iter().map(u64::to_string).collect();
    match texts.split_last() {
        Some((last, first)) if !first.is_empty() => {
            let first = first.join(&messages.get("list-separator", &[]));
            let args = [("first", first.into()), ("last", last.as_str().into())];
            messages.get("exercise-or", &args)
        }
        _ => texts.concat(),
    }
}

/// The game of an invariant.
fn game(invariant: &Invariant, messages: &Messages) -> String {
    let heaps = Arg::Count(invariant.game.heaps() as u64);
    match &invariant.game {
        Piles::UpTo { most, .. } => {
            messages.get("exercise-up-to", &[("heaps", heaps), ("most", (*most).into())])
        }
        Piles::OneOf(takes) => {
            messages.get("exercise-one-of", &[("takes", either(takes, messages).into())])
        }
        Piles::Several { each, .. } => {
            messages.get("exercise-several", &[("heaps", heaps), ("each", (*each).into())])
        }
    }
}

/// A game whose rule is to be written.
fn rule(game: &RuleGame, messages: &Messages) -> String {
    let number = |id: &str, n: u64| messages.get(id, &[("n", n.into())]);
    let set = |id: &str, set: &[u64]| messages.get(id, &[("takes", either(set, messages).into())]);
    match game {
        RuleGame::UpTo(most) => number("exercise-rule-up-to", *most),
        RuleGame::Half => messages.get("exercise-rule-half", &[]),
        RuleGame::OneOf(takes) => set("exercise-rule-one-of", takes),
        RuleGame::AllBut(not) => number("exercise-rule-all-but", *not),
        RuleGame::Divisor => messages.get("exercise-rule-divisor", &[]),
        RuleGame::Coprime => messages.get("exercise-rule-coprime", &[]),
        RuleGame::Unequal => messages.get("exercise-rule-unequal", &[]),
        RuleGame::Split => messages.get("exercise-rule-split", &[]),
        RuleGame::TakeOrSplit(take) => number("exercise-rule-take-or-split", *take),
        RuleGame::UpToOrSplit(most) => number("exercise-rule-up-to-or-split", *most),
        RuleGame::OneOfOrUnequal(takes) => set("exercise-rule-one-of-or-unequal", takes),
        RuleGame::EvenOdd(even, odd) => {
            let args = [("even", (*even).into()), ("odd", (*odd).into())];
            messages.get("exercise-rule-even-odd", &args)
        }
        RuleGame::TakeAndSplit(most) => number("exercise-rule-take-and-split", *most),
    }
}
