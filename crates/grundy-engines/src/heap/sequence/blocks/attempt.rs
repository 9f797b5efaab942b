//! One block: what many lags show of all its heaps at once, then the heaps one after the other, then the proof.
//!
//! Not all options need to be in the sets that the values are taken from: a value is compared with all of them
//! afterwards, which is much quicker than to put them into sets. If it turns out to be that of an option, it is
//! put into the set, and the heaps from there on are done again.

use super::Blocks;
use super::sets::{Known, bit};
use crate::heap::sequence::codec::Code;
use crate::heap::sequence::kernel::{Block, Codes, FEWEST_LOSSY, Kernel, LANES, Lag, Sets, Wanted};

/// A sample of the far lags is so many of this many parts of all.
pub(super) const PARTS: usize = 64;

/// So many witnesses are put into sets at first.
pub(super) const WITNESSES: usize = 128;

/// About what a lag costs if it is compared, and a search for a witness.
const COMPARED: u64 = 2;
const SEARCHED: u64 = 1000;

/// The sets were too small for the values of some lane.
pub(super) struct MoreWords;

/// How much was done for a block.
#[derive(Default)]
pub(super) struct Work {
    /// How many lags were compared.
    pub(super) compared: u64,
    /// How many witnesses were searched for.
    pub(super) searched: u64,
}

impl Blocks {
    /// Adds the values of the block.
    #[inline(never)] // It needs much of the stack, and small blocks do not.
    pub(super) fn attempt<const WORDS: usize>(&mut self, first: usize) -> Result<(), MoreWords> {
        let sparse = self.space().is_sparse();
        let mut known = Known::<WORDS>::new();
        let mut work = Work::default();
        let exact = self.far.len() < FEWEST_LOSSY;
        let mut looks = 0;
        if exact {
            self.insert(first, sparse, &self.far, &mut known.options);
        } else {
            self.choose_sample();
            self.insert(first, sparse, &self.sample, &mut known.options);
            // Where it takes long to put options into sets, more are left out.
            match self.kernel {
                Kernel::Avx512 => self.compare_first::<2, WORDS>(first, &mut known),
                _ => self.compare_first::<4, WORDS>(first, &mut known),
            }
            looks += 1;
        }
        if sparse {
            let witnesses = &self.witnesses[..self.aim.reach().min(self.witnesses.len())];
            self.insert(first, false, witnesses, &mut known.rares);
        }
        if sparse && WORDS > 1 {
            self.second_look(first, &mut known.rares, &mut work);
        }
        let mut found = [None; LANES];
        loop {
            self.one_by_one(first, &mut known, &mut found, &mut work)?;
            // Values that were not compared with all options.
            let unsure = if exact { 0 } else { known.unsure(&found) };
            if unsure == 0 {
                break;
            }
            looks += 1;
            let from = found.map(|index| index.unwrap_or(0));
            let wrong = unsure & self.compare::<1, WORDS>(first, &from, &mut known)[0];
            if wrong == 0 {
                break;
            }
            self.truncate(first + wrong.trailing_zeros() as usize);
        }
        let inserted = self.cost_of_inserting() * (WORDS as u64 + 1);
        if !exact {
            let compared = COMPARED * self.far.len() as u64 * looks;
            self.sampled.block(inserted * self.sample.len() as u64 + compared);
        }
        if sparse {
            let inserted = inserted * self.aim.reach() as u64;
            self.aim.block(inserted + COMPARED * work.compared + SEARCHED * work.searched);
        }
        Ok(())
    }

    /// About what it costs to put a lag into one word of the sets.
    fn cost_of_inserting(&self) -> u64 {
        match self.kernel {
            Kernel::Avx512 => 2,
            Kernel::Avx2 => 16,
            Kernel::Portable => 64,
        }
    }

    /// Whether the high parts of all heaps that the lags of a heap from `first` on lead to are alike, and what options
    /// are made of them alike too: so that none needs to be looked at.
    pub(super) fn is_flat(&self, first: usize) -> bool {
        let exchanged = || self.moves.one.iter().any(|&t| self.space().exchanged_by(t));
        // A part is rare and lies so far back, or is less than half of the heap.
        let last = self.rares.last().copied().unwrap_or(0);
        !self.is_wide() || !self.tall && first > 2 * (last + self.moves.most()) && !exchanged()
    }

    /// The block from `first` on, in which the options of one class are looked for; `group` counts 256 indices.
    pub(super) fn block_at(&self, first: usize, flat: bool, common: bool, group: u8) -> Block<'_> {
        let codes = if flat { Codes { high: &[], ..self.codes() } } else { self.codes() };
        let (flip, class) = Code::new(0, common).pack(self.is_wide());
        Block { codes, first, flip, group: group | class }
    }

    /// Puts the options of a class that lags lead to into sets.
    fn insert(&self, first: usize, common: bool, lags: &[Lag], sets: &mut [Sets]) {
        let flat = self.is_flat(first);
        for (group, sets) in (0u8..).zip(sets.chunks_mut(4)) {
            self.kernel.insert(self.block_at(first, flat, common, group), lags, sets);
        }
    }

    /// Takes a sample of the far lags, from all over them.
    fn choose_sample(&mut self) {
        let all = self.far.len();
        let eights = (all * self.sampled.reach() / PARTS / 8).max(1);
        if self.sample.len() == 8 * eights && self.sampled_from == all {
            return;
        }
        self.sampled_from = all;
        let far = &self.far;
        self.sample.clear();
        // Neighbours in the list are often alike, so that each eight are taken from all over it too.
        let places = (0..eights).flat_map(|start| (0..8).map(move |i| start + i * eights));
        self.sample.extend(places.map(|place| far[place * all / (8 * eights)]));
    }

    /// Compares the first `N` indices of which nothing is known with all options by far lags.
    fn compare_first<const N: usize, const WORDS: usize>(
        &self,
        first: usize,
        known: &mut Known<WORDS>,
    ) {
        self.compare::<N, WORDS>(first, &[0; LANES], known);
    }

    /// Compares the first `N` indices from `from` on of which nothing is known with all options by far lags, and says in
    /// which lanes they are those of options.
    fn compare<const N: usize, const WORDS: usize>(
        &self,
        first: usize,
        from: &[u32; LANES],
        known: &mut Known<WORDS>,
    ) -> [u64; N] {
        let indices = known.unknown::<N>(from);
        let common = self.space().is_sparse();
        let hits = self.hits(first, &self.far, &indices, common);
        for (indices, hits) in indices.iter().zip(hits) {
            for (lane, &index) in indices.iter().enumerate() {
                let hit = hits >> lane & 1;
                known.options[index as usize / 64][lane] |= hit << (index % 64);
                known.free[index as usize / 64][lane] |= bit(index) * (hit ^ 1);
            }
        }
        hits
    }

    /// The lanes that have an option with these indices by some lag.
    pub(super) fn hits<const N: usize>(
        &self,
        first: usize,
        lags: &[Lag],
        indices: &[[u32; LANES]; N],
        common: bool,
    ) -> [u64; N] {
        let wide = self.is_wide();
        let wanted: [Wanted; N] = std::array::from_fn(|i| {
            let mut wanted = Wanted { low: [0; LANES], high: [0; LANES] };
            for (lane, &index) in indices[i].iter().enumerate() {
                (wanted.low[lane], wanted.high[lane]) = Code::new(index, common).pack(wide);
            }
            wanted
        });
        let block = self.block_at(first, self.is_flat(first), false, 0);
        self.kernel.hits(block, lags, &wanted)
    }
}
