//! The n whose value is 0: the P-positions.

use super::beatty::{Beatty, beatty};
use super::finding::{Observed, Tested};
use super::form::{Form, telling};
use super::patience::Patience;
use super::repeat::repeats;
use super::series::Series;
use super::source::Sequence;

/// The n whose value is 0.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Zeros {
    /// All that were seen, increasing.
    pub list: Vec<u64>,
    /// Their pattern, if one was found.
    pub pattern: Option<Observed<ZeroPattern>>,
}

/// A pattern of the n whose value is 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ZeroPattern {
    /// There are no more than those before `from`.
    Finite,
    /// From `from` on, those with these residues.
    Residues {
        /// The modulus.
        modulus: u64,
        /// The residues, increasing.
        residues: Vec<u64>,
    },
    /// From `from` on, the members of a series.
    Series(Series),
    /// Those where a form has a value.
    Where {
        /// The form.
        form: Form,
        /// The value.
        equals: u64,
    },
    /// The k-th of them is ⌊αk + β⌋.
    Beatty(Beatty),
}

/// The zeros of `whole`, and their pattern if one is seen in the first `found` values that holds in all.
pub(super) fn zeros(whole: Sequence<'_>, found: Option<usize>, patience: &Patience) -> Zeros {
    let list: Vec<u64> = whole.pairs().filter(|&(_, value)| value == 0).map(|(n, _)| n).collect();
    let Some(found) = found.filter(|&found| found < whole.values.len()) else {
        return Zeros { list, pattern: None };
    };
    let tested = Tested {
        first: whole.first,
        found_to: whole.beginning(found).end().saturating_sub(1),
        held_to: whole.end().saturating_sub(1),
    };
    let seen = list.partition_point(|&n| n <= tested.found_to);
    let pattern = finite(&list, seen, &tested)
        .or_else(|| residues(whole, found))
        .or_else(|| {
            Series::find(&list, seen, &tested, patience)
                .map(|(series, from)| (ZeroPattern::Series(series), from))
        })
        .or_else(|| by_form(whole, found, patience))
        .or_else(|| beatty(&list, seen).map(|found| (ZeroPattern::Beatty(found), tested.first)))
        .map(|(pattern, from)| Observed { pattern, from, tested });
    Zeros { list, pattern }
}

/// No zero in the last three quarters of what was seen first, nor later.
fn finite(list: &[u64], seen: usize, tested: &Tested) -> Option<(ZeroPattern, u64)> {
    let from = list.last().map_or(tested.first, |last| last.saturating_add(1));
    let quarter = tested.first + (tested.found_to - tested.first) / 4;
    (list.len() == seen && from <= quarter).then_some((ZeroPattern::Finite, from))
}

fn residues(whole: Sequence<'_>, found: usize) -> Option<(ZeroPattern, u64)> {
    let is_zero: Vec<u64> = whole.values.iter().map(|&value| u64::from(value == 0)).collect();
    let is_zero = Sequence { first: whole.first, values: &is_zero };
    let held = repeats(is_zero.beginning(found), false).into_iter().find(|repeat| {
        let mut later = is_zero.pairs().filter(|&(n, _)| n >= repeat.from());
        later.all(|(n, zero)| repeat.value(n) == Some(zero))
    })?;
    let by_residue = held.by_residue()?;
    let residues: Vec<u64> =
        (0u64..).zip(&by_residue).filter(|&(_, &zero)| zero == 1).map(|(r, _)| r).collect();
    let modulus = by_residue.len() as u64;
    (!residues.is_empty()).then_some((ZeroPattern::Residues { modulus, residues }, held.from()))
}

/// So many zeros and others must be seen before a form is thought to tell them apart.
const FEWEST_OF_EACH: usize = 16;

fn by_form(whole: Sequence<'_>, found: usize, patience: &Patience) -> Option<(ZeroPattern, u64)> {
    let pairs: Vec<(u64, bool)> = whole.pairs().map(|(n, value)| (n, value == 0)).collect();
    let zeros = pairs[..found].iter().filter(|&&(_, zero)| zero).count();
    if zeros.min(found - zeros) < FEWEST_OF_EACH {
        return None;
    }
    let (form, equals) = telling(&pairs, patience)?;
    Some((ZeroPattern::Where { form, equals }, whole.first))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(is_zero: impl Fn(u64) -> bool, first: u64, len: u64) -> Zeros {
        let values: Vec<u64> = (first..first + len).map(|n| u64::from(!is_zero(n))).collect();
        let sequence = Sequence { first, values: &values };
        zeros(sequence, Some(values.len() / 8), &Patience::default())
    }

    #[test]
    fn progressions_and_sets_of_residues_are_found() {
        let found = of(|n| n % 7 == 0 || n % 7 == 2, 0, 2048).pattern.unwrap();
        let expected = ZeroPattern::Residues { modulus: 7, residues: vec![0, 2] };
        assert_eq!((found.pattern, found.from), (expected, 0));
        assert_eq!(found.tested, Tested { first: 0, found_to: 255, held_to: 2047 });
    }

    #[test]
    fn few_zeros_are_finite_so_far() {
        let found = of(|n| n == 0 || n == 20, 0, 2048).pattern.unwrap();
        assert_eq!((found.pattern, found.from), (ZeroPattern::Finite, 21));
        assert_eq!(of(|n| n == 0 || n == 200, 0, 2048).pattern, None);
        assert_eq!(of(|n| n == 0 || n == 2000, 0, 2048).pattern, None);
    }

    #[test]
    fn a_progression_that_breaks_later_is_not_claimed() {
        assert_eq!(of(|n| n % 4 == 0 && n != 1000, 0, 2048).pattern, None);
    }

    #[test]
    fn the_golden_ratio_is_recognised() {
        let lower = |k: u64| (k + (5 * k * k).isqrt()) / 2;
        let set: Vec<u64> = (1..2048).map(lower).collect();
        let found = of(|n| set.binary_search(&n).is_ok(), 0, 2048).pattern.unwrap();
        let ZeroPattern::Beatty(beatty) = found.pattern else { panic!("{found:?}") };
        assert!(beatty.is_plain());
        assert!(beatty.name().is_some_and(|name| name.is_golden()));
    }

    #[test]
    fn zeros_may_be_told_by_their_digits_or_factors() {
        let told = |is_zero: fn(u64) -> bool| match of(is_zero, 0, 2048).pattern?.pattern {
            ZeroPattern::Where { form, equals } => Some(format!("{form} = {equals}")),
            _ => None,
        };
        let evil = |n: u64| n.count_ones().is_multiple_of(2);
        assert_eq!(told(evil).as_deref(), Some("popcount(n) mod 2 = 0"));
        let odious = |n: u64| n.count_ones() % 2 == 1;
        assert_eq!(told(odious).as_deref(), Some("popcount(n) mod 2 = 1"));
        let even_zeros = |n: u64| n > 0 && n.trailing_zeros().is_multiple_of(2);
        assert_eq!(told(even_zeros).as_deref(), Some("v₂(n) mod 2 = 0"));
    }

    #[test]
    fn squares_are_recognised() {
        let found = of(|n| n.isqrt().pow(2) == n, 0, 2048).pattern.unwrap();
        assert!(matches!(found.pattern, ZeroPattern::Series(_)), "{found:?}");
    }
}
