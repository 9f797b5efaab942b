//! The language of game expressions: text to positions and back.

#![forbid(unsafe_code)]

use grundy_games::{Move, Position, Term};

/// A position as text; `parse(&position_text(p)) == p`.
pub fn position_text(position: &Position) -> String {
    let _ = position;
    todo!()
}

/// A term as text.
pub fn term_text(term: &Term) -> String {
    let _ = term;
    todo!()
}

/// A move of `position` as text: `heap 1: 7 → 0`.
pub fn move_text(position: &Position, played: &Move) -> String {
    let _ = (position, played);
    todo!()
}
