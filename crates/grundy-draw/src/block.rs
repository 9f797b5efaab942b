//! A piece of a picture, drawn at the origin and placed later.

use crate::geometry::{Point, point};
use crate::length::Length;
use crate::shape::{Anchor, Group, Path, Shape};
use crate::text::lines;

/// What was drawn within `size`.
#[derive(Clone, Debug, Default)]
pub(crate) struct Block {
    pub(crate) width: i64,
    pub(crate) height: i64,
    shapes: Vec<Shape>,
}

impl Block {
    pub(crate) fn new(width: i64, height: i64) -> Block {
        Block { width, height, shapes: Vec::new() }
    }

    pub(crate) fn into_shapes(self) -> Vec<Shape> {
        self.shapes
    }

    pub(crate) fn text(&mut self, class: &str, at: Point, anchor: Anchor, text: &str) {
        let (class, text) = (class.to_owned(), text.to_owned());
        self.shapes.push(Shape::Text { class, at, anchor, text });
    }

    pub(crate) fn path(&mut self, class: &str, path: Path) {
        self.shapes.push(Shape::Path { class: class.to_owned(), path });
    }

    pub(crate) fn rule(&mut self, class: &str, from: Point, to: Point) {
        self.path(class, Path::segment(from, to));
    }

    pub(crate) fn circle(&mut self, class: &str, at: Point, radius: i64) {
        self.shapes.push(Shape::Circle { class: class.to_owned(), at, radius });
    }

    /// A rectangle with round corners.
    pub(crate) fn rect(&mut self, class: &str, at: Point, size: Point, round: i64) {
        self.shapes.push(Shape::Rect { class: class.to_owned(), at, size, round });
    }

    /// Adds what another block holds.
    pub(crate) fn append(&mut self, other: Block) {
        self.shapes.extend(other.shapes);
    }

    /// Adds what another block holds as a group.
    pub(crate) fn group(&mut self, group: Group, other: Block) {
        self.shapes.push(Shape::Group(group, other.shapes));
    }

    /// Places another block within this one, which grows to hold it.
    pub(crate) fn place(&mut self, at: Point, other: &Block) {
        self.group(Group::Moved(at), other.clone());
        self.width = self.width.max(at.x + other.width);
        self.height = self.height.max(at.y + other.height);
    }

    /// The block itself, or made smaller if it is wider than `room`.
    pub(crate) fn no_wider_than(&self, room: i64) -> Block {
        if self.width <= room {
            return self.clone();
        }
        let mut smaller = Block::new(room, self.height * room / self.width);
        smaller.group(Group::Scaled(room * 1000 / self.width), self.clone());
        smaller
    }

    /// Adds lines of text below everything, in the middle, and as wide as `room`.
    pub(crate) fn caption(&mut self, class: &str, text: &str, room: i64) {
        let (size, high) = if class == "title" { (160, 190) } else { (130, 170) };
        for line in lines(text, Length(size), Length(room)) {
            self.height += high;
            self.text(class, point(self.width / 2, self.height - 50), Anchor::Middle, &line);
        }
    }
}

/// Blocks side by side, in as many rows as they need to be no wider than `room` where they can.
/// They are centred; `gap` is between them from left to right and between the rows.
pub(crate) fn flow(blocks: &[Block], room: i64, (gap, below): (i64, i64)) -> Block {
    let mut rows: Vec<(Vec<&Block>, i64)> = Vec::new();
    for block in blocks {
        match rows.last_mut() {
            Some((row, width)) if *width + gap + block.width <= room => {
                *width += gap + block.width;
                row.push(block);
            }
            _ => rows.push((vec![block], block.width)),
        }
    }
    let width = rows.iter().map(|row| row.1).max().unwrap_or(0).max(room);
    let mut all = Block::new(width, 0);
    for (i, (row, row_width)) in rows.iter().enumerate() {
        let top = all.height + if i > 0 { below } else { 0 };
        let height = row.iter().map(|block| block.height).max().unwrap_or(0);
        let mut x = (width - row_width) / 2;
        for block in row {
            all.place(point(x, top), block);
            x += block.width + gap;
        }
        all.height = all.height.max(top + height);
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_flow_into_rows() {
        let blocks = [Block::new(100, 50), Block::new(100, 70), Block::new(100, 20)];
        let all = flow(&blocks, 250, (30, 40));
        assert_eq!((all.width, all.height), (250, 70 + 40 + 20));
        let wide = flow(&[Block::new(900, 50)], 250, (30, 30));
        assert_eq!((wide.width, wide.height), (900, 50));
        assert_eq!(flow(&[], 250, (30, 30)).height, 0);
    }

    #[test]
    fn what_is_too_wide_is_made_smaller() {
        let block = Block::new(900, 300);
        assert_eq!(block.no_wider_than(900).width, 900);
        assert_eq!(block.no_wider_than(900).into_shapes(), []);
        let small = block.no_wider_than(45);
        assert_eq!((small.width, small.height), (45, 15));
        assert_eq!(small.into_shapes(), [Shape::Group(Group::Scaled(50), Vec::new())]);
    }
}
