//! What draws figures, vertex by vertex.

use crate::bush::{Colour, Line, Point, Vertex};

/// A figure while it is drawn. Vertices are numbered upwards from 1 in the order in which they are
/// drawn; those on the ground are called 0, 0', 0'' or by more marks.
#[derive(Default)]
pub(super) struct Pen {
    pub(super) vertices: Vec<Vertex>,
    pub(super) lines: Vec<Line>,
    grounds: usize,
}

impl Pen {
    /// A vertex on the ground.
    pub(super) fn ground(&mut self, x: i32) -> usize {
        let name = format!("0{}", "'".repeat(self.grounds));
        self.grounds += 1;
        self.vertex(name, Point { x, y: 0 }, true)
    }

    /// A vertex above the ground.
    pub(super) fn point(&mut self, x: i32, y: i32) -> usize {
        let number = self.vertices.len() + 1 - self.grounds;
        self.vertex(number.to_string(), Point { x, y }, false)
    }

    fn vertex(&mut self, name: String, point: Point, on_ground: bool) -> usize {
        self.vertices.push(Vertex { name, point: Some(point), on_ground });
        self.vertices.len() - 1
    }

    /// An edge.
    pub(super) fn line(&mut self, from: usize, to: usize) {
        self.lines.push(Line { from, to, colour: Colour::Green });
    }

    /// An edge to a new vertex.
    pub(super) fn grow(&mut self, from: usize, x: i32, y: i32) -> usize {
        let to = self.point(x, y);
        self.line(from, to);
        to
    }
}

/// So many steps of length `step`.
pub(super) fn steps(count: usize, step: i32) -> i32 {
    i32::try_from(count).unwrap_or(i32::MAX).saturating_mul(step)
}
