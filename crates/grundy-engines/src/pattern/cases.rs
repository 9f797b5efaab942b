//! A closed form for each residue, or for some.

use super::finding::Pattern;
use super::form::{Cases, Form, best_in};
use super::patience::Patience;
use super::source::Sequence;
use std::ops::RangeInclusive;

/// So many values must show the form of a residue.
const FEWEST_SHOWN: usize = 24;

/// How many of the first values with a residue may be exceptions.
const EXCEPTIONS: usize = 1;

/// For each modulus whose residues have each a form, these forms and from where on they hold.
pub(super) fn complete(
    seen: Sequence<'_>,
    moduli: RangeInclusive<u64>,
    patience: &Patience,
) -> impl Iterator<Item = (u64, Pattern)> {
    moduli.filter_map(move |modulus| {
        let (from, cases) = of_modulus(seen, modulus, patience, |_, _| true)?;
        cases.is_complete().then_some((from, Pattern::Cases(cases)))
    })
}

/// For each modulus some of whose residues have a form that is no accident, these forms.
pub(super) fn partial(
    seen: Sequence<'_>,
    moduli: RangeInclusive<u64>,
    patience: &Patience,
) -> impl Iterator<Item = (u64, Pattern)> {
    moduli.filter_map(move |modulus| {
        let (from, cases) =
            of_modulus(seen, modulus, patience, |form, shown| no_accident(seen, form, shown))?;
        cases.forms().iter().any(Option::is_some).then_some((from, Pattern::Cases(cases)))
    })
}

fn of_modulus(
    seen: Sequence<'_>,
    modulus: u64,
    patience: &Patience,
    accept: impl Fn(&Form, usize) -> bool,
) -> Option<(u64, Cases)> {
    let mut from = seen.first;
    let mut forms = Vec::new();
    for residue in 0..modulus {
        let pairs: Vec<(u64, u64)> = seen.pairs().filter(|(n, _)| n % modulus == residue).collect();
        let shown = pairs.len();
        let best = (shown >= FEWEST_SHOWN).then(|| best_in(&pairs, EXCEPTIONS, patience)).flatten();
        let best = best.filter(|(form, _)| accept(form, shown));
        if let Some((_, exceptions)) = best.filter(|&(_, exceptions)| exceptions > 0) {
            from = from.max(pairs[exceptions - 1].0 + 1);
        }
        forms.push(best.map(|(form, _)| form));
    }
    if patience.is_over() {
        return None;
    }
    Some((from, Cases::new(forms)?))
}

/// Whether values as frequent as these would hardly all fit by chance: less than once in 10⁹ times.
fn no_accident(seen: Sequence<'_>, form: &Form, shown: usize) -> bool {
    let fits = seen.pairs().filter(|&(n, value)| form.value(n) == Some(value)).count();
    let count = |n: usize| f64::from(u32::try_from(n).unwrap_or(u32::MAX));
    let share = count(fits) / count(seen.values.len().max(1));
    count(shown) * share.ln() < -9.0 * std::f64::consts::LN_10
}
