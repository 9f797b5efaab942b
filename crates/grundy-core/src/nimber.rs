//! The field of nimbers below 2^64.

use std::fmt;
use std::ops::{Add, AddAssign, Mul};

/// A nimber: the value of a Nim heap.
///
/// Addition is the nim-sum (xor); with Conway's nim-product the nimbers below 2^64 form a field of
/// characteristic 2.
///
/// ```
/// use grundy_core::Nimber;
/// assert_eq!(Nimber(26) + Nimber(9), Nimber(19));
/// assert_eq!(Nimber(2) * Nimber(2), Nimber(3));
/// ```
#[doc(alias = "nim value")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Nimber(pub u64);

impl Nimber {
    /// The nim-sum of many heaps.
    #[doc(alias = "xor")]
    pub fn sum(heaps: &[u64]) -> Nimber {
        // Four independent chains, so that the loop is bound by memory and not by latency.
        let mut lanes = [0u64; 4];
        let chunks = heaps.chunks_exact(4);
        let rest = chunks.remainder().iter().fold(0, |sum, &x| sum ^ x);
        for chunk in chunks {
            for (lane, &x) in lanes.iter_mut().zip(chunk) {
                *lane ^= x;
            }
        }
        Nimber(lanes.iter().fold(rest, |sum, &x| sum ^ x))
    }
}

impl Add for Nimber {
    type Output = Nimber;
    #[allow(clippy::suspicious_arithmetic_impl)] // The sum of nimbers is xor.
    fn add(self, other: Nimber) -> Nimber {
        Nimber(self.0 ^ other.0)
    }
}

impl AddAssign for Nimber {
    fn add_assign(&mut self, other: Nimber) {
        *self = *self + other;
    }
}

impl Mul for Nimber {
    type Output = Nimber;
    fn mul(self, other: Nimber) -> Nimber {
        Nimber(nim_product(self.0, other.0, 64))
    }
}

impl std::iter::Sum for Nimber {
    fn sum<I: Iterator<Item = Nimber>>(nimbers: I) -> Nimber {
        nimbers.fold(Nimber(0), Add::add)
    }
}

impl fmt::Display for Nimber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "*{}", self.0)
    }
}

/// The nim-product of two numbers below 2^`bits`, `bits` a power of two.
///
/// With F = 2^(bits/2) a Fermat 2-power: F⊗F = F ⊕ F/2 and F⊗x = F·x for x < F (Conway, On Numbers
/// and Games, chapter 6). The depth of the recursion is at most 6.
fn nim_product(a: u64, b: u64, bits: u32) -> u64 {
    if a <= 1 || b <= 1 {
        return a * b;
    }
    let half = bits / 2;
    let mask = (1u64 << half) - 1;
    let (a1, a0) = (a >> half, a & mask);
    let (b1, b0) = (b >> half, b & mask);
    let low = nim_product(a0, b0, half);
    let high = nim_product(a1 ^ a0, b1 ^ b0, half) ^ low;
    let carry = nim_product(nim_product(a1, b1, half), 1 << (half - 1), half);
    (high << half) | (low ^ carry)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mex;

    /// Conway's definition: a⊗b is the mex of a'⊗b ⊕ a⊗b' ⊕ a'⊗b'.
    #[test]
    fn product_is_the_mex_of_the_definition() {
        const N: usize = 32;
        let mut table = vec![[0u64; N]; N];
        for a in 0..N {
            for b in 0..N {
                let excluded = (0..a)
                    .flat_map(|x| (0..b).map(move |y| (x, y)))
                    .map(|(x, y)| table[x][b] ^ table[a][y] ^ table[x][y]);
                table[a][b] = mex(excluded);
                assert_eq!(Nimber(a as u64) * Nimber(b as u64), Nimber(table[a][b]), "{a} ⊗ {b}");
            }
        }
    }

    #[test]
    fn products_of_large_nimbers_obey_the_field_laws() {
        let samples = [3, 0xffff, 1 << 40, u64::MAX, 0x0123_4567_89ab_cdef].map(Nimber);
        for a in samples {
            for b in samples {
                assert_eq!(a * b, b * a);
                for c in samples {
                    assert_eq!((a * b) * c, a * (b * c));
                    assert_eq!(a * (b + c), a * b + a * c);
                }
            }
        }
    }

    #[test]
    fn sum_of_a_slice_is_the_fold() {
        let heaps: Vec<u64> = (0..103).map(|i| i * 0x9e37_79b9).collect();
        for end in 0..heaps.len() {
            let fold = heaps[..end].iter().fold(0, |s, x| s ^ x);
            assert_eq!(Nimber::sum(&heaps[..end]), Nimber(fold));
        }
    }
}
