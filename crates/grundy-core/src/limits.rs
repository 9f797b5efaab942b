//! Limits of a computation, and what stopped one.

use std::fmt;
use std::time::{Duration, Instant};

/// How much a search may use before it gives up and says so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Positions that may be looked at.
    pub positions: u64,
    /// Bytes that tables and stacks may take, by estimate.
    pub memory: u64,
    /// Time that may pass.
    pub time: Duration,
}

impl Default for Limits {
    /// Ten million positions, 2 GiB, one minute.
    fn default() -> Limits {
        Limits { positions: 10_000_000, memory: 2 << 30, time: Duration::from_secs(60) }
    }
}

/// The limit that stopped a computation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// [`Limits::positions`].
    Positions(u64),
    /// [`Limits::memory`], in bytes.
    Memory(u64),
    /// [`Limits::time`].
    Time(Duration),
    /// One position had more options than may be listed.
    Options(u64),
}

/// A computation stopped at a limit before it had an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stopped {
    /// What stopped it.
    pub by: Limit,
    /// How many positions it had looked at.
    pub positions: u64,
}

impl fmt::Display for Stopped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seen = self.positions;
        match self.by {
            Limit::Positions(n) => write!(f, "stopped at the limit of {n} positions"),
            Limit::Memory(n) => {
                write!(f, "stopped at the limit of {n} bytes after {seen} positions")
            }
            Limit::Time(t) => {
                write!(f, "stopped at the limit of {} s after {seen} positions", t.as_secs_f64())
            }
            Limit::Options(n) => write!(f, "stopped at a position with more than {n} options"),
        }
    }
}

impl std::error::Error for Stopped {}

/// What is left of [`Limits`] while a computation runs.
#[derive(Clone, Debug)]
pub struct Budget {
    limits: Limits,
    started: Instant,
    positions: u64,
    bytes: u64,
    until_clock: u32,
}

/// Looking at the clock costs about as much as looking at a position, so it is done rarely.
const POSITIONS_PER_LOOK_AT_THE_CLOCK: u32 = 1024;

/// Looking at the clock costs little against copying a sum of so many components.
const LONG_SUM: usize = 16;

impl Budget {
    /// The whole of `limits`, with the clock starting now.
    pub fn new(limits: &Limits) -> Budget {
        Budget {
            limits: limits.clone(),
            started: Instant::now(),
            positions: 0,
            bytes: 0,
            until_clock: POSITIONS_PER_LOOK_AT_THE_CLOCK,
        }
    }

    /// Counts `n` more positions looked at.
    ///
    /// # Errors
    /// If the limit of positions or of time is passed.
    pub fn spend(&mut self, n: u64) -> Result<(), Stopped> {
        self.positions = self.positions.saturating_add(n);
        if self.positions > self.limits.positions {
            return Err(self.stopped(Limit::Positions(self.limits.positions)));
        }
        let ticks = u32::try_from(n).unwrap_or(u32::MAX);
        self.until_clock = self.until_clock.saturating_sub(ticks);
        if self.until_clock == 0 {
            self.until_clock = POSITIONS_PER_LOOK_AT_THE_CLOCK;
            self.in_time()?;
        }
        Ok(())
    }

    /// Looks at the clock, before a step that may take long.
    ///
    /// # Errors
    /// If the limit of time is passed.
    pub fn in_time(&self) -> Result<(), Stopped> {
        match self.started.elapsed() > self.limits.time {
            true => Err(self.stopped(Limit::Time(self.limits.time))),
            false => Ok(()),
        }
    }

    /// Looks at the clock before the options of one of `components` components are listed: each
    /// repeats all the others, so long sums are slow to search.
    ///
    /// # Errors
    /// If the limit of time is passed.
    pub fn in_time_for_sum(&self, components: usize) -> Result<(), Stopped> {
        match components >= LONG_SUM {
            true => self.in_time(),
            false => Ok(()),
        }
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

    /// When the time is up.
    pub fn deadline(&self) -> Instant {
        // A time too far away to be told is a day: no one waits for it.
        let day = Duration::from_secs(86_400);
        self.started.checked_add(self.limits.time).unwrap_or(self.started + day)
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
