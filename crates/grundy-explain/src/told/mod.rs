//! One move in the words of a language, and read back.
//!
//! A move that is typed is read as it stands; if that is no move, its words are put into those of the neutral
//! form, word by word, and it is read again.

mod neutral;
mod pins;

use crate::words::Words;
use crate::{Language, Messages};
use grundy_core::Player;
use grundy_games::{Move, Position, Term};
use grundy_lang::{MoveError, parse_move, term_text};

/// A move as a person says it, on one line. [`read_move`] reads it back.
///
/// ```
/// use grundy::{Player, parse, parse_move};
/// use grundy_explain::{Language, Messages, read_move, told_move};
/// let position = parse("nim(7, 5, 3)").expect("it parses");
/// let played = parse_move(&position, "heap 3: 3 → 2", Player::Left)?;
/// let vietnamese = Messages::of(Language::Vi);
/// assert_eq!(told_move(&position, &played, vietnamese), "đống 3: 3 → 2");
/// assert_eq!(read_move(&position, "dong 3 : 3 -> 2", Player::Left, vietnamese), Ok(played));
/// # Ok::<(), grundy::MoveError>(())
/// ```
pub fn told_move(position: &Position, played: &Move, messages: &Messages) -> String {
    let words = Words { messages, terms: position.terms(), mover: None, within: false };
    words.told_move(played)
}

/// The move of `player` that a person typed, in the words of her language, in English or in the neutral form.
///
/// # Errors
/// If there is no such move.
pub fn read_move(
    position: &Position,
    text: &str,
    player: Player,
    messages: &Messages,
) -> Result<Move, MoveError> {
    let as_it_stands = match parse_move(position, text, player) {
        Ok(played) => return Ok(played),
        Err(why) => why,
    };
    let text = by_number(position, text);
    let translated = neutral::of(&text, &[messages, Messages::of(Language::En)]);
    let translated = token_of(position, &translated);
    if let Some(found) = pins::read(position, &translated, player) {
        return found;
    }
    match parse_move(position, &translated, player) {
        // What stands there already says more of what is wrong than its translation, if neither is a move.
        Err(MoveError::Unreadable) => Err(as_it_stands),
        found => found,
    }
}

/// The text with the number of a token for the vertex on which it stands: “vertex 4 → 2”. Tokens on one vertex are
/// alike.
fn token_of(position: &Position, text: &str) -> String {
    let Some((before, rest)) = text.split_once(" vertex ") else { return text.to_owned() };
    if before.contains("token") {
        return format!("{before} {rest}");
    }
    let vertex = rest.trim_start();
    let digits = vertex.find(|c: char| !c.is_ascii_digit()).unwrap_or(vertex.len());
    let vertex: Option<u32> = vertex[..digits].parse().ok();
    let named = before.split_once("component").and_then(|(_, number)| {
        let number = number.trim().trim_end_matches([',', ':']).trim();
        number.parse::<usize>().ok()?.checked_sub(1)
    });
    let terms = position.terms().iter().enumerate();
    let mut asked = terms.filter(|(index, _)| named.is_none_or(|named| named == *index));
    let token = asked.find_map(|(_, term)| match term {
        Term::Tokens(tokens) => tokens.tokens().iter().position(|at| Some(*at) == vertex),
        _ => None,
    });
    format!("{before} token {}: {rest}", token.unwrap_or(0) + 1)
}

/// The text with the number of a component for its text: reasons and lists name it so.
fn by_number(position: &Position, text: &str) -> String {
    let text = text.trim_start();
    if position.terms().len() > 1 {
        for (index, term) in position.terms().iter().enumerate() {
            let name = term_text(term);
            let Some(rest) = text.strip_prefix(name.as_str()) else { continue };
            let Some(mark) = rest.chars().find(|c| !c.is_whitespace()) else { continue };
            if matches!(mark, ',' | '，' | ':' | '：') {
                return format!("component {}{rest}", index + 1);
            }
        }
    }
    text.to_owned()
}
