//! Drawings from files and texts, whichever of the forms they have.

use crate::input::{self, Bytes};
use crate::question::DrawingSource;
use crate::{Context, Failure};
use grundy::Term;
use grundy::graph::{Header, TextOptions, read_edges};
use grundy::hackenbush::DrawingObject;
use grundy_core::{Budget, Stopped};
use grundy_explain::InputError;
use grundy_games::bush::{Bush, Drawing, Edge};

/// More than this many bytes are no drawing but an edge list.
const LONGEST: u64 = 1 << 28;

/// What a drawing takes for each edge of a list, and writing it once more: a line, and two vertices at most with their
/// names and labels.
pub(crate) const BYTES_FOR_AN_EDGE: u64 = 500;

/// A drawing as it was given.
#[derive(Clone, Debug)]
pub(crate) enum DrawingRead {
    /// Only edges.
    Edges(Bush),
    /// With names, and perhaps places and colours.
    Drawing(Drawing),
}

impl DrawingRead {
    /// The drawing, if there is room for one: names take more than edges.
    pub(crate) fn into_drawing(self, budget: &Budget) -> Result<Drawing, Stopped> {
        match self {
            DrawingRead::Edges(bush) => {
                let edges = bush.edges().len() as u64;
                budget.room_for(edges.saturating_mul(BYTES_FOR_AN_EDGE))?;
                Ok(Drawing::of(&bush))
            }
            DrawingRead::Drawing(drawing) => Ok(drawing),
        }
    }
}

/// The forms a drawing may have, told by how it begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    Json,
    Dot,
    Expression,
    Edges,
    Stalks,
}

impl Form {
    fn of(begin: &[u8]) -> Form {
        let begin = begin.trim_ascii_start();
        let word = |word: &[u8]| {
            let rest = begin.get(..word.len()).filter(|start| start.eq_ignore_ascii_case(word));
            let next = begin.get(word.len()).copied();
            rest.is_some() && next.is_none_or(|next| !next.is_ascii_alphanumeric())
        };
        match begin.first() {
            Some(b'{') => Form::Json,
            Some(b'0'..=b'9' | b'#' | b'%' | b'-') | None => Form::Edges,
            Some(b'/') => Form::Dot,
            _ if [&b"graph"[..], b"digraph", b"strict"].into_iter().any(word) => Form::Dot,
            _ if word(b"hackenbush") => Form::Expression,
            _ => Form::Stalks,
        }
    }
}

/// The drawing that a question is about.
pub(crate) fn read(
    source: &DrawingSource,
    budget: &Budget,
    cx: &Context<'_>,
) -> Result<DrawingRead, Failure> {
    let header = match source.header {
        None => Header::Guess,
        Some(true) => Header::Present,
        Some(false) => Header::Absent,
    };
    let options = TextOptions { header, from_one: false };
    if let Some(text) = &source.text {
        return of_bytes(Bytes::Held(text.clone().into_bytes()), "-", &options, budget);
    }
    let name = source.file.as_deref().unwrap_or("-");
    let bytes = input::bytes(name, |_| u64::MAX, budget, cx)?;
    of_bytes(bytes, name, &options, budget)
}

fn of_bytes(
    bytes: Bytes,
    name: &str,
    options: &TextOptions,
    budget: &Budget,
) -> Result<DrawingRead, Failure> {
    let form = Form::of(&bytes);
    if form == Form::Edges {
        let edges = read_edges(&bytes, options, budget, Edge);
        let edges = edges.map_err(|why| input::unread(name, why.into()))?;
        return Ok(DrawingRead::Edges(Bush::new(edges)));
    }
    if bytes.len() as u64 > LONGEST {
        return Err(InputError::TooLong { most: LONGEST }.into());
    }
    // Once as it was read, once as text.
    budget.room_for(2 * bytes.len() as u64)?;
    let text = String::from_utf8(bytes.into()).map_err(|_| InputError::NotUtf8)?;
    let no_drawing = |why: String| InputError::NoDrawing { name: name.to_owned(), why };
    let drawing = match form {
        Form::Json => {
            let object: DrawingObject =
                input::json(text.as_bytes(), budget)?.map_err(|why| no_drawing(why.to_string()))?;
            Drawing::try_from(object).map_err(|why| no_drawing(why.to_string()))?
        }
        Form::Dot => {
            let graph = grundy_lang::parse_dot_within(&text, budget)?
                .map_err(|mistake| InputError::text(&text, vec![mistake]))?;
            grundy_lang::drawing_of_dot(&graph).map_err(|why| no_drawing(why.to_string()))?
        }
        Form::Expression => return expression(&text, budget),
        Form::Stalks | Form::Edges => grundy_lang::parse_stalks_within(&text, budget)?
            .map_err(|mistake| InputError::text(&text, vec![mistake]))?,
    };
    Ok(DrawingRead::Drawing(drawing))
}

fn expression(text: &str, budget: &Budget) -> Result<DrawingRead, Failure> {
    let position = grundy_lang::parse_within(text, None, budget)?;
    let position = position.map_err(|mistakes| InputError::text(text, mistakes))?;
    match position.terms() {
        [Term::Bush(bush)] => Ok(DrawingRead::Edges(bush.clone())),
        _ => Err(InputError::OtherGame.into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_are_told_by_how_they_begin() {
        for (begin, form) in [
            ("", Form::Edges),
            ("  \n", Form::Edges),
            ("3 2\n0 1", Form::Edges),
            ("# edges", Form::Edges),
            (" {\"vertices\"", Form::Json),
            ("graph {", Form::Dot),
            ("strict graph", Form::Dot),
            ("graph{0--1}", Form::Dot),
            ("// a graph", Form::Dot),
            ("hackenbush(0-1)", Form::Expression),
            ("ee(e;ee)", Form::Stalks),
            ("rb", Form::Stalks),
            ("(e)", Form::Stalks),
            ("nonsense", Form::Stalks),
        ] {
            assert_eq!(Form::of(begin.as_bytes()), form, "{begin:?}");
        }
    }
}
