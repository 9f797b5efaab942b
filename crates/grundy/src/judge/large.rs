//! Large positions: a few of each size, won and lost ones, the same in every run.

use super::game::Judging;
use super::truth::{Truth, truth};
use crate::check::Family;
use grundy_core::{Budget, Ending};
use grundy_games::bush::{Bush, Edge};
use grundy_games::graph::{Graph, Tokens};
use grundy_games::heap::{HeapRule, Heaps, NamedRule};
use grundy_games::row::Row;
use grundy_games::written::{Argument, Kind, State, Written};
use grundy_games::{Position, Term};
use grundy_theorems::SolveError;

/// How large numbers are if nothing is said: what a right program of the usual kind takes in a second.
pub(super) fn usual_most(family: &Family) -> u64 {
    match family {
        Family::Heaps(rules) => match rules.first().map(NamedRule::rule) {
            Some(HeapRule::Kl(_)) => 1_000_000_000,
            Some(rule) if rule.is_nim() => 1_000_000_000,
            Some(HeapRule::Takes(_)) => 1_000_000,
            Some(HeapRule::Code(_)) | None => 1000,
        },
        Family::Rows(_) => 1_000_000_000,
        Family::Graphs => 1_000_000,
        Family::Hackenbush => 100_000,
        Family::Written(..) => 100,
        Family::Tokens(_) | Family::Sums(_) => 0,
    }
}

/// So many positions may be looked at for one answer.
const LOOKED_AT: u64 = 10_000_000;

/// A generator of numbers that look random: Marsaglia's xorshift.
struct Dice(u64);

impl Dice {
    /// A number below `n`, which is at least 1.
    fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % n.max(1)
    }

    fn index(&mut self, n: usize) -> usize {
        usize::try_from(self.below(n as u64)).unwrap_or(0)
    }
}

/// The sizes of large positions: powers of ten above the small ones, and the largest.
fn sizes(judging: &Judging) -> Vec<u64> {
    let powers = (1..20).map_while(|power| 10u64.checked_pow(power));
    let larger = powers.filter(|&size| size > judging.bounds.size && size < judging.most);
    let mut sizes: Vec<u64> = larger.collect();
    sizes.extend((judging.most > judging.bounds.size).then_some(judging.most));
    sizes
}

/// The large positions, from small to large, and what is right about them. One that takes too long to solve is left
/// out: nobody could say what is right.
pub(super) fn large(judging: &Judging, budget: &mut Budget) -> Result<Vec<Truth>, SolveError> {
    let dice = &mut Dice(0x9e37_79b9_7f4a_7c15);
    let mut all = Vec::new();
    for size in sizes(judging) {
        for position in positions(judging, size, dice) {
            budget.in_time().map_err(SolveError::Stopped)?;
            let mut part = budget.part(LOOKED_AT);
            match truth(position, judging.play, &mut part) {
                Ok(found) => all.push(found),
                Err(SolveError::Broken(_) | SolveError::Stopped(_)) => {
                    budget.in_time().map_err(SolveError::Stopped)?;
                }
                Err(why) => return Err(why),
            }
        }
        if let Some(lost) = lost(judging, size, dice, budget)? {
            all.push(lost);
        }
    }
    Ok(all)
}

fn positions(judging: &Judging, size: u64, dice: &mut Dice) -> Vec<Position> {
    let alone = |term: Term| Position::new(vec![term]);
    match &judging.family {
        Family::Heaps(_) | Family::Rows(_) => {
            let count = if judging.one_heap { 1 } else { 3 + dice.index(5) };
            let largest = numbers(judging, size, count, dice);
            let mut found: Vec<Position> = of_numbers(judging, largest).into_iter().collect();
            // Many heaps, for programs whose arrays are short.
            if size == judging.most && !judging.one_heap {
                found.extend(of_numbers(judging, numbers(judging, size, 1000, dice)));
            }
            found
        }
        Family::Graphs => graphs(size, dice).into_iter().map(|t| alone(Term::Tokens(t))).collect(),
        Family::Hackenbush => {
            let edges = u32::try_from(size).unwrap_or(u32::MAX);
            let stalk = (0..edges).map(|n| Edge(n, n + 1)).collect();
            let mut branch = |n: u32| u32::try_from(dice.below(u64::from(n) + 1)).unwrap_or(0);
            let tree = (0..edges).map(|n| Edge(branch(n), n + 1)).collect();
            [stalk, tree].map(|edges| alone(Term::Bush(Bush::new(edges)))).into()
        }
        Family::Written(rules, game) => {
            let parameters = rules.parameters(*game);
            let count = match parameters {
                [(_, Kind::Number)] if !judging.one_heap => 2,
                _ => parameters.len(),
            };
            of_numbers(judging, numbers(judging, size, count, dice)).into_iter().collect()
        }
        Family::Tokens(_) | Family::Sums(_) => Vec::new(),
    }
}

