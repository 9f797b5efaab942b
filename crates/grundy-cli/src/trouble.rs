//! How a failure is said, and the exit code it has.

use crate::command::instead;
use crate::face::Face;
use crate::voice::Voice;
use grundy_api::json::FailureObject;
use grundy_api::{Doing, Failure, InputError};
use grundy_explain::render::Terminal;
use grundy_host::Signals;
use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

/// A failure, and what was said before it.
#[derive(Debug)]
pub(crate) struct Trouble {
    pub(crate) failure: Failure,
    /// Whether a report was printed: an object says itself that it is not whole.
    pub(crate) told: bool,
    /// What a person at the terminal is told instead of the usual words.
    pub(crate) words: Option<String>,
}

impl<F: Into<Failure>> From<F> for Trouble {
    fn from(failure: F) -> Trouble {
        Trouble { failure: failure.into(), told: false, words: None }
    }
}

/// Says so, and ends the program, when a file that is mapped becomes shorter while it is read.
pub(crate) fn tell_cut_short(signals: &Signals, voice: &Voice, json: bool) {
    let (messages, width, colour) = (voice.messages(), voice.width, voice.color_errors);
    signals.when_cut_short(move || {
        let failure = Failure::from(InputError::CutShort);
        // Nobody is left to be told if that fails.
        let _ = match json {
            true => FailureObject::new(&failure, messages).write(&mut io::stdout()),
            false => {
                let shown = failure.tell(messages, &Terminal { width, colour }).shown;
                writeln!(io::stderr(), "{}", shown.trim_end())
            }
        };
        failure.kind().exit_code
    });
}

impl Trouble {
    /// Of a failure after the report was printed.
    pub(crate) fn after_report(failure: Failure) -> Trouble {
        Trouble { failure, told: true, words: None }
    }

    /// Says what went wrong: in words on standard error, or as an object on standard output.
    pub(crate) fn report(&self, face: &mut Face<'_>) -> ExitCode {
        // Whoever read our output has seen enough: that is no failure of ours.
        if let Failure::File(file) = &self.failure
            && (file.name.as_str(), file.doing, file.kind)
                == ("-", Doing::Writing, ErrorKind::BrokenPipe)
        {
            return ExitCode::SUCCESS;
        }
        let code = ExitCode::from(self.failure.kind().exit_code);
        let said = match (face.json, self.told) {
            (true, false) => self.write_object(face),
            (true, true)
                if matches!(self.failure, Failure::Stopped { .. } | Failure::Unfinished { .. }) =>
            {
                face.out.flush()
            }
            _ => self.write_words(face),
        };
        match said {
            Err(error) if error.kind() != ErrorKind::BrokenPipe => ExitCode::FAILURE,
            _ => code,
        }
    }

    fn write_object(&self, face: &mut Face<'_>) -> io::Result<()> {
        let object = FailureObject::new(&self.failure, face.messages());
        object.write(&mut *face.out)?;
        face.out.flush()
    }

    fn write_words(&self, face: &mut Face<'_>) -> io::Result<()> {
        // What was answered so far comes before why it ends here.
        let flushed = face.out.flush();
        let terminal = Terminal { width: face.voice.width, colour: face.voice.color_errors };
        let shown = match &self.words {
            Some(words) => words.clone(),
            None => self.failure.tell(face.messages(), &terminal).shown,
        };
        flushed.and(writeln!(io::stderr().lock(), "{}", shown.trim_end()))?;
        // What was meant, to be copied.
        let meant = self.failure.repair().and_then(|(typed, meant)| instead(&typed, &meant));
        meant.map_or(Ok(()), |command| writeln!(io::stderr().lock(), "\n  {command}"))
    }
}
