//! What the paper on K-L-Nim claims on the way to its theorem, as statements that can be tested.
//!
//! The theorem is right; these are not. Player 1 may not take k, player 2 may not take l, k < l. A
//! position is a *defective* N-position for a player if it is an N-position of Nim and no move that
//! is legal for her leads to a P-position of Nim. With k > l the players only change their names, so
//! nothing more would be tested.

use crate::nim::NimCount;
use grundy_core::{Budget, Play, Player, Stopped, Sum};
use grundy_engines::SearchError;
use grundy_engines::reference::Outcomes;
use grundy_games::heap::{HeapRule, Kl};
use grundy_games::{Catalogue, Component};
use grundy_reasons::Lowering;

/// A claim of the paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Lemma {
    /// Lemma 11: from a defective N-position for player 2 she has a legal move to a defective
    /// N-position for player 1.
    Eleven,
    /// Lemma 13: from a P-position of Nim with a heap of at least k, player 2 has a legal move to a
    /// defective N-position for player 1.
    Thirteen,
    /// The strategy given with Lemma 13: in such a position player 2 wins by taking k stones from a
    /// heap of at least k.
    ThirteenStrategy,
}

impl Lemma {
    /// All three.
    pub const ALL: [Lemma; 3] = [Lemma::Eleven, Lemma::Thirteen, Lemma::ThirteenStrategy];

    /// Its name on the command line and in data.
    pub fn name(self) -> &'static str {
        match self {
            Lemma::Eleven => "kl-lemma-11",
            Lemma::Thirteen => "kl-lemma-13",
            Lemma::ThirteenStrategy => "kl-lemma-13-strategy",
        }
    }

    /// What player 2 is said to be able to do.
    pub fn claim(self) -> Claim {
        match self {
            Lemma::Eleven | Lemma::Thirteen => Claim::LeavesDefective,
            Lemma::ThirteenStrategy => Claim::TakingKWins,
        }
    }

    /// Whether the claim is made about this position, sorted upwards.
    fn is_about(self, rule: Kl, heaps: &[u64]) -> bool {
        match self {
            Lemma::Eleven => is_defective(heaps, rule.forbidden(Player::Right)),
            Lemma::Thirteen | Lemma::ThirteenStrategy => {
                let some_large = heaps.last() >= Some(&rule.forbidden(Player::Left));
                some_large && nim(heaps).balance() == 0
            }
        }
    }
}

/// What a lemma promises player 2.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// One of her legal moves leads to a defective N-position for player 1. It is refuted by a reply
    /// to every one of them that makes a P-position of Nim and is legal for player 1.
    LeavesDefective,
    /// Taking k from a heap of at least k wins. It is refuted by a reply that wins for player 1.
    TakingKWins,
}

/// How far to look for a counterexample.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// Stones in all heaps together.
    pub stones: u64,
    /// Heaps, none of them empty.
    pub heaps: usize,
    /// The larger forbidden number.
    pub forbidden: u64,
}

impl Default for Bounds {
    /// Enough to refute every lemma.
    fn default() -> Bounds {
        Bounds { stones: 12, heaps: 5, forbidden: 8 }
    }
}

/// What testing a lemma showed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refutation {
    /// How many positions were looked at, the same heaps with other forbidden numbers counted again.
    pub positions: u64,
    /// How many of them the lemma speaks about.
    pub tested: u64,
    /// The smallest position at which it fails, if it fails within the bounds.
    pub counterexample: Option<Counterexample>,
}

/// A position at which a lemma fails.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counterexample {
    /// The forbidden numbers.
    pub rule: Kl,
    /// The heaps, the smallest first.
    pub heaps: Vec<u64>,
    /// Who is to move: player 2.
    pub mover: Player,
    /// Her moves, of equal heaps only in the first, and the reply that refutes each. For the strategy
    /// the one move that was advised and loses.
    pub tries: Vec<Try>,
}

/// A move, and the reply to it that refutes the lemma.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Try {
    /// The move of player 2.
    pub played: Lowering,
    /// The heaps after it, in their places.
    pub after: Vec<u64>,
    /// The reply of player 1.
    pub reply: Lowering,
}

