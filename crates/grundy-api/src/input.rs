//! What the host opens, read as bytes or as a graph, and why that failed.

use crate::context::Input;
use crate::{Context, Failure};
#[cfg(feature = "graphs")]
use grundy::graph::FileBytes;
use grundy::graph::{GraphError, LoadError, Loaded, TextOptions, load_file, load_stream};
use grundy_core::{Budget, Limit, Stage, Stopped};
use grundy_explain::InputError;
use grundy_explain::failure::GraphInputError;
use serde::de::DeserializeOwned;
use std::io::{self, BufReader, Read};
use std::ops::Deref;

/// So much is read at once.
const PIECE: usize = 1 << 16;

/// All bytes of an input.
pub(crate) enum Bytes {
    /// In memory.
    Held(Vec<u8>),
    /// In a file that is mapped.
    #[cfg(feature = "graphs")]
    Mapped(FileBytes),
}

impl Deref for Bytes {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        match self {
            Bytes::Held(bytes) => bytes,
            #[cfg(feature = "graphs")]
            Bytes::Mapped(bytes) => bytes,
        }
    }
}

impl From<Bytes> for Vec<u8> {
    fn from(bytes: Bytes) -> Vec<u8> {
        match bytes {
            Bytes::Held(bytes) => bytes,
            #[cfg(feature = "graphs")]
            Bytes::Mapped(bytes) => bytes.to_vec(),
        }
    }
}

/// All bytes of what the host calls `name`, if there are not too many: `most` says how many by what they begin with. Some
/// files have no end.
pub(crate) fn bytes(
    name: &str,
    most: impl Fn(&[u8]) -> u64,
    budget: &Budget,
    cx: &Context<'_>,
) -> Result<Bytes, Failure> {
    let too_long = |most| Failure::from(InputError::TooLong { most });
    let mut input = cx.host.open(name, budget)?;
    #[cfg(feature = "graphs")]
    if let Input::File(file) = &input
        && let Some(mapped) = FileBytes::of(file).map_err(|why| Failure::reading(name, why))?
    {
        let most = most(&mapped);
        return match mapped.len() as u64 > most {
            true => Err(too_long(most)),
            false => Ok(Bytes::Mapped(mapped)),
        };
    }
    let mut bytes = Vec::new();
    let mut piece = vec![0; PIECE];
    loop {
        let read = match input.read(&mut piece) {
            Ok(0) => return Ok(Bytes::Held(bytes)),
            Ok(read) => read,
            Err(why) if why.kind() == io::ErrorKind::Interrupted => 0,
            Err(why) => return Err(Failure::reading(name, why)),
        };
        bytes.extend_from_slice(&piece[..read]);
        let (len, most) = (bytes.len() as u64, most(&bytes));
        if len > most {
            return Err(too_long(most));
        }
        budget.at(Stage::Reading, len, 0)?;
        // A vector that grows takes up to twice what is in it.
        budget.room_for(2 * len)?;
    }
}

/// What reading JSON takes at most for each byte of it: numbers of one digit in a vector that grows.
const BYTES_FOR_A_BYTE: u64 = 16;

/// What a text in JSON describes, or what is wrong with it, read within a budget: it may be very long.
///
/// # Errors
/// If a limit is reached.
pub(crate) fn json<T: DeserializeOwned>(
    bytes: &[u8],
    budget: &Budget,
) -> Result<serde_json::Result<T>, Stopped> {
    budget.room_for((bytes.len() as u64).saturating_mul(BYTES_FOR_A_BYTE))?;
    let read = serde_json::from_reader(BufReader::with_capacity(PIECE, Timely { bytes, budget }));
    // Which error the end of the time was is told by the clock.
    match &read {
        Err(why) if why.is_io() => budget.in_time().map(|()| read),
        _ => Ok(read),
    }
}

/// Bytes that cannot be read any more when the time is up.
struct Timely<'a> {
    bytes: &'a [u8],
    budget: &'a Budget,
}

impl Read for Timely<'_> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        self.budget.in_time().map_err(io::Error::other)?;
        self.bytes.read(into)
    }
}

/// The graph in what the host calls `name`.
pub(crate) fn graph(
    name: &str,
    options: &TextOptions,
    budget: &Budget,
    cx: &Context<'_>,
) -> Result<Loaded, Failure> {
    let input = cx.host.open(name, budget)?;
    graph_of(input, options, budget).map_err(|why| no_graph(name, why))
}

/// The graph in an input.
pub(crate) fn graph_of(
    input: Input,
    options: &TextOptions,
    budget: &Budget,
) -> Result<Loaded, LoadError> {
    match input {
        Input::File(file) => load_file(&file, options, budget),
        Input::Stream(stream) => load_stream(stream, options, budget),
    }
}

/// Why there is no graph in what is called `name`.
pub(crate) fn no_graph(name: &str, why: LoadError) -> Failure {
    match unread(name, why) {
        Failure::Stopped { by: by @ Stopped { by: Limit::Room { .. }, .. }, .. } => {
            Failure::NoRoom(by)
        }
        other => other,
    }
}

/// Why what is called `name` was not read to its end.
pub(crate) fn unread(name: &str, why: LoadError) -> Failure {
    match why {
        LoadError::Graph(GraphError::Io(why)) => Failure::reading(name, why),
        LoadError::Graph(GraphError::Stopped(by)) => by.into(),
        LoadError::Dot { text, diagnostic } => InputError::text(text, vec![*diagnostic]).into(),
        why => {
            let name = name.to_owned();
            InputError::from(GraphInputError::Load { name, why }).into()
        }
    }
}
