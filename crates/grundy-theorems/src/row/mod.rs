//! Monotonic Nim is Nim on differences.
//!
//! Pair the heaps from the top, the smallest heap of an odd row with nothing. Lowering the upper heap
//! of a pair lowers their difference, to anything. Lowering the lower heap enlarges it, and lowering
//! the upper heap as far undoes that: so only the differences matter. In the strict game the heaps
//! are first lowered by 0, 1, 2, …, which makes it the weak one.

use crate::nim::{self, NimCount};
use crate::{Analysis, Ruling, Workspace, for_both};
use grundy_core::{Nimber, Outcome, Play};
use grundy_games::Action;
use grundy_games::Actions;
use grundy_games::row::{Row, RowRule};
use grundy_reasons::Method;
use grundy_reasons::{Differences, Pair, Reason, RowMove, Step, Undo};

/// How many reversible moves a reason shows.
const MOST_UNDOS: usize = 8;

pub(crate) fn value(row: &Row) -> u64 {
    Paired::new(row).sum
}

pub(crate) fn analyse(row: &Row) -> Analysis {
    let paired = Paired::new(row);
    Analysis { value: paired.sum, method: Method::Differences, reason: paired.reason() }
}

pub(crate) fn actions_to(row: &Row, target: u64, ws: &Workspace) -> Actions {
    let paired = Paired::new(row);
    let change = paired.sum ^ target;
    let moves = paired.moves_to(|difference| difference ^ change);
    Actions::first(ws.most_moves, moves.map(action))
}

pub(crate) fn misere(row: &Row, ws: &Workspace) -> Ruling {
    let paired = Paired::new(row);
    let step = nim::misere(paired.pairs.iter().map(|pair| pair.difference).collect());
    let all = NimCount::of(Play::Misere, &step.values);
    Ruling {
        outcome: Outcome::of_mover(step.wins),
        winning: for_both(paired.actions_balancing(all, ws)),
        method: Method::MisereNim,
        reason: Reason::with_parts(Step::MisereNim(step), vec![paired.reason()]),
    }
}

/// The actions that win in misère play the sum of all that `all` counts, this row among it.
pub(crate) fn actions_balancing(row: &Row, all: NimCount, ws: &Workspace) -> Actions {
    Paired::new(row).actions_balancing(all, ws)
}

fn action(RowMove { heap, from, to, .. }: RowMove) -> Action {
    Action::Lower { heap, from, to }
}

/// A row with its heaps paired.
struct Paired<'r> {
    row: &'r Row,
    /// The heaps of the weak game it is equal to. Invariant: none below the one before.
    shifted: Vec<u64>,
    /// From the top down.
    pairs: Vec<Pair>,
    sum: u64,
}

impl<'r> Paired<'r> {
    fn new(row: &'r Row) -> Paired<'r> {
        let shifted: Vec<u64> = match row.rule() {
            RowRule::Weak => row.sizes().to_vec(),
            // Heap i of a strictly increasing row is at least i.
            RowRule::Strict | RowRule::Strip => {
                row.sizes().iter().zip(0..).map(|(size, place)| size - place).collect()
            }
        };
        let pair = |upper: usize| {
            let lower = upper.checked_sub(1);
            let difference = shifted[upper] - lower.map_or(0, |lower| shifted[lower]);
            Pair { upper, lower, difference }
        };
        let pairs: Vec<Pair> = (0..shifted.len()).rev().step_by(2).map(pair).collect();
        let sum = pairs.iter().map(|pair| Nimber(pair.difference)).sum::<Nimber>().0;
        Paired { row, shifted, pairs, sum }
    }

    /// How far a heap can be lowered.
    fn room(&self, heap: usize) -> u64 {
        self.shifted[heap] - heap.checked_sub(1).map_or(0, |below| self.shifted[below])
    }

    /// The least that must be added to a difference to raise the nim-sum. A move that enlarges a
    /// difference may lower it as well, and is then no reversible move of the whole row.
    ///
    /// The nim-sum rises iff the highest digit in which the difference changes is 0 in it, and adding
    /// changes a 0 of the difference there. The lowest such digit takes the least.
    fn least_rise(&self, difference: u64) -> Option<u64> {
        let digit = 1u64.checked_shl((difference | self.sum).trailing_ones())?;
        Some(digit - difference % digit)
    }

    /// The moves that make one difference what `wanted` says for it, in the order of the heaps. A
    /// difference that is as wanted already cannot stay so: each move changes one.
    fn moves_to(&self, wanted: impl Fn(u64) -> u64) -> impl Iterator<Item = RowMove> {
        self.pairs.iter().enumerate().rev().filter_map(
            move |(pair, &Pair { upper, lower, difference })| {
                let difference_to = wanted(difference);
                let (heap, down) = match difference.checked_sub(difference_to) {
                    Some(down) => (upper, down),
                    None => (lower?, difference_to - difference),
                };
                let from = self.row.sizes()[heap];
                (0 < down && down <= self.room(heap)).then(|| RowMove {
                    heap,
                    from,
                    to: from - down,
                    pair,
                    difference_from: difference,
                    difference_to,
                })
            },
        )
    }

    fn actions_balancing(&self, all: NimCount, ws: &Workspace) -> Actions {
        let moves = self.moves_to(|difference| all.without(difference).balance());
        Actions::first(ws.most_moves, moves.map(action))
    }

    fn reason(&self) -> Reason {
        let undo = |pair: &Pair| {
            let (heap, partner) = (pair.lower?, pair.upper);
            let (from, partner_from) = (self.row.sizes()[heap], self.row.sizes()[partner]);
            let down = self.least_rise(pair.difference)?;
            (down <= self.room(heap)).then(|| Undo {
                heap,
                from,
                to: from - down,
                partner,
                partner_from,
                partner_to: partner_from - down,
            })
        };
        let undos = self.pairs.iter().filter_map(undo).take(MOST_UNDOS);
        let parts = undos.map(|undo| Reason::new(Step::Undo(undo)));
        let step = Differences {
            rule: self.row.rule(),
            sizes: self.row.sizes().to_vec(),
            shifted: self.shifted.clone(),
            pairs: self.pairs.clone(),
            sum: self.sum,
            moves: self.moves_to(|difference| difference ^ self.sum).collect(),
        };
        Reason::with_parts(Step::Differences(step), parts.collect())
    }
}

#[cfg(test)]
mod tests;
