//! What there is to say of a solved graph.

use super::{Explanation, LineMove, Summary, Tokens, explanation, summary, tokens};
use crate::{Doc, Messages};
use grundy::graph::{SolvedGraph, TokenAnswer, VertexReason};

/// A solved graph in a few lines, with the moves of its `longest` play if these are known.
pub fn solved(graph: &SolvedGraph, longest: Option<u64>, messages: &Messages) -> Doc {
    let (loaded, counts) = (&graph.loaded().graph, graph.counts());
    let told = Summary {
        vertices: loaded.vertex_count() as u64,
        arcs: loaded.arc_count() as u64,
        play: graph.play(),
        outcomes: counts.outcomes,
        histogram: &counts.histogram,
        infinite: counts.infinite,
        longest,
        slowest: counts.slowest,
    };
    summary(&told, messages)
}

/// Who wins with tokens on these vertices, and what to play.
pub fn answered(graph: &SolvedGraph, on: &[u32], answer: &TokenAnswer, messages: &Messages) -> Doc {
    let name = |vertex: u32| graph.names().of(vertex).into_owned();
    let moves = answer.moves.iter();
    let told = Tokens {
        on: on.iter().map(|&token| name(token)).collect(),
        play: graph.play(),
        outcome: answer.outcome,
        value: answer.value.clone(),
        values: on.iter().map(|&token| graph.value(token)).collect(),
        distance: match on {
            &[token] => graph.distance(token),
            _ => None,
        },
        moves: moves.map(|m| (m.token, name(on[m.token]), name(m.to))).collect(),
    };
    tokens(&told, messages)
}

/// Why a vertex is won, lost or drawn.
pub fn explained(graph: &SolvedGraph, reason: &VertexReason, messages: &Messages) -> Doc {
    let name = |vertex: u32| graph.names().of(vertex).into_owned();
    let option = |&option: &u32| (name(option), graph.value(option), graph.outcome(option));
    let steps = reason.steps.iter().map(|step| LineMove {
        from: name(step.from),
        to: name(step.to),
        then: step.label.outcome(),
        left: step.label.distance().map(u64::from),
        options: step.options.iter().map(|&option| name(option)).collect(),
    });
    let told = Explanation {
        vertex: name(reason.vertex),
        play: graph.play(),
        outcome: graph.outcome(reason.vertex),
        value: graph.value(reason.vertex),
        options: reason.options.iter().map(option).collect(),
        line: steps.collect(),
        cut: reason.line.is_cut(),
    };
    explanation(&told, messages)
}

/// The size of a graph.
pub fn size(vertices: u64, arcs: u64, messages: &Messages) -> Doc {
    let counts = [("vertices", crate::Arg::Count(vertices)), ("arcs", crate::Arg::Count(arcs))];
    Doc::new(vec![super::words(messages).paragraph("graph-size", &counts)])
}

/// That a strategy holds on a graph, which is called `name`.
pub fn strategy_holds(name: &str, vertices: u64, arcs: u64, messages: &Messages) -> Doc {
    let file = crate::diagnostics::file_name(name);
    let args = [("file", file.into()), ("vertices", vertices.into()), ("arcs", arcs.into())];
    Doc::new(vec![super::words(messages).paragraph("graph-strategy-holds", &args)])
}
