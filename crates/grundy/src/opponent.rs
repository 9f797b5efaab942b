//! What to play: what wins, else what draws, else what makes it hardest for the opponent; and, now and then, a
//! mistake that a person could make.

use crate::random::number_at;
use crate::{SolveOptions, solve};
use grundy_core::{Budget, Ending, Player};
use grundy_games::heap::Parts;
use grundy_games::{Action, Move, Position, Term};
use grundy_reasons::{Answer, Step};
use std::cmp::Reverse;

/// How many moves of a lost position are compared.
const CANDIDATES: usize = 24;
/// How many moves of one term, and then of one heap, are among them.
const PER_TERM: usize = 8;
const PER_HEAP: u64 = 2;
/// So many replies to each are counted.
const REPLIES: usize = 256;
/// How many positions each may cost. Counted and not timed, so that the choice is always the same.
const POSITIONS: u64 = 30_000;

/// How well the program plays: how many of a hundred decisions it gets right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Strength(u8);

impl Strength {
    /// It never makes a mistake.
    pub const PERFECT: Strength = Strength(100);

    /// So many of a hundred decisions are right; `None` for more than all of them.
    pub fn new(percent: u8) -> Option<Strength> {
        (percent <= 100).then_some(Strength(percent))
    }

    /// How many of a hundred decisions are right.
    pub fn percent(self) -> u8 {
        self.0
    }
}

/// A number that depends on a seed and on which decision it is for, and on nothing else: the game is the same
/// wherever it is played.
pub fn chance(seed: u64, decision: usize) -> u64 {
    number_at(seed, decision as u64)
}

/// What a player of the given strength plays: the [`best`], or by chance a mistake, which is that move of those that
/// let the win or the draw go to which the fewest replies are right.
///
/// Where play need not end, a winning move that leads nearer to the end is chosen where the reason tells how far the
/// end is, else one that leads to a position that was not `visited` yet.
pub fn choose(
    answer: &Answer,
    player: Player,
    options: &SolveOptions,
    strength: Strength,
    chance: u64,
    visited: impl Fn(&Position) -> bool,
    budget: &Budget,
) -> Option<Move> {
    let position = &answer.position;
    let ending = answer.outcome.starting(player);
    if ending != Ending::Loses && chance % 100 >= u64::from(strength.percent()) {
        let kept = |after: &Position| {
            let known = solve(after, options, &mut budget.part(POSITIONS)).ok();
            known.map(|known| known.outcome.starting(player.other()).for_opponent())
        };
        let mistake = hardest_of(position, player, options, budget, |after| {
            kept(after).is_some_and(|reached| reached != ending)
        });
        if mistake.is_some() {
            return mistake;
        }
    }
    if options.loopy && ending == Ending::Wins {
        let list = &answer.winning.of(player).moves;
        let after = |played: &Move| position.after(played, player).ok();
        let nearest = list.iter().filter_map(|played| {
            let distance = distance(answer, &after(played)?)?;
            Some((distance, played))
        });
        if let Some((_, played)) = nearest.min_by_key(|(distance, _)| *distance) {
            return Some(played.clone());
        }
        let fresh = |played: &&Move| after(played).is_some_and(|after| !visited(&after));
        if let Some(played) = list.iter().find(fresh) {
            return Some(played.clone());
        }
    }
    best(answer, player, options, budget)
}

/// How many moves it takes at most to win or lose from `after`, if the labels of a graph tell.
fn distance(answer: &Answer, after: &Position) -> Option<u64> {
    let Step::LoopyLabels(labels) = &answer.reason.step else { return None };
    let [Term::Tokens(tokens)] = after.terms() else { return None };
    let [vertex] = tokens.tokens() else { return None };
    labels.rows.iter().find(|row| row.vertex == *vertex)?.distance
}

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
/// winning replies and, among those, the most that lose, and the most to play for.
///
/// Only some moves are compared if there are many, and the first wins a tie. `None` if there is no
/// move at all.
pub fn hardest(
    position: &Position,
    player: Player,
    options: &SolveOptions,
    budget: &Budget,
) -> Option<Move> {
    hardest_of(position, player, options, budget, |_| true)
}

/// The same among the moves to the positions that are `wanted`.
fn hardest_of(
    position: &Position,
    player: Player,
    options: &SolveOptions,
    budget: &Budget,
    wanted: impl Fn(&Position) -> bool,
) -> Option<Move> {
    let candidates = candidates(position, player).into_iter();
    let scored = candidates.filter(|(_, after)| wanted(after)).map(|(played, after)| {
        let part = &mut budget.part(POSITIONS);
        let replies = solve(&after, options, part).map_or(usize::MAX, |answer| {
            let list = answer.winning.of(player.other());
            match answer.outcome.starting(player.other()) {
                // A reply that holds a draw is not counted among those that win: a draw is more than a loss.
                Ending::Draws | Ending::Loses => 0,
                // One who wins without a move has nothing to find.
                Ending::Wins if list.more || list.moves.is_empty() => usize::MAX,
                Ending::Wins => list.moves.len(),
            }
        });
        let all = after.moves(player.other()).take(REPLIES).count();
        ((replies, Reverse(all), Reverse(stones(&after))), played)
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
