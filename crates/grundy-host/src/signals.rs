//! Signals ask for an end: the first one sets a [`Stop`], so that what is known can be kept and said; a second
//! interrupt ends the program at once. Either way no temporary file stays behind.
//!
//! A file that is mapped into memory and becomes shorter while it is read raises a signal too. Nothing can go on then:
//! [`Signals::when_cut_short`] is who says what happened before the program ends.

use crate::temporary::end;
use grundy_core::Stop;
use std::fmt;
use std::io;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// A signal that asks the program to end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Signal {
    /// SIGINT: somebody pressed Ctrl-C.
    Interrupt,
    /// SIGTERM: the system, or another program, wants it to end.
    Terminate,
    /// SIGHUP: its terminal was closed.
    HangUp,
}

impl Signal {
    /// The exit code of a program that this signal ended, as shells know it.
    pub fn exit_code(self) -> u8 {
        match self {
            Signal::Interrupt => 130,
            Signal::Terminate => 143,
            Signal::HangUp => 129,
        }
    }
}

/// Two interrupts in so short a time are one: `timeout -s INT` sends it to the process and then to its group.
const TOGETHER: Duration = Duration::from_millis(100);

/// What came so far, and what is to be done about the next one.
#[derive(Debug, Default)]
struct Heard {
    first: Option<(Signal, Instant)>,
    at_once: bool,
}

impl Heard {
    /// Remembers a signal; true if it ends the program at once.
    fn ends_at_once(&mut self, signal: Signal, now: Instant) -> bool {
        let (_, first) = *self.first.get_or_insert((signal, now));
        let again = now.saturating_duration_since(first) > TOGETHER;
        self.at_once || (again && signal == Signal::Interrupt)
    }
}

/// Says what happened, and gives the exit code.
type Tell = Box<dyn FnOnce() -> u8 + Send>;

/// The exit code of a program that the system ended by SIGBUS, as shells know it.
const ENDED_BY_SIGBUS: u8 = 135;

/// The signals of this process.
#[derive(Clone)]
pub struct Signals {
    heard: Arc<Mutex<Heard>>,
    cut_short: Arc<Mutex<Option<Tell>>>,
}

impl fmt::Debug for Signals {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Signals").field("heard", &self.heard).finish_non_exhaustive()
    }
}

impl Signals {
    /// From now on, and for as long as the process runs, signals set `stop`. Called once, when a program begins.
    /// A signal that is ignored (as SIGHUP under `nohup`) stays ignored where that can be seen.
    ///
    /// # Errors
    /// If the system refuses; then signals end the program at once as always.
    pub fn listen(stop: &Stop) -> io::Result<Signals> {
        let signals = Signals { heard: Arc::default(), cut_short: Arc::default() };
        system::each({
            let (signals, stop) = (signals.clone(), stop.clone());
            move |heard| match heard {
                Some(signal) => signals.hear(signal, &stop),
                None => signals.end_cut_short(),
            }
        })?;
        Ok(signals)
    }

    /// What is said when a file that is mapped becomes shorter while it is read. The program ends afterwards with the
    /// exit code that `tell` gives. Meanwhile whoever reads the file waits.
    pub fn when_cut_short(&self, tell: impl FnOnce() -> u8 + Send + 'static) {
        let mut told = self.cut_short.lock().unwrap_or_else(PoisonError::into_inner);
        *told = Some(Box::new(tell));
    }

    fn end_cut_short(&self) {
        let tell = self.cut_short.lock().unwrap_or_else(PoisonError::into_inner).take();
        end(i32::from(tell.map_or(ENDED_BY_SIGBUS, |tell| tell())));
    }

    /// The signal that came first, if one came.
    pub fn caught(&self) -> Option<Signal> {
        self.lock().first.map(|(signal, _)| signal)
    }

    /// Whether the next signal ends the program at once: where it waits for a person there is nothing
    /// to keep, and nobody would look at the flag.
    pub fn end_at_once(&self, at_once: bool) {
        self.lock().at_once = at_once;
    }

    fn hear(&self, signal: Signal, stop: &Stop) {
        let mut heard = self.lock();
        if heard.ends_at_once(signal, Instant::now()) {
            end(i32::from(signal.exit_code()));
        }
        // Whoever sees the flag can also see which signal it was.
        drop(heard);
        stop.request();
    }

