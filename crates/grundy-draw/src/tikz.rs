//! A picture as commands of TikZ for LaTeX.

mod words;

use crate::error::{PictureError, at_most};
use crate::geometry::{Point, point};
use crate::length::Length as Px;
use crate::picture::Picture;
use crate::shape::{Anchor, Group, Path, Shape, Squares, Step};
use crate::style::Style;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{self, Write};
use words::Scripts;

/// TeX keeps all parts of a picture until its page is written; more than this could overflow its memory.
const MOST_PARTS: usize = 30_000;

/// Squares of a raster that are filled by one command.
const SQUARES_IN_A_COMMAND: usize = 100;

/// Commands that draw a picture in LaTeX.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tikz {
    /// What a document needs before it begins, whichever pictures it has; the packages `tikz` and `iftex` are among
    /// it.
    pub preamble: String,
    /// The environment `tikzpicture`.
    pub picture: String,
}

impl Tikz {
    /// The picture for `\input`, after what the document needs as comments.
    pub fn environment(&self) -> String {
        let needs =
            self.preamble.lines().map(|line| format!("% {}\n", line.trim_start_matches("% ")));
        needs.collect::<String>() + &self.picture
    }

    /// A document that consists of the picture alone.
    pub fn document(&self) -> String {
        let Tikz { preamble, picture } = self;
        format!(
            "\\documentclass[border=0pt]{{standalone}}\n{preamble}\\begin{{document}}\n{picture}\\end{{document}}\n"
        )
    }
}

pub(crate) fn tikz(picture: &Picture) -> Result<Tikz, PictureError> {
    if picture.is_animated() {
        return Err(PictureError::Moves);
    }
    let mut parts = 0;
    let mut count = |shape: &Shape| {
        parts += match shape {
            Shape::Raster(squares) => squares.layers.iter().map(|layer| layer.runs.len()).sum(),
            _ => 1,
        }
    };
    picture.shapes.iter().for_each(|shape| shape.walk(&mut count));
    at_most(parts, MOST_PARTS)?;
    let mut writer = Writer { style: picture.style, looks: BTreeMap::new(), body: String::new() };
    // Writing to a string does not fail.
    let _ = picture.shapes.iter().try_for_each(|shape| writer.shape(shape, Frame::whole()));
    let mut scripts = Scripts::default();
    picture.texts().into_iter().for_each(|text| scripts.see(text));
    Ok(Tikz { preamble: scripts.preamble(), picture: writer.finish(picture) })
}

/// Where a group of shapes stands, and its size in parts of a thousand.
#[derive(Clone, Copy)]
struct Frame {
    shift: Point,
    scale: i64,
}

impl Frame {
    fn whole() -> Frame {
        Frame { shift: point(0, 0), scale: 1000 }
    }

    fn place(&self, at: Point) -> Point {
        self.shift + at.part(self.scale, 1000)
    }

    fn length(&self, length: i64) -> i64 {
        length * self.scale / 1000
    }

    /// The frame of a group in this one.
    fn of(self, group: &Group) -> Frame {
        match group {
            Group::Moved(by) => Frame { shift: self.place(*by), ..self },
            Group::Scaled(scale) => Frame { scale: self.scale * scale / 1000, ..self },
            Group::Titled(_) | Group::Step(_) => self,
        }
    }
}

/// The looks that shapes have by their classes are styles of TikZ.
struct Writer {
    style: Style,
    /// The name of each style with its options; those of a smaller group have its size in their names.
    looks: BTreeMap<String, String>,
    body: String,
}

impl Writer {
    fn shape(&mut self, shape: &Shape, frame: Frame) -> fmt::Result {
        match shape {
            Shape::Path { class, path } => {
                let look = self.look("path", class, frame);
                let path = path_text(path, frame);
                writeln!(self.body, "\\path[{look}] {path};")
            }
            Shape::Circle { class, at, radius } => {
                let look = self.look("circle", class, frame);
                let (at, radius) = (frame.place(*at), Px(frame.length(*radius)));
                writeln!(self.body, "\\path[{look}] {} circle[radius={radius}];", At(at))
            }
            Shape::Rect { class, at, size, round } => {
                let mut look = self.look("rect", class, frame);
                if *round > 0 {
                    // Corners are measured in units of TeX.
                    look += &format!(", rounded corners={}", Bp(frame.length(*round) * 10));
                }
                let (at, to) = (frame.place(*at), frame.place(*at + *size));
                writeln!(self.body, "\\path[{look}] {} rectangle {};", At(at), At(to))
            }
            Shape::Text { class, at, anchor, text } => {
                let look = self.look("text", class, frame);
                let anchor = match anchor {
                    _ if self.style.look("text", class).contains_key("text-anchor") => "base",
                    Anchor::Start => "base west",
                    Anchor::Middle => "base",
                    Anchor::End => "base east",
                };
                let (at, text) = (At(frame.place(*at)), words::escaped(text));
                writeln!(self.body, "\\node[{look}, anchor={anchor}] at {at} {{{text}}};")
            }
            Shape::Raster(squares) => self.raster(squares, frame),
            Shape::Group(group, shapes) => {
                let frame = frame.of(group);
                shapes.iter().try_for_each(|shape| self.shape(shape, frame))
            }
        }
    }

