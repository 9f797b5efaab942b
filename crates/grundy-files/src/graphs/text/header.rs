//! Whether the first line is a header.

use super::{TextError, TextErrorKind, error_in_line};

/// Whether an edge list begins with a header.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Header {
    /// It does if its first line can be one: as many arcs follow as it says. Where its labels would fit but the
    /// number of arcs does not, the list is refused rather than guessed at, since it may have been cut short.
    #[default]
    Guess,
    /// It does.
    Present,
    /// It does not.
    Absent,
}

/// The first line that has numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct First {
    pub(super) numbers: (u64, u64),
    /// How many lines come before it.
    pub(super) before: u64,
    /// Where its numbers begin.
    pub(super) columns: (usize, usize),
}

/// What the first line turns out to be, when all others are read.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// A header that gives this number of vertices, which every label is below.
    Header(u64),
    /// A header that gives this number of vertices, which some label is not below.
    OutOfRange(u64),
    /// An arc.
    Arc,
    /// A header, but it gives another number of arcs.
    Wrong(TextError),
}

impl First {
    /// What this line is, if `count` arcs follow whose largest vertex is `largest`.
    pub(super) fn verdict(&self, header: Header, count: u64, largest: Option<u32>) -> Verdict {
        let (vertices, promised) = self.numbers;
        let inside = largest.is_none_or(|largest| u64::from(largest) < vertices);
        let wrong = |guessed: bool| {
            let kind = TextErrorKind::WrongCount { promised, found: count, guessed };
            Verdict::Wrong(error_in_line(self.before, (self.columns.1, kind)))
        };
        match header {
            Header::Absent => Verdict::Arc,
            // Without vertices there are no arcs, so nobody writes such a header.
            Header::Guess if vertices == 0 && promised > 0 => Verdict::Arc,
            _ if promised == count && inside => Verdict::Header(vertices),
            _ if promised == count => Verdict::OutOfRange(vertices),
            Header::Present if inside => wrong(false),
            Header::Present => Verdict::OutOfRange(vertices),
            Header::Guess if inside => wrong(true),
            Header::Guess => Verdict::Arc,
        }
    }
}
