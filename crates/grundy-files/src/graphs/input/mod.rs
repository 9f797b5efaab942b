//! Graphs in every form they come in, told apart by what they contain: text edge lists, texts of Graphviz,
//! Parquet tables, our own binary files, and each of these compressed by gzip or Zstandard.

mod error;
mod names;
mod sniff;
#[cfg(feature = "columns")]
mod table;
#[cfg(test)]
#[cfg(all(feature = "columns", feature = "gzip", feature = "zstd"))]
mod tests;

pub use error::LoadError;
pub use names::Names;

#[cfg(feature = "map")]
use crate::graphs::map::{FileBytes, NUMBERS_STAY};
use crate::graphs::{Graph, GraphError, Tails, TextOptions, TextReader, binary, graph_of_arcs};
use grundy_core::{Budget, Stage};
use grundy_engines::graph::Labelling;
use sniff::Form;
#[cfg(feature = "map")]
use std::cell::Cell;
use std::fs::File;
use std::io::{self, Read};

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

/// Reads the graph in a file, whatever form it has; through a memory map where that is possible. The options are about
/// numbers as names.
///
/// # Errors
/// If the file cannot be read or has no graph, or the budget ends it.
pub fn load_file(file: &File, options: &TextOptions, budget: &Budget) -> Result<Loaded, LoadError> {
    #[cfg(feature = "map")]
    if let Some(bytes) = FileBytes::of(file).map_err(GraphError::from)? {
        return mapped(file, bytes, options, budget);
    }
    load_stream(file, options, budget)
}

/// Reads the graph in a file that is mapped.
#[cfg(feature = "map")]
fn mapped(
    file: &File,
    bytes: FileBytes,
    options: &TextOptions,
    budget: &Budget,
) -> Result<Loaded, LoadError> {
    let form = sniff::form(&bytes[..bytes.len().min(PIECE)]);
    match form {
        Form::Text => numbered(crate::graphs::read_bytes(&bytes, options, budget)?, options),
        Form::Gzip | Form::Zstandard => {
            let (done, of) = (Cell::new(0), bytes.len() as u64);
            let counted = Counted { bytes: &bytes[..], done: &done };
            packed(form, counted, options, budget, &|_| (done.get(), of))
        }
        Form::Dot => dot(&bytes, budget),
        Form::Binary if NUMBERS_STAY => binary_rows(binary::mapped(bytes, budget)?, Tails::Mapped),
        Form::Binary => binary_rows(binary::held(&bytes, budget)?, Tails::Held),
        #[cfg(feature = "columns")]
        Form::Parquet => {
            // Reading a table from the file takes less memory than from the map.
            let file = file.try_clone().map_err(GraphError::from)?;
            table::read(&crate::columns::Reader::open(file)?, options, budget)
        }
        #[cfg(not(feature = "columns"))]
        Form::Parquet => {
            let _ = file;
            Err(LoadError::Unread { form: "Parquet" })
        }
    }
}

/// Whether what begins with `start` looks like a text edge list that is not compressed, which can be read several times.
pub fn is_edge_list(start: &[u8]) -> bool {
    sniff::form(&start[..start.len().min(PIECE)]) == Form::Text
}

/// Reads a graph of any form from a pipe.
///
/// # Errors
/// If it cannot be read or is no graph, or the budget ends it.
pub fn load_stream(
    input: impl Read,
    options: &TextOptions,
    budget: &Budget,
) -> Result<Loaded, LoadError> {
    let mut input = input;
    let start = first_piece(&mut input).map_err(GraphError::from)?;
    let form = sniff::form(&start);
    let whole = start.as_slice().chain(input);
    match form {
        Form::Gzip | Form::Zstandard => packed(form, whole, options, budget, &|done| (done, done)),
        _ => plain(form, whole, options, budget, &|done| (done, done), |why| why.into()),
    }
}

/// Reads what is compressed. Of what comes out, `progress` makes how much is done of how much.
fn packed(
    form: Form,
    input: impl Read,
    options: &TextOptions,
    budget: &Budget,
    progress: &dyn Fn(u64) -> (u64, u64),
) -> Result<Loaded, LoadError> {
    // Much may be read before anything comes out.
    let mut unpacked = unpacked(form, Watched { input, budget })?;
    let start = first_piece(&mut unpacked).map_err(LoadError::packed)?;
    let form = sniff::form(&start);
    plain(form, start.as_slice().chain(unpacked), options, budget, progress, LoadError::packed)
}

