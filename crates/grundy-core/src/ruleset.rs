//! How an engine sees a game.

use crate::{Alarm, Budget, Limit, Player, Stopped};
use std::hash::Hash;

/// The rules of a game, and nothing else: neither the play convention nor how to solve it.
///
/// Two positions that are `Eq` must have the same options; engines merge them.
pub trait Ruleset {
    /// One component of a disjunctive sum. The order has no meaning but to give a sum one form.
    type Position: Clone + Eq + Hash + Ord;

    /// Pushes every option of `pos` for `player`, each a disjunctive sum of components.
    ///
    /// # Errors
    /// [`OptionsError::TooMany`] as soon as `out` is full: hand on what [`Options::push`] returns.
    /// [`OptionsError::Broken`] where the rules say nothing about `pos`.
    fn options(
        &self,
        pos: &Self::Position,
        player: Player,
        out: &mut Options<Self::Position>,
    ) -> Result<(), OptionsError>;

    /// How the whole game ends as soon as `mover` is to move with `pos` among the components; `None`
    /// if play goes on, as it does under most rules. A position that ends the game has no options.
    ///
    /// # Errors
    /// [`OptionsError::Broken`] where the rules say nothing about `pos`.
    fn ending(&self, pos: &Self::Position, mover: Player) -> Result<Option<Ending>, OptionsError> {
        let _ = (pos, mover);
        Ok(None)
    }

    /// About how many bytes a position takes, so that engines keep their limits of memory and look at
    /// the clock often enough where positions are large.
    fn weight(&self, pos: &Self::Position) -> usize {
        size_of_val(pos)
    }
}

/// Marks rules under which both players always have the same options.
pub trait Impartial: Ruleset {}

/// How a game ends for the player to move: by a rule that says so and not for want of a move, or by perfect
/// play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Ending {
    /// The player to move wins.
    Wins,
    /// Neither player wins.
    Draws,
    /// The player to move loses.
    Loses,
}

impl Ending {
    /// Its name in data.
    pub fn name(self) -> &'static str {
        match self {
            Ending::Wins => "wins",
            Ending::Draws => "draws",
            Ending::Loses => "loses",
        }
    }

    /// Its name in data, where it is the result for one who starts.
    pub fn result(self) -> &'static str {
        match self {
            Ending::Wins => "win",
            Ending::Draws => "draw",
            Ending::Loses => "loss",
        }
    }

    /// The ending of a game that ended for want of a move, or was searched until somebody won.
    pub fn of_win(wins: bool) -> Ending {
        if wins { Ending::Wins } else { Ending::Loses }
    }

    /// The same ending for the opponent.
    #[must_use]
    pub fn for_opponent(self) -> Ending {
        match self {
            Ending::Wins => Ending::Loses,
            Ending::Draws => Ending::Draws,
            Ending::Loses => Ending::Wins,
        }
    }

    /// The ending of a sum: what the best of its components is for the player to move.
    ///
    /// # Errors
    /// As for [`Ruleset::ending`].
    pub fn of_sum<R: Ruleset>(
        rules: &R,
        components: &[R::Position],
        mover: Player,
    ) -> Result<Option<Ending>, OptionsError> {
        let endings = components.iter().map(|component| rules.ending(component, mover));
        let endings = endings.collect::<Result<Vec<_>, _>>()?;
        Ok(endings.into_iter().flatten().min())
    }
}

/// Why the options of a position were not listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionsError {
    /// The list was full: the position has more options than the engine is willing to see, or takes
    /// more time.
    TooMany,
    /// The rules break down here: they ask for something that has no answer, such as a division by 0.
    Broken,
}

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
    alarm: Alarm,
    /// How many options may come between two looks.
    interval: usize,
    /// What the alarm said when it rang.
    rang: Option<Limit>,
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
        let clock = Clock { alarm: budget.alarm(), interval, rang: None };
        let capacity = budget.options().min(room);
        Options { clock: Some(clock), ..Options::with_capacity(capacity) }
    }

    /// The same list, taking at most `most` options.
    #[must_use]
    pub fn first(mut self, most: usize) -> Options<P> {
        self.capacity = self.capacity.min(most);
        self
    }

    /// Adds an option that is the sum of `components`; no components is the empty sum, 0.
    ///
    /// # Errors
    /// [`OptionsError::TooMany`] when the list is full, or the time of its budget is up.
    pub fn push(&mut self, components: impl IntoIterator<Item = P>) -> Result<(), OptionsError> {
        self.components.extend(components);
        self.close()
    }

    /// Adds a component to the option that is being made; [`close`](Options::close) ends it.
    #[inline]
    pub fn add(&mut self, component: P) {
        self.components.push(component);
    }

    /// Ends the option whose components were added since the last.
    ///
    /// # Errors
    /// As for [`push`](Options::push); the option is not listed then.
    #[inline]
    pub fn close(&mut self) -> Result<(), OptionsError> {
        if self.ends.len() >= self.capacity {
            self.components.truncate(self.ends.last().copied().unwrap_or(0));
            return Err(OptionsError::TooMany);
        }
        if let Some(clock) = &self.clock
            && self.ends.len() % clock.interval == clock.interval - 1
        {
            self.in_time()?;
        }
        self.ends.push(self.components.len());
        Ok(())
    }

    /// Looks at the clock, if there is one.
    ///
    /// # Errors
    /// [`OptionsError::TooMany`] when the time of its budget is up.
    pub fn in_time(&mut self) -> Result<(), OptionsError> {
        let Some(clock) = &mut self.clock else { return Ok(()) };
        clock.rang = clock.alarm.rings();
        if clock.rang.is_some() { Err(OptionsError::TooMany) } else { Ok(()) }
    }

    /// An empty list of other things with the same capacity and clock.
    pub fn sibling<Q>(&self) -> Options<Q> {
        let (capacity, clock) = (self.capacity.saturating_sub(self.ends.len()), self.clock.clone());
        Options { components: Vec::new(), ends: Vec::new(), capacity, clock }
    }

    /// Takes over from a [`sibling`](Options::sibling) whether time is up.
    pub fn stop_with<Q>(&mut self, sibling: &Options<Q>) {
        self.clock.clone_from(&sibling.clock);
    }

    /// Which limit of `budget` made the list end.
    pub fn stopped(&self, budget: &Budget) -> Stopped {
        let limits = budget.limits();
        let rang = self.clock.as_ref().and_then(|clock| clock.rang);
        budget.stopped(if let Some(rang) = rang {
            rang
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
