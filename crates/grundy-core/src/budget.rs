//! What everything that can take long consults: how much it may still use, and whether to go on.

use crate::{Clock, Control, Limit, Limits, Progress, Stage, Stop, Stopped};
use std::time::Duration;

/// What is left of [`Limits`] while a computation runs, and the [`Control`] by which it is watched.
///
/// Counting takes `&mut self` and belongs to one thread; looking at the clock, the flag and the memory that is
/// allowed takes `&self` and may be done by several.
#[derive(Clone, Debug)]
pub struct Budget {
    limits: Limits,
    control: Control,
    /// What the clock said at the beginning; 0 without a clock.
    started: Duration,
    positions: u64,
    bytes: u64,
    until_clock: u32,
}

/// Looking at the clock costs about as much as looking at a position, so it is done rarely.
const POSITIONS_PER_LOOK_AT_THE_CLOCK: u32 = 1024;

/// So many rounds of a quick loop pass between two looks at the clock.
const ROUNDS_PER_LOOK_AT_THE_CLOCK: u32 = 256;

/// Looking at the clock costs little against copying a sum of so many components.
const LONG_SUM: usize = 16;

impl Default for Budget {
    /// The default limits, with nobody watching.
    fn default() -> Budget {
        Budget::new(&Limits::default())
    }
}

impl Budget {
    /// The whole of `limits`, with the clock starting now and nobody watching.
    pub fn new(limits: &Limits) -> Budget {
        Budget::under(limits, &Control::default())
    }

    /// The whole of `limits`, watched by `control`, with the clock starting now, or when `control` says.
    pub fn under(limits: &Limits, control: &Control) -> Budget {
        Budget {
            limits: limits.clone(),
            control: control.clone(),
            started: control.begun(),
            positions: 0,
            bytes: 0,
            until_clock: POSITIONS_PER_LOOK_AT_THE_CLOCK,
        }
    }

    /// No limits, and nobody watching.
    pub fn unlimited() -> Budget {
        Budget::new(&Limits::NONE)
    }

    /// The same limits and control once more, with nothing used and the clock starting now.
    #[must_use]
    pub fn renewed(&self) -> Budget {
        Budget::under(&self.limits, &self.control.clone().since(None))
    }

    /// What may be used for telling what is known after a limit was reached: a tenth of the time more, but at
    /// least half a second. Positions and bytes are counted anew.
    #[must_use]
    pub fn grace(&self) -> Budget {
        let now = self.control.clock.now().unwrap_or_default();
        let end = now.saturating_add(self.extra());
        // The limit that is told stays the one that was set.
        let started = end.saturating_sub(self.limits.time).max(self.started);
        Budget { started, ..self.renewed() }
    }

    /// How much longer telling may take than the work.
    fn extra(&self) -> Duration {
        (self.limits.time / 10).max(Duration::from_millis(500))
    }

    /// A part of this budget with a count of its own: at most so many positions from now on. Time, memory and
    /// control are those of the whole; what the part takes has to be [spent](Budget::spend) here too.
    #[must_use]
    pub fn part(&self, positions: u64) -> Budget {
        let left = self.limits.positions.saturating_sub(self.positions);
        let limits = Limits { positions: positions.min(left), ..self.limits.clone() };
        Budget { limits, positions: 0, ..self.clone() }
    }

    /// Counts `n` more positions looked at.
    ///
    /// # Errors
    /// If the limit of positions or of time is passed, or an end was asked for.
    #[inline]
    pub fn spend(&mut self, n: u64) -> Result<(), Stopped> {
        self.positions = self.positions.saturating_add(n);
        if self.positions > self.limits.positions {
            return Err(self.stopped(Limit::Positions(self.limits.positions)));
        }
        let ticks = u32::try_from(n).unwrap_or(u32::MAX);
        self.until_clock = self.until_clock.saturating_sub(ticks);
        if self.until_clock == 0 {
            self.until_clock = POSITIONS_PER_LOOK_AT_THE_CLOCK;
            self.at(Stage::Searching, self.positions, 0)?;
        }
        Ok(())
    }

    /// Looks at the clock and at the flag, before a step that may take long.
    ///
    /// # Errors
    /// If the limit of time is passed, or an end was asked for.
    pub fn in_time(&self) -> Result<(), Stopped> {
        self.over().map_or(Ok(()), |by| Err(self.stopped(by)))
    }

    /// Whether the time is up, or an end was asked for.
    fn over(&self) -> Option<Limit> {
        if self.control.stop.is_requested() {
            return Some(Limit::Cancelled);
        }
        let late = self.elapsed().is_some_and(|elapsed| elapsed > self.limits.time);
        late.then_some(Limit::Time(self.limits.time))
    }

