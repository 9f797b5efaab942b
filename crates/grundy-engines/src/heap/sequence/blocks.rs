//! Values below 256, by blocks of 64 heaps.
//!
//! The value of a heap in a sparse space is found in two steps. Every option of its common class has a
//! rare part, or is one heap; so enumerating these gives the least common value c that is no option.
//! Then each rare value below c needs a *witness*, an option that has it. If one is found for all of
//! them, the value is c; otherwise a scan of all options decides, the least rare value that has none
//! is the value, and the heap joins the rare ones before the next heap is looked at. Which mask was
//! chosen affects the speed and never the value.
//!
//! In the dense space every heap is rare, and all options are enumerated.

use super::codec::{COMMON, Codec};
use super::kernel::{Block, Care, Kernel, LANES, Lag, Sets};
use super::moves::Moves;
use super::space::{Census, Space};

/// Witnesses that are kept ready.
const MOST_WITNESSES: usize = 4096;

/// Blocks that are computed exactly at most before losing options is tried again.
const MOST_DISTRUST: u32 = 1024;

/// A heap has a value that is no byte.
#[derive(Clone, Copy, Debug)]
pub(super) struct TooLarge;

/// Why a block must be computed again, in another way.
enum Again {
    /// A set was too small for the values of some lane.
    MoreWords,
    /// An option that had been left out mattered.
    Exact,
}

/// The values of a heap game as codes, and all that is needed to go on.
#[derive(Clone, Debug)]
pub(super) struct Blocks {
    moves: Moves,
    kernel: Kernel,
    codec: Codec,
    /// Invariant: at least [`Blocks::shortest`] of them.
    codes: Vec<u8>,
    /// All rare heaps, but heap 0 which no move leaves beside another. Empty in the dense space.
    rares: Vec<usize>,
    /// The heaps whose lags are below: so many of `rares`, or in the dense space so many from 1 on.
    placed: usize,
    /// Invariant: shorter than LANES.
    near: Vec<Lag>,
    /// Invariant: LANES or longer.
    far: Vec<Lag>,
    /// Options that break a heap into two common ones, the nearest first.
    witnesses: Vec<Lag>,
    /// How many witnesses are looked at for every heap; those missing then are searched for.
    reach: usize,
    /// How many words of 64 codes the values need.
    words: usize,
    /// How many more blocks are computed exactly because options were lost that mattered.
    exact_blocks: u32,
    /// How many blocks are computed exactly the next time that happens.
    distrust: u32,
    /// When a better space is looked for.
    next_look: usize,
}

impl Blocks {
    /// How long a table must be to go on from it: so long that all lags of a block lead to heaps that are
    /// not empty.
    pub(super) fn shortest(moves: &Moves) -> usize {
        4 * LANES + 2 * moves.most()
    }

    /// Goes on from a table of at least [`Blocks::shortest`] values.
    pub(super) fn new(moves: Moves, kernel: Kernel, values: &[u8]) -> Blocks {
        let mut blocks = Blocks {
            moves,
            kernel,
            codec: Codec::new(Space::DENSE),
            codes: values.to_vec(),
            rares: Vec::new(),
            placed: 0,
            near: Vec::new(),
            far: Vec::new(),
            witnesses: Vec::new(),
            reach: 64,
            words: 1,
            exact_blocks: 0,
            distrust: 1,
            next_look: 0,
        };
        blocks.settle(Space::DENSE);
        blocks
    }

    pub(super) fn moves(&self) -> &Moves {
        &self.moves
    }

    pub(super) fn len(&self) -> usize {
        self.codes.len()
    }

    pub(super) fn space(&self) -> Space {
        self.codec.space()
    }

    pub(super) fn rares(&self) -> &[usize] {
        &self.rares
    }

    pub(super) fn value(&self, n: usize) -> Option<u8> {
        self.codes.get(n).map(|&code| self.codec.value(code, n))
    }

    pub(super) fn values(&self) -> impl Iterator<Item = u8> {
        self.codes.iter().enumerate().map(|(n, &code)| self.codec.value(code, n))
    }

    /// How many options of a block are looked at, up to a constant.
    pub(super) fn effort(&self) -> usize {
        self.far.len() + self.reach
    }

    /// Computes the next 64 values.
    ///
    /// # Errors
    /// If one of them is no byte. Then none is added.
    pub(super) fn block(&mut self) -> Result<(), TooLarge> {
        let first = self.codes.len();
        if first >= self.next_look {
            self.look();
            self.next_look = first + first / 2;
        }
        self.place(first);
        let mut care = if self.exact_blocks > 0 { Care::Exact } else { Care::Lossy };
        self.exact_blocks = self.exact_blocks.saturating_sub(1);
        loop {
            match self.attempt(first, care) {
                Ok(()) => return Ok(()),
                Err(again) => {
                    self.codes.truncate(first);
                    self.rares.truncate(self.rares.partition_point(|&heap| heap < first));
                    match again {
                        Again::MoreWords if self.words >= self.most_words() => {
                            return Err(TooLarge);
                        }
                        Again::MoreWords => self.words *= 2,
                        Again::Exact => {
                            care = Care::Exact;
                            self.exact_blocks = self.distrust;
                            self.distrust = (2 * self.distrust).min(MOST_DISTRUST);
                        }
                    }
                }
            }
        }
    }

