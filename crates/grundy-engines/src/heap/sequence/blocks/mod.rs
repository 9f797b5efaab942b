//! Values by blocks of 64 heaps.
//!
//! The value of a heap in a sparse space is found in two steps. Every option of its common class has a
//! rare part, or is one heap; so enumerating these gives the least common value c that is no option.
//! Then each rare value below c needs a *witness*, an option that has it. If one is found for all of
//! them, the value is c; otherwise a scan of all options decides, the least rare value that has none
//! is the value, and the heap joins the rare ones before the next heap is looked at. Which mask was
//! chosen affects the speed and never the value.
//!
//! In the dense space every heap is rare, and all options are enumerated.

mod place;
mod search;
mod sets;

use super::aim::Aim;
use super::codec::{COMMON, Code, Codec};
use super::kernel::{Block, Codes, FEW, Kernel, LANES, Lag, Sets, Wanted};
use super::moves::Moves;
use super::space::Space;
use search::Witness;
use sets::{Line, mex, put};

/// Sets have at most so many words of 64 indices.
const MOST_WORDS: usize = 16;

/// A heap has a value that is too large.
#[derive(Clone, Copy, Debug)]
pub(super) struct TooLarge;

/// The sets were too small for the values of some lane.
struct MoreWords;

/// The values of a heap game as codes, and all that is needed to go on.
#[derive(Clone, Debug)]
pub(super) struct Blocks {
    moves: Moves,
    kernel: Kernel,
    codec: Codec,
    /// The low parts of the codes. Invariant: at least [`Blocks::shortest`] of them.
    low: Vec<u8>,
    /// The high parts; empty while all are 0.
    high: Vec<u8>,
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
    /// How many words of 64 indices the values need: 1, 2, 3, 4, 8 or 16. More than 2 only if there are high
    /// parts.
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
    ///
    /// # Errors
    /// If a value is too large.
    pub(super) fn new(moves: Moves, kernel: Kernel, values: &[u64]) -> Result<Blocks, TooLarge> {
        let small = |&value: &u64| u16::try_from(value).ok().filter(|&value| value < 1 << 14);
        let values: Option<Vec<u16>> = values.iter().map(small).collect();
        let values = values.ok_or(TooLarge)?;
        let codec = Codec::new(Space::DENSE);
        let mut blocks = Blocks {
            moves,
            kernel,
            codec,
            low: Vec::new(),
            high: Vec::new(),
            rares: Vec::new(),
            placed: 0,
            near: Vec::new(),
            middling: Vec::new(),
            far: Vec::new(),
            witnesses: Vec::new(),
            aim: Aim::new(search::MOST_WITNESSES),
            hints: Vec::new(),
            learned: 0,
            words: 1,
            next_look: 0,
            rares_at_look: 0,
        };
        blocks.write(codec, values.into_iter());
        blocks.settle(Space::DENSE);
        Ok(blocks)
    }

    pub(super) fn moves(&self) -> &Moves {
        &self.moves
    }

    pub(super) fn len(&self) -> usize {
        self.low.len()
    }

    pub(super) fn space(&self) -> Space {
        self.codec.space
    }

    pub(super) fn rares(&self) -> &[usize] {
        &self.rares
    }

    pub(super) fn value(&self, n: usize) -> Option<u16> {
        (n < self.len()).then(|| self.codec.value(self.code(n), n))
    }

    pub(super) fn values(&self) -> impl Iterator<Item = u16> {
        (0..self.len()).map(|n| self.codec.value(self.code(n), n))
    }

    /// How many options of a block are looked at, up to a constant.
    pub(super) fn effort(&self) -> usize {
        self.far.len() + self.aim.reach()
    }

    #[inline(always)]
    fn code(&self, n: usize) -> Code {
        Code { low: self.low[n], high: self.high.get(n).copied().unwrap_or(0) }
    }

