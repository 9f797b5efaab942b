//! Tables for taking-and-breaking games.

use super::bits::Bits;
use super::{index, push};
use grundy_core::{Budget, Stopped};

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
    fn digit(&self, t: usize) -> u8 {
        match t.checked_sub(self.digits.len()) {
            None => self.digits[t],
            Some(_) if self.repeat.is_empty() => 0,
            Some(beyond) => self.repeat[beyond % self.repeat.len()],
        }
    }

    /// The last t that may be taken from a heap of `n`.
    fn last(&self, n: usize) -> usize {
        if self.repeat.is_empty() { n.min(self.digits.len().saturating_sub(1)) } else { n }
    }

    fn breaks_into_three(&self) -> bool {
        self.digits.iter().chain(self.repeat).any(|digit| digit & 8 != 0)
    }
}

/// Extends a table to `len` heaps.
///
/// What matters of breaking r stones into two heaps is the set of values it can give. It is found
/// once for each r, in O(r), and serves every heap and every t with n − t = r; the set for three
/// heaps comes from the sets for two.
///
/// # Errors
/// If a limit is reached. What was found until then stays in the table.
pub fn breaking(
    values: &mut Vec<u64>,
    len: usize,
    code: Code<'_>,
    budget: &mut Budget,
) -> Result<(), Stopped> {
    let mut breaks = Breaks::new(code, values);
    let mut options = Bits::default();
    for n in values.len()..len {
        options.clear();
        let last = code.last(n);
        for t in 0..=last {
            let (digit, rest) = (code.digit(t), n - t);
            if digit & 1 != 0 && rest == 0 && n > 0 {
                options.insert(0);
            }
            if digit & 2 != 0 && rest > 0 && t > 0 {
                options.insert(values[rest]);
            }
            if digit & 4 != 0 {
                options.union(breaks.two_heaps(rest, values, budget)?);
            }
            if digit & 8 != 0 {
                options.union(breaks.three_heaps(rest, values, budget)?);
            }
        }
        let value = options.mex();
        push(values, value, last + std::mem::take(&mut breaks.lookups), budget)?;
        breaks.include(value);
        if !code.breaks_into_three() && code.repeat.is_empty() {
            breaks.forget_two(n - last, budget);
        }
    }
    Ok(())
}

/// The values that breaking r stones can give.
struct Breaks {
    unequal: bool,
    /// By r. Empty where it was not needed yet, or is needed no more.
    two: Vec<Option<Bits>>,
    three: Vec<Option<Bits>>,
    /// Invariant: all down between calls, and a power of two above every value in the table, so that
    /// it has a place for every xor of values.
    flags: Vec<bool>,
    lookups: usize,
}

impl Breaks {
    fn new(code: Code<'_>, values: &[u64]) -> Breaks {
        let mut breaks = Breaks {
            unequal: code.unequal,
            two: Vec::new(),
            three: Vec::new(),
            flags: vec![false],
            lookups: 0,
        };
        values.iter().for_each(|&value| breaks.include(value));
        breaks
    }

    fn include(&mut self, value: u64) {
        if index(value) >= self.flags.len() {
            self.flags.resize((index(value) + 1).next_power_of_two(), false);
        }
    }

    fn two_heaps(
        &mut self,
        rest: usize,
        values: &[u64],
        budget: &mut Budget,
    ) -> Result<&Bits, Stopped> {
        if self.two.len() <= rest {
            self.two.resize(rest + 1, None);
        }
        if self.two[rest].is_none() {
            let most = if self.unequal { rest.saturating_sub(1) / 2 } else { rest / 2 };
            // The smaller heap goes up from 1 while the larger goes down from rest − 1.
            let larger = values[..rest].iter().rev().take(most);
            for (a, b) in values.iter().skip(1).zip(larger) {
                self.flags[index(a ^ b)] = true;
            }
            self.lookups += most;
            self.two[rest] = Some(self.collect(budget)?);
        }
        Ok(self.two[rest].get_or_insert_default())
    }

    fn three_heaps(
        &mut self,
        rest: usize,
        values: &[u64],
        budget: &mut Budget,
    ) -> Result<&Bits, Stopped> {
        if self.three.len() <= rest {
            self.three.resize(rest + 1, None);
        }
        if self.three[rest].is_none() {
            for others in 2..rest {
                self.two_heaps(others, values, budget)?;
            }
            for others in 2..rest {
                let two = self.two[others].iter().flat_map(Bits::iter);
                for value in two {
                    self.flags[index(value ^ values[rest - others])] = true;
                    self.lookups += 1;
                }
            }
            self.three[rest] = Some(self.collect(budget)?);
        }
        Ok(self.three[rest].get_or_insert_default())
    }

    /// The values whose flags are up. Puts the flags down.
    fn collect(&mut self, budget: &mut Budget) -> Result<Bits, Stopped> {
        let bits = Bits::of_flags(&self.flags);
        self.flags.fill(false);
        budget.take_bytes(bits.bytes())?;
        Ok(bits)
    }

    fn forget_two(&mut self, rest: usize, budget: &mut Budget) {
        if let Some(bits) = self.two.get_mut(rest).and_then(Option::take) {
            budget.give_bytes(bits.bytes());
        }
    }
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
        let codes: [(&[u8], &[u8], bool); 9] = [
            (&[0, 7, 7], &[], false),
            (&[4], &[], true),
            (&[4], &[3], false),
            (&[0], &[7], false),
            (&[0, 0, 0, 7], &[], false),
            (&[8, 3], &[], false),
            (&[0, 15, 1, 12], &[], false),
            (&[12, 0], &[1, 10], false),
            (&[], &[], false),
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
