//! The one way from a command to what it prints: ask, then tell in words or in JSON.

use crate::bar::Bar;
use crate::trouble::Trouble;
use crate::voice::Voice;
use grundy_api::{
    Asked, Bounds, Budget, Context, Control, Failure, How, Keep, Limits, Report, Reported, Stop,
    Stopped, split,
};
use grundy_explain::render::{self, Terminal};
use grundy_explain::{Arg, Doc, Messages};
use grundy_host::Native;
use std::io::Write;
use std::time::Duration;

/// How the program speaks, what it may use, and where its answers go.
pub(crate) struct Face<'a> {
    pub(crate) voice: &'a Voice,
    /// Whether answers are JSON objects.
    pub(crate) json: bool,
    pub(crate) limits: Bounds,
    /// What the clock said when the program began, from when its time runs.
    pub(crate) begun: Option<Duration>,
    /// Set by signals.
    pub(crate) stop: Stop,
    pub(crate) out: &'a mut (dyn Write + Send),
}

/// Standard output, among names of files.
const OUT: &str = "-";

impl Face<'_> {
    /// The answer, or what a limit left of it and what stopped the rest.
    pub(crate) fn ask<Q: Asked>(
        &self,
        question: &Q,
        keep: Option<&mut dyn Keep>,
    ) -> Result<(Q::Report, Option<Stopped>), Failure> {
        let bar = Bar::new(self.voice);
        // Reading is part of the work.
        let control = self.control().telling(bar.pulse()).since(self.begun);
        let mut cx = Context { limits: self.limits, control, host: &Native, keep };
        split(question.ask(&mut cx))
    }

    /// Asks and tells.
    pub(crate) fn answer<Q: Asked>(&mut self, question: &Q, how: &How) -> Result<(), Trouble> {
        let (report, stopped) = self.ask(question, None)?;
        self.tell(&report, how)?;
        end(report, stopped)
    }

    /// Prints a report.
    pub(crate) fn tell(&mut self, report: &dyn Reported, how: &How) -> Result<(), Failure> {
        if self.json {
            let written = report.write_json(self.messages(), self.out);
            return written.map_err(|why| Failure::writing(OUT, why));
        }
        self.print(&report.say(how, self.messages()))
    }

    /// Prints a document.
    pub(crate) fn print(&mut self, doc: &Doc) -> Result<(), Failure> {
        let text = render::text(doc, &self.terminal());
        let written = self.out.write_all(text.as_bytes());
        written.map_err(|why| Failure::writing(OUT, why))
    }

    /// Prints bytes as they are.
    pub(crate) fn put(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        self.out.write_all(bytes).map_err(|why| Failure::writing(OUT, why))
    }

    /// Prints a message as a paragraph.
    pub(crate) fn say(&mut self, id: &str, args: &[(&str, Arg<'_>)]) -> Result<(), Failure> {
        let message = grundy_explain::markup(&self.voice.say(id, args));
        self.print(&Doc::new(vec![grundy_explain::Block::Paragraph(message)]))
    }

    pub(crate) fn messages(&self) -> &'static Messages {
        self.voice.messages()
    }

    /// Standard output.
    pub(crate) fn terminal(&self) -> Terminal {
        Terminal { width: self.voice.width, colour: self.voice.color }
    }

    pub(crate) fn control(&self) -> Control {
        Control::default().stopped_by(self.stop.clone())
    }

    /// What may be used for something that is no question.
    pub(crate) fn budget(&self) -> Budget {
        Budget::under(&self.limits.or(Limits::default()), &self.control())
    }

    /// What may be used for reading what a question is made of.
    pub(crate) fn reading(&self) -> Budget {
        let control = self.control().since(self.begun);
        Budget::under(&self.limits.or(Limits::default()), &control)
    }

    /// The text of `argument`, or of standard input if it is `-`.
    pub(crate) fn text(&self, argument: &str) -> Result<String, Failure> {
        /// More than this many bytes are no expression we would answer.
        const LONGEST: u64 = 1 << 30;
        match argument {
            "-" => Ok(grundy_host::files::read_text(argument, LONGEST, &self.reading())?),
            text => Ok(text.to_owned()),
        }
    }
}

/// Nothing more is to be said of a report, but what stopped the rest.
pub(crate) fn end(report: impl Into<Report>, stopped: Option<Stopped>) -> Result<(), Trouble> {
    match stopped {
        None => Ok(()),
        Some(by) => {
            let known = Some(Box::new(report.into()));
            Err(Trouble { failure: Failure::Stopped { by, known }, told: true, words: None })
        }
    }
}
