//! The token game on a graph without cycles.

use super::least_absent;
use crate::{Conclusion, ReasonError, ensure};
use grundy_core::{Outcome, Play, Value};
use grundy_games::graph::Graph;

/// Labels carried from the sinks upwards: every vertex after all that its arcs lead to.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Propagation {
    /// The convention.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::names::play"))]
    pub play: Play,
    /// The graph, which the lines must tell of.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub graph: Graph,
    /// A line for each vertex of the graph, in an order in which every arc leads backwards.
    pub rows: Vec<VertexRow>,
    /// How many vertices win for the player to move there.
    pub winning_vertices: u64,
    /// The labels of the vertices with tokens. In misère play there is exactly one.
    pub tokens: Vec<u32>,
    /// In normal play the xor of the tokens' values; in misère play absent.
    pub sum: Option<u64>,
    /// Who wins.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::names::outcome"))]
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
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::names::outcome"))]
    pub outcome: Outcome,
}

impl Propagation {
    pub(crate) fn conclusion(&self) -> Conclusion {
        Conclusion {
            play: self.play,
            outcome: self.outcome,
            value: self.sum.map_or(Value::None, Value::Nimber),
        }
    }

    /// By induction along the rows: each rests on rows before it alone.
    pub(crate) fn verify(&self) -> Result<(), ReasonError> {
        let mut known: Vec<Option<&VertexRow>> = vec![None; self.graph.labels().len()];
        ensure(self.rows.len() == known.len(), "a line for each vertex")?;
        for row in &self.rows {
            let vertex = self.graph.vertex(row.vertex).filter(|&vertex| known[vertex].is_none());
            let vertex = vertex.ok_or(ReasonError { what: "a line for each vertex" })?;
            let arcs = self.graph.heads(row.vertex);
            ensure(arcs.eq(row.options.iter().copied()), "the arcs of a vertex")?;
            let heads = self.graph.digraph().heads(vertex).iter();
            let options: Option<Vec<_>> = heads.map(|&head| known[head as usize]).collect();
            row.verify(
                self.play,
                &options.ok_or(ReasonError { what: "that arcs lead backwards" })?,
            )?;
            known[vertex] = Some(row);
        }
        let winning = self.rows.iter().filter(|row| row.outcome == Outcome::N).count();
        ensure(self.winning_vertices == winning as u64, "the number of winning vertices")?;
        let row_of = |&label: &u32| self.graph.vertex(label).and_then(|vertex| known[vertex]);
        let tokens: Option<Vec<&VertexRow>> = self.tokens.iter().map(row_of).collect();
        self.verify_tokens(&tokens.ok_or(ReasonError { what: "that tokens stand on vertices" })?)
    }

    fn verify_tokens(&self, tokens: &[&VertexRow]) -> Result<(), ReasonError> {
        let (sum, outcome) = match (self.play, tokens) {
            (Play::Normal, _) => {
                let sum = tokens.iter().filter_map(|row| row.value).fold(0, |sum, v| sum ^ v);
                (Some(sum), if sum == 0 { Outcome::P } else { Outcome::N })
            }
            (Play::Misere, [row]) => (None, row.outcome),
            (Play::Misere, _) => return Err(ReasonError { what: "that there is one token" }),
        };
        ensure(self.sum == sum, "the nim-sum of the tokens' values")?;
        ensure(self.outcome == outcome, "who wins with these tokens")
    }
}

impl VertexRow {
    fn verify(&self, play: Play, options: &[&VertexRow]) -> Result<(), ReasonError> {
        let wins = match options {
            [] => play == Play::Misere,
            _ => options.iter().any(|option| option.outcome == Outcome::P),
        };
        let outcome = if wins { Outcome::N } else { Outcome::P };
        ensure(self.outcome == outcome, "the outcome at a vertex")?;
        let value = match play {
            Play::Normal => {
                Some(least_absent(options.iter().filter_map(|option| option.value).collect()))
            }
            Play::Misere => None,
        };
        ensure(self.value == value, "the value of a vertex")
    }
}
