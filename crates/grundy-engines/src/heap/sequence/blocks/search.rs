//! Witnesses: options that have a given rare value.

use super::Blocks;
use crate::heap::sequence::codec::Code;
use crate::heap::sequence::kernel::{Codes, LANES, Lag};

/// Witnesses that are kept ready.
pub(super) const MOST_WITNESSES: usize = 4096;

/// Places where witnesses were found after a long search, kept to be tried first.
const MOST_HINTS: usize = 32;
const FIRST_HINTS: usize = 4;

/// An option that has some value.
#[derive(Clone, Copy, Debug)]
pub(super) enum Witness {
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

impl Blocks {
    /// A witness that heap `n` has an option with this code. If there is none, there is no such option.
    pub(super) fn witness(&mut self, n: usize, code: Code) -> Option<Witness> {
        let lowered = |&t: &usize| self.code(n - t).plus(self.codec.lowered(t)) == code;
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
    fn hint(&mut self, n: usize, code: Code, most: usize) -> Option<Witness> {
        let at = self.hints.iter().take(most).position(|&(taken, part)| {
            let rest = n - taken;
            part <= self.moves.half(rest) && self.code(part).plus(self.code(rest - part)) == code
        })?;
        let (taken, part) = self.hints[at];
        self.hints.swap(at, at / 2);
        Some(Witness::Broken { taken, part })
    }

    /// A way to break heap `n` that has this code, with a part in the next span from either end.
    ///
    /// Parts of about the same size have values of about the same size, whose xors are small; other
    /// witnesses have one of the first heaps for a part. So both ends are searched in turn.
    fn search(&self, n: usize, code: Code, span: &mut Span) -> Option<Witness> {
        let Span { done, width } = *span;
        let (low, high) = code.pack(self.is_wide());
        for &t in &self.moves.two {
            let (rest, half) = (n - t, self.moves.half(n - t));
            let find = |from: usize, to: usize| {
                // All after the last rare heap are common; then nobody needs to look at the high parts.
                let flat = !self.tall && from >= self.rares.last().copied().unwrap_or(0);
                let codes = if flat { Codes { high: &[], ..self.codes() } } else { self.codes() };
                let up = codes.range(from + 1, to + 1)?;
                let down = codes.range(rest - to, rest - from)?;
                let place = self.kernel.find(up, down, (low, if flat { 0 } else { high }))?;
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
    pub(super) fn learn(&mut self, taken: usize, part: usize) {
        if !self.witnesses.is_empty() && part >= LANES && self.code(part).is_common() {
            self.learned = (self.learned + 61) % self.witnesses.len();
            self.witnesses[self.learned] = self.lag(part, taken);
        }
    }

    /// Takes common heaps to break off, the smallest: their values are the most various.
    pub(super) fn choose_witnesses(&mut self) {
        if self.witnesses.len() == MOST_WITNESSES {
            return;
        }
        // Less than half of every heap to come.
        let end = match self.moves.two.last().filter(|_| self.space().is_sparse()) {
            Some(&most) => (self.len() - most) / 2,
            None => 0,
        };
        let lags = (LANES..end)
            .filter(|&heap| self.code(heap).is_common())
            .flat_map(|heap| self.moves.two.iter().map(move |&t| (heap, t)))
            .map(|(heap, t)| self.lag(heap, t));
        let mut lags: Vec<Lag> = lags.take(4 * MOST_WITNESSES).collect();
        // Each value once, then each once more: the more various they are, the more they reach.
        let mut times = std::collections::HashMap::new();
        lags.sort_by_cached_key(|lag| {
            let times: &mut u32 = times.entry((lag.xor, lag.high)).or_default();
            *times += 1;
            *times
        });
        lags.truncate(MOST_WITNESSES);
        self.witnesses = lags;
    }

    /// The lag of breaking off `heap` after taking `t`.
    pub(super) fn lag(&self, heap: usize, t: usize) -> Lag {
        let (xor, high) = self.code(heap).pack(self.is_wide());
        // A block is refused before heaps need more than 32 bits.
        Lag { back: u32::try_from(heap + t).unwrap_or(u32::MAX), xor, high }
    }
}
