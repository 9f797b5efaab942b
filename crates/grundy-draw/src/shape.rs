//! What pictures consist of, whichever form they are written in.

use crate::geometry::{Point, point};

/// A part of a picture. Its class says how it looks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    Path {
        class: String,
        path: Path,
    },
    Circle {
        class: String,
        at: Point,
        radius: i64,
    },
    /// A rectangle with corners of a radius.
    Rect {
        class: String,
        at: Point,
        size: Point,
        round: i64,
    },
    Text {
        class: String,
        at: Point,
        anchor: Anchor,
        text: String,
    },
    Raster(Squares),
    Group(Group, Vec<Shape>),
}

/// What holds for all parts of a group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Group {
    /// They stand so much further to the right and down.
    Moved(Point),
    /// They are smaller, in parts of a thousand.
    Scaled(i64),
    /// They say this when they are pointed at.
    Titled(String),
    /// They are shown and hidden together.
    Step(usize),
}

/// Many small squares within a rectangle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Squares {
    pub(crate) at: Point,
    pub(crate) size: Point,
    pub(crate) columns: usize,
    pub(crate) rows: usize,
    pub(crate) layers: Vec<Layer>,
}

/// The squares of one colour.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Layer {
    pub(crate) class: &'static str,
    /// In percent.
    pub(crate) opacity: u8,
    /// Runs of squares from left to right: the column and the row of the first, and how many there are.
    pub(crate) runs: Vec<(usize, usize, usize)>,
}

/// Where a text stands relative to its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Anchor {
    Start,
    Middle,
    End,
}

/// Lines and curves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Path {
    steps: Vec<Step>,
}

/// A piece of a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    Move(Point),
    Line(Point),
    Curve(Point, Point, Point),
    Close,
}

impl Path {
    pub(crate) fn from(at: Point) -> Path {
        Path { steps: vec![Step::Move(at)] }
    }

    pub(crate) fn segment(from: Point, to: Point) -> Path {
        Path::from(from).line(to)
    }

    pub(crate) fn line(mut self, to: Point) -> Path {
        self.steps.push(Step::Line(to));
        self
    }

    pub(crate) fn curve(mut self, out: Point, into: Point, to: Point) -> Path {
        self.steps.push(Step::Curve(out, into, to));
        self
    }

    pub(crate) fn close(mut self) -> Path {
        self.steps.push(Step::Close);
        self
    }

    /// This path and another.
    pub(crate) fn and(mut self, other: Path) -> Path {
        self.steps.extend(other.steps);
        self
    }

    pub(crate) fn steps(&self) -> &[Step] {
        &self.steps
    }
}

impl Shape {
    /// Calls `see` with this shape and all within it, without recursion deeper than groups are nested.
    pub(crate) fn walk<'a>(&'a self, see: &mut dyn FnMut(&'a Shape)) {
        see(self);
        if let Shape::Group(_, shapes) = self {
            shapes.iter().for_each(|shape| shape.walk(see));
        }
    }
}

/// A place in lengths as a point.
pub(crate) fn place((x, y): (crate::length::Length, crate::length::Length)) -> Point {
    point(x.0, y.0)
}
