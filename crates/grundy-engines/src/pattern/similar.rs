//! Sequences that repeat on a larger scale.

use super::form::Shifted;
use super::source::Sequence;
use std::fmt::{self, Display, Formatter};

/// g(bn + r) is told by n or by g(n) for every n from some n on, with a step for each r.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Similar {
    /// For r = 0, 1, …, b − 1. Invariant: at least two.
    steps: Vec<Step>,
    /// The least n.
    from: u64,
}

/// times·g(n) + slope·n + add.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// What g(n) is multiplied by.
    pub times: u64,
    /// What n is multiplied by.
    pub slope: u64,
    /// What is added then.
    pub add: i64,
}

impl Similar {
    /// b.
    pub fn base(&self) -> u64 {
        self.steps.len() as u64
    }

    /// For each r, how g(bn + r) is told.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The least n for which it holds. The value of bn is the first that it tells.
    pub fn from(&self) -> u64 {
        self.from
    }

    /// What n has by the pattern and the value of a smaller number.
    pub(super) fn value(&self, n: u64, sequence: Sequence<'_>) -> Option<u64> {
        let step = self.steps[usize::try_from(n % self.base()).ok()?];
        let smaller = n / self.base();
        step.value(smaller, sequence.at(smaller)?)
    }
}

impl Step {
    fn value(self, n: u64, value: u64) -> Option<u64> {
        let sum = self.times.checked_mul(value)?.checked_add(self.slope.checked_mul(n)?)?;
        sum.checked_add_signed(self.add)
    }
}

impl Display for Step {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let by_value = match self.times {
            0 => None,
            1 => Some("g(n)".to_owned()),
            times => Some(format!("{times}·g(n)")),
        };
        let by_number = match self.slope {
            0 => None,
            1 => Some("n".to_owned()),
            slope => Some(format!("{slope}n")),
        };
        let parts: Vec<String> = by_value.into_iter().chain(by_number).collect();
        match parts.is_empty() {
            true => write!(f, "{}", self.add),
            false => Shifted(&parts.join(" + "), self.add).fmt(f),
        }
    }
}

/// The largest b that is tried.
const LARGEST_BASE: u64 = 8;

/// Values and numbers may be multiplied by up to this.
const MOST_TIMES: u64 = 8;

/// So many n must show what becomes of a value, for each r.
const FEWEST_SHOWN: usize = 24;

/// How many of the first n may be exceptions.
const EXCEPTIONS: u64 = 2;

/// The ways in which the values repeat on a larger scale, the smallest b first.
pub(super) fn similar(sequence: Sequence<'_>) -> Vec<Similar> {
    (2..=LARGEST_BASE).filter_map(|base| of_base(base, sequence)).collect()
}

fn of_base(base: u64, sequence: Sequence<'_>) -> Option<Similar> {
    let mut from = sequence.first;
    let mut steps = Vec::new();
    for r in 0..base {
        let pairs: Vec<(u64, u64, u64)> = sequence
            .pairs()
            .map_while(|(n, value)| {
                let larger = n.checked_mul(base)?.checked_add(r)?;
                Some((n, value, sequence.at(larger)?))
            })
            .collect();
        if pairs.len() < FEWEST_SHOWN {
            return None;
        }
        let fitting = [by_value(&pairs), by_number(&pairs)].into_iter().flatten();
        let fitting = fitting.map(|step| (step, first_held(step, &pairs)));
        let (step, held) = fitting.min_by_key(|&(_, held)| held)?;
        from = from.max(held);
        steps.push(step);
    }
    // Where no value comes from a smaller number, they depend on n modulo b alone.
    let grows = steps.iter().any(|step| step.times > 0);
    (grows && from <= sequence.first + EXCEPTIONS).then_some(Similar { steps, from })
}

/// The least n from which on a step is right.
fn first_held(step: Step, pairs: &[(u64, u64, u64)]) -> u64 {
    let wrong = pairs.iter().rev().find(|&&(n, value, to)| step.value(n, value) != Some(to));
    wrong.map_or(0, |&(n, ..)| n.saturating_add(1))
}

/// A step by g(n), judged by the last number and the last whose value differs.
fn by_value(pairs: &[(u64, u64, u64)]) -> Option<Step> {
    let &(_, value, to) = pairs.last()?;
    let other = pairs.iter().rev().find(|&&(_, other, _)| other != value);
    let times = match other {
        None => 0,
        Some(&(_, other, other_to)) => {
            let (rise, run) = (difference(to, other_to), difference(value, other));
            let times = if rise % run == 0 { rise / run } else { return None };
            u64::try_from(times).ok().filter(|&times| times <= MOST_TIMES)?
        }
    };
    let add = i128::from(to) - i128::from(times) * i128::from(value);
    Some(Step { times, slope: 0, add: i64::try_from(add).ok()? })
}

/// A step by n, judged by the last two numbers.
fn by_number(pairs: &[(u64, u64, u64)]) -> Option<Step> {
    let [.., (_, _, before), (n, _, to)] = pairs else { return None };
    let slope = to.checked_sub(*before).filter(|&slope| slope <= MOST_TIMES)?;
    let add = i128::from(*to) - i128::from(slope) * i128::from(*n);
    Some(Step { times: 0, slope, add: i64::try_from(add).ok()? })
}

fn difference(a: u64, b: u64) -> i128 {
    i128::from(a) - i128::from(b)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ruler_is_similar_to_itself() {
        let values: Vec<u64> = (1..200u64).map(|n| u64::from(n.trailing_zeros())).collect();
        let found = similar(Sequence { first: 1, values: &values }).remove(0);
        let steps = [Step { times: 1, slope: 0, add: 1 }, Step { times: 0, slope: 0, add: 0 }];
        assert_eq!(found.steps(), steps);
        assert_eq!(
            found.steps().iter().map(Step::to_string).collect::<Vec<_>>(),
            ["g(n) + 1", "0"]
        );
    }

    #[test]
    fn one_value_changed_is_seen() {
        let mut values: Vec<u64> = (0..200u64).map(|n| u64::from(n.count_ones())).collect();
        assert_eq!(similar(Sequence { first: 0, values: &values })[0].base(), 2);
        values[150] += 1;
        assert_eq!(similar(Sequence { first: 0, values: &values }), []);
    }
}
