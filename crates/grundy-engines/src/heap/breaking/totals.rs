//! The engine for any code: what breaking a number of stones can give is found once for each number.
//!
//! What matters of breaking r stones into two heaps is the set of values it can give. It is found once, in
//! O(r), and serves every heap n and every t with n − t = r. Three heaps are one heap and two others, so a
//! value v can be had from r stones iff v ⊕ g(a) can be had from r − a in two, for some a up to r/3, the smallest part. The
//! sets for three are not made: a candidate for the mex is looked for there, and a part that gave one value that was missed
//! gives others to the heaps that follow.

use super::Code;
use super::rows::{Rows, add, add_shifted, contains, insert, is_full, mex};
use crate::heap::LOOKUPS_PER_POSITION;
use grundy_core::{Budget, Limit, Stopped};

/// How many parts that gave values are remembered.
const HINTS: usize = 16;

/// So many pairs of heaps are looked at before a set may be found to be full.
const FIRST_PAIRS: usize = 1 << 10;

/// The values of a code, and all that is needed to go on.
#[derive(Clone, Debug)]
pub(in crate::heap) struct Totals {
    digits: Vec<u8>,
    repeat: Vec<u8>,
    unequal: bool,
    /// What may be taken if one heap, two or three are left, among the digits that do not repeat.
    takes: [Vec<usize>; 3],
    /// Whether a move may leave more than one heap.
    breaks: bool,
    values: Vec<u32>,
    /// The words of every set. Invariant: a power of two, and every value is below 64 · `width`.
    width: usize,
    /// The values of two heaps, by their total.
    two: Rows,
    /// The next total whose row in `two` is to be found.
    next_total: usize,
    /// The values of three heaps that were looked for, and found or not.
    found: Rows,
    absent: Rows,
    /// Parts that gave values which others did not, the last one first.
    hints: Vec<usize>,
    /// What repeating digits allow: for one heap, two and three, the values that all totals give which
    /// such a digit can leave by now, by the remainder of the total.
    /// Empty for what no such digit allows.
    classes: [Vec<Vec<u64>>; 3],
    options: Vec<u64>,
    flags: Vec<u8>,
    lookups: usize,
}

impl Totals {
    /// Goes on from a table, which may be empty. `None` if a value in it needs more than 32 bits.
    pub(in crate::heap) fn new(code: Code<'_>, values: &[u64]) -> Option<Totals> {
        let (mut digits, mut repeat) = (code.digits.to_vec(), code.repeat.to_vec());
        if digits.is_empty() {
            // The first digit stands before those that repeat, always.
            digits.push(repeat.first().copied().unwrap_or(0));
            let one = repeat.len().min(1);
            repeat.rotate_left(one);
        }
        let values: Option<Vec<u32>> = values.iter().map(|&value| value.try_into().ok()).collect();
        let values = values?;
        let width = width_for(values.iter().copied().max().unwrap_or(0));
        let allowed = |bit: u8, first: usize| {
            (first..digits.len()).filter(|&t| digits[t] & bit != 0).collect()
        };
        let takes: [Vec<usize>; 3] = [allowed(2, 1), allowed(4, 0), allowed(8, 0)];
        let repeats = |bit: u8| repeat.iter().any(|digit| digit & bit != 0);
        let three = !takes[2].is_empty() || repeats(8);
        let breaks = three || !takes[1].is_empty() || repeats(4);
        let kept = digits.len() + 1;
        let next_total = match three || !repeat.is_empty() {
            true => 0,
            false => values.len().saturating_sub(digits.len()),
        };
        let ring = if takes[2].is_empty() { 1 } else { kept };
        let classes = [2, 4, 8].map(|bit| match repeats(bit) {
            true => vec![vec![0; width]; repeat.len()],
            false => Vec::new(),
        });
        Some(Totals {
            unequal: code.unequal,
            takes,
            breaks,
            two: Rows::new(width, (!three).then_some(kept)),
            next_total,
            found: Rows::new(width, Some(ring)),
            absent: Rows::new(width, Some(ring)),
            hints: Vec::new(),
            classes,
            options: vec![0; width],
            flags: vec![0; 64 * width],
            lookups: 0,
            digits,
            repeat,
            values,
            width,
        })
    }

