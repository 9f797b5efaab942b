//! The functions of numbers and lists that rules may use. `None` where a function has no answer, or
//! one that does not fit 64 bits.

use super::program::{Fold, Function, Function2, Listed, Map};
use super::state::List;

/// No list is longer than this.
pub(super) const MOST_ITEMS: usize = 1 << 20;

/// The quotient rounded down; `b` is not 0.
#[inline]
pub(super) fn floor_div(a: i64, b: i64) -> Option<i64> {
    let quotient = a.checked_div(b)?;
    Some(if a % b != 0 && (a < 0) != (b < 0) { quotient - 1 } else { quotient })
}

/// What rounding the quotient down leaves; `b` is not 0.
#[inline]
pub(super) fn floor_mod(a: i64, b: i64) -> Option<i64> {
    let rest = a.checked_rem(b)?;
    Some(if rest != 0 && (rest < 0) != (b < 0) { rest + b } else { rest })
}

pub(super) fn call(f: Function, n: i64) -> Option<i64> {
    match f {
        Function::Negate => n.checked_neg(),
        Function::Abs => n.checked_abs(),
        Function::Isqrt => n.checked_isqrt(),
        Function::Popcount => u64::try_from(n).ok().map(|n| i64::from(n.count_ones())),
        Function::Log2 => n.checked_ilog2().map(i64::from),
        Function::IsPrime => Some(i64::from(u64::try_from(n).is_ok_and(is_prime))),
        Function::IsSquare => Some(i64::from(n.checked_isqrt().is_some_and(|r| r * r == n))),
        Function::LeastFactor => match u64::try_from(n).ok()? {
            0 | 1 => None,
            n => i64::try_from(*factors(n).first()?).ok(),
        },
        Function::PrimeIndex => {
            let primes = primes(n)?.len();
            i64::try_from(primes).ok()
        }
    }
}

#[inline]
pub(super) fn call2(f: Function2, a: i64, b: i64) -> Option<i64> {
    match f {
        Function2::Gcd => i64::try_from(gcd(a.unsigned_abs(), b.unsigned_abs())).ok(),
        Function2::Lcm => {
            let (a, b) = (a.unsigned_abs(), b.unsigned_abs());
            match gcd(a, b) {
                0 => Some(0),
                common => (a / common).checked_mul(b).and_then(|n| i64::try_from(n).ok()),
            }
        }
        Function2::Min => Some(a.min(b)),
        Function2::Max => Some(a.max(b)),
        Function2::Pow => power(a, b),
        Function2::Xor => Some(a ^ b),
        Function2::And => Some(a & b),
        Function2::Or => Some(a | b),
        Function2::Shl => {
            let factor = u32::try_from(b).ok().and_then(|b| 1i64.checked_shl(b))?;
            if factor > 0 { a.checked_mul(factor) } else { (a == 0).then_some(0) }
        }
        Function2::Shr => {
            let by = u32::try_from(b).ok()?;
            Some(a >> by.min(63))
        }
        Function2::Valuation => valuation(a, b),
    }
}

fn power(base: i64, exponent: i64) -> Option<i64> {
    match (base, u32::try_from(exponent)) {
        (_, Ok(exponent)) => base.checked_pow(exponent),
        (0 | 1, Err(_)) if exponent > 0 => Some(base),
        (-1, Err(_)) if exponent > 0 => Some(if exponent % 2 == 0 { 1 } else { -1 }),
        _ => None,
    }
}

/// The greatest common divisor, by halving (Stein 1967).
#[inline]
fn gcd(mut a: u64, mut b: u64) -> u64 {
    if a == 0 || b == 0 {
        return a | b;
    }
    let twos = (a | b).trailing_zeros();
    a >>= a.trailing_zeros();
    while b != 0 {
        b >>= b.trailing_zeros();
        (a, b) = (a.min(b), a.abs_diff(b));
    }
    a << twos
}

fn valuation(n: i64, p: i64) -> Option<i64> {
    let (mut n, p, mut times) = (n.unsigned_abs(), u64::try_from(p).ok()?, 0);
    if n == 0 || p < 2 {
        return None;
    }
    while n % p == 0 {
        n /= p;
        times += 1;
    }
    Some(times)
}

