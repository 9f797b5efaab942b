//! When two descriptions that agree for a while agree for ever.

use crate::heap::Period;

/// Whether sequences with these periods that agree from `from` to `to` agree from `from` on for ever.
///
/// Let E be the larger of `from` and the preperiods and L a common multiple of the periods. From E on, each
/// sequence grows by a fixed amount over L, and by the same one if they rise alike. So if they agree on
/// E, …, E + L − 1 they agree ever after.
pub fn agree_for_ever(a: &Period, b: &Period, from: u64, to: u64) -> bool {
    let alike =
        u128::from(a.saltus) * u128::from(b.period) == u128::from(b.saltus) * u128::from(a.period);
    let start = from.max(a.preperiod).max(b.preperiod);
    let needed = lcm(a.period, b.period).and_then(|l| start.checked_add(l)?.checked_sub(1));
    alike && needed.is_some_and(|needed| needed <= to)
}

/// The least common multiple of two numbers that are not 0.
pub(super) fn lcm(a: u64, b: u64) -> Option<u64> {
    a.checked_div(gcd(a, b))?.checked_mul(b)
}

/// The greatest common divisor.
pub(super) fn gcd(mut a: u64, mut b: u64) -> u64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn enough_must_agree_and_the_rise_must_be_the_same() {
        let period = |preperiod, period, saltus| Period { preperiod, period, saltus };
        let (a, b) = (period(3, 4, 0), period(0, 6, 0));
        assert!(agree_for_ever(&a, &b, 0, 14));
        assert!(!agree_for_ever(&a, &b, 0, 13));
        assert!(!agree_for_ever(&a, &b, 1000, 100));
        assert!(agree_for_ever(&period(0, 4, 2), &period(0, 2, 1), 0, 3));
        assert!(!agree_for_ever(&period(0, 4, 2), &period(0, 2, 2), 0, 1000));
        assert!(!agree_for_ever(&period(0, u64::MAX, 1), &period(0, u64::MAX - 1, 1), 0, u64::MAX));
    }
}
