//! `grundy graph convert`.

use super::refused::{halted, refused, unread};
use super::{Bar, begun, limits, load, unwritable};
use crate::args::{ConvertForm, LabelArgs, LimitArgs};
use crate::ask;
use crate::failure::Failure;
use crate::output::Output;
use crate::voice::Voice;
use grundy_engines::graph::{Halt, Rows, Stage, Watch};
use grundy_explain::{Arg, Block, Doc, markup};
use grundy_graphs::{GraphError, InputError, Loaded, is_edge_list, text_to_binary, write_binary};
use serde::Serialize;
use std::io::{self, Write};
use std::path::Path;

/// So many vertices go by between two looks at the watch.
const STRIDE: usize = 1 << 16;

/// What is to be done.
pub(super) struct Conversion<'a> {
    pub(super) file: &'a Path,
    pub(super) out: &'a Path,
    pub(super) to: Option<ConvertForm>,
    pub(super) labels: &'a LabelArgs,
    pub(super) json: bool,
    pub(super) limits: &'a LimitArgs,
}

#[derive(Serialize)]
struct Written<'a> {
    file: &'a str,
    form: &'static str,
    vertices: u64,
    arcs: u64,
}

pub(super) fn run(
    asked: &Conversion<'_>,
    voice: &Voice,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let form = asked.to.unwrap_or_else(|| by_name(asked.out));
    let mut file = begun(asked.out, voice)?;
    let limits = limits(asked.limits);
    let bar = Bar::new(voice);
    let look = |progress| bar.look(progress);
    let watch = Watch::new(&limits, &look);
    let (vertices, arcs) = match form {
        ConvertForm::Binary => to_binary(asked, &mut file, &watch, voice)?,
        ConvertForm::Text => {
            let loaded = load(asked.file, &super::options(asked.labels), &watch, voice)?;
            let written = text(&loaded, &mut file, &watch);
            written.map_err(|why| broken(why, asked.out, voice))?;
            counts(&loaded)
        }
    };
    bar.end();
    file.finish().map_err(|why| unwritable(asked.out, &why, voice))?;
    let name = asked.out.to_string_lossy();
    if asked.json {
        let form = match form {
            ConvertForm::Binary => "binary",
            ConvertForm::Text => "text",
        };
        serde_json::to_writer(&mut *out, &Written { file: &name, form, vertices, arcs })?;
        return Ok(writeln!(out)?);
    }
    let size = [("vertices", Arg::Count(vertices)), ("arcs", Arg::Count(arcs))];
    let lines = [
        voice.say("graph-size", &size),
        voice.say("graph-written", &[("file", name.into_owned().into())]),
    ];
    let doc = Doc::new(lines.iter().map(|line| Block::Paragraph(markup(line))).collect());
    Ok(out.write_all(ask::render(&doc, voice).as_bytes())?)
}

fn by_name(path: &Path) -> ConvertForm {
    let extension = path.extension().unwrap_or_default().to_string_lossy().to_ascii_lowercase();
    match extension.as_str() {
        "txt" | "edges" | "tsv" => ConvertForm::Text,
        _ => ConvertForm::Binary,
    }
}

fn counts(loaded: &Loaded) -> (u64, u64) {
    (loaded.graph.vertex_count() as u64, loaded.graph.arc_count() as u64)
}

fn to_binary(
    asked: &Conversion<'_>,
    file: &mut Output,
    watch: &Watch<'_>,
    voice: &Voice,
) -> Result<(u64, u64), Failure> {
    let options = super::options(asked.labels);
    let loaded = match super::read(asked.file, &options, watch) {
        Ok(loaded) => loaded,
        // A text can be read as often as it takes.
        Err(InputError::Graph(GraphError::Halt(Halt::Memory { .. })))
            if is_edge_list(asked.file) =>
        {
            let done = text_to_binary(asked.file, &options, file, watch);
            return match done {
                Ok((_, vertices, arcs)) => Ok((vertices, arcs)),
                Err(GraphError::Halt(why)) => Err(halted(why, voice)),
                Err(why) => Err(unread(why, &asked.file.to_string_lossy(), voice)),
            };
        }
        Err(why) => return Err(refused(why, &asked.file.to_string_lossy(), voice)),
    };
    if loaded.names.are_words() {
        return Err(Failure::Unknown { message: voice.say("graph-convert-words", &[]) });
    }
    let written = write_binary(file, loaded.graph.tails(), loaded.names.from_one(), watch);
    written.map_err(|why| broken(why, asked.out, voice))?;
    Ok(counts(&loaded))
}

/// Writes a line `n m` and a line for each arc, by the vertex it leads to.
fn text(loaded: &Loaded, out: &mut dyn Write, watch: &Watch<'_>) -> io::Result<()> {
    let tails = loaded.graph.tails();
    let count = tails.vertex_count();
    if loaded.names.are_words() {
        // Numbers stand for names: what they stand for is told first.
        for vertex in (0..=u32::MAX).take(count) {
            writeln!(out, "# {vertex} is {:?}", loaded.names.of(vertex))?;
        }
    }
    writeln!(out, "{count} {}", tails.arc_count())?;
    let base = u64::from(loaded.names.from_one());
    for (place, head) in (0..count).zip(0..=u32::MAX) {
        if place % STRIDE == 0 {
            let here = watch.at(Stage::Writing, place as u64, count as u64);
            here.map_err(io::Error::other)?;
        }
        for &tail in tails.row(head) {
            writeln!(out, "{} {}", u64::from(tail) + base, u64::from(head) + base)?;
        }
    }
    Ok(())
}

/// Why a file was not written to its end: it could not be, or somebody or a limit stopped it.
fn broken(why: io::Error, path: &Path, voice: &Voice) -> Failure {
    match why.downcast::<Halt>() {
        Ok(halt) => halted(halt, voice),
        Err(why) => unwritable(path, &why, voice),
    }
}
