//! The functions that closed forms are made of.

/// A function of n.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Base {
    /// 0.
    Zero,
    /// n.
    Identity,
    /// ⌊n / k⌋, k not 0.
    Quotient(u64),
    /// ⌊(n mod m) / step⌋, m and step not 0.
    Remainder {
        /// m.
        modulus: u64,
        /// What the remainder is divided by.
        step: u64,
    },
    /// ⌊n / 2k⌋·k + (n mod 2k) mod k, k not 0: each k values twice.
    Twice(u64),
    /// n ⊕ c.
    Xor(u64),
    /// The binary digits that n and c have both.
    And(u64),
    /// The number of ones in binary.
    Ones,
    /// The number of ones in binary, modulo 2.
    OnesParity,
    /// How often a prime divides n.
    Valuation(u64),
    /// How often a prime divides n, modulo 2.
    ValuationParity(u64),
    /// The largest power of two that divides n.
    LowBit,
    /// The largest power of two up to n.
    HighBit,
    /// ⌊log₂ n⌋.
    Log2,
    /// ⌊√n⌋.
    SquareRoot,
    /// The index of the least prime factor of n: 1 for 2, 2 for 3, 3 for 5, …
    LeastPrime,
    /// The number of prime factors of n, each as often as it divides.
    PrimeFactors,
    /// The number of different primes that divide n.
    DistinctPrimes,
}

/// Numbers beyond this are not factored.
const FACTORED: u64 = 1 << 32;

impl Base {
    /// The value at n. Valuations, logarithms and factors have none at 0.
    pub fn value(self, n: u64) -> Option<u64> {
        let positive = (n > 0).then_some(n);
        match self {
            Base::Zero => Some(0),
            Base::Identity => Some(n),
            Base::Quotient(k) => n.checked_div(k),
            Base::Remainder { modulus, step } => n.checked_rem(modulus)?.checked_div(step),
            Base::Twice(k) => match k.checked_mul(2) {
                // At most n, since ⌊n / 2k⌋·2k is.
                Some(twice) => Some(n.checked_div(twice)? * k + n % twice % k),
                None => n.checked_rem(k),
            },
            Base::Xor(c) => Some(n ^ c),
            Base::And(c) => Some(n & c),
            Base::Ones => Some(u64::from(n.count_ones())),
            Base::OnesParity => Some(u64::from(n.count_ones() % 2)),
            Base::Valuation(p) => (p > 1).then(|| positive.map(|n| valuation(n, p))).flatten(),
            Base::ValuationParity(p) => Some(Base::Valuation(p).value(n)? % 2),
            Base::LowBit => positive.map(|n| 1 << n.trailing_zeros()),
            Base::HighBit => positive.map(|n| 1 << n.ilog2()),
            Base::Log2 => n.checked_ilog2().map(u64::from),
            Base::SquareRoot => Some(n.isqrt()),
            Base::LeastPrime => {
                let (least, _) = (n > 1 && n <= FACTORED).then(|| factors(n).next()).flatten()?;
                Some((2..=least).filter(|&k| is_prime(k)).count() as u64)
            }
            Base::PrimeFactors => {
                let n = positive.filter(|&n| n <= FACTORED)?;
                Some(factors(n).map(|(_, times)| times).sum())
            }
            Base::DistinctPrimes => {
                let n = positive.filter(|&n| n <= FACTORED)?;
                Some(factors(n).count() as u64)
            }
        }
    }

    /// The period and saltus, if it is arithmetic periodic from 0 on.
    pub fn period(self) -> Option<(u64, u64)> {
        // Below the next power of two lies all that a constant changes.
        let block = |c: u64| c.checked_add(1)?.checked_next_power_of_two();
        match self {
            Base::Zero => Some((1, 0)),
            Base::Identity => Some((1, 1)),
            Base::Quotient(k) => Some((k, 1)),
            Base::Remainder { modulus, .. } => Some((modulus, 0)),
            Base::Twice(k) => Some((k.checked_mul(2)?, k)),
            Base::Xor(c) => block(c).map(|block| (block, block)),
            Base::And(c) => block(c).map(|block| (block, 0)),
            _ => None,
        }
    }

