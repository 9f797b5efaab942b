//! The token game on graphs, graphs in another form, and strategies that hold.

use crate::question::{Converted, GraphForm, GraphFound, TokensFound};
use grundy::graph::{Line, SolvedGraph, VertexName};
use grundy::{Outcome, Value};
use serde::Serialize;

/// The object of `graph`.
#[derive(Debug, Serialize)]
pub struct GraphObject {
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

#[derive(Debug, Serialize)]
struct OutcomeCounts {
    #[serde(rename = "N")]
    n: u64,
    #[serde(rename = "P")]
    p: u64,
    #[serde(rename = "D")]
    d: u64,
}

#[derive(Debug, Serialize)]
#[serde(untagged)]
enum ValueObject {
    Nimber(u64),
    Infinity { infinity: Vec<u64> },
    None,
}

#[derive(Debug, Serialize)]
struct VertexObject {
    vertex: Option<VertexName>,
    outcome: &'static str,
    value: ValueObject,
    #[serde(skip_serializing_if = "Option::is_none")]
    distance: Option<u64>,
    winning_moves: Vec<VertexName>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    drawing_moves: Vec<VertexName>,
}

#[derive(Debug, Serialize)]
struct TokensObject {
    on: Vec<VertexName>,
    outcome: &'static str,
    value: ValueObject,
    winning_moves: Vec<MoveObject>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    drawing_moves: Vec<MoveObject>,
}

#[derive(Debug, Serialize)]
struct MoveObject {
    /// Counted from 1, as in words.
    token: usize,
    from: VertexName,
    to: VertexName,
}

#[derive(Debug, Serialize)]
struct LineObject {
    vertices: Vec<VertexName>,
    complete: bool,
}

impl GraphObject {
    /// The object of what is known of a graph.
    pub fn new(found: &GraphFound) -> GraphObject {
        let solved = &found.solved;
        let (graph, counts) = (&solved.loaded().graph, solved.counts());
        let [n, p, d] = counts.outcomes;
        let histogram = counts.histogram.clone();
        GraphObject {
            vertices: graph.vertex_count() as u64,
            arcs: graph.arc_count() as u64,
            play: solved.play().name(),
            outcomes: OutcomeCounts { n, p, d },
            max_value: histogram.len().checked_sub(1).map(|largest| largest as u64),
            winning_vertices: n,
            histogram: (!histogram.is_empty()).then_some(histogram),
            infinite_values: counts.infinite,
            longest_play: found.longest,
            slowest_end: counts.slowest,
            vertex: found.vertex.as_ref().map(|found| VertexObject::new(found, solved)),
            tokens: found.tokens.as_ref().map(|found| TokensObject::new(found, solved)),
            line: found.reason.as_ref().map(|reason| LineObject::new(&reason.line, solved)),
        }
    }
}

impl VertexObject {
    fn new(TokensFound { on, answer }: &TokensFound, solved: &SolvedGraph) -> VertexObject {
        let name = |vertex| VertexName::of(vertex, solved.names());
        let moves = || answer.moves.iter().map(|played| name(played.to)).collect();
        let (winning_moves, drawing_moves) = parted(answer.outcome, moves);
        VertexObject {
            vertex: on.first().map(|&vertex| name(vertex)),
            outcome: letter(answer.outcome),
            value: value(&answer.value),
            distance: on.first().and_then(|&vertex| solved.distance(vertex)),
            winning_moves,
            drawing_moves,
        }
    }
}

impl TokensObject {
    fn new(TokensFound { on, answer }: &TokensFound, solved: &SolvedGraph) -> TokensObject {
        let name = |vertex| VertexName::of(vertex, solved.names());
        let moves = || {
            let moves = answer.moves.iter().map(|played| MoveObject {
                token: played.token + 1,
                from: name(on[played.token]),
                to: name(played.to),
            });
            moves.collect()
        };
        let (winning_moves, drawing_moves) = parted(answer.outcome, moves);
        TokensObject {
            on: on.iter().map(|&token| name(token)).collect(),
            outcome: letter(answer.outcome),
            value: value(&answer.value),
            winning_moves,
            drawing_moves,
        }
    }
}

impl LineObject {
    fn new(line: &Line, solved: &SolvedGraph) -> LineObject {
        let name = |&vertex: &u32| VertexName::of(vertex, solved.names());
        LineObject {
            vertices: line.vertices().iter().map(name).collect(),
            complete: !line.is_cut(),
        }
    }
}

/// Moves as those that win, or as those that keep a draw.
fn parted<T>(outcome: Outcome, moves: impl Fn() -> Vec<T>) -> (Vec<T>, Vec<T>) {
    match outcome {
        Outcome::Draw => (Vec::new(), moves()),
        _ => (moves(), Vec::new()),
    }
}

/// The letter of an outcome.
fn letter(outcome: Outcome) -> &'static str {
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

/// The object of `graph convert`.
#[derive(Debug, Serialize)]
pub struct ConvertedObject<'a> {
    /// The file it was exported to, if it was.
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<&'a str>,
    form: &'static str,
    vertices: u64,
    arcs: u64,
}

impl<'a> ConvertedObject<'a> {
    /// The object of a graph in a form.
    pub fn new(graph: &Converted, form: GraphForm, file: Option<&'a str>) -> ConvertedObject<'a> {
        let form = grundy::graph::GraphForm::from(form).name();
        ConvertedObject { file, form, vertices: graph.vertex_count(), arcs: graph.arc_count() }
    }
}

/// That a strategy holds: the object of `verify`.
#[derive(Debug, Serialize)]
pub struct StrategyObject<'a> {
    graph: &'a str,
    status: &'static str,
    vertices: u64,
    arcs: u64,
}

impl<'a> StrategyObject<'a> {
    /// The object of a strategy that was checked on `graph`.
    pub fn new(graph: &'a str, vertices: u64, arcs: u64) -> StrategyObject<'a> {
        StrategyObject { graph, status: "verified", vertices, arcs }
    }
}
