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

mod attempt;
mod place;
mod rare;
mod search;
mod serial;
mod sets;
mod small;
#[cfg(test)]
mod tests;

use super::aim::Aim;
use super::codec::{Code, Codec};
use super::kernel::{Codes, Kernel, LANES, Lag};
use super::moves::Moves;
use super::space::Space;

/// Sets have at most so many words of 64 indices.
const MOST_WORDS: usize = 16;

/// A heap has a value that is too large.
#[derive(Clone, Copy, Debug)]
pub(super) struct TooLarge;

/// The values of a heap game as codes, and all that is needed to go on.
#[derive(Clone, Debug)]
pub(super) struct Blocks {
    moves: Moves,
    kernel: Kernel,
    codec: Codec,
    /// The low parts of the codes. Invariant: at least [`Blocks::shortest`] of them.
    low: Vec<u8>,
    /// The high parts; empty while all codes fit into one byte.
    high: Vec<u8>,
    /// Whether an index may be 256 or more, so that the high parts say more than the class.
    tall: bool,
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
    /// Some of the far ones, which are put into sets.
    sample: Vec<Lag>,
    /// How many far ones there were then.
    sampled_from: usize,
    /// How large a part of them should be taken.
    sampled: Aim,
    /// Options that break a heap of any later block into two common ones.
    witnesses: Vec<Lag>,
    /// How many of them are put into sets.
    aim: Aim,
    /// Ways to break a heap, how much is taken and one of the parts, that were hard to find.
    hints: Vec<(usize, usize)>,
    /// The witness that was replaced last.
    learned: usize,
    /// How many words of 64 indices the values need: 1, 2, 3, 4, 8 or 16. More than 2 only if there are high
    /// parts, and more than 4 only if they are `tall`.
    words: usize,
    /// How many bytes of eight indices the values need, 2 or 4; 0 if that is not enough. Invariant: if it is not 0, all
    /// indices are below 32.
    planes: usize,
    /// For small common indices the sets of the rare ones below, or of a few more.
    rares_below_small: [u64; 64],
    /// When a better space is looked for.
    next_look: usize,
    /// How many rare heaps there were when it was last looked for.
    rares_at_look: usize,
}

impl Blocks {
    /// How long a table must be to go on from it: so long that all lags of a block lead to heaps that are
    /// not empty.
    pub(super) fn shortest(moves: &Moves) -> usize {
        moves.most().saturating_mul(2).saturating_add(4 * LANES)
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
            tall: false,
            rares: Vec::new(),
            placed: 0,
            near: Vec::new(),
            middling: Vec::new(),
            far: Vec::new(),
            sample: Vec::new(),
            sampled_from: 0,
            sampled: Aim::new(attempt::PARTS, attempt::PARTS),
            witnesses: Vec::new(),
            aim: Aim::new(attempt::WITNESSES, search::MOST_WITNESSES),
            hints: Vec::new(),
            learned: 0,
            words: 1,
            planes: 0,
            rares_below_small: [0; 64],
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
        Code::unpack(self.low[n], self.high.get(n).copied())
    }

    fn codes(&self) -> Codes<'_> {
        Codes { low: &self.low, high: &self.high }
    }

    fn is_wide(&self) -> bool {
        !self.high.is_empty()
    }

    /// Computes the next 64 values.
    ///
    /// # Errors
    /// If one of them is too large. Then none is added.
    pub(super) fn block(&mut self) -> Result<(), TooLarge> {
        let first = self.len();
        // So that lags fit into 32 bits.
        u32::try_from(first + LANES).map_err(|_| TooLarge)?;
        if first >= self.next_look {
            self.look();
            self.next_look = first + first / 2;
        }
        self.place(first);
        let small = match self.planes {
            2 => self.small::<2>(first).is_ok(),
            4 => self.small::<4>(first).is_ok(),
            _ => false,
        };
        if small {
            return Ok(());
        }
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
                let largest = (first..self.len()).map(|n| self.code(n).index()).max();
                if largest.is_none_or(|largest| small::planes_for(largest) == 0) {
                    self.planes = 0;
                }
                return Ok(());
            }
            self.truncate(first);
            if self.words >= MOST_WORDS {
                return Err(TooLarge);
            }
            self.words = if self.words == 2 { 3 } else { (self.words + 1).next_power_of_two() };
            if self.words > 2 && !self.is_wide() {
                self.widen();
            }
            self.tall |= self.words > 4;
        }
    }

    fn truncate(&mut self, len: usize) {
        self.low.truncate(len);
        self.high.truncate(len);
        self.rares.truncate(self.rares.partition_point(|&heap| heap < len));
    }
}