    pub(in crate::heap) fn values(&self) -> &[u32] {
        &self.values
    }

    /// The bytes that the values and the sets take.
    pub(in crate::heap) fn bytes(&self) -> usize {
        self.set_bytes() + self.values.len() * size_of::<u32>()
    }

    fn set_bytes(&self) -> usize {
        [&self.two, &self.found, &self.absent].map(Rows::bytes).iter().sum()
    }

    /// Computes the value of the next heap.
    ///
    /// # Errors
    /// If a limit is reached. Nothing is lost then.
    pub(in crate::heap) fn step(&mut self, budget: &mut Budget) -> Result<(), Stopped> {
        let n = self.values.len();
        self.bring_totals(n, budget)?;
        self.options.fill(0);
        self.finite_options(n);
        self.repeated_options(n);
        let value = self.least(n);
        let lookups = std::mem::take(&mut self.lookups);
        budget.spend(1 + (lookups / LOOKUPS_PER_POSITION) as u64)?;
        budget.take_bytes(size_of::<u32>())?;
        let too_large = |budget: &Budget| budget.stopped(Limit::Memory(budget.limits().memory));
        let value = u32::try_from(value).map_err(|_| too_large(budget))?;
        self.widen_for(value, budget)?;
        self.values.push(value);
        Ok(())
    }

    /// Finds the values of two heaps for all totals up to `n`.
    fn bring_totals(&mut self, n: usize, budget: &mut Budget) -> Result<(), Stopped> {
        while self.next_total <= n {
            let total = self.next_total;
            if self.breaks {
                budget.take_bytes(self.two.bytes_per_row())?;
                self.find_two(total);
            }
            if let Some(left) = total.checked_sub(self.digits.len()) {
                self.enter(left);
            }
            if !self.takes[2].is_empty() {
                let found = self.found.begin(total);
                self.absent.begin(total);
                for &part in self.hints.iter().filter(|&&part| part < total) {
                    add_shifted(found, self.two.row(total - part), self.values[part]);
                    self.lookups += self.width;
                }
            }
            self.next_total += 1;
            // A table that was known before asks for all its totals first.
            if total < n {
                let lookups = std::mem::take(&mut self.lookups);
                budget.spend((lookups / LOOKUPS_PER_POSITION) as u64)?;
            }
        }
        Ok(())
    }

    /// The values of two heaps of `total` stones.
    fn find_two(&mut self, total: usize) {
        let pairs = if self.unequal { total.saturating_sub(1) / 2 } else { total / 2 };
        self.flags.fill(0);
        let mask = self.flags.len() - 1;
        let (mut done, mut at_once) = (0, FIRST_PAIRS.max(self.flags.len()));
        while done < pairs {
            let until = pairs.min(done + at_once);
            // The smaller heap goes up from 1 while the larger goes down from total − 1.
            let smaller = &self.values[1 + done..=until];
            let larger = self.values[total - until..total - done].iter().rev();
            for (a, b) in smaller.iter().zip(larger) {
                self.flags[(a ^ b) as usize & mask] = 1;
            }
            (done, at_once) = (until, 2 * at_once);
            if self.flags.iter().all(|&flag| flag == 1) {
                break;
            }
        }
        self.lookups += done;
        let row = self.two.begin(total);
        for (word, flags) in row.iter_mut().zip(self.flags.chunks(64)) {
            *word = flags.iter().rev().fold(0, |word, &flag| word << 1 | u64::from(flag));
        }
    }

