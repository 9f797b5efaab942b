//! Why there is no answer.

use grundy_core::Stopped;
use grundy_games::Position;
use grundy_games::heap::NamedRule;
use grundy_games::written::Fault;
use std::fmt;

/// Why a term could not be solved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SolveError {
    /// A limit was reached.
    Stopped(Stopped),
    /// Play need not end. The labels of the vertices of a cycle, in order; the last leads to the first.
    /// Empty if no cycle is known.
    Cycle(Vec<u32>),
    /// A heap has a Grundy value that needs more than 64 bits.
    TooLarge {
        /// Its rule.
        rule: NamedRule,
        /// The heap.
        heap: u64,
    },
    /// Play under written rules need not end.
    Circle(Box<Circle>),
    /// The rules break down at a position that can be reached.
    Broken(Box<Breakdown>),
    /// It is open whether two games are equal: a clause may end them at once, so their difference does not
    /// tell, and no game that was tried tells them apart.
    EqualityOpen,
}

/// Positions that can come again. Where a move leads to a sum, only the part that matters is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Circle {
    /// From the position that was asked about to the circle, each following the one before it; empty if it
    /// is on the circle, or no way is known.
    pub way: Vec<Position>,
    /// Each follows the one before it, and the first the last.
    pub positions: Vec<Position>,
}

/// Where written rules break down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breakdown {
    /// The way from the position that was asked about to the one where they do; empty if no way is
    /// known.
    pub path: Vec<Position>,
    /// What goes wrong there.
    pub fault: Option<Fault>,
}

impl From<Stopped> for SolveError {
    fn from(stopped: Stopped) -> SolveError {
        SolveError::Stopped(stopped)
    }
}

impl From<grundy_engines::SearchError> for SolveError {
    fn from(unsolved: grundy_engines::SearchError) -> SolveError {
        match unsolved {
            grundy_engines::SearchError::Stopped(stopped) => SolveError::Stopped(stopped),
            // An engine knows no labels.
            grundy_engines::SearchError::Loopy => SolveError::Cycle(Vec::new()),
            // Nor the way to where rules break down.
            grundy_engines::SearchError::Broken => {
                SolveError::Broken(Box::new(Breakdown { path: Vec::new(), fault: None }))
            }
        }
    }
}

impl fmt::Display for SolveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SolveError::Stopped(stopped) => stopped.fmt(f),
            SolveError::Cycle(_) => f.write_str("play need not end: the graph has a cycle"),
            SolveError::Circle(_) => f.write_str("play need not end: a position can come again"),
            SolveError::TooLarge { heap, .. } => {
                write!(f, "the Grundy value of the heap {heap} does not fit into 64 bits")
            }
            SolveError::Broken(_) => f.write_str("the rules break down at a position"),
            SolveError::EqualityOpen => f.write_str(
                "a clause may end these games at once, and nothing that was tried tells them apart",
            ),
        }
    }
}

impl std::error::Error for SolveError {}
