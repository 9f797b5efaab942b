//! Rules that the catalogue has under another name.

use super::ast::Game;
use grundy_games::heap::HeapRule;
use grundy_games::written::Argument;

/// The heap rule that a game is, if that can be told from how it is written.
pub(super) fn heap_rule(_game: &Game, _constants: &[(String, Argument)]) -> Option<HeapRule> {
    None
}
