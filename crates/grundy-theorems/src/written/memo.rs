//! Where the values of written games are remembered: by index where positions are one or two
//! numbers, by a hash otherwise.

use grundy_engines::sprague::{DenseMemo, Growth, HashMemo, Known, Memo, Plane};
use grundy_games::written::{Part, State};

/// A table for each game, by the number of the game.
#[derive(Default)]
pub(crate) struct StateMemo {
    numbers: Vec<DenseMemo>,
    pairs: Vec<Plane>,
    others: HashMemo<State>,
}

/// Numbers below 0 are as large as can be, and remembered by a hash.
fn index(n: i64) -> u64 {
    n.cast_unsigned()
}

impl Memo<Part> for StateMemo {
    #[inline]
    fn get(&self, pos: &Part) -> Known {
        let Part::State(state) = pos else { return Known::Nothing };
        let game = state.game().index();
        if let Some(n) = state.number() {
            return self.numbers.get(game).map_or(Known::Nothing, |memo| memo.get(&index(n)));
        }
        if let Some((a, b)) = state.pair() {
            let memo = self.pairs.get(game);
            return memo.map_or(Known::Nothing, |memo| memo.get(&(index(a), index(b))));
        }
        self.others.get(state)
    }

    fn set(&mut self, pos: &Part, known: Known) {
        let Part::State(state) = pos else { return };
        let game = state.game().index();
        if let Some(n) = state.number() {
            at(&mut self.numbers, game).set(&index(n), known);
        } else if let Some((a, b)) = state.pair() {
            at(&mut self.pairs, game).set(&(index(a), index(b)), known);
        } else {
            self.others.set(state, known);
        }
    }

    fn growth(&self, pos: &Part) -> Option<Growth> {
        let Part::State(state) = pos else { return None };
        let game = state.game().index();
        if let Some(n) = state.number() {
            let n = index(n);
            return self
                .numbers
                .get(game)
                .map_or_else(|| DenseMemo::default().growth(&n), |memo| memo.growth(&n));
        }
        if let Some((a, b)) = state.pair() {
            let pair = (index(a), index(b));
            return self
                .pairs
                .get(game)
                .map_or_else(|| Plane::default().growth(&pair), |memo| memo.growth(&pair));
        }
        self.others.growth(state)
    }
}

fn at<T: Default>(all: &mut Vec<T>, index: usize) -> &mut T {
    if index >= all.len() {
        all.resize_with(index + 1, T::default);
    }
    &mut all[index]
}
