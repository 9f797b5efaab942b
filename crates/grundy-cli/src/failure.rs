//! What can go wrong, how it is said, and the exit code it has.

use crate::ask::{self, Problem};
use crate::voice::Voice;
use grundy::json::UnsolvedObject;
use grundy::{Stopped, Unsolved};
use serde::Serialize;
use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

/// Why a command gave no answer.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The expression is not a position.
    Input(Box<Problem>),
    /// The input is not text.
    NotUtf8,
    /// The input is longer than we read.
    TooLong { most: u64 },
    /// No game, theorem or check has this name.
    Unknown { message: String },
    /// The input is wrong, and it is shown where.
    Shown { message: String },
    /// A limit was reached, or play need not end.
    Unsolved(Unsolved),
    /// The person stopped it.
    Interrupted { message: String },
    /// A limit was reached, and what is known was said already.
    Incomplete(Stopped),
    /// A limit was reached, but something is known and was written.
    Cut {
        /// What stopped it.
        unsolved: Unsolved,
        /// The same in words, and what is known.
        words: String,
        /// Whether an object that was printed says so.
        told: bool,
    },
    /// It was not begun, as it needs more memory than it may take.
    Memory {
        /// How many bytes it would take.
        needs: u64,
        /// How many it may take.
        limit: u64,
        /// The same in words, and what to do about it.
        message: String,
    },
    /// A graph file has a cycle.
    Cyclic {
        /// The names of its vertices.
        cycle: Vec<serde_json::Value>,
        /// The same in words.
        message: String,
    },
    /// A file could not be written.
    File { message: String },
    /// Standard input, or a file, could not be read.
    Read(io::Error),
    /// Standard output could not be written.
    Write(io::Error),
}

impl From<Unsolved> for Failure {
    fn from(unsolved: Unsolved) -> Failure {
        Failure::Unsolved(unsolved)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Write(error)
    }
}

impl From<serde_json::Error> for Failure {
    /// What we serialise has no maps with odd keys, so only writing can fail.
    fn from(error: serde_json::Error) -> Failure {
        Failure::Write(error.into())
    }
}

/// Bad input.
const BAD_INPUT: u8 = 2;
/// Stopped at a limit.
const STOPPED: u8 = 3;
/// The machine's own fault, such as a full disk.
const IO: u8 = 1;

#[derive(Serialize)]
struct ErrorObject<T> {
    error: T,
}

#[derive(Serialize)]
struct InputObject<'a> {
    kind: &'static str,
    message: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    places: Option<&'a [ask::Place]>,
}

/// As [`UnsolvedObject`], with what would have been needed.
#[derive(Serialize)]
struct MemoryObject<'a> {
    kind: &'static str,
    message: &'a str,
    limit: LimitObject,
    positions: u64,
    needs_bytes: u64,
}

#[derive(Serialize)]
struct LimitObject {
    memory_bytes: u64,
}

#[derive(Serialize)]
struct CycleObject<'a> {
    kind: &'static str,
    message: &'a str,
    cycle: &'a [serde_json::Value],
}

impl Failure {
    /// Says what went wrong: in words on standard error, or as an object on standard output.
    pub(crate) fn report(&self, json: bool, voice: &Voice, out: &mut dyn Write) -> ExitCode {
        // Whoever read our output has seen enough: that is no failure of ours.
        if matches!(self, Failure::Write(error) if error.kind() == ErrorKind::BrokenPipe) {
            return ExitCode::SUCCESS;
        }
        let said = match json {
            true => self.object(voice, out).and_then(|()| out.flush()),
            false => {
                // What was answered so far comes before why it ends here.
                let flushed = out.flush();
                flushed.and(writeln!(io::stderr().lock(), "{}", self.words(voice).trim_end()))
            }
        };
        match said {
            Err(error) if error.kind() != ErrorKind::BrokenPipe => ExitCode::from(IO),
            _ => ExitCode::from(self.code()),
        }
    }

    fn code(&self) -> u8 {
        match self {
            Failure::Unsolved(Unsolved::Stopped(_))
            | Failure::Cut { .. }
            | Failure::Incomplete(_)
            | Failure::Memory { .. }
            | Failure::Interrupted { .. } => STOPPED,
            Failure::Read(_) | Failure::Write(_) | Failure::File { .. } => IO,
            _ => BAD_INPUT,
        }
    }

    fn words(&self, voice: &Voice) -> String {
        let error = |text: String| {
            let label = voice.say("cli-error", &[]);
            match voice.color_errors {
                true => format!("\u{1b}[1;31m{label}\u{1b}[0m {text}"),
                false => format!("{label} {text}"),
            }
        };
        match self {
            Failure::Input(problem) => problem.shown.clone(),
            Failure::Shown { message } => message.clone(),
            Failure::NotUtf8 => error(voice.say("cli-not-utf8", &[])),
            Failure::TooLong { most } => {
                error(voice.say("cli-too-long", &[("most", (*most).into())]))
            }
            Failure::Unknown { message }
            | Failure::File { message }
            | Failure::Memory { message, .. }
            | Failure::Cyclic { message, .. }
            | Failure::Interrupted { message } => error(message.clone()),
            Failure::Unsolved(unsolved) => ask::stopped(unsolved, voice),
            Failure::Incomplete(stopped) => {
                ask::stopped(&Unsolved::Stopped(stopped.clone()), voice)
            }
            Failure::Cut { words, .. } => words.clone(),
            Failure::Read(why) => {
                error(voice.say("cli-cannot-read", &[("why", why.to_string().into())]))
            }
            Failure::Write(why) => {
                error(voice.say("cli-cannot-write", &[("why", why.to_string().into())]))
            }
        }
    }

    fn object(&self, voice: &Voice, out: &mut dyn Write) -> io::Result<()> {
        match self {
            Failure::Incomplete(_) | Failure::Cut { told: true, .. } => return Ok(()),
            Failure::Unsolved(unsolved) | Failure::Cut { unsolved, .. } => {
                let error = UnsolvedObject::new(unsolved);
                serde_json::to_writer(&mut *out, &ErrorObject { error })?;
            }
            Failure::Input(problem) => {
                let message = problem.places.first().map_or("", |place| place.message.as_str());
                let error = InputObject { kind: "input", message, places: Some(&problem.places) };
                serde_json::to_writer(&mut *out, &ErrorObject { error })?;
            }
            Failure::Memory { needs, limit, message } => {
                let limit = LimitObject { memory_bytes: *limit };
                let error = MemoryObject {
                    kind: "limit",
                    message,
                    limit,
                    positions: 0,
                    needs_bytes: *needs,
                };
                serde_json::to_writer(&mut *out, &ErrorObject { error })?;
            }
            Failure::Cyclic { cycle, message } => {
                let error = CycleObject { kind: "cycle", message, cycle };
                serde_json::to_writer(&mut *out, &ErrorObject { error })?;
            }
            _ => {
                let kind = match self.code() {
                    IO => "io",
                    STOPPED => "interrupted",
                    _ => "input",
                };
                let message = &self.words(voice);
                let error = InputObject { kind, message, places: None };
                serde_json::to_writer(&mut *out, &ErrorObject { error })?;
            }
        }
        writeln!(out)
    }
}
