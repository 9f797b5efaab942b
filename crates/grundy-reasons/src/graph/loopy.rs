//! The token game on a graph with cycles.

use super::least_absent;
use crate::{Conclusion, ReasonError, ensure};
use grundy_core::{Outcome, Play, Value};
use grundy_games::graph::Graph;

/// Labels of a graph with cycles: outcomes by retrograde analysis and, in normal play, the values of
/// Smith and Fraenkel.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct LoopyLabels {
    /// The convention.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::names::play"))]
    pub play: Play,
    /// The graph, which the lines must tell of.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub graph: Graph,
    /// A line for each vertex of the graph, by label.
    pub rows: Vec<LoopyRow>,
    /// How many vertices win for the player to move there.
    pub winning_vertices: u64,
    /// The labels of the vertices with tokens. In misère play there is exactly one.
    pub tokens: Vec<u32>,
    /// The value of the sum of the tokens; `Value::None` in misère play.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::names::value"))]
    pub sum: Value,
    /// Who wins.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::names::outcome"))]
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
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::names::value"))]
    pub value: Value,
    /// Of a finite value: 1 if no option has a larger or infinite value. Otherwise each such option
    /// is answered by a move back to this value, at the least rank that can be had, and the rank is
    /// one more than the largest of these. 0 where there is no finite value.
    pub rank: u64,
    /// N, P or a draw.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::names::outcome"))]
    pub outcome: Outcome,
    /// How many moves the game lasts if the winner hurries and the loser delays. Absent for a draw.
    pub distance: Option<u64>,
}

impl LoopyLabels {
    pub(crate) fn conclusion(&self) -> Conclusion {
        Conclusion { play: self.play, outcome: self.outcome, value: self.sum.clone() }
    }

    pub(crate) fn verify(&self) -> Result<(), ReasonError> {
        let labels = self.graph.labels();
        let vertices = self.rows.iter().map(|row| row.vertex);
        ensure(vertices.eq(labels.iter().copied()), "a line for each vertex")?;
        for row in &self.rows {
            let arcs = self.graph.heads(row.vertex);
            ensure(arcs.eq(row.options.iter().copied()), "the arcs of a vertex")?;
        }
        self.verify_outcomes()?;
        match self.play {
            Play::Normal => self.verify_values()?,
            Play::Misere => {
                let none = |row: &LoopyRow| row.value == Value::None && row.rank == 0;
                ensure(self.rows.iter().all(none), "that misère play has no values")?;
            }
        }
        let winning = self.rows.iter().filter(|row| row.outcome == Outcome::N).count();
        ensure(self.winning_vertices == winning as u64, "the number of winning vertices")?;
        self.verify_tokens()
    }

    fn options(&self, vertex: usize) -> impl Iterator<Item = &LoopyRow> {
        self.graph.digraph().heads(vertex).iter().map(|&head| &self.rows[head as usize])
    }

    /// A win rests on a loss and a loss on wins, each nearer to the end, so both are proved by
    /// induction. From a draw no move wins, and one leads to a draw again.
    fn verify_outcomes(&self) -> Result<(), ReasonError> {
        for (vertex, row) in self.rows.iter().enumerate() {
            let of = |outcome| self.options(vertex).filter(move |row| row.outcome == outcome);
            let distance = |row: &LoopyRow| row.distance;
            let (outcome, nearer) = if row.options.is_empty() {
                let stuck = if self.play == Play::Misere { Outcome::N } else { Outcome::P };
                (stuck, None)
            } else if of(Outcome::P).next().is_some() {
                (Outcome::N, of(Outcome::P).map(distance).min())
            } else if of(Outcome::Draw).next().is_some() {
                (Outcome::Draw, None)
            } else {
                (Outcome::P, of(Outcome::N).map(distance).max())
            };
            ensure(row.outcome == outcome, "the outcome at a vertex")?;
            let distance = match (outcome, nearer) {
                (Outcome::Draw, _) => None,
                (_, None) => Some(0),
                (_, Some(nearer)) => nearer.and_then(|distance| distance.checked_add(1)),
            };
            ensure(row.distance == distance, "the distance to the end")?;
            let decided = row.outcome != Outcome::Draw;
            ensure(row.distance.is_some() == decided, "the distance to the end")?;
        }
        Ok(())
    }

