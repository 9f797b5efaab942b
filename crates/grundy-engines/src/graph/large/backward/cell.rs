//! What is kept of a vertex.

use std::fmt::Debug;
use std::ops::{AddAssign, SubAssign};

/// A number of arcs, or a value.
pub(super) trait Number:
    Copy + Default + Ord + From<u32> + TryInto<u32> + AddAssign + SubAssign + Debug + Send + Sync
{
}

impl Number for u32 {}
impl Number for u64 {}

/// What is kept of a vertex: four numbers, so that an arc costs one access to memory. All 0 at first.
pub(super) type Cell<N> = [N; 4];

/// How many arcs lead to options without a value yet, those of the round included.
const LIVE: usize = 0;
/// How many of these options cannot be answered by a move to the value of the round, as far as it is known.
const OPEN: usize = 1;
/// The last value that the vertex can move to among those found while it had none, and 1; 0 if there is none.
const ANSWERED: usize = 2;
/// 0 while it is in question, 1 for infinite, and the value and 2 otherwise.
const VALUE: usize = 3;

/// What is asked of a cell and done to it. Rounds are for one value each, from 0 on.
pub(super) trait Vertex {
    type Count;

    /// So many arcs lead from here, and nothing else is known.
    fn with_arcs(count: Self::Count) -> Self;
    /// Begins a round; whether the vertex has the value of the round at once, as all its options have smaller ones.
    fn restart(&mut self) -> bool;
    fn settle(&mut self, value: u32);
    fn answer(&mut self, value: u32);
    /// An option has got the value. Whether that is news: the vertex could not move to the value before.
    fn sees_settled(&mut self, value: u32) -> bool;
    /// An option can move to the value. Whether the vertex has the value itself by that.
    fn sees_answered(&mut self, value: u32) -> bool;
    fn has(&self, value: u32) -> bool;
    /// Whether it is in question for the next round, too. What was in question and is not any more is infinite.
    fn goes_on_or_closes(&mut self, value: u32) -> bool;
    fn finite(&self) -> Option<u32>;
}

impl<N: Number> Vertex for Cell<N> {
    type Count = N;

    #[inline(always)]
    fn with_arcs(count: N) -> Cell<N> {
        let mut cell = Cell::default();
        cell[LIVE] = count;
        cell
    }

    #[inline(always)]
    fn restart(&mut self) -> bool {
        self[OPEN] = self[LIVE];
        self[OPEN] == 0.into()
    }

    #[inline(always)]
    fn settle(&mut self, value: u32) {
        self[VALUE] = N::from(value);
        self[VALUE] += 2.into();
    }

    #[inline(always)]
    fn answer(&mut self, value: u32) {
        self[ANSWERED] = N::from(value);
        self[ANSWERED] += 1.into();
    }

    #[inline(always)]
    fn sees_settled(&mut self, value: u32) -> bool {
        self[LIVE] -= 1.into();
        let news = self[VALUE] < 2.into() && self[ANSWERED] <= value.into();
        if news {
            self.answer(value);
        }
        news
    }

    #[inline(always)]
    fn sees_answered(&mut self, value: u32) -> bool {
        // Infinite vertices and those that can move to the value do not get it.
        if self[VALUE] != 0.into() || self[ANSWERED] > value.into() {
            return false;
        }
        self[OPEN] -= 1.into();
        let last = self[OPEN] == 0.into();
        if last {
            self.settle(value);
        }
        last
    }

    #[inline(always)]
    fn has(&self, value: u32) -> bool {
        self[VALUE] > 1.into() && {
            let mut shifted = N::from(value);
            shifted += 2.into();
            self[VALUE] == shifted
        }
    }

    fn goes_on_or_closes(&mut self, value: u32) -> bool {
        if self[VALUE] == 0.into() && self[ANSWERED] <= value.into() {
            self[VALUE] = 1.into();
        }
        self[VALUE] == 0.into()
    }

    fn finite(&self) -> Option<u32> {
        let shifted: u32 = self[VALUE].try_into().ok()?;
        shifted.checked_sub(2)
    }
}
