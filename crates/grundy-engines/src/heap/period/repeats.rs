//! Periods of sequences, ordinary and arithmetic.

use super::index;

/// From `preperiod` on, g(n + period) = g(n) + saltus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Period {
    /// The last exception + 1.
    pub preperiod: u64,
    /// The period, not 0.
    pub period: u64,
    /// What a period adds.
    pub saltus: u64,
}

impl Period {
    /// The heap below `preperiod + period` that `n` is brought back to by whole periods.
    pub fn reduced(&self, n: u64) -> u64 {
        match n.checked_sub(self.preperiod) {
            Some(beyond) if beyond >= self.period => self.preperiod + beyond % self.period,
            _ => n,
        }
    }

    /// The value of any heap, from a table of at least `preperiod + period` values; none if it needs more
    /// than 64 bits.
    ///
    /// # Panics
    /// If the table is shorter.
    pub fn value(&self, values: &[u64], n: u64) -> Option<u64> {
        self.value_by(n, |n| values[index(n)])
    }

    /// The value of any heap, where `value` gives those below `preperiod + period`; none if it needs more than
    /// 64 bits.
    pub fn value_by(&self, n: u64, value: impl FnOnce(u64) -> u64) -> Option<u64> {
        let reduced = self.reduced(n);
        let periods = (n - reduced) / self.period;
        value(reduced).checked_add(periods.checked_mul(self.saltus)?)
    }
}

/// The ways in which the end of a table repeats itself, the least period first.
///
/// Of each period the preperiod is the least with which it holds to the end of the table.
pub(crate) fn repeating<T: Copy + Eq>(values: &[T]) -> impl Iterator<Item = Period> {
    let backwards: Vec<T> = values.iter().rev().copied().collect();
    ends(&backwards).map(|(preperiod, period)| Period { preperiod, period, saltus: 0 })
}

/// The ways in which the end of a table repeats itself but for what a period adds, the least period
/// first.
pub(crate) fn rising(values: &[u64]) -> impl Iterator<Item = Period> {
    // It is the differences that repeat. Only their equality matters, so they may wrap.
    let backwards: Vec<u64> =
        values.windows(2).rev().map(|pair| pair[1].wrapping_sub(pair[0])).collect();
    // Differences that agree from n on say that the values agree from n on, up to the saltus.
    ends(&backwards).filter_map(|(preperiod, period)| {
        let last = values.len() - 1;
        let saltus = values[last].checked_sub(values[last - index(period)])?;
        Some(Period { preperiod, period, saltus })
    })
}

/// From where on each period holds to the end of a sequence that is given backwards.
fn ends<T: Copy + Eq>(backwards: &[T]) -> impl Iterator<Item = (u64, u64)> + use<T> {
    let agreements = agreements_with_itself(backwards);
    (1..agreements.len()).map(move |period| {
        let preperiod = agreements.len() - period - agreements[period];
        (preperiod as u64, period as u64)
    })
}

/// The Z-function (Gusfield 1997): for each shift, how far the sequence agrees with itself shifted.
fn agreements_with_itself<T: Copy + Eq>(sequence: &[T]) -> Vec<usize> {
    let len = sequence.len();
    let mut agreements = vec![len; len];
    // The stretch start..end found to agree with the beginning whose end is furthest.
    let (mut start, mut end) = (0, 0);
    for shift in 1..len {
        let known = if shift < end { agreements[shift - start].min(end - shift) } else { 0 };
        let more = sequence[known..].iter().zip(&sequence[shift + known..]);
        let agreement = known + more.take_while(|(a, b)| a == b).count();
        agreements[shift] = agreement;
        if shift + agreement > end {
            (start, end) = (shift, shift + agreement);
        }
    }
    agreements
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn agreements_are_what_a_direct_comparison_finds() {
        let mut state = 7u64;
        for round in 0..200 {
            let sequence: Vec<u64> = (0..round % 40)
                .map(|_| {
                    state = state.wrapping_mul(6364136223846793005).wrapping_add(1);
                    state >> 62
                })
                .collect();
            for (shift, &found) in agreements_with_itself(&sequence).iter().enumerate() {
                let pairs = sequence.iter().zip(&sequence[shift..]);
                assert_eq!(found, pairs.take_while(|(a, b)| a == b).count());
            }
        }
    }

    #[test]
    fn the_preperiod_is_the_last_exception_and_one() {
        let values = [9, 1, 2, 7, 1, 2, 3, 1, 2, 3, 1, 2, 3];
        let three = repeating(&values).find(|found| found.period == 3).unwrap();
        assert_eq!(three, Period { preperiod: 4, period: 3, saltus: 0 });
        let growing = [5, 0, 0, 1, 2, 2, 3, 4, 4, 5];
        let three = rising(&growing).find(|found| found.period == 3).unwrap();
        assert_eq!(three, Period { preperiod: 1, period: 3, saltus: 2 });
        assert_eq!(three.value(&growing, 10), Some(6));
        assert_eq!(three.value(&growing, 0), Some(5));
        assert_eq!(three.value(&growing, u64::MAX), Some(u64::MAX / 3 * 2 - 1));
        let steep = Period { saltus: 4, ..three };
        assert_eq!(steep.value(&growing, u64::MAX), None);
    }

    #[test]
    fn reducing_reaches_the_largest_heap() {
        let found = Period { preperiod: 71, period: 12, saltus: 0 };
        assert_eq!(found.reduced(82), 82);
        assert_eq!(found.reduced(83), 71);
        assert_eq!(found.reduced(u64::MAX), 71 + (u64::MAX - 71) % 12);
    }
}
