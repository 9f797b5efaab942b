//! Drawings as graphs of Graphviz and back.

use crate::{DotAttributes, DotGraph};
use grundy_games::bush::{Colour, Drawing, DrawingError, Line, Point, Vertex};

/// What a vertex on the ground is labelled.
const GROUND: &str = "ground";

/// What a vertex is labelled that is not on the ground although its name says so.
const ABOVE: &str = "above";

/// The drawing that a graph shows: a vertex is on the ground if it is called `0` or `ground` and not labelled
/// `above`, or is labelled `ground`; an edge is red or blue if that is its color, and otherwise green; `pos` is a place.
///
/// ```
/// let graph = grundy_lang::parse_dot("graph { ground -- a -- b; a -- c [color=red] }").unwrap();
/// let drawing = grundy_lang::drawing_of_dot(&graph).unwrap();
/// assert_eq!(drawing.bush().standing(), [0, 1, 2]);
/// assert!(!drawing.is_green());
/// ```
///
/// # Errors
/// If a vertex has no name.
pub fn drawing_of_dot(graph: &DotGraph) -> Result<Drawing, DrawingError> {
    let vertices = graph.names().iter().zip(graph.vertex_attributes()).map(|(name, about)| {
        let labelled =
            |as_what| about.label().is_some_and(|l: &str| l.eq_ignore_ascii_case(as_what));
        let on_ground = labelled(GROUND) || named_ground(name) && !labelled(ABOVE);
        Vertex { name: name.clone(), point: point(about), on_ground }
    });
    let lines = graph.edges().iter().zip(graph.edge_attributes()).map(|(&(from, to), about)| {
        let colour = match about.color() {
            Some(color) if color.eq_ignore_ascii_case("red") => Colour::Red,
            Some(color) if color.eq_ignore_ascii_case("blue") => Colour::Blue,
            _ => Colour::Green,
        };
        Line { from, to, colour }
    });
    Drawing::new(vertices.collect(), lines.collect())
}

fn named_ground(name: &str) -> bool {
    name == "0" || name.eq_ignore_ascii_case(GROUND)
}

/// The place of a vertex, to the nearest whole numbers. None if it is too far away.
fn point(about: &DotAttributes) -> Option<Point> {
    let (x, y) = about.point()?;
    let whole = |number: f64| {
        let rounded = number.round();
        let inside = rounded.abs() <= f64::from(i32::MAX);
        // It was just compared.
        #[allow(clippy::cast_possible_truncation)]
        inside.then_some(rounded as i32)
    };
    Some(Point { x: whole(x)?, y: whole(y)? })
}

/// The graph that shows a drawing. Reading it gives the same drawing.
pub fn dot_of_drawing(drawing: &Drawing) -> Option<DotGraph> {
    let names = drawing.vertices().iter().map(|vertex| vertex.name.clone()).collect();
    let edges = drawing.lines().iter().map(|line| (line.from, line.to)).collect();
    let mut graph = DotGraph::new(false, names, edges)?;
    for (place, vertex) in drawing.vertices().iter().enumerate() {
        let mut about = DotAttributes::new();
        if vertex.on_ground {
            about = about.with_label(GROUND);
        } else if named_ground(&vertex.name) {
            about = about.with_label(ABOVE);
        }
        if let Some(Point { x, y }) = vertex.point {
            about = about.with_pos(&format!("{x},{y}!"));
        }
        graph = graph.with_vertex_attributes(place, about);
    }
    for (place, line) in drawing.lines().iter().enumerate() {
        let color = match line.colour {
            Colour::Green => continue,
            Colour::Red => "red",
            Colour::Blue => "blue",
        };
        graph = graph.with_edge_attributes(place, DotAttributes::new().with_color(color));
    }
    Some(graph)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parse_dot;

    /// Names that mean something in the language, or mean the ground without being on it.
    #[test]
    fn odd_names_come_back() {
        let names = ["graph", "0", "ground", "Ground", "a \"b\"\\", "数 学", "-- ;", "above", "-1"];
        for grounded in 0..names.len() {
            let vertex = |(i, name): (usize, &&str)| Vertex {
                name: (*name).to_owned(),
                point: (i % 2 == 0).then_some(Point { x: -7, y: 30 }),
                on_ground: i == grounded,
            };
            let vertices = names.iter().enumerate().map(vertex).collect();
            let line = |to: usize| Line { from: to / 2, to, colour: Colour::Green };
            let drawing = Drawing::new(vertices, (0..names.len()).map(line).collect()).unwrap();
            let text = dot_of_drawing(&drawing).unwrap().text();
            assert_eq!(drawing_of_dot(&parse_dot(&text).unwrap()), Ok(drawing), "{text}");
        }
    }
}
