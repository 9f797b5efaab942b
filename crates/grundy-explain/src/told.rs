//! One move in the words of a language, and read back.

use crate::Messages;
use grundy_core::Player;
use grundy_games::{Move, Position};
use grundy_lang::{MoveError, move_text, parse_move};

/// A move as a person says it, on one line. [`read_move`] reads it back.
pub fn told_move(position: &Position, played: &Move, messages: &Messages) -> String {
    let _ = messages;
    move_text(position, played)
}

/// The move of `player` that a person typed, in the words of her language or in the neutral form.
///
/// # Errors
/// If there is no such move.
pub fn read_move(
    position: &Position,
    text: &str,
    player: Player,
    messages: &Messages,
) -> Result<Move, MoveError> {
    let _ = messages;
    parse_move(position, text, player)
}