    fn codes(&self) -> Codes<'_> {
        Codes { low: &self.low, high: &self.high }
    }

    fn is_wide(&self) -> bool {
        !self.high.is_empty()
    }

    /// What makes the codes of the class that is enumerated those of class 0.
    fn flip(&self) -> u8 {
        if self.space().is_sparse() { COMMON } else { 0 }
    }

    /// Computes the next 64 values.
    ///
    /// # Errors
    /// If one of them is too large. Then none is added.
    pub(super) fn block(&mut self) -> Result<(), TooLarge> {
        let first = self.len();
        if first >= self.next_look {
            self.look();
            self.next_look = first + first / 2;
        }
        self.place(first);
        loop {
            let done = match self.words {
                1 => self.attempt::<1>(first),
                2 => self.attempt::<2>(first),
                3 => self.attempt::<3>(first),
                4 => self.attempt::<4>(first),
                8 => self.attempt::<8>(first),
                _ => self.attempt::<MOST_WORDS>(first),
            };
            if done.is_ok() {
                return Ok(());
            }
            self.truncate(first);
            if self.words >= MOST_WORDS {
                return Err(TooLarge);
            }
            self.words = if self.words == 2 { 3 } else { (self.words + 1).next_power_of_two() };
            if self.words > 2 && !self.is_wide() {
                self.high = vec![0; first];
            }
        }
    }

    fn truncate(&mut self, len: usize) {
        self.low.truncate(len);
        self.high.truncate(len);
        self.rares.truncate(self.rares.partition_point(|&heap| heap < len));
    }

    fn attempt<const WORDS: usize>(&mut self, first: usize) -> Result<(), MoreWords> {
        let sparse = self.space().is_sparse();
        let flip = self.flip();
        let mut sets = [[0; LANES]; WORDS];
        let mut rare_sets = [[0; LANES]; WORDS];
        self.insert(first, flip, &self.far, &mut sets);
        if sparse {
            let witnesses = &self.witnesses[..self.aim.reach().min(self.witnesses.len())];
            self.insert(first, 0, witnesses, &mut rare_sets);
        }
        loop {
            self.one_by_one(first, &sets, &mut rare_sets)?;
            if !self.kernel.is_lossy(self.far.len()) {
                return Ok(());
            }
            // If no value is that of an option, none of the options left out mattered. A rare value
            // is the outcome of a scan of all options, which leaves nothing out.
            let found: [Code; LANES] = std::array::from_fn(|lane| self.code(first + lane));
            let wanted =
                Wanted { low: found.map(|code| code.low), high: found.map(|code| code.high) };
            let codes =
                Codes { low: &self.low[..first], high: self.high.get(..first).unwrap_or(&[]) };
            let block = Block { codes, first, flip: 0, group: 0 };
            let scanned = (0..LANES).filter(|&lane| sparse && !found[lane].is_common());
            let scanned = scanned.fold(0, |lanes, lane| lanes | 1u64 << lane);
            let hits = self.kernel.hits(block, &self.far, &wanted) & !scanned;
            if hits == 0 {
                return Ok(());
            }
            for lane in (0..LANES).filter(|lane| hits >> lane & 1 == 1) {
                let mut set = std::array::from_fn::<u64, WORDS, _>(|word| sets[word][lane]);
                put(&mut set, Code { low: found[lane].low ^ flip, ..found[lane] });
                set.into_iter().enumerate().for_each(|(word, set)| sets[word][lane] = set);
            }
            self.truncate(first + hits.trailing_zeros() as usize);
        }
    }

    fn insert(&self, first: usize, flip: u8, lags: &[Lag], sets: &mut [Sets]) {
        for (group, sets) in (0u8..).zip(sets.chunks_mut(2)) {
            self.kernel.insert(Block { codes: self.codes(), first, flip, group }, lags, sets);
        }
    }

    /// The values of the block that are not known yet, one after the other, since each may be an
    /// option of the next.
    fn one_by_one<const WORDS: usize>(
        &mut self,
        first: usize,
        sets: &[Sets; WORDS],
        rare_sets: &mut [Sets; WORDS],
    ) -> Result<(), MoreWords> {
        let (sparse, wide, flip) = (self.space().is_sparse(), self.is_wide(), self.flip());
        let mut searched = 0;
        // The codes of the last FEW heaps before the block, and those of the block.
        let mut line = Line::after(self.codes(), first);
        let start = self.len() - first;
        let mut few = [[0; FEW]; WORDS];
        for n in self.len()..first + LANES {
            let lane = n - first;
            let at = (lane - start) % FEW;
            if at == 0 {
                few = self.with_middling(lane, n, flip, sets);
            }
            let mut set: [u64; WORDS] = std::array::from_fn(|word| few[word][at]);
            for lag in &self.near {
                let place = (FEW + lane - lag.back) % line.low.len();
                let low = line.low[place] ^ lag.xor ^ flip;
                let high = if WORDS > 2 { line.high[place] ^ lag.high } else { 0 };
                put(&mut set, Code { low, high });
            }
            if !sparse && self.moves.unequal {
                self.middle(n).for_each(|code| put(&mut set, code));
            } else if self.placed < self.rares.len() {
                let flipped = |code: Code| Code { low: code.low ^ flip, ..code };
                self.recent(n).for_each(|code| put(&mut set, flipped(code)));
            }
            let index = mex(&set).ok_or(MoreWords)?;
            let mut code = Code::new(index, sparse);
            if sparse {
                let mut known: [u64; WORDS] = std::array::from_fn(|word| rare_sets[word][lane]);
                // Mostly this decides, and is quicker.
                let enough = self.codec.most_rares_below(index);
                let below = match mex(&known) {
                    Some(rare) if rare >= enough => 0,
                    _ => self.codec.rares_below(index, n),
                };
                loop {
                    let rare = match mex(&known) {
                        Some(rare) => rare,
                        // All that the sets can hold have witnesses, but they do not hold all.
                        None if below > 64 * u32::try_from(WORDS).unwrap_or(0) => {
                            return Err(MoreWords);
                        }
                        None => break,
                    };
                    if rare >= below {
                        break;
                    }
                    let (word, bit) = ((rare / 64) as usize, 1 << (rare % 64));
                    match self.witness(n, Code::new(rare, false)) {
                        None => {
                            code = Code::new(rare, false);
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
            self.low.push(code.low);
            if wide {
                self.high.push(code.high);
            }
            line.set(lane, code);
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
        sets: &[Sets; WORDS],
    ) -> [[u64; FEW]; WORDS] {
        let mut few = [[0; FEW]; WORDS];
        for (word, few) in (0u8..).zip(&mut few) {
            let known = &sets[usize::from(word)][lane..LANES.min(lane + FEW)];
            few[..known.len()].copy_from_slice(known);
            let block = Block { codes: self.codes(), first: n, flip, group: word / 2 };
            self.kernel.insert_few(block, &self.middling, word % 2 * 64, few);
        }
        few
    }
}
