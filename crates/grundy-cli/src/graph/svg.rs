//! `grundy graph --svg`.

use super::refused::halted;
use super::solved::Solved;
use crate::failure::Failure;
use crate::picture;
use crate::voice::Voice;
use grundy_engines::graph::{Rows, Watch, heads_of};
use grundy_explain::picture::{GraphVertex, Undrawable, graph, graph_fits};
use grundy_graphs::Loaded;

/// Whether the graph is small enough to be drawn. Arcs that are there several times are drawn once, so only the
/// number of vertices is certain before they are looked at.
pub(super) fn fits(loaded: &Loaded, voice: &Voice) -> Result<(), Failure> {
    let size = graph_fits(loaded.graph.vertex_count(), 0);
    size.map_err(|why| picture::refused(&why, voice))
}

/// The picture, with tokens on these vertices.
pub(super) fn draw(
    solved: &Solved,
    tokens: &[u32],
    watch: &Watch<'_>,
    voice: &Voice,
) -> Result<Result<String, Undrawable>, Failure> {
    let tails = solved.loaded.graph.tails();
    let places: Vec<u32> = (0..=u32::MAX).take(tails.vertex_count()).collect();
    let vertices: Vec<GraphVertex> = places
        .iter()
        .map(|&vertex| GraphVertex {
            label: solved.loaded.names.of(vertex).into_owned(),
            value: solved.value(vertex),
            outcome: Some(solved.outcome(vertex)),
            tokens: tokens.iter().filter(|&&token| token == vertex).count(),
        })
        .collect();
    let heads = heads_of(tails, &places, watch).map_err(|why| halted(why, voice))?;
    let arcs = heads.iter().enumerate();
    let arcs = arcs.flat_map(|(from, heads)| heads.iter().map(move |&to| (from, to as usize)));
    Ok(graph(&vertices, &arcs.collect::<Vec<_>>(), voice.messages()))
}
