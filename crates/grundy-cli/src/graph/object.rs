//! `grundy graph --json`.

use super::solved::Solved;
use grundy_core::{Outcome, Value};
use grundy_engines::graph::{Line, TokenAnswer};
use grundy_graphs::Names;
use serde::Serialize;

#[derive(Serialize)]
pub(crate) struct GraphObject {
    vertices: u64,
    arcs: u64,
    play: &'static str,
    outcomes: OutcomeCounts,
    max_value: Option<u64>,
    winning_vertices: u64,
    /// How many vertices have each value; only where there are values.
    #[serde(skip_serializing_if = "Option::is_none")]
    histogram: Option<Vec<u64>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    infinite_values: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    longest_play: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    slowest_end: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    vertex: Option<VertexObject>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tokens: Option<TokensObject>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<LineObject>,
}

#[derive(Serialize)]
struct OutcomeCounts {
    #[serde(rename = "N")]
    n: u64,
    #[serde(rename = "P")]
    p: u64,
    #[serde(rename = "D")]
    d: u64,
}

/// A name: a number where vertices are called by numbers.
#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum Name {
    Number(u64),
    Word(String),
}

#[derive(Serialize)]
#[serde(untagged)]
enum ValueObject {
    Nimber(u64),
    Infinity { infinity: Vec<u64> },
    None,
}

#[derive(Serialize)]
pub(crate) struct VertexObject {
    vertex: Name,
    outcome: &'static str,
    value: ValueObject,
    #[serde(skip_serializing_if = "Option::is_none")]
    distance: Option<u64>,
    winning_moves: Vec<Name>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    drawing_moves: Vec<Name>,
}

#[derive(Serialize)]
pub(crate) struct TokensObject {
    on: Vec<Name>,
    outcome: &'static str,
    value: ValueObject,
    winning_moves: Vec<MoveObject>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    drawing_moves: Vec<MoveObject>,
}

#[derive(Serialize)]
struct MoveObject {
    /// Counted from 1, as in words.
    token: usize,
    from: Name,
    to: Name,
}

#[derive(Serialize)]
pub(crate) struct LineObject {
    vertices: Vec<Name>,
    complete: bool,
}

impl GraphObject {
    pub(crate) fn new(solved: &Solved, longest_play: Option<u64>) -> GraphObject {
        let counts = solved.counts();
        let [n, p, d] = counts.outcomes;
        let histogram = counts.histogram.clone();
        let graph = &solved.loaded.graph;
        GraphObject {
            vertices: graph.vertex_count() as u64,
            arcs: graph.arc_count() as u64,
            play: solved.play.name(),
            outcomes: OutcomeCounts { n, p, d },
            max_value: histogram.len().checked_sub(1).map(|largest| largest as u64),
            winning_vertices: n,
            histogram: (!histogram.is_empty()).then_some(histogram),
            infinite_values: counts.infinite,
            longest_play,
            slowest_end: counts.slowest,
            vertex: None,
            tokens: None,
            line: None,
        }
    }

    pub(crate) fn vertex(&mut self, vertex: u32, answer: &TokenAnswer, solved: &Solved) {
        let names = &solved.loaded.names;
        let moves = || answer.moves.iter().map(|played| Name::of(played.to, names)).collect();
        let (winning_moves, drawing_moves) = parted(answer.outcome, moves);
        self.vertex = Some(VertexObject {
            vertex: Name::of(vertex, names),
            outcome: letter(answer.outcome),
            value: value(&answer.value),
            distance: solved.distance(vertex),
            winning_moves,
            drawing_moves,
        });
    }

    pub(crate) fn tokens(&mut self, tokens: &[u32], answer: &TokenAnswer, solved: &Solved) {
        let names = &solved.loaded.names;
        let moves = || {
            let moves = answer.moves.iter().map(|played| MoveObject {
                token: played.token + 1,
                from: Name::of(tokens[played.token], names),
                to: Name::of(played.to, names),
            });
            moves.collect()
        };
        let (winning_moves, drawing_moves) = parted(answer.outcome, moves);
        self.tokens = Some(TokensObject {
            on: tokens.iter().map(|&token| Name::of(token, names)).collect(),
            outcome: letter(answer.outcome),
            value: value(&answer.value),
            winning_moves,
            drawing_moves,
        });
    }

    pub(crate) fn line(&mut self, line: &Line, names: &Names) {
        let vertices = line.vertices().iter().map(|&vertex| Name::of(vertex, names)).collect();
        self.line = Some(LineObject { vertices, complete: !line.is_cut() });
    }
}

/// Moves as those that win, or as those that keep a draw.
fn parted<T>(outcome: Outcome, moves: impl Fn() -> Vec<T>) -> (Vec<T>, Vec<T>) {
    match outcome {
        Outcome::Draw => (Vec::new(), moves()),
        _ => (moves(), Vec::new()),
    }
}

impl Name {
    pub(crate) fn of(vertex: u32, names: &Names) -> Name {
        let name = names.of(vertex);
        match name.parse() {
            Ok(number) if !names.are_words() => Name::Number(number),
            _ => Name::Word(name.into_owned()),
        }
    }
}

impl From<Name> for serde_json::Value {
    fn from(name: Name) -> serde_json::Value {
        match name {
            Name::Number(number) => number.into(),
            Name::Word(word) => word.into(),
        }
    }
}

/// The letter of an outcome.
pub(crate) fn letter(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::N => "N",
        Outcome::P => "P",
        _ => "D",
    }
}

fn value(value: &Value) -> ValueObject {
    match value {
        Value::Nimber(n) => ValueObject::Nimber(*n),
        Value::Infinity(values) => ValueObject::Infinity { infinity: values.clone() },
        Value::None => ValueObject::None,
    }
}
