//! Tables for taking-and-breaking games.

mod rows;
mod totals;

pub(super) use rows::{add_shifted, contains, insert};
pub(super) use totals::Totals;

use grundy_core::{Budget, Limit, Stopped};

/// The code of a taking-and-breaking game: the bits of d_t say that taking t stones may leave 1:
/// nothing, 2: one heap, 4: two heaps, 8: three heaps.
#[derive(Clone, Copy, Debug)]
pub struct Code<'a> {
    /// d0, d1, d2, …; bits 1 and 2 of d0 mean nothing.
    pub digits: &'a [u8],
    /// The digits that follow, again and again; empty if the code ends.
    pub repeat: &'a [u8],
    /// Whether two heaps that are left must differ.
    pub unequal: bool,
}

impl Code<'_> {
    /// Whether a theorem is known by which values may grow for ever: three heaps may be left, or the code has no end.
    pub(super) fn may_rise(&self) -> bool {
        !self.repeat.is_empty() || self.most_heaps() > 2
    }

    /// The most heaps that a move may leave.
    pub(super) fn most_heaps(&self) -> u32 {
        let bits = self.digits.iter().chain(self.repeat).fold(0, |bits, digit| bits | digit);
        bits.checked_ilog2().unwrap_or(0)
    }

    pub(super) fn digit(&self, t: usize) -> u8 {
        match t.checked_sub(self.digits.len()) {
            None => self.digits[t],
            Some(_) if self.repeat.is_empty() => 0,
            Some(beyond) => self.repeat[beyond % self.repeat.len()],
        }
    }
}

/// Extends a table to `len` heaps.
///
/// # Errors
/// If a limit is reached. What was found until then stays in the table.
pub fn breaking(
    values: &mut Vec<u64>,
    len: usize,
    code: Code<'_>,
    budget: &mut Budget,
) -> Result<(), Stopped> {
    let known = values.len();
    let Some(mut totals) = Totals::new(code, values) else {
        return Err(budget.stopped(Limit::Memory(budget.limits().memory)));
    };
    let mut stopped = budget.take_bytes(totals.bytes());
    while stopped.is_ok() && totals.values().len() < len {
        stopped = totals.step(budget).and_then(|()| budget.take_bytes(size_of::<u64>()));
    }
    values.extend(totals.values()[known..].iter().map(|&value| u64::from(value)));
    budget.give_bytes(totals.bytes());
    stopped
}

#[cfg(test)]
mod tests {
    use super::*;
    use grundy_core::{Limits, mex};

    /// By the definition, with loops over all that can be left.
    fn naive(code: Code<'_>, len: usize) -> Vec<u64> {
        let mut values: Vec<u64> = Vec::new();
        for n in 0..len {
            let mut options = Vec::new();
            for t in 0..=n {
                let (digit, rest) = (code.digit(t), n - t);
                if t > 0 && digit & 1 != 0 && rest == 0 {
                    options.push(0);
                }
                if t > 0 && digit & 2 != 0 && rest > 0 {
                    options.push(values[rest]);
                }
                for a in 1..rest {
                    let b = rest - a;
                    if digit & 4 != 0 && !(code.unequal && a == b) {
                        options.push(values[a] ^ values[b]);
                    }
                    if digit & 8 != 0 {
                        options.extend((1..b).map(|c| values[a] ^ values[c] ^ values[b - c]));
                    }
                }
            }
            values.push(mex(options));
        }
        values
    }

    #[test]
    fn agrees_with_the_definition_at_once_and_in_pieces() {
        let codes: [(&[u8], &[u8], bool); 15] = [
            (&[0, 7, 7], &[], false),
            (&[4], &[], true),
            (&[4], &[3], false),
            (&[0], &[7], false),
            (&[0, 0, 0, 7], &[], false),
            (&[8, 3], &[], false),
            (&[0, 15, 1, 12], &[], false),
            (&[12, 0], &[1, 10], false),
            (&[], &[], false),
            (&[], &[3], false),
            (&[0, 1, 3, 15, 15], &[], false),
            (&[0, 3, 15], &[], false),
            (&[4, 0, 1], &[2, 9, 4, 0], false),
            (&[0], &[15, 0], true),
            (&[0, 0, 8, 2], &[0, 0, 6], false),
        ];
        let mut budget = Budget::new(&Limits::default());
        for (digits, repeat, unequal) in codes {
            let code = Code { digits, repeat, unequal };
            let expected = naive(code, 50);
            let (mut whole, mut pieces) = (Vec::new(), Vec::new());
            breaking(&mut whole, 50, code, &mut budget).unwrap();
            [1, 2, 17, 30, 50].into_iter().for_each(|len| {
                breaking(&mut pieces, len, code, &mut budget).unwrap();
            });
            assert_eq!(whole, expected, "{code:?}");
            assert_eq!(pieces, expected, "{code:?} in pieces");
        }
    }
}
