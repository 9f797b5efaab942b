//! The simplest form that fits values.

use super::{Base, Form};
use crate::pattern::patience::Patience;

/// The prime valuations that are tried.
const PRIMES: [u64; 6] = [2, 3, 5, 7, 11, 13];

/// What may be added to n, the nearest first.
const SHIFTS: [i64; 7] = [0, -1, 1, -2, 2, -3, 3];

/// The most that may be added to a value, or taken from it.
const MOST_ADDED: u64 = 4;

/// The forms that fit, the simplest first, each with the index of the first value from which on it
/// does.
///
/// `pairs` are numbers with their values, increasing; a form may fail at the first `exceptions` of
/// them. A modulus is at most an eighth of how far the numbers reach.
pub(crate) fn best(
    pairs: &[(u64, u64)],
    exceptions: usize,
    patience: &Patience,
) -> Vec<(Form, usize)> {
    let mut found = fitting(pairs, exceptions, bases(reach(pairs) / 8), patience);
    found.sort_by_key(|(form, from)| form.cost() + 3 * *from as u64);
    found
}

/// The simplest form that fits among those without a modulus of their own: for the values of one
/// residue.
pub(crate) fn best_in(
    pairs: &[(u64, u64)],
    exceptions: usize,
    patience: &Patience,
) -> Option<(Form, usize)> {
    let found = fitting(pairs, exceptions, bases(0), patience);
    found.into_iter().min_by_key(|(form, from)| form.cost() + 3 * *from as u64)
}

fn reach(pairs: &[(u64, u64)]) -> u64 {
    match pairs {
        [(first, _), .., (last, _)] => last - first,
        _ => 0,
    }
}

fn fitting(
    pairs: &[(u64, u64)],
    exceptions: usize,
    bases: impl Iterator<Item = Base>,
    patience: &Patience,
) -> Vec<(Form, usize)> {
    let Some(&(last, value)) = pairs.last() else { return Vec::new() };
    let constant = Form::constant(value).and_then(|form| fits(&form, pairs, exceptions, patience));
    let shifts = |base| SHIFTS.map(|shift| Form { base, shift, add: 0 });
    // What repeats must have been seen to repeat.
    let reach = reach(pairs);
    let seen = |base: &Base| base.period().is_none_or(|(period, _)| period <= reach / 4);
    let forms = bases.take_while(|_| !patience.is_over()).filter(seen).flat_map(shifts).filter_map(
        |form| {
            // What must be added at the last number is added everywhere.
            let add = i64::try_from(i128::from(value) - i128::from(form.value(last)?)).ok()?;
            (add.unsigned_abs() <= MOST_ADDED).then_some(Form { add, ..form })
        },
    );
    constant
        .into_iter()
        .chain(forms.filter_map(|form| fits(&form, pairs, exceptions, patience)))
        .collect()
}

/// The form, with the index of the first value from which on it fits.
fn fits(
    form: &Form,
    pairs: &[(u64, u64)],
    exceptions: usize,
    patience: &Patience,
) -> Option<(Form, usize)> {
    let fails = |n: u64, value: u64| patience.is_over() || form.value(n) != Some(value);
    let wrong = pairs.iter().rposition(|&(n, value)| fails(n, value));
    let from = wrong.map_or(0, |last| last + 1);
    (from <= exceptions).then_some((*form, from))
}

/// The form and the value of it by which `chosen` can be told from the others, if one is known that
/// does not repeat. `pairs` are numbers, and whether each is chosen.
pub(crate) fn telling(pairs: &[(u64, bool)], patience: &Patience) -> Option<(Form, u64)> {
    let (last, _) = pairs.last()?;
    let bases = bases(0).filter(|base| base.period().is_none());
    let forms = bases.flat_map(|base| SHIFTS.map(|shift| Form { base, shift, add: 0 }));
    forms.filter(|form| form.value(*last).is_some()).find_map(|form| {
        let fits = |(n, chosen): (u64, bool), value| (form.value(n) == Some(value)) == chosen;
        let tells = |value: u64| pairs.iter().all(|&pair| !patience.is_over() && fits(pair, value));
        (0..=MOST_TOLD).find(|&value| tells(value)).map(|value| (form, value))
    })
}

/// The largest value by which numbers are told from others.
const MOST_TOLD: u64 = 2;

/// The functions that are tried, with moduli up to `modulus`.
fn bases(modulus: u64) -> impl Iterator<Item = Base> {
    let single = [
        Base::Identity,
        Base::Ones,
        Base::OnesParity,
        Base::LowBit,
        Base::HighBit,
        Base::Log2,
        Base::SquareRoot,
        Base::LeastPrime,
        Base::PrimeFactors,
        Base::DistinctPrimes,
    ];
    let remainders = (2..=modulus).flat_map(|modulus| {
        let steps = 1..=(modulus / 2).min(16);
        steps.map(move |step| Base::Remainder { modulus, step })
    });
    single
        .into_iter()
        .chain(PRIMES.map(Base::Valuation))
        .chain(PRIMES.map(Base::ValuationParity))
        .chain((2..=16).map(Base::Quotient))
        .chain((2..=32).map(Base::Twice))
        .chain((1..32).map(Base::Xor))
        .chain((1..64).map(Base::And))
        .chain(remainders)
}
