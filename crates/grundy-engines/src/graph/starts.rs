//! Where rows start, in four bytes each.

use super::memory::{fetch, zeros};

/// Numbers that do not decrease, of which nearly all graphs need 32 bits only.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Starts {
    /// The low halves. Invariant: not empty.
    lows: Vec<u32>,
    /// For each multiple of 2^32 above 0 that the numbers reach, the place of the first one that is not below it.
    ///
    /// Invariant: non-decreasing. Empty where there are fewer than 2^32 arcs.
    turns: Vec<usize>,
}

/// The low half of a number.
fn low(number: usize) -> u32 {
    u32::try_from(number as u64 & u64::from(u32::MAX)).unwrap_or(u32::MAX)
}

/// The high half; 0 where numbers have 32 bits.
fn high(number: usize) -> usize {
    number.checked_shr(32).unwrap_or(0)
}

impl Starts {
    /// From the numbers. They must not decrease, and begin with 0.
    pub(super) fn of(numbers: &[usize]) -> Starts {
        let mut starts = Starts { lows: zeros(numbers.len()), turns: Vec::new() };
        let mut before = 0;
        for (place, &number) in numbers.iter().enumerate() {
            starts.lows[place] = low(number);
            starts.turns.extend(turns_between(before, number).map(|()| place));
            before = number;
        }
        starts
    }

    /// From the ends of rows, whose low halves were set already, and the places of those that pass a multiple of
    /// 2^32, in any order.
    pub(super) fn of_parts(lows: Vec<u32>, mut turns: Vec<usize>) -> Starts {
        turns.sort_unstable();
        Starts { lows, turns }
    }

    pub(super) fn len(&self) -> usize {
        self.lows.len()
    }

    #[inline]
    pub(super) fn get(&self, place: usize) -> usize {
        let low = self.lows[place] as usize;
        if self.turns.is_empty() { low } else { low | self.turned(place) }
    }

    /// The high half, in its place.
    #[cold]
    fn turned(&self, place: usize) -> usize {
        let turns = self.turns.partition_point(|&turn| turn <= place);
        turns.checked_shl(32).unwrap_or(0)
    }

    #[inline]
    pub(super) fn fetch(&self, place: usize) {
        fetch(&self.lows, place);
    }
}

/// As many units as there are multiples of 2^32 above `before` and not above `number`.
fn turns_between(before: usize, number: usize) -> impl Iterator<Item = ()> {
    std::iter::repeat_n((), high(number) - high(before))
}

/// Notes that row ends follow each other: writes the low half of `end` to `into`, and notes `place` for each
/// multiple of 2^32 that was passed since `before`.
#[inline]
pub(super) fn note_end(
    into: &mut u32,
    (before, end): (usize, usize),
    place: usize,
    turns: &mut Vec<usize>,
) {
    *into = low(end);
    if high(end) > high(before) {
        turns.extend(turns_between(before, end).map(|()| place));
    }
}

#[cfg(test)]
#[cfg(target_pointer_width = "64")]
mod tests {
    use super::*;

    #[test]
    fn numbers_beyond_32_bits() {
        let turn = 1_usize << 32;
        let numbers = [0, 5, turn - 1, turn, turn, turn + 7, 4 * turn + 1, 4 * turn + 1, 5 * turn];
        let starts = Starts::of(&numbers);
        assert_eq!(starts.turns, [3, 6, 6, 6, 8]);
        let read: Vec<usize> = (0..starts.len()).map(|place| starts.get(place)).collect();
        assert_eq!(read, numbers);
        let (mut lows, mut turns) = (vec![0; numbers.len()], Vec::new());
        // As threads do it that each have a part of the rows.
        for part in [4..9, 1..4] {
            for place in part {
                let ends = (numbers[place - 1], numbers[place]);
                note_end(&mut lows[place], ends, place, &mut turns);
            }
        }
        assert_eq!(Starts::of_parts(lows, turns), starts);
    }
}
