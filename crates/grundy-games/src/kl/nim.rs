//! What Nim says about heaps, in both conventions.

use crate::reason::Lowering;
use grundy_core::{Nimber, Play};

/// All that Bouton's theorem and its misère form read off some heaps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct NimCount {
    play: Play,
    sum: u64,
    /// How many heaps are 2 or more: misère Nim differs from Nim only when there is none.
    tall: u64,
}

impl NimCount {
    /// No heaps.
    pub(super) fn new(play: Play) -> NimCount {
        NimCount { play, sum: 0, tall: 0 }
    }

    /// With all of `heaps` besides.
    pub(super) fn and(self, heaps: &[u64]) -> NimCount {
        let tall = heaps.iter().filter(|&&heap| heap >= 2).count() as u64;
        NimCount { sum: self.sum ^ Nimber::sum(heaps).0, tall: self.tall + tall, ..self }
    }

    /// With one heap besides.
    pub(super) fn with(self, heap: u64) -> NimCount {
        NimCount { sum: self.sum ^ heap, tall: self.tall + u64::from(heap >= 2), ..self }
    }

    /// Without one of its heaps.
    pub(super) fn without(self, heap: u64) -> NimCount {
        NimCount { sum: self.sum ^ heap, tall: self.tall - u64::from(heap >= 2), ..self }
    }

    /// The xor of the heaps.
    pub(super) fn sum(self) -> u64 {
        self.sum
    }

    /// The size of the one further heap that makes a P-position of Nim.
    ///
    /// It is 0 iff the heaps are a P-position as they are.
    pub(super) fn balance(self) -> u64 {
        match self.play {
            Play::Misere if self.tall == 0 => self.sum ^ 1,
            _ => self.sum,
        }
    }

    /// The moves that win at Nim, in order. `heaps` are the heaps counted, each with its place.
    pub(super) fn winning(
        self,
        heaps: impl Iterator<Item = (usize, u64)>,
    ) -> impl Iterator<Item = Lowering> {
        heaps.filter_map(move |(heap, from)| {
            let to = self.without(from).balance();
            (to < from).then_some(Lowering { heap, from, to })
        })
    }
}
