//! A picture as SVG.

use crate::geometry::Point;
use crate::length::Length;
use crate::picture::{Picture, Scheme};
use crate::shape::{Anchor, Group, Path, Shape, Squares, Step};
use std::fmt::{self, Write};

/// The text of a picture.
pub(crate) fn svg(picture: &Picture, scheme: Scheme) -> String {
    let title = escaped(&picture.title);
    let (width, height) = (Length(picture.size.x), Length(picture.size.y));
    let (kind, sheet) = (picture.style.class(), picture.style.sheet(scheme));
    let (class, extra) = (&picture.motion.class, &picture.motion.rules);
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"gr {kind}{class}\" \
         viewBox=\"0 0 {width} {height}\" role=\"img\" aria-label=\"{title}\">\n\
         <title>{title}</title>\n<style>{sheet}{extra}</style>\n\
         <rect class=\"page\" width=\"100%\" height=\"100%\"/>\n"
    );
    // Writing to a string does not fail.
    let _ = shapes(&picture.shapes, &mut text);
    text.push_str("</svg>\n");
    text
}

fn shapes(all: &[Shape], out: &mut String) -> fmt::Result {
    all.iter().try_for_each(|shape| write_shape(shape, out))
}

fn write_shape(shape: &Shape, out: &mut String) -> fmt::Result {
    match shape {
        Shape::Path { class, path } => {
            writeln!(out, "<path class=\"{class}\" d=\"{}\"/>", path_data(path))
        }
        Shape::Circle { class, at, radius } => {
            let (x, y, r) = (Length(at.x), Length(at.y), Length(*radius));
            writeln!(out, "<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"{r}\"/>")
        }
        Shape::Rect { class, at, size, round } => {
            let (x, y, w, h) = (Length(at.x), Length(at.y), Length(size.x), Length(size.y));
            write!(
                out,
                "<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\""
            )?;
            match *round {
                0 => writeln!(out, "/>"),
                round => writeln!(out, " rx=\"{}\"/>", Length(round)),
            }
        }
        Shape::Text { class, at, anchor, text } => {
            let anchor = match anchor {
                Anchor::Start => "",
                Anchor::Middle => " text-anchor=\"middle\"",
                Anchor::End => " text-anchor=\"end\"",
            };
            let (x, y, text) = (Length(at.x), Length(at.y), escaped(text));
            writeln!(out, "<text class=\"{class}\" x=\"{x}\" y=\"{y}\"{anchor}>{text}</text>")
        }
        Shape::Raster(squares) => raster(squares, out),
        Shape::Group(group, within) => {
            match group {
                Group::Moved(Point { x, y }) => {
                    let (x, y) = (Length(*x), Length(*y));
                    writeln!(out, "<g transform=\"translate({x},{y})\">")?;
                }
                Group::Scaled(scale) => writeln!(out, "<g transform=\"scale(0.{scale:03})\">")?,
                Group::Titled(title) => writeln!(out, "<g><title>{}</title>", escaped(title))?,
                Group::Step(step) => writeln!(out, "<g class=\"step s{step}\">")?,
            }
            shapes(within, out)?;
            writeln!(out, "</g>")
        }
    }
}

fn path_data(path: &Path) -> String {
    let step = |step: &Step| match *step {
        Step::Move(at) => format!("M{at}"),
        Step::Line(to) => format!("L{to}"),
        Step::Curve(out, into, to) => format!("C{out} {into} {to}"),
        Step::Close => "Z".to_owned(),
    };
    path.steps().iter().map(step).collect()
}

/// Every colour is one path that strokes each run of squares.
fn raster(squares: &Squares, out: &mut String) -> fmt::Result {
    let scale = |length: i64, count: usize| {
        // In millionths, so that a thousand squares still end where they should.
        let count = i64::try_from(count.max(1)).unwrap_or(i64::MAX);
        let millionths = length * 100_000 / count;
        format!("{}.{:06}", millionths / 1_000_000, millionths % 1_000_000)
    };
    let Point { x, y } = squares.at;
    let (sx, sy) = (scale(squares.size.x, squares.columns), scale(squares.size.y, squares.rows));
    let (x, y) = (Length(x), Length(y));
    // Strokes lie half above and half below their line.
    writeln!(
        out,
        "<g class=\"raster\" transform=\"translate({x},{y}) scale({sx},{sy}) translate(0,.5)\">"
    )?;
    for layer in squares.layers.iter().filter(|layer| !layer.runs.is_empty()) {
        write!(out, "<path class=\"{}\"", layer.class)?;
        if layer.opacity < 100 {
            write!(out, " opacity=\".{:02}\"", layer.opacity)?;
        }
        write!(out, " d=\"")?;
        layer.runs.iter().try_for_each(|(x, y, length)| write!(out, "M{x} {y}h{length}"))?;
        writeln!(out, "\"/>")?;
    }
    writeln!(out, "</g>")
}

/// Text as it stands in XML, within an element or between double quotes.
pub(crate) fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\t' | '\n' | '\r' => escaped.push(' '),
            // XML 1.0 has no place for these, not even as references.
            '\0'..='\u{1f}' | '\u{fffe}' | '\u{ffff}' => escaped.push(char::REPLACEMENT_CHARACTER),
            c => escaped.push(c),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_escapes_its_place() {
        assert_eq!(escaped("a<b & \"c\"\u{1}\n"), "a&lt;b &amp; &quot;c&quot;\u{fffd} ");
    }
}
