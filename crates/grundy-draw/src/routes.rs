//! How edges go between vertices: side by side where there are several, around what is in their way.

use crate::geometry::{Curve, DIRECTIONS, Point, free_directions};
use std::collections::BTreeMap;

/// What an edge should not touch.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    pub(crate) at: Point,
    pub(crate) radius: i64,
}

/// An end of an edge: a vertex, or a place of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum End {
    Node(usize),
    Foot(Point),
}

/// The distance of edges that join the same vertices.
const APART: i64 = 150;

/// The distance that edges keep from vertices.
const CLEAR: i64 = 45;

/// How large loops are.
const LOOP: i64 = 300;

/// To touch a vertex in the middle is as bad as to go so far around it.
const DETOUR: i64 = 600;

/// A curve for each edge. Edges between the same two vertices are spread; an edge from a vertex to
/// itself is a loop. Below `floor` edges go only if nothing else is left.
pub(crate) fn routes(nodes: &[Node], links: &[(End, End)], floor: Option<i64>) -> Vec<Curve> {
    let place = |end: End| match end {
        End::Node(i) => nodes[i].at,
        End::Foot(at) => at,
    };
    let mut bundles: BTreeMap<(End, End), Vec<usize>> = BTreeMap::new();
    for (i, &(a, b)) in links.iter().enumerate() {
        bundles.entry((a.min(b), a.max(b))).or_default().push(i);
    }
    let mut curves = vec![None; links.len()];
    // The ways out of each vertex, so that loops can go elsewhere.
    let mut ways: Vec<Vec<Point>> = vec![Vec::new(); nodes.len()];
    for (&(a, b), bundle) in bundles.iter().filter(|((a, b), _)| a != b) {
        let (from, to) = (place(a), place(b));
        let count = i64::try_from(bundle.len()).unwrap_or(1);
        let middle = best_bend(nodes, (a, b), (from, to), floor);
        for (k, &link) in (0..count).zip(bundle) {
            let bend = middle + (2 * k - count + 1) * APART / 2;
            let curve = Curve::bent(from, to, bend);
            curves[link] = Some(if links[link].0 == a { curve } else { curve.reversed() });
            for (end, way) in [(a, curve.direction(0, 1)), (b, curve.reversed().direction(0, 1))] {
                if let End::Node(i) = end {
                    ways[i].push(way);
                }
            }
        }
    }
    for (&(a, _), bundle) in bundles.iter().filter(|((a, b), _)| a == b) {
        let taken = match a {
            End::Node(i) => ways[i].as_slice(),
            End::Foot(_) => &[],
        };
        let free = ways_for_loops(taken, bundle.len());
        for (k, &link) in bundle.iter().enumerate() {
            // More loops than directions: the later ones go around the earlier ones.
            let size = LOOP + i64::try_from(k / free.len()).unwrap_or(0) * 90;
            curves[link] = Some(looped(place(a), DIRECTIONS[free[k % free.len()]], size));
        }
    }
    let straight = |&(a, b): &(End, End)| Curve::straight(place(a), place(b));
    curves.into_iter().zip(links).map(|(c, l)| c.unwrap_or_else(|| straight(l))).collect()
}

/// Directions for `count` loops where some are taken, as far from each other as that number allows;
/// at least one.
fn ways_for_loops(taken: &[Point], count: usize) -> Vec<usize> {
    // A loop needs some forty degrees.
    let clear = |&i: &usize| {
        let cosine = |way: &Point| DIRECTIONS[i].dot(way.of_length(1000)) / 1000;
        taken.iter().all(|way| cosine(way) < 760)
    };
    let all = free_directions(taken);
    let mut chosen: Vec<usize> = Vec::new();
    for apart in [4, 3, 2] {
        chosen.clear();
        for &i in all.iter().filter(|i| clear(i)) {
            let around = |j: usize| i.abs_diff(j).min(DIRECTIONS.len() - i.abs_diff(j));
            if chosen.iter().all(|&j| around(j) >= apart) {
                chosen.push(i);
            }
        }
        if chosen.len() >= count {
            break;
        }
    }
    if chosen.is_empty() {
        chosen.extend(all.first());
    }
    chosen
}

/// A loop that leaves a point in a direction.
fn looped(at: Point, direction: Point, size: i64) -> Curve {
    let out = direction.of_length(size * 4 / 3);
    let side = out.turned().part(1, 2);
    Curve { from: at, out: at + out + side, into: at + out - side, to: at }
}

