//! Graphs in every form they come in, told apart by what they contain: text edge lists, texts of Graphviz,
//! Parquet tables, our own binary files, and each of these compressed by gzip or Zstandard.

mod error;
mod names;
mod sniff;
mod table;
#[cfg(test)]
mod tests;

pub use error::InputError;
pub use names::Names;

use crate::map::{self, Bytes};
use crate::{Graph, GraphError, Tails, TextOptions, TextReader, binary, graph_of_arcs, read_bytes};
use flate2::read::MultiGzDecoder;
use grundy_engines::graph::{Labelling, Stage, Watch};
use grundy_files::columns::Reader;
use sniff::Form;
use std::cell::Cell;
use std::io::{self, Read};
use std::path::Path;

/// How many bytes are looked at to tell what they are, and read at once.
const PIECE: usize = 1 << 18;

/// Longer texts of Graphviz are not read: they would take many times their size.
const LONGEST_DOT: usize = 1 << 26;

/// A graph and what its vertices are called.
#[derive(Debug)]
pub struct Loaded {
    /// The graph.
    pub graph: Graph,
    /// What its vertices are called.
    pub names: Names,
}

/// Reads the graph in the file `path`, whatever form it has. The options are about numbers as names.
///
/// # Errors
/// If the file cannot be read or has no graph, or the watch ends it.
pub fn open_path(
    path: &Path,
    options: &TextOptions,
    watch: &Watch<'_>,
) -> Result<Loaded, InputError> {
    let bytes = Bytes::of(path).map_err(GraphError::from)?;
    let form = sniff::form(&bytes[..bytes.len().min(PIECE)]);
    match form {
        Form::Text => numbered(read_bytes(&bytes, options, watch)?, options),
        Form::Gzip | Form::Zstandard => {
            let (done, of) = (Cell::new(0), bytes.len() as u64);
            let counted = Counted { bytes: &bytes[..], done: &done };
            packed(form, counted, options, watch, &|_| (done.get(), of))
        }
        Form::Dot => dot(bytes.to_vec(), watch),
        Form::Binary => match map::can_stay(&bytes) {
            true => binary_rows(binary::mapped(bytes, watch)?, Tails::Mapped),
            false => binary_rows(binary::held(&bytes, watch)?, Tails::Held),
        },
        Form::Parquet => match bytes {
            Bytes::Mapped(_) => {
                let file = std::fs::File::open(path).map_err(GraphError::from)?;
                table::read(&Reader::open(file)?, options, watch)
            }
            Bytes::Held(held) => table::read(&Reader::new(held.into())?, options, watch),
        },
    }
}

/// Whether the file `path` looks like a text edge list that is not compressed, which can be read several times.
pub fn is_edge_list(path: &Path) -> bool {
    let is_file = path.metadata().is_ok_and(|about| about.is_file());
    let start = || std::fs::File::open(path).and_then(|mut file| first_piece(&mut file));
    is_file && start().is_ok_and(|start| sniff::form(&start) == Form::Text)
}

/// Reads a graph of any form from a pipe.
///
/// # Errors
/// If it cannot be read or is no graph, or the watch ends it.
pub fn open_stream(
    input: impl Read,
    options: &TextOptions,
    watch: &Watch<'_>,
) -> Result<Loaded, InputError> {
    let mut input = input;
    let start = first_piece(&mut input).map_err(GraphError::from)?;
    let form = sniff::form(&start);
    let whole = start.as_slice().chain(input);
    match form {
        Form::Gzip | Form::Zstandard => packed(form, whole, options, watch, &|done| (done, done)),
        _ => plain(form, whole, options, watch, &|done| (done, done), GraphError::from),
    }
}

/// Reads what is compressed. Of what comes out, `progress` makes how much is done of how much.
fn packed(
    form: Form,
    input: impl Read,
    options: &TextOptions,
    watch: &Watch<'_>,
    progress: &dyn Fn(u64) -> (u64, u64),
) -> Result<Loaded, InputError> {
    let damaged = |error: io::Error| InputError::Packed(error);
    let mut unpacked: Box<dyn Read + '_> = match form {
        Form::Gzip => Box::new(MultiGzDecoder::new(input)),
        _ => Box::new(zstd::Decoder::new(input).map_err(damaged)?),
    };
    let start = first_piece(&mut unpacked).map_err(damaged)?;
    let form = sniff::form(&start);
    plain(form, start.as_slice().chain(unpacked), options, watch, progress, damaged)
}

