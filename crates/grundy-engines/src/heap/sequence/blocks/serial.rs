//! The heaps of a block one after the other, since each may be an option of the next.

use super::Blocks;
use super::attempt::{MoreWords, Work};
use super::rare::set_of;
use super::sets::{Known, Line, Set, mex, put};
use crate::heap::sequence::codec::Code;
use crate::heap::sequence::kernel::{FEW, LANES};

impl Blocks {
    /// Adds the values of the heaps that are left. Those of the class that is enumerated are the least that are missing in
    /// the sets, and their indices are put into `found`.
    pub(super) fn one_by_one<const WORDS: usize>(
        &mut self,
        first: usize,
        known: &mut Known<WORDS>,
        found: &mut [Option<u32>; LANES],
        work: &mut Work,
    ) -> Result<(), MoreWords> {
        let (sparse, wide) = (self.space().is_sparse(), self.is_wide());
        while self.len() < first + LANES {
            let start = self.len();
            let sets = self.with_middling(start, start - first, known);
            let mut line = Line::before(self.codes());
            let mut flat = self.is_flat(start);
            for (at, n) in (start..(first + LANES).min(start + FEW)).enumerate() {
                let mut set: Set<WORDS> = std::array::from_fn(|word| sets[word][at % FEW]);
                self.put_near(at, flat, &line, &mut set);
                if !sparse && self.moves.unequal {
                    self.middle(n).for_each(|code| self.put_code(&mut set, code));
                } else if self.placed < self.rares.len() {
                    self.recent(n).for_each(|code| self.put_code(&mut set, code));
                }
                let index = mex(&set).ok_or(MoreWords)?;
                let mut code = Code::new(index, sparse);
                found[n - first] = Some(index);
                // Mostly this decides, and is quicker.
                let enough = self.codec.most_rares_below(index);
                if sparse && mex(&set_of(&known.rares, n - first)).is_none_or(|rare| rare < enough)
                {
                    let below = self.codec.rares_below(index, n);
                    let rare = self.search_each(first, n, below, &mut known.rares, work)?;
                    if let Some(rare) = rare {
                        code = Code::new(rare, false);
                        found[n - first] = None;
                        self.rares.push(n);
                        flat = !wide;
                    }
                }
                self.push(code);
                line.set(at, code.pack(wide));
            }
        }
        Ok(())
    }

    /// The sets of a few heaps from this lane on, with the middling lags put in.
    fn with_middling<const WORDS: usize>(
        &self,
        first: usize,
        lane: usize,
        known: &Known<WORDS>,
    ) -> [[u64; FEW]; WORDS] {
        let flat = self.is_flat(first);
        let mut few = [[0; FEW]; WORDS];
        for (word, few) in (0u8..).zip(&mut few) {
            let options = &known.options[usize::from(word)][lane..LANES.min(lane + FEW)];
            few[..options.len()].copy_from_slice(options);
            if !self.middling.is_empty() {
                let block = self.block_at(first, flat, self.space().is_sparse(), word / 4);
                self.kernel.insert_few(block, &self.middling, word % 4 * 64, few);
            }
        }
        few
    }

    /// Puts the options by near lags into the set of a heap.
    #[inline(always)]
    fn put_near<const WORDS: usize>(
        &self,
        at: usize,
        flat: bool,
        line: &Line,
        set: &mut Set<WORDS>,
    ) {
        let (flip, class) = Code::new(0, self.space().is_sparse()).pack(self.is_wide());
        for lag in &self.near {
            let place = (FEW + at - lag.back as usize) % line.low.len();
            let high = if flat { 0 } else { line.high[place] ^ lag.high ^ class };
            put(set, line.low[place] ^ lag.xor ^ flip, high);
        }
    }

    /// Adds a value.
    fn push(&mut self, code: Code) {
        let wide = self.is_wide();
        let (low, high) = code.pack(wide);
        self.low.push(low);
        if wide {
            self.high.push(high);
        }
    }

    /// Puts the index of a code into a set, if it is of the class that is enumerated.
    fn put_code<const WORDS: usize>(&self, set: &mut Set<WORDS>, code: Code) {
        if code.is_common() == self.space().is_sparse() {
            let [low, high] = code.index().to_le_bytes();
            put(set, low, high);
        }
    }
}
