//! K-L-Nim with two different forbidden numbers: who wins, every winning move, and what the
//! published lemmas get wrong.

mod lemmas;
mod theorem;
mod winning;

#[cfg(test)]
mod tests;

pub use lemmas::{Bounds, Claim, Counterexample, Lemma, Refutation, Try, counterexample};

use crate::{Ruling, Workspace};
use grundy_core::{Play, Player, Stopped};
use grundy_games::heap::Kl;

/// Who wins in normal play. For different forbidden numbers only: with equal ones the game is
/// impartial, and the theorem does not hold.
///
/// # Errors
/// If a limit is reached while the winning moves are listed.
pub(crate) fn partizan(rule: Kl, heaps: &[u64], ws: &Workspace) -> Result<Ruling, Stopped> {
    theorem::ruling(rule, heaps, Play::Normal, ws.most_moves, ws.budget)
}

/// Who wins in misère play, unless a forbidden number is 1: no closed form is proved for that. For
/// different forbidden numbers only.
///
/// # Errors
/// If a limit is reached while the winning moves are listed.
pub(crate) fn misere(rule: Kl, heaps: &[u64], ws: &Workspace) -> Result<Option<Ruling>, Stopped> {
    let least = Player::ALL.map(|player| rule.forbidden(player)).into_iter().min();
    let ruling = || theorem::ruling(rule, heaps, Play::Misere, ws.most_moves, ws.budget);
    (least != Some(1)).then(ruling).transpose()
}
