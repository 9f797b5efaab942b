//! What a question may use, and what is around it.

use crate::failure::{Doing, Failure, FileFailure};
use grundy::{HeapRule, Sequence};
use grundy_core::{Budget, Clock, Control, Limits};
use std::fs::File;
use std::io::{self, Read};
use std::time::Duration;

/// Limits that somebody asked for. What is not set is what suits the question.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bounds {
    /// Positions that may be looked at.
    pub positions: Option<u64>,
    /// Bytes that may be taken.
    pub memory: Option<u64>,
    /// Time that may pass.
    pub time: Option<Duration>,
}

impl Bounds {
    /// The limits that are set, and those of `usual` where none is.
    pub fn or(&self, usual: Limits) -> Limits {
        Limits {
            positions: self.positions.unwrap_or(usual.positions),
            memory: self.memory.unwrap_or(usual.memory),
            time: self.time.unwrap_or(usual.time),
        }
    }
}

/// What a host gives when a file is opened.
pub enum Input {
    /// A file of the system, which may be mapped into memory.
    File(File),
    /// Anything else that can be read.
    Stream(Box<dyn Read + Send>),
}

impl Read for Input {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        match self {
            Input::File(file) => file.read(bytes),
            Input::Stream(stream) => stream.read(bytes),
        }
    }
}

/// The surroundings of the library. All methods have defaults: a host without files, with little memory told.
pub trait Host {
    /// Opens what is called `name`. What may keep its reader waiting fails with what
    /// [`Stopped`](grundy_core::Stopped) it when `budget` is used up.
    ///
    /// # Errors
    /// If there is nothing of that name that may be read.
    fn open(&self, name: &str, budget: &Budget) -> Result<Input, Failure> {
        let _ = budget;
        Err(FileFailure::new(name, Doing::Reading, &io::ErrorKind::Unsupported.into()).into())
    }

    /// How many bytes of memory are free, if that can be told.
    fn free_memory(&self) -> Option<u64> {
        None
    }

    /// The most that any question may use.
    fn most(&self) -> Limits {
        Limits::NONE
    }
}

/// A host that has nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoHost;

impl Host for NoHost {}

/// Somewhere to keep values of a long sequence, so that it can be gone on with.
pub trait Keep {
    /// The values of `rule` from heap 0 on that were kept before.
    ///
    /// # Errors
    /// If what is kept cannot be gone on from.
    fn kept(&mut self, rule: &HeapRule) -> Result<Vec<u64>, Failure>;

    /// Is shown what is known of the sequence now, heaps up to `to` wanted; `last` if nothing more will come.
    ///
    /// # Errors
    /// If it cannot be kept.
    fn look(&mut self, sequence: &Sequence, to: u64, last: bool) -> Result<(), Failure>;
}

/// How much a question may use, who watches it, and the host it runs on.
pub struct Context<'a> {
    /// The limits that were asked for.
    pub limits: Bounds,
    /// The clock, the flag that ends the work, who is told how far it is, and how many threads may run.
    pub control: Control,
    /// What opens files.
    pub host: &'a dyn Host,
    /// Where long sequences are kept.
    pub keep: Option<&'a mut dyn Keep>,
}

impl Default for Context<'_> {
    /// The usual limits, with nobody watching, on a host that has nothing.
    fn default() -> Self {
        Context::on(&NoHost)
    }
}

impl<'a> Context<'a> {
    /// The usual limits, with nobody watching, on a host.
    pub fn on(host: &'a dyn Host) -> Context<'a> {
        Context { limits: Bounds::default(), control: Control::default(), host, keep: None }
    }

    /// What may be used for a question whose usual limits these are: the smaller of what is asked for and what the
    /// host allows.
    ///
    /// # Errors
    /// If a limit of time is asked for where there is no clock.
    pub fn budget(&self, usual: Limits) -> Result<Budget, Failure> {
        if self.limits.time.is_some() && self.control.clock.now().is_none() {
            return Err(Failure::Input(grundy_explain::InputError::NoClock.into()));
        }
        let (asked, most) = (self.limits.or(usual), self.host.most());
        let limits = Limits {
            positions: asked.positions.min(most.positions),
            memory: asked.memory.min(most.memory),
            time: asked.time.min(most.time),
        };
        Ok(Budget::under(&limits, &self.control))
    }

    /// The clock.
    pub fn clock(&self) -> Clock {
        self.control.clock
    }
}