/// Numbers up to `size`, one of them `size` itself.
fn numbers(judging: &Judging, size: u64, count: usize, dice: &mut Dice) -> Vec<u64> {
    let mut numbers: Vec<u64> = (0..count).map(|_| dice.below(size.saturating_add(1))).collect();
    let last = dice.index(count);
    if let Some(number) = numbers.get_mut(last) {
        *number = size;
    }
    if matches!(judging.family, Family::Rows(_)) {
        numbers.sort_unstable();
        numbers.dedup();
    }
    numbers
}

/// The position with these numbers.
fn of_numbers(judging: &Judging, numbers: Vec<u64>) -> Option<Position> {
    let term = match &judging.family {
        Family::Heaps(rules) => Term::Heaps(Heaps::new(rules.first()?.clone(), numbers)),
        Family::Rows(rule) => Term::Row(Row::new(*rule, numbers).ok()?),
        Family::Written(rules, game) => {
            let parameters = rules.parameters(*game);
            let number = |&n: &u64| i64::try_from(n).map(Argument::Number).ok();
            let arguments = numbers.iter().map(number).collect::<Option<Vec<Argument>>>()?;
            let states = match parameters {
                [(_, Kind::Number)] => {
                    arguments.into_iter().map(|n| State::new(*game, vec![n])).collect()
                }
                _ if parameters.iter().all(|(_, kind)| *kind == Kind::Number) => {
                    vec![State::new(*game, arguments)]
                }
                _ => return None,
            };
            Term::Written(Written::new(rules.clone(), *game, states)?)
        }
        _ => return None,
    };
    Some(Position::new(vec![term]))
}

/// A path, on which a program that calls itself goes as deep as there are vertices, and a random graph.
fn graphs(size: u64, dice: &mut Dice) -> Vec<Tokens> {
    let vertices = u32::try_from(size).unwrap_or(u32::MAX - 1).max(2);
    let path: Vec<(u32, u32)> = (1..vertices).map(|n| (n, n + 1)).collect();
    let mut arcs = Vec::new();
    for from in 1..vertices {
        for _ in 0..1 + dice.below(2) {
            let further = dice.below(u64::from(vertices - from)).min(dice.below(1000));
            arcs.push((from, from + 1 + u32::try_from(further).unwrap_or(0)));
        }
    }
    arcs.sort_unstable();
    arcs.dedup();
    let all: Vec<u32> = (1..=vertices).collect();
    let token = |arcs: &[(u32, u32)]| Tokens::new(Graph::new(arcs, &all), vec![1]).ok();
    [token(&path), token(&arcs)].into_iter().flatten().collect()
}

/// A position that is lost, which few random ones are: the last number is tried until it fits.
fn lost(
    judging: &Judging,
    size: u64,
    dice: &mut Dice,
    budget: &mut Budget,
) -> Result<Option<Truth>, SolveError> {
    const TRIES: u64 = 64;
    if !matches!(judging.family, Family::Heaps(_) | Family::Rows(_)) {
        return Ok(None);
    }
    let count = if judging.one_heap { 1 } else { 4 };
    let mut numbers = numbers(judging, size, count, dice);
    let Some(last) = numbers.pop() else { return Ok(None) };
    // In Nim the number that fits is the xor of the others; elsewhere one of the next does often.
    let xor = numbers.iter().fold(0, |xor, n| xor ^ n);
    let near = (0..TRIES).map(|less| last.saturating_sub(less));
    let least = if judging.one_heap { judging.bounds.size } else { 0 };
    let fits = |n: &u64| *n >= least && *n <= judging.most;
    for candidate in std::iter::once(xor).chain(near).filter(fits) {
        let mut tried = numbers.clone();
        tried.push(candidate);
        if matches!(judging.family, Family::Rows(_)) && !tried.is_sorted_by(|a, b| a < b) {
            continue;
        }
        let Some(position) = of_numbers(judging, tried) else { continue };
        budget.in_time().map_err(SolveError::Stopped)?;
        match truth(position, judging.play, &mut budget.part(LOOKED_AT)) {
            Ok(found) if found.ending == Ending::Loses => return Ok(Some(found)),
            Ok(_) => {}
            Err(_) => break,
        }
    }
    Ok(None)
}
