//! Long computations on large graphs: how far they are, and what may end them.

use grundy_core::{Limit, Limits, Stopped};
use std::fmt;
use std::time::{Duration, Instant};

/// What a computation on a large graph is at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// Reading arcs; counted in bytes.
    Reading,
    /// Ordering arcs by the vertex they lead to; counted in arcs.
    Building,
    /// Finding values or outcomes; counted in vertices.
    Solving,
    /// Writing a graph to a file; counted in vertices.
    Writing,
}

/// How far a computation is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// What it is at.
    pub stage: Stage,
    /// How much of that is done.
    pub done: u64,
    /// How much there is to do at most.
    pub of: u64,
}

/// Why a computation on a large graph gave no answer, although nothing is wrong with the graph.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Halt {
    /// The time was up.
    Stopped(Stopped),
    /// It was not begun, or not continued, as it needs more memory than it may take.
    Memory {
        /// About how many bytes it would take.
        needs: u64,
        /// How many it may take.
        limit: u64,
    },
    /// Whoever watches it asked for an end.
    Cancelled,
}

impl fmt::Display for Halt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Halt::Stopped(stopped) => stopped.fmt(f),
            Halt::Memory { needs, limit } => {
                write!(f, "needs about {needs} bytes of memory, and the limit is {limit}")
            }
            Halt::Cancelled => f.write_str("cancelled"),
        }
    }
}

impl std::error::Error for Halt {}

/// Watches a computation: keeps it within its limits, and tells somebody how far it is.
///
/// Of [`Limits`], time and memory count; positions do not, as a graph has as many as it has.
pub struct Watch<'a> {
    /// Asked now and then, perhaps by several threads; `false` ends the computation.
    look: &'a (dyn Fn(Progress) -> bool + Sync),
    started: Instant,
    time: Duration,
    memory: u64,
    /// How many threads may run at once. Invariant: at least 1.
    threads: usize,
}

impl<'a> Watch<'a> {
    /// Watches with `look`, which is told how far the computation is and says whether to go on.
    pub fn new(limits: &Limits, look: &'a (dyn Fn(Progress) -> bool + Sync)) -> Watch<'a> {
        let threads = std::thread::available_parallelism().map_or(1, |threads| threads.get());
        let (time, memory) = (limits.time, limits.memory);
        Watch { look, started: Instant::now(), time, memory, threads }
    }

    /// Limits nothing and tells nobody.
    pub fn unlimited() -> Watch<'static> {
        let limits = Limits { positions: u64::MAX, memory: u64::MAX, time: Duration::MAX };
        Watch::new(&limits, &|_| true)
    }

    /// The same with at most so many threads (at least one is used).
    #[must_use]
    pub fn with_threads(self, threads: usize) -> Watch<'a> {
        Watch { threads: threads.max(1), ..self }
    }

    /// How many threads may run at once.
    pub fn threads(&self) -> usize {
        self.threads
    }

    /// How many bytes may be taken.
    pub fn memory(&self) -> u64 {
        self.memory
    }

    /// Tells how far the computation is.
    ///
    /// # Errors
    /// If it must end.
    pub fn at(&self, stage: Stage, done: u64, of: u64) -> Result<(), Halt> {
        if self.started.elapsed() > self.time {
            return Err(Halt::Stopped(Stopped { by: Limit::Time(self.time), positions: done }));
        }
        match (self.look)(Progress { stage, done: done.min(of), of }) {
            true => Ok(()),
            false => Err(Halt::Cancelled),
        }
    }

    /// Whether a computation that takes `needs` bytes may begin.
    ///
    /// # Errors
    /// If that is more than it may take.
    pub fn room_for(&self, needs: u64) -> Result<(), Halt> {
        match needs > self.memory {
            true => Err(Halt::Memory { needs, limit: self.memory }),
            false => Ok(()),
        }
    }
}

impl fmt::Debug for Watch<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct("Watch");
        shown.field("time", &self.time).field("memory", &self.memory);
        shown.field("threads", &self.threads).finish_non_exhaustive()
    }
}
