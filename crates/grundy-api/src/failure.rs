//! Why a question has no answer, or only a part of one.

use crate::{Report, Reported};
use grundy::SolveError;
use grundy_core::{Limit, Stopped};
use grundy_explain::failure::{
    CycleRefused, FailureText, cycle_text, file_text, input_text, room_text, unfinished_text,
    unsolved_text,
};
use grundy_explain::render::Terminal;
use grundy_explain::{InputError, Messages};
use std::error::Error;
use std::fmt;
use std::io;

/// Why a question has no answer, or only a part of one.
#[derive(Debug)]
#[non_exhaustive]
pub enum Failure {
    /// Something is wrong with the question.
    Input(Box<InputError>),
    /// The question has no answer as it is asked: play need not end, or rules break down.
    Refused(Box<SolveError>),
    /// A limit was reached, or somebody asked for an end.
    Stopped {
        /// What stopped it.
        by: Stopped,
        /// What is known all the same.
        known: Option<Box<Report>>,
    },
    /// A limit was reached, or somebody asked for an end, before a file was read or written to its end.
    Unfinished {
        /// Its name; `-` for standard input or output.
        name: String,
        /// What was done with it.
        doing: Doing,
        /// What stopped that.
        by: Stopped,
    },
    /// Play on a graph need not end, and draws were not asked for.
    Cycle(CycleRefused),
    /// A graph has no room in memory when it is read. It may be converted first, in less.
    NoRoom(Stopped),
    /// A file cannot be read or written.
    File(FileFailure),
    /// The program is wrong: a panic that was caught.
    Bug(String),
}

/// What was done with a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doing {
    /// It was opened or read.
    Reading,
    /// It was made or written.
    Writing,
}

/// A file that cannot be read or written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileFailure {
    /// Its name; `-` for standard input or output.
    pub name: String,
    /// What was done with it.
    pub doing: Doing,
    /// What went wrong.
    pub kind: io::ErrorKind,
    /// The same as the system says it.
    pub why: String,
}

impl FileFailure {
    /// What `why` says went wrong with the file `name`.
    pub fn new(name: &str, doing: Doing, why: &io::Error) -> FileFailure {
        FileFailure { name: name.to_owned(), doing, kind: why.kind(), why: why.to_string() }
    }
}

/// A kind of failure, and what each face makes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FailureKind {
    /// Its name in JSON.
    pub name: &'static str,
    /// The exit code of the program.
    pub exit_code: u8,
    /// The status over HTTP.
    pub status: u16,
    /// The exception in Python.
    pub exception: &'static str,
}

const fn kind(
    name: &'static str,
    exit_code: u8,
    status: u16,
    exception: &'static str,
) -> FailureKind {
    FailureKind { name, exit_code, status, exception }
}

/// Every kind of failure.
pub const KINDS: &[FailureKind] = &[
    kind("input", 2, 400, "InputError"),
    kind("rules", 2, 400, "InputError"),
    kind("file", 2, 404, "FileError"),
    kind("cycle", 2, 422, "RefusedError"),
    kind("unsupported", 2, 422, "RefusedError"),
    kind("limit", 3, 422, "StoppedError"),
    kind("interrupted", 3, 422, "StoppedError"),
    kind("too-large", 3, 422, "RefusedError"),
    kind("io", 1, 500, "FileError"),
    kind("bug", 1, 500, "BugError"),
];

impl Failure {
    /// The file `name` was not read to its end: it cannot be, or what [`Stopped`] reading is in the error.
    pub fn reading(name: &str, why: io::Error) -> Failure {
        Failure::of_file(name, Doing::Reading, why)
    }

    /// The file `name` was not written to its end, likewise.
    pub fn writing(name: &str, why: io::Error) -> Failure {
        Failure::of_file(name, Doing::Writing, why)
    }

    fn of_file(name: &str, doing: Doing, why: io::Error) -> Failure {
        match why.downcast::<Stopped>() {
            Ok(by) => Failure::Unfinished { name: name.to_owned(), doing, by },
            Err(why) => FileFailure::new(name, doing, &why).into(),
        }
    }

