//! Drawings from files and texts, whichever of the forms they have.

use crate::args::{BushInput, YesNo};
use crate::failure::Failure;
use crate::quoted::quoted;
use crate::voice::Voice;
use crate::{ask, graph};
use grundy::hackenbush::DrawingObject;
use grundy::{Limits, Term};
use grundy_engines::graph::Watch;
use grundy_games::bush::{Bush, Drawing, Edge};
use grundy_graphs::{Header, TextOptions, read_edges, read_edges_path};
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// More than this many bytes are no drawing but an edge list.
const LONGEST: u64 = 1 << 28;

/// So much of a file tells its form.
const GLANCE: u64 = 1 << 12;

/// A drawing as it was given.
pub(super) enum Input {
    /// Only edges.
    Edges(Bush),
    /// With names, and perhaps places and colours.
    Drawing(Drawing),
}

impl Input {
    pub(super) fn into_drawing(self) -> Drawing {
        match self {
            Input::Edges(bush) => Drawing::of(&bush),
            Input::Drawing(drawing) => drawing,
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

/// The drawing that the command line names.
pub(super) fn read(args: &BushInput, limits: &Limits, voice: &Voice) -> Result<Input, Failure> {
    let header = match args.header {
        None => Header::Guess,
        Some(YesNo::Yes) => Header::Present,
        Some(YesNo::No) => Header::Absent,
    };
    let options = TextOptions { header, from_one: false };
    let watch = Watch::new(limits, &|_| true);
    let dash = Path::new("-");
    if let Some(text) = &args.text {
        return of_bytes(text.clone().into_bytes(), dash, &options, &watch, voice);
    }
    let path = args.file.as_deref().unwrap_or(dash);
    if path == dash {
        let mut bytes = Vec::new();
        io::stdin().lock().read_to_end(&mut bytes).map_err(Failure::Read)?;
        return of_bytes(bytes, path, &options, &watch, voice);
    }
    let unreadable = |why: &io::Error| {
        let args =
            [("file", quoted(&path.to_string_lossy()).into()), ("why", why.to_string().into())];
        Failure::Unknown { message: voice.say("cli-cannot-read-file", &args) }
    };
    let file = File::open(path).map_err(|why| unreadable(&why))?;
    let is_file = file.metadata().is_ok_and(|about| about.is_file());
    let mut bytes = Vec::new();
    let most = if is_file { GLANCE } else { u64::MAX };
    (&file).take(most).read_to_end(&mut bytes).map_err(|why| unreadable(&why))?;
    if is_file && Form::of(&bytes) == Form::Edges {
        let edges = read_edges_path(path, &options, &watch, Edge);
        let edges =
            edges.map_err(|why| graph::refused::unread(why, &path.to_string_lossy(), voice))?;
        return Ok(Input::Edges(Bush::new(edges)));
    }
    (&file).take(LONGEST).read_to_end(&mut bytes).map_err(|why| unreadable(&why))?;
    of_bytes(bytes, path, &options, &watch, voice)
}

fn of_bytes(
    bytes: Vec<u8>,
    path: &Path,
    options: &TextOptions,
    watch: &Watch<'_>,
    voice: &Voice,
) -> Result<Input, Failure> {
    let form = Form::of(&bytes);
    if form == Form::Edges {
        let edges = read_edges(&bytes, options, watch, Edge);
        let edges =
            edges.map_err(|why| graph::refused::unread(why, &path.to_string_lossy(), voice))?;
        return Ok(Input::Edges(Bush::new(edges)));
    }
    if bytes.len() as u64 > LONGEST {
        return Err(Failure::TooLong { most: LONGEST });
    }
    let text = String::from_utf8(bytes).map_err(|_| Failure::NotUtf8)?;
    let no_drawing = |why: String| {
        let file = quoted(&path.to_string_lossy());
        let args = [("file", file.into()), ("why", why.into())];
        Failure::Unknown { message: voice.say("hackenbush-no-drawing", &args) }
    };
    let drawing = match form {
        Form::Json => {
            let object: DrawingObject =
                serde_json::from_str(&text).map_err(|why| no_drawing(why.to_string()))?;
            Drawing::try_from(object).map_err(|why| no_drawing(why.to_string()))?
        }
        Form::Dot => {
            let graph = grundy_lang::parse_dot(&text)
                .map_err(|wrong| ask::problem(&text, &[wrong], voice))?;
            grundy_lang::drawing_of_dot(&graph).map_err(|why| no_drawing(why.to_string()))?
        }
        Form::Expression => return expression(&text, voice),
        Form::Stalks | Form::Edges => grundy_lang::parse_stalks(&text)
            .map_err(|wrong| ask::problem(&text, &[wrong], voice))?,
    };
    Ok(Input::Drawing(drawing))
}

fn expression(text: &str, voice: &Voice) -> Result<Input, Failure> {
    let position = ask::parse(text, voice)?;
    match position.terms() {
        [Term::Bush(bush)] => Ok(Input::Edges(bush.clone())),
        _ => Err(Failure::Unknown { message: voice.say("hackenbush-other-game", &[]) }),
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