    /// How much there is to say: the less, the simpler.
    pub(super) fn cost(self) -> u64 {
        match self {
            Base::Zero => 0,
            Base::Identity => 1,
            Base::Remainder { step: 1, .. } => 3,
            Base::Quotient(_) | Base::Ones | Base::Log2 | Base::SquareRoot => 4,
            Base::Valuation(_) | Base::OnesParity | Base::LowBit | Base::HighBit => 5,
            Base::PrimeFactors | Base::DistinctPrimes | Base::LeastPrime => 6,
            Base::ValuationParity(_) => 6,
            Base::Xor(_) | Base::And(_) => 7,
            Base::Remainder { .. } => 8,
            Base::Twice(_) => 9,
        }
    }
}

fn valuation(mut n: u64, p: u64) -> u64 {
    let mut times = 0;
    while n.is_multiple_of(p) {
        n /= p;
        times += 1;
    }
    times
}

/// The primes that divide n, increasing, and how often each does.
fn factors(n: u64) -> impl Iterator<Item = (u64, u64)> {
    let (mut rest, mut p) = (n, 2u64);
    std::iter::from_fn(move || {
        while rest > 1 {
            if p.saturating_mul(p) > rest {
                p = rest;
            }
            let times = valuation(rest, p);
            let prime = p;
            rest /= prime.pow(u32::try_from(times).unwrap_or(0));
            p += 1;
            if times > 0 {
                return Some((prime, times));
            }
        }
        None
    })
}

fn is_prime(n: u64) -> bool {
    factors(n).next() == Some((n, 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_those_of_the_definitions() {
        let values = |base: Base| (0..12).map(|n| base.value(n)).collect::<Vec<_>>();
        let some = |values: [u64; 12]| values.map(Some).to_vec();
        assert_eq!(values(Base::Twice(2)), some([0, 1, 0, 1, 2, 3, 2, 3, 4, 5, 4, 5]));
        assert_eq!(
            values(Base::Remainder { modulus: 7, step: 2 }),
            some([0, 0, 1, 1, 2, 2, 3, 0, 0, 1, 1, 2])
        );
        assert_eq!(values(Base::SquareRoot), some([0, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3]));
        let of_positive = |base: Base| (1..12).map(|n| base.value(n)).collect::<Vec<_>>();
        let positive = |values: [u64; 11]| values.map(Some).to_vec();
        assert_eq!(of_positive(Base::Valuation(2)), positive([0, 1, 0, 2, 0, 1, 0, 3, 0, 1, 0]));
        assert_eq!(of_positive(Base::PrimeFactors), positive([0, 1, 1, 2, 1, 2, 1, 3, 2, 2, 1]));
        assert_eq!(of_positive(Base::DistinctPrimes), positive([0, 1, 1, 1, 1, 2, 1, 1, 1, 2, 1]));
        assert_eq!(of_positive(Base::LowBit), positive([1, 2, 1, 4, 1, 2, 1, 8, 1, 2, 1]));
        let least: Vec<_> = (2..12).map(|n| Base::LeastPrime.value(n)).collect();
        assert_eq!(least, [1, 2, 1, 3, 1, 4, 1, 2, 1, 5].map(Some));
        for base in [Base::Valuation(3), Base::Log2, Base::LowBit, Base::PrimeFactors] {
            assert_eq!(base.value(0), None, "{base:?}");
        }
    }

    #[test]
    fn no_number_is_too_large() {
        for base in [Base::Twice(u64::MAX), Base::Quotient(0), Base::Xor(5), Base::LeastPrime] {
            let _ = base.value(u64::MAX);
            let _ = base.period();
        }
        assert_eq!(Base::Quotient(0).value(3), None);
    }

    #[test]
    fn periods_hold() {
        let bases = [
            Base::Identity,
            Base::Quotient(3),
            Base::Remainder { modulus: 10, step: 3 },
            Base::Twice(3),
            Base::Xor(5),
            Base::And(6),
        ];
        for base in bases {
            let (period, saltus) = base.period().unwrap();
            for n in 0..100 {
                let later = base.value(n).map(|value| value + saltus);
                assert_eq!(base.value(n + period), later, "{base:?} at {n}");
            }
        }
    }
}