    /// The three conditions of Fraenkel and Yesha (1986), which one labelling alone satisfies: a
    /// finite value is the mex of the finite values of the options; larger and infinite options are
    /// answered by a move back at a smaller rank; and an infinite vertex has an infinite option with
    /// no move to the mex of the vertex.
    fn verify_values(&self) -> Result<(), ReasonError> {
        let answers: Vec<Answers> =
            (0..self.rows.len()).map(|vertex| Answers::of(self.options(vertex))).collect();
        for (vertex, row) in self.rows.iter().enumerate() {
            let mex = least_absent(answers[vertex].values().collect());
            match &row.value {
                Value::Nimber(value) => {
                    ensure(*value == mex, "the value of a vertex")?;
                    ensure(
                        Some(row.rank) == self.rank(vertex, *value, &answers),
                        "the rank of a value",
                    )?;
                }
                Value::Infinity(finite) => {
                    ensure(row.rank == 0, "the rank of a value")?;
                    let same = answers[vertex].values().eq(finite.iter().copied());
                    ensure(same, "the finite values of the options")?;
                    let heads = self.graph.digraph().heads(vertex).iter();
                    let infinite = heads.filter(|&&head| {
                        matches!(self.rows[head as usize].value, Value::Infinity(_))
                    });
                    let mut unanswered =
                        infinite.filter(|&&head| answers[head as usize].rank(mex).is_none());
                    ensure(unanswered.next().is_some(), "that a vertex has no finite value")?;
                }
                Value::None => return Err(ReasonError { what: "the value of a vertex" }),
            }
        }
        Ok(())
    }

    /// One more than the largest rank needed to answer the options above `value`; none if an option
    /// has no answer.
    fn rank(&self, vertex: usize, value: u64, answers: &[Answers]) -> Option<u64> {
        let heads = self.graph.digraph().heads(vertex).iter().map(|&head| head as usize);
        let threats = heads.filter(|&head| match self.rows[head].value {
            Value::Nimber(other) => other > value,
            _ => true,
        });
        threats
            .map(|head| answers[head].rank(value))
            .try_fold(1, |rank: u64, answer| Some(rank.max(answer?.checked_add(1)?)))
    }

    fn verify_tokens(&self) -> Result<(), ReasonError> {
        let row_of = |&label: &u32| self.graph.vertex(label).map(|vertex| &self.rows[vertex]);
        let tokens: Option<Vec<&LoopyRow>> = self.tokens.iter().map(row_of).collect();
        let tokens = tokens.ok_or(ReasonError { what: "that tokens stand on vertices" })?;
        let (sum, outcome) = match (self.play, tokens.as_slice()) {
            (Play::Normal, rows) => sum_and_outcome(rows),
            (Play::Misere, [row]) => (Value::None, row.outcome),
            (Play::Misere, _) => return Err(ReasonError { what: "that there is one token" }),
        };
        ensure(self.sum == sum, "the sum of the tokens' values")?;
        ensure(self.outcome == outcome, "who wins with these tokens")
    }
}

fn sum_and_outcome(tokens: &[&LoopyRow]) -> (Value, Outcome) {
    let finite = tokens.iter().filter_map(|row| row.value.nimber()).fold(0, |sum, v| sum ^ v);
    let mut infinite = tokens.iter().filter(|row| row.value.nimber().is_none());
    match (infinite.next().map(|row| &row.value), infinite.next()) {
        (None, _) => (Value::Nimber(finite), if finite == 0 { Outcome::P } else { Outcome::N }),
        (Some(Value::Infinity(set)), None) => {
            let mut sums: Vec<u64> = set.iter().map(|value| value ^ finite).collect();
            sums.sort_unstable();
            let outcome = if set.contains(&finite) { Outcome::N } else { Outcome::Draw };
            (Value::Infinity(sums), outcome)
        }
        _ => (Value::Infinity(Vec::new()), Outcome::Draw),
    }
}

/// The finite values of the options of a vertex, each with the least rank it is found at.
///
/// Invariant: the values are strictly increasing.
struct Answers(Vec<(u64, u64)>);

impl Answers {
    fn of<'a>(options: impl Iterator<Item = &'a LoopyRow>) -> Answers {
        let mut found: Vec<(u64, u64)> =
            options.filter_map(|row| Some((row.value.nimber()?, row.rank))).collect();
        found.sort_unstable();
        found.dedup_by_key(|&mut (value, _)| value);
        Answers(found)
    }

    fn values(&self) -> impl Iterator<Item = u64> {
        self.0.iter().map(|&(value, _)| value)
    }

    fn rank(&self, value: u64) -> Option<u64> {
        let place = self.0.binary_search_by_key(&value, |&(value, _)| value).ok()?;
        Some(self.0[place].1)
    }
}
