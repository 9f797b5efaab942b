//! Theorems that carry a period of a table on for ever.

use super::settled::settled;
use super::{Code, Period, index, repeats, rising};

/// What is known of a rule that makes a period of its table go on for ever.
///
/// With e the preperiod and p the period that a table shows:
///
/// - **Taking** at most m stones: a value depends on the m values before it alone. So once m values
///   in a row have repeated, all do: e + p + m values are enough, or if m = 0 one more.
/// - **Breaking** into at most h heaps after taking at most k stones (Guy and Smith 1956 for h = 2):
///   let e ≥ 1 and n ≥ h(e + p − 1) + 1 − p + k. Any option of n + p leaves at least
///   n + p − k > h(e + p − 1) stones, so one of its heaps is at least e + p, and p stones less there
///   give an option of n of the same value. Any option of n leaves more than h(e − 1) stones, so one
///   of its heaps is at least e, and p stones more there give an option of n + p of the same value.
///   Hence g(n + p) = g(n) by induction, once it holds for the smaller n ≥ e, which
///   h(e + p − 1) + 1 + k values show. If e = 0, take e = 1 in this.
/// - A **code** whose digits repeat, L of them after the first D, d0 included: let P be a multiple of p and of L, and
///   n ≥ h(e + P − 1) + D. An option of n + P that takes at least D + P is one of n after taking P less. Any other leaves more than
///   h(e + P − 1) stones, so one of its heaps is at least e + P. An option of n that takes at least D is one of n + P after
///   taking P more; of any other one heap is at least e. So as before h(e + P − 1) + D + P values are enough. Values of a code may rise as
///   well: see `rising`.
/// - **All but** a few numbers: see `settled`.
#[derive(Clone, Copy, Debug)]
pub enum Carry<'a> {
    /// A move takes stones and does no more.
    Taking {
        /// The most it may take.
        most: u64,
    },
    /// A move takes stones and may break the rest.
    Breaking {
        /// The most it may take.
        last: u64,
        /// The most heaps it may leave.
        heaps: u64,
    },
    /// Any code: the values may repeat or rise.
    Code(Code<'a>),
    /// A move takes any number but these, which are strictly increasing.
    AllBut {
        /// The numbers.
        excluded: &'a [u64],
    },
}

/// A period that was proved, and how much of the table proves it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proved {
    /// The period.
    pub period: Period,
    /// How many values of the table the proof needs. At least `preperiod + period`.
    pub needed: usize,
}

/// The least preperiod + period with which the end of a table repeats itself, or where that is asked for rises by the same each time.
/// There is no period at all with less.
pub fn least_repeat<T: Copy + Eq + Into<u64>>(values: &[T], rises: bool) -> u64 {
    let least = |found: &mut dyn Iterator<Item = Period>| {
        found.map(|found| found.preperiod + found.period).min().unwrap_or(values.len() as u64)
    };
    match rises {
        true => {
            let values: Vec<u64> = values.iter().map(|&value| value.into()).collect();
            least(&mut repeats::rising(&values))
        }
        false => least(&mut repeats::repeating(values)),
    }
}

/// How many periods are tried for an all-but set before the table is found too short. The first is
/// right but for chance agreements at the end of a table.
const TRIED: usize = 8;

impl Carry<'_> {
    /// Whether values may grow for ever.
    pub fn may_rise(&self) -> bool {
        match self {
            Carry::Taking { .. } | Carry::Breaking { .. } => false,
            Carry::Code(code) => code.may_rise(),
            Carry::AllBut { .. } => true,
        }
    }

    /// The least period that the table proves, if it proves one.
    pub fn find<T: Copy + Eq + Into<u64>>(&self, values: &[T]) -> Option<Proved> {
        match *self {
            Carry::Taking { most } => {
                proved(values, |e, p| u128::from(e) + u128::from(p) + u128::from(most.max(1)))
            }
            Carry::Breaking { last, heaps } => proved(values, |e, p| {
                let stones = u128::from(e.max(1)) + u128::from(p) - 1;
                u128::from(heaps.max(1)) * stones + 1 + u128::from(last)
            }),
            Carry::Code(code) => repeating_code(values, code).or_else(|| {
                if !code.may_rise() {
                    return None;
                }
                let values: Vec<u64> = values.iter().map(|&value| value.into()).collect();
                rising::find(&values, code)
            }),
            Carry::AllBut { excluded } => {
                let values: Vec<u64> = values.iter().map(|&value| value.into()).collect();
                repeats::rising(&values)
                    .filter(|found| {
                        let window = excluded.last().map_or(0, |&most| index(most));
                        let repeated = index(found.preperiod + found.period).checked_add(window);
                        found.saltus > 0 && repeated.is_some_and(|len| len <= values.len())
                    })
                    .take(TRIED)
                    .find_map(|period| settled_early(&values, excluded, period))
            }
        }
    }
}