/// How far the middle of an edge is moved aside so that it touches as few vertices as can be and does not go
/// far out of its way.
fn best_bend(
    nodes: &[Node],
    ends: (End, End),
    (from, to): (Point, Point),
    floor: Option<i64>,
) -> i64 {
    let length = (to - from).length();
    let steps = [0, 2, -2, 3, -3, 4, -4, 6, -6, 8, -8];
    let bends = steps.map(|step| length * step / 16);
    let cost = |&bend: &i64| {
        let curve = Curve::bent(from, to, bend);
        let sunk =
            floor.map_or(0, |floor| curve.points().iter().map(|p| p.y - floor).max().unwrap_or(0));
        let sunk = if sunk > 0 { DETOUR + 2 * sunk } else { 0 };
        touched(nodes, ends, &curve) * DETOUR / 10 + bend.abs() + sunk
    };
    let mut best = (0, i64::MAX);
    for bend in bends {
        // Further bends are only worse than one that touches nothing.
        if best.1 <= bend.abs() {
            break;
        }
        let cost = cost(&bend);
        if cost < best.1 {
            best = (bend, cost);
        }
    }
    best.0
}

/// How many vertices a curve touches besides its ends, and how much: some ten for each that it goes through.
fn touched(nodes: &[Node], ends: (End, End), curve: &Curve) -> i64 {
    let points = curve.points();
    let bounds = |part: fn(&Point) -> i64| {
        let parts = points.iter().map(part);
        (parts.clone().min().unwrap_or(0), parts.max().unwrap_or(0))
    };
    let (across, down) = (bounds(|p| p.x), bounds(|p| p.y));
    let mut sum = 0;
    for (i, node) in nodes.iter().enumerate() {
        if ends.0 == End::Node(i) || ends.1 == End::Node(i) {
            continue;
        }
        let room = node.radius + CLEAR;
        let near = |at: i64, (least, most): (i64, i64)| at > least - room && at < most + room;
        if !near(node.at.x, across) || !near(node.at.y, down) {
            continue;
        }
        let pieces = points.windows(2).map(|piece| node.at.distance_to(piece[0], piece[1]));
        let distance = pieces.min().unwrap_or(i64::MAX);
        if distance < room {
            sum += 1 + (room - distance) / 10;
        }
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::point;

    fn node(x: i64, y: i64) -> Node {
        Node { at: point(x, y), radius: 50 }
    }

    #[test]
    fn an_edge_goes_around_what_is_in_its_way() {
        let nodes = [node(0, 0), node(400, 0), node(800, 0)];
        let free = routes(&nodes, &[(End::Node(0), End::Node(1))], None);
        assert!(free[0].is_straight());
        let around = routes(&nodes, &[(End::Node(0), End::Node(2))], None);
        assert!(touched(&nodes, (End::Node(0), End::Node(2)), &around[0]) == 0);
        assert!(!around[0].is_straight());
    }

    #[test]
    fn an_edge_goes_around_above_the_floor() {
        let nodes = [node(0, 0), node(400, 0), node(800, 0)];
        for ends in [(0, 2), (2, 0)] {
            let link = [(End::Node(ends.0), End::Node(ends.1))];
            let curve = routes(&nodes, &link, Some(0))[0];
            assert!(!curve.is_straight() && curve.at(1, 2).y < 0, "{curve:?}");
        }
    }

    #[test]
    fn no_edge_goes_far_out_of_its_way() {
        // Many vertices on either side of the straight line, a little too near.
        let row = |i: i64| [node(i * 200, 90), node(i * 200, -90)];
        let nodes: Vec<Node> =
            [node(0, 0), node(8000, 0)].into_iter().chain((2..39).flat_map(row)).collect();
        let curve = routes(&nodes, &[(End::Node(0), End::Node(1))], None)[0];
        assert!(curve.at(1, 2).y.abs() <= 1000, "{curve:?}");
    }

    #[test]
    fn parallel_edges_and_loops_are_told_apart() {
        let nodes = [node(0, 0), node(400, 0)];
        let (a, b) = (End::Node(0), End::Node(1));
        let links = [(a, b), (b, a), (a, b), (b, b), (b, b)];
        let curves = routes(&nodes, &links, None);
        assert_eq!((curves[1].from, curves[1].to), (nodes[1].at, nodes[0].at));
        let middles: Vec<Point> = curves.iter().map(|curve| curve.at(1, 2)).collect();
        for (i, a) in middles.iter().enumerate() {
            assert!(middles[..i].iter().all(|b| (*a - *b).length() >= 90), "{middles:?}");
        }
    }
}
