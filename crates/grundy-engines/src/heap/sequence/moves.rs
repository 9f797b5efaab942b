//! What a move may do, as the fast engines see it.

use crate::heap::{Carry, Code, Game, Takes, index};
use grundy_core::{Budget, Stopped};
use std::borrow::Cow;

/// The rule of a heap game: what a move may take, and into how many heaps it may break the rest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule(Kind);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Kind {
    Range(u64, u64),
    /// Strictly increasing, without 0.
    Set(Vec<u64>),
    /// Strictly increasing, without 0.
    AllBut(Vec<u64>),
    Code {
        digits: Vec<u8>,
        repeat: Vec<u8>,
        unequal: bool,
    },
}

/// What kind of rule it is, for the engines that know one kind.
#[derive(Clone, Debug)]
pub(in crate::heap) enum Shape<'a> {
    /// A move takes one of these, which are strictly increasing and not 0.
    Takes(Cow<'a, [u64]>),
    /// A move takes any number but these, which are strictly increasing and not 0.
    AllBut(&'a [u64]),
    /// A code that allows to leave three heaps, has no end or a late one.
    Code(Code<'a>),
    /// Any other.
    Other,
}

/// More takes than this are not listed one by one.
const MOST_TAKES: u64 = 1024;

impl Rule {
    /// The rule of a game.
    pub fn of(game: Game<'_>) -> Rule {
        match game {
            Game::Taking(takes) => Rule::taking(takes),
            Game::AllBut(excluded) => Rule::all_but(excluded),
            Game::Breaking(code) => Rule::breaking(code),
        }
    }

    /// A move takes stones and does no more.
    pub fn taking(takes: Takes<'_>) -> Rule {
        Rule(match takes {
            Takes::Range(least, most) => Kind::Range(least, most),
            Takes::Set(takes) => Kind::Set(takes.to_vec()),
        })
    }

    /// A move takes any number of stones but these, which are strictly increasing and not 0.
    pub fn all_but(excluded: &[u64]) -> Rule {
        Rule(Kind::AllBut(excluded.to_vec()))
    }

    /// A taking-and-breaking game.
    pub fn breaking(code: Code<'_>) -> Rule {
        let (digits, repeat) = (code.digits.to_vec(), code.repeat.to_vec());
        Rule(Kind::Code { digits, repeat, unequal: code.unequal })
    }

    /// Extends a table to `len` heaps by the slow engines.
    pub(in crate::heap) fn slowly(
        &self,
        values: &mut Vec<u64>,
        len: usize,
        budget: &mut Budget,
    ) -> Result<(), Stopped> {
        let game = match &self.0 {
            Kind::Range(least, most) => Game::Taking(Takes::Range(*least, *most)),
            Kind::Set(takes) => Game::Taking(Takes::Set(takes)),
            Kind::AllBut(excluded) => Game::AllBut(excluded),
            Kind::Code { digits, repeat, unequal } => {
                Game::Breaking(Code { digits, repeat, unequal: *unequal })
            }
        };
        game.extend(values, len, budget)
    }

    /// The theorem that carries a period of the sequence on, if one is known.
    pub(in crate::heap) fn carry(&self) -> Option<Carry<'_>> {
        match &self.0 {
            Kind::Range(_, most) => Some(Carry::Taking { most: *most }),
            Kind::Set(takes) => Some(Carry::Taking { most: takes.last().copied().unwrap_or(0) }),
            Kind::AllBut(excluded) => Some(Carry::AllBut { excluded }),
            Kind::Code { digits, repeat, unequal } => {
                let finite = repeat.iter().all(|&digit| digit == 0);
                let bits = digits.iter().fold(0, |bits, digit| bits | digit);
                let heaps = u64::from(bits.checked_ilog2().unwrap_or(0));
                let last = digits.len().saturating_sub(1) as u64;
                (finite && !unequal).then_some(Carry::Breaking { last, heaps })
            }
        }
    }

    /// The most that may be taken, if there is such a number: the last digit of a code that is not 0.
    pub(in crate::heap) fn last_take(&self) -> Option<usize> {
        match &self.0 {
            Kind::Range(_, most) => Some(index(*most)),
            Kind::Set(takes) => Some(takes.last().map_or(0, |&most| index(most))),
            Kind::AllBut(_) => None,
            Kind::Code { digits, repeat, .. } => {
                let finite = repeat.iter().all(|&digit| digit == 0);
                let last = digits.iter().rposition(|&digit| digit != 0).unwrap_or(0);
                finite.then_some(last)
            }
        }
    }

    /// What may be taken of a code if nothing is left.
    pub(in crate::heap) fn ends(&self) -> Vec<usize> {
        match &self.0 {
            Kind::Code { digits, .. } => {
                (1..digits.len()).filter(|&t| digits[t] & 1 != 0).collect()
            }
            _ => Vec::new(),
        }
    }

    /// What kind of rule it is.
    pub(in crate::heap) fn shape(&self) -> Shape<'_> {
        match &self.0 {
            Kind::Range(least, most) if most - least < MOST_TAKES => {
                Shape::Takes((*least..=*most).collect())
            }
            Kind::Set(takes) => Shape::Takes(takes.into()),
            Kind::AllBut(excluded) => Shape::AllBut(excluded),
            Kind::Code { digits, repeat, unequal } if self.moves().is_none() => {
                Shape::Code(Code { digits, repeat, unequal: *unequal })
            }
            _ => Shape::Other,
        }
    }

    /// The moves of a large heap, if there are not too many to list them and none leaves three heaps.
    pub(in crate::heap) fn moves(&self) -> Option<Moves> {
        let takes = |takes: &mut dyn Iterator<Item = u64>| Moves {
            one: takes.map(index).collect(),
            two: Vec::new(),
            unequal: false,
        };
        match &self.0 {
            Kind::Range(least, most) => {
                (most - least < MOST_TAKES).then(|| takes(&mut (*least..=*most)))
            }
            Kind::Set(set) => {
                (set.len() as u64 <= MOST_TAKES).then(|| takes(&mut set.iter().copied()))
            }
            Kind::AllBut(_) => None,
            Kind::Code { digits, repeat, unequal } => {
                let finite = repeat.iter().all(|&digit| digit == 0);
                let three = digits.iter().any(|digit| digit & 8 != 0);
                let with = |bit: u8, first: usize| {
                    (first..digits.len()).filter(|&t| digits[t] & bit != 0).collect()
                };
                (finite && !three && digits.len() as u64 <= MOST_TAKES).then(|| Moves {
                    one: with(2, 1),
                    two: with(4, 0),
                    unequal: *unequal,
                })
            }
        }
    }
}

/// What a move may do with a heap larger than any take.
#[derive(Clone, Debug)]
pub(in crate::heap) struct Moves {
    /// What may be taken if one heap is left. Strictly increasing, without 0.
    pub(in crate::heap) one: Vec<usize>,
    /// What may be taken if two heaps are left. Strictly increasing.
    pub(in crate::heap) two: Vec<usize>,
    /// Whether two heaps that are left must differ.
    pub(in crate::heap) unequal: bool,
}

impl Moves {
    /// The most that may be taken.
    pub(in crate::heap) fn most(&self) -> usize {
        let last = |takes: &[usize]| takes.last().copied().unwrap_or(0);
        last(&self.one).max(last(&self.two))
    }

    /// The largest smaller part when `rest` stones are broken in two.
    pub(in crate::heap) fn half(&self, rest: usize) -> usize {
        if self.unequal { rest.saturating_sub(1) / 2 } else { rest / 2 }
    }

    /// The parity of everything that is taken before a heap is broken, if all are of one parity.
    pub(in crate::heap) fn parity(&self) -> Option<usize> {
        let first = self.two.first()? % 2;
        self.two.iter().all(|t| t % 2 == first).then_some(first)
    }
}