pub(super) fn fold(f: Fold, items: &[i64]) -> Option<i64> {
    match f {
        Fold::Sum => items.iter().try_fold(0i64, |sum, &item| sum.checked_add(item)),
        Fold::Xor => Some(items.iter().fold(0, |sum, &item| sum ^ item)),
        Fold::Min => items.iter().copied().min(),
        Fold::Max => items.iter().copied().max(),
        Fold::Mex => {
            let values = items.iter().filter_map(|&item| u64::try_from(item).ok());
            i64::try_from(grundy_core::mex(values)).ok()
        }
    }
}

pub(super) fn map(f: Map, list: &List) -> List {
    let mut items = list.items().to_vec();
    match f {
        Map::Sort => items.sort_unstable(),
        Map::Reverse => items.reverse(),
        Map::Distinct => {
            items.sort_unstable();
            items.dedup();
        }
    }
    list.like(items)
}

pub(super) fn listed(f: Listed, n: i64) -> Option<Vec<i64>> {
    match f {
        Listed::Primes => primes(n),
        Listed::Digits => {
            let mut rest = u64::try_from(n).ok()?;
            let mut digits = Vec::new();
            while rest > 0 || digits.is_empty() {
                digits.push(i64::try_from(rest % 10).ok()?);
                rest /= 10;
            }
            digits.reverse();
            Some(digits)
        }
        Listed::Factors | Listed::Divisors => {
            let n = u64::try_from(n).ok().filter(|&n| n > 0)?;
            let factors = factors(n);
            let numbers = if f == Listed::Factors { factors } else { divisors(&factors) };
            numbers.into_iter().map(|n| i64::try_from(n).ok()).collect()
        }
    }
}

/// How many numbers the sieve goes through to find the primes up to `n`.
pub(super) fn sieved(n: i64) -> usize {
    usize::try_from(n).map_or(0, |most| most.min(16 * MOST_ITEMS))
}

/// The primes up to `n`; `None` if they would be too many.
fn primes(n: i64) -> Option<Vec<i64>> {
    let most = match usize::try_from(n) {
        Ok(most) => (most < 16 * MOST_ITEMS).then_some(most)?,
        Err(_) => return (n < 0).then(Vec::new),
    };
    let mut composite = vec![false; most + 1];
    let mut primes = Vec::new();
    for number in 2..=most {
        if composite[number] {
            continue;
        }
        primes.push(i64::try_from(number).ok()?);
        let square = number.saturating_mul(number);
        (square..=most).step_by(number).for_each(|multiple| composite[multiple] = true);
    }
    (primes.len() <= MOST_ITEMS).then_some(primes)
}

/// Every divisor, sorted, from the sorted prime factors.
fn divisors(factors: &[u64]) -> Vec<u64> {
    let mut divisors = vec![1];
    for equal in factors.chunk_by(|a, b| a == b) {
        let known = divisors.clone();
        let mut power = 1;
        for prime in equal {
            power *= prime;
            divisors.extend(known.iter().map(|divisor| divisor * power));
        }
    }
    divisors.sort_unstable();
    divisors
}

/// The prime factors of `n`, sorted: small ones by trial, large ones by Pollard's rho.
fn factors(n: u64) -> Vec<u64> {
    let (mut rest, mut found) = (n, Vec::new());
    for candidate in 2..256 {
        while rest > 1 && rest % candidate == 0 {
            found.push(candidate);
            rest /= candidate;
        }
    }
    let mut waiting = vec![rest];
    while let Some(n) = waiting.pop() {
        match n {
            0 | 1 => {}
            n if is_prime(n) => found.push(n),
            n => {
                let divisor = rho(n);
                waiting.extend([divisor, n / divisor]);
            }
        }
    }
    found.sort_unstable();
    found
}

/// A proper divisor of an odd composite number (Pollard 1975).
fn rho(n: u64) -> u64 {
    for constant in 1.. {
        let step = |x: u64| (mul(x, x, n) + constant) % n;
        let (mut slow, mut fast) = (2, 2);
        loop {
            slow = step(slow);
            fast = step(step(fast));
            match gcd(slow.abs_diff(fast), n) {
                1 => {}
                divisor if divisor == n => break,
                divisor => return divisor,
            }
        }
    }
    n
}

fn mul(a: u64, b: u64, modulus: u64) -> u64 {
    let product = u128::from(a) * u128::from(b) % u128::from(modulus);
    u64::try_from(product).unwrap_or(0) // below the modulus
}

