//! The names of vertices, as data.

use grundy_files::graphs::Names;
use std::fmt;

/// The name of a vertex: a number where vertices are called by numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(serde::Serialize), serde(untagged))]
pub enum VertexName {
    /// A label.
    Number(u64),
    /// A word, which may look like a number.
    Word(String),
}

impl VertexName {
    /// The name of a vertex.
    pub fn of(vertex: u32, names: &Names) -> VertexName {
        let name = names.of(vertex);
        match name.parse() {
            Ok(number) if !names.are_words() => VertexName::Number(number),
            _ => VertexName::Word(name.into_owned()),
        }
    }
}

impl fmt::Display for VertexName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            VertexName::Number(number) => number.fmt(f),
            VertexName::Word(word) => f.write_str(word),
        }
    }
}
