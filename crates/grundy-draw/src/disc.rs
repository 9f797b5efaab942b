//! Vertices, and texts beside edges.

use crate::block::Block;
use crate::geometry::{Curve, Point, point};
use crate::length::px;
use crate::routes::Node;
use crate::shape::{Anchor, Group};
use crate::text::text_width;

/// Longer labels are cut short.
const LONGEST: usize = 8;

/// A vertex: a dot, or a disc around a label.
#[derive(Clone, Debug)]
pub(crate) struct Disc {
    label: String,
    half_width: i64,
}

const DOT: i64 = 45;
const HIGH: i64 = 110;

impl Disc {
    pub(crate) fn new(label: &str) -> Disc {
        let mut shown: String = label.chars().take(LONGEST).collect();
        if label.chars().nth(LONGEST).is_some() {
            shown.push('…');
        }
        let half_width = match shown.is_empty() {
            true => DOT,
            false => HIGH.max(text_width(&shown, px(12)).0 / 2 + 45),
        };
        Disc { label: shown, half_width }
    }

    pub(crate) fn is_dot(&self) -> bool {
        self.label.is_empty()
    }

    /// How far it reaches.
    pub(crate) fn radius(&self) -> i64 {
        self.half_width
    }

    /// Draws it in a class, the label in another.
    pub(crate) fn draw(
        &self,
        block: &mut Block,
        at: Point,
        class: &str,
        label_class: &str,
        name: &str,
    ) {
        let mut own = Block::default();
        if self.half_width <= HIGH {
            own.circle(class, at, self.half_width);
        } else {
            let size = point(2 * self.half_width, 2 * HIGH);
            own.rect(class, at - size.part(1, 2), size, HIGH);
        }
        if !self.label.is_empty() {
            let class = format!("small {label_class}");
            own.text(class.trim_end(), at + point(0, 40), Anchor::Middle, &self.label);
        }
        let cut_short = self.label.ends_with('…');
        match name {
            "" if cut_short => block.group(Group::Titled(self.label.clone()), own),
            "" => block.append(own),
            name => block.group(Group::Titled(name.to_owned()), own),
        }
    }

    /// Draws a ring around it.
    pub(crate) fn ring(&self, block: &mut Block, at: Point) {
        if self.half_width <= HIGH {
            block.circle("token", at, self.half_width + 35);
        } else {
            let size = point(2 * self.half_width + 70, 2 * HIGH + 70);
            block.rect("token", at - size.part(1, 2), size, HIGH + 35);
        }
    }
}

/// The middle of a text beside an edge, where it is farthest from vertices and whatever else is in the way.
pub(crate) fn beside(curve: &Curve, nodes: &[Node], text: &str) -> Point {
    let width = text_width(text, px(11));
    let aside = 120 + width.0 / 4;
    let parts = [(1, 2), (1, 3), (2, 3), (1, 4), (3, 4), (1, 6), (5, 6)];
    let places = parts.into_iter().flat_map(|(count, of)| {
        let way = curve.direction(count, of).turned().of_length(aside);
        // To the right first, whichever way the edge goes.
        let right = if way.x < 0 { point(-way.x, -way.y) } else { way };
        [1, -1].map(|side| curve.at(count, of) + right.part(side, 1))
    });
    let room = |at: Point| {
        let distances = nodes.iter().map(|node| (at - node.at).length() - node.radius);
        distances.min().unwrap_or(i64::MAX).min(110)
    };
    let mut best = (curve.at(1, 2), i64::MIN);
    for place in places {
        let room = room(place);
        if room > best.1 {
            best = (place, room);
        }
    }
    best.0
}

/// The room that a text takes from others.
pub(crate) fn taken(at: Point, text: &str) -> Node {
    Node { at, radius: text_width(text, px(11)).0 / 2 + 20 }
}