/// Looks for the smallest counterexample to `lemma`: with the fewest stones, then the fewest heaps,
/// then the first in the order of words, then the smallest l, then the smallest k.
///
/// Who wins is asked of the reference engine, and not of the theorem.
///
/// # Errors
/// If a limit is reached.
pub fn counterexample(
    lemma: Lemma,
    bounds: Bounds,
    budget: &mut Budget,
) -> Result<Refutation, Stopped> {
    let mut found = Refutation { positions: 0, tested: 0, counterexample: None };
    let mut outcomes = Outcomes::new(Catalogue, Play::Normal);
    if bounds.heaps == 0 || bounds.forbidden < 2 {
        return Ok(found);
    }
    for stones in 1..=bounds.stones {
        let most = usize::try_from(stones).unwrap_or(usize::MAX).min(bounds.heaps);
        for count in 1..=most {
            let mut partition = Partition::first(stones, count);
            while let Some(heaps) = &partition {
                for rule in rules(bounds.forbidden) {
                    budget.spend(1)?;
                    found.positions += 1;
                    if !lemma.is_about(rule, &heaps.parts) {
                        continue;
                    }
                    found.tested += 1;
                    let tries = match lemma.claim() {
                        Claim::LeavesDefective => all_answered(rule, &heaps.parts),
                        Claim::TakingKWins => {
                            taking_k_fails(rule, &heaps.parts, &mut outcomes, budget)?
                        }
                    };
                    if let Some(tries) = tries {
                        let (heaps, mover) = (heaps.parts.clone(), Player::Right);
                        found.counterexample = Some(Counterexample { rule, heaps, mover, tries });
                        return Ok(found);
                    }
                }
                partition = partition.and_then(Partition::next);
            }
        }
    }
    Ok(found)
}

/// Every pair k < l up to a bound, by l and then by k.
fn rules(most: u64) -> impl Iterator<Item = Kl> {
    (2..=most).flat_map(|l| (1..l).filter_map(move |k| Kl::new(k, l).ok()))
}

fn nim(heaps: &[u64]) -> NimCount {
    NimCount::of(Play::Normal, heaps)
}

/// The moves to P-positions of Nim that are legal for who may not take `forbidden`.
fn balancing(heaps: &[u64], forbidden: u64) -> impl Iterator<Item = Lowering> {
    let winning = nim(heaps).winning(heaps.iter().copied().enumerate());
    winning.filter(move |played| played.from - played.to != forbidden)
}

fn is_defective(heaps: &[u64], forbidden: u64) -> bool {
    nim(heaps).balance() != 0 && balancing(heaps, forbidden).next().is_none()
}

/// The legal moves in heaps sorted upwards, of equal heaps only in the first.
fn legal(heaps: &[u64], forbidden: u64) -> impl Iterator<Item = Lowering> {
    let first_of_its_size = |heap: &usize| *heap == 0 || heaps[heap - 1] != heaps[*heap];
    (0..heaps.len()).filter(first_of_its_size).flat_map(move |heap| {
        let from = heaps[heap];
        let taken = move |to: &u64| from - to != forbidden;
        (0..from).filter(taken).map(move |to| Lowering { heap, from, to })
    })
}

fn after(heaps: &[u64], played: Lowering) -> Vec<u64> {
    let replaced = |(heap, &size)| if heap == played.heap { played.to } else { size };
    heaps.iter().enumerate().map(replaced).collect()
}

/// For every legal move of player 2 a balancing reply of player 1, if there is one for each.
///
/// From the positions the lemmas speak about no move of hers leads to a P-position of Nim, so a
/// position without such a reply is defective.
fn all_answered(rule: Kl, heaps: &[u64]) -> Option<Vec<Try>> {
    let answered = |played| {
        let after = after(heaps, played);
        let reply = balancing(&after, rule.forbidden(Player::Left)).next()?;
        Some(Try { played, after, reply })
    };
    legal(heaps, rule.forbidden(Player::Right)).map(answered).collect()
}

/// A heap from which taking k loses for player 2, and the reply of player 1 that wins.
fn taking_k_fails(
    rule: Kl,
    heaps: &[u64],
    outcomes: &mut Outcomes<Catalogue>,
    budget: &mut Budget,
) -> Result<Option<Vec<Try>>, Stopped> {
    let k = rule.forbidden(Player::Left);
    let mut wins = |heaps: &[u64], mover| {
        let component = |&size| Component::Heap(HeapRule::Kl(rule), size);
        match outcomes.wins(&Sum::new(heaps.iter().map(component)), mover, budget) {
            Ok(wins) => Ok(wins),
            Err(SearchError::Stopped(stopped)) => Err(stopped),
            // Every move takes stones, and every heap has its options: play ends.
            Err(SearchError::Loopy | SearchError::Broken) => Ok(false),
        }
    };
    let advised = legal(heaps, rule.forbidden(Player::Right));
    for played in advised.filter(|played| played.from - played.to == k) {
        let left = after(heaps, played);
        for reply in legal(&left, k) {
            if !wins(&after(&left, reply), Player::Right)? {
                return Ok(Some(vec![Try { played, after: left.clone(), reply }]));
            }
        }
    }
    Ok(None)
}

