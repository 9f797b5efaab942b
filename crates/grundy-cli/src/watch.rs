//! What goes on beside a long computation: a bar on the terminal, a checkpoint now and then, and a clean end
//! when the person stops it.

use crate::args::KeepArgs;
use crate::command;
use crate::failure::Failure;
use crate::quoted::quoted;
use crate::voice::Voice;
use grundy::checkpoint::{Checkpoint, CheckpointError};
use grundy_engines::heap::sequence::Sequence;
use grundy_games::heap::HeapRule;
use indicatif::{ProgressBar, ProgressState, ProgressStyle};
use std::fmt;
use std::io::{self, Write};
use std::path::Path;
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// What takes less time than this needs no bar.
const PATIENCE: Duration = Duration::from_secs(1);

/// Keeping a checkpoint may take one part in so many of the time.
const SHARE: u32 = 20;

/// Heaps, how far, how fast, and how long it will take.
const BAR: &str = "{wide_bar} {human_pos}/{human_len}  {rate}  {eta}";

/// Whether the person asked for an end.
static INTERRUPTED: AtomicBool = AtomicBool::new(false);
static LISTENING: Once = Once::new();

/// The exit code of a program that an interrupt ended.
const ENDED: i32 = 130;

/// From now on the first interrupt asks for an end, and a second one ends the program at once.
fn listen() {
    LISTENING.call_once(|| {
        // If it cannot be had, an interrupt ends the program at once as always.
        let _ = ctrlc::set_handler(|| {
            if INTERRUPTED.swap(true, Ordering::Relaxed) {
                std::process::exit(ENDED);
            }
        });
    });
}

/// Whether the person asked for an end.
pub(crate) fn interrupted() -> bool {
    INTERRUPTED.load(Ordering::Relaxed)
}

/// How many values a second.
fn rate(state: &ProgressState, out: &mut dyn fmt::Write) {
    // The bar is no place to complain.
    let _ = write!(out, "{:.0}/s", state.per_sec());
}

/// Where a sequence is kept.
struct Kept<'a> {
    checkpoint: Checkpoint,
    file: &'a str,
    every: Duration,
    saved: Instant,
}

pub(crate) struct Watch<'a> {
    voice: &'a Voice,
    /// Whether it could be kept.
    keeps: bool,
    kept: Option<Kept<'a>>,
    started: Instant,
    bar: Option<ProgressBar>,
    to: u64,
}

impl<'a> Watch<'a> {
    /// The watch over a computation up to heap `to`.
    pub(crate) fn new(to: u64, voice: &'a Voice) -> Watch<'a> {
        listen();
        Watch { voice, keeps: false, kept: None, started: Instant::now(), bar: None, to }
    }

    /// The same with a checkpoint of `rule` if `args` ask for one, and the values kept there.
    pub(crate) fn keeping(
        self,
        args: &'a KeepArgs,
        rule: &HeapRule,
    ) -> Result<(Watch<'a>, Vec<u64>), Failure> {
        let keeps = true;
        let Some(file) = &args.checkpoint else {
            return Ok((Watch { keeps, ..self }, Vec::new()));
        };
        let opened = Checkpoint::open(Path::new(file), rule);
        let (checkpoint, values) = opened.map_err(|error| refused(error, file, self.voice))?;
        if values.is_none() && args.resume {
            let shown = [("file", quoted(file).into())];
            return Err(Failure::Unknown { message: self.voice.say("checkpoint-missing", &shown) });
        }
        let (every, saved) = (args.checkpoint_every, Instant::now());
        let kept = Some(Kept { checkpoint, file, every, saved });
        Ok((Watch { keeps, kept, ..self }, values.unwrap_or_default()))
    }

    /// Looks at what is known of the sequence now.
    pub(crate) fn look(&mut self, sequence: &Sequence) -> Result<(), Failure> {
        let known = sequence.len() as u64;
        self.show(known);
        if let Some(kept) = &mut self.kept
            && (interrupted() || known > self.to || kept.saved.elapsed() >= kept.every)
        {
            let begun = Instant::now();
            let most = usize::try_from(self.to).map_or(usize::MAX, |to| to.saturating_add(1));
            let saved = kept.checkpoint.save(sequence, most);
            saved.map_err(|error| refused(error, kept.file, self.voice))?;
            // A long table takes long to write, and should not be written all the time.
            kept.every = kept.every.max(begun.elapsed() * SHARE);
            kept.saved = Instant::now();
        }
        self.go_on(known)
    }

    /// Is told how many heaps are known now.
    pub(crate) fn tick(&mut self, known: u64) -> Result<(), Failure> {
        self.show(known);
        self.go_on(known)
    }

    fn show(&mut self, known: u64) {
        if self.bar.is_none() && self.started.elapsed() > PATIENCE {
            let style = ProgressStyle::with_template(BAR);
            let bar = ProgressBar::new(self.to);
            // What a checkpoint knew was not computed in this time.
            bar.set_position(known.min(self.to));
            bar.reset_eta();
            let style = style.map(|style| style.with_key("rate", rate));
            self.bar = Some(style.map_or(bar.clone(), |style| bar.with_style(style)));
        }
        if let Some(bar) = &self.bar {
            bar.set_position(known.min(self.to));
        }
    }

    /// Stops if that was asked for.
    fn go_on(&self, known: u64) -> Result<(), Failure> {
        if !interrupted() {
            return Ok(());
        }
        self.end();
        let known = ("known", known.min(self.to.saturating_add(1)).into());
        let message = match &self.kept {
            None if self.keeps => self.voice.say("checkpoint-none-kept", &[known]),
            None => self.voice.say("checkpoint-interrupted", &[known]),
            Some(kept) => {
                let go_on = command::again("--resume");
                let shown = [known, ("file", quoted(kept.file).into()), ("command", go_on.into())];
                self.voice.say("checkpoint-kept", &shown)
            }
        };
        Err(Failure::Interrupted { message })
    }

    /// Takes the bar away.
    pub(crate) fn end(&self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

/// Writes until the person asks for an end.
pub(crate) struct Stoppable<W>(pub(crate) W);

impl<W: Write> Write for Stoppable<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match interrupted() {
            true => Err(io::ErrorKind::Other.into()),
            false => self.0.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

fn refused(error: CheckpointError, file: &str, voice: &Voice) -> Failure {
    let shown = || ("file", quoted(file).into());
    let message = match error {
        CheckpointError::Io(error) => {
            let args = [shown(), ("why", error.to_string().into())];
            return Failure::File { message: voice.say("checkpoint-io", &args) };
        }
        CheckpointError::Foreign => voice.say("checkpoint-foreign", &[shown()]),
        CheckpointError::Version(version) => {
            voice.say("checkpoint-version", &[shown(), ("version", version.into())])
        }
        CheckpointError::Damaged => voice.say("checkpoint-damaged", &[shown()]),
        CheckpointError::InTheWay(other) => {
            let other = other.display().to_string();
            voice.say("checkpoint-in-the-way", &[("file", quoted(&other).into())])
        }
        CheckpointError::OtherRule(rule) => {
            voice.say("checkpoint-other-rule", &[shown(), ("rule", quoted(&rule).into())])
        }
    };
    Failure::Unknown { message }
}
