//! Steps about the token game.

use super::{Conclusion, Flaw};
use grundy_core::{Outcome, Play, Value};

/// Labels carried from the sinks upwards: every vertex after all that its arcs lead to.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Propagation {
    /// The convention.
    #[cfg_attr(feature = "serde", serde(serialize_with = "super::names::play"))]
    pub play: Play,
    /// A line for each vertex of the graph, in an order in which every arc leads backwards.
    pub rows: Vec<VertexRow>,
    /// How many vertices win for the player to move there.
    pub winning_vertices: u64,
    /// The labels of the vertices with tokens. In misère play there is exactly one.
    pub tokens: Vec<u32>,
    /// In normal play the xor of the tokens' values; in misère play absent.
    pub sum: Option<u64>,
    /// Who wins.
    #[cfg_attr(feature = "serde", serde(serialize_with = "super::names::outcome"))]
    pub outcome: Outcome,
}

/// A vertex of a graph without cycles.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct VertexRow {
    /// Its label.
    pub vertex: u32,
    /// The labels of the vertices its arcs lead to.
    pub options: Vec<u32>,
    /// Its Grundy value: the mex of theirs. Absent in misère play.
    pub value: Option<u64>,
    /// N or P.
    #[cfg_attr(feature = "serde", serde(serialize_with = "super::names::outcome"))]
    pub outcome: Outcome,
}

/// Labels of a graph with cycles: outcomes by retrograde analysis and, in normal play, the values of
/// Smith and Fraenkel.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct LoopyLabels {
    /// The convention.
    #[cfg_attr(feature = "serde", serde(serialize_with = "super::names::play"))]
    pub play: Play,
    /// A line for each vertex of the graph, by label.
    pub rows: Vec<LoopyRow>,
    /// How many vertices win for the player to move there.
    pub winning_vertices: u64,
    /// The labels of the vertices with tokens. In misère play there is exactly one.
    pub tokens: Vec<u32>,
    /// The value of the sum of the tokens; `Value::None` in misère play.
    #[cfg_attr(feature = "serde", serde(serialize_with = "super::names::value"))]
    pub sum: Value,
    /// Who wins.
    #[cfg_attr(feature = "serde", serde(serialize_with = "super::names::outcome"))]
    pub outcome: Outcome,
}

/// A vertex of a graph with cycles.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct LoopyRow {
    /// Its label.
    pub vertex: u32,
    /// The labels of the vertices its arcs lead to.
    pub options: Vec<u32>,
    /// Its value; `Value::None` in misère play.
    #[cfg_attr(feature = "serde", serde(serialize_with = "super::names::value"))]
    pub value: Value,
    /// When the value was settled, counting up: a finite value rests on the options with smaller
    /// ranks alone, and larger or later options can be answered by a move to the same value with a
    /// smaller rank. 0 where there is no finite value.
    pub rank: u64,
    /// N, P or a draw.
    #[cfg_attr(feature = "serde", serde(serialize_with = "super::names::outcome"))]
    pub outcome: Outcome,
    /// How many moves the game lasts if the winner hurries and the loser delays. Absent for a draw.
    pub distance: Option<u64>,
}

impl Propagation {
    pub(super) fn conclusion(&self) -> Conclusion {
        Conclusion {
            play: self.play,
            outcome: self.outcome,
            value: self.sum.map_or(Value::None, Value::Nimber),
        }
    }

    pub(super) fn verify(&self) -> Result<(), Flaw> {
        Ok(())
    }
}

impl LoopyLabels {
    pub(super) fn conclusion(&self) -> Conclusion {
        Conclusion { play: self.play, outcome: self.outcome, value: self.sum.clone() }
    }

    pub(super) fn verify(&self) -> Result<(), Flaw> {
        Ok(())
    }
}
