//! Octal and hexadecimal codes.

use super::Parts;
use crate::RulesError;
use std::sync::Arc;

/// A code d0.d1d2d3… of Guy and Smith, possibly with digits that repeat for ever.
///
/// The bits of d_t say what taking t stones may leave of a heap: 1 nothing, 2 one heap, 4 two
/// heaps, 8 three heaps.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct OctalCode {
    /// d0, d1, d2, … Invariant: not empty; each below 16; d0 is a sum of 4 and 8; no trailing 0 after d0 when
    /// nothing repeats.
    digits: Arc<[u8]>,
    /// The digits that follow, again and again. Invariant: each below 16, not all 0, as few as
    /// possible, and beginning as early as possible.
    repeat: Arc<[u8]>,
    /// Whether two heaps that are left must differ. Invariant: only where the code is 4.0, which is Grundy's game.
    #[cfg_attr(feature = "serde", serde(skip))]
    unequal: bool,
}

impl OctalCode {
    /// The code with these digits, `digits[0]` standing before the point.
    ///
    /// # Errors
    /// If a digit is above 15, or d0 allows a move that changes nothing.
    pub fn new(digits: &[u8], repeat: &[u8]) -> Result<OctalCode, RulesError> {
        let (&d0, after) = digits.split_first().unwrap_or((&0, &[]));
        if let Some(&digit) = digits.iter().chain(repeat).find(|&&digit| digit > 15) {
            return Err(RulesError::DigitTooLarge { digit });
        }
        if d0 & 0b0011 != 0 {
            return Err(RulesError::PassingDigit { digit: d0 });
        }
        let mut repeat = primitive(repeat).to_vec();
        let mut kept = after.len();
        if repeat.iter().all(|&digit| digit == 0) {
            repeat.clear();
            kept = after.iter().rposition(|&digit| digit != 0).map_or(0, |last| last + 1);
        }
        // A digit before the repeated ones that is the last of them belongs to the repetition.
        while kept > 0 && repeat.last() == Some(&after[kept - 1]) {
            repeat.rotate_right(1);
            kept -= 1;
        }
        let digits = std::iter::once(d0).chain(after[..kept].iter().copied()).collect();
        Ok(OctalCode { digits, repeat: repeat.into(), unequal: false })
    }

    /// Grundy's game: split a heap into two unequal heaps.
    pub fn grundys() -> OctalCode {
        OctalCode { digits: [4].into(), repeat: [].into(), unequal: true }
    }

    /// Whether two heaps that are left must differ: whether it is Grundy's game.
    pub fn is_unequal(&self) -> bool {
        self.unequal
    }

    /// d_t.
    pub fn digit(&self, t: u64) -> u8 {
        let before = self.digits.len() as u64;
        if let Some(&digit) = usize::try_from(t).ok().and_then(|t| self.digits.get(t)) {
            return digit;
        }
        match self.repeat.len() as u64 {
            0 => 0,
            period => self.repeat[usize::try_from((t - before) % period).unwrap_or(0)],
        }
    }

    /// d0, d1, … up to where the code ends or begins to repeat.
    pub fn digits(&self) -> &[u8] {
        &self.digits
    }

    /// The digits that repeat for ever; empty for a finite code.
    pub fn repeat(&self) -> &[u8] {
        &self.repeat
    }

    /// The largest t with d_t ≠ 0, or `None` if there is no largest.
    pub fn last_take(&self) -> Option<u64> {
        self.repeat.is_empty().then(|| self.digits.len() as u64 - 1)
    }

    /// Whether it is that of Lasker's Nim, 4.333…, however it is written.
    pub fn is_laskers_nim(&self) -> bool {
        let (d0, after) = (self.digits[0], &self.digits[1..]);
        d0 == 4
            && !self.repeat.is_empty()
            && after.iter().chain(self.repeat.iter()).all(|&digit| digit == 3)
    }

    /// What each move leaves of a heap of `n`, every unordered way once.
    pub fn options(&self, n: u64) -> impl Iterator<Item = Parts> {
        // Beyond the first digits only those that leave something need a look, and taking all: a code
        // such as 0.[1] has one option, whatever the heap.
        let first = (self.digits.len() as u64 - 1).min(n);
        let leaves_something = self.repeat.iter().any(|&digit| digit & 0b1110 != 0);
        let last = if leaves_something { n } else { first };
        let all = (last < n).then_some(n);
        (0..=last).chain(all).flat_map(move |t| {
            let (digit, rest) = (self.digit(t), n - t);
            let allows = move |heaps: u32| digit & (1 << heaps) != 0;
            let none = (allows(0) && rest == 0).then_some(Parts::NONE);
            let one = (allows(1) && rest >= 1).then(|| Parts::one(rest));
            let half = if self.unequal { rest.saturating_sub(1) / 2 } else { rest / 2 };
            let two = (1..=half).take_while(move |_| allows(2));
            let two = two.map(move |a| Parts::two(a, rest - a));
            let three = (1..=rest / 3).take_while(move |_| allows(3));
            let three = three.flat_map(move |a| {
                (a..=(rest - a) / 2).map(move |b| Parts::three(a, b, rest - a - b))
            });
            none.into_iter().chain(one).chain(two).chain(three)
        })
    }

    /// Whether a move may leave these heaps of a heap of `n`.
    pub(super) fn allows(&self, n: u64, parts: &[u64]) -> bool {
        let sum = parts.iter().try_fold(0u64, |sum, &part| sum.checked_add(part));
        let taken = sum.and_then(|sum| n.checked_sub(sum));
        let equal = matches!(parts, [a, b] if a == b);
        parts.len() <= 3
            && !parts.contains(&0)
            && taken.is_some_and(|taken| self.digit(taken) & (1 << parts.len()) != 0)
            && n > 0
            && !(self.unequal && equal)
    }
}

/// The shortest list of digits that gives `digits` when it is repeated.
fn primitive(digits: &[u8]) -> &[u8] {
    let repeats = |&length: &usize| {
        digits.len().is_multiple_of(length) && digits[length..] == digits[..digits.len() - length]
    };
    (1..digits.len()).find(repeats).map_or(digits, |length| &digits[..length])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_has_one_form() {
        let code = |digits: &[u8], repeat: &[u8]| OctalCode::new(digits, repeat).expect("a code");
        assert_eq!(code(&[4], &[3, 3]), code(&[4], &[3]));
        assert_eq!(code(&[4, 3, 3], &[3]), code(&[4], &[3]));
        assert_eq!(code(&[0, 1, 2], &[1, 2, 1, 2]), code(&[0], &[1, 2]));
        assert_eq!(code(&[0, 7, 7, 0], &[0]), code(&[0, 7, 7], &[]));
        assert_ne!(code(&[0, 2], &[1, 2]), code(&[0], &[1, 2]));
        for (t, digit) in (2..22).zip([1, 2].into_iter().cycle()) {
            assert_eq!(code(&[0, 5, 1, 2], &[1, 2]).digit(t), digit);
        }
    }
}
