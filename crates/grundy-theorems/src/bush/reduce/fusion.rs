//! Fusion: the vertices of a cycle become one.

use super::sketch::Sketch;
use super::values;
use grundy_games::bush::Edge;
use grundy_reasons::Fusion;

/// Fuses a shortest cycle of at least two vertices into the one of them nearest to the ground; of
/// several cycles, the first in the order of the edges.
pub(super) fn shortest(drawing: &[Edge]) -> Option<Fusion> {
    let sketch = Sketch::new(drawing);
    let cycles = (0..drawing.len()).filter_map(|edge| through(drawing, &sketch, edge));
    let mut cycle = cycles.min_by_key(Vec::len)?;
    let from_ground = sketch.walk(Sketch::GROUND, None);
    let nearest = from_ground.iter().find_map(|met| cycle.iter().position(|&v| v == met.vertex))?;
    cycle.rotate_left(nearest);
    let cycle: Vec<u32> = cycle.into_iter().map(|vertex| sketch.label(vertex)).collect();
    let into = *cycle.first()?;
    let merged = |label: u32| if cycle.contains(&label) { into } else { label };
    let after: Vec<Edge> = drawing.iter().map(|&Edge(a, b)| Edge(merged(a), merged(b))).collect();
    let [value_before, value_after] = values(drawing, &after);
    Some(Fusion { before: drawing.to_vec(), after, cycle, into, value_before, value_after })
}

/// The vertices of a shortest cycle through an edge, unless it is a loop or a bridge. From the last
/// of them the edge leads on to the first.
fn through(drawing: &[Edge], sketch: &Sketch, edge: usize) -> Option<Vec<usize>> {
    let (start, end) = (sketch.vertex(drawing[edge].0), sketch.vertex(drawing[edge].1));
    if start == end {
        return None;
    }
    let walk = sketch.walk(start, Some(edge));
    let mut here = *walk.iter().find(|met| met.vertex == end)?;
    let mut cycle = vec![end];
    for met in walk.iter().rev() {
        if met.vertex == here.from {
            cycle.push(met.vertex);
            here = *met;
        }
    }
    Some(cycle)
}
