//! Figures and drawings written down.

use crate::args::BushForm;
use crate::failure::Failure;
use crate::output::Output;
use crate::voice::Voice;
use grundy::hackenbush::{DrawingObject, position};
use grundy_games::bush::{Drawing, Edge, Figure};
use std::io::{self, Write};
use std::path::Path;

/// The figure of a size, or of the usual one.
pub(super) fn made(
    figure: Figure,
    size: Option<u64>,
    seed: u64,
    voice: &Voice,
) -> Result<Drawing, Failure> {
    let name = ("figure", figure.name().into());
    let refused = |message: String| Failure::Unknown { message };
    let wanted = size.unwrap_or_else(|| figure.usual_size());
    let Some((least, most)) = figure.sizes() else {
        return match (size, figure.make(wanted, seed)) {
            (None, Some(drawing)) => Ok(drawing),
            _ => Err(refused(voice.say("hackenbush-one-size", &[name]))),
        };
    };
    let bounds = [("size", wanted.into()), ("least", least.into()), ("most", most.into())];
    let args: Vec<_> = std::iter::once(name).chain(bounds).collect();
    figure.make(wanted, seed).ok_or_else(|| refused(voice.say("hackenbush-no-size", &args)))
}

/// Writes a drawing to a file or to standard output.
pub(super) fn drawing(
    drawing: &Drawing,
    form: BushForm,
    file: Option<&Path>,
    voice: &Voice,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    if !drawing.is_green() && matches!(form, BushForm::Edges | BushForm::Expr) {
        return Err(Failure::Unknown { message: voice.say("hackenbush-coloured-form", &[]) });
    }
    let falls = || drawing.bush().survey().standing < drawing.lines().len();
    if form == BushForm::Stalks && falls() {
        return Err(Failure::Unknown { message: voice.say("hackenbush-fallen-form", &[]) });
    }
    let Some(path) = file else { return Ok(text(drawing, form, out)?) };
    let unwritable = |why: io::Error| {
        let file = path.display().to_string();
        let args = [("file", file.into()), ("why", why.to_string().into())];
        Failure::File { message: voice.say("values-cannot-write", &args) }
    };
    let mut output = Output::create(path).map_err(unwritable)?;
    text(drawing, form, &mut output).map_err(unwritable)?;
    output.finish().map_err(unwritable)
}

fn text(drawing: &Drawing, form: BushForm, out: &mut dyn Write) -> io::Result<()> {
    match form {
        BushForm::Json => {
            serde_json::to_writer(&mut *out, &DrawingObject::from(drawing))?;
            writeln!(out)
        }
        BushForm::Dot => {
            // The names of a drawing are different, so it is a graph.
            let graph = grundy_lang::dot_of_drawing(drawing).ok_or(io::ErrorKind::InvalidData)?;
            out.write_all(graph.text().as_bytes())
        }
        BushForm::Edges => {
            let bush = drawing.bush();
            let labels = bush.edges().iter().flat_map(|edge| [edge.0, edge.1]);
            let vertices = u64::from(labels.max().unwrap_or(0)) + 1;
            writeln!(out, "{vertices} {}", bush.edges().len())?;
            bush.edges().iter().try_for_each(|Edge(a, b)| writeln!(out, "{a} {b}"))
        }
        BushForm::Expr => writeln!(out, "{}", grundy::position_text(&position(&drawing.bush()))),
        BushForm::Stalks => writeln!(out, "{}", grundy_lang::stalks_text(drawing)),
    }
}