/// The least period for which the table is as long as `needed` says for its preperiod and period.
///
/// It is the least period of all: a multiple of a period has the same preperiod and needs more.
fn proved<T: Copy + Eq>(values: &[T], needed: impl Fn(u64, u64) -> u128) -> Option<Proved> {
    repeats::repeating(values).find_map(|period| {
        let needed = usize::try_from(needed(period.preperiod, period.period)).ok()?;
        (needed <= values.len()).then_some(Proved { period, needed })
    })
}

/// The least period of a code that its table proves by Guy and Smith's theorem, or by that for digits that repeat.
fn repeating_code<T: Copy + Eq>(values: &[T], code: Code<'_>) -> Option<Proved> {
    let (heaps, digits) = (u128::from(code.most_heaps().max(1)), code.digits.len().max(1) as u128);
    let length = code.repeat.len() as u64;
    proved(values, |e, p| {
        let whole = u128::from(if length == 0 { p } else { rising::common(p, length) });
        let stones = u128::from(e.max(1)) + whole - 1;
        let repeated = if length == 0 { 0 } else { whole };
        heaps * stones + digits + repeated
    })
}

/// Looks for a short beginning of the table that shows the period already.
fn settled_early(values: &[u64], excluded: &[u64], period: Period) -> Option<Proved> {
    let first = index(period.preperiod + period.period);
    let mut lengths = std::iter::successors(Some(index(period.period)), |step| step.checked_mul(2))
        .map_while(|step| first.checked_add(step))
        .take_while(|&len| len < values.len())
        .chain([values.len()]);
    lengths
        .find(|&len| settled(&values[..len], excluded, &period))
        .map(|needed| Proved { period, needed })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::heap::{Code, Takes, all_but, breaking, taking};
    use grundy_core::{Budget, Limits};

    fn octal(digits: &[u8], len: usize) -> Vec<u64> {
        let code = Code { digits, repeat: &[], unequal: false };
        let mut values = Vec::new();
        breaking(&mut values, len, code, &mut Budget::new(&Limits::default())).unwrap();
        values
    }

    #[test]
    fn kayles_is_proved_by_167_values_and_by_no_fewer() {
        let values = octal(&[0, 7, 7], 200);
        let carry = Carry::Breaking { last: 2, heaps: 2 };
        let kayles = Period { preperiod: 71, period: 12, saltus: 0 };
        assert_eq!(carry.find(&values), Some(Proved { period: kayles, needed: 167 }));
        assert_eq!(carry.find(&values[..167]).map(|found| found.period), Some(kayles));
        assert_eq!(carry.find(&values[..166]), None);
    }

    #[test]
    fn known_octal_periods_are_found() {
        let cases: [(&[u8], u64, u64); 4] =
            [(&[0, 0, 7], 53, 34), (&[0, 1, 3, 7], 52, 34), (&[0, 4], 54, 34), (&[4], 1, 2)];
        for (digits, preperiod, period) in cases {
            let carry = Carry::Breaking { last: digits.len() as u64 - 1, heaps: 2 };
            let found = carry.find(&octal(digits, 256)).map(|found| found.period);
            assert_eq!(found, Some(Period { preperiod, period, saltus: 0 }), "{digits:?}");
        }
    }

    /// What is proved by a short table holds in a long one.
    #[test]
    fn what_is_proved_goes_on() {
        let mut budget = Budget::new(&Limits::default());
        let mut proved = 0;
        for bits in 0u64..256 {
            let set: Vec<u64> = (1..=8).filter(|take| bits >> (take - 1) & 1 == 1).collect();
            let (mut subtract, mut rest) = (Vec::new(), Vec::new());
            taking(&mut subtract, 1500, Takes::Set(&set), &mut budget).unwrap();
            all_but(&mut rest, 1500, &set, &mut budget).unwrap();
            let most = set.last().copied().unwrap_or(0);
            let carries =
                [(Carry::Taking { most }, subtract), (Carry::AllBut { excluded: &set }, rest)];
            for (carry, values) in carries {
                for len in [10, 20, 40, 80, 300] {
                    let Some(found) = carry.find(&values[..len]) else { continue };
                    proved += 1;
                    assert!(found.needed <= len);
                    for (n, &value) in (0u64..).zip(&values) {
                        let foretold = found.period.value(&values[..found.needed], n);
                        assert_eq!(Some(value), foretold, "{carry:?} at {n} by {len}");
                    }
                }
                assert!(carry.find(&values).is_some(), "{carry:?}");
            }
        }
        assert!(proved > 1000, "{proved}");
    }
}
