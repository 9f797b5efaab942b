//! How far a long computation is, on the terminal.

use crate::voice::Voice;
use grundy_api::{Progress, Pulse, Stage};
use grundy_explain::{Language, Messages};
use indicatif::{ProgressBar, ProgressState, ProgressStyle};
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// What takes less time than this needs no bar.
const PATIENCE: Duration = Duration::from_secs(1);

/// Heaps, how far, how fast, and how long it will take.
const HEAPS: &str = "{wide_bar} {human_pos}/{human_len}  {rate}  {eta}";

/// What it is at, and how far.
const OTHERS: &str = "{msg} {wide_bar} {human_pos}/{human_len}  {eta}";

/// A bar that is there once something takes long, and gone when this is.
pub(crate) struct Bar(Arc<Shown>);

struct Shown {
    /// The language of what each stage is called; a bar that is never shown needs no words.
    language: Language,
    started: Instant,
    /// The bar once there is one, and the stage it shows.
    bar: Mutex<Option<(ProgressBar, Stage)>>,
}

impl Bar {
    pub(crate) fn new(voice: &Voice) -> Bar {
        let language = voice.language;
        Bar(Arc::new(Shown { language, started: Instant::now(), bar: Mutex::new(None) }))
    }

    /// Whom to tell how far it is.
    pub(crate) fn pulse(&self) -> Pulse {
        let shown = Arc::clone(&self.0);
        Arc::new(move |progress| shown.look(progress))
    }
}

impl Drop for Bar {
    fn drop(&mut self) {
        self.0.clear();
    }
}

impl Drop for Shown {
    /// An export may have shown it again.
    fn drop(&mut self) {
        self.clear();
    }
}

impl Shown {
    fn clear(&self) {
        let mut bar = self.bar.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((bar, _)) = bar.take() {
            bar.finish_and_clear();
        }
    }

    fn look(&self, progress: Progress) {
        // Where nobody knows how much there is to do, there is nothing to draw.
        if progress.of == 0 || self.started.elapsed() <= PATIENCE {
            return;
        }
        // Another thread that shows the bar now does it as well.
        if let Ok(mut bar) = self.bar.try_lock() {
            self.show(&mut bar, progress);
        }
    }

    fn show(&self, shown: &mut Option<(ProgressBar, Stage)>, progress: Progress) {
        let Progress { stage, done, of } = progress;
        match shown {
            Some((bar, at)) if *at == stage => {
                bar.set_length(of);
                bar.set_position(done.min(of));
            }
            _ => {
                if let Some((bar, _)) = shown.take() {
                    bar.finish_and_clear();
                }
                let bar = ProgressBar::new(of);
                // What was known before was not computed in this time.
                bar.set_position(done.min(of));
                bar.reset_eta();
                let style = match stage {
                    Stage::Heaps => {
                        ProgressStyle::with_template(HEAPS).map(|s| s.with_key("rate", rate))
                    }
                    _ => ProgressStyle::with_template(OTHERS),
                };
                if let Ok(style) = style {
                    bar.set_style(style);
                }
                bar.set_message(self.word(stage));
                *shown = Some((bar, stage));
            }
        }
    }

    fn word(&self, stage: Stage) -> String {
        let id = match stage {
            Stage::Reading => "graph-stage-reading",
            Stage::Building => "graph-stage-building",
            Stage::Writing => "graph-stage-writing",
            _ => "graph-stage-solving",
        };
        Messages::of(self.language).get(id, &[])
    }
}

/// How many values a second.
fn rate(state: &ProgressState, out: &mut dyn fmt::Write) {
    // The bar is no place to complain.
    let _ = write!(out, "{:.0}/s", state.per_sec());
}
