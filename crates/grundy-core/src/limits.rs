//! Limits of a computation, and what stopped one.

use std::fmt;
use std::time::Duration;

/// How much a computation may use before it gives up and says so.
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

impl Limits {
    /// No limits.
    pub const NONE: Limits = Limits { positions: u64::MAX, memory: u64::MAX, time: Duration::MAX };
}

/// What stopped a computation.
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
    /// It was not begun, or not continued, as it needs more memory than [`Limits::memory`].
    Room {
        /// About how many bytes it would take.
        needs: u64,
        /// How many it may take.
        limit: u64,
    },
    /// Somebody asked for an end.
    Cancelled,
}

/// A computation stopped before it had an answer.
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
            Limit::Room { needs, limit } => {
                write!(f, "needs about {needs} bytes of memory, and the limit is {limit}")
            }
            Limit::Cancelled => write!(f, "cancelled after {seen} positions"),
        }
    }
}

impl std::error::Error for Stopped {}