    /// Hands on `items` while there is time, and then what stopped it. For loops whose rounds are quick: the
    /// clock is looked at now and then.
    ///
    /// ```
    /// use grundy_core::{Budget, Stopped};
    /// let budget = Budget::default();
    /// let sum = budget.each(1..=4u64).sum::<Result<u64, Stopped>>();
    /// assert_eq!(sum, Ok(10));
    /// budget.stop().request();
    /// assert!(budget.each(1..=4).next().is_some_and(|item| item.is_err()));
    /// ```
    pub fn each<T>(
        &self,
        items: impl IntoIterator<Item = T>,
    ) -> impl Iterator<Item = Result<T, Stopped>> {
        let mut rounds = 0u32;
        items.into_iter().map(move |item| {
            if rounds.is_multiple_of(ROUNDS_PER_LOOK_AT_THE_CLOCK) {
                self.in_time()?;
            }
            rounds = rounds.wrapping_add(1);
            Ok(item)
        })
    }

    /// Looks at the clock before the options of one of `components` components are listed: each
    /// repeats all the others, so long sums are slow to search.
    ///
    /// # Errors
    /// As for [`in_time`](Budget::in_time).
    pub fn in_time_for_sum(&self, components: usize) -> Result<(), Stopped> {
        match components >= LONG_SUM {
            true => self.in_time(),
            false => Ok(()),
        }
    }

    /// Tells how far the computation is, and looks at the clock and at the flag.
    ///
    /// # Errors
    /// As for [`in_time`](Budget::in_time); what stopped it says that `done` positions were looked at, if positions
    /// are what is counted at this stage.
    pub fn at(&self, stage: Stage, done: u64, of: u64) -> Result<(), Stopped> {
        self.control.tell(|| Progress {
            stage,
            done: if of > 0 { done.min(of) } else { done },
            of,
        });
        let positions = if stage.counts_positions() { done } else { self.positions };
        self.over().map_or(Ok(()), |by| Err(Stopped { by, positions }))
    }

    /// Counts bytes taken.
    ///
    /// # Errors
    /// If the limit of memory is passed.
    pub fn take_bytes(&mut self, bytes: usize) -> Result<(), Stopped> {
        self.bytes = self.bytes.saturating_add(bytes as u64);
        if self.bytes > self.limits.memory {
            return Err(self.stopped(Limit::Memory(self.limits.memory)));
        }
        Ok(())
    }

    /// Counts bytes given back.
    pub fn give_bytes(&mut self, bytes: usize) {
        self.bytes = self.bytes.saturating_sub(bytes as u64);
    }

    /// Does `work`. What it took and did not give back is given back when it ends, as it keeps nothing.
    pub fn scoped<T>(&mut self, work: impl FnOnce(&mut Budget) -> T) -> T {
        let before = self.bytes;
        let done = work(self);
        self.bytes = before;
        done
    }

    /// Whether a step that takes `needs` bytes more may begin.
    ///
    /// # Errors
    /// If that is more than may be taken.
    pub fn room_for(&self, needs: u64) -> Result<(), Stopped> {
        match self.bytes.saturating_add(needs) > self.limits.memory {
            true => Err(self.stopped(Limit::Room { needs, limit: self.limits.memory })),
            false => Ok(()),
        }
    }

    /// What tells inner loops that the time is up or an end was asked for.
    pub fn alarm(&self) -> Alarm {
        Alarm {
            clock: self.control.clock,
            deadline: self.started.checked_add(self.limits.time),
            time: self.limits.time,
            stop: self.control.stop.clone(),
        }
    }

    /// The same for looking at what is known when the time is up: it rings as much later as
    /// [`grace`](Budget::grace) has.
    pub fn late_alarm(&self) -> Alarm {
        let alarm = self.alarm();
        let deadline = alarm.deadline.and_then(|end| end.checked_add(self.extra()));
        Alarm { deadline, ..alarm }
    }

    /// How many threads may run at once; at least 1.
    pub fn workers(&self) -> usize {
        self.control.workers.max(1)
    }

    /// By what this computation is watched.
    pub fn control(&self) -> &Control {
        &self.control
    }

    /// The flag that ends it.
    pub fn stop(&self) -> &Stop {
        &self.control.stop
    }

    /// How much time has passed; none without a clock.
    pub fn elapsed(&self) -> Option<Duration> {
        self.control.clock.now().map(|now| now.saturating_sub(self.started))
    }

    /// How many bytes may still be taken.
    pub fn bytes_left(&self) -> u64 {
        self.limits.memory.saturating_sub(self.bytes)
    }

