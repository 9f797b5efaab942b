//! Hackenbush drawings: ready figures, and drawings to be written in another form.

use super::{Asked, DrawingSource};
use crate::drawing::{self, BYTES_FOR_AN_EDGE, DrawingForm};
use crate::reported::{Watched, write_object};
use crate::{Context, Failure, How, Reported};
use grundy::Limits;
use grundy::hackenbush::DrawingObject;
use grundy_core::Budget;
use grundy_explain::{Block, Doc, InputError, Messages};
use grundy_games::bush::{Drawing, Figure};
use serde::{Deserialize, Serialize};
use std::io::{self, Write};

/// What does a figure look like, or a drawing in another form?
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Draw {
    /// The name of a figure, such as `girl`.
    pub figure: Option<String>,
    /// How many edges, forks, rungs, spokes or vertices it has.
    pub size: Option<u64>,
    /// Random figures are the same for the same seed.
    pub seed: u64,
    /// The drawing, if it is no figure.
    pub drawing: DrawingSource,
}

impl Asked for Draw {
    type Report = DrawingMade;
    const NAME: &'static str = "draw";

    fn ask(&self, cx: &mut Context<'_>) -> Result<DrawingMade, Failure> {
        if let Some(name) = &self.figure {
            let budget = cx.budget(Limits::default())?;
            return Ok(DrawingMade {
                drawing: figure(name, self.size, self.seed, &budget)?,
                budget,
            });
        }
        let budget = cx.budget(Limits { positions: u64::MAX, ..Limits::default() })?;
        let drawing = drawing::read(&self.drawing, &budget, cx)?.into_drawing(&budget)?;
        budget.in_time()?;
        Ok(DrawingMade { drawing, budget })
    }
}

/// The figure of a size, or of the usual one.
fn figure(name: &str, size: Option<u64>, seed: u64, budget: &Budget) -> Result<Drawing, Failure> {
    let figure = Figure::ALL.into_iter().find(|figure| figure.name() == name);
    let Some(figure) = figure else {
        let what = grundy_explain::failure::Named::Figure;
        return Err(InputError::Unknown { what, name: name.to_owned(), meant: None }.into());
    };
    let wanted = size.unwrap_or_else(|| figure.usual_size());
    let sizes = figure.sizes();
    if sizes.is_some_and(|(least, most)| (least..=most).contains(&wanted)) {
        budget.room_for(figure.most_edges(wanted).saturating_mul(BYTES_FOR_AN_EDGE))?;
    }
    let made = match (sizes, size) {
        (None, Some(_)) => None,
        _ => figure.make(wanted, seed),
    };
    let none = InputError::NoSize { figure: figure.name(), size: wanted, sizes };
    Ok(made.ok_or(none)?)
}

/// A Hackenbush drawing.
#[derive(Clone, Debug)]
pub struct DrawingMade {
    /// The drawing.
    pub drawing: Drawing,
    /// What is left for writing it.
    budget: Budget,
}

impl DrawingMade {
    /// Whether a form says all of the drawing.
    ///
    /// # Errors
    /// If it does not.
    pub fn fits(&self, form: DrawingForm) -> Result<(), Failure> {
        Ok(form.fits(&self.drawing)?)
    }

    /// Writes the drawing in a form to `out`, which is called `name`.
    ///
    /// # Errors
    /// If the form does not say all of it, or `out` cannot be written to.
    pub fn export(
        &self,
        form: DrawingForm,
        name: &str,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        self.fits(form)?;
        let out = &mut Watched { out, budget: &self.budget };
        drawing::write(&self.drawing, form, out).map_err(|why| Failure::writing(name, why))
    }
}

impl Reported for DrawingMade {
    fn say(&self, _: &How, _: &Messages) -> Doc {
        let mut text = Vec::new();
        // Writing to memory cannot fail, and the form is text.
        let _ = drawing::write(&self.drawing, DrawingForm::Json, &mut text);
        Doc::new(vec![Block::Code(String::from_utf8(text).unwrap_or_default())])
    }

    fn write_json(&self, _: &Messages, out: &mut dyn Write) -> io::Result<()> {
        write_object(&DrawingObject::from(&self.drawing), out)
    }
}
