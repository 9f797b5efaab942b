//! The space that a table is in, and the lags that belong to it.

use super::Blocks;
use super::small::{planes_for, rares_below_each};
use crate::heap::sequence::codec::{Code, Codec};
use crate::heap::sequence::kernel::{FEW, LANES, Lag};
use crate::heap::sequence::space::{Census, Space};

/// A table longer than this shows which space is best.
const LATE: u64 = 1 << 18;

impl Blocks {
    /// Makes lags of the heaps that lie far enough behind `first`.
    pub(super) fn place(&mut self, first: usize) {
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
            self.place_lag(self.lag(heap, self.moves.two[at]));
        }
    }

    fn place_lag(&mut self, lag: Lag) {
        match lag.back as usize {
            ..FEW => self.near.push(lag),
            FEW..LANES => self.middling.push(lag),
            _ => self.far.push(lag),
        }
    }

    /// The options of `n` in which a rare heap stands beside so small a one that the rare one has no
    /// lag yet.
    pub(super) fn recent(&self, n: usize) -> impl Iterator<Item = Code> {
        self.rares[self.placed..].iter().flat_map(move |&rare| {
            let others = self.moves.two.iter().filter_map(move |t| n.checked_sub(t + rare));
            let others = others.filter(|&other| other > 0);
            others.map(move |other| self.code(other).plus(self.code(rare)))
        })
    }

    /// In the dense space, if parts must differ: the options of `n` with parts so nearly equal that
    /// they have no lag.
    pub(super) fn middle(&self, n: usize) -> impl Iterator<Item = Code> {
        self.moves.two.iter().flat_map(move |t| {
            let parts = self.placed + 1..=self.moves.half(n - t);
            parts.map(move |part| self.code(part).plus(self.code(n - t - part)))
        })
    }

    /// Looks for the space with the fewest rare heaps, and moves there if that pays.
    pub(super) fn look(&mut self) {
        let now = self.space();
        let len = self.len() as u64;
        let (seen, at_last_look) = (self.rares.len(), self.rares_at_look);
        self.rares_at_look = seen;
        if now.is_sparse() && len > LATE && seen <= at_last_look + at_last_look / 8 + 8 {
            // It pays as it did, and is known well enough to be the best.
            self.choose_witnesses();
            return;
        }
        let (best, rares) = Census::of(self.values()).best(self.moves.parity());
        // Every rare heap costs a scan of all its options.
        let pays = !self.moves.two.is_empty() && rares.saturating_mul(4) < len;
        let wanted = match pays {
            false => Space::DENSE,
            true if now.is_sparse() && (seen as u64) < rares + rares / 8 + 8 => now,
            true => best,
        };
        if wanted != now || now.is_sparse() {
            self.settle(wanted);
        }
    }

    /// Writes all codes for `space`, and all lags anew.
    pub(super) fn settle(&mut self, space: Space) {
        if space != self.space() {
            let values: Vec<u16> = self.values().collect();
            self.write(Codec::new(space), values.into_iter());
            let rare = |&n: &usize| space.is_sparse() && !self.code(n).is_common();
            self.rares = (1..self.len()).filter(rare).collect();
        }
        self.placed = 0;
        self.near.clear();
        self.middling.clear();
        self.far.clear();
        self.sample.clear();
        self.witnesses.clear();
        for at in 0..self.moves.one.len() {
            let t = self.moves.one[at];
            let (xor, high) = self.codec.lowered(t).pack(self.is_wide());
            let back = u32::try_from(t).unwrap_or(u32::MAX);
            self.place_lag(Lag { back, xor, high });
        }
        self.choose_witnesses();
    }

    /// Writes a table of values as codes.
    pub(super) fn write(&mut self, codec: Codec, values: impl Iterator<Item = u16>) {
        self.codec = codec;
        let codes: Vec<Code> = values.enumerate().map(|(n, value)| codec.code(value, n)).collect();
        let largest = codes.iter().map(|code| code.index()).max().unwrap_or(0);
        let wide = largest >= 128;
        (self.low, self.high) = codes.iter().map(|code| code.pack(wide)).unzip();
        if !wide {
            self.high.clear();
        }
        self.tall = largest >= 256;
        self.words = if wide { 3 } else { 1 };
        self.planes = planes_for(largest);
        self.rares_below_small = rares_below_each(&codec);
    }

    /// Gives all codes a high part, which they do not have yet.
    pub(super) fn widen(&mut self) {
        self.planes = 0;
        let codes = self.low.iter().map(|&low| Code::unpack(low, None).pack(true));
        (self.low, self.high) = codes.unzip();
        let lags = self.near.iter_mut().chain(&mut self.middling).chain(&mut self.far);
        for lag in lags.chain(&mut self.sample).chain(&mut self.witnesses) {
            (lag.xor, lag.high) = Code::unpack(lag.xor, None).pack(true);
        }
    }
}
