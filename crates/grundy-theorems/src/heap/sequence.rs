//! Heap rules as the engine for long sequences sees them.

use grundy_core::Player;
use grundy_engines::heap::sequence::{Rule, Sequence};
use grundy_engines::heap::{Carry, Code, Takes};
use grundy_games::heap::HeapRule;

/// The sequence of Grundy values of the heaps 0, 1, 2, …, with no value computed yet.
///
/// Of K-L-Nim with different numbers it is that of the game in which both players have Left's
/// options.
pub fn sequence(rule: &HeapRule) -> Sequence {
    let everything = Takes::Range(1, u64::MAX);
    Sequence::new(match rule {
        HeapRule::Nim | HeapRule::Star => Rule::taking(everything),
        HeapRule::Take(range) => Rule::taking(Takes::Range(range.least(), range.most())),
        HeapRule::Subtract(takes) => Rule::taking(Takes::Set(takes.as_slice())),
        HeapRule::AllBut(excluded) => Rule::all_but(excluded.as_slice()),
        HeapRule::Kl(kl) => Rule::all_but(kl.excluded(Player::Left)),
        HeapRule::Grundys => Rule::breaking(Code { digits: &[4], repeat: &[], unequal: true }),
        HeapRule::Octal(code) => {
            Rule::breaking(Code { digits: code.digits(), repeat: code.repeat(), unequal: false })
        }
    })
}

/// The theorem that carries a period of the sequence on for ever, if one is known.
pub fn carry(rule: &HeapRule) -> Option<Carry<'_>> {
    match rule {
        HeapRule::Nim | HeapRule::Star => Some(Carry::AllBut { excluded: &[] }),
        HeapRule::Take(range) => Some(Carry::Taking { most: range.most() }),
        HeapRule::Subtract(takes) => {
            Some(Carry::Taking { most: takes.as_slice().last().copied().unwrap_or(0) })
        }
        HeapRule::AllBut(excluded) => Some(Carry::AllBut { excluded: excluded.as_slice() }),
        HeapRule::Kl(kl) => Some(Carry::AllBut { excluded: kl.excluded(Player::Left) }),
        HeapRule::Grundys => None,
        HeapRule::Octal(code) => {
            Some(Carry::Code(Code { digits: code.digits(), repeat: code.repeat(), unequal: false }))
        }
    }
}