    fn lock(&self) -> MutexGuard<'_, Heard> {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(unix)]
mod system {
    use super::Signal;
    use signal_hook::consts::{SIGBUS, SIGHUP, SIGINT, SIGTERM};
    use std::io;
    use std::time::Duration;

    /// Tells `hear` of each signal, and by `None` of a mapped file that was cut short, from a thread that lives as long as
    /// the process.
    pub(super) fn each(hear: impl Fn(Option<Signal>) + Send + 'static) -> io::Result<()> {
        let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
        let wanted =
            [SIGINT, SIGTERM, SIGHUP, SIGBUS].into_iter().filter(|&s| !is_ignored(&status, s));
        #[cfg(target_os = "linux")]
        forget_the_handler_for_overflowing_stacks();
        let mut signals = signal_hook::iterator::Signals::new(wanted)?;
        wait_when_cut_short()?;
        let listen = move || {
            for signal in signals.forever() {
                hear(match signal {
                    SIGBUS => None,
                    SIGTERM => Some(Signal::Terminate),
                    SIGHUP => Some(Signal::HangUp),
                    _ => Some(Signal::Interrupt),
                });
            }
        };
        std::thread::Builder::new().name("signals".into()).spawn(listen).map(drop)
    }

    /// The standard library listens to SIGBUS as well, to tell of a stack that overflows; Linux tells of that by SIGSEGV. Its
    /// handler would be asked first, and gives the signal its usual effect back: another thread that reads the same
    /// file would end the process before anything is said.
    #[cfg(target_os = "linux")]
    #[allow(unsafe_code)]
    fn forget_the_handler_for_overflowing_stacks() {
        // SAFETY: no handler is installed, and no other thread runs yet that changes handlers. If the call fails, all
        // is as before.
        let _ = unsafe { libc::signal(SIGBUS, libc::SIG_DFL) };
    }

    /// Whoever reads what is not there any more waits until the thread that was told has ended the process.
    #[allow(unsafe_code)]
    fn wait_when_cut_short() -> io::Result<()> {
        let wait = || loop {
            std::thread::sleep(Duration::from_secs(1));
        };
        // SAFETY: of what a handler may not do, such as to allocate or to take a lock, it does nothing: it sleeps.
        unsafe { signal_hook::low_level::register(SIGBUS, wait) }.map(drop)
    }

    /// Whether the process was told to ignore the signal, from what Linux says of the process. (Asking by
    /// `sigaction` would need unsafe code.)
    pub(super) fn is_ignored(status: &str, signal: i32) -> bool {
        let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
        let mask = mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
        let bit = u32::try_from(signal - 1).ok();
        mask.zip(bit).is_some_and(|(mask, bit)| mask.checked_shr(bit).is_some_and(|m| m & 1 == 1))
    }
}

#[cfg(not(unix))]
mod system {
    use super::Signal;
    use std::io;

    /// Tells `hear` of each Ctrl-C.
    pub(super) fn each(hear: impl Fn(Option<Signal>) + Send + 'static) -> io::Result<()> {
        ctrlc::set_handler(move || hear(Some(Signal::Interrupt))).map_err(io::Error::other)
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn only_a_second_interrupt_is_in_a_hurry() {
        let start = Instant::now();
        let mut heard = Heard::default();
        let mut after = |milliseconds, signal| {
            heard.ends_at_once(signal, start + Duration::from_millis(milliseconds))
        };
        assert!(!after(0, Signal::HangUp));
        assert!(!after(50, Signal::Interrupt));
        assert!(!after(500, Signal::Terminate));
        assert!(!after(900, Signal::HangUp));
        assert!(after(900, Signal::Interrupt));
        assert_eq!(heard.first.map(|(signal, _)| signal), Some(Signal::HangUp));
        let mut waiting = Heard { at_once: true, ..Heard::default() };
        assert!(waiting.ends_at_once(Signal::Terminate, start));
    }

    #[test]
    fn the_mask_of_ignored_signals() {
        let status = "SigBlk:\t0000000000000003\nSigIgn:\t0000000000004001\nSigCgt:\tff\n";
        let ignored: Vec<i32> = (1..=64).filter(|&s| system::is_ignored(status, s)).collect();
        assert_eq!(ignored, [1, 15]);
        assert!(!system::is_ignored("", 1));
        assert!(!system::is_ignored("SigIgn:\tmany", 1));
    }
}