/// A way to write a number as a sum of a given number of parts.
struct Partition {
    /// Invariant: not empty, each at least 1, none smaller than the one before.
    parts: Vec<u64>,
}

impl Partition {
    /// The first in the order of words: ones, and what remains.
    fn first(sum: u64, count: usize) -> Option<Partition> {
        let last = sum.checked_sub(count as u64 - 1).filter(|&last| last >= 1)?;
        let mut parts = vec![1; count];
        *parts.last_mut()? = last;
        Some(Partition { parts })
    }

    /// The next one: the last part that can grow grows by 1, and those after it become as small as
    /// they may.
    fn next(mut self) -> Option<Partition> {
        let count = self.parts.len();
        let mut sum = self.parts[count - 1];
        for place in (0..count - 1).rev() {
            let grown = self.parts[place] + 1;
            let others = (count - 1 - place) as u64 * grown;
            sum += self.parts[place];
            if sum >= others + grown {
                self.parts[place..].fill(grown);
                self.parts[count - 1] = sum - others;
                return Some(self);
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use grundy_core::{Limits, Nimber};

    fn test(lemma: Lemma, bounds: Bounds) -> Refutation {
        counterexample(lemma, bounds, &mut Budget::new(&Limits::default())).unwrap()
    }

    fn smallest(lemma: Lemma) -> Counterexample {
        test(lemma, Bounds::default()).counterexample.unwrap()
    }

    #[test]
    fn the_smallest_failures_are_those_of_the_theory() {
        let rule = Kl::new(3, 4).unwrap();
        for (lemma, heaps) in [
            (Lemma::Eleven, vec![2, 2, 4]),
            (Lemma::Thirteen, vec![2, 2, 3, 3]),
            (Lemma::ThirteenStrategy, vec![1, 2, 3]),
        ] {
            let found = smallest(lemma);
            assert_eq!((found.rule, found.heaps, found.mover), (rule, heaps, Player::Right));
        }
    }

    #[test]
    fn below_the_smallest_failures_the_lemmas_hold() {
        for (lemma, stones) in
            [(Lemma::Eleven, 7), (Lemma::Thirteen, 9), (Lemma::ThirteenStrategy, 5)]
        {
            let found = test(lemma, Bounds { stones, ..Bounds::default() });
            assert_eq!(found.counterexample, None);
            assert!(found.tested > 0 && found.positions > found.tested, "{found:?}");
        }
    }

    #[test]
    fn every_move_is_answered_by_a_legal_balancing_reply() {
        for (lemma, moves) in [(Lemma::Eleven, 5), (Lemma::Thirteen, 5)] {
            let found = smallest(lemma);
            assert_eq!(found.tries.len(), moves);
            for Try { played, after: left, reply } in &found.tries {
                assert_ne!(played.from - played.to, 4);
                assert_eq!(*left, after(&found.heaps, *played));
                assert!(reply.to < reply.from && left[reply.heap] == reply.from);
                assert_ne!(reply.from - reply.to, 3);
                assert_eq!(Nimber::sum(&after(left, *reply)), Nimber(0));
            }
        }
    }

    #[test]
    fn the_advised_take_of_3_from_3_loses_to_2_to_1() {
        let lowering = |heap, from, to| Lowering { heap, from, to };
        assert_eq!(
            smallest(Lemma::ThirteenStrategy).tries,
            [Try { played: lowering(2, 3, 0), after: vec![1, 2, 0], reply: lowering(1, 2, 1) }]
        );
    }

    #[test]
    fn partitions_come_in_order_and_completely() {
        let mut found = Vec::new();
        let mut partition = Partition::first(9, 3);
        while let Some(next) = partition {
            found.push(next.parts.clone());
            partition = next.next();
        }
        let expected: Vec<Vec<u64>> = (1..=9)
            .flat_map(|a| (a..=9).map(move |b| (a, b)))
            .filter(|(a, b)| a + 2 * b <= 9)
            .map(|(a, b)| vec![a, b, 9 - a - b])
            .collect();
        assert_eq!(found, expected);
        assert!(Partition::first(2, 3).is_none());
    }

    #[test]
    fn a_small_budget_stops_the_search() {
        let limits = Limits { positions: 50, ..Limits::default() };
        let stopped = counterexample(Lemma::Eleven, Bounds::default(), &mut Budget::new(&limits));
        assert!(stopped.is_err());
    }
}
