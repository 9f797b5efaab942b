//! Steps about monotonic Nim: the differences and the undo.

use super::sum::column_sum;
use super::{Reason, ReasonError, Step, ensure};
use grundy_games::row::{Row, RowRule};

/// A row as Nim on the differences of neighbours, paired from the top.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Differences {
    /// The order that is kept.
    pub rule: RowRule,
    /// The heaps, or the squares of the coins.
    pub sizes: Vec<u64>,
    /// The heaps of the weak game it is equal to: in the strict game, heap i (from 0) less i.
    pub shifted: Vec<u64>,
    /// The pairs, from the top down.
    pub pairs: Vec<Pair>,
    /// The xor of the differences.
    pub sum: u64,
    /// Every winning move in normal play, in the row as it was given and in the order of its heaps.
    pub moves: Vec<RowMove>,
}

/// Two neighbours and their difference. The smallest heap of an odd row is paired with nothing, 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Pair {
    /// The upper heap, from 0.
    pub upper: usize,
    /// The lower heap.
    pub lower: Option<usize>,
    /// The difference of the shifted heaps.
    pub difference: u64,
}

/// A winning move and what it does to its difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct RowMove {
    /// Which heap or coin, from 0.
    pub heap: usize,
    /// Its size or square.
    pub from: u64,
    /// Its size or square afterwards.
    pub to: u64,
    /// Which of the pairs it changes, from 0.
    pub pair: usize,
    /// The difference before.
    pub difference_from: u64,
    /// The difference afterwards. Larger than before if the heap is the lower one.
    pub difference_to: u64,
}

/// A move of a lower heap enlarges its difference and raises the nim-sum of all; moving the upper heap as
/// far undoes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Undo {
    /// The lower heap of a pair.
    pub heap: usize,
    /// Its size.
    pub from: u64,
    /// What the reversible move lowers it to.
    pub to: u64,
    /// The upper heap of the pair.
    pub partner: usize,
    /// Its size.
    pub partner_from: u64,
    /// What the undo lowers it to.
    pub partner_to: u64,
}

impl Differences {
    pub(super) fn verify(&self, parts: &[Reason]) -> Result<(), ReasonError> {
        let row = Row::new(self.rule, self.sizes.clone())
            .map_err(|_| ReasonError { what: "the order of the heaps" })?;
        let step = u64::from(self.rule.is_strict());
        let shifted = |(place, &size): (u64, &u64)| size.checked_sub(place * step);
        let all_shifted: Option<Vec<u64>> = (0..).zip(&self.sizes).map(shifted).collect();
        ensure(all_shifted.as_ref() == Some(&self.shifted), "the shifted heaps")?;
        ensure(self.pairs.iter().copied().eq(self.all_pairs()), "the pairs and their differences")?;
        let differences: Vec<u64> = self.pairs.iter().map(|pair| pair.difference).collect();
        ensure(self.sum == column_sum(&differences), "the nim-sum of the differences")?;
        ensure(
            self.moves.iter().copied().eq(self.all_moves(&row)),
            "the winning moves of the row",
        )?;
        ensure(parts.iter().all(|part| self.explains(part, &row)), "that an undo is of this row")
    }

    /// The pairs, counted from the top. The shifted heaps are already known to be right.
    fn all_pairs(&self) -> impl Iterator<Item = Pair> {
        let top_down: Vec<usize> = (0..self.shifted.len()).rev().collect();
        let pairs = top_down.len().div_ceil(2);
        (0..pairs).map(move |pair| {
            let upper = top_down[2 * pair];
            let lower = top_down.get(2 * pair + 1).copied();
            let below = lower.map_or(0, |lower| self.shifted[lower]);
            Pair { upper, lower, difference: self.shifted[upper].saturating_sub(below) }
        })
    }

    /// The winning moves, found heap by heap with the rules of the row and no shifting: the upper
    /// heap comes down by as much as its difference has to shrink, the lower one by as much as it
    /// has to grow.
    fn all_moves(&self, row: &Row) -> impl Iterator<Item = RowMove> {
        let top = self.sizes.len();
        self.sizes.iter().enumerate().filter_map(move |(heap, &from)| {
            let from_top = top - 1 - heap;
            let pair = from_top / 2;
            let before = self.pairs.get(pair)?.difference;
            let after = before ^ self.sum;
            let down = match from_top % 2 {
                0 => before.checked_sub(after)?,
                _ => after.checked_sub(before)?,
            };
            let to = from.checked_sub(down)?;
            let (difference_from, difference_to) = (before, after);
            let played = RowMove { heap, from, to, pair, difference_from, difference_to };
            row.lowerings(heap).contains(&to).then_some(played)
        })
    }

    /// Whether a part is an undo in this row: of a lower heap, with both moves legal, the first of which
    /// raises the nim-sum.
    fn explains(&self, part: &Reason, row: &Row) -> bool {
        let Step::Undo(undo) = &part.step else { return false };
        let size = |heap: usize| self.sizes.get(heap).copied();
        let rises = |pair: &Pair| {
            let larger =
                undo.from.checked_sub(undo.to).and_then(|d| pair.difference.checked_add(d));
            larger.is_some_and(|larger| self.sum ^ pair.difference ^ larger > self.sum)
        };
        let of = |p: &&Pair| p.lower == Some(undo.heap) && p.upper == undo.partner;
        size(undo.heap) == Some(undo.from)
            && size(undo.partner) == Some(undo.partner_from)
            && self.pairs.iter().find(of).is_some_and(rises)
            && row
                .lowered(undo.heap, undo.to)
                .and_then(|row| row.lowered(undo.partner, undo.partner_to))
                .is_ok()
    }
}

impl Undo {
    pub(super) fn verify(&self) -> Result<(), ReasonError> {
        ensure(self.heap.checked_add(1) == Some(self.partner), "the heap above")?;
        ensure(self.to < self.from, "that the heap is lowered")?;
        let partner_down = self.partner_from.checked_sub(self.partner_to);
        ensure(partner_down == Some(self.from - self.to), "that the undo goes as far")
    }
}