    /// The codes of one class are below 128; without classes they are below 256.
    fn most_words(&self) -> usize {
        if self.space().is_sparse() { 2 } else { 4 }
    }

    fn attempt(&mut self, first: usize, care: Care) -> Result<(), Again> {
        let sparse = self.space().is_sparse();
        let flip = if sparse { COMMON } else { 0 };
        let mut sets = [[0; LANES]; 4];
        let mut rare_sets = [[0; LANES]; 2];
        self.insert(first, flip, &self.far, &mut sets, care);
        if sparse {
            let near_enough = self.witnesses.partition_point(|lag| 2 * lag.back < first);
            let witnesses = &self.witnesses[..self.reach.min(near_enough)];
            self.insert(first, 0, witnesses, &mut rare_sets, Care::Lossy);
        }
        match self.words {
            1 => self.one_by_one::<1>(first, &sets, &rare_sets)?,
            2 => self.one_by_one::<2>(first, &sets, &rare_sets)?,
            _ => self.one_by_one::<4>(first, &sets, &rare_sets)?,
        }
        if care == Care::Lossy && self.kernel.is_lossy(self.far.len()) {
            let mut found = [0; LANES];
            found.copy_from_slice(&self.codes[first..first + LANES]);
            let block = Block { codes: &self.codes[..first], first, flip: 0 };
            // No value is that of an option: so none of those left out mattered.
            if self.kernel.hits(block, &self.far, &found) != 0 {
                return Err(Again::Exact);
            }
            self.distrust -= self.distrust / 16;
        }
        Ok(())
    }

    fn insert(&self, first: usize, flip: u8, lags: &[Lag], sets: &mut [Sets], care: Care) {
        let used = self.words.min(sets.len());
        for (pair, sets) in (0u8..).zip(sets[..used].chunks_mut(2)) {
            let block = Block { codes: &self.codes, first, flip: flip ^ pair << 7 };
            self.kernel.insert(block, lags, sets, care);
        }
    }

    /// The values of the block one after the other, since each may be an option of the next.
    fn one_by_one<const WORDS: usize>(
        &mut self,
        first: usize,
        sets: &[Sets; 4],
        rare_sets: &[Sets; 2],
    ) -> Result<(), Again> {
        let sparse = self.space().is_sparse();
        let flip = if sparse { COMMON } else { 0 };
        let mut searched = 0;
        for lane in 0..LANES {
            let n = first + lane;
            let mut set: [u64; WORDS] = std::array::from_fn(|word| sets[word][lane]);
            let mut insert = |code: u8| {
                let code = code ^ flip;
                for (word, set) in (0u8..).zip(&mut set) {
                    *set |= u64::from(code >> 6 == word) << (code % 64);
                }
            };
            if let Some(window) = self.codes.last_chunk::<LANES>() {
                for lag in &self.near {
                    insert(window[(LANES - lag.back) % LANES] ^ lag.xor);
                }
            }
            match sparse {
                true => self.recent(n).for_each(&mut insert),
                false => self.middle(n, first).for_each(&mut insert),
            }
            let index = mex(&set).ok_or(Again::MoreWords)?;
            let mut code = code_of(index) ^ flip;
            if sparse {
                let below = self.codec.rares_below(index, n);
                let mut known = [rare_sets[0][lane], rare_sets[1][lane]];
                while let Some(rare) = mex(&known).filter(|&rare| rare < below) {
                    if !self.is_option(n, code_of(rare)) {
                        code = code_of(rare);
                        self.rares.push(n);
                        break;
                    }
                    searched += 1;
                    known[(rare / 64) as usize] |= 1 << (rare % 64);
                }
            }
            self.codes.push(code);
        }
        self.aim(searched);
        Ok(())
    }

    /// The options of `n` in which a rare heap stands beside so small a one that the rare one has no
    /// lag yet.
    fn recent(&self, n: usize) -> impl Iterator<Item = u8> {
        self.rares[self.placed..].iter().flat_map(move |&rare| {
            let others = self.moves.two.iter().filter_map(move |t| n.checked_sub(t + rare));
            let others = others.filter(|&other| other > 0);
            others.map(move |other| self.codes[other] ^ self.codes[rare])
        })
    }

