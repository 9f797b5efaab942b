//! All positions of a game up to a bound, from small to large.

use grundy_games::bush::{Bush, Edge};
use grundy_games::graph::{Graph, Tokens};
use grundy_games::heap::{HeapRule, Heaps};
use grundy_games::row::{Row, RowRule};
use grundy_games::{Position, Term};

/// How far a check goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// The number of heaps, coins or tokens at most.
    pub heaps: usize,
    /// The size of a heap, the number of edges or of vertices at most.
    pub size: u64,
}

/// A game, or several, of which all positions are checked.
#[derive(Clone, Debug)]
pub enum Family {
    /// Heaps under each of these rules.
    Heaps(Vec<HeapRule>),
    /// Rows under a rule.
    Rows(RowRule),
    /// Hackenbush drawings.
    Hackenbush,
    /// Tokens on graphs without cycles.
    Graphs,
    /// Tokens on one graph.
    Tokens(Graph),
    /// Sums of two terms of different games.
    Sums(Vec<HeapRule>),
}

impl Family {
    /// Every position within `bounds`, up to the order of heaps and tokens, from small to large.
    pub fn positions(&self, bounds: &Bounds) -> Box<dyn Iterator<Item = Position> + '_> {
        let bounds = *bounds;
        match self {
            Family::Heaps(rules) => Box::new(
                heap_lists(bounds)
                    .into_iter()
                    .flat_map(move |sizes| rules.iter().map(move |rule| heaps(rule, &sizes))),
            ),
            Family::Rows(rule) => {
                let rows = heap_lists(bounds).into_iter();
                Box::new(rows.filter_map(|sizes| Row::new(*rule, sizes).ok()).map(alone(Term::Row)))
            }
            Family::Hackenbush => Box::new(drawings(bounds.size).map(alone(Term::Bush))),
            Family::Graphs => Box::new(token_positions(bounds).map(alone(Term::Tokens))),
            Family::Tokens(graph) => {
                let most = graph.labels().len().saturating_sub(1) as u64;
                let lists = heap_lists(Bounds { heaps: bounds.heaps, size: most }).into_iter();
                Box::new(lists.filter_map(|list| place(graph, &list)).map(alone(Term::Tokens)))
            }
            Family::Sums(rules) => Box::new(sums(rules, bounds)),
        }
    }
}

/// A position of one term.
fn alone<T>(term: fn(T) -> Term) -> impl Fn(T) -> Position {
    move |inner| Position::new(vec![term(inner)])
}

fn heaps(rule: &HeapRule, sizes: &[u64]) -> Position {
    Position::new(vec![Term::Heaps(Heaps::new(rule.clone(), sizes.to_vec()))])
}

/// Every non-decreasing list of at most `bounds.heaps` sizes up to `bounds.size`, by the total, then
/// the length, then the sizes.
fn heap_lists(bounds: Bounds) -> Vec<Vec<u64>> {
    let mut lists: Vec<Vec<u64>> = vec![Vec::new()];
    let mut longest = 0..1;
    for _ in 0..bounds.heaps {
        let end = lists.len();
        for index in longest {
            let least = lists[index].last().copied().unwrap_or(0);
            for size in least..=bounds.size {
                let mut list = lists[index].clone();
                list.push(size);
                lists.push(list);
            }
        }
        longest = end..lists.len();
    }
    lists.sort_by_cached_key(|list| (list.iter().sum::<u64>(), list.len(), list.clone()));
    lists
}

/// Every drawing of at most `edges` edges in which all stands, its vertices named as they come up,
/// and each drawing once for every order of naming.
fn drawings(edges: u64) -> impl Iterator<Item = Bush> {
    let mut level: Vec<Vec<Edge>> = vec![Vec::new()];
    let mut done = false;
    let levels = std::iter::from_fn(move || {
        if done {
            return None;
        }
        let next = level.iter().flat_map(|drawing| extensions(drawing)).collect();
        let this = std::mem::replace(&mut level, next);
        done = this.first().is_some_and(|drawing| drawing.len() as u64 >= edges);
        Some(this)
    });
    levels.flatten().map(Bush::new)
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
        let lists = heap_lists(Bounds { heaps: bounds.heaps, size: size - 1 });
        let subsets = 0..1u64.checked_shl(u32::try_from(arcs.len()).unwrap_or(64)).unwrap_or(0);
        subsets.flat_map(move |subset| {
            let chosen = (0u32..).zip(&arcs).filter(|(bit, _)| subset >> bit & 1 == 1);
            let chosen: Vec<(u32, u32)> = chosen.map(|(_, &arc)| arc).collect();
            let graph = Graph::new(&chosen, &vertices);
            lists.iter().filter_map(|list| place(&graph, list)).collect::<Vec<_>>()
        })
    })
}

/// Tokens on the vertices of `graph` with these numbers.
fn place(graph: &Graph, vertices: &[u64]) -> Option<Tokens> {
    let label = |&v: &u64| graph.labels().get(usize::try_from(v).ok()?).copied();
    Tokens::new(graph.clone(), vertices.iter().map(label).collect::<Option<_>>()?).ok()
}

/// Sums of two small terms: heaps under two of the rules, and heaps with a row or a drawing.
fn sums(rules: &[HeapRule], bounds: Bounds) -> impl Iterator<Item = Position> {
    let lists = heap_lists(bounds);
    let term =
        |rule: &HeapRule, sizes: &[u64]| Term::Heaps(Heaps::new(rule.clone(), sizes.to_vec()));
    let bush = Term::Bush(Bush::new(vec![Edge(0, 1), Edge(1, 2), Edge(1, 2), Edge(0, 3)]));
    let row = Row::new(RowRule::Weak, vec![1, 1, 3]).ok().map(Term::Row);
    let graph = Graph::new(&[(3, 2), (3, 1), (2, 1), (1, 0), (3, 0)], &[]);
    let tokens = Tokens::new(graph, vec![2, 3]).ok().map(Term::Tokens);
    let others: Vec<Term> = [Some(bush), row, tokens].into_iter().flatten().collect();
    let mut found = Vec::new();
    for sizes in &lists {
        for (index, first) in rules.iter().enumerate() {
            let heap = term(first, sizes);
            found.extend(others.iter().map(|other| vec![heap.clone(), other.clone()]));
            for second in &rules[..index] {
                for other in [vec![1], vec![2], vec![1, 3]] {
                    found.push(vec![heap.clone(), term(second, &other)]);
                }
            }
        }
    }
    found.into_iter().map(Position::new)
}
