//! The theorem of K-L-Nim for different forbidden numbers.

use super::sum::column_sum;
use super::{Lowering, ReasonError, ensure};
use grundy_core::{Ending, Outcome, Play, Player};
use grundy_games::heap::Kl;

/// K-L-Nim with k ≠ l. With a < b the two forbidden numbers, S is the player who may not take a and
/// B the player who may not take b.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct KlTheorem {
    /// The forbidden numbers.
    pub rule: Kl,
    /// The convention.
    #[cfg_attr(feature = "serde", serde(serialize_with = "super::names::play"))]
    pub play: Play,
    /// The heaps.
    pub heaps: Vec<u64>,
    /// How many heaps are at least a.
    pub large: u64,
    /// What holds when Left is to move, and when Right is.
    pub sides: [KlSide; 2],
}

/// What the theorem says when one player is to move.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct KlSide {
    /// The player to move.
    #[cfg_attr(feature = "serde", serde(serialize_with = "super::names::player"))]
    pub mover: Player,
    /// The number she may not take.
    pub forbidden: u64,
    /// Whether she wins.
    pub wins: bool,
    /// The case of the theorem that applies.
    pub case: KlCase,
    /// Whether the position is a defective N-position for her: the mover would win at Nim (at misère
    /// Nim in misère play) by some move, but none of the moves that win there is legal for her. To
    /// win at misère Nim with no stones left is no defect.
    pub defective: bool,
    /// The move the theorem names, in the first heap where it leaves a choice; `None` if she loses, or
    /// wins because she cannot move.
    pub chosen: Option<Lowering>,
}

/// The cases of the theorem. In the last six, x is the one heap that is at least a, and y is the
/// size that would balance the rest: its xor in normal play, and in misère play its xor if the rest
/// has a heap of 2 or more, else 1 minus its xor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "case", rename_all = "snake_case"))]
pub enum KlCase {
    /// Every heap is below a: nobody can ever take a forbidden number, so it is plain Nim, in misère
    /// play plain misère Nim.
    PlainNim,
    /// B moves with three or more heaps of at least a: takes 1 from any heap.
    ManyLarge,
    /// B moves with two heaps of at least a, not both alone and equal to a: takes 1 and keeps both at
    /// least a, from a smaller heap if there is one.
    TwoLarge,
    /// B moves at (a, a) and nothing else: leaves (a), or (a, 1) in misère play.
    TwinA,
    /// S moves with two or more heaps of at least a: loses.
    SeveralLarge,
    /// B moves with x alone and y < a: x to y.
    Balance {
        /// The heap of at least a.
        x: u64,
        /// What balances the rest.
        y: u64,
    },
    /// B moves with x alone, y < a and x − y = b forbidden: x to y + a.
    Detour {
        /// The heap of at least a.
        x: u64,
        /// What balances the rest.
        y: u64,
    },
    /// B moves with x > a alone and y ≥ a: takes 1 from x.
    Unbalanced {
        /// The heap of at least a.
        x: u64,
        /// What would balance the rest.
        y: u64,
    },
    /// B moves with x = a alone and y ≥ a: makes of the rest a P-position of Nim (of misère Nim in
    /// misère play), so that S would have to take all of x.
    BalanceTheRest {
        /// What would balance the rest.
        y: u64,
    },
    /// S moves with x alone, y < a and x − y ≠ a: x to y, her only winning move.
    OnlyMove {
        /// The heap of at least a.
        x: u64,
        /// What balances the rest.
        y: u64,
    },
    /// S moves with x alone, and the one good move is forbidden (x − y = a) or does not exist
    /// (y ≥ a): loses.
    NoMove {
        /// The heap of at least a.
        x: u64,
        /// What would balance the rest.
        y: u64,
    },
}

impl KlTheorem {
    /// Who wins, from both sides.
    pub fn outcome(&self) -> Outcome {
        let [left, right] = &self.sides;
        Outcome::of_starters(Ending::of_win(left.wins), Ending::of_win(right.wins))
    }

    pub(super) fn verify(&self) -> Result<(), ReasonError> {
        let [k, l] = Player::ALL.map(|player| self.rule.forbidden(player));
        ensure(k != l, "that the forbidden numbers differ")?;
        ensure(self.play == Play::Normal || k.min(l) >= 2, "that the theorem covers misère play")?;
        let facts = Facts::of(self);
        ensure(self.large == facts.large.len() as u64, "the number of heaps of at least a")?;
        for (side, player) in self.sides.iter().zip(Player::ALL) {
            let forbidden = self.rule.forbidden(player);
            ensure(side.mover == player, "who moves")?;
            ensure(side.forbidden == forbidden, "the forbidden number")?;
            ensure(side.wins == facts.mover_wins(forbidden), "who wins K-L-Nim")?;
            ensure(side.case == facts.case(forbidden), "the case of the theorem")?;
            ensure(side.defective == facts.defective(forbidden), "the defective N-position")?;
            let stuck_winner = self.heaps.iter().all(|&heap| heap == 0);
            let expected = side.wins && !stuck_winner;
            ensure(side.chosen.is_some() == expected, "that the winner has a move")?;
            if let Some(chosen) = side.chosen {
                ensure(facts.wins_by(chosen, forbidden), "that the move named wins")?;
                ensure(facts.is_named(chosen, side.case), "the move named")?;
            }
        }
        Ok(())
    }
}

