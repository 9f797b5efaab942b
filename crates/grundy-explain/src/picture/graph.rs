//! Tokens on directed graphs, and graphs by themselves.

use super::{LegendOf, Scene};
use crate::Messages;
use crate::words::value;
use grundy_core::{Outcome, Value};
use grundy_draw::{
    Arc, Digraph, Drawing, Key, MOST_ARCS, MOST_VERTICES, Panel, Picture, PictureError, Vertex,
    picture,
};
use grundy_games::Action;
use grundy_games::graph::{Graph, Tokens};
use grundy_reasons::{Reason, Step};
use std::collections::{BTreeMap, BTreeSet};

/// What is known of a vertex of a graph.
#[derive(Clone, Debug)]
pub struct GraphVertex {
    /// What it is called.
    pub label: String,
    /// Its value, if it has one.
    pub value: Value,
    /// Who wins from there, if that is known.
    pub outcome: Option<Outcome>,
    /// How many tokens stand there.
    pub tokens: usize,
}

/// The picture of a graph: vertices in rows by their values, coloured by who wins. Arcs are between
/// places in `vertices`.
///
/// # Errors
/// If it is too large to be drawn, or an arc leads nowhere.
pub fn graph(
    vertices: &[GraphVertex],
    arcs: &[(usize, usize)],
    messages: &Messages,
) -> Result<Picture, PictureError> {
    let (mut legend, mut notes) = (LegendOf::default(), Vec::new());
    let arcs: Vec<Arc> = arcs.iter().map(|&ends| Arc { ends, marked: false }).collect();
    let title = messages
        .get("picture-graph", &[("vertices", vertices.len().into()), ("arcs", arcs.len().into())]);
    let drawing = draw(vertices, arcs, &mut legend, &mut notes)?;
    let panel = Panel { heading: String::new(), drawing, note: String::new() };
    let note: Vec<String> = notes.iter().map(|id| messages.get(id, &[])).collect();
    picture(&title, &[panel], &legend.told(messages), &note.join("\n"))
}

pub(super) fn tokens(
    scene: &Scene,
    term: usize,
    tokens: &Tokens,
    legend: &mut LegendOf,
    notes: &mut Vec<&'static str>,
) -> Result<Drawing, PictureError> {
    let graph = tokens.graph();
    graph_fits(graph.labels().len(), graph.digraph().arc_count())?;
    let known = known(graph, &scene.answer.reason);
    let vertices: Vec<GraphVertex> = graph
        .labels()
        .iter()
        .map(|label| {
            let (value, outcome) = known.get(label).cloned().unzip();
            GraphVertex {
                label: label.to_string(),
                value: value.unwrap_or(Value::None),
                outcome,
                tokens: tokens.tokens().iter().filter(|token| *token == label).count(),
            }
        })
        .collect();
    let winning: BTreeSet<(u32, u32)> = scene
        .winning(term)
        .into_iter()
        .filter_map(|(_, action)| match action {
            Action::Slide { from, to, .. } => Some((*from, *to)),
            _ => None,
        })
        .collect();
    let place = |label: u32| graph.vertex(label).unwrap_or(0);
    let arc = |(from, to): (u32, u32)| Arc {
        ends: (place(from), place(to)),
        marked: winning.contains(&(from, to)),
    };
    if !winning.is_empty() {
        legend.add(Key::Marked, "picture-winning");
    }
    draw(&vertices, graph.arcs().map(arc).collect(), legend, notes)
}

/// Whether a graph of this size can be drawn.
///
/// # Errors
/// If it is too large.
pub fn graph_fits(vertices: usize, arcs: usize) -> Result<(), PictureError> {
    for (parts, most) in [(vertices, MOST_VERTICES), (arcs, MOST_ARCS)] {
        if parts > most {
            return Err(PictureError::TooLarge { parts, most });
        }
    }
    Ok(())
}

