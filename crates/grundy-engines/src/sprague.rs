//! Grundy values of single components under any rules: the mex of the values of the options, where a
//! sum is worth the xor of its components (Sprague 1935, Grundy 1939).
//!
//! Only what can be reached is looked at, and each position once: the path from the first position to
//! the present one is the only stack. Listing the options of a position again whenever one of them
//! was not known yet costs at most one listing for each position entered, so there are at most two
//! listings for each position in all.

mod memo;

pub use memo::{DenseMemo, HashMemo, Known, Memo, Plane};

use grundy_core::{Budget, Impartial, Limit, Mex, Options, Player, Stopped, Unlisted};

/// Impartial rules of which some positions have a value that is known beforehand.
pub trait Valued: Impartial {
    /// The value of `pos` if it need not be searched.
    fn known(&self, pos: &Self::Position) -> Option<u64> {
        let _ = pos;
        None
    }
}

/// The values of components under `rules`, remembered.
pub struct Sprague<R: Valued, M> {
    rules: R,
    memo: M,
    positions: u64,
}

/// Why a value was not found, and on which path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble<P> {
    /// A limit was reached at the last of these positions, each an option or a part of an option of
    /// the one before it.
    Stopped(Stopped, Vec<P>),
    /// Each of these positions is an option, or a part of an option, of the one before it, and the
    /// first of the last.
    Cycle(Vec<P>),
    /// The rules break down at the last of these positions, each an option or a part of an option of
    /// the one before it.
    Broken(Vec<P>),
}

impl<R: Valued, M: Memo<R::Position>> Sprague<R, M> {
    /// Knows nothing yet, and remembers in `memo`, which must be empty.
    pub fn new(rules: R, memo: M) -> Sprague<R, M> {
        Sprague { rules, memo, positions: 0 }
    }

    /// How many positions were valued so far.
    pub fn positions(&self) -> u64 {
        self.positions
    }

    /// The Grundy value of `root`.
    ///
    /// # Errors
    /// If a limit is reached, play need not end, or the rules break down. What was found until then is
    /// kept.
    pub fn value(
        &mut self,
        root: &R::Position,
        budget: &mut Budget,
    ) -> Result<u64, Trouble<R::Position>> {
        if let Some(value) = self.rules.known(root) {
            return Ok(value);
        }
        if let Known::Value(value) = self.memo.get(root) {
            return Ok(u64::from(value));
        }
        let mut path = Vec::new();
        let result = self.run(root, &mut path, budget);
        for open in &path {
            self.memo.set(open, Known::Nothing);
        }
        result.map_err(|why| match why {
            Halt::Cycle(first) => {
                let start = path.iter().position(|open| *open == first).unwrap_or(0);
                Trouble::Cycle(path.split_off(start))
            }
            Halt::Broken => Trouble::Broken(path),
            Halt::Stopped(stopped) => Trouble::Stopped(stopped, path),
        })
    }

    fn run(
        &mut self,
        root: &R::Position,
        path: &mut Vec<R::Position>,
        budget: &mut Budget,
    ) -> Result<u64, Halt<R::Position>> {
        let mut last = 0;
        self.enter(root.clone(), path, budget)?;
        let mut options = Options::within(budget, size_of::<R::Position>());
        let mut mex = Mex::new();
        while let Some(here) = path.last() {
            options.clear();
            let listed = self.rules.options(here, Player::Left, &mut options);
            listed.map_err(|why| match why {
                Unlisted::TooMany => Halt::Stopped(options.stopped(budget)),
                Unlisted::Broken => Halt::Broken,
            })?;
            match self.judge(&options, &mut mex) {
                Judged::Value(value) => {
                    self.memo.set(here, Known::Value(value));
                    self.positions += 1;
                    last = u64::from(value);
                    path.pop();
                }
                Judged::TooLarge => {
                    return Err(Halt::Stopped(budget.stopped(Limit::Options(u32::MAX.into()))));
                }
                Judged::Unknown(part) => match self.memo.get(&part) {
                    Known::Open => return Err(Halt::Cycle(part)),
                    _ => self.enter(part, path, budget)?,
                },
            }
        }
        Ok(last)
    }

    fn enter(
        &mut self,
        position: R::Position,
        path: &mut Vec<R::Position>,
        budget: &mut Budget,
    ) -> Result<(), Halt<R::Position>> {
        self.memo.set(&position, Known::Open);
        let weight = self.rules.weight(&position);
        path.push(position);
        budget.spend(1).map_err(Halt::Stopped)?;
        budget.take_bytes(2 * weight).map_err(Halt::Stopped)
    }

    /// The value that these options make, or the largest part whose value is not known yet. The
    /// largest, since what follows it mostly holds what follows the others.
    fn judge(&self, options: &Options<R::Position>, mex: &mut Mex) -> Judged<R::Position> {
        let mut unknown: Option<&R::Position> = None;
        mex.clear();
        for parts in options.iter() {
            let mut sum = 0;
            for part in parts {
                match self.memo.get(part) {
                    Known::Value(value) => sum ^= u64::from(value),
                    Known::Open => return Judged::Unknown(part.clone()),
                    Known::Nothing => match self.rules.known(part) {
                        Some(value) => sum ^= value,
                        None => unknown = unknown.max(Some(part)),
                    },
                }
            }
            mex.insert(sum);
        }
        match unknown {
            Some(part) => Judged::Unknown(part.clone()),
            None => match u32::try_from(mex.value()) {
                Ok(value) if value <= Known::MOST => Judged::Value(value),
                _ => Judged::TooLarge,
            },
        }
    }
}

enum Judged<P> {
    Value(u32),
    Unknown(P),
    /// The position has as many options as there are numbers to remember.
    TooLarge,
}

enum Halt<P> {
    Stopped(Stopped),
    Cycle(P),
    Broken,
}

#[cfg(test)]
mod tests;
