//! What Nim says about heaps, or about the values that stand for them, in both conventions.
//!
//! Every theorem that ends in Nim reads it here. The checks in [`reason`](grundy_reasons) do not: they
//! have code of their own.

use grundy_core::{Nimber, Play};
use grundy_reasons::{Bouton, Lowering, MisereNim};

/// All that Bouton's theorem and its misère form read off some heaps.
///
/// ```
/// use grundy_core::Play;
/// use grundy_theorems::nim::NimCount;
/// let heaps = [1, 1, 2];
/// assert_eq!(NimCount::of(Play::Normal, &heaps).without(2).balance(), 0);
/// assert_eq!(NimCount::of(Play::Misere, &heaps).without(2).balance(), 1);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NimCount {
    play: Play,
    /// The xor of the heaps.
    sum: u64,
    /// How many heaps are 2 or more: misère Nim differs from Nim only when there is none.
    large: u64,
}

impl NimCount {
    /// No heaps.
    pub fn new(play: Play) -> NimCount {
        NimCount { play, sum: 0, large: 0 }
    }

    /// These heaps.
    pub fn of(play: Play, heaps: &[u64]) -> NimCount {
        let large = heaps.iter().filter(|&&heap| heap >= 2).count() as u64;
        NimCount { play, sum: Nimber::sum(heaps).0, large }
    }

    /// With one heap besides.
    #[must_use]
    pub fn with(self, heap: u64) -> NimCount {
        NimCount { sum: self.sum ^ heap, large: self.large + u64::from(heap >= 2), ..self }
    }

    /// Without one of its heaps.
    #[must_use]
    pub fn without(self, heap: u64) -> NimCount {
        NimCount { sum: self.sum ^ heap, large: self.large - u64::from(heap >= 2), ..self }
    }

    /// The xor of the heaps.
    pub fn sum(self) -> u64 {
        self.sum
    }

    /// The size of the one further heap that makes a P-position of Nim.
    ///
    /// It is 0 iff the heaps are a P-position as they are.
    pub fn balance(self) -> u64 {
        match self.play {
            Play::Misere if self.large == 0 => self.sum ^ 1,
            _ => self.sum,
        }
    }

    /// Whether the player to move wins at Nim.
    pub fn mover_wins(self) -> bool {
        self.balance() != 0
    }

    /// The moves that win at Nim, in order. `heaps` are the heaps counted, each with its place.
    pub fn winning(
        self,
        heaps: impl Iterator<Item = (usize, u64)>,
    ) -> impl Iterator<Item = Lowering> {
        heaps.filter_map(move |(heap, from)| {
            let to = self.without(from).balance();
            (to < from).then_some(Lowering { heap, from, to })
        })
    }

    fn winning_among(self, heaps: &[u64]) -> Vec<Lowering> {
        self.winning(heaps.iter().copied().enumerate()).collect()
    }
}

/// Every way to make the xor of `values` 0 by lowering one of them.
pub fn lowerings(values: &[u64]) -> Vec<Lowering> {
    NimCount::of(Play::Normal, values).winning_among(values)
}

/// Bouton's theorem on these heaps.
pub(crate) fn bouton(heaps: &[u64]) -> Bouton {
    let Nimber(sum) = Nimber::sum(heaps);
    Bouton { heaps: heaps.to_vec(), sum, moves: lowerings(heaps) }
}

/// The misère rule on these values.
pub fn misere(values: Vec<u64>) -> MisereNim {
    let count = NimCount::of(Play::Misere, &values);
    MisereNim {
        large: count.large,
        ones: values.iter().filter(|&&value| value == 1).count() as u64,
        sum: count.sum,
        wins: count.mover_wins(),
        targets: count.winning_among(&values),
        values,
    }
}
