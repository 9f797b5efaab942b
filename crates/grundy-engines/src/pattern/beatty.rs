//! Lists of numbers ⌊αk + β⌋, as Beatty's and Wythoff's are.

use super::constant::Constant;
use std::cmp::Ordering;
use std::fmt::{self, Display, Formatter};

/// A fraction that is not negative.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ratio {
    /// What is divided.
    pub over: u64,
    /// What it is divided by; not 0.
    pub under: u64,
}

impl Ratio {
    /// Which of two fractions is larger.
    pub fn compare(self, other: Ratio) -> Ordering {
        let left = u128::from(self.over) * u128::from(other.under);
        left.cmp(&(u128::from(other.over) * u128::from(self.under)))
    }
}

impl Display for Ratio {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.over, self.under)
    }
}

/// The k-th number of a list is ⌊αk + β⌋ for an α between two bounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Beatty {
    /// The k of the first number: 0 or 1.
    start: u64,
    /// Whether β is 0.
    plain: bool,
    /// α is at least this, or more …
    above: Ratio,
    /// … and less than this.
    below: Ratio,
    /// The known constant between the bounds, if there is one.
    name: Option<Constant>,
}

impl Beatty {
    /// The k of the first number of the list.
    pub fn start(&self) -> u64 {
        self.start
    }

    /// Whether β is 0.
    pub fn is_plain(&self) -> bool {
        self.plain
    }

    /// The bounds between which α lies by all that was seen.
    pub fn bounds(&self) -> (Ratio, Ratio) {
        (self.above, self.below)
    }

    /// The known constant that α may be.
    pub fn name(&self) -> Option<Constant> {
        self.name
    }

    fn new(start: u64, plain: bool, (above, below): (Ratio, Ratio)) -> Beatty {
        Beatty { start, plain, above, below, name: Constant::between(above, below) }
    }
}

/// So many numbers must be there where the pattern is found.
const FEWEST: usize = 8;

/// More numbers than this are not compared each with each.
const COMPARED: usize = 4096;

/// The least α of which the whole list could be made, if its first `seen` numbers are enough to ask.
pub(super) fn beatty(list: &[u64], seen: usize) -> Option<Beatty> {
    if seen < FEWEST || list.len() < 2 * seen {
        return None;
    }
    let plain = [1, 0].into_iter().find_map(|start| {
        let bounds = plain_bounds(list, start)?;
        Some(Beatty::new(start, true, bounds))
    });
    plain.or_else(|| {
        let compared = (list.len() <= COMPARED).then_some(list)?;
        Some(Beatty::new(0, false, bounds(compared)?))
    })
}

/// The bounds on α by which the k-th number is ⌊αk⌋: z/k ≤ α < (z + 1)/k for all of them.
pub(super) fn plain_bounds(list: &[u64], start: u64) -> Option<(Ratio, Ratio)> {
    let mut bounds: Option<(Ratio, Ratio)> = None;
    for (under, &over) in (start..).zip(list) {
        if under == 0 {
            if over != 0 {
                return None;
            }
            continue;
        }
        let at = (Ratio { over, under }, Ratio { over: over.checked_add(1)?, under });
        bounds = Some(bounds.map_or(at, |bounds| tighter(bounds, at)));
    }
    bounds.filter(|(above, below)| above.compare(*below) == Ordering::Less)
}

/// The bounds on α by which the k-th number is ⌊αk + β⌋ for some β.
///
/// There is such a β iff no z_j − αj is as large as a z_k + 1 − αk. For j < k that says
/// α < (z_k − z_j + 1)/(k − j), and α > (z_k − z_j − 1)/(k − j) with j and k exchanged.
pub(super) fn bounds(list: &[u64]) -> Option<(Ratio, Ratio)> {
    let mut bounds: Option<(Ratio, Ratio)> = None;
    for (j, first) in list.iter().enumerate() {
        for (under, second) in (1u64..).zip(&list[j + 1..]) {
            let apart = second.checked_sub(*first)?;
            let over = |over| Ratio { over, under };
            let at = (over(apart.saturating_sub(1)), over(apart.checked_add(1)?));
            bounds = Some(bounds.map_or(at, |bounds| tighter(bounds, at)));
        }
        if bounds.is_some_and(|(above, below)| above.compare(below) != Ordering::Less) {
            return None;
        }
    }
    bounds
}

fn tighter(a: (Ratio, Ratio), b: (Ratio, Ratio)) -> (Ratio, Ratio) {
    let above = if a.0.compare(b.0) == Ordering::Less { b.0 } else { a.0 };
    let below = if a.1.compare(b.1) == Ordering::Greater { b.1 } else { a.1 };
    (above, below)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bounds_close_in_on_the_square_root_of_two() {
        let list: Vec<u64> = (1..200u64).map(|k| (2 * k * k).isqrt()).collect();
        let found = beatty(&list, 20).unwrap();
        assert!(found.is_plain() && found.start() == 1);
        assert_eq!(found.name().map(|name| name.to_string()), Some("√2".to_owned()));
        let (above, below) = found.bounds();
        assert_eq!(above.compare(Ratio { over: 141, under: 100 }), Ordering::Greater);
        assert_eq!(below.compare(Ratio { over: 142, under: 100 }), Ordering::Less);
    }

    #[test]
    fn a_list_that_is_moved_has_a_second_number() {
        let list: Vec<u64> = (1..200u64).map(|k| (2 * k * k).isqrt() + 3).collect();
        let found = beatty(&list, 20).unwrap();
        assert!(!found.is_plain());
        assert_eq!(found.name().map(|name| name.to_string()), Some("√2".to_owned()));
    }

    #[test]
    fn one_number_that_is_wrong_is_seen() {
        let mut list: Vec<u64> = (1..200u64).map(|k| (2 * k * k).isqrt()).collect();
        list[120] += 1;
        assert_eq!(beatty(&list, 20), None);
        let squares: Vec<u64> = (1..200).map(|k| k * k).collect();
        assert_eq!(beatty(&squares, 20), None);
    }
}
