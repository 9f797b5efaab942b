//! Drawings written down.

use grundy::hackenbush::{DrawingObject, position};
use grundy_explain::InputError;
use grundy_explain::failure::NoForm;
use grundy_games::bush::{Drawing, Edge};
use grundy_theorems::bush::survey;
use std::io::{self, Write};

/// How a drawing is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawingForm {
    /// A JSON object with names, places and colours.
    Json,
    /// A graph of Graphviz.
    Dot,
    /// Lines `u v`.
    Edges,
    /// An expression such as `hackenbush(0-1, 1-2)`.
    Expr,
    /// Stalk notation such as `ee(e;ee)`.
    Stalks,
}

impl DrawingForm {
    /// Whether the form says all of a drawing.
    ///
    /// # Errors
    /// If it does not.
    pub(crate) fn fits(self, drawing: &Drawing) -> Result<(), InputError> {
        if !drawing.is_green() && matches!(self, DrawingForm::Edges | DrawingForm::Expr) {
            return Err(InputError::NoForm(NoForm::Coloured));
        }
        let falls = || survey(&drawing.bush()).standing < drawing.lines().len();
        match self == DrawingForm::Stalks && falls() {
            true => Err(InputError::NoForm(NoForm::Fallen)),
            false => Ok(()),
        }
    }
}

/// Writes a drawing in a form that [says all of it](DrawingForm::fits).
pub(crate) fn write(drawing: &Drawing, form: DrawingForm, out: &mut dyn Write) -> io::Result<()> {
    match form {
        DrawingForm::Json => {
            serde_json::to_writer(&mut *out, &DrawingObject::from(drawing))?;
            writeln!(out)
        }
        DrawingForm::Dot => {
            // The names of a drawing are different, so it is a graph.
            let graph = grundy_lang::dot_of_drawing(drawing).ok_or(io::ErrorKind::InvalidData)?;
            out.write_all(graph.text().as_bytes())
        }
        DrawingForm::Edges => {
            let bush = drawing.bush();
            let labels = bush.edges().iter().flat_map(|edge| [edge.0, edge.1]);
            let vertices = u64::from(labels.max().unwrap_or(0)) + 1;
            writeln!(out, "{vertices} {}", bush.edges().len())?;
            bush.edges().iter().try_for_each(|Edge(a, b)| writeln!(out, "{a} {b}"))
        }
        DrawingForm::Expr => writeln!(out, "{}", grundy::position_text(&position(&drawing.bush()))),
        DrawingForm::Stalks => writeln!(out, "{}", grundy_lang::stalks_text(drawing)),
    }
}
