//! The forbidden numbers of K-L-Nim.

use crate::RulesError;
use grundy_core::Player;

/// The forbidden numbers of K-L-Nim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Kl {
    /// What Left, player 1, may not take. Invariant: not 0.
    left: u64,
    /// What Right, player 2, may not take. Invariant: not 0.
    right: u64,
}

impl Kl {
    /// K-L-Nim with these forbidden numbers.
    ///
    /// # Errors
    /// If one of them is 0: it would forbid nothing.
    pub fn new(left: u64, right: u64) -> Result<Kl, RulesError> {
        if left == 0 || right == 0 {
            return Err(RulesError::ZeroForbidden);
        }
        Ok(Kl { left, right })
    }

    /// Whether both players may not take the same number.
    pub fn is_impartial(self) -> bool {
        self.left == self.right
    }

    /// The numbers that `player` may not take: a single one.
    pub fn excluded(&self, player: Player) -> &[u64] {
        std::slice::from_ref(match player {
            Player::Left => &self.left,
            Player::Right => &self.right,
        })
    }

    /// The number that `player` may not take.
    pub fn forbidden(self, player: Player) -> u64 {
        match player {
            Player::Left => self.left,
            Player::Right => self.right,
        }
    }

    /// The rule with the players exchanged.
    #[must_use]
    pub fn exchanged(self) -> Kl {
        Kl { left: self.right, right: self.left }
    }
}
