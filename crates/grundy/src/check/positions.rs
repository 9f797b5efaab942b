//! All positions of a game up to a bound, from small to large.

use grundy_games::bush::{Bush, Edge};
use grundy_games::graph::{Graph, Tokens};
use grundy_games::heap::{Heaps, NamedRule};
use grundy_games::registry::Bounds;
use grundy_games::row::{Row, RowRule};
use grundy_games::written::{Argument, GameId, Kind, List, Rules, State, Written};
use grundy_games::{Position, Term};

/// A game, or several, of which all positions are checked.
#[derive(Clone, Debug)]
pub enum Family {
    /// Heaps under each of these rules.
    Heaps(Vec<NamedRule>),
    /// Rows under a rule.
    Rows(RowRule),
    /// Hackenbush drawings.
    Hackenbush,
    /// Tokens on graphs without cycles.
    Graphs,
    /// Tokens on one graph.
    Tokens(Graph),
    /// Sums of two terms of different games.
    Sums(Vec<NamedRule>),
    /// A written game.
    Written(Rules, GameId),
}

impl Family {
    /// Every position within `bounds`, up to the order of heaps and tokens, from small to large.
    pub fn positions(&self, bounds: &Bounds) -> Box<dyn Iterator<Item = Position> + '_> {
        Box::new(self.candidates(bounds).flatten())
    }

    /// The same, with nothing in between for each list of numbers that is no position. There may be so many of
    /// these in a row that whoever waits for the next position should look at the clock.
    pub(crate) fn candidates(
        &self,
        bounds: &Bounds,
    ) -> Box<dyn Iterator<Item = Option<Position>> + '_> {
        let bounds = *bounds;
        match self {
            Family::Heaps(rules) => Box::new(
                heap_lists(bounds)
                    .flat_map(move |sizes| rules.iter().map(move |rule| heaps(rule, &sizes)))
                    .map(Some),
            ),
            Family::Rows(rule) => {
                let row = |sizes| Row::new(*rule, sizes).ok().map(alone(Term::Row));
                Box::new(heap_lists(bounds).map(row))
            }
            Family::Hackenbush => Box::new(drawings(bounds.size).map(alone(Term::Bush)).map(Some)),
            Family::Graphs => Box::new(token_positions(bounds).map(alone(Term::Tokens)).map(Some)),
            Family::Tokens(graph) => {
                let most = graph.labels().len().saturating_sub(1) as u64;
                let lists = heap_lists(Bounds { heaps: bounds.heaps, size: most });
                Box::new(lists.map(|list| place(graph, &list).map(alone(Term::Tokens))))
            }
            Family::Sums(rules) => Box::new(sums(rules, bounds).map(Some)),
            Family::Written(rules, game) => written(rules, *game, bounds),
        }
    }
}

/// Every position of a written game: heaps, lists, or a number for each parameter.
fn written(
    rules: &Rules,
    game: GameId,
    bounds: Bounds,
) -> Box<dyn Iterator<Item = Option<Position>> + '_> {
    let number = |n: &u64| Argument::Number(i64::try_from(*n).unwrap_or(i64::MAX));
    let position = move |states: Vec<State>| {
        let term = Written::new(rules.clone(), game, states)?;
        Some(Position::new(vec![Term::Written(term)]))
    };
    let parameters = rules.parameters(game);
    match parameters {
        [(_, Kind::Number)] => Box::new(heap_lists(bounds).map(move |sizes| {
            position(sizes.iter().map(|n| State::new(game, vec![number(n)])).collect())
        })),
        [(_, Kind::List)] => Box::new(tuples(bounds).map(move |sizes| {
            let items = sizes.iter().filter_map(|&n| i64::try_from(n).ok()).collect();
            position(vec![State::new(game, vec![Argument::List(List::new(items))])])
        })),
        _ if parameters.iter().any(|(_, kind)| *kind == Kind::List) => Box::new(std::iter::empty()),
        _ => {
            let all = tuples(Bounds { heaps: parameters.len(), ..bounds });
            let fits = move |sizes: &[u64]| {
                let mut each = sizes.iter().zip(parameters);
                sizes.len() == parameters.len()
                    && each.all(|(&n, (_, kind))| *kind != Kind::Truth || n < 2)
            };
            Box::new(all.map(move |sizes| match fits(&sizes) {
                true => position(vec![State::new(game, sizes.iter().map(number).collect())]),
                false => None,
            }))
        }
    }
}

