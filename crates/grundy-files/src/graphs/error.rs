//! What may be wrong with a graph file.

use crate::graphs::BinaryError;
use grundy_core::Stopped;
use std::fmt;
use std::io;

/// Why there is no graph.
#[derive(Debug)]
pub enum GraphError {
    /// The file could not be read.
    Io(io::Error),
    /// The text is not an edge list.
    Text(TextError),
    /// The binary file is damaged.
    Binary(BinaryError),
    /// An arc has a label that is not below the number of vertices.
    OutOfRange {
        /// The label.
        label: u32,
        /// How many vertices there are.
        vertices: u64,
    },
    /// More than 2^32 vertices: labels have 32 bits here.
    TooManyVertices(u64),
    /// The file was changed while it was read.
    Changed,
    /// Reading ended before it was done.
    Stopped(Stopped),
}

impl From<io::Error> for GraphError {
    /// What [stopped](Stopped) reading may be in the error.
    fn from(error: io::Error) -> GraphError {
        match error.downcast::<Stopped>() {
            Ok(stopped) => GraphError::Stopped(stopped),
            Err(error) => GraphError::Io(error),
        }
    }
}

impl From<GraphError> for io::Error {
    /// Of what was read while something was written.
    fn from(error: GraphError) -> io::Error {
        match error {
            GraphError::Io(error) => error,
            GraphError::Stopped(stopped) => io::Error::other(stopped),
            error => io::Error::other(error),
        }
    }
}

impl From<Stopped> for GraphError {
    fn from(stopped: Stopped) -> GraphError {
        GraphError::Stopped(stopped)
    }
}

impl From<TextError> for GraphError {
    fn from(error: TextError) -> GraphError {
        GraphError::Text(error)
    }
}

impl From<BinaryError> for GraphError {
    fn from(error: BinaryError) -> GraphError {
        GraphError::Binary(error)
    }
}

impl fmt::Display for GraphError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GraphError::Io(error) => error.fmt(f),
            GraphError::Text(error) => error.fmt(f),
            GraphError::Binary(error) => error.fmt(f),
            GraphError::OutOfRange { label, vertices } => {
                write!(f, "label {label} is not one of {vertices} vertices")
            }
            GraphError::TooManyVertices(vertices) => {
                write!(f, "{vertices} vertices are more than 2^32")
            }
            GraphError::Changed => f.write_str("the file was changed while it was read"),
            GraphError::Stopped(stopped) => stopped.fmt(f),
        }
    }
}

impl std::error::Error for GraphError {}

/// What is wrong with a text, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextError {
    /// The line, counted from 1.
    pub line: u64,
    /// The byte in the line, counted from 1.
    pub column: u64,
    /// What is wrong there.
    pub kind: TextErrorKind,
}

/// What is wrong with a line of an edge list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TextErrorKind {
    /// Where a number should be there is this, perhaps shortened.
    NotANumber(String),
    /// The line ends where a second number should be.
    MissingNumber,
    /// There is this after the second number, perhaps shortened.
    TooMuch(String),
    /// The number does not fit into 32 bits.
    NumberTooLarge(String),
    /// The label is not below the number of vertices that the header gives, or not above 0 where labels count
    /// from 1.
    OutOfRange {
        /// The label as it is written.
        label: u64,
        /// How many vertices there are.
        vertices: u64,
        /// The least label there may be.
        base: u32,
    },
    /// The header promises a number of arcs, and as many as this follow.
    WrongCount {
        /// How many the header promises.
        promised: u64,
        /// How many there are.
        found: u64,
        /// Whether the line was only taken for a header as it looks like one.
        guessed: bool,
    },
    /// The line is longer than any line of an edge list.
    LongLine {
        /// How many bytes are read of one.
        most: usize,
    },
    /// There should be a header with the numbers of vertices and arcs, and there is nothing.
    MissingHeader,
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.kind)
    }
}

impl fmt::Display for TextErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TextErrorKind::NotANumber(found) => write!(f, "expected a number, found {found:?}"),
            TextErrorKind::MissingNumber => f.write_str("expected two numbers, found one"),
            TextErrorKind::TooMuch(found) => {
                write!(f, "expected the end of the line, found {found:?}")
            }
            TextErrorKind::NumberTooLarge(found) => write!(f, "{found} is too large"),
            TextErrorKind::OutOfRange { label, vertices, base } => {
                write!(f, "label {label} is not one of {vertices} vertices from {base} on")
            }
            TextErrorKind::WrongCount { promised, found, guessed } => {
                write!(f, "the header promises {promised} arcs, and there are {found}")?;
                if *guessed { f.write_str(" (or the line is an arc)") } else { Ok(()) }
            }
            TextErrorKind::LongLine { most } => write!(f, "the line is longer than {most} bytes"),
            TextErrorKind::MissingHeader => f.write_str("expected the header"),
        }
    }
}

impl std::error::Error for TextError {}
