//! The pairs whose value is 0: the P-positions.

use super::View;
use super::form::{GridForm, forms};
use crate::pattern::beatty::{Beatty, Ratio, beatty};
use crate::pattern::constant::Constant;
use crate::pattern::finding::{Observed, Tested};
use std::cmp::Ordering;

/// The pairs whose value is 0.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GridZeros {
    /// All that were seen, by their first number; if the values are symmetric, only those with a ≤ b.
    pub list: Vec<(u64, u64)>,
    /// Their pattern, if one was found.
    pub pattern: Option<Observed<GridZeroPattern>>,
}

/// A pattern of the pairs whose value is 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GridZeroPattern {
    /// Those where a form is 0.
    Where(GridForm),
    /// The k-th pair is (a, a + step·k + add) with a the k-th number of a list like Beatty's.
    Pairs {
        /// The list of the smaller numbers.
        smaller: Beatty,
        /// How much the difference grows from pair to pair.
        step: u64,
        /// The difference of the pair with k = 0.
        add: i64,
    },
    /// Those of positive numbers whose larger number is less than α times the smaller.
    Cone {
        /// α is more than this …
        above: Ratio,
        /// … and at most this.
        below: Ratio,
        /// The known constant between the bounds, if there is one.
        name: Option<Constant>,
    },
}

pub(super) fn zeros(
    seen: View<'_>,
    whole: View<'_>,
    symmetric: bool,
    tested: Option<Tested>,
) -> GridZeros {
    let listed = |view: View<'_>| -> Vec<(u64, u64)> {
        let zero = view.places().filter(|&(a, b, value)| value == 0 && (!symmetric || a <= b));
        zero.map(|(a, b, _)| (a, b)).collect()
    };
    let list = listed(whole);
    let pattern = tested.and_then(|tested| {
        let few = listed(seen).len();
        let pattern = by_form(seen, whole)
            .or_else(|| symmetric.then(|| pairs(&list, few)).flatten())
            .or_else(|| symmetric.then(|| cone(seen, whole)).flatten())?;
        Some(Observed { pattern, from: tested.first, tested })
    });
    GridZeros { list, pattern }
}

fn by_form(seen: View<'_>, whole: View<'_>) -> Option<GridZeroPattern> {
    let holds = |form: &GridForm, view: View<'_>| {
        view.places().all(|(a, b, value)| {
            form.value(a, b).is_some_and(|formed| (formed == 0) == (value == 0))
        })
    };
    // A form that is never 0 on what was seen would say that there are no P-positions.
    let any = seen.places().any(|(_, _, value)| value == 0);
    let mut found = forms().filter(|form| any && holds(form, seen));
    found.find(|form| holds(form, whole)).map(GridZeroPattern::Where)
}

/// The least number of pairs of which something is claimed.
const FEWEST_PAIRS: usize = 8;

fn pairs(list: &[(u64, u64)], seen: usize) -> Option<GridZeroPattern> {
    if seen < FEWEST_PAIRS || !list.windows(2).all(|two| two[0].0 < two[1].0 && two[0].1 < two[1].1)
    {
        return None;
    }
    let smaller: Vec<u64> = list.iter().map(|&(a, _)| a).collect();
    let apart: Vec<u64> = list.iter().map(|&(a, b)| b - a).collect();
    let smaller = beatty(&smaller, seen)?;
    let step = apart[1].checked_sub(apart[0])?;
    let add = i64::try_from(apart[0]).ok()?.checked_sub_unsigned(smaller.start() * step)?;
    let expected = |k: u64| step.checked_mul(k)?.checked_add_signed(add);
    let on_a_line = (smaller.start()..).zip(&apart).all(|(k, &apart)| expected(k) == Some(apart));
    on_a_line.then_some(GridZeroPattern::Pairs { smaller, step, add })
}

/// So close must be the bounds of a cone, as a part of its slope.
const CLOSE: u64 = 64;

fn cone(seen: View<'_>, whole: View<'_>) -> Option<GridZeroPattern> {
    bounds(seen)?;
    let (above, below) = bounds(whole)?;
    // Bounds far apart hold nothing.
    let gap =
        |ratio: Ratio| u128::from(ratio.over) * u128::from(below.under) * u128::from(above.under);
    let apart =
        (gap(below) / u128::from(below.under)).checked_sub(gap(above) / u128::from(above.under))?;
    let close = apart * u128::from(CLOSE) <= gap(below) / u128::from(below.under);
    close.then(|| GridZeroPattern::Cone { above, below, name: Constant::between(above, below) })
}

/// The largest ratio of a pair that is a zero, and the smallest of a pair that is none.
fn bounds(view: View<'_>) -> Option<(Ratio, Ratio)> {
    let (mut above, mut below): (Option<Ratio>, Option<Ratio>) = (None, None);
    for (a, b, value) in view.places().filter(|&(a, b, _)| 0 < a && a <= b) {
        let ratio = Ratio { over: b, under: a };
        let (kept, wanted) = match value {
            0 => (&mut above, Ordering::Greater),
            _ => (&mut below, Ordering::Less),
        };
        if kept.is_none_or(|kept| ratio.compare(kept) == wanted) {
            *kept = Some(ratio);
        }
    }
    above.zip(below).filter(|(above, below)| above.compare(*below) == Ordering::Less)
}
