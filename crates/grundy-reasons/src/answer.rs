//! Answers: who wins, what to play, and why.

use crate::{Reason, ReasonError};
use grundy_core::{Outcome, Play, Player, Value};
use grundy_games::{Move, Position};

/// Everything there is to say about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The position that was asked about.
    pub position: Position,
    /// The convention.
    pub play: Play,
    /// Who wins.
    pub outcome: Outcome,
    /// What the position is worth, where it is worth something.
    pub value: Value,
    /// Every winning move.
    pub winning: Winning,
    /// The method that found it.
    pub method: Method,
    /// Why.
    pub reason: Reason,
}

/// The winning moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Winning {
    /// Of an impartial position: the same for both players.
    Impartial(MoveList),
    /// Of a partizan position.
    Partizan {
        /// Left's, when she is to move.
        left: MoveList,
        /// Right's, when he is to move.
        right: MoveList,
    },
}

impl Winning {
    /// The winning moves of `player` when she is to move.
    pub fn of(&self, player: Player) -> &MoveList {
        match (self, player) {
            (Winning::Impartial(list), _) => list,
            (Winning::Partizan { left, .. }, Player::Left) => left,
            (Winning::Partizan { right, .. }, Player::Right) => right,
        }
    }
}

/// A list of moves that may have been cut short.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MoveList {
    /// The moves, in the order of the terms and their parts.
    pub moves: Vec<Move>,
    /// Whether there are more than were listed.
    pub more: bool,
}

/// How an answer was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Method {
    /// Bouton's theorem.
    Bouton,
    /// The misère rule of Nim, on heaps or on values.
    MisereNim,
    /// Values of several terms and their xor.
    SpragueGrundy,
    /// The closed form for taking a number in a range.
    BoundedTake,
    /// A window sliding over the heaps.
    SlidingWindow,
    /// A table by the definition.
    MexTable,
    /// A table and its proved period.
    Periodic,
    /// The closed form where one number may not be taken.
    AllButOne,
    /// The closed form of Lasker's Nim.
    Lasker,
    /// Monotonic Nim by differences.
    Differences,
    /// Hackenbush by colon and fusion.
    ColonFusion,
    /// The theorem of K-L-Nim.
    KlTheorem,
    /// Labels carried through a graph without cycles.
    Propagation,
    /// Labels of a graph with cycles.
    Loopy,
    /// The mex of the options of everything that can follow, under written rules.
    MexSearch,
    /// Search.
    Search,
    /// Nobody can move.
    Terminal,
}

impl Method {
    /// Its name in data.
    pub fn name(self) -> &'static str {
        match self {
            Method::Bouton => "bouton",
            Method::MisereNim => "misere-nim",
            Method::SpragueGrundy => "sprague-grundy",
            Method::BoundedTake => "bounded-subtraction",
            Method::SlidingWindow => "sliding-window",
            Method::MexTable => "mex-table",
            Method::Periodic => "periodic",
            Method::AllButOne => "all-but-one",
            Method::Lasker => "lasker",
            Method::Differences => "monotonic",
            Method::ColonFusion => "colon-fusion",
            Method::KlTheorem => "kl",
            Method::Propagation => "propagation",
            Method::Loopy => "loopy",
            Method::MexSearch => "mex",
            Method::Search => "search",
            Method::Terminal => "terminal",
        }
    }
}

impl Answer {
    /// Checks the reason, and that it says what the answer says.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn verify(&self) -> Result<(), ReasonError> {
        self.reason.verify()?;
        self.reason.supports(self)
    }
}
