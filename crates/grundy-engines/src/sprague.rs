//! Grundy values of single components under any rules: the mex of the values of the options, where a
//! sum is worth the xor of its components (Sprague 1935, Grundy 1939).
//!
//! Only what can be reached is looked at, and each position once: the path from the first position to
//! the present one is the only stack. Listing the options of a position again whenever one of them
//! was not known yet costs at most one listing for each position entered, so there are at most two
//! listings for each position in all.

mod memo;

pub use memo::{DenseMemo, Growth, HashMemo, Known, Memo, Plane};

use grundy_core::{Alarm, Budget, Impartial, Limit, Mex, Options, OptionsError, Player, Stopped};

/// Impartial rules as this engine asks about them.
pub trait Valued: Impartial {
    /// The value of `pos` if it need not be searched.
    fn known(&self, pos: &Self::Position) -> Option<u64> {
        let _ = pos;
        None
    }

    /// Shows every option of `pos` to `visitor`, which values them as they come: they need not be
    /// stored. Rules that can should do this themselves and not list them first, as here.
    ///
    /// # Errors
    /// As for [`Ruleset::options`](grundy_core::Ruleset::options); hand on what the visitor returns.
    fn visit<V: Visitor<Self::Position>>(
        &self,
        pos: &Self::Position,
        visitor: &mut V,
    ) -> Result<(), OptionsError> {
        let mut options = Options::with_capacity(visitor.room());
        self.options(pos, Player::Left, &mut options)?;
        options.iter().try_for_each(|parts| {
            parts.iter().for_each(|part| visitor.part(part.clone()));
            visitor.close()
        })
    }
}

/// Is shown the options of a position.
pub trait Visitor<P> {
    /// A component of the option that is being shown.
    fn part(&mut self, part: P);

    /// Ends the option.
    ///
    /// # Errors
    /// [`OptionsError::TooMany`] if there are more than may be looked at.
    fn close(&mut self) -> Result<(), OptionsError>;

    /// Is called now and then by rules that take long between two options.
    ///
    /// # Errors
    /// [`OptionsError::TooMany`] if the time is up.
    fn in_time(&mut self) -> Result<(), OptionsError>;

    /// How many more options may be shown.
    fn room(&self) -> usize;
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
    /// first of the cycle of the last of it and of the last of the way.
    Cycle {
        /// From the position asked about to the cycle; empty if it is on it.
        way: Vec<P>,
        /// The cycle.
        cycle: Vec<P>,
    },
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
                let cycle = path.split_off(start);
                Trouble::Cycle { way: path, cycle }
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
        let mut mex = Mex::new();
        while let Some(here) = path.last() {
            mex.clear();
            let mut judge = Judge {
                rules: &self.rules,
                memo: &self.memo,
                mex: &mut mex,
                sum: 0,
                unknown: None,
                options: 0,
                most: budget.options(),
                alarm: budget.alarm(),
                rang: None,
            };
            let shown = self.rules.visit(here, &mut judge);
            let (unknown, rang) = (judge.unknown, judge.rang);
            shown.map_err(|why| match why {
                OptionsError::TooMany => {
                    let options = Limit::Options(budget.limits().positions);
                    Halt::Stopped(budget.stopped(rang.unwrap_or(options)))
                }
                OptionsError::Broken => Halt::Broken,
            })?;
            if let Some(part) = unknown {
                match self.memo.get(&part) {
                    Known::Open => return Err(Halt::Cycle(part)),
                    _ => self.enter(part, path, budget)?,
                }
                continue;
            }
            let value = u32::try_from(mex.value()).ok().filter(|&value| value <= Known::MOST);
            let value = value
                .ok_or_else(|| Halt::Stopped(budget.stopped(Limit::Options(u32::MAX.into()))))?;
            self.memo.set(here, Known::Value(value));
            self.positions += 1;
            last = u64::from(value);
            path.pop();
        }
        Ok(last)
    }

    fn enter(
        &mut self,
        position: R::Position,
        path: &mut Vec<R::Position>,
        budget: &mut Budget,
    ) -> Result<(), Halt<R::Position>> {
        budget.spend(1).map_err(Halt::Stopped)?;
        // The path and the table share what a position has beside itself.
        let beside = self.rules.weight(&position).saturating_sub(size_of::<R::Position>());
        budget.take_bytes(beside).map_err(Halt::Stopped)?;
        let grown = [self.memo.growth(&position), Growth::of_vec(path)];
        grown
            .into_iter()
            .flatten()
            .try_for_each(|growth| growth.take(budget))
            .map_err(Halt::Stopped)?;
        self.memo.set(&position, Known::Open);
        path.push(position);
        Ok(())
    }
}

/// Values the options of a position as they are shown.
struct Judge<'a, R: Valued, M> {
    rules: &'a R,
    memo: &'a M,
    mex: &'a mut Mex,
    /// The xor of the values of the present option's components.
    sum: u64,
    /// A component on the path, or else the largest whose value is not known yet. The largest, since
    /// what follows it mostly holds what follows the others.
    unknown: Option<R::Position>,
    options: usize,
    most: usize,
    alarm: Alarm,
    /// What the alarm said when it rang.
    rang: Option<Limit>,
}

/// The clock is looked at once for so many options.
const OPTIONS_PER_LOOK_AT_THE_CLOCK: usize = 1 << 14;

impl<R: Valued, M: Memo<R::Position>> Visitor<R::Position> for Judge<'_, R, M> {
    #[inline]
    fn part(&mut self, part: R::Position) {
        match self.memo.get(&part) {
            Known::Value(value) => self.sum ^= u64::from(value),
            Known::Open => self.unknown = Some(part),
            Known::Nothing => match self.rules.known(&part) {
                Some(value) => self.sum ^= value,
                None => {
                    let open = |part: &R::Position| self.memo.get(part) == Known::Open;
                    let keep =
                        self.unknown.as_ref().is_some_and(|known| *known >= part || open(known));
                    if !keep {
                        self.unknown = Some(part);
                    }
                }
            },
        }
    }

    #[inline]
    fn close(&mut self) -> Result<(), OptionsError> {
        self.mex.insert(std::mem::take(&mut self.sum));
        self.options += 1;
        if self.options.is_multiple_of(OPTIONS_PER_LOOK_AT_THE_CLOCK) {
            self.in_time()?;
        }
        match self.options > self.most {
            true => Err(OptionsError::TooMany),
            false => Ok(()),
        }
    }

    fn in_time(&mut self) -> Result<(), OptionsError> {
        self.rang = self.alarm.rings();
        if self.rang.is_some() { Err(OptionsError::TooMany) } else { Ok(()) }
    }

    fn room(&self) -> usize {
        self.most.saturating_sub(self.options)
    }
}

enum Halt<P> {
    Stopped(Stopped),
    Cycle(P),
    Broken,
}

#[cfg(test)]
mod tests;
