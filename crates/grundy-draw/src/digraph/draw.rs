//! A directed graph as a block.

use super::Digraph;
use crate::block::Block;
use crate::disc::Disc;
use crate::geometry::{Curve, point};
use crate::kind::outcome_class;
use crate::layout::{SLOT, layered};
use crate::length::px;
use crate::routes::{End, Node, routes};
use crate::shape::{Anchor, Path};
use crate::text::text_width;

/// More vertices of a row than this stand in several lines.
const MOST_IN_LINE: usize = 8;
/// The room from left to right that lines are spread over.
const ROOM: i64 = 3600;
const LINE: i64 = 720;
/// The way from the centre of the outermost discs to the edge.
const MARGIN: i64 = 280;

pub(super) fn draw(graph: &Digraph) -> Block {
    let discs: Vec<Disc> = graph.vertices.iter().map(|vertex| Disc::new(&vertex.label)).collect();
    let lines = Lines::of(graph);
    let links: Vec<(usize, usize)> = graph.arcs.iter().map(|arc| arc.ends).collect();
    let xs = layered(&lines.line_of, &links);
    let names = lines.names(graph);
    let names_width = names.iter().map(|(_, name)| text_width(name, px(13)).0).max().unwrap_or(0);
    let left = names_width + if names_width > 0 { 120 } else { 0 };
    let slots = xs.iter().max().map_or(1, |&x| x / SLOT + 1);
    let widest = discs.iter().map(Disc::radius).max().unwrap_or(0);
    let slot = ((ROOM - left) / slots).clamp(2 * widest + 160, (2 * widest + 160).max(760));
    let count = i64::try_from(lines.count).unwrap_or(1);
    let across = |x: i64| left + MARGIN.max(widest + 60) + x * slot / SLOT;
    let down = |line: usize| MARGIN + (count - 1 - i64::try_from(line).unwrap_or(0)) * LINE;
    let nodes: Vec<Node> = (0..discs.len())
        .map(|i| Node {
            at: point(across(xs[i]), down(lines.line_of[i])),
            radius: discs[i].radius(),
        })
        .collect();
    let ends: Vec<(End, End)> = links.iter().map(|&(a, b)| (End::Node(a), End::Node(b))).collect();
    let curves = routes(&nodes, &ends, None);
    // Arcs may bend farther out than the vertices reach.
    let points = || curves.iter().flat_map(|curve| curve.points());
    let over = |x: Option<i64>| x.map_or(0, |x| x.max(0));
    let up = over(points().map(|at| 60 - at.y).max());
    let out = over(points().map(|at| left + 30 - at.x).max());
    let shift = point(out, up);
    let right = nodes.iter().map(|node| node.at.x).max().unwrap_or(left);
    let right =
        (right + MARGIN.max(widest + 60)).max(points().map(|at| at.x + 60).max().unwrap_or(0));
    let bottom = (down(0) + MARGIN).max(points().map(|at| at.y + 60).max().unwrap_or(0));
    let mut block = Block::new(right + out, if discs.is_empty() { 0 } else { bottom + up });
    for (line, name) in &names {
        let y = down(*line) + up;
        block.rule("lane", point(left, y), point(block.width, y));
        block.text("faint", point(left - 60, y + 45), Anchor::End, name);
    }
    for (arc, curve) in graph.arcs.iter().zip(&curves) {
        if arc.marked {
            block.path("halo way", curve.moved(shift).path());
        }
    }
    for (arc, curve) in graph.arcs.iter().zip(&curves) {
        let class = if arc.marked { "arc won" } else { "arc" };
        block.path(class, curve.moved(shift).path());
    }
    for (arc, curve) in graph.arcs.iter().zip(&curves) {
        let class = if arc.marked { "wontip" } else { "tip" };
        let target = &graph.vertices[arc.ends.1];
        let room = discs[arc.ends.1].radius() + if target.tokens > 0 { 55 } else { 12 };
        block.path(class, tip(&curve.moved(shift), room));
    }
    for ((vertex, disc), node) in graph.vertices.iter().zip(&discs).zip(&nodes) {
        let class = vertex.outcome.map_or("u", outcome_class);
        disc.draw(&mut block, node.at + shift, class, &format!("on-{class}"), &vertex.name);
        if vertex.tokens > 0 {
            disc.ring(&mut block, node.at + shift);
        }
        if vertex.tokens > 1 {
            let at = node.at + shift + point(disc.radius() + 60, -90);
            block.text("small strong on", at, Anchor::Start, &format!("×{}", vertex.tokens));
        }
    }
    block
}

