//! Heap games: rules under which a position is a heap, and several heaps are a sum.
//!
//! A rule has one of three forms: a move takes stones and no more, follows a code, or keeps to K-L-Nim.
//! What people call a rule is no part of it: a [`NamedRule`] keeps the name beside it.

mod kl;
mod named;
mod octal;
mod parts;
mod takes;

pub use kl::Kl;
pub use named::NamedRule;
pub use octal::OctalCode;
pub use parts::Parts;
pub use takes::{TakeRange, TakeSet, Takes};

use grundy_core::Player;

/// The rules of a heap game. Two rules by which the same numbers may be taken in the same form are equal,
/// whatever they are called: `kayles` and `0.77`, `nim` and `*n`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum HeapRule {
    /// A move takes stones and does no more.
    Takes(Takes),
    /// A taking-and-breaking game by its code.
    Code(OctalCode),
    /// K-L-Nim: each player has one number that she may not take.
    Kl(Kl),
}

impl HeapRule {
    /// Take any number of stones.
    pub fn nim() -> HeapRule {
        HeapRule::all_but(TakeSet::default())
    }

    /// Take any number in a range.
    pub fn take(range: TakeRange) -> HeapRule {
        HeapRule::Takes(Takes::Range(range))
    }

    /// Take a number in a set.
    pub fn subtract(takes: TakeSet) -> HeapRule {
        HeapRule::Takes(Takes::Set(takes))
    }

    /// Take any number but those in a set.
    pub fn all_but(excluded: TakeSet) -> HeapRule {
        HeapRule::Takes(Takes::AllBut(excluded))
    }

    /// Split a heap into two unequal heaps: Grundy's game.
    pub fn grundys() -> HeapRule {
        HeapRule::Code(OctalCode::grundys())
    }

    /// What may be taken, if it is any number in a range.
    pub fn range(&self) -> Option<TakeRange> {
        match self {
            HeapRule::Takes(Takes::Range(range)) => Some(*range),
            _ => None,
        }
    }

    /// What `player` may not take, if every other number may be taken.
    pub fn excluded(&self, player: Player) -> Option<&[u64]> {
        match self {
            HeapRule::Takes(Takes::AllBut(excluded)) => Some(excluded.as_slice()),
            HeapRule::Kl(kl) => Some(kl.excluded(player)),
            _ => None,
        }
    }

    /// The code, if it is one.
    pub fn code(&self) -> Option<&OctalCode> {
        match self {
            HeapRule::Code(code) => Some(code),
            _ => None,
        }
    }

    /// The forbidden numbers, if it is K-L-Nim.
    pub fn kl(&self) -> Option<Kl> {
        match self {
            HeapRule::Kl(kl) => Some(*kl),
            _ => None,
        }
    }

    /// Whether any number may be taken.
    pub fn is_nim(&self) -> bool {
        matches!(self, HeapRule::Takes(Takes::AllBut(excluded)) if excluded.as_slice().is_empty())
    }

    /// Whether both players always have the same options.
    pub fn is_impartial(&self) -> bool {
        self.kl().is_none_or(Kl::is_impartial)
    }

    /// The same rule for heaps up to `largest`, without the numbers that are more than any of them has.
    #[must_use]
    pub fn up_to(&self, largest: u64) -> HeapRule {
        match self {
            HeapRule::Takes(takes) => HeapRule::Takes(takes.up_to(largest)),
            HeapRule::Code(_) | HeapRule::Kl(_) => self.clone(),
        }
    }

    /// The largest number that the rule speaks of. Heaps below it do not show the whole of the rule.
    pub fn largest_number(&self) -> u64 {
        match self {
            HeapRule::Takes(takes) => takes.last(),
            HeapRule::Code(code) => (code.digits().len() + code.repeat().len()) as u64,
            HeapRule::Kl(kl) => kl.forbidden(Player::Left).max(kl.forbidden(Player::Right)),
        }
    }

    /// What each move of `player` leaves of a heap of `n`, every unordered way once.
    ///
    /// Lazy: a heap may be of any size.
    pub fn options(&self, n: u64, player: Player) -> Box<dyn Iterator<Item = Parts> + '_> {
        match self {
            HeapRule::Takes(takes) => takes.options(n),
            HeapRule::Code(code) => Box::new(code.options(n)),
            HeapRule::Kl(kl) => {
                let forbidden = kl.forbidden(player);
                Box::new((0..n).filter(move |to| n - to != forbidden).map(Parts::one))
            }
        }
    }

    /// Whether `player` may leave `parts` of a heap of `n`, in whatever order they are given.
    pub fn allows(&self, n: u64, parts: &[u64], player: Player) -> bool {
        match (self, parts) {
            (HeapRule::Takes(takes), &[to]) => to < n && takes.contains(n - to),
            (HeapRule::Kl(kl), &[to]) => to < n && n - to != kl.forbidden(player),
            (HeapRule::Code(code), parts) => code.allows(n, parts),
            (HeapRule::Takes(_) | HeapRule::Kl(_), _) => false,
        }
    }
}

/// Heaps under one rule: a sum of one-heap games.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Heaps {
    rule: NamedRule,
    sizes: Vec<u64>,
}

impl Heaps {
    /// Heaps of these sizes.
    pub fn new(rule: impl Into<NamedRule>, sizes: Vec<u64>) -> Heaps {
        Heaps { rule: rule.into(), sizes }
    }

    /// The nimber `*n`.
    pub fn nimber(n: u64) -> Heaps {
        Heaps::new(NamedRule::star(), vec![n])
    }

    /// The rule.
    pub fn rule(&self) -> &HeapRule {
        self.rule.rule()
    }

    /// The rule with its name.
    pub fn named(&self) -> &NamedRule {
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