/// What the theorem reads off the heaps, for checking it.
struct Facts<'h> {
    heaps: &'h [u64],
    play: Play,
    a: u64,
    b: u64,
    /// The heaps of at least a, in order.
    large: Vec<u64>,
    /// The others.
    small: Vec<u64>,
    /// What balances the others.
    y: u64,
}

/// The size of one more heap with which `heaps` are a P-position of Nim, in columns.
fn balance(heaps: &[u64], play: Play) -> u64 {
    let sum = column_sum(heaps);
    let flat = heaps.iter().all(|&heap| heap <= 1);
    if play == Play::Misere && flat { 1 - sum } else { sum }
}

impl<'h> Facts<'h> {
    fn of(step: &'h KlTheorem) -> Facts<'h> {
        let [k, l] = Player::ALL.map(|player| step.rule.forbidden(player));
        Facts::new(&step.heaps, step.play, k.min(l), k.max(l))
    }

    fn new(heaps: &'h [u64], play: Play, a: u64, b: u64) -> Facts<'h> {
        let (large, small): (Vec<u64>, Vec<u64>) = heaps.iter().partition(|&&heap| heap >= a);
        let y = balance(&small, play);
        Facts { heaps, play, a, b, large, small, y }
    }

    /// The theorem: who may not take `forbidden` wins when she is to move.
    fn mover_wins(&self, forbidden: u64) -> bool {
        match self.large[..] {
            [] => self.y != 0,
            [x] if forbidden == self.a => self.y < self.a && x - self.y != self.a,
            _ => forbidden == self.b,
        }
    }

    fn case(&self, forbidden: u64) -> KlCase {
        let (a, b, y) = (self.a, self.b, self.y);
        if forbidden == a {
            return match self.large[..] {
                [] => KlCase::PlainNim,
                [x] if self.mover_wins(a) => KlCase::OnlyMove { x, y },
                [x] => KlCase::NoMove { x, y },
                _ => KlCase::SeveralLarge,
            };
        }
        match self.large[..] {
            [] => KlCase::PlainNim,
            [x] if y >= a && x == a => KlCase::BalanceTheRest { y },
            [x] if y >= a => KlCase::Unbalanced { x, y },
            [x] if x - y == b => KlCase::Detour { x, y },
            [x] => KlCase::Balance { x, y },
            [p, q] if p == a && q == a && self.small.iter().all(|&s| s == 0) => KlCase::TwinA,
            [_, _] => KlCase::TwoLarge,
            _ => KlCase::ManyLarge,
        }
    }

    /// The moves that make a P-position of Nim of some of the heaps, the others left alone.
    fn balancing(&self, among: impl Fn(u64) -> bool) -> impl Iterator<Item = Lowering> {
        let chosen: Vec<(usize, u64)> =
            self.heaps.iter().copied().enumerate().filter(|&(_, heap)| among(heap)).collect();
        let sum = column_sum(&chosen.iter().map(|&(_, heap)| heap).collect::<Vec<u64>>());
        let tall = chosen.iter().filter(|&&(_, heap)| heap > 1).count();
        let misere = self.play == Play::Misere;
        chosen.into_iter().filter_map(move |(heap, from)| {
            let others_flat = tall == usize::from(from > 1);
            let others = sum ^ from;
            let to = if misere && others_flat { 1 - others } else { others };
            (to < from).then_some(Lowering { heap, from, to })
        })
    }

    fn defective(&self, forbidden: u64) -> bool {
        let takes: Vec<u64> = self.balancing(|_| true).map(|m| m.from - m.to).collect();
        !takes.is_empty() && takes.iter().all(|&take| take == forbidden)
    }

    /// Whether the move is legal and the theorem says that the opponent loses after it.
    fn wins_by(&self, played: Lowering, forbidden: u64) -> bool {
        let Lowering { heap, from, to } = played;
        if self.heaps.get(heap) != Some(&from) || to >= from || from - to == forbidden {
            return false;
        }
        let mut heaps = self.heaps.to_vec();
        heaps[heap] = to;
        let opponent = if forbidden == self.a { self.b } else { self.a };
        !Facts::new(&heaps, self.play, self.a, self.b).mover_wins(opponent)
    }

    /// Whether the move is the first of those that the case names.
    fn is_named(&self, played: Lowering, case: KlCase) -> bool {
        let Lowering { heap, from, to } = played;
        let first = |wanted: &dyn Fn(u64) -> bool| {
            self.heaps.iter().position(|&size| wanted(size)) == Some(heap)
        };
        let a = self.a;
        let takes_one = from - to == 1;
        match case {
            KlCase::PlainNim => self.balancing(|_| true).next() == Some(played),
            KlCase::ManyLarge => takes_one && first(&|size| size != 0),
            KlCase::TwoLarge if self.small.iter().any(|&size| size > 0) => {
                takes_one && first(&|size| size != 0 && size < a)
            }
            KlCase::TwoLarge => takes_one && first(&|size| size > a),
            KlCase::TwinA => first(&|size| size == a) && to == balance(&[], self.play),
            KlCase::Balance { y, .. } | KlCase::OnlyMove { y, .. } => {
                first(&|size| size >= a) && to == y
            }
            KlCase::Detour { y, .. } => first(&|size| size >= a) && to.checked_sub(a) == Some(y),
            KlCase::Unbalanced { .. } => first(&|size| size >= a) && takes_one,
            KlCase::BalanceTheRest { .. } => self.balancing(|size| size < a).next() == Some(played),
            KlCase::SeveralLarge | KlCase::NoMove { .. } => false,
        }
    }
}
