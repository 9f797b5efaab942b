//! How an engine sees a game.

use crate::{Budget, Limit, Player, Stopped};
use std::hash::Hash;
use std::time::Instant;

/// The rules of a game, and nothing else: neither the play convention nor how to solve it.
///
/// Two positions that are `Eq` must have the same options; engines merge them.
pub trait Ruleset {
    /// One component of a disjunctive sum. The order has no meaning but to give a sum one form.
    type Position: Clone + Eq + Hash + Ord;

    /// Pushes every option of `pos` for `player`, each a disjunctive sum of components.
    ///
    /// # Errors
    /// [`TooMany`] as soon as `out` is full; hand on what [`Options::push`] returns.
    fn options(
        &self,
        pos: &Self::Position,
        player: Player,
        out: &mut Options<Self::Position>,
    ) -> Result<(), TooMany>;

    /// About how many bytes a position takes, so that engines keep their limits of memory and look at
    /// the clock often enough where positions are large.
    fn weight(&self, pos: &Self::Position) -> usize {
        size_of_val(pos)
    }
}

/// Marks rules under which both players always have the same options.
pub trait Impartial: Ruleset {}

/// The list of options was full: the position has more options than the engine is willing to see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooMany;

/// The options of a position, each a list of components, stored flat.
#[derive(Clone, Debug)]
pub struct Options<P> {
    components: Vec<P>,
    /// Where each option ends in `components`. Invariant: non-decreasing.
    ends: Vec<usize>,
    capacity: usize,
    clock: Option<Clock>,
}

/// When time is up, and how often to look.
#[derive(Clone, Debug)]
struct Clock {
    deadline: Instant,
    /// How many options may come between two looks.
    interval: usize,
    time_is_up: bool,
}

/// Looking at the clock costs little against moving this many bytes.
const BYTES_PER_LOOK_AT_THE_CLOCK: usize = 1 << 15;

impl<P> Options<P> {
    /// An empty list that takes at most `capacity` options.
    pub fn with_capacity(capacity: usize) -> Options<P> {
        Options { components: Vec::new(), ends: Vec::new(), capacity, clock: None }
    }

    /// An empty list that takes as many options of about `weight` bytes as `budget` has room and time
    /// for.
    pub fn within(budget: &Budget, weight: usize) -> Options<P> {
        let weight = weight.max(1);
        let room = usize::try_from(budget.bytes_left()).unwrap_or(usize::MAX) / weight;
        let interval = (BYTES_PER_LOOK_AT_THE_CLOCK / weight).max(1);
        let clock = Clock { deadline: budget.deadline(), interval, time_is_up: false };
        let capacity = budget.options().min(room);
        Options { clock: Some(clock), ..Options::with_capacity(capacity) }
    }

    /// Adds an option that is the sum of `components`; no components is the empty sum, 0.
    ///
    /// # Errors
    /// [`TooMany`] when the list is full, or the time of its budget is up.
    pub fn push(&mut self, components: impl IntoIterator<Item = P>) -> Result<(), TooMany> {
        if self.ends.len() >= self.capacity {
            return Err(TooMany);
        }
        if let Some(clock) = &mut self.clock
            && self.ends.len() % clock.interval == clock.interval - 1
            && Instant::now() > clock.deadline
        {
            clock.time_is_up = true;
            return Err(TooMany);
        }
        self.components.extend(components);
        self.ends.push(self.components.len());
        Ok(())
    }

    /// Which limit of `budget` made the list end.
    pub fn stopped(&self, budget: &Budget) -> Stopped {
        let limits = budget.limits();
        budget.stopped(if self.clock.as_ref().is_some_and(|clock| clock.time_is_up) {
            Limit::Time(limits.time)
        } else if self.capacity < budget.options() {
            Limit::Memory(limits.memory)
        } else {
            Limit::Positions(limits.positions)
        })
    }

    /// Forgets all options.
    pub fn clear(&mut self) {
        self.components.clear();
        self.ends.clear();
    }

    /// The number of options.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there is no option: the position is terminal.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// Each option as the list of its components.
    pub fn iter(&self) -> impl Iterator<Item = &[P]> {
        let starts = std::iter::once(0).chain(self.ends.iter().copied());
        starts.zip(&self.ends).map(|(start, &end)| &self.components[start..end])
    }
}
