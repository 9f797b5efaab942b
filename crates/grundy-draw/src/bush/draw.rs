//! A drawing as a block.

use super::automatic::Places;
use super::{Bush, Ink, Limb, Mark};
use crate::block::Block;
use crate::disc::{Disc, beside, taken};
use crate::geometry::{Curve, Point, point};
use crate::routes::{End, Node, routes};
use crate::shape::{Anchor, Path};

/// The room around everything.
const MARGIN: i64 = 80;
/// A drawing is at least so wide, so that its ground looks like ground.
const NARROWEST: i64 = 1000;
/// More edges than this are not looked at when labels are placed.
const MANY: usize = 300;
/// An edge is so many short pieces to a label.
const STEPS: i64 = 12;

pub(super) fn draw(bush: &Bush, places: &Places) -> Block {
    let discs: Vec<Disc> = bush.spots.iter().map(|spot| Disc::new(&spot.label)).collect();
    // Vertices that are nowhere are obstacles to nobody.
    let mut nodes: Vec<Node> = Vec::new();
    let mut node_of = vec![None; bush.spots.len()];
    for (i, at) in places.spots.iter().enumerate() {
        if let Some(at) = *at {
            node_of[i] = Some(nodes.len());
            nodes.push(Node { at, radius: discs[i].radius() });
        }
    }
    let links: Vec<(End, End)> = bush
        .limbs
        .iter()
        .zip(&places.feet)
        .map(|(limb, feet)| {
            let end = |spot: usize, foot: Option<Point>| match (foot, node_of[spot]) {
                (Some(at), _) => End::Foot(at),
                (None, Some(node)) => End::Node(node),
                (None, None) => End::Foot(point(0, 0)),
            };
            (end(limb.ends.0, feet[0]), end(limb.ends.1, feet[1]))
        })
        .collect();
    let mut curves = routes(&nodes, &links, Some(0));
    // What leads from the ground to the ground is an arch.
    for (curve, link) in curves.iter_mut().zip(&links) {
        if let (End::Foot(a), End::Foot(b)) = *link
            && a != b
        {
            let high = point(0, -(b.x - a.x).abs().clamp(200, 600) * 5 / 3);
            *curve = Curve { from: a, out: a + high, into: b + high, to: b };
        }
    }
    let labels = labels(bush, &curves, &nodes);
    let bounds = Bounds::of(&curves, &nodes, &labels);
    let mut block = Block::new(bounds.width(), bounds.height());
    let shift = bounds.shift();
    ground(&mut block, shift.y);
    let standing = bush.standing();
    // What stands out lies below everything.
    for (limb, curve) in bush.limbs.iter().zip(&curves) {
        match limb.mark {
            Mark::Plain => {}
            Mark::Cut => block.path("halo", curve.moved(shift).path()),
            Mark::Shown => block.path("glow", curve.moved(shift).path()),
        }
    }
    for (limb, curve) in bush.limbs.iter().zip(&curves) {
        let class = match limb.ink {
            _ if !standing[limb.ends.0] => "edge fallen",
            Ink::Green => "edge green",
            Ink::Blue => "edge blue",
            Ink::Red => "edge red",
        };
        block.path(class, curve.moved(shift).path());
    }
    for (limb, curve) in bush.limbs.iter().zip(&curves) {
        if limb.mark == Mark::Cut {
            scissors(&mut block, &curve.moved(shift));
        }
    }
    for ((spot, disc), at) in bush.spots.iter().zip(&discs).zip(&places.spots) {
        if let Some(at) = *at {
            disc.draw(
                &mut block,
                at + shift,
                if disc.is_dot() { "dot" } else { "disc" },
                "",
                &spot.name,
            );
        }
    }
    for (limb, label) in bush.limbs.iter().zip(&labels) {
        if let Some(at) = *label {
            let at = at + shift + point(0, 40);
            let class = match limb.mark {
                Mark::Plain => "tiny faint on",
                Mark::Cut | Mark::Shown => "small strong on",
            };
            block.text(class, at, Anchor::Middle, &limb.label);
        }
    }
    block
}

/// Where the words beside edges stand, away from vertices, edges and each other.
fn labels(bush: &Bush, curves: &[Curve], nodes: &[Node]) -> Vec<Option<Point>> {
    let mut obstacles = nodes.to_vec();
    // Among very many edges there is no room anyway.
    if bush.limbs.len() <= MANY {
        let points = curves.iter().flat_map(|curve| (1..STEPS).map(|i| curve.at(i, STEPS)));
        obstacles.extend(points.map(|at| Node { at, radius: 20 }));
    }
    let mut place = |(limb, curve): (&Limb, &Curve)| {
        let at = (!limb.label.is_empty()).then(|| beside(curve, &obstacles, &limb.label))?;
        obstacles.push(taken(at, &limb.label));
        Some(at)
    };
    bush.limbs.iter().zip(curves).map(&mut place).collect()
}

/// The ground, with short strokes below.
fn ground(block: &mut Block, y: i64) {
    let width = block.width;
    let mut strokes = Path::default();
    let mut x = 60;
    while x < width {
        let from = point(x, y + 20);
        strokes = strokes.and(Path::segment(from, from + point(-60, 60)));
        x += 120;
    }
    block.path("soil", strokes);
    block.rule("ground", point(0, y), point(width, y));
}

/// Two short strokes across the middle of an edge.
fn scissors(block: &mut Block, curve: &Curve) {
    let way = curve.direction(1, 2);
    let (along, across) = (way.of_length(22), way.turned().of_length(70));
    let middle = curve.at(1, 2);
    let stroke = |at: Point| Path::segment(at - across, at + across);
    block.path("cut", stroke(middle - along).and(stroke(middle + along)));
}

/// How far everything reaches.
struct Bounds {
    least: Point,
    most: Point,
}

impl Bounds {
    fn of(curves: &[Curve], nodes: &[Node], labels: &[Option<Point>]) -> Bounds {
        let mut bounds = Bounds { least: point(0, 0), most: point(0, 0) };
        let mut first = true;
        let mut hold = |at: Point, room: i64| {
            if first {
                bounds.least.x = at.x;
                bounds.most.x = at.x;
                first = false;
            }
            bounds.least = point(bounds.least.x.min(at.x - room), bounds.least.y.min(at.y - room));
            bounds.most = point(bounds.most.x.max(at.x + room), bounds.most.y.max(at.y + room));
        };
        curves.iter().for_each(|curve| curve.points().iter().for_each(|&at| hold(at, 20)));
        nodes.iter().for_each(|node| hold(node.at, node.radius));
        labels.iter().flatten().for_each(|&at| hold(at, 80));
        bounds
    }

    fn width(&self) -> i64 {
        (self.most.x - self.least.x + 2 * MARGIN).max(NARROWEST)
    }

    fn height(&self) -> i64 {
        self.most.y - self.least.y + 2 * MARGIN + 40
    }

    /// What brings everything into the block, in the middle.
    fn shift(&self) -> Point {
        let spare = self.width() - (self.most.x - self.least.x);
        point(spare / 2 - self.least.x, MARGIN - self.least.y)
    }
}