/// What a reason says about each vertex of a graph.
fn known(graph: &Graph, reason: &Reason) -> BTreeMap<u32, (Value, Outcome)> {
    let mut stack = vec![reason];
    while let Some(reason) = stack.pop() {
        match &reason.step {
            Step::Propagation(step) if step.graph == *graph => {
                let value = |value: Option<u64>| value.map_or(Value::None, Value::Nimber);
                let rows = step.rows.iter();
                return rows.map(|row| (row.vertex, (value(row.value), row.outcome))).collect();
            }
            Step::LoopyLabels(step) if step.graph == *graph => {
                let rows = step.rows.iter();
                return rows.map(|row| (row.vertex, (row.value.clone(), row.outcome))).collect();
            }
            _ => stack.extend(&reason.parts),
        }
    }
    BTreeMap::new()
}

fn draw(
    vertices: &[GraphVertex],
    arcs: Vec<Arc>,
    legend: &mut LegendOf,
    notes: &mut Vec<&'static str>,
) -> Result<Drawing, PictureError> {
    graph_fits(vertices.len(), arcs.len())?;
    let nimber = |vertex: &GraphVertex| match vertex.value {
        Value::Nimber(n) => Some(n),
        _ => None,
    };
    let values: BTreeSet<u64> = vertices.iter().filter_map(nimber).collect();
    let mut rows: Vec<String> = values.iter().map(u64::to_string).collect();
    let row_of: BTreeMap<u64, usize> = values.iter().enumerate().map(|(i, &n)| (n, i)).collect();
    let infinite = vertices.iter().any(|vertex| matches!(vertex.value, Value::Infinity(_)));
    if infinite {
        rows.push("∞".to_owned());
    }
    if !values.is_empty() {
        notes.push("picture-rows");
    }
    let depths = if rows.is_empty() { depths(vertices.len(), &arcs) } else { Vec::new() };
    let vertex = |(i, vertex): (usize, &GraphVertex)| {
        let mut name = vertex.label.clone();
        let letter = vertex.outcome.map(|outcome| outcome.letter().to_owned());
        for more in [value(&vertex.value), letter].into_iter().flatten() {
            name += &format!(" · {more}");
        }
        Vertex {
            label: vertex.label.clone(),
            name,
            row: match nimber(vertex) {
                Some(n) => row_of[&n],
                None if rows.is_empty() => depths[i],
                None => values.len(),
            },
            outcome: vertex.outcome,
            tokens: vertex.tokens,
        }
    };
    let drawn: Vec<Vertex> = vertices.iter().enumerate().map(vertex).collect();
    for (outcome, id) in [
        (Outcome::N, "picture-outcome-n"),
        (Outcome::P, "picture-outcome-p"),
        (Outcome::Draw, "picture-outcome-d"),
    ] {
        if vertices.iter().any(|vertex| vertex.outcome == Some(outcome)) {
            legend.add(Key::Outcome(outcome), id);
        }
    }
    if vertices.iter().any(|vertex| vertex.tokens > 0) {
        legend.add(Key::Token, "picture-token");
    }
    Digraph::new(drawn, arcs, rows).map(Drawing::Digraph)
}

/// How many arcs lead down from each vertex at most to one without arcs, as far as that goes: rows for
/// vertices without values. Cycles are left after as many rounds as there are vertices.
fn depths(count: usize, arcs: &[Arc]) -> Vec<usize> {
    let mut depths = vec![0; count];
    for _ in 0..count {
        let before = depths.clone();
        for arc in arcs.iter().filter(|arc| arc.ends.0 < count && arc.ends.1 < count) {
            depths[arc.ends.0] = depths[arc.ends.0].max(before[arc.ends.1] + 1).min(count);
        }
        if depths == before {
            break;
        }
    }
    // Where there are cycles, one row for each vertex would be a long way: fold what never settles.
    let most = depths.iter().filter(|&&depth| depth < count).max().map_or(0, |most| most + 1);
    depths.iter().map(|&depth| depth.min(most)).collect()
}