/// Whether `n` is prime, by the strong test to the first twelve prime bases, which decides below
/// 2^64 (Sorenson, Webster 2015).
fn is_prime(n: u64) -> bool {
    const BASES: [u64; 12] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37];
    if n < 2 {
        return false;
    }
    if let Some(&small) = BASES.iter().find(|&&base| n.is_multiple_of(base)) {
        return n == small;
    }
    let twos = (n - 1).trailing_zeros();
    BASES.iter().all(|&base| {
        let (mut power, mut square, mut exponent) = (1, base, (n - 1) >> twos);
        while exponent > 0 {
            if exponent & 1 == 1 {
                power = mul(power, square, n);
            }
            square = mul(square, square, n);
            exponent >>= 1;
        }
        let mut seen = power == 1 || power == n - 1;
        for _ in 1..twos {
            power = mul(power, power, n);
            seen |= power == n - 1;
        }
        seen
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn primes_factors_and_divisors_by_trial() {
        let by_trial = |n: i64| n > 1 && (2..n).all(|d| n % d != 0);
        let known = primes(400).unwrap();
        for n in -3..400i64 {
            assert_eq!(call(Function::IsPrime, n), Some(i64::from(by_trial(n))), "{n}");
            assert_eq!(known.contains(&n), by_trial(n), "{n}");
            if n > 0 {
                let expected: Vec<i64> = (1..=n).filter(|d| n % d == 0).collect();
                assert_eq!(listed(Listed::Divisors, n), Some(expected), "{n}");
                let product: i64 = listed(Listed::Factors, n).unwrap().iter().product();
                assert_eq!(product, n);
                assert!(listed(Listed::Factors, n).unwrap().iter().all(|&p| by_trial(p)));
            }
            for m in -20..20 {
                let common = (1..400).rev().find(|d| n % d == 0 && m % d == 0).unwrap_or(0);
                let expected = if n == 0 && m == 0 { 0 } else { common };
                assert_eq!(call2(Function2::Gcd, n, m), Some(expected), "{n} {m}");
            }
        }
    }

    #[test]
    fn large_numbers_are_factored() {
        let semiprime = 999_999_937 * 1_000_000_007;
        assert_eq!(listed(Listed::Factors, semiprime), Some(vec![999_999_937, 1_000_000_007]));
        assert_eq!(call(Function::IsPrime, i64::MAX), Some(0));
        assert_eq!(call(Function::IsPrime, 9_223_372_036_854_775_783), Some(1));
        // Carmichael numbers and strong pseudoprimes to few bases.
        for n in [561, 2_047, 3_215_031_751, 341_550_071_728_321] {
            assert_eq!(call(Function::IsPrime, n), Some(0), "{n}");
        }
    }

    #[test]
    fn quotients_are_rounded_down() {
        for (a, b, quotient, rest) in
            [(7, 2, 3, 1), (-7, 2, -4, 1), (7, -2, -4, -1), (-7, -2, 3, -1), (6, -3, -2, 0)]
        {
            assert_eq!((floor_div(a, b), floor_mod(a, b)), (Some(quotient), Some(rest)));
        }
        assert_eq!((floor_div(i64::MIN, -1), floor_div(1, 0)), (None, None));
    }

    #[test]
    fn where_there_is_no_answer_none_is_given() {
        assert_eq!(call2(Function2::Pow, 2, 63), None);
        assert_eq!(call2(Function2::Pow, 2, -1), None);
        assert_eq!(call2(Function2::Pow, 1, i64::MAX), Some(1));
        assert_eq!(call2(Function2::Shl, 1, 63), None);
        assert_eq!(call2(Function2::Shl, 3, 62), None);
        assert_eq!(call2(Function2::Shl, 3, 60), Some(3 << 60));
        assert_eq!(call2(Function2::Shr, -5, 70), Some(-1));
        assert_eq!(call(Function::Isqrt, -1), None);
        assert_eq!(call(Function::Log2, 0), None);
        assert_eq!(listed(Listed::Divisors, 0), None);
        assert_eq!(fold(Fold::Min, &[]), None);
        assert_eq!(fold(Fold::Sum, &[i64::MAX, 1]), None);
        assert_eq!(primes(i64::MAX), None);
    }
}
