//! How far a long computation on a graph is, on the terminal; and a clean end when the person stops it.

use crate::voice::Voice;
use grundy_engines::graph::{Progress, Stage};
use indicatif::{ProgressBar, ProgressStyle};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// What takes less time than this needs no bar.
const PATIENCE: Duration = Duration::from_secs(1);

/// What it is at, and how far.
const STYLE: &str = "{msg} {wide_bar} {human_pos}/{human_len}  {eta}";

pub(crate) struct Bar {
    /// What each stage is called.
    words: [String; 4],
    started: Instant,
    /// The bar once there is one, and the stage it shows.
    shown: Mutex<Option<(ProgressBar, Stage)>>,
    /// Whether the person asked for an end.
    interrupted: Arc<AtomicBool>,
}

impl Bar {
    pub(crate) fn new(voice: &Voice) -> Bar {
        let interrupted = Arc::new(AtomicBool::new(false));
        let flag = Arc::clone(&interrupted);
        // If there is a handler already, the default one ends the program at once: no harm is done.
        let _ = ctrlc::set_handler(move || flag.store(true, Ordering::Relaxed));
        let ids = [
            "graph-stage-reading",
            "graph-stage-building",
            "graph-stage-solving",
            "graph-stage-writing",
        ];
        let words = ids.map(|id| voice.say(id, &[]));
        Bar { words, started: Instant::now(), shown: Mutex::new(None), interrupted }
    }

    /// Shows how far it is. Whether to go on.
    pub(crate) fn look(&self, progress: Progress) -> bool {
        if self.started.elapsed() > PATIENCE {
            // Another thread that shows the bar now does it as well.
            if let Ok(mut shown) = self.shown.try_lock() {
                self.show(&mut shown, progress);
            }
        }
        !self.interrupted.load(Ordering::Relaxed)
    }

    fn show(&self, shown: &mut Option<(ProgressBar, Stage)>, progress: Progress) {
        let Progress { stage, done, of } = progress;
        match shown {
            Some((bar, at)) if *at == stage => {
                bar.set_length(of);
                bar.set_position(done);
            }
            _ => {
                if let Some((bar, _)) = shown.take() {
                    bar.finish_and_clear();
                }
                let bar = ProgressBar::new(of);
                if let Ok(style) = ProgressStyle::with_template(STYLE) {
                    bar.set_style(style);
                }
                let [reading, building, solving, writing] = &self.words;
                let word = match stage {
                    Stage::Reading => reading,
                    Stage::Building => building,
                    Stage::Solving => solving,
                    Stage::Writing => writing,
                };
                bar.set_message(word.clone());
                bar.set_position(done);
                *shown = Some((bar, stage));
            }
        }
    }

    /// Takes the bar away.
    pub(crate) fn end(&self) {
        if let Ok(mut shown) = self.shown.lock()
            && let Some((bar, _)) = shown.take()
        {
            bar.finish_and_clear();
        }
    }
}

impl Drop for Bar {
    fn drop(&mut self) {
        self.end();
    }
}
