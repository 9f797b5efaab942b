//! A piece of a picture, drawn at the origin and placed later.

use crate::geometry::{Point, point};
use crate::length::Length;
use crate::svg::{Anchor, escaped, lines, text_element};
use std::fmt::Write;

/// What was drawn within `size`.
#[derive(Clone, Debug, Default)]
pub(crate) struct Block {
    pub(crate) width: i64,
    pub(crate) height: i64,
    xml: String,
}

impl Block {
    pub(crate) fn new(width: i64, height: i64) -> Block {
        Block { width, height, xml: String::new() }
    }

    pub(crate) fn xml(&self) -> &str {
        &self.xml
    }

    /// Adds a line of XML as it is.
    pub(crate) fn line(&mut self, xml: &str) {
        self.xml.push_str(xml);
        self.xml.push('\n');
    }

    pub(crate) fn text(&mut self, class: &str, at: Point, anchor: Anchor, text: &str) {
        self.line(&text_element(class, (Length(at.x), Length(at.y)), anchor, text));
    }

    pub(crate) fn path(&mut self, class: &str, d: &str) {
        self.line(&format!("<path class=\"{class}\" d=\"{d}\"/>"));
    }

    pub(crate) fn rule(&mut self, class: &str, from: Point, to: Point) {
        self.path(class, &format!("M{from}L{to}"));
    }

    pub(crate) fn circle(&mut self, class: &str, at: Point, radius: i64) {
        let (x, y, r) = (Length(at.x), Length(at.y), Length(radius));
        self.line(&format!("<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"{r}\"/>"));
    }

    /// A rectangle with round corners.
    pub(crate) fn rect(&mut self, class: &str, at: Point, size: Point, round: i64) {
        let (x, y, w, h) = (Length(at.x), Length(at.y), Length(size.x), Length(size.y));
        let round = if round == 0 { String::new() } else { format!(" rx=\"{}\"", Length(round)) };
        self.line(&format!(
            "<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\"{round}/>"
        ));
    }

    /// Begins a group that says `name` when it is pointed at, if that is not empty.
    pub(crate) fn open(&mut self, name: &str) {
        let title = match name.is_empty() {
            true => String::new(),
            false => format!("<title>{}</title>", escaped(name)),
        };
        self.line(&format!("<g>{title}"));
    }

    pub(crate) fn close(&mut self) {
        self.line("</g>");
    }

    /// Places another block within this one, which grows to hold it.
    pub(crate) fn place(&mut self, at: Point, other: &Block) {
        let (x, y) = (Length(at.x), Length(at.y));
        // Writing to a string does not fail.
        let _ = write!(self.xml, "<g transform=\"translate({x},{y})\">\n{}</g>\n", other.xml);
        self.width = self.width.max(at.x + other.width);
        self.height = self.height.max(at.y + other.height);
    }

    /// The block itself, or made smaller if it is wider than `room`.
    pub(crate) fn no_wider_than(&self, room: i64) -> Block {
        if self.width <= room {
            return self.clone();
        }
        let mut smaller = Block::new(room, self.height * room / self.width);
        // In parts of a thousand.
        let scale = room * 1000 / self.width;
        let xml = &self.xml;
        smaller.line(&format!("<g transform=\"scale(0.{scale:03})\">\n{xml}</g>"));
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
        assert_eq!((block.no_wider_than(900).width, block.no_wider_than(900).xml()), (900, ""));
        let small = block.no_wider_than(45);
        assert_eq!((small.width, small.height), (45, 15));
        assert_eq!(small.xml(), "<g transform=\"scale(0.050)\">\n</g>\n");
    }
}
