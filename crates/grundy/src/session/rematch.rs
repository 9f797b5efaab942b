//! Another position for the same people: of the same kind and size, and fair, that is won for the person who plays
//! it, if it can be by one move only.

use crate::opponent::chance;
use crate::{SolveOptions, solve};
use grundy_core::{Budget, Ending, Player};
use grundy_games::bush::{Bush, Edge, GROUND};
use grundy_games::graph::Tokens;
use grundy_games::heap::Heaps;
use grundy_games::row::Row;
use grundy_games::written::{Argument, Part, State};
use grundy_games::{Position, Term};

/// How many positions are looked at.
const CANDIDATES: usize = 200;
/// How many positions each may cost. Counted and not timed, so that the choice is always the same.
const POSITIONS: u64 = 30_000;

/// A position of the same kind and size as `start` that `person` wins with `first` to move, and by one move only if
/// she is first and there is such a position among those that are looked at. `None` if there is none.
pub fn rematch(
    start: &Position,
    options: &SolveOptions,
    first: Player,
    person: Player,
    seed: u64,
    budget: &Budget,
) -> Option<Position> {
    let mut second_best = None;
    for index in 0..CANDIDATES {
        let mut random = Random { seed: chance(seed, index), drawn: 0 };
        let terms: Option<Vec<Term>> =
            start.terms().iter().map(|term| varied(term, &mut random)).collect();
        let candidate = Position::new(terms?);
        if candidate == *start || budget.in_time().is_err() {
            continue;
        }
        let Ok(answer) = solve(&candidate, options, &mut budget.part(POSITIONS)) else { continue };
        let ending = answer.outcome.starting(first);
        let wanted = if person == first { Ending::Wins } else { Ending::Loses };
        if ending != wanted || candidate.moves(first).nth(1).is_none() {
            continue;
        }
        let list = answer.winning.of(first);
        if person != first || (list.moves.len() == 1 && !list.more) {
            return Some(candidate);
        }
        second_best = second_best.or(Some(candidate));
    }
    second_best
}

/// Numbers that only depend on their seed.
struct Random {
    seed: u64,
    drawn: usize,
}

impl Random {
    fn below(&mut self, most: u64) -> u64 {
        self.drawn += 1;
        chance(self.seed, self.drawn) % most.max(1)
    }

    /// A number about as large as `size`: from half of it up to a little more.
    fn about(&mut self, size: u64) -> u64 {
        let least = size.div_ceil(2);
        least.saturating_add(self.below((size - least).saturating_add(size / 8).saturating_add(2)))
    }
}

/// A term of the same kind and size; `None` if it cannot be varied.
fn varied(term: &Term, random: &mut Random) -> Option<Term> {
    Some(match term {
        Term::Heaps(heaps) => Term::Heaps(varied_heaps(heaps, random)),
        Term::Row(row) => {
            let mut sizes: Vec<u64> = row.sizes().iter().map(|&size| random.about(size)).collect();
            sizes.sort_unstable();
            if row.rule().is_strict() {
                for i in 1..sizes.len() {
                    sizes[i] = sizes[i].max(sizes[i - 1].saturating_add(1));
                }
            }
            Term::Row(Row::new(row.rule(), sizes).ok()?)
        }
        Term::Bush(bush) => Term::Bush(varied_bush(bush, random)),
        Term::Tokens(tokens) => {
            let labels = tokens.graph().labels();
            let token = |_: &u32| {
                let index = random.below(labels.len() as u64);
                usize::try_from(index).ok().and_then(|index| labels.get(index)).copied()
            };
            let moved: Option<Vec<u32>> = tokens.tokens().iter().map(token).collect();
            Term::Tokens(Tokens::new(tokens.graph().clone(), moved?).ok()?)
        }
        Term::Written(written) => {
            let [state] = written.states() else { return None };
            let number = |argument: &Argument| match argument {
                Argument::Number(n) => {
                    let about = random.about(u64::try_from(*n).ok()?);
                    i64::try_from(about).ok().map(Argument::Number)
                }
                _ => None,
            };
            let arguments: Option<Vec<Argument>> = state.arguments().iter().map(number).collect();
            let state = State::new(written.game(), arguments?);
            grundy_games::written::term_of(written.rules(), &Part::State(state))
        }
    })
}

fn varied_heaps(heaps: &Heaps, random: &mut Random) -> Heaps {
    let sizes = heaps.sizes().iter().copied().enumerate();
    sizes.fold(heaps.clone(), |heaps, (heap, size)| heaps.replaced(heap, &[random.about(size)]))
}

/// As many edges, each new one at a vertex that is there, and now and then one that closes a cycle.
fn varied_bush(bush: &Bush, random: &mut Random) -> Bush {
    let mut top = GROUND;
    let edges = bush.standing().into_iter().map(|_| {
        let from = u32::try_from(random.below(u64::from(top) + 1)).unwrap_or(GROUND);
        if top > 1 && random.below(6) == 0 {
            let to = u32::try_from(random.below(u64::from(top) + 1)).unwrap_or(GROUND);
            return Edge(from, to);
        }
        top = top.saturating_add(1);
        Edge(from, top)
    });
    Bush::new(edges.collect())
}
