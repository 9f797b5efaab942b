//! Moves of Kayles by the pins that fall: `row 2: pins 4 and 5`.

use crate::moves::is_kayles;
use grundy_core::Player;
use grundy_games::heap::{Heaps, Parts};
use grundy_games::{Action, Move, Position, Term};
use grundy_lang::{MoveError, Place};

/// The move that a text in neutral words names by pins; `None` if it names none.
pub(super) fn read(
    position: &Position,
    text: &str,
    player: Player,
) -> Option<Result<Move, MoveError>> {
    let (before, pins) = text.split_once(" pins ")?;
    let (Some(component), Some(row), Some(pins)) =
        (numbered(before, "component"), numbered(before, "heap"), numbers(pins))
    else {
        return Some(Err(MoveError::Unreadable));
    };
    let (first, last) = match pins[..] {
        [only] => (only, only),
        [a, b] => (a.min(b), a.max(b)),
        _ => return Some(Err(MoveError::Illegal)),
    };
    let kayles = position.terms().iter().enumerate().filter_map(|(index, term)| match term {
        Term::Heaps(heaps) if is_kayles(heaps.rule()) => Some((index, heaps)),
        _ => None,
    });
    let count = position.terms().len();
    let named =
        |&(index, _): &(usize, &Heaps)| component.is_none_or(|number| number == index as u64 + 1);
    let mut found = kayles.filter(named).map(|(term, heaps)| {
        let action = knocked(heaps, row, first, last)?;
        let played = Move { term, action };
        match position.allows(&played, player) {
            true => Ok(played),
            false => Err(MoveError::Illegal),
        }
    });
    Some(match (found.next(), component) {
        (None, Some(number)) if number == 0 || number > count as u64 => {
            Err(MoveError::NoSuchComponent { number, count })
        }
        (None, _) => Err(MoveError::Illegal),
        (Some(only), _) => {
            let others: Vec<_> = found.filter(Result::is_ok).collect();
            match (only, others.as_slice()) {
                (Ok(_), [_, ..]) | (Err(_), [_, _, ..]) => Err(MoveError::WhichComponent),
                (Err(_), [other]) => other.clone(),
                (only, []) => only,
            }
        }
    })
}

/// What is left when the pins from `first` to `last` of a row fall.
fn knocked(heaps: &Heaps, row: Option<u64>, first: u64, last: u64) -> Result<Action, MoveError> {
    let place = Place::Heap;
    let count = heaps.sizes().len();
    let number = match row {
        Some(number) => number,
        None if count == 1 => 1,
        None => return Err(MoveError::WhichPlace { place }),
    };
    let index = number.checked_sub(1).and_then(|index| usize::try_from(index).ok());
    let heap = index.filter(|&index| index < count);
    let heap = heap.ok_or(MoveError::NoSuchPlace { place, number, count })?;
    let from = heaps.sizes()[heap];
    if first == 0 || last > from || last - first > 1 {
        return Err(MoveError::Illegal);
    }
    let (before, after) = (first - 1, from - last);
    let to = match (before.min(after), before.max(after)) {
        (0, 0) => Parts::NONE,
        (0, rest) => Parts::one(rest),
        (less, more) => Parts::two(less, more),
    };
    Ok(Action::Heap { heap, from, to })
}

/// The number behind a word, if the word is there; `None` if no number follows it.
#[allow(clippy::option_option)] // No word is no mistake, a word without a number is.
fn numbered(text: &str, word: &str) -> Option<Option<u64>> {
    let Some((_, rest)) = text.split_once(word) else { return Some(None) };
    let rest = rest.trim_start();
    let digits = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
    rest[..digits].parse().ok().map(Some)
}

/// The numbers of a list such as “4 and 5”; `None` if there is something else in it.
fn numbers(text: &str) -> Option<Vec<u64>> {
    let parted = |c: char| c.is_whitespace() || matches!(c, ',' | '+' | '-' | '–' | '&');
    let words = text.split(parted).filter(|word| !word.is_empty() && *word != "and");
    words.map(|word| word.parse().ok()).collect()
}
