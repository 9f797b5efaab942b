//! Writing a strategy down.

use super::{MAGIC, Origin, header_word, play_word};
use crate::graphs::STRIDE;
use grundy_core::{Budget, Stage};
use grundy_engines::graph::{Digraph, Label};
use std::io::{self, Write};

/// Writes the strategy that `labels` give on `graph`, whose labels they are.
///
/// # Errors
/// If `out` cannot be written, or the budget ends it: then what [`Stopped`](grundy_core::Stopped) it is in the error.
pub fn write_strategy(
    out: &mut dyn Write,
    origin: &Origin,
    graph: &Digraph,
    labels: &[Label],
    budget: &Budget,
) -> io::Result<()> {
    let count = |holds: fn(&Label) -> bool| labels.iter().filter(|label| holds(label)).count();
    let wins = count(|label| matches!(label, Label::Win(_)));
    let losses = count(|label| matches!(label, Label::Loss(_)));
    let draws = count(|label| matches!(label, Label::Draw));
    let (vertices, arcs) = (graph.vertex_count(), graph.arc_count());
    writeln!(out, "{MAGIC}")?;
    writeln!(out, "play {}", play_word(origin.play))?;
    writeln!(out, "vertices {vertices} arcs {arcs} N {wins} P {losses} D {draws}")?;
    let base = u8::from(origin.options.from_one);
    writeln!(out, "labels from {base} header {}", header_word(origin.options.header))?;
    // A name with a line end in it would break the form; it is only a hint.
    writeln!(out, "graph {}", origin.file.replace(['\n', '\r'], " "))?;
    for (place, (vertex, &label)) in graph.vertices().zip(labels).enumerate() {
        if place % STRIDE == 0 {
            let here = budget.at(Stage::Writing, place as u64, vertices as u64);
            here.map_err(io::Error::other)?;
        }
        let heads = || graph.heads(vertex as usize).iter();
        let to = |wanted: Label| heads().find(|&&head| labels[head as usize] == wanted);
        match label {
            Label::Win(0) => writeln!(out, "{vertex} N 0 -")?,
            Label::Win(n) => match to(Label::Loss(n - 1)) {
                Some(head) => writeln!(out, "{vertex} N {n} {head}")?,
                None => writeln!(out, "{vertex} N {n} -")?,
            },
            Label::Loss(n) => writeln!(out, "{vertex} P {n} -")?,
            Label::Draw => match to(Label::Draw) {
                Some(head) => writeln!(out, "{vertex} D - {head}")?,
                None => writeln!(out, "{vertex} D - -")?,
            },
        }
    }
    Ok(())
}
