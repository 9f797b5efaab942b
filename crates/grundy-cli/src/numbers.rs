//! Numbers as a person types them on the command line.

use std::error::Error;
use std::fmt;
use std::time::Duration;

/// What was expected where something else was typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NumberError {
    /// A whole number.
    Count,
    /// At least 1.
    AtLeastOne,
    /// A size in bytes.
    Size,
    /// A time in seconds.
    Seconds,
}

impl NumberError {
    /// The message that says it.
    pub(crate) fn id(self) -> &'static str {
        match self {
            NumberError::Count => "usage-expected-count",
            NumberError::AtLeastOne => "usage-expected-at-least-one",
            NumberError::Size => "usage-expected-size",
            NumberError::Seconds => "usage-expected-seconds",
        }
    }
}

impl fmt::Display for NumberError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl Error for NumberError {}

/// A whole number: `10000000`, `10_000_000`, `10^7` or `2^20-1`.
pub(crate) fn count(text: &str) -> Result<u64, NumberError> {
    grundy_api::read_number(text).map_err(|_| NumberError::Count)
}

/// A number of moves to list: at least one, lest an answer that has moves look like one without.
pub(crate) fn length(text: &str) -> Result<u64, NumberError> {
    match count(text)? {
        0 => Err(NumberError::AtLeastOne),
        count => Ok(count),
    }
}

/// A number of bytes: `2G`, `512M`, `64KiB` or `1000000`.
pub(crate) fn bytes(text: &str) -> Result<u64, NumberError> {
    let split = text.find(|c: char| c.is_ascii_alphabetic()).unwrap_or(text.len());
    let (number, unit) = text.split_at(split);
    let shift = match unit.to_ascii_lowercase().trim_end_matches("ib").trim_end_matches('b') {
        "" => Some(0),
        "k" => Some(10),
        "m" => Some(20),
        "g" => Some(30),
        "t" => Some(40),
        _ => None,
    };
    let size = shift
        .zip(count(number.trim()).ok())
        .and_then(|(shift, number)| number.checked_mul(1u64 << shift));
    size.ok_or(NumberError::Size)
}

/// A time in seconds: `60` or `0.5`.
pub(crate) fn seconds(text: &str) -> Result<Duration, NumberError> {
    let seconds = text.strip_suffix('s').unwrap_or(text).parse::<f64>().ok();
    let time = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    time.ok_or(NumberError::Seconds)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_exact() {
        assert_eq!(count("10^7"), Ok(10_000_000));
        assert_eq!(count("10_000"), Ok(10_000));
        assert_eq!(count("2^64-1"), Ok(u64::MAX));
        assert_eq!(count("(3 + 4) * 5 / 2"), Ok(17));
        assert_eq!(count("18446744073709551615"), Ok(u64::MAX));
        for bad in [
            "",
            "^",
            "10^",
            "10^20",
            "-1",
            "3-5",
            "1/0",
            "1.5",
            "18446744073709551616",
            "10^4294967296",
        ] {
            assert!(count(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn sizes_have_units() {
        assert_eq!(bytes("2G"), Ok(2 << 30));
        assert_eq!(bytes("64 KiB"), Ok(64 << 10));
        assert_eq!(bytes("10^6"), Ok(1_000_000));
        assert_eq!(bytes("3mb"), Ok(3 << 20));
        for bad in ["", "G", "2X", "-1G", "1.5G", "99999999999T", "bib"] {
            assert!(bytes(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn times_are_finite_and_not_negative() {
        assert_eq!(seconds("0.5"), Ok(Duration::from_millis(500)));
        assert_eq!(seconds("60s"), Ok(Duration::from_secs(60)));
        for bad in ["", "s", "-1", "inf", "NaN", "1e30", "x"] {
            assert!(seconds(bad).is_err(), "{bad}");
        }
    }
}