    fn finite_options(&mut self, n: usize) {
        let [one, two, three] = &self.takes;
        let digit = self.digit(n);
        if n > 0 && digit & 1 != 0 {
            insert(&mut self.options, 0);
        }
        for &t in one.iter().take_while(|&&t| t < n) {
            insert(&mut self.options, self.values[n - t]);
        }
        for &t in two.iter().take_while(|&&t| t <= n) {
            add(&mut self.options, self.two.row(n - t));
        }
        for &t in three.iter().take_while(|&&t| t <= n) {
            add(&mut self.options, self.found.row(n - t));
        }
        self.lookups += one.len() + self.width * (two.len() + three.len());
    }

    /// What repeating digits allow: a total of the right remainder that is small enough.
    fn repeated_options(&mut self, n: usize) {
        let Some(beyond) = n.checked_sub(self.digits.len()) else { return };
        let length = self.repeat.len();
        for (j, &digit) in self.repeat.iter().enumerate().take_while(|&(j, _)| j <= beyond) {
            let class = (beyond - j) % length;
            for (classes, bit) in self.classes.iter().zip([2, 4, 8]) {
                if digit & bit != 0 {
                    add(&mut self.options, &classes[class]);
                    self.lookups += self.width;
                }
            }
        }
    }

    fn digit(&self, t: usize) -> u8 {
        Code { digits: &self.digits, repeat: &self.repeat, unequal: self.unequal }.digit(t)
    }

    /// The mex of the options, those that leave three heaps looked for one by one.
    fn least(&mut self, n: usize) -> u64 {
        loop {
            let least = mex(&self.options);
            let Ok(value) = u32::try_from(least) else { return least };
            let totals = self.takes[2].iter().take_while(|&&t| t <= n).map(|t| n - t);
            let Some(total) = totals.into_iter().find(|&total| {
                !contains(self.absent.row(total), value) && value as usize / 64 < self.width
            }) else {
                return least;
            };
            match self.witness(total, value) {
                Some(part) => {
                    let found = self.found.row_mut(total);
                    add_shifted(found, self.two.row(total - part), self.values[part]);
                    add(&mut self.options, found);
                    self.hints.retain(|&hint| hint != part);
                    self.hints.insert(0, part);
                    self.hints.truncate(HINTS);
                }
                None => insert(self.absent.row_mut(total), value),
            }
        }
    }

    /// The smallest part with which three heaps of `total` stones have a value.
    fn witness(&mut self, total: usize, value: u32) -> Option<usize> {
        let has = |&part: &usize| contains(self.two.row(total - part), value ^ self.values[part]);
        let part = (1..=total / 3).find(has);
        self.lookups += part.unwrap_or(total / 3);
        part
    }

    /// From now on repeating digits may leave `total` stones, in one heap or broken.
    fn enter(&mut self, total: usize) {
        if self.repeat.is_empty() {
            return;
        }
        let class = total % self.repeat.len();
        let [one, two, three] = &mut self.classes;
        if let Some(set) = one.get_mut(class).filter(|_| total > 0) {
            insert(set, self.values[total]);
        }
        if let Some(set) = two.get_mut(class) {
            add(set, self.two.row(total));
            self.lookups += self.width;
        }
        if let Some(set) = three.get_mut(class) {
            for part in 1..=total / 3 {
                if is_full(set) {
                    break;
                }
                add_shifted(set, self.two.row(total - part), self.values[part]);
                self.lookups += self.width;
            }
        }
    }

    /// Makes room for a value in all sets.
    fn widen_for(&mut self, value: u32, budget: &mut Budget) -> Result<(), Stopped> {
        let width = width_for(value);
        if width <= self.width {
            return Ok(());
        }
        let more = (width / self.width - 1) * self.set_bytes();
        budget.take_bytes(more)?;
        for rows in [&mut self.two, &mut self.found, &mut self.absent] {
            rows.widen(width);
        }
        self.classes.iter_mut().flatten().for_each(|set| set.resize(width, 0));
        self.options.resize(width, 0);
        self.flags.resize(64 * width, 0);
        self.width = width;
        Ok(())
    }
}

/// The words of a set that has room for a value, and for every nim-sum of smaller ones.
fn width_for(value: u32) -> usize {
    (value as usize / 64 + 1).next_power_of_two()
}