    fn raster(&mut self, squares: &Squares, frame: Frame) -> fmt::Result {
        // In hundredths of a tenth: squares may be smaller than that.
        let along = |start: i64, length: i64, count: usize, of: usize| {
            let whole = |count: usize| i64::try_from(count).unwrap_or(0);
            frame.length(start) * 100 + frame.length(length) * 100 * whole(count) / whole(of.max(1))
        };
        let place = |x, y| {
            let (at, size) = (frame.place(squares.at), squares.size);
            let x = along(at.x, size.x, x, squares.columns);
            format!("({},{})", Fine(x), Fine(along(at.y, size.y, y, squares.rows)))
        };
        for layer in &squares.layers {
            let look = self.style.look("path", layer.class);
            let Some(colour) = look.get("stroke").and_then(|stroke| stroke.strip_prefix('#'))
            else {
                continue;
            };
            let name = format!("gr squares {}", layer.class);
            self.looks.insert(name.clone(), format!("fill={}", colour_name(colour)));
            for runs in layer.runs.chunks(SQUARES_IN_A_COMMAND) {
                write!(self.body, "\\path[{name}")?;
                if layer.opacity < 100 {
                    write!(self.body, ", fill opacity=.{:02}", layer.opacity)?;
                }
                write!(self.body, "]")?;
                for &(x, y, length) in runs {
                    write!(self.body, "\n {} rectangle {}", place(x, y), place(x + length, y + 1))?;
                }
                writeln!(self.body, ";")?;
            }
        }
        Ok(())
    }

    /// The name of the look of an element.
    fn look(&mut self, element: &str, classes: &str, frame: Frame) -> String {
        let mut name = format!("gr {element} {classes}").trim_end().to_owned();
        if frame.scale != 1000 {
            name += &format!(" {}", frame.scale);
        }
        if !self.looks.contains_key(&name) {
            let look = self.style.look(element, classes);
            let options = match element {
                "text" => text_options(&look, frame),
                _ => shape_options(&look, frame),
            };
            self.looks.insert(name.clone(), options);
        }
        name
    }

    fn finish(self, picture: &Picture) -> String {
        let mut text = String::from(
            "\\begin{tikzpicture}[x=0.75bp, y=-0.75bp, every node/.style={inner sep=0pt, outer sep=0pt}]\n",
        );
        let colours: BTreeSet<&str> = self.looks.values().flat_map(|look| colours(look)).collect();
        for colour in colours {
            text += &format!("\\definecolor{{gr{colour}}}{{HTML}}{{{}}}\n", colour.to_uppercase());
        }
        for (name, options) in &self.looks {
            text += &format!("\\tikzset{{{name}/.style={{{options}}}}}\n");
        }
        let corner = At(picture.size);
        text += &format!("\\path[use as bounding box] (0,0) rectangle {corner};\n");
        text + &self.body + "\\end{tikzpicture}\n"
    }
}

/// The colours that options name.
fn colours(options: &str) -> impl Iterator<Item = &str> {
    options.split("=gr").skip(1).filter_map(|rest| rest.get(..6))
}

/// The name of a colour, of which the digits may be three.
fn colour_name(digits: &str) -> String {
    match digits.len() {
        3 => digits.chars().fold("gr".to_owned(), |name, digit| format!("{name}{digit}{digit}")),
        _ => format!("gr{digits}"),
    }
}

