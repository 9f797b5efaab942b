//! Lengths in a picture.

use std::fmt;
use std::ops::{Add, Sub};

/// A length in tenths of a pixel. Whole numbers keep the picture the same on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Length(pub(crate) i64);

/// So many pixels.
pub(crate) const fn px(pixels: i64) -> Length {
    Length(pixels * 10)
}

impl Length {
    /// The part `count / of` of this length; `of` is not 0.
    pub(crate) fn part(self, count: u64, of: u64) -> Length {
        let tenths = i128::from(self.0) * i128::from(count) / i128::from(of.max(1));
        // A part of a length is no longer than it.
        Length(i64::try_from(tenths).unwrap_or(self.0))
    }

    pub(crate) fn half(self) -> Length {
        self.part(1, 2)
    }
}

impl Add for Length {
    type Output = Length;
    fn add(self, other: Length) -> Length {
        Length(self.0 + other.0)
    }
}

impl Sub for Length {
    type Output = Length;
    fn sub(self, other: Length) -> Length {
        Length(self.0 - other.0)
    }
}

impl fmt::Display for Length {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (whole, tenth) = (self.0.abs() / 10, self.0.abs() % 10);
        match tenth {
            0 => write!(f, "{sign}{whole}"),
            _ => write!(f, "{sign}{whole}.{tenth}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_are_written_without_needless_digits() {
        for (tenths, text) in [(0, "0"), (10, "1"), (-5, "-0.5"), (-120, "-12"), (123, "12.3")] {
            assert_eq!(Length(tenths).to_string(), text);
        }
        assert_eq!(px(100).part(u64::MAX - 1, u64::MAX), Length(999));
    }
}
