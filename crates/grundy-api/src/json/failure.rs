//! Failures: what faces put under the key `error`.

use crate::reported::write_object;
use crate::{Doing, Failure};
use grundy::SolveError;
use grundy_core::{Limit, Stopped};
use grundy_explain::Messages;
use grundy_explain::failure::{CycleRefused, FailureText, Place, unsolved_text};
use grundy_explain::render::Terminal;
use grundy_lang::position_text;
use serde::Serialize;
use std::io::{self, Write};

/// The object of a failure.
#[derive(Debug, Serialize)]
pub struct FailureObject {
    error: ErrorObject,
}

/// What went wrong: all that the words carry.
#[derive(Debug, Default, Serialize)]
pub struct ErrorObject {
    kind: &'static str,
    message: String,
    /// Where in a text.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    places: Vec<PlaceObject>,
    /// What was probably meant by the text.
    #[serde(skip_serializing_if = "Option::is_none")]
    repair: Option<String>,
    /// The name of a file.
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    limit: Option<LimitObject>,
    #[serde(skip_serializing_if = "Option::is_none")]
    positions: Option<u64>,
    /// How much memory would have been needed.
    #[serde(skip_serializing_if = "Option::is_none")]
    needs_bytes: Option<u64>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    cycle: Vec<serde_json::Value>,
    /// The positions of a circle, or the way to where rules break down.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    path: Vec<String>,
}

#[derive(Debug, Serialize)]
struct PlaceObject {
    from: usize,
    to: usize,
    message: String,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "snake_case")]
enum LimitObject {
    Positions(u64),
    MemoryBytes(u64),
    TimeSeconds(f64),
    Options(u64),
}

impl From<Place> for PlaceObject {
    fn from(Place { from, to, message }: Place) -> PlaceObject {
        PlaceObject { from, to, message }
    }
}

/// Text that is not cut into lines.
const PLAIN: Terminal = Terminal { width: usize::MAX, colour: false };

impl FailureObject {
    /// The object of a failure.
    pub fn new(failure: &Failure, messages: &Messages) -> FailureObject {
        FailureObject { error: ErrorObject::new(failure, messages) }
    }

    /// Writes the object with the version of the format.
    ///
    /// # Errors
    /// If `out` cannot be written to.
    pub fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        write_object(self, out)
    }
}

/// The name of a file, unless it is where all output goes.
fn named(doing: Doing, name: &str) -> Option<String> {
    ((doing, name) != (Doing::Writing, "-")).then(|| name.to_owned())
}

impl ErrorObject {
    /// What went wrong.
    pub fn new(failure: &Failure, messages: &Messages) -> ErrorObject {
        let told = ErrorObject::told(failure.kind().name, failure.tell(messages, &PLAIN));
        match failure {
            Failure::Refused(why) => told.refused(why),
            Failure::Stopped { by, .. } | Failure::NoRoom(by) => told.stopped(by),
            Failure::Unfinished { name, doing, by } => {
                let file = named(*doing, name);
                ErrorObject { file, ..told.stopped(by) }
            }
            Failure::Cycle(CycleRefused(cycle)) => {
                let cycle = cycle.iter().map(|name| serde_json::json!(name)).collect();
                ErrorObject { cycle, ..told }
            }
            Failure::File(file) => ErrorObject { file: named(file.doing, &file.name), ..told },
            Failure::Input(_) => {
                let repair = failure.repair().map(|(_, meant)| meant);
                ErrorObject { repair, ..told }
            }
            Failure::Bug(_) => told,
        }
    }

    /// What stopped something that is known in part.
    pub fn of_stopped(by: &Stopped, messages: &Messages) -> ErrorObject {
        let kind = if by.by == Limit::Cancelled { "interrupted" } else { "limit" };
        let words = unsolved_text(&SolveError::Stopped(by.clone()), messages, &PLAIN);
        ErrorObject::told(kind, words).stopped(by)
    }

    fn told(kind: &'static str, FailureText { message, places, .. }: FailureText) -> ErrorObject {
        let places = places.into_iter().map(PlaceObject::from).collect();
        ErrorObject { kind, message, places, ..ErrorObject::default() }
    }

    fn stopped(self, by: &Stopped) -> ErrorObject {
        let (limit, needs_bytes) = match by.by {
            Limit::Positions(n) => (Some(LimitObject::Positions(n)), None),
            Limit::Memory(n) => (Some(LimitObject::MemoryBytes(n)), None),
            Limit::Room { needs, limit } => (Some(LimitObject::MemoryBytes(limit)), Some(needs)),
            Limit::Time(time) => (Some(LimitObject::TimeSeconds(time.as_secs_f64())), None),
            Limit::Options(n) => (Some(LimitObject::Options(n)), None),
            Limit::Cancelled => (None, None),
        };
        ErrorObject { limit, needs_bytes, positions: Some(by.positions), ..self }
    }

    fn refused(self, why: &SolveError) -> ErrorObject {
        let texts = |positions: &[_]| positions.iter().map(position_text).collect();
        match why {
            SolveError::Circle(circle) => ErrorObject { path: texts(&circle.positions), ..self },
            SolveError::Broken(broken) => ErrorObject { path: texts(&broken.path), ..self },
            SolveError::Cycle(labels) => {
                ErrorObject { cycle: labels.iter().map(|&label| label.into()).collect(), ..self }
            }
            _ => self,
        }
    }
}
