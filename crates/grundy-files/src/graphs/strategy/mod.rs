//! A strategy for every vertex, written down so that somebody else can check it.
//!
//! A line for each vertex says who wins (`N`, `P` or `D`), after how many moves if the winner hurries
//! and the loser delays, and the arc to play: to the quickest win, or to one that keeps the draw.
//!
//! ```text
//! grundy strategy 1
//! play normal
//! vertices 3 arcs 2 N 1 P 2 D 0
//! labels from 0 header guess
//! graph path.txt
//! 0 P 2 -
//! 1 N 1 2
//! 2 P 0 -
//! ```
//!
//! Vertices count from 0 here. The check needs no engine: distances decrease along play, so that
//! what one line claims rests on others of smaller distance, down to vertices without arcs.

mod check;
mod read;
#[cfg(test)]
mod tests;
mod write;

pub use check::{Flaw, FlawKind, Verdict};
pub use read::StrategyError;
pub use write::write_strategy;

use crate::graphs::{Header, TextOptions};
use grundy_core::Play;

/// The first line.
const MAGIC: &str = "grundy strategy 1";

/// Where a strategy was found: enough to read the same graph again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    /// The name of the file, as it was given.
    pub file: String,
    /// How it was read.
    pub options: TextOptions,
    /// Who wins when no move is left.
    pub play: Play,
}

/// A strategy for every vertex of a graph. It is a claim until it was checked.
#[derive(Clone, Debug)]
pub struct Strategy {
    origin: Origin,
    arcs: u64,
    /// How many lines say N, P and D.
    claimed: [u64; 3],
    /// Invariant: of one length with `distances` and `plays`.
    outcomes: Vec<Claim>,
    distances: Vec<u32>,
    /// The arc to play, or [`NOWHERE`].
    plays: Vec<u32>,
}

/// No arc. It is a label of its own: a graph of 2^32 vertices is beyond a text file.
const NOWHERE: u32 = u32::MAX;

/// What a line says of a vertex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Claim {
    N,
    P,
    D,
}

impl Strategy {
    /// Where it was found.
    pub fn origin(&self) -> &Origin {
        &self.origin
    }

    /// How many vertices it has.
    pub fn vertex_count(&self) -> usize {
        self.outcomes.len()
    }
}

fn header_word(header: Header) -> &'static str {
    match header {
        Header::Guess => "guess",
        Header::Present => "yes",
        Header::Absent => "no",
    }
}

fn play_word(play: Play) -> &'static str {
    match play {
        Play::Normal => "normal",
        Play::Misere => "misere",
    }
}