/// Every list of at most `bounds.heaps` sizes up to `bounds.size` in every order, by the total, then
/// as [`heap_lists`].
fn tuples(bounds: Bounds) -> impl Iterator<Item = Vec<u64>> {
    heap_lists(bounds).flat_map(|list| {
        // Every order of a sorted list, each once, from the first to the last.
        std::iter::successors(Some(list), |list| {
            let mut next = list.clone();
            let turn = (1..next.len()).rev().find(|&i| next[i - 1] < next[i])?;
            let swap = (turn..next.len()).rev().find(|&i| next[i] > next[turn - 1])?;
            next.swap(turn - 1, swap);
            next[turn..].reverse();
            Some(next)
        })
    })
}

/// A position of one term.
fn alone<T>(term: fn(T) -> Term) -> impl Fn(T) -> Position {
    move |inner| Position::new(vec![term(inner)])
}

fn heaps(rule: &NamedRule, sizes: &[u64]) -> Position {
    Position::new(vec![heap_term(rule, sizes)])
}

/// Every non-decreasing list of at most `bounds.heaps` sizes up to `bounds.size`, by the total, then
/// the length, then the sizes. Lazy: the bounds may be far away.
fn heap_lists(bounds: Bounds) -> impl Iterator<Item = Vec<u64>> {
    let size = u128::from(bounds.size);
    let most = size.saturating_mul(bounds.heaps as u128);
    (0..=most).flat_map(move |total| {
        let least_length = if size == 0 { 0 } else { total.div_ceil(size) };
        let lengths = usize::try_from(least_length).unwrap_or(usize::MAX)..=bounds.heaps;
        lengths.flat_map(move |length| {
            let first = fill(Vec::new(), length, total, bounds.size);
            std::iter::successors(first, move |list| following(list, bounds.size))
        })
    })
}

/// The first list in the order of words that goes on from `start`, is of this length and total, and
/// does not decrease.
fn fill(start: Vec<u64>, length: usize, total: u128, size: u64) -> Option<Vec<u64>> {
    let mut list = start;
    let mut rest = total.checked_sub(list.iter().map(|&n| u128::from(n)).sum())?;
    while list.len() < length {
        let after = (length - list.len() - 1) as u128;
        let least = u128::from(list.last().copied().unwrap_or(0));
        let next = least.max(rest.saturating_sub(after * u128::from(size)));
        list.push(u64::try_from(next).ok().filter(|&next| next <= size)?);
        rest = rest.checked_sub(next)?;
    }
    (rest == 0).then_some(list)
}

/// The next list of the same length and total.
fn following(list: &[u64], size: u64) -> Option<Vec<u64>> {
    let total = list.iter().map(|&n| u128::from(n)).sum();
    (0..list.len()).rev().find_map(|index| {
        let larger = list[index].checked_add(1).filter(|&larger| larger <= size)?;
        let start = list[..index].iter().copied().chain([larger]).collect();
        fill(start, list.len(), total, size)
    })
}

/// Every drawing of at most `edges` edges in which all stands, its vertices named as they come up,
/// and each drawing once for every order of naming.
fn drawings(edges: u64) -> impl Iterator<Item = Bush> {
    (0..=edges).flat_map(|count| {
        let mut waiting: Vec<Vec<Edge>> = vec![Vec::new()];
        std::iter::from_fn(move || {
            while let Some(drawing) = waiting.pop() {
                if drawing.len() as u64 == count {
                    return Some(Bush::new(drawing));
                }
                waiting.extend(extensions(&drawing).into_iter().rev());
            }
            None
        })
    })
}

/// The drawing with one edge more, not smaller than the last: from any vertex to any, or to a new one.
fn extensions(drawing: &[Edge]) -> Vec<Vec<Edge>> {
    let newest = drawing.iter().map(|edge| edge.1).max().unwrap_or(0);
    let last = drawing.last().copied().unwrap_or(Edge(0, 0));
    (0..=newest)
        .flat_map(|a| (a..=newest + 1).map(move |b| Edge(a, b)))
        .filter(|edge| *edge >= last)
        .map(|edge| drawing.iter().copied().chain([edge]).collect())
        .collect()
}

