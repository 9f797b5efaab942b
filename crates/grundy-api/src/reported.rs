//! What every report can do: speak, and be JSON.

use grundy_core::{Budget, Player, Stopped};
use grundy_explain::{Doc, Messages};
use serde::Serialize;
use std::io::{self, Write};

/// How a report is told in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct How {
    /// The whole reason, not only its beginning.
    pub whole: bool,
    /// The player who is asked about, if only one is.
    pub mover: Option<Player>,
}

/// The answer to a question.
pub trait Reported {
    /// The report in words.
    fn say(&self, how: &How, messages: &Messages) -> Doc;

    /// Writes the report as a JSON object.
    ///
    /// # Errors
    /// If `out` cannot be written to.
    fn write_json(&self, messages: &Messages, out: &mut dyn Write) -> io::Result<()>;

    /// What stopped the work and what is known all the same, in the words of the question. Nothing if the words for
    /// any question do.
    fn say_stopped(&self, by: &Stopped, messages: &Messages) -> Option<Doc> {
        let _ = (by, messages);
        None
    }
}

/// The version of all objects. Within a version fields are only added.
const VERSION: u32 = 1;

/// An object with the version of the format before its fields.
#[derive(Serialize)]
struct Versioned<T> {
    version: u32,
    #[serde(flatten)]
    object: T,
}

/// Writes an object with the version of the format.
///
/// # Errors
/// If `out` cannot be written to.
pub(crate) fn write_object(object: &impl Serialize, out: &mut dyn Write) -> io::Result<()> {
    serde_json::to_writer(&mut *out, &Versioned { version: VERSION, object })?;
    writeln!(out)
}

/// Writes until a limit is reached: what is written may be computed as it is written.
pub(crate) struct Watched<'a, W: ?Sized> {
    pub(crate) out: &'a mut W,
    pub(crate) budget: &'a Budget,
}

impl<W: Write + ?Sized> Write for Watched<'_, W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.budget.in_time().map_err(io::Error::other)?;
        self.out.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}
