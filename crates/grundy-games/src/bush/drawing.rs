//! A position as somebody drew it: names, places and colours besides the edges.

use super::{Bush, Edge, GROUND};
use std::collections::BTreeSet;
use std::fmt;

/// A place in a drawing: `x` to the right, `y` upwards, the ground at height 0. The unit is free; the
/// figures we make have edges of length 100 or so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Point {
    /// To the right.
    pub x: i32,
    /// Upwards.
    pub y: i32,
}

/// A vertex of a drawing.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Vertex {
    /// Its name, which no other vertex of the drawing has.
    pub name: String,
    /// Where it is drawn, if that is known.
    pub point: Option<Point>,
    /// Whether it is on the ground. Several may be: to the rules they are one vertex.
    pub on_ground: bool,
}

/// Who may cut an edge.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Colour {
    /// Both players.
    #[default]
    Green,
    /// Left.
    Blue,
    /// Right.
    Red,
}

/// An edge of a drawing, between two of its vertices by their places in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Line {
    /// One end.
    pub from: usize,
    /// The other end; the same for a loop.
    pub to: usize,
    /// Its colour.
    pub colour: Colour,
}

/// A position with names and colours, and with the places of its vertices if they are known.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Drawing {
    /// Invariant: no name twice, none empty.
    vertices: Vec<Vertex>,
    /// Invariant: both ends are places in `vertices`.
    lines: Vec<Line>,
    /// The label that the rules know each vertex by: [`GROUND`] for those on the ground, all others
    /// different.
    labels: Vec<u32>,
}

/// Why vertices and lines make no drawing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DrawingError {
    /// Two vertices have this name.
    NameTwice(String),
    /// A vertex has no name; its place.
    NoName(usize),
    /// The line at this place has an end that is no vertex.
    NoVertex(usize),
    /// More vertices than there are labels.
    TooMany,
}

impl fmt::Display for DrawingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DrawingError::NameTwice(name) => write!(f, "two vertices are called {name:?}"),
            DrawingError::NoName(place) => write!(f, "vertex {place} has no name"),
            DrawingError::NoVertex(place) => write!(f, "edge {place} has an end that is no vertex"),
            DrawingError::TooMany => f.write_str("there are too many vertices"),
        }
    }
}

impl std::error::Error for DrawingError {}

impl Drawing {
    /// The drawing with these vertices and lines.
    ///
    /// Names that are numbers are the labels of their vertices, if no vertex above the ground has another
    /// kind of name; otherwise vertices are labelled from 1 in their order.
    ///
    /// # Errors
    /// If a name is empty or comes twice, or a line has an end that is no vertex.
    pub fn new(vertices: Vec<Vertex>, lines: Vec<Line>) -> Result<Drawing, DrawingError> {
        let mut names: Vec<&str> = vertices.iter().map(|vertex| vertex.name.as_str()).collect();
        if let Some(place) = names.iter().position(|name| name.is_empty()) {
            return Err(DrawingError::NoName(place));
        }
        names.sort_unstable();
        if let Some(pair) = names.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(DrawingError::NameTwice(pair[0].to_owned()));
        }
        let inside = |line: &Line| line.from.max(line.to) < vertices.len();
        if let Some(place) = lines.iter().position(|line| !inside(line)) {
            return Err(DrawingError::NoVertex(place));
        }
        let labels = labels(&vertices).ok_or(DrawingError::TooMany)?;
        Ok(Drawing { vertices, lines, labels })
    }

    /// A drawing without places, whose vertices are called by their labels.
    pub fn of(bush: &Bush) -> Drawing {
        let ends = bush.edges().iter().flat_map(|edge| [edge.0, edge.1]);
        let labels: Vec<u32> =
            ends.chain([GROUND]).collect::<BTreeSet<u32>>().into_iter().collect();
        let place = |label: u32| labels.partition_point(|&other| other < label);
        let line =
            |&Edge(a, b): &Edge| Line { from: place(a), to: place(b), colour: Colour::Green };
        let lines = bush.edges().iter().map(line).collect();
        let vertex = |&label: &u32| Vertex {
            name: label.to_string(),
            point: None,
            on_ground: label == GROUND,
        };
        Drawing { vertices: labels.iter().map(vertex).collect(), lines, labels }
    }

    /// The vertices.
    pub fn vertices(&self) -> &[Vertex] {
        &self.vertices
    }

    /// The edges, in their order.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// The label of each vertex in [`Drawing::bush`].
    pub fn labels(&self) -> &[u32] {
        &self.labels
    }

    /// Whether both players may cut every edge.
    pub fn is_green(&self) -> bool {
        self.lines.iter().all(|line| line.colour == Colour::Green)
    }

    /// The edges as the rules know them, in the same order, whatever their colours.
    pub fn bush(&self) -> Bush {
        let edge = |line: &Line| Edge(self.labels[line.from], self.labels[line.to]);
        Bush::new(self.lines.iter().map(edge).collect())
    }

    /// The vertices above the ground that are not called by their labels, each with its label.
    pub fn named(&self) -> impl Iterator<Item = (u32, &str)> {
        let above = self.vertices.iter().zip(&self.labels).filter(|(vertex, _)| !vertex.on_ground);
        let pairs = above.map(|(vertex, &label)| (label, vertex.name.as_str()));
        pairs.filter(|(label, name)| *name != label.to_string())
    }

    /// An edge by the names of its ends: `neck-head`.
    pub fn line_name(&self, place: usize) -> Option<String> {
        let line = self.lines.get(place)?;
        Some(format!("{}-{}", self.vertices[line.from].name, self.vertices[line.to].name))
    }
}

/// The labels of vertices.
fn labels(vertices: &[Vertex]) -> Option<Vec<u32>> {
    let number = |vertex: &Vertex| match vertex.on_ground {
        true => Some(GROUND),
        false => {
            let label: u32 = vertex.name.parse().ok()?;
            (label != GROUND && label.to_string() == vertex.name).then_some(label)
        }
    };
    if let Some(labels) = vertices.iter().map(number).collect() {
        return Some(labels);
    }
    let mut next = GROUND;
    let in_order = vertices.iter().map(|vertex| {
        if vertex.on_ground {
            return Some(GROUND);
        }
        next = next.checked_add(1)?;
        Some(next)
    });
    in_order.collect()
}
