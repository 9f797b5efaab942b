//! Heap rules as the engines see them.

use grundy_core::Player;
use grundy_engines::heap::sequence::{Rule, Sequence};
use grundy_engines::heap::{self, Carry, Code, Game};
use grundy_games::heap::{HeapRule, Takes};

/// The game of a rule. Of K-L-Nim with different numbers it is the one in which both players have Left's
/// options.
pub(super) fn game(rule: &HeapRule) -> Game<'_> {
    match rule {
        HeapRule::Takes(Takes::Range(range)) => {
            Game::Taking(heap::Takes::Range(range.least(), range.most()))
        }
        HeapRule::Takes(Takes::Set(takes)) => Game::Taking(heap::Takes::Set(takes.as_slice())),
        HeapRule::Takes(Takes::AllBut(excluded)) => Game::AllBut(excluded.as_slice()),
        HeapRule::Kl(kl) => Game::AllBut(kl.excluded(Player::Left)),
        HeapRule::Code(code) => Game::Breaking(Code {
            digits: code.digits(),
            repeat: code.repeat(),
            unequal: code.is_unequal(),
        }),
    }
}

/// The sequence of Grundy values of the heaps 0, 1, 2, …, with no value computed yet.
///
/// Of K-L-Nim with different numbers it is that of the game in which both players have Left's
/// options.
pub fn sequence(rule: &HeapRule) -> Sequence {
    Sequence::new(Rule::of(game(rule)))
}

/// The theorem that carries a period of the sequence on for ever, if one is known.
pub fn carry(rule: &HeapRule) -> Option<Carry<'_>> {
    game(rule).carry()
}
