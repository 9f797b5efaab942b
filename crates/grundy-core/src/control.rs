//! How a computation is watched from outside: the clock it looks at, the flag that ends it, and whoever is
//! told how far it is.
//!
//! The core reads no clock and starts no thread by itself but through this: some targets have neither.

use crate::processors;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

/// A clock: the time since some moment that stays the same, where there is a clock at all.
#[derive(Clone, Copy, Debug)]
pub struct Clock(Option<fn() -> Duration>);

impl Clock {
    /// No clock. No limit of time can be kept then.
    pub const NONE: Clock = Clock(None);

    /// The clock that `now` reads.
    pub const fn new(now: fn() -> Duration) -> Clock {
        Clock(Some(now))
    }

    /// The clock of the system; none on wasm32, whose host has to bring one.
    pub fn system() -> Clock {
        #[cfg(not(target_family = "wasm"))]
        return Clock::new(since_first_look);
        #[cfg(target_family = "wasm")]
        return Clock::NONE;
    }

    /// The time now, if there is a clock.
    pub fn now(self) -> Option<Duration> {
        self.0.map(|now| now())
    }
}

#[cfg(not(target_family = "wasm"))]
#[allow(clippy::disallowed_methods)] // The one place that reads the clock of the system.
fn since_first_look() -> Duration {
    use std::sync::OnceLock;
    use std::time::Instant;
    static FIRST: OnceLock<Instant> = OnceLock::new();
    FIRST.get_or_init(Instant::now).elapsed()
}

/// A flag by which another thread, or a signal, asks a computation to end. Clones share it.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// A flag that nobody has set.
    pub fn new() -> Stop {
        Stop::default()
    }

    /// Asks for an end.
    pub fn request(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether an end was asked for.
    pub fn is_requested(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// What a computation is at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Stage {
    /// Reading a file; counted in bytes.
    Reading,
    /// Ordering arcs by the vertex they lead to; counted in arcs.
    Building,
    /// Finding values or outcomes of vertices; counted in vertices.
    Solving,
    /// Writing a file; counted in what is written.
    Writing,
    /// Finding values of heaps one after another; counted in heaps.
    Heaps,
    /// Searching positions; counted in positions, and nobody knows how many there are.
    Searching,
}

impl Stage {
    /// Whether heaps, vertices or positions are counted, and not bytes or arcs.
    pub(crate) fn counts_positions(self) -> bool {
        match self {
            Stage::Solving | Stage::Heaps | Stage::Searching => true,
            Stage::Reading | Stage::Building | Stage::Writing => false,
        }
    }
}

/// How far a computation is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// What it is at.
    pub stage: Stage,
    /// How much of that is done.
    pub done: u64,
    /// How much there is to do at most; 0 if that is not known.
    pub of: u64,
}

/// Somebody who is told how far a computation is, perhaps by several threads. To end it, set the [`Stop`] flag.
pub type Pulse = Arc<dyn Fn(Progress) + Send + Sync>;

/// Between two pulses at least so much time goes by.
const BETWEEN_PULSES: Duration = Duration::from_millis(20);

/// Everything by which a computation is watched from outside. Clones share the flag and whoever is told.
#[derive(Clone)]
pub struct Control {
    /// The clock.
    pub clock: Clock,
    /// The flag that ends it.
    pub stop: Stop,
    /// How many threads may run at once, at least 1.
    pub workers: usize,
    /// What the clock said when the time began to run; none if it begins with each computation.
    since: Option<Duration>,
    pulse: Option<Pulse>,
    /// When the last pulse was, in nanoseconds.
    last: Arc<AtomicU64>,
}

impl Default for Control {
    /// The clock of the system and one thread for each processor, with nobody watching.
    fn default() -> Control {
        Control {
            clock: Clock::system(),
            stop: Stop::new(),
            workers: processors(),
            since: None,
            pulse: None,
            last: Arc::new(AtomicU64::new(0)),
        }
    }
}

impl Control {
    /// The same, with `pulse` told every now and then how far the computation is.
    #[must_use]
    pub fn telling(self, pulse: Pulse) -> Control {
        Control { pulse: Some(pulse), ..self }
    }

    /// The same, ended by this flag.
    #[must_use]
    pub fn stopped_by(self, stop: Stop) -> Control {
        Control { stop, ..self }
    }

    /// The same with this clock.
    #[must_use]
    pub fn with_clock(self, clock: Clock) -> Control {
        Control { clock, ..self }
    }

    /// The same, with the time running from when the clock said `begun`: whoever read something before asks for
    /// an answer within what is left.
    #[must_use]
    pub fn since(self, begun: Option<Duration>) -> Control {
        Control { since: begun, ..self }
    }

    /// What the clock says when a computation begins, or said when the time began to run.
    pub(crate) fn begun(&self) -> Duration {
        self.since.or(self.clock.now()).unwrap_or_default()
    }

    /// The same with at most so many threads; at least one is used.
    #[must_use]
    pub fn with_workers(self, workers: usize) -> Control {
        Control { workers: workers.max(1), ..self }
    }

    /// Tells how far the computation is, unless that was told a moment ago. Without a clock it is told
    /// every time.
    pub fn tell(&self, progress: impl FnOnce() -> Progress) {
        let Some(pulse) = &self.pulse else { return };
        if let Some(now) = self.clock.now() {
            let nanoseconds = |time: Duration| u64::try_from(time.as_nanos()).unwrap_or(u64::MAX);
            let (now, last) = (nanoseconds(now), self.last.load(Ordering::Relaxed));
            let due = last == 0 || now.saturating_sub(last) >= nanoseconds(BETWEEN_PULSES);
            let mine = || {
                let swapped = self.last.compare_exchange(
                    last,
                    now.max(1),
                    Ordering::Relaxed,
                    Ordering::Relaxed,
                );
                swapped.is_ok()
            };
            if !due || !mine() {
                return;
            }
        }
        pulse(progress());
    }
}

impl fmt::Debug for Control {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct("Control");
        shown.field("clock", &self.clock).field("stop", &self.stop);
        shown.field("workers", &self.workers).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Mutex;

    #[test]
    fn a_flag_is_shared_by_its_clones() {
        let control = Control::default();
        let other = control.clone();
        assert!(!other.stop.is_requested());
        control.stop.request();
        assert!(other.stop.is_requested());
    }

    #[test]
    fn pulses_do_not_come_too_often() {
        let told = Arc::new(Mutex::new(Vec::new()));
        let heard = Arc::clone(&told);
        let control = Control::default()
            .telling(Arc::new(move |now: Progress| heard.lock().unwrap().push(now.done)));
        for done in 0..1000 {
            control.tell(|| Progress { stage: Stage::Heaps, done, of: 1000 });
        }
        let told = told.lock().unwrap();
        assert_eq!(told.first(), Some(&0));
        assert!(told.len() < 900, "{}", told.len());
    }

    #[test]
    fn without_a_clock_every_pulse_comes() {
        let told = Arc::new(AtomicU64::new(0));
        let heard = Arc::clone(&told);
        let pulse: Pulse = Arc::new(move |_| {
            heard.fetch_add(1, Ordering::Relaxed);
        });
        let control = Control::default().with_clock(Clock::NONE).telling(pulse);
        for done in 0..10 {
            control.tell(|| Progress { stage: Stage::Heaps, done, of: 0 });
        }
        assert_eq!(told.load(Ordering::Relaxed), 10);
    }
}