/// What is in a compressed input.
fn unpacked<'a>(form: Form, input: impl Read + 'a) -> Result<Box<dyn Read + 'a>, LoadError> {
    match form {
        #[cfg(feature = "gzip")]
        Form::Gzip => Ok(Box::new(flate2::read::MultiGzDecoder::new(input))),
        #[cfg(feature = "zstd")]
        Form::Zstandard => Ok(Box::new(zstd::Decoder::new(input).map_err(LoadError::packed)?)),
        _ => {
            let _ = input;
            let form = if form == Form::Gzip { "gzip" } else { "Zstandard" };
            Err(LoadError::Unread { form })
        }
    }
}

/// An input that ends with an error when the budget does.
struct Watched<'a, R> {
    input: R,
    budget: &'a Budget,
}

impl<R: Read> Read for Watched<'_, R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        self.budget.in_time().map_err(io::Error::other)?;
        self.input.read(into)
    }
}

/// Reads what is not compressed, or not any more.
fn plain(
    form: Form,
    input: impl Read,
    options: &TextOptions,
    budget: &Budget,
    progress: &dyn Fn(u64) -> (u64, u64),
    failed: impl Fn(io::Error) -> LoadError,
) -> Result<Loaded, LoadError> {
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
            Err(error) => return Err(failed(error)),
        };
        match &mut text {
            Some(reader) => reader.feed(&piece[..length], budget)?,
            None => {
                held.extend_from_slice(&piece[..length]);
                // The room may be taken twice when what is held grows.
                budget.room_for(2 * held.len() as u64)?;
                if form == Form::Dot && held.len() > LONGEST_DOT {
                    return Err(LoadError::TooLong { most: LONGEST_DOT });
                }
            }
        }
        done += length as u64;
        let (done, of) = progress(done);
        budget.at(Stage::Reading, done, of)?;
    }
    match (text, form) {
        (Some(reader), _) => numbered(reader.finish(budget)?, options),
        #[cfg(feature = "columns")]
        (None, Form::Parquet) => {
            table::read(&crate::columns::Reader::new(held.into())?, options, budget)
        }
        #[cfg(not(feature = "columns"))]
        (None, Form::Parquet) => Err(LoadError::Unread { form: "Parquet" }),
        (None, Form::Binary) => binary_rows(binary::held(&held, budget)?, Tails::Held),
        (None, _) => dot(&held, budget),
    }
}

fn binary_rows<R>(
    (rows, labelling, from_one): (R, Labelling, bool),
    tails: fn(R) -> Tails,
) -> Result<Loaded, LoadError> {
    let graph = Graph::of_checked(tails(rows), labelling);
    let names = Names::numbers(graph.vertex_count(), from_one);
    Ok(Loaded { graph, names })
}

fn numbered(graph: Graph, options: &TextOptions) -> Result<Loaded, LoadError> {
    let names = Names::numbers(graph.vertex_count(), options.from_one);
    Ok(Loaded { graph, names })
}

fn dot(text: &[u8], budget: &Budget) -> Result<Loaded, LoadError> {
    if text.len() > LONGEST_DOT {
        return Err(LoadError::TooLong { most: LONGEST_DOT });
    }
    let text = std::str::from_utf8(text).map_err(|_| LoadError::NotUtf8)?;
    let read = match grundy_lang::parse_dot_within(text, budget)? {
        Ok(read) => read,
        Err(diagnostic) => {
            let diagnostic = Box::new(diagnostic);
            return Err(LoadError::Dot { text: text.to_owned(), diagnostic });
        }
    };
    if !read.is_directed() && !read.edges().is_empty() {
        return Err(LoadError::Undirected);
    }
    // There are fewer vertices than bytes, and these are fewer than 2^32.
    let label = |place: usize| u32::try_from(place).unwrap_or(u32::MAX);
    let arcs = read.edges().iter().map(|&(from, to)| (label(from), label(to)));
    let graph = graph_of_arcs(arcs, Some(read.names().len() as u64), budget)?;
    Ok(Loaded { graph, names: Names::words(read.names().to_vec()) })
}

/// Reads until a piece is full or nothing is left.
fn first_piece(input: &mut impl Read) -> io::Result<Vec<u8>> {
    let mut start = Vec::new();
    input.take(PIECE as u64).read_to_end(&mut start)?;
    Ok(start)
}

/// Bytes that count how many of them were read.
#[cfg(feature = "map")]
struct Counted<'a> {
    bytes: &'a [u8],
    done: &'a Cell<u64>,
}

#[cfg(feature = "map")]
impl Read for Counted<'_> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let length = self.bytes.read(into)?;
        self.done.set(self.done.get() + length as u64);
        Ok(length)
    }
}