    /// In the dense space, if parts must differ: the options of `n` with parts so nearly equal that
    /// they have no lag.
    fn middle(&self, n: usize, first: usize) -> impl Iterator<Item = u8> {
        let from = self.placed + 1;
        let takes = if self.moves.unequal { self.moves.two.as_slice() } else { &[] };
        debug_assert!(n >= first);
        takes.iter().flat_map(move |t| {
            let parts = from..=self.moves.half(n - t);
            parts.map(move |part| self.codes[part] ^ self.codes[n - t - part])
        })
    }

    /// Whether some option of `n` has this code.
    fn is_option(&self, n: usize, code: u8) -> bool {
        let lowered = |&t: &usize| self.codes[n - t] ^ self.codec.lowered(t) == code;
        let broken = |&t: &usize| {
            let rest = n - t;
            let half = self.moves.half(rest);
            let (up, down) = (&self.codes[1..=half], &self.codes[rest - half..rest]);
            self.kernel.meets(up, down, code)
        };
        self.moves.one.iter().any(lowered) || self.moves.two.iter().any(broken)
    }

    /// Looks at more witnesses if many had to be searched for, and at fewer if none.
    fn aim(&mut self, searched: u32) {
        if searched > 16 {
            self.reach = (self.reach + self.reach / 8 + 1).min(MOST_WITNESSES);
        } else if searched < 4 {
            self.reach -= self.reach / 64;
        }
    }

    /// Makes lags of the heaps that lie far enough behind `first`.
    fn place(&mut self, first: usize) {
        let Some(&most) = self.moves.two.last() else { return };
        if self.space().is_sparse() {
            while let Some(&heap) = self.rares.get(self.placed).filter(|&&heap| heap + most < first)
            {
                self.place_part(heap);
                self.placed += 1;
            }
        } else {
            // Every way to break a heap of the block in two has a part up to here.
            let last = match self.moves.unequal {
                true => (first - most - 1) / 2,
                false => (first + LANES - 1) / 2,
            };
            while self.placed < last {
                self.placed += 1;
                self.place_part(self.placed);
            }
        }
    }

    fn place_part(&mut self, heap: usize) {
        for &t in &self.moves.two {
            let lag = Lag { back: heap + t, xor: self.codes[heap] };
            if lag.back < LANES { self.near.push(lag) } else { self.far.push(lag) }
        }
    }

    /// Looks for the space with the fewest rare heaps, and moves there if that pays.
    fn look(&mut self) {
        let (best, rares) = Census::of(self.values().map(u16::from)).best(self.moves.parity());
        let now = self.space();
        let len = self.codes.len() as u64;
        // Every rare heap costs a scan of all its options.
        let pays = !self.moves.two.is_empty() && rares.saturating_mul(4) < len;
        let wanted = match pays {
            false => Space::DENSE,
            true if now.is_sparse() && (self.rares.len() as u64) < rares + rares / 8 + 8 => now,
            true => best,
        };
        if wanted != now || now.is_sparse() {
            self.settle(wanted);
        }
    }

    /// Writes all codes for `space`, and all lags anew.
    fn settle(&mut self, space: Space) {
        if space != self.space() {
            let codec = Codec::new(space);
            for (n, code) in self.codes.iter_mut().enumerate() {
                *code = codec.code(self.codec.value(*code, n), n);
            }
            self.codec = codec;
            let rare = |&n: &usize| space.is_sparse() && self.codes[n] & COMMON == 0;
            self.rares = (1..self.codes.len()).filter(rare).collect();
            self.words = 1;
        }
        self.placed = 0;
        self.near.clear();
        self.far.clear();
        for &t in &self.moves.one {
            let lag = Lag { back: t, xor: self.codec.lowered(t) };
            if t < LANES { self.near.push(lag) } else { self.far.push(lag) }
        }
        self.witnesses = self.commons();
    }

    /// Lags of common heaps to break off, the nearest first.
    fn commons(&self) -> Vec<Lag> {
        if !self.space().is_sparse() || self.moves.two.is_empty() {
            return Vec::new();
        }
        let commons = (LANES..self.codes.len()).filter(|&n| self.codes[n] & COMMON != 0);
        let takes = self.moves.two.iter().cycle();
        let lags = commons.zip(takes);
        let lags = lags.map(|(heap, t)| Lag { back: heap + t, xor: self.codes[heap] });
        let mut lags: Vec<Lag> = lags.take(MOST_WITNESSES).collect();
        lags.sort_unstable_by_key(|lag| lag.back);
        lags
    }
}

/// The least number that is not in the set, if the set can hold it.
#[inline(always)]
fn mex(words: &[u64]) -> Option<u32> {
    let mut from = 0;
    for word in words {
        if *word != u64::MAX {
            return Some(from + word.trailing_ones());
        }
        from += 64;
    }
    None
}

/// An index as a code, all indices being below 256.
#[inline(always)]
fn code_of(index: u32) -> u8 {
    index.to_le_bytes()[0]
}
