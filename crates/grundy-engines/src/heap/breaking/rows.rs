//! Sets of small values by rows of bits.

/// A set of values for each of many totals, all sets of one width.
#[derive(Clone, Debug)]
pub(super) struct Rows {
    /// The words of one set. Invariant: a power of two, so that values below 64 · `width` have their
    /// nim-sums below it.
    width: usize,
    /// How many of the last rows are kept; `None` for all.
    kept: Option<usize>,
    words: Vec<u64>,
}

impl Rows {
    pub(super) fn new(width: usize, kept: Option<usize>) -> Rows {
        let words = kept.map_or(Vec::new(), |kept| vec![0; kept * width]);
        Rows { width, kept, words }
    }

    fn place(&self, total: usize) -> usize {
        self.kept.map_or(total, |kept| total % kept) * self.width
    }

    /// The set of a total, which must be kept still.
    pub(super) fn row(&self, total: usize) -> &[u64] {
        let at = self.place(total);
        &self.words[at..at + self.width]
    }

    pub(super) fn row_mut(&mut self, total: usize) -> &mut [u64] {
        let at = self.place(total);
        &mut self.words[at..at + self.width]
    }

    /// Begins the row of a total with no values; the totals before it must have rows.
    pub(super) fn begin(&mut self, total: usize) -> &mut [u64] {
        let end = self.place(total) + self.width;
        if self.words.len() < end {
            self.words.resize(end, 0);
        }
        let row = self.row_mut(total);
        row.fill(0);
        row
    }

    /// The bytes that one more row takes.
    pub(super) fn bytes_per_row(&self) -> usize {
        if self.kept.is_some() { 0 } else { self.width * size_of::<u64>() }
    }

    pub(super) fn bytes(&self) -> usize {
        self.words.len() * size_of::<u64>()
    }

    /// Gives every row `width` words; the values stay.
    pub(super) fn widen(&mut self, width: usize) {
        let mut words = vec![0; self.words.len() / self.width * width];
        for (wide, narrow) in words.chunks_mut(width).zip(self.words.chunks(self.width)) {
            wide[..narrow.len()].copy_from_slice(narrow);
        }
        (self.width, self.words) = (width, words);
    }
}

/// The places within a word whose number lacks the bit 2^k, for each k.
const LOWER: [u64; 6] = [
    0x5555_5555_5555_5555,
    0x3333_3333_3333_3333,
    0x0f0f_0f0f_0f0f_0f0f,
    0x00ff_00ff_00ff_00ff,
    0x0000_ffff_0000_ffff,
    0x0000_0000_ffff_ffff,
];

/// Adds x ⊕ `value` for every x in `from`: a nim-sum exchanges blocks of 2^k places for each bit 2^k of
/// `value`, within words and beyond.
pub(in crate::heap) fn add_shifted(to: &mut [u64], from: &[u64], value: u32) {
    let high = (value / 64) as usize;
    for (at, &word) in from.iter().enumerate() {
        let mut word = word;
        for (k, lower) in LOWER.iter().enumerate() {
            if value >> k & 1 == 1 {
                word = (word & lower) << (1 << k) | word >> (1 << k) & lower;
            }
        }
        to[at ^ high] |= word;
    }
}

pub(super) fn add(to: &mut [u64], from: &[u64]) {
    to.iter_mut().zip(from).for_each(|(to, from)| *to |= from);
}

pub(in crate::heap) fn insert(set: &mut [u64], value: u32) {
    set[(value / 64) as usize] |= 1 << (value % 64);
}

/// Whether a set has a value; one beyond its width it has not.
pub(in crate::heap) fn contains(set: &[u64], value: u32) -> bool {
    set.get((value / 64) as usize).is_some_and(|word| word >> (value % 64) & 1 == 1)
}

/// The least value that is not in a set.
pub(super) fn mex(set: &[u64]) -> u64 {
    let full = set.iter().take_while(|&&word| word == u64::MAX).count();
    full as u64 * 64 + u64::from(set.get(full).map_or(0, |word| word.trailing_ones()))
}

pub(super) fn is_full(set: &[u64]) -> bool {
    set.iter().all(|&word| word == u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shifted_sets_have_the_nim_sums() {
        let members: Vec<u32> = (0..256).filter(|x| x * x % 7 == 2 || *x == 255).collect();
        let mut from = vec![0; 4];
        members.iter().for_each(|&x| insert(&mut from, x));
        for value in 0..256 {
            let mut to = vec![0; 4];
            add_shifted(&mut to, &from, value);
            for x in 0..256 {
                assert_eq!(contains(&to, x), members.contains(&(x ^ value)), "{x} by {value}");
            }
        }
    }

    #[test]
    fn wide_rows_keep_their_values() {
        for kept in [None, Some(3)] {
            let mut rows = Rows::new(1, kept);
            for total in 0..5u32 {
                insert(rows.begin(total as usize), total);
            }
            rows.widen(4);
            insert(rows.begin(5), 200);
            for total in 3..5u32 {
                assert_eq!(mex(rows.row(total as usize)), 0);
                assert!(contains(rows.row(total as usize), total));
            }
            assert!(contains(rows.row(5), 200) && !contains(rows.row(5), 5));
        }
    }

    #[test]
    fn the_mex_is_found_beyond_full_words() {
        assert_eq!(mex(&[u64::MAX, 0b1011]), 66);
        assert_eq!(mex(&[u64::MAX; 2]), 128);
        assert!(is_full(&[u64::MAX; 2]) && !is_full(&[u64::MAX, 7]));
        assert!(!contains(&[u64::MAX], 64));
    }
}
