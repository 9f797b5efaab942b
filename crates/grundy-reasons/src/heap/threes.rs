//! The values of codes with an end that allow to leave three heaps, computed anew.
//!
//! What two heaps of each total can give is listed once. Then each value in turn is looked for among the options of a heap,
//! until one is not there.

use grundy_games::heap::OctalCode;

/// The values of a code that allows to leave three heaps, one after the other.
pub struct Threes<'a> {
    code: &'a OctalCode,
    values: Vec<u64>,
    /// For each total, whether two heaps have a value.
    pairs: Vec<Vec<bool>>,
}

impl Threes<'_> {
    /// Whether a code is of this kind.
    pub fn treats(code: &OctalCode) -> bool {
        code.last_take().is_some() && code.digits().iter().any(|digit| digit & 8 != 0)
    }

    /// No values yet; the code is to be one that this [treats](Threes::treats).
    pub fn new(code: &OctalCode) -> Threes<'_> {
        Threes { code, values: Vec::new(), pairs: Vec::new() }
    }

    /// The values found so far.
    pub fn values(&self) -> &[u64] {
        &self.values
    }

    /// The same, given away.
    pub fn into_values(self) -> Vec<u64> {
        self.values
    }

    /// Adds the value of the next heap, and tells how many options were looked at and how many bytes it took.
    pub fn step(&mut self) -> (u64, usize) {
        let n = self.values.len();
        let mut pairs = Vec::new();
        for a in 1..=n / 2 {
            let value = usize::try_from(self.values[a] ^ self.values[n - a]).unwrap_or(0);
            if pairs.len() <= value {
                pairs.resize(value + 1, false);
            }
            pairs[value] = true;
        }
        let bytes = pairs.len() + size_of::<Vec<bool>>() + size_of::<u64>();
        self.pairs.push(pairs);
        let mut looked_at = n as u64 / 2;
        let mut value = 0;
        while self.is_option(n, value, &mut looked_at) {
            value += 1;
        }
        self.values.push(value);
        (looked_at, bytes)
    }

    fn is_option(&self, n: usize, value: u64, looked_at: &mut u64) -> bool {
        let pair = |total: usize, value: u64| {
            let at = usize::try_from(value).ok();
            at.and_then(|at| self.pairs[total].get(at)) == Some(&true)
        };
        (0..=n).zip(self.code.digits()).any(|(t, &digit)| {
            let rest = n - t;
            let none = digit & 1 != 0 && t > 0 && rest == 0 && value == 0;
            let one = digit & 2 != 0 && t > 0 && rest > 0 && self.values[rest] == value;
            let two = digit & 4 != 0 && pair(rest, value);
            none || one
                || two
                || digit & 8 != 0
                    && (1..rest).any(|a| {
                        *looked_at += 1;
                        pair(rest - a, value ^ self.values[a])
                    })
        })
    }
}
