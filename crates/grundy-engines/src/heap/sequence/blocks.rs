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

use super::aim::Aim;
use super::codec::{COMMON, Codec};
use super::kernel::{Block, FEW, Kernel, LANES, Lag, Sets};
use super::moves::Moves;
use super::space::{Census, Space};

/// Witnesses that are kept ready.
const MOST_WITNESSES: usize = 4096;

/// A heap has a value that is no byte.
#[derive(Clone, Copy, Debug)]
pub(super) struct TooLarge;

/// A table longer than this shows which space is best.
const LATE: u64 = 1 << 18;

/// Places where witnesses were found, kept to be tried first.
const MOST_HINTS: usize = 32;
const FIRST_HINTS: usize = 4;

/// An option that has some value.
#[derive(Clone, Copy, Debug)]
enum Witness {
    /// One heap is left.
    Lowered,
    /// Two heaps are left; this is the smaller, or they are equal.
    Broken { taken: usize, part: usize },
}

/// What part of a search is done, and how much is done next.
struct Span {
    done: usize,
    width: usize,
}

/// The sets were too small for the values of some lane.
struct MoreWords;

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
    /// Invariant: shorter than FEW.
    near: Vec<Lag>,
    /// Invariant: at least FEW and shorter than LANES.
    middling: Vec<Lag>,
    /// Invariant: LANES or longer.
    far: Vec<Lag>,
    /// Options that break a heap of any later block into two common ones.
    witnesses: Vec<Lag>,
    /// How many witnesses are looked at for every heap; those missing then are searched for.
    aim: Aim,
    /// Ways to break a heap, how much is taken and one of the parts, that were hard to find.
    hints: Vec<(usize, usize)>,
    /// The witness that was replaced last.
    learned: usize,
    /// How many words of 64 codes the values need.
    words: usize,
    /// When a better space is looked for.
    next_look: usize,
    /// How many rare heaps there were when it was last looked for.
    rares_at_look: usize,
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
            middling: Vec::new(),
            far: Vec::new(),
            witnesses: Vec::new(),
            aim: Aim::new(MOST_WITNESSES),
            hints: Vec::new(),
            learned: 0,
            words: 1,
            next_look: 0,
            rares_at_look: 0,
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
        self.far.len() + self.aim.reach()
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
        while self.attempt(first).is_err() {
            self.truncate(first);
            if self.words >= self.most_words() {
                return Err(TooLarge);
            }
            self.words *= 2;
        }
        Ok(())
    }

    fn truncate(&mut self, len: usize) {
        self.codes.truncate(len);
        self.rares.truncate(self.rares.partition_point(|&heap| heap < len));
    }

    /// The codes of one class are below 128; without classes they are below 256.
    fn most_words(&self) -> usize {
        if self.space().is_sparse() { 2 } else { 4 }
    }

    fn attempt(&mut self, first: usize) -> Result<(), MoreWords> {
        let sparse = self.space().is_sparse();
        let flip = if sparse { COMMON } else { 0 };
        let mut sets = [[0; LANES]; 4];
        let mut rare_sets = [[0; LANES]; 2];
        self.insert(first, flip, &self.far, &mut sets);
        if sparse {
            let witnesses = &self.witnesses[..self.aim.reach().min(self.witnesses.len())];
            self.insert(first, 0, witnesses, &mut rare_sets);
        }
        loop {
            match self.words {
                1 => self.one_by_one::<1>(first, &sets, &mut rare_sets)?,
                2 => self.one_by_one::<2>(first, &sets, &mut rare_sets)?,
                _ => self.one_by_one::<4>(first, &sets, &mut rare_sets)?,
            }
            if !self.kernel.is_lossy(self.far.len()) {
                return Ok(());
            }
            // If no value is that of an option, none of the options left out mattered. A rare value
            // is the outcome of a scan of all options, which leaves nothing out.
            let found: [u8; LANES] = std::array::from_fn(|lane| self.codes[first + lane]);
            let block = Block { codes: &self.codes[..first], first, flip: 0 };
            let scanned = |lane: &usize| found[*lane] & COMMON != flip;
            let scanned = (0..LANES).filter(|lane| sparse && scanned(lane));
            let scanned = scanned.fold(0, |lanes, lane| lanes | 1 << lane);
            let hits = self.kernel.hits(block, &self.far, &found) & !scanned;
            if hits == 0 {
                return Ok(());
            }
            for lane in (0..LANES).filter(|lane| hits >> lane & 1 == 1) {
                let index = found[lane] ^ flip;
                sets[usize::from(index / 64)][lane] |= 1 << (index % 64);
            }
            self.truncate(first + hits.trailing_zeros() as usize);
        }
    }

    fn insert(&self, first: usize, flip: u8, lags: &[Lag], sets: &mut [Sets]) {
        let used = self.words.min(sets.len());
        for (pair, sets) in (0u8..).zip(sets[..used].chunks_mut(2)) {
            let block = Block { codes: &self.codes, first, flip: flip ^ pair << 7 };
            self.kernel.insert(block, lags, sets);
        }
    }

    /// The values of the block that are not known yet, one after the other, since each may be an
    /// option of the next.
    fn one_by_one<const WORDS: usize>(
        &mut self,
        first: usize,
        sets: &[Sets; 4],
        rare_sets: &mut [Sets; 2],
    ) -> Result<(), MoreWords> {
        let sparse = self.space().is_sparse();
        let flip = if sparse { COMMON } else { 0 };
        let mut searched = 0;
        // The codes of the last FEW heaps before the block, and those of the block.
        let mut line = [0; 2 * LANES];
        let known = &self.codes[first - FEW..];
        line[..known.len()].copy_from_slice(known);
        let start = self.codes.len() - first;
        let mut few = [[0; FEW]; WORDS];
        for lane in start..LANES {
            let (n, at) = (first + lane, (lane - start) % FEW);
            if at == 0 {
                few = self.with_middling(lane, n, flip, sets);
            }
            let mut set: [u64; WORDS] = std::array::from_fn(|word| few[word][at]);
            for lag in &self.near {
                put(&mut set, line[(FEW + lane - lag.back) % line.len()] ^ lag.xor ^ flip);
            }
            if !sparse && self.moves.unequal {
                self.middle(n).for_each(|code| put(&mut set, code));
            } else if self.placed < self.rares.len() {
                self.recent(n).for_each(|code| put(&mut set, code ^ flip));
            }
            let index = mex(&set).ok_or(MoreWords)?;
            let mut code = code_of(index) ^ flip;
            if sparse {
                let below = self.codec.rares_below(index, n);
                let mut known = [rare_sets[0][lane], rare_sets[1][lane]];
                while let Some(rare) = mex(&known).filter(|&rare| rare < below) {
                    let (word, bit) = ((rare / 64) as usize, 1 << (rare % 64));
                    match self.witness(n, code_of(rare)) {
                        None => {
                            code = code_of(rare);
                            self.rares.push(n);
                            break;
                        }
                        Some(Witness::Broken { taken, part }) if n - taken - part < first => {
                            rare_sets[word][lane] |= bit;
                            self.learn(taken, part);
                        }
                        Some(_) => {}
                    }
                    searched += 1;
                    known[word] |= bit;
                }
            }
            self.codes.push(code);
            line[FEW + lane] = code;
        }
        self.aim.block(searched);
        Ok(())
    }

    /// The sets of heap `n`, which is in this lane, and the next few, with the middling lags put in.
    fn with_middling<const WORDS: usize>(
        &self,
        lane: usize,
        n: usize,
        flip: u8,
        sets: &[Sets; 4],
    ) -> [[u64; FEW]; WORDS] {
        let mut few = [[0; FEW]; WORDS];
        for (word, few) in few.iter_mut().enumerate() {
            let known = &sets[word][lane..LANES.min(lane + FEW)];
            few[..known.len()].copy_from_slice(known);
            let block = Block { codes: &self.codes, first: n, flip };
            self.kernel.insert_few(block, &self.middling, word.to_le_bytes()[0], few);
        }
        few
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
    fn middle(&self, n: usize) -> impl Iterator<Item = u8> {
        self.moves.two.iter().flat_map(move |t| {
            let parts = self.placed + 1..=self.moves.half(n - t);
            parts.map(move |part| self.codes[part] ^ self.codes[n - t - part])
        })
    }

    /// A witness that heap `n` has an option with this code.
    fn witness(&mut self, n: usize, code: u8) -> Option<Witness> {
        let lowered = |&t: &usize| self.codes[n - t] ^ self.codec.lowered(t) == code;
        if self.moves.one.iter().any(lowered) {
            return Some(Witness::Lowered);
        }
        if let Some(found) = self.hint(n, code, FIRST_HINTS) {
            return Some(found);
        }
        let mut span = Span { done: 0, width: 8 * LANES };
        let found = self.search(n, code, &mut span).or_else(|| self.hint(n, code, MOST_HINTS));
        if found.is_some() {
            return found;
        }
        while span.done < n {
            if let Some(found) = self.search(n, code, &mut span) {
                if let Witness::Broken { taken, part } = found {
                    self.hints.truncate(MOST_HINTS - 1);
                    self.hints.insert(self.hints.len() / 2, (taken, part));
                }
                return Some(found);
            }
        }
        None
    }

    /// A way to break heap `n` that has this code, among the first `most` hints.
    fn hint(&mut self, n: usize, code: u8, most: usize) -> Option<Witness> {
        let at = self.hints.iter().take(most).position(|&(taken, part)| {
            let rest = n - taken;
            part <= self.moves.half(rest) && self.codes[part] ^ self.codes[rest - part] == code
        })?;
        let (taken, part) = self.hints[at];
        self.hints.swap(at, at / 2);
        Some(Witness::Broken { taken, part })
    }

    /// A way to break heap `n` that has this code, with a part in the next span from either end.
    ///
    /// Parts of about the same size have values of about the same size, whose xors are small; other
    /// witnesses have one of the first heaps for a part. So both ends are searched in turn.
    fn search(&self, n: usize, code: u8, span: &mut Span) -> Option<Witness> {
        let Span { done, width } = *span;
        for &t in &self.moves.two {
            let (rest, half) = (n - t, self.moves.half(n - t));
            let find = |from: usize, to: usize| {
                let up = self.codes.get(from + 1..=to)?;
                let down = self.codes.get(rest - to..rest - from)?;
                let place = self.kernel.find(up, down, code)?;
                Some(Witness::Broken { taken: t, part: from + 1 + place })
            };
            let top = half.saturating_sub(done);
            let upper = find(top.saturating_sub(width), top);
            let found = upper.or_else(|| find(done.min(top), (done + width).min(top)));
            if found.is_some() {
                return found;
            }
        }
        *span = Span { done: done + width, width: 2 * width };
        None
    }

    /// Keeps a witness that had to be searched for, in place of one of those in use: so that the values
    /// which are harder to find get more of them.
    fn learn(&mut self, taken: usize, part: usize) {
        let reach = self.aim.reach().min(self.witnesses.len());
        if reach > 0 && part >= LANES {
            self.learned = (self.learned + 61) % reach;
            self.witnesses[self.learned] = Lag { back: part + taken, xor: self.codes[part] };
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
        for at in 0..self.moves.two.len() {
            self.place_lag(Lag { back: heap + self.moves.two[at], xor: self.codes[heap] });
        }
    }

    fn place_lag(&mut self, lag: Lag) {
        match lag.back {
            ..FEW => self.near.push(lag),
            FEW..LANES => self.middling.push(lag),
            _ => self.far.push(lag),
        }
    }

    /// Looks for the space with the fewest rare heaps, and moves there if that pays.
    fn look(&mut self) {
        let now = self.space();
        let len = self.codes.len() as u64;
        let (seen, at_last_look) = (self.rares.len(), self.rares_at_look);
        self.rares_at_look = seen;
        if now.is_sparse() && len > LATE && seen <= at_last_look + at_last_look / 8 + 8 {
            // It pays as it did, and is known well enough to be the best.
            self.witnesses = self.commons();
            return;
        }
        let (best, rares) = Census::of(self.values().map(u16::from)).best(self.moves.parity());
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
        self.middling.clear();
        self.far.clear();
        for at in 0..self.moves.one.len() {
            let t = self.moves.one[at];
            self.place_lag(Lag { back: t, xor: self.codec.lowered(t) });
        }
        self.witnesses = self.commons();
    }

    /// Lags of common heaps to break off: the largest that are less than half of every heap to come.
    fn commons(&self) -> Vec<Lag> {
        let sparse = self.space().is_sparse();
        let Some(&most) = self.moves.two.last().filter(|_| sparse) else { return Vec::new() };
        let heaps = (LANES..(self.codes.len() - most) / 2).rev();
        let lags = heaps.filter(|&heap| self.codes[heap] & COMMON != 0).flat_map(|heap| {
            let lag = move |t| Lag { back: heap + t, xor: self.codes[heap] };
            self.moves.two.iter().map(lag)
        });
        lags.take(MOST_WITNESSES).collect()
    }
}

/// Puts a code into a set that can hold it.
#[inline(always)]
fn put(words: &mut [u64], code: u8) {
    for (at, word) in (0u8..).zip(words) {
        *word |= u64::from(code >> 6 == at) << (code % 64);
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
