//! What goes on beside a long computation: a bar on the terminal, a checkpoint now and then, and a clean end
//! when the person stops it.

use crate::args::PeriodArgs;
use crate::failure::Failure;
use crate::quoted::quoted;
use crate::voice::Voice;
use grundy::checkpoint::{Checkpoint, CheckpointError};
use grundy_engines::heap::sequence::Sequence;
use grundy_games::heap::HeapRule;
use indicatif::{ProgressBar, ProgressState, ProgressStyle};
use std::fmt;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// What takes less time than this needs no bar.
const PATIENCE: Duration = Duration::from_secs(1);

/// Heaps, how far, how fast, and how long it will take.
const BAR: &str = "{wide_bar} {human_pos}/{human_len}  {rate}  {eta}";

/// How many values a second.
fn rate(state: &ProgressState, out: &mut dyn fmt::Write) {
    // The bar is no place to complain.
    let _ = write!(out, "{:.0}/s", state.per_sec());
}

pub(crate) struct Watch<'a> {
    voice: &'a Voice,
    checkpoint: Option<Checkpoint>,
    file: &'a str,
    every: Duration,
    started: Instant,
    saved: Instant,
    bar: Option<ProgressBar>,
    to: u64,
    /// Whether the person asked for an end.
    interrupted: Arc<AtomicBool>,
}

impl<'a> Watch<'a> {
    /// The watch over the computation that `args` ask for, and the sequence it begins with.
    pub(crate) fn new(
        args: &'a PeriodArgs,
        rule: &HeapRule,
        voice: &'a Voice,
    ) -> Result<(Watch<'a>, Sequence), Failure> {
        let file = args.checkpoint.as_deref().unwrap_or_default();
        let (checkpoint, sequence) = match &args.checkpoint {
            None => (None, rule.sequence()),
            Some(file) => {
                let opened = Checkpoint::open(Path::new(file), rule);
                let (checkpoint, sequence) = opened.map_err(|error| refused(error, file, voice))?;
                (Some(checkpoint), sequence)
            }
        };
        let interrupted = Arc::new(AtomicBool::new(false));
        let flag = Arc::clone(&interrupted);
        // If there is a handler already, the default one ends the program at once: no harm is done.
        let _ = ctrlc::set_handler(move || flag.store(true, Ordering::Relaxed));
        let now = Instant::now();
        let watch = Watch {
            voice,
            checkpoint,
            file,
            every: args.checkpoint_every,
            started: now,
            saved: now,
            bar: None,
            to: args.to,
            interrupted,
        };
        Ok((watch, sequence))
    }

    /// Looks at what is known now.
    pub(crate) fn look(&mut self, sequence: &Sequence) -> Result<(), Failure> {
        let known = sequence.len() as u64;
        if self.bar.is_none() && self.started.elapsed() > PATIENCE {
            let style = ProgressStyle::with_template(BAR);
            let bar = ProgressBar::new(self.to);
            let style = style.map(|style| style.with_key("rate", rate));
            self.bar = Some(style.map_or(bar.clone(), |style| bar.with_style(style)));
        }
        if let Some(bar) = &self.bar {
            bar.set_position(known.min(self.to));
        }
        let interrupted = self.interrupted.load(Ordering::Relaxed);
        if interrupted || known > self.to || self.saved.elapsed() >= self.every {
            if let Some(checkpoint) = &self.checkpoint {
                let saved = checkpoint.save(sequence);
                saved.map_err(|error| refused(error, self.file, self.voice))?;
            }
            self.saved = Instant::now();
        }
        if interrupted {
            self.end();
            let id = match self.checkpoint {
                Some(_) => "checkpoint-kept",
                None => "checkpoint-interrupted",
            };
            let mut args = vec![("last", known.saturating_sub(1).into())];
            if self.checkpoint.is_some() {
                args.push(("file", quoted(self.file).into()));
            }
            return Err(Failure::Interrupted { message: self.voice.say(id, &args) });
        }
        Ok(())
    }

    /// Takes the bar away.
    pub(crate) fn end(&self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

fn refused(error: CheckpointError, file: &str, voice: &Voice) -> Failure {
    let shown = || ("file", quoted(file).into());
    let message = match error {
        CheckpointError::Io(error) => return Failure::Write(error),
        CheckpointError::Foreign => voice.say("checkpoint-foreign", &[shown()]),
        CheckpointError::Version(version) => {
            voice.say("checkpoint-version", &[shown(), ("version", version.into())])
        }
        CheckpointError::Damaged => voice.say("checkpoint-damaged", &[shown()]),
        CheckpointError::OtherRule(rule) => {
            voice.say("checkpoint-other-rule", &[shown(), ("rule", quoted(&rule).into())])
        }
    };
    Failure::Unknown { message }
}