/// Tokens on every graph of at most `bounds.size` vertices whose arcs lead from larger labels to
/// smaller ones.
fn token_positions(bounds: Bounds) -> impl Iterator<Item = Tokens> {
    (1..=bounds.size).flat_map(move |size| {
        let vertices: Vec<u32> = (0..u32::try_from(size).unwrap_or(u32::MAX)).collect();
        let arcs: Vec<(u32, u32)> =
            vertices.iter().flat_map(|&from| (0..from).map(move |to| (from, to))).collect();
        let subsets = 0..1u64.checked_shl(u32::try_from(arcs.len()).unwrap_or(64)).unwrap_or(0);
        subsets.flat_map(move |subset| {
            let chosen = (0u32..).zip(&arcs).filter(|(bit, _)| subset >> bit & 1 == 1);
            let chosen: Vec<(u32, u32)> = chosen.map(|(_, &arc)| arc).collect();
            let graph = Graph::new(&chosen, &vertices);
            let lists = heap_lists(Bounds { heaps: bounds.heaps, size: size - 1 });
            lists.filter_map(move |list| place(&graph, &list))
        })
    })
}

/// Tokens on the vertices of `graph` with these numbers.
fn place(graph: &Graph, vertices: &[u64]) -> Option<Tokens> {
    let label = |&v: &u64| graph.labels().get(usize::try_from(v).ok()?).copied();
    Tokens::new(graph.clone(), vertices.iter().map(label).collect::<Option<_>>()?).ok()
}

/// Sums of two small terms: heaps under two of the rules, and heaps with a row, a drawing or tokens.
fn sums(rules: &[NamedRule], bounds: Bounds) -> impl Iterator<Item = Position> {
    let others = other_terms();
    heap_lists(bounds).flat_map(move |sizes| {
        let mut found = Vec::new();
        for (index, first) in rules.iter().enumerate() {
            let heap = heap_term(first, &sizes);
            found.extend(others.iter().map(|other| vec![heap.clone(), other.clone()]));
            for second in &rules[..index] {
                for other in [&[1][..], &[2], &[1, 3]] {
                    found.push(vec![heap.clone(), heap_term(second, other)]);
                }
            }
        }
        found.into_iter().map(Position::new)
    })
}

fn heap_term(rule: &NamedRule, sizes: &[u64]) -> Term {
    Term::Heaps(Heaps::new(rule.clone(), sizes.to_vec()))
}

/// A drawing with a cycle, a row with a reversible move, and two tokens.
fn other_terms() -> Vec<Term> {
    let bush = Bush::new(vec![Edge(0, 1), Edge(1, 2), Edge(1, 2), Edge(0, 3)]);
    let row = Row::new(RowRule::Weak, vec![1, 1, 3]).ok();
    let graph = Graph::new(&[(3, 2), (3, 1), (2, 1), (1, 0), (3, 0)], &[]);
    let tokens = Tokens::new(graph, vec![2, 3]).ok();
    [Some(Term::Bush(bush)), row.map(Term::Row), tokens.map(Term::Tokens)]
        .into_iter()
        .flatten()
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heap_lists_are_all_there_once_and_in_order() {
        let lists: Vec<Vec<u64>> = heap_lists(Bounds { heaps: 3, size: 4 }).collect();
        // Multisets of at most 3 of 5 sizes: 1 + 5 + 15 + 35.
        assert_eq!(lists.len(), 56);
        let key = |list: &Vec<u64>| (list.iter().sum::<u64>(), list.len(), list.clone());
        assert!(lists.is_sorted_by(|a, b| key(a) < key(b)));
        assert!(lists.iter().all(|list| list.is_sorted() && list.iter().all(|&n| n <= 4)));
    }

    #[test]
    fn far_bounds_cost_nothing_until_they_are_reached() {
        let far = Bounds { heaps: usize::MAX, size: u64::MAX };
        assert_eq!(heap_lists(far).take(3).last(), Some(vec![0, 0]));
        let families = [
            Family::Heaps(vec![grundy_games::heap::HeapRule::nim().into()]),
            Family::Hackenbush,
            Family::Graphs,
        ];
        assert!(families.iter().all(|family| family.positions(&far).take(100).count() == 100));
    }

    #[test]
    fn small_drawings_are_all_there() {
        // Up to two edges: nothing; a loop, a stalk; then two of these at the ground, and on a stalk
        // another edge, a loop, or an edge back to the ground.
        let counts = [0, 1, 2].map(|edges| drawings(edges).count());
        assert_eq!(counts, [1, 3, 9]);
    }
}