    /// What kind of failure it is.
    pub fn kind(&self) -> &'static FailureKind {
        let name = match self {
            Failure::Input(error) if error.is_too_large() => "too-large",
            Failure::Input(_) => "input",
            Failure::Refused(why) => match &**why {
                SolveError::Broken(_) => "rules",
                SolveError::Cycle(_) | SolveError::Circle(_) => "cycle",
                _ => "unsupported",
            },
            Failure::Stopped { by, .. } | Failure::Unfinished { by, .. }
                if by.by == Limit::Cancelled =>
            {
                "interrupted"
            }
            Failure::Stopped { .. } | Failure::Unfinished { .. } | Failure::NoRoom(_) => "limit",
            Failure::Cycle(_) => "cycle",
            Failure::File(file) if file.doing == Doing::Writing => "io",
            Failure::File(_) => "file",
            Failure::Bug(_) => "bug",
        };
        let kind = KINDS.iter().find(|kind| kind.name == name);
        kind.unwrap_or(&KINDS[KINDS.len() - 1])
    }

    /// A text of the question that is refused, and what was probably meant by it.
    pub fn repair(&self) -> Option<(String, String)> {
        use grundy_lang::DiagnosticKind::{Expected, Meant, UnknownGame};
        let Failure::Input(error) = self else { return None };
        let InputError::Text { source, mistakes } = &**error else { return None };
        let [mistake] = mistakes.as_slice() else { return None };
        let meant = match &mistake.kind {
            Meant { text } => text.clone(),
            UnknownGame { nearest: Some(nearest), .. } => {
                let mut text = source.clone();
                text.replace_range(mistake.span.clone(), nearest);
                text
            }
            Expected { .. } => grundy_lang::meant(source, None)?.text,
            _ => return None,
        };
        Some((source.clone(), meant))
    }

    /// The failure in words. `terminal` says how wide and coloured they may be.
    pub fn tell(&self, messages: &Messages, terminal: &Terminal) -> FailureText {
        match self {
            Failure::Input(error) => input_text(error, messages, terminal.colour),
            Failure::Refused(why) => unsolved_text(why, messages, terminal),
            Failure::Stopped { by, known } => {
                let told = known.as_ref().and_then(|known| known.say_stopped(by, messages));
                match told {
                    Some(doc) => grundy_explain::failure::stopped_text(&doc, terminal),
                    None => unsolved_text(&SolveError::Stopped(by.clone()), messages, terminal),
                }
            }
            Failure::Unfinished { name, doing, by } => {
                unfinished_text(name, *doing == Doing::Writing, by, messages, terminal)
            }
            Failure::Cycle(cycle) => cycle_text(cycle, messages, terminal.colour),
            Failure::NoRoom(by) => room_text(by, messages, terminal),
            Failure::File(FileFailure { name, doing, why, .. }) => {
                file_text(name, *doing == Doing::Writing, why, messages, terminal.colour)
            }
            Failure::Bug(why) => {
                let args = [("why", why.as_str().into())];
                grundy_explain::failure::labelled(
                    messages.get("failure-bug", &args),
                    messages,
                    terminal.colour,
                )
            }
        }
    }
}

/// The answer, or the part of it that a limit left; and what stopped the rest.
///
/// # Errors
/// If nothing is known.
pub fn split<R: TryFrom<Report>>(
    answer: Result<R, Failure>,
) -> Result<(R, Option<Stopped>), Failure> {
    match answer {
        Ok(report) => Ok((report, None)),
        Err(Failure::Stopped { by, known: Some(known) }) => match R::try_from(*known) {
            Ok(report) => Ok((report, Some(by))),
            Err(_) => Err(Failure::Stopped { by, known: None }),
        },
        Err(why) => Err(why),
    }
}

impl fmt::Display for Failure {
    /// In English; [`Failure::tell`] speaks other languages too.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let messages = Messages::of(grundy_explain::Language::En);
        let terminal = Terminal { width: 100, colour: false };
        f.write_str(&self.tell(messages, &terminal).message)
    }
}

impl Error for Failure {}

impl From<InputError> for Failure {
    fn from(error: InputError) -> Failure {
        Failure::Input(Box::new(error))
    }
}

impl From<SolveError> for Failure {
    fn from(unsolved: SolveError) -> Failure {
        match unsolved {
            SolveError::Stopped(by) => by.into(),
            why => Failure::Refused(Box::new(why)),
        }
    }
}

impl From<Stopped> for Failure {
    fn from(by: Stopped) -> Failure {
        Failure::Stopped { by, known: None }
    }
}

impl From<FileFailure> for Failure {
    fn from(file: FileFailure) -> Failure {
        Failure::File(file)
    }
}