    /// How many positions were looked at so far.
    pub fn positions(&self) -> u64 {
        self.positions
    }

    /// The limits this budget began with.
    pub fn limits(&self) -> &Limits {
        &self.limits
    }

    /// How many options one position may have: no more than the positions still to be spent.
    pub fn options(&self) -> usize {
        let left = self.limits.positions.saturating_sub(self.positions);
        usize::try_from(left).unwrap_or(usize::MAX)
    }

    /// The error that says `by` was reached.
    pub fn stopped(&self, by: Limit) -> Stopped {
        Stopped { by, positions: self.positions.min(self.limits.positions) }
    }
}

/// Tells that the time of a [`Budget`] is up, where the budget itself is out of reach.
#[derive(Clone, Debug)]
pub struct Alarm {
    clock: Clock,
    /// None if the time is too long to be told.
    deadline: Option<Duration>,
    time: Duration,
    stop: Stop,
}

impl Alarm {
    /// Which limit was reached, if one was: [`Limit::Time`] or [`Limit::Cancelled`].
    pub fn rings(&self) -> Option<Limit> {
        if self.stop.is_requested() {
            return Some(Limit::Cancelled);
        }
        let late = self.clock.now().zip(self.deadline).is_some_and(|(now, end)| now > end);
        late.then_some(Limit::Time(self.time))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limits(positions: u64, memory: u64, time: Duration) -> Limits {
        Limits { positions, memory, time }
    }

    #[test]
    fn positions_and_bytes_are_counted() {
        let mut budget = Budget::new(&limits(10, 100, Duration::MAX));
        assert_eq!(budget.spend(10), Ok(()));
        assert_eq!(budget.spend(1).unwrap_err().by, Limit::Positions(10));
        assert_eq!(budget.take_bytes(60), Ok(()));
        assert_eq!(budget.room_for(40), Ok(()));
        let room = Limit::Room { needs: 41, limit: 100 };
        assert_eq!(budget.room_for(41).unwrap_err().by, room);
        assert_eq!(budget.scoped(|budget| budget.take_bytes(30)), Ok(()));
        assert_eq!(budget.bytes_left(), 40);
        assert_eq!(budget.take_bytes(41).unwrap_err().by, Limit::Memory(100));
    }

    #[test]
    fn a_flag_ends_everything_at_once() {
        let mut budget = Budget::unlimited();
        let alarm = budget.alarm();
        assert_eq!((budget.in_time(), alarm.rings()), (Ok(()), None));
        budget.stop().clone().request();
        assert_eq!(budget.in_time().unwrap_err().by, Limit::Cancelled);
        assert_eq!(budget.at(Stage::Heaps, 7, 9).unwrap_err().positions, 7);
        // Bytes are no positions.
        assert_eq!(budget.at(Stage::Reading, 7, 9).unwrap_err().positions, 0);
        assert_eq!(alarm.rings(), Some(Limit::Cancelled));
        assert!((0..2000).any(|_| budget.spend(1).is_err()));
    }

    #[test]
    fn time_is_kept_where_there_is_a_clock() {
        let none = limits(u64::MAX, u64::MAX, Duration::ZERO);
        let budget = Budget::new(&none);
        std::thread::sleep(Duration::from_millis(1));
        assert_eq!(budget.in_time().unwrap_err().by, Limit::Time(Duration::ZERO));
        assert_eq!(budget.alarm().rings(), Some(Limit::Time(Duration::ZERO)));
        let clockless = Control::default().with_clock(Clock::NONE);
        let budget = Budget::under(&none, &clockless);
        assert_eq!((budget.in_time(), budget.alarm().rings()), (Ok(()), None));
    }

    #[test]
    fn time_may_run_from_before() {
        let control = Control::default();
        let begun = control.clock.now();
        std::thread::sleep(Duration::from_millis(20));
        let limits = limits(u64::MAX, u64::MAX, Duration::from_millis(10));
        let late = Budget::under(&limits, &control.clone().since(begun));
        assert_eq!(late.in_time().unwrap_err().by, Limit::Time(limits.time));
        // What is told after a limit has time of its own.
        assert_eq!(late.grace().in_time(), Ok(()));
    }

    #[test]
    fn a_part_has_positions_of_its_own() {
        let mut whole = Budget::new(&limits(100, 100, Duration::MAX));
        whole.spend(95).unwrap();
        let mut part = whole.part(30);
        assert_eq!(part.spend(5), Ok(()));
        assert_eq!(part.spend(1).unwrap_err().by, Limit::Positions(5));
        assert_eq!(whole.positions(), 95);
    }
}
