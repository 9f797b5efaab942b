//! Heap games: rules under which a position is a heap, and several heaps are a sum.

mod octal;
mod parts;
mod takes;

pub use octal::OctalCode;
pub use parts::Parts;
pub use takes::{TakeRange, TakeSet};

use crate::RulesError;
use grundy_core::Player;

/// The rules of a heap game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum HeapRule {
    /// Take any number of stones: Nim.
    Nim,
    /// A nimber `*n`, which is a Nim heap by another name.
    Star,
    /// Take any number in a range.
    Take(TakeRange),
    /// Take a number in a set.
    Subtract(TakeSet),
    /// Take any number but those in a set.
    AllBut(TakeSet),
    /// Split a heap into two unequal heaps: Grundy's game.
    Grundys,
    /// A taking-and-breaking game by its code.
    Octal(OctalCode),
    /// K-L-Nim: each player has one number that she may not take.
    Kl(Kl),
}

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
}

impl HeapRule {
    /// Whether both players always have the same options.
    pub fn is_impartial(&self) -> bool {
        match self {
            HeapRule::Kl(kl) => kl.left == kl.right,
            _ => true,
        }
    }

    /// The same rule for heaps up to `largest`, without the numbers that are more than any of them has.
    #[must_use]
    pub fn up_to(&self, largest: u64) -> HeapRule {
        let part = |takes: &TakeSet| TakeSet::new(takes.up_to(largest).iter().copied());
        let part = match self {
            HeapRule::Subtract(takes) => part(takes).map(HeapRule::Subtract),
            HeapRule::AllBut(takes) => part(takes).map(HeapRule::AllBut),
            _ => return self.clone(),
        };
        // A part of a set without 0 is one.
        part.unwrap_or_else(|_| self.clone())
    }

    /// What each move of `player` leaves of a heap of `n`, every unordered way once.
    ///
    /// Lazy: a heap may be of any size.
    pub fn options(&self, n: u64, player: Player) -> Box<dyn Iterator<Item = Parts> + '_> {
        match self {
            HeapRule::Nim | HeapRule::Star => Box::new((0..n).map(Parts::one)),
            HeapRule::Take(range) => {
                let (min, max) = (range.least(), range.most().min(n));
                Box::new((min..=max).rev().map(move |take| Parts::one(n - take)))
            }
            HeapRule::Subtract(takes) => {
                let takes = takes.as_slice().iter().rev().filter(move |&&take| take <= n);
                Box::new(takes.map(move |take| Parts::one(n - take)))
            }
            HeapRule::AllBut(excluded) => {
                Box::new((0..n).filter(move |to| !excluded.contains(n - to)).map(Parts::one))
            }
            HeapRule::Grundys => {
                Box::new((1..=n.saturating_sub(1) / 2).map(move |a| Parts::two(a, n - a)))
            }
            HeapRule::Octal(code) => Box::new(code.options(n)),
            HeapRule::Kl(kl) => {
                let forbidden = kl.forbidden(player);
                Box::new((0..n).filter(move |to| n - to != forbidden).map(Parts::one))
            }
        }
    }

    /// Whether `player` may leave `parts` of a heap of `n`, in whatever order they are given.
    pub fn allows(&self, n: u64, parts: &[u64], player: Player) -> bool {
        let mut left: Vec<u64> = parts.to_vec();
        left.sort_unstable();
        match (self, left.as_slice()) {
            (HeapRule::Nim | HeapRule::Star, &[to]) => to < n,
            (HeapRule::Take(range), &[to]) => {
                to < n && (range.least()..=range.most()).contains(&(n - to))
            }
            (HeapRule::Subtract(takes), &[to]) => to < n && takes.contains(n - to),
            (HeapRule::AllBut(excluded), &[to]) => to < n && !excluded.contains(n - to),
            (HeapRule::Kl(kl), &[to]) => to < n && n - to != kl.forbidden(player),
            (HeapRule::Grundys, &[a, b]) => a >= 1 && a != b && a.checked_add(b) == Some(n),
            (HeapRule::Octal(code), left) if left.len() <= 3 => {
                let sum = left.iter().try_fold(0u64, |sum, &part| sum.checked_add(part));
                let taken = sum.and_then(|sum| n.checked_sub(sum));
                !left.contains(&0)
                    && taken.is_some_and(|t| code.digit(t) & (1 << left.len()) != 0)
                    && (n > 0)
            }
            _ => false,
        }
    }
}

/// Heaps under one rule: a sum of one-heap games.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Heaps {
    rule: HeapRule,
    sizes: Vec<u64>,
}

impl Heaps {
    /// Heaps of these sizes.
    pub fn new(rule: HeapRule, sizes: Vec<u64>) -> Heaps {
        Heaps { rule, sizes }
    }

    /// The rule.
    pub fn rule(&self) -> &HeapRule {
        &self.rule
    }

    /// The sizes, empty heaps included.
    pub fn sizes(&self) -> &[u64] {
        &self.sizes
    }

    /// The heaps with heap `index` replaced by `parts`; an empty heap stays where nothing is left.
    #[must_use]
    pub fn replaced(&self, index: usize, parts: &[u64]) -> Heaps {
        let parts = if parts.is_empty() { &[0][..] } else { parts };
        let mut sizes = self.sizes.clone();
        sizes.splice(index..=index, parts.iter().copied());
        Heaps { rule: self.rule.clone(), sizes }
    }
}