/// The head of an arc: where it is `room` from the middle of the vertex it leads to.
fn tip(curve: &Curve, room: i64) -> Path {
    const STEPS: i64 = 96;
    let far = |i: &i64| (curve.at(STEPS - i, STEPS) - curve.to).length() >= room;
    let at = (0..=STEPS).find(far).unwrap_or(STEPS / 2);
    let place = curve.at(STEPS - at, STEPS);
    // The direction over the last pixels before it.
    let behind = curve.at((STEPS - at - 6).max(0), STEPS);
    let way = (place - behind).of_length(85);
    let back = place - way;
    let side = way.turned().part(2, 5);
    Path::from(place).line(back + side).line(back - side).close()
}

/// Rows that hold too many vertices, parted into lines.
struct Lines {
    /// The line of each vertex, the lowest being 0.
    line_of: Vec<usize>,
    /// The first line of each row that has vertices, with the row.
    rows: Vec<(usize, usize)>,
    count: usize,
}

impl Lines {
    fn of(graph: &Digraph) -> Lines {
        let mut order: Vec<usize> = (0..graph.vertices.len()).collect();
        order.sort_by_key(|&i| graph.vertices[i].row);
        let mut lines = Lines { line_of: vec![0; order.len()], rows: Vec::new(), count: 0 };
        for row in order.chunk_by(|&a, &b| graph.vertices[a].row == graph.vertices[b].row) {
            lines.rows.extend(row.first().map(|&i| (lines.count, graph.vertices[i].row)));
            // As even as they can be.
            let needed = row.len().div_ceil(MOST_IN_LINE);
            for (k, &vertex) in row.iter().enumerate() {
                lines.line_of[vertex] = lines.count + k * needed / row.len();
            }
            lines.count += needed;
        }
        lines
    }

    /// The lines that begin a row with a name.
    fn names(&self, graph: &Digraph) -> Vec<(usize, String)> {
        let name = |&(line, row): &(usize, usize)| Some((line, graph.rows.get(row)?.clone()));
        self.rows.iter().filter_map(name).filter(|(_, name)| !name.is_empty()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::digraph::Vertex;
    use crate::shape::Step;

    #[test]
    fn long_rows_are_parted_evenly() {
        let vertex = |row| Vertex { row, ..Vertex::default() };
        let vertices = (0..9).map(|_| vertex(0)).chain([vertex(7), vertex(3)]).collect();
        let graph = Digraph::new(vertices, Vec::new(), Vec::new()).unwrap();
        let lines = Lines::of(&graph);
        assert_eq!(lines.line_of, [0, 0, 0, 0, 0, 1, 1, 1, 1, 3, 2]);
        assert_eq!((lines.count, lines.rows), (4, vec![(0, 0), (2, 3), (3, 7)]));
    }

    #[test]
    fn arrows_end_at_the_disc() {
        let curve = Curve::straight(point(0, 0), point(1000, 0));
        let first = |curve| tip(curve, 100).steps().first().copied();
        assert!(matches!(first(&curve), Some(Step::Move(at)) if (890..=900).contains(&at.x)));
        let short = Curve::straight(point(0, 0), point(0, 0));
        assert_eq!(first(&short), Some(Step::Move(point(0, 0))));
    }
}
