//! A finished picture, which can be written in several forms.

use crate::error::PictureError;
use crate::geometry::{Point, point};
use crate::length::Length;
use crate::shape::{Anchor, Shape, place};
use crate::style::Style;
use crate::tikz::Tikz;
use std::fmt;

/// A picture. Its text as SVG is what it is displayed as.
#[derive(Clone, Debug)]
pub struct Picture {
    pub(crate) size: Point,
    /// Read out to those who cannot see it.
    pub(crate) title: String,
    pub(crate) style: Style,
    pub(crate) motion: Motion,
    pub(crate) shapes: Vec<Shape>,
}

/// The colours of a picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Scheme {
    /// Those of the page around it, or of its reader.
    #[default]
    Reader,
    /// For a light page.
    Light,
    /// For a dark page.
    Dark,
}

/// The rules that show one frame after another.
#[derive(Clone, Debug, Default)]
pub(crate) struct Motion {
    /// A further class of the root. It names the number of frames, on which the rules depend and on nothing else: in
    /// a page with several animations, names of keyframes are common to all.
    pub(crate) class: String,
    pub(crate) rules: String,
}

impl Picture {
    /// An empty plot.
    pub(crate) fn plot(width: Length, height: Length, title: &str) -> Picture {
        Picture {
            size: point(width.0, height.0),
            title: title.to_owned(),
            style: Style::Plot,
            motion: Motion::default(),
            shapes: Vec::new(),
        }
    }

    /// Its text as SVG.
    pub fn svg(&self) -> String {
        crate::svg::svg(self, Scheme::Reader)
    }

    /// Its text as SVG in colours that are fixed, for programs that know no style sheets but simple ones.
    pub fn svg_in(&self, scheme: Scheme) -> String {
        crate::svg::svg(self, scheme)
    }

    /// Its commands for LaTeX.
    ///
    /// # Errors
    /// If it has more parts than LaTeX has room for, or moves.
    pub fn tikz(&self) -> Result<Tikz, PictureError> {
        crate::tikz::tikz(self)
    }

    /// How many pixels it is wide and high.
    pub fn size(&self) -> (u64, u64) {
        let pixels = |tenths: i64| u64::try_from((tenths + 9) / 10).unwrap_or(0);
        (pixels(self.size.x), pixels(self.size.y))
    }

    /// Whether it shows one frame after another.
    pub fn is_animated(&self) -> bool {
        !self.motion.rules.is_empty()
    }

    /// The texts in it, in no order.
    pub fn texts<'a>(&'a self) -> Vec<&'a str> {
        let mut texts = Vec::new();
        let mut see = |shape: &'a Shape| {
            if let Shape::Text { text, .. } = shape {
                texts.push(text.as_str());
            }
        };
        self.shapes.iter().for_each(|shape| shape.walk(&mut see));
        texts
    }

    /// Adds a text.
    pub(crate) fn write(&mut self, class: &str, at: (Length, Length), anchor: Anchor, text: &str) {
        let (class, text) = (class.to_owned(), text.to_owned());
        self.shapes.push(Shape::Text { class, at: place(at), anchor, text });
    }

    /// Adds a straight line.
    pub(crate) fn rule(&mut self, class: &str, from: (Length, Length), to: (Length, Length)) {
        let path = crate::shape::Path::segment(place(from), place(to));
        self.shapes.push(Shape::Path { class: class.to_owned(), path });
    }

    /// Adds a rectangle.
    pub(crate) fn rect(&mut self, class: &str, at: (Length, Length), size: (Length, Length)) {
        let class = class.to_owned();
        self.shapes.push(Shape::Rect { class, at: place(at), size: place(size), round: 0 });
    }
}

impl fmt::Display for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.svg())
    }
}