fn shape_options(look: &BTreeMap<&str, &str>, frame: Frame) -> String {
    let mut options = Vec::new();
    let colour = |property: &str, unless: Option<&str>| {
        let value = look.get(property).copied().or(unless)?;
        value.strip_prefix('#').map(colour_name)
    };
    if let Some(fill) = colour("fill", Some("#000")) {
        options.push(format!("fill={fill}"));
    }
    let width = hundredths(look.get("stroke-width").copied().unwrap_or("1"));
    if let Some(stroke) = colour("stroke", None).filter(|_| width > 0) {
        options.push(format!("draw={stroke}"));
        options.push(format!("line width={}", Bp(frame.length(width))));
    }
    if look.get("stroke-linecap") == Some(&"round") {
        options.push("line cap=round".to_owned());
    }
    if let Some((on, off)) = look.get("stroke-dasharray").and_then(|dashes| dashes.split_once(' '))
    {
        let part = |text| Bp(frame.length(hundredths(text)));
        options.push(format!("dash pattern=on {} off {}", part(on), part(off)));
    }
    options.join(", ")
}

fn text_options(look: &BTreeMap<&str, &str>, frame: Frame) -> String {
    let colour = look.get("fill").and_then(|fill| fill.strip_prefix('#')).unwrap_or("000");
    let font = look.get("font").and_then(|font| font.split_once("px")).map(|(size, _)| size);
    let size = look.get("font-size").map(|size| size.trim_end_matches("px")).or(font);
    let size = frame.length(hundredths(size.unwrap_or("13")));
    let bold = look.get("font-weight").map_or("", |_| "\\bfseries");
    // A halo around letters becomes a ground behind them.
    let ground = match look.get("stroke").and_then(|stroke| stroke.strip_prefix('#')) {
        Some(ground) => format!("fill={}, fill opacity=.8, text opacity=1, ", colour_name(ground)),
        None => String::new(),
    };
    let (high, line) = (Bp(size), Bp(size * 6 / 5));
    let text = colour_name(colour);
    format!("{ground}text={text}, font=\\sffamily{bold}\\fontsize{{{high}}}{{{line}}}\\selectfont")
}

/// A number with at most two decimals in hundredths.
fn hundredths(text: &str) -> i64 {
    let (whole, part) = text.split_once('.').unwrap_or((text, ""));
    let part: i64 = format!("{part:0<2}").get(..2).and_then(|part| part.parse().ok()).unwrap_or(0);
    whole.parse::<i64>().unwrap_or(0) * 100 + part
}

fn path_text(path: &Path, frame: Frame) -> String {
    let mut text = String::new();
    for step in path.steps() {
        let at = |point: Point| At(frame.place(point));
        // Writing to a string does not fail.
        let _ = match *step {
            Step::Move(to) if text.is_empty() => write!(text, "{}", at(to)),
            Step::Move(to) => write!(text, " {}", at(to)),
            Step::Line(to) => write!(text, " -- {}", at(to)),
            Step::Curve(out, into, to) => {
                write!(text, " .. controls {} and {} .. {}", at(out), at(into), at(to))
            }
            Step::Close => write!(text, " -- cycle"),
        };
    }
    text
}

/// A place in pixels.
struct At(Point);

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({},{})", Px(self.0.x), Px(self.0.y))
    }
}

/// Thousandths of a pixel in pixels.
struct Fine(i64);

impl fmt::Display for Fine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        write!(f, "{sign}{}.{:03}", self.0.abs() / 1000, self.0.abs() % 1000)
    }
}

/// Hundredths of a pixel in points of PostScript, of which a pixel is three quarters.
struct Bp(i64);

impl fmt::Display for Bp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hundredths = self.0 * 3 / 4;
        write!(f, "{}.{:02}bp", hundredths / 100, hundredths % 100)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_become_points() {
        assert_eq!(hundredths("3.5"), 350);
        assert_eq!(hundredths("13"), 1300);
        assert_eq!(hundredths("2.75"), 275);
        assert_eq!(Bp(1300).to_string(), "9.75bp");
        assert_eq!(colour_name("fff"), "grffffff");
        assert_eq!(
            colours("fill=gr12ab34, draw=grffffff").collect::<Vec<_>>(),
            ["12ab34", "ffffff"]
        );
    }

    #[test]
    fn groups_within_groups_are_where_they_stand() {
        let frame = Frame::whole().of(&Group::Moved(point(100, 50))).of(&Group::Scaled(500));
        let frame = frame.of(&Group::Moved(point(20, 0)));
        assert_eq!(frame.place(point(10, 10)), point(115, 55));
        assert_eq!(frame.length(30), 15);
    }
}
