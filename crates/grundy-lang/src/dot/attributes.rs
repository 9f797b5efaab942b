//! What is said of a vertex or an edge besides its ends.

use std::fmt::Write;
use std::sync::Arc;

/// The attributes of a vertex or an edge that mean something here. All others are stepped over, so
/// that a text cannot make them pile up.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct DotAttributes {
    // Shared, as one `node [label=…]` may be about all vertices.
    label: Option<Arc<str>>,
    color: Option<Arc<str>>,
    pos: Option<Arc<str>>,
}

impl DotAttributes {
    /// No attributes.
    pub fn new() -> DotAttributes {
        DotAttributes::default()
    }

    /// The text of `label`.
    pub fn label(&self) -> Option<&str> {
        self.label.as_deref()
    }

    /// The text of `color`.
    pub fn color(&self) -> Option<&str> {
        self.color.as_deref()
    }

    /// The text of `pos`.
    pub fn pos(&self) -> Option<&str> {
        self.pos.as_deref()
    }

    /// The point that the `pos` of a vertex says: `"x,y"`, maybe with a third number or a `!`, which
    /// keeps Graphviz from moving it. None if there is none or it is something else.
    pub fn point(&self) -> Option<(f64, f64)> {
        let mut numbers = self.pos()?.trim().trim_end_matches('!').split([',', ' ']);
        let mut number = || numbers.next()?.parse().ok().filter(|number: &f64| number.is_finite());
        Some((number()?, number()?))
    }

    /// The same with this `label`.
    #[must_use]
    pub fn with_label(self, label: &str) -> DotAttributes {
        DotAttributes { label: Some(label.into()), ..self }
    }

    /// The same with this `color`.
    #[must_use]
    pub fn with_color(self, color: &str) -> DotAttributes {
        DotAttributes { color: Some(color.into()), ..self }
    }

    /// The same with this `pos`.
    #[must_use]
    pub fn with_pos(self, pos: &str) -> DotAttributes {
        DotAttributes { pos: Some(pos.into()), ..self }
    }

    /// Sets an attribute, if it is one of those kept.
    pub(super) fn set(&mut self, name: &str, value: &str) {
        let place = match name {
            "label" => &mut self.label,
            "color" => &mut self.color,
            "pos" => &mut self.pos,
            _ => return,
        };
        *place = Some(value.into());
    }

    /// Takes over what `other` says.
    pub(super) fn overwrite(&mut self, other: &DotAttributes) {
        let mine = [&mut self.label, &mut self.color, &mut self.pos];
        for (mine, other) in mine.into_iter().zip([&other.label, &other.color, &other.pos]) {
            if other.is_some() {
                mine.clone_from(other);
            }
        }
    }

    /// As it is written after a vertex or an edge, with a space before it; nothing if there is nothing.
    pub(super) fn text(&self) -> String {
        let all = [("label", self.label()), ("color", self.color()), ("pos", self.pos())];
        let mut text = String::new();
        for (name, value) in all {
            let Some(value) = value else { continue };
            let before = if text.is_empty() { " [" } else { ", " };
            // Writing to a string cannot fail.
            let _ = write!(text, "{before}{name}={}", super::quoted(value));
        }
        if !text.is_empty() {
            text.push(']');
        }
        text
    }
}
