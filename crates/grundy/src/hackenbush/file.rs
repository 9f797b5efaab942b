//! Drawings as JSON files: names, places and colours as they were drawn.

use grundy_games::bush::{Colour, Drawing, DrawingError, Line, Point, Vertex};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::fmt;

/// A drawing as it stands in a file; `docs/hackenbush.md` describes it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrawingObject {
    vertices: Vec<VertexObject>,
    edges: Vec<EdgeObject>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct VertexObject {
    name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    x: Option<i32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    y: Option<i32>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    ground: bool,
}

/// The names of two vertices, and a colour if it is not green.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
enum EdgeObject {
    Green(String, String),
    Coloured(String, String, ColourName),
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum ColourName {
    Green,
    Red,
    Blue,
}

/// Why an object is no drawing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DrawingObjectError {
    /// A vertex has one coordinate.
    HalfAPlace(String),
    /// An edge leads to a vertex that is not listed: the edge and the name.
    UnknownVertex(usize, String),
    /// Something else.
    Drawing(DrawingError),
}

impl fmt::Display for DrawingObjectError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DrawingObjectError::HalfAPlace(name) => {
                write!(f, "vertex {name:?} has only one of x and y")
            }
            DrawingObjectError::UnknownVertex(edge, name) => {
                write!(f, "edge {edge} leads to {name:?}, which is not among the vertices")
            }
            DrawingObjectError::Drawing(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for DrawingObjectError {}

impl From<&Drawing> for DrawingObject {
    fn from(drawing: &Drawing) -> DrawingObject {
        let vertex = |vertex: &Vertex| VertexObject {
            name: vertex.name.clone(),
            x: vertex.point.map(|point| point.x),
            y: vertex.point.map(|point| point.y),
            ground: vertex.on_ground,
        };
        let name = |place: usize| drawing.vertices()[place].name.clone();
        let edge = |line: &Line| match line.colour {
            Colour::Green => EdgeObject::Green(name(line.from), name(line.to)),
            Colour::Red => EdgeObject::Coloured(name(line.from), name(line.to), ColourName::Red),
            Colour::Blue => EdgeObject::Coloured(name(line.from), name(line.to), ColourName::Blue),
        };
        DrawingObject {
            vertices: drawing.vertices().iter().map(vertex).collect(),
            edges: drawing.lines().iter().map(edge).collect(),
        }
    }
}

impl TryFrom<DrawingObject> for Drawing {
    type Error = DrawingObjectError;

    fn try_from(object: DrawingObject) -> Result<Drawing, DrawingObjectError> {
        let places = object.vertices.iter().enumerate();
        let places: HashMap<String, usize> = places.map(|(i, v)| (v.name.clone(), i)).collect();
        let vertex = |vertex: VertexObject| {
            let point = match (vertex.x, vertex.y) {
                (None, None) => None,
                (Some(x), Some(y)) => Some(Point { x, y }),
                _ => return Err(DrawingObjectError::HalfAPlace(vertex.name)),
            };
            Ok(Vertex { name: vertex.name, point, on_ground: vertex.ground })
        };
        let vertices = object.vertices.into_iter().map(vertex).collect::<Result<_, _>>()?;
        let line = |(index, edge): (usize, EdgeObject)| {
            let (from, to, colour) = match edge {
                EdgeObject::Green(from, to) => (from, to, ColourName::Green),
                EdgeObject::Coloured(from, to, colour) => (from, to, colour),
            };
            let place = |name: String| {
                places.get(&name).copied().ok_or(DrawingObjectError::UnknownVertex(index, name))
            };
            let colour = match colour {
                ColourName::Green => Colour::Green,
                ColourName::Red => Colour::Red,
                ColourName::Blue => Colour::Blue,
            };
            Ok(Line { from: place(from)?, to: place(to)?, colour })
        };
        let lines = object.edges.into_iter().enumerate().map(line).collect::<Result<_, _>>()?;
        Drawing::new(vertices, lines).map_err(DrawingObjectError::Drawing)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use grundy_games::bush::Figure;

    fn read(text: &str) -> Result<Drawing, String> {
        let object: DrawingObject = serde_json::from_str(text).map_err(|why| why.to_string())?;
        Drawing::try_from(object).map_err(|why| why.to_string())
    }

    #[test]
    fn every_figure_comes_back_as_it_was_drawn() {
        for figure in Figure::ALL {
            let drawing = figure.make(figure.usual_size(), 5).expect("a figure");
            let text = serde_json::to_string(&DrawingObject::from(&drawing)).expect("JSON");
            assert_eq!(read(&text), Ok(drawing), "{text}");
        }
    }

    #[test]
    fn colours_and_places_are_kept() {
        let text = r#"{"vertices":[{"name":"foot","x":-3,"y":0,"ground":true},{"name":"top"}],
            "edges":[["foot","top","red"],["top","top"],["top","foot","green"],["foot","top","blue"]]}"#;
        let drawing = read(text).expect("a drawing");
        assert_eq!(drawing.vertices()[0].point, Some(Point { x: -3, y: 0 }));
        let colours: Vec<Colour> = drawing.lines().iter().map(|line| line.colour).collect();
        assert_eq!(colours, [Colour::Red, Colour::Green, Colour::Green, Colour::Blue]);
        let again = serde_json::to_string(&DrawingObject::from(&drawing)).expect("JSON");
        assert_eq!(read(&again), Ok(drawing));
    }

    #[test]
    fn what_is_no_drawing_is_refused() {
        for (text, part) in [
            ("[]", "invalid"),
            (r#"{"vertices":[]}"#, "edges"),
            (r#"{"vertices":[{"name":"a","x":1}],"edges":[]}"#, "only one of x and y"),
            (r#"{"vertices":[{"name":"a"}],"edges":[["a","b"]]}"#, "\"b\""),
            (r#"{"vertices":[{"name":"a"},{"name":"a"}],"edges":[]}"#, "two vertices"),
            (r#"{"vertices":[{"name":""}],"edges":[]}"#, "no name"),
            (r#"{"vertices":[{"name":"a","z":1}],"edges":[]}"#, "z"),
            (r#"{"vertices":[{"name":"a"}],"edges":[["a","a","pink"]]}"#, "EdgeObject"),
        ] {
            let why = read(text).expect_err(text);
            assert!(why.contains(part), "{text}: {why}");
        }
    }
}
