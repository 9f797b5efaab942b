//! What to play: what wins, else what draws, else what makes it hardest for the opponent.

use crate::{SolveOptions, solve};
use grundy_core::{Budget, Ending, Player};
use grundy_games::heap::Parts;
use grundy_games::{Action, Move, Position, Term};
use grundy_reasons::Answer;
use std::cmp::Reverse;

/// How many moves of a lost position are compared.
const CANDIDATES: usize = 24;
/// How many moves of one term, and then of one heap, are among them.
const PER_TERM: usize = 8;
const PER_HEAP: u64 = 2;
/// How many positions each may cost. Counted and not timed, so that the choice is always the same.
const POSITIONS: u64 = 30_000;

/// A move that keeps the best that `player` can reach from the position of `answer`: one that wins, else
/// one that draws, else the [`hardest`] for the opponent. `None` if there is no move at all.
pub fn best(
    answer: &Answer,
    player: Player,
    options: &SolveOptions,
    budget: &Budget,
) -> Option<Move> {
    let position = &answer.position;
    let kept = match answer.outcome.starting(player) {
        Ending::Wins => answer.winning.of(player).moves.first().cloned(),
        Ending::Draws => drawing(position, player, options, budget),
        Ending::Loses => None,
    };
    kept.or_else(|| hardest(position, player, options, budget))
}

/// The first move after which the opponent can only draw.
fn drawing(
    position: &Position,
    player: Player,
    options: &SolveOptions,
    budget: &Budget,
) -> Option<Move> {
    position.moves(player).find(|played| {
        let after = position.after(played, player).ok();
        let answer = after.and_then(|after| solve(&after, options, &mut budget.clone()).ok());
        answer.is_some_and(|answer| answer.outcome.starting(player.other()) == Ending::Draws)
    })
}

/// A move that makes it hardest for the opponent to keep her win: one that leaves her the fewest
/// winning replies and, among those, the most to play for.
///
/// Only some moves are compared if there are many, and the first wins a tie. `None` if there is no
/// move at all.
pub fn hardest(
    position: &Position,
    player: Player,
    options: &SolveOptions,
    budget: &Budget,
) -> Option<Move> {
    let scored = candidates(position, player).into_iter().map(|(played, after)| {
        let part = &mut budget.part(POSITIONS);
        let replies = solve(&after, options, part).map_or(usize::MAX, |answer| {
            let list = answer.winning.of(player.other());
            if list.more { usize::MAX } else { list.moves.len() }
        });
        ((replies, Reverse(stones(&after))), played)
    });
    scored.min_by_key(|(score, _)| *score).map(|(_, played)| played)
}

/// The first moves of each term and the smallest ones of its heaps, with what they lead to.
fn candidates(position: &Position, player: Player) -> Vec<(Move, Position)> {
    let actions = position.terms().iter().enumerate().flat_map(|(term, t)| {
        let all = t.actions(player).take(PER_TERM).chain(smallest(t));
        all.map(move |action| Move { term, action })
    });
    let legal = actions.filter_map(|played| {
        let after = position.after(&played, player).ok()?;
        Some((played, after))
    });
    legal.take(CANDIDATES).collect()
}

/// Actions that lower one heap by little. Not all of them need be legal.
fn smallest(term: &Term) -> Vec<Action> {
    let lowerings = |sizes: &[u64]| {
        let heaps = sizes.iter().copied().enumerate().filter(|&(_, size)| size > 0);
        let each = heaps.take(CANDIDATES).flat_map(|(heap, from)| {
            (1..=PER_HEAP.min(from)).map(move |take| (heap, from, from - take))
        });
        each.collect::<Vec<_>>()
    };
    match term {
        Term::Heaps(heaps) => lowerings(heaps.sizes())
            .into_iter()
            .map(|(heap, from, to)| Action::Heap { heap, from, to: Parts::one(to) })
            .collect(),
        Term::Row(row) => lowerings(row.sizes())
            .into_iter()
            .map(|(heap, from, to)| Action::Lower { heap, from, to })
            .collect(),
        Term::Bush(_) | Term::Tokens(_) | Term::Written(_) => Vec::new(),
    }
}

/// How much there is left to play with.
fn stones(position: &Position) -> u128 {
    let total = |sizes: &[u64]| sizes.iter().copied().map(u128::from).sum::<u128>();
    let term = |term: &Term| match term {
        Term::Heaps(heaps) => total(heaps.sizes()),
        Term::Row(row) => total(row.sizes()),
        Term::Bush(bush) => bush.standing().len() as u128,
        Term::Tokens(_) | Term::Written(_) => 0,
    };
    position.terms().iter().map(term).sum()
}
