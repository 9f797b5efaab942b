//! Known series: squares, powers, and the like.

use super::finding::Tested;
use super::form::Shifted;
use super::patience::Patience;
use std::fmt::{self, Display, Formatter};

/// The members of a known series, each with a number added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Series {
    /// The series.
    pub kind: SeriesKind,
    /// What is added to each member.
    pub add: i64,
}

/// A series of numbers that grows faster than any line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeriesKind {
    /// k².
    Squares,
    /// k(k + 1)/2.
    Triangular,
    /// k(k + 1).
    Pronic,
    /// b^k.
    Powers(u64),
    /// The numbers of Fibonacci: 1, 2, 3, 5, 8, …
    Fibonacci,
    /// The primes.
    Primes,
}

/// So many members must be there where a series is found, and so many more where it is tested.
const FEWEST: (usize, usize) = (5, 2);

/// How many of the first zeros may be no members.
const EXCEPTIONS: usize = 2;

impl Series {
    /// Those up to `last`, increasing.
    pub fn members(&self, last: u64) -> Vec<u64> {
        self.members_in(last, &Patience::default())
    }

    /// The same, as far as there is patience.
    fn members_in(&self, last: u64, patience: &Patience) -> Vec<u64> {
        let limit = last.saturating_add(self.add.unsigned_abs());
        let whole = |member: fn(u64) -> Option<u64>| (0..).map_while(member);
        let members: Box<dyn Iterator<Item = u64>> = match self.kind {
            SeriesKind::Squares => Box::new(whole(|k| k.checked_mul(k))),
            SeriesKind::Triangular => Box::new(whole(|k| Some(k.checked_mul(k + 1)? / 2))),
            SeriesKind::Pronic => Box::new(whole(|k| k.checked_mul(k + 1))),
            SeriesKind::Powers(b) => {
                Box::new(std::iter::successors(Some(1u64), move |power| power.checked_mul(b)))
            }
            SeriesKind::Fibonacci => {
                let pairs = std::iter::successors(Some((1u64, 2u64)), |&(a, b)| {
                    Some((b, a.checked_add(b)?))
                });
                Box::new(pairs.map(|(a, _)| a))
            }
            SeriesKind::Primes => {
                Box::new((2..).take_while(|_| !patience.is_over()).filter(|&n| is_prime(n)))
            }
        };
        let shifted = members.take_while(|&member| member <= limit);
        let shifted = shifted.filter_map(|member| member.checked_add_signed(self.add));
        shifted.filter(|&member| member <= last).collect()
    }

    /// The series that the numbers in `list` are from some number on, with that number.
    pub(super) fn find(
        list: &[u64],
        seen: usize,
        tested: &Tested,
        patience: &Patience,
    ) -> Option<(Series, u64)> {
        if seen < FEWEST.0 || list.len() < seen + FEWEST.1 {
            return None;
        }
        let kinds = [
            SeriesKind::Squares,
            SeriesKind::Triangular,
            SeriesKind::Pronic,
            SeriesKind::Powers(2),
            SeriesKind::Powers(3),
            SeriesKind::Fibonacci,
            SeriesKind::Primes,
        ];
        let all =
            [0, -1, 1, -2, 2].into_iter().flat_map(|add| kinds.map(|kind| Series { kind, add }));
        all.into_iter().find_map(|series| {
            let members = series.members_in(tested.held_to, patience);
            if patience.is_over() {
                return None;
            }
            let both = list.iter().rev().zip(members.iter().rev());
            let common = both.take_while(|(a, b)| a == b).count();
            let (extra, missing) = (list.len() - common, members.len() - common);
            let from = *list.get(extra)?;
            // Members below the first value are not missing.
            let missing = members[..missing].iter().filter(|&&n| n >= tested.first).count();
            (extra + missing <= EXCEPTIONS)
                .then_some((series, if extra + missing == 0 { tested.first } else { from }))
        })
    }
}

impl Display for Series {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let member = match self.kind {
            SeriesKind::Squares => "k²",
            SeriesKind::Triangular => "k(k + 1)/2",
            SeriesKind::Pronic => "k(k + 1)",
            SeriesKind::Powers(b) => return Shifted(&format!("{b}^k"), self.add).fmt(f),
            SeriesKind::Fibonacci => "F(k)",
            SeriesKind::Primes => "p(k)",
        };
        Shifted(member, self.add).fmt(f)
    }
}

fn is_prime(n: u64) -> bool {
    n > 1 && (2..).take_while(|k: &u64| k.saturating_mul(*k) <= n).all(|k| !n.is_multiple_of(k))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn members_are_counted_to_the_last() {
        let members = |kind, add| Series { kind, add }.members(20);
        assert_eq!(members(SeriesKind::Squares, 0), [0, 1, 4, 9, 16]);
        assert_eq!(members(SeriesKind::Powers(2), -1), [0, 1, 3, 7, 15]);
        assert_eq!(members(SeriesKind::Fibonacci, 0), [1, 2, 3, 5, 8, 13]);
        assert_eq!(members(SeriesKind::Primes, 0), [2, 3, 5, 7, 11, 13, 17, 19]);
        assert_eq!(members(SeriesKind::Triangular, 0), [0, 1, 3, 6, 10, 15]);
        assert_eq!(members(SeriesKind::Pronic, 0), [0, 2, 6, 12, 20]);
    }

    #[test]
    fn exceptions_are_only_at_the_beginning() {
        let tested = Tested { first: 0, found_to: 255, held_to: 2047 };
        let powers = Series { kind: SeriesKind::Powers(2), add: 0 };
        let mut list = powers.members(2047);
        list.insert(0, 0);
        assert_eq!(Series::find(&list, 9, &tested, &Patience::default()), Some((powers, 1)));
        list.remove(6);
        assert_eq!(Series::find(&list, 8, &tested, &Patience::default()), None);
    }
}