/// Reads what is not compressed, or not any more.
fn plain<E: Into<InputError>>(
    form: Form,
    input: impl Read,
    options: &TextOptions,
    watch: &Watch<'_>,
    progress: &dyn Fn(u64) -> (u64, u64),
    failed: impl Fn(io::Error) -> E,
) -> Result<Loaded, InputError> {
    let is_held = matches!(form, Form::Dot | Form::Parquet | Form::Binary);
    let mut text = (!is_held).then(|| TextReader::new(*options));
    let mut input = input;
    let mut piece = vec![0; PIECE];
    let mut held = Vec::new();
    let mut done = 0;
    loop {
        let length = match input.read(&mut piece) {
            Ok(0) => break,
            Ok(length) => length,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(failed(error).into()),
        };
        match &mut text {
            Some(reader) => reader.feed(&piece[..length], watch)?,
            None => {
                held.extend_from_slice(&piece[..length]);
                // The room may be taken twice when what is held grows.
                watch.room_for(2 * held.len() as u64)?;
                if form == Form::Dot && held.len() > LONGEST_DOT {
                    return Err(InputError::TooLong { most: LONGEST_DOT });
                }
            }
        }
        done += length as u64;
        let (done, of) = progress(done);
        watch.at(Stage::Reading, done, of)?;
    }
    match (text, form) {
        (Some(reader), _) => numbered(reader.finish(watch)?, options),
        (None, Form::Parquet) => table::read(&Reader::new(held.into())?, options, watch),
        (None, Form::Binary) => binary_rows(binary::held(&held, watch)?, Tails::Held),
        (None, _) => dot(held, watch),
    }
}

fn binary_rows<R>(
    (rows, labelling, from_one): (R, Labelling, bool),
    tails: fn(R) -> Tails,
) -> Result<Loaded, InputError> {
    let graph = Graph::of_checked(tails(rows), labelling);
    let names = Names::numbers(graph.vertex_count(), from_one);
    Ok(Loaded { graph, names })
}

fn numbered(graph: Graph, options: &TextOptions) -> Result<Loaded, InputError> {
    let names = Names::numbers(graph.vertex_count(), options.from_one);
    Ok(Loaded { graph, names })
}

fn dot(text: Vec<u8>, watch: &Watch<'_>) -> Result<Loaded, InputError> {
    if text.len() > LONGEST_DOT {
        return Err(InputError::TooLong { most: LONGEST_DOT });
    }
    let text = String::from_utf8(text).map_err(|_| InputError::NotUtf8)?;
    let read = match grundy_lang::parse_dot(&text) {
        Ok(read) => read,
        Err(diagnostic) => {
            return Err(InputError::Dot { text, diagnostic: Box::new(diagnostic) });
        }
    };
    if !read.is_directed() && !read.edges().is_empty() {
        return Err(InputError::Undirected);
    }
    // There are fewer vertices than bytes, and these are fewer than 2^32.
    let label = |place: usize| u32::try_from(place).unwrap_or(u32::MAX);
    let arcs = read.edges().iter().map(|&(from, to)| (label(from), label(to)));
    let graph = graph_of_arcs(arcs, Some(read.names().len() as u64), watch)?;
    Ok(Loaded { graph, names: Names::words(read.names().to_vec()) })
}

/// Reads until a piece is full or nothing is left.
fn first_piece(input: &mut impl Read) -> io::Result<Vec<u8>> {
    let mut start = Vec::new();
    input.take(PIECE as u64).read_to_end(&mut start)?;
    Ok(start)
}

/// Bytes that count how many of them were read.
struct Counted<'a> {
    bytes: &'a [u8],
    done: &'a Cell<u64>,
}

impl Read for Counted<'_> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let length = self.bytes.read(into)?;
        self.done.set(self.done.get() + length as u64);
        Ok(length)
    }
}
