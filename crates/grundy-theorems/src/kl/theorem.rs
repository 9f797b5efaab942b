//! Who wins K-L-Nim with k ≠ l, by the cases of the theorem.
//!
//! With a < b the two forbidden numbers, S is the player who may not take a, B the other. Below a it
//! is plain Nim. Once a heap is at least a, B to move always wins, and S to move wins iff she can
//! leave a P-position of Nim below a: she has to do so at once or never.

use crate::Ruling;
use crate::nim::NimCount;
use grundy_core::{Budget, Play, Player, Stopped};
use grundy_games::Action;
use grundy_games::Actions;
use grundy_games::heap::{Kl, Parts};
use grundy_reasons::Method;
use grundy_reasons::{KlCase, KlSide, KlTheorem, Lowering, Reason, Step};

/// The two players by their forbidden numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    /// May not take a, the smaller number.
    S,
    /// May not take b, the larger number.
    B,
}

/// The heaps, and what one pass over them tells.
#[derive(Clone, Copy, Debug)]
pub(super) struct Heaps<'h> {
    pub(super) sizes: &'h [u64],
    play: Play,
    /// Invariant: a < b.
    pub(super) a: u64,
    b: u64,
    /// The heaps below a.
    pub(super) small: NimCount,
    /// How many heaps are at least a.
    pub(super) large: usize,
    /// Where the first and the last heap of at least a stand.
    pub(super) ends: Option<(usize, usize)>,
    /// Whether there is a stone outside the heaps of at least a.
    small_stones: bool,
}

impl<'h> Heaps<'h> {
    fn new(rule: Kl, sizes: &'h [u64], play: Play) -> Heaps<'h> {
        let (k, l) = (rule.forbidden(Player::Left), rule.forbidden(Player::Right));
        let a = k.min(l);
        let mut heaps = Heaps {
            sizes,
            play,
            a,
            b: k.max(l),
            small: NimCount::new(play),
            large: 0,
            ends: None,
            small_stones: false,
        };
        for (heap, &size) in sizes.iter().enumerate() {
            if size >= a {
                heaps.large += 1;
                heaps.ends = Some((heaps.ends.map_or(heap, |(first, _)| first), heap));
            } else {
                heaps.small = heaps.small.with(size);
                heaps.small_stones |= size > 0;
            }
        }
        heaps
    }

    pub(super) fn forbidden(&self, role: Role) -> u64 {
        match role {
            Role::S => self.a,
            Role::B => self.b,
        }
    }

    fn indexed(&self) -> impl Iterator<Item = (usize, u64)> + use<'h> {
        self.sizes.iter().copied().enumerate()
    }

    /// Every heap as a Nim heap.
    fn nim(&self) -> NimCount {
        match self.large {
            0 => self.small,
            _ => NimCount::of(self.play, self.sizes),
        }
    }

    fn case(&self, mover: Role) -> KlCase {
        let Some((first, last)) = self.ends else { return KlCase::PlainNim };
        let (x, y) = (self.sizes[first], self.small.balance());
        match (mover, self.large) {
            (Role::S, 1) if y < self.a && x - y != self.a => KlCase::OnlyMove { x, y },
            (Role::S, 1) => KlCase::NoMove { x, y },
            (Role::S, _) => KlCase::SeveralLarge,
            (Role::B, 1) if y < self.a && x - y != self.b => KlCase::Balance { x, y },
            (Role::B, 1) if y < self.a => KlCase::Detour { x, y },
            (Role::B, 1) if x > self.a => KlCase::Unbalanced { x, y },
            (Role::B, 1) => KlCase::BalanceTheRest { y },
            (Role::B, 2) if x == self.a && self.sizes[last] == self.a && !self.small_stones => {
                KlCase::TwinA
            }
            (Role::B, 2) => KlCase::TwoLarge,
            (Role::B, _) => KlCase::ManyLarge,
        }
    }

    fn wins(&self, case: KlCase) -> bool {
        match case {
            KlCase::PlainNim => self.small.balance() != 0,
            KlCase::SeveralLarge | KlCase::NoMove { .. } => false,
            _ => true,
        }
    }

    /// The move the theorem names in this case; where it leaves a choice, in the first such heap.
    fn chosen(&self, case: KlCase) -> Option<Lowering> {
        let lowering = |heap: usize, to| Lowering { heap, from: self.sizes[heap], to };
        let one_from = |heap: usize| lowering(heap, self.sizes[heap] - 1);
        let find = |wanted: &dyn Fn(u64) -> bool| self.sizes.iter().position(|&x| wanted(x));
        let first_large = self.ends.map(|(first, _)| first);
        let small = self.indexed().filter(|&(_, x)| x < self.a);
        match case {
            KlCase::SeveralLarge | KlCase::NoMove { .. } => None,
            KlCase::PlainNim | KlCase::BalanceTheRest { .. } => self.small.winning(small).next(),
            KlCase::ManyLarge => find(&|x| x > 0).map(one_from),
            KlCase::TwoLarge => {
                find(&|x| 0 < x && x < self.a).or_else(|| find(&|x| x > self.a)).map(one_from)
            }
            KlCase::TwinA => {
                // S then has one heap of a, and may not take the a stones that would balance it.
                let to = match self.play {
                    Play::Normal => 0,
                    Play::Misere => 1,
                };
                first_large.map(|heap| lowering(heap, to))
            }
            KlCase::Balance { y, .. } | KlCase::OnlyMove { y, .. } => {
                first_large.map(|heap| lowering(heap, y))
            }
            // Below x, since x = y + b: it cannot overflow.
            KlCase::Detour { y, .. } => first_large.map(|heap| lowering(heap, y + self.a)),
            KlCase::Unbalanced { .. } => first_large.map(one_from),
        }
    }

    /// Whether the mover would win at Nim, by a move, but none of the moves that win is legal.
    fn defective(&self, mover: Role) -> bool {
        let mut winning = self.nim().winning(self.indexed()).peekable();
        winning.peek().is_some() && winning.all(|m| m.from - m.to == self.forbidden(mover))
    }
}

/// What the theorem says, with at most `most` winning actions for each player.
///
/// # Errors
/// If a limit is reached while they are listed.
pub(super) fn ruling(
    rule: Kl,
    sizes: &[u64],
    play: Play,
    most: usize,
    budget: &Budget,
) -> Result<Ruling, Stopped> {
    let heaps = Heaps::new(rule, sizes, play);
    let role = |player| if rule.forbidden(player) == heaps.a { Role::S } else { Role::B };
    let sides = Player::ALL.map(|mover| {
        let case = heaps.case(role(mover));
        KlSide {
            mover,
            forbidden: rule.forbidden(mover),
            wins: heaps.wins(case),
            case,
            defective: heaps.defective(role(mover)),
            chosen: heaps.chosen(case),
        }
    });
    let listed = |mover| {
        let action = |Lowering { heap, from, to }| Action::Heap { heap, from, to: Parts::one(to) };
        Actions::within(budget, most, heaps.winning(role(mover)).map(action))
    };
    let winning = [listed(Player::Left)?, listed(Player::Right)?];
    let large = heaps.large as u64;
    let step = KlTheorem { rule, play, heaps: sizes.to_vec(), large, sides };
    Ok(Ruling {
        outcome: step.outcome(),
        winning,
        method: Method::KlTheorem,
        reason: Reason::new(Step::KlTheorem(step)),
    })
}
