//! Where numbers stand on an axis, and which of them are written there.

use crate::length::Length;

/// The numbers from `least` to `most` along a length.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scale {
    /// Invariant: not above `most`.
    least: u64,
    most: u64,
    length: Length,
}

impl Scale {
    /// The numbers between `a` and `b` along `length`.
    pub(crate) fn new(a: u64, b: u64, length: Length) -> Scale {
        Scale { least: a.min(b), most: a.max(b), length }
    }

    /// How far along the length a number between the ends stands; a lone number stands in the
    /// middle.
    pub(crate) fn place(&self, number: u64) -> Length {
        match self.most - self.least {
            0 => self.length.half(),
            span => self.length.part(number.saturating_sub(self.least).min(span), span),
        }
    }

    /// The numbers to write: multiples of 1, 2 or 5 times a power of ten, at most `count` of them
    /// and never none.
    pub(crate) fn ticks(&self, count: u64) -> Vec<u64> {
        let steps = (0..20u32).flat_map(|zeros| [1u64, 2, 5].map(|digit| (digit, zeros)));
        let steps = steps.filter_map(|(digit, zeros)| digit.checked_mul(10u64.checked_pow(zeros)?));
        for step in steps {
            let (first, last) = (self.least.div_ceil(step), self.most / step);
            match last.checked_sub(first) {
                Some(more) if more < count => return (first..=last).map(|k| k * step).collect(),
                Some(_) => continue,
                None => break,
            }
        }
        vec![self.least]
    }
}

/// The texts of ticks: numbers too long to stand side by side are written as what they add to the
/// first.
pub(crate) fn labels(ticks: &[u64]) -> Vec<String> {
    let long = ticks.iter().any(|&tick| short(tick).chars().count() > LONGEST);
    let first = ticks.first().copied().unwrap_or(0);
    let label = |(i, &tick): (usize, &u64)| match long && i > 0 {
        true => format!("+{}", short(tick - first)),
        false => short(tick),
    };
    ticks.iter().enumerate().map(label).collect()
}

/// More characters than these are too long for a tick.
const LONGEST: usize = 13;

/// A number grouped, or by its power of ten if it is long and round.
fn short(number: u64) -> String {
    let digits = number.to_string();
    let significant = digits.trim_end_matches('0');
    let zeros = digits.len() - significant.len();
    if digits.len() <= 8 || zeros < 6 {
        return grouped(number);
    }
    let times = if significant == "1" { String::new() } else { format!("{significant}·") };
    let raised = |digit: char| match digit {
        '1' => '¹',
        '2' => '²',
        '3' => '³',
        // The others stand in a row.
        digit => digit.to_digit(10).and_then(|d| char::from_u32(0x2070 + d)).unwrap_or(digit),
    };
    format!("{times}10{}", zeros.to_string().chars().map(raised).collect::<String>())
}

/// A number with thin spaces between groups of three digits, if it has more than four.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    if digits.len() <= 4 {
        return digits;
    }
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push('\u{2009}');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::length::px;

    fn ticks(a: u64, b: u64, count: u64) -> Vec<u64> {
        Scale::new(a, b, px(100)).ticks(count)
    }

    #[test]
    fn ticks_are_round_and_few() {
        assert_eq!(ticks(0, 40, 6), [0, 10, 20, 30, 40]);
        assert_eq!(ticks(0, 9, 6), [0, 2, 4, 6, 8]);
        assert_eq!(ticks(0, 3, 6), [0, 1, 2, 3]);
        assert_eq!(ticks(7, 7, 6), [7]);
        assert_eq!(ticks(1_000_000, 1_000_100, 4), [1_000_000, 1_000_050, 1_000_100]);
        assert_eq!(ticks(11, 14, 1), [11]);
        for (a, b) in [(0, u64::MAX), (u64::MAX - 3, u64::MAX), (u64::MAX, u64::MAX)] {
            let all = ticks(a, b, 5);
            assert!((1..=5).contains(&all.len()), "{all:?}");
            assert!(all.iter().all(|tick| (a..=b).contains(tick)), "{all:?}");
        }
    }

    #[test]
    fn places_are_within_the_length_and_in_order() {
        let scale = Scale::new(0, u64::MAX, px(100));
        assert_eq!((scale.place(0), scale.place(u64::MAX)), (px(0), px(100)));
        assert_eq!(Scale::new(5, 5, px(100)).place(5), px(50));
    }

    #[test]
    fn numbers_too_long_for_a_tick_are_shortened() {
        assert_eq!(labels(&[0, 20, 40]), ["0", "20", "40"]);
        assert_eq!(labels(&[0, 2 * 10u64.pow(17), 10u64.pow(18)]), ["0", "2·10¹⁷", "10¹⁸"]);
        let far = 10u64.pow(18);
        assert_eq!(labels(&[far, far + 20, far + 40]), ["10¹⁸", "+20", "+40"]);
        assert_eq!(labels(&[10_000_000]), ["10\u{2009}000\u{2009}000"]);
    }

    #[test]
    fn long_numbers_are_grouped() {
        assert_eq!(grouped(9999), "9999");
        assert_eq!(grouped(10_000_000), "10\u{2009}000\u{2009}000");
    }
}
