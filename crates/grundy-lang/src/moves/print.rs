//! Moves to text.

use crate::print::{lone_nimber, part_text};
use grundy_games::row::RowRule;
use grundy_games::written::{Part, State, Written};
use grundy_games::{Action, Move, Position, Term};

/// A move of `position` as text, which [`parse_move`](crate::parse_move) reads as the same move.
///
/// ```
/// use grundy_games::{Action, Move, heap::Parts};
/// use grundy_lang::{move_text, parse};
/// let played = Move { term: 0, action: Action::Heap { heap: 0, from: 7, to: Parts::one(0) } };
/// assert_eq!(move_text(&parse("nim(7, 5)").unwrap(), &played), "heap 1: 7 → 0");
/// assert_eq!(move_text(&parse("nim(7) + *2").unwrap(), &played), "component 1, heap 1: 7 → 0");
/// ```
pub fn move_text(position: &Position, played: &Move) -> String {
    let term = position.terms().get(played.term);
    let component = (position.terms().len() != 1).then(|| numbered("component", played.term));
    let (place, what) = match &played.action {
        Action::Become { state, to } => match term {
            Some(Term::Written(written)) => becomes(written, *state, to),
            _ => (None, String::new()),
        },
        Action::Heap { heap, from, to } => {
            let to = to.as_slice();
            match term {
                Some(Term::Heaps(heaps)) if lone_nimber(heaps).is_some() => {
                    (None, format!("*{from} → *{}", to.first().unwrap_or(&0)))
                }
                _ => (Some(numbered("heap", *heap)), format!("{from} → {}", left(to))),
            }
        }
        Action::Lower { heap, from, to } => {
            let coins = matches!(term, Some(Term::Row(row)) if row.rule() == RowRule::Strip);
            let place = if coins { "coin" } else { "heap" };
            (Some(numbered(place, *heap)), format!("{from} → {to}"))
        }
        Action::Cut { edge } => {
            let ends = match term {
                Some(Term::Bush(bush)) => bush.edges().get(*edge),
                _ => None,
            };
            let ends = ends.map_or_else(String::new, |edge| format!(" ({}-{})", edge.0, edge.1));
            (None, format!("cut edge {edge}{ends}"))
        }
        Action::Slide { token, from, to } => {
            (Some(numbered("token", *token)), format!("{from} → {to}"))
        }
    };
    match (component, place) {
        (Some(component), Some(place)) => format!("{component}, {place}: {what}"),
        (Some(place), None) | (None, Some(place)) => format!("{place}: {what}"),
        (None, None) => what,
    }
}

/// A thing and its number, counted from 1.
fn numbered(thing: &str, index: usize) -> String {
    format!("{thing} {}", index.saturating_add(1))
}

/// What is left of a heap.
fn left(parts: &[u64]) -> String {
    match parts {
        [] => "0".to_owned(),
        parts => Vec::from_iter(parts.iter().map(u64::to_string)).join(" + "),
    }
}

/// What becomes of a position of a written game: numbers if it is a heap, otherwise positions.
fn becomes(written: &Written, state: usize, to: &[Part]) -> (Option<String>, String) {
    let (rules, here) = (written.rules(), written.states().get(state));
    let number = |part: &Part| match part {
        Part::State(next) if next.game() == written.game() => next.number().filter(|n| *n >= 0),
        _ => None,
    };
    let numbers: Option<Vec<i64>> = to.iter().map(number).collect();
    if let (Some(from), Some(numbers)) = (here.and_then(State::number), numbers) {
        let texts: Vec<String> = numbers.iter().map(i64::to_string).collect();
        // A heap of 0 is not nothing: rules may allow moves in it.
        let to = if texts.is_empty() { "nothing".to_owned() } else { texts.join(" + ") };
        return (Some(numbered("heap", state)), format!("{from} → {to}"));
    }
    let from = here.map_or_else(String::new, |here| part_text(rules, &Part::State(here.clone())));
    let to: Vec<String> = to.iter().map(|part| part_text(rules, part)).collect();
    let to = if to.is_empty() { "0".to_owned() } else { to.join(" + ") };
    let place = (written.states().len() > 1).then(|| numbered("heap", state));
    (place, format!("{from} → {to}"))
}
