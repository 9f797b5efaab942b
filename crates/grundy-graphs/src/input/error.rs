//! What may be wrong with a graph in any form.

use crate::GraphError;
use grundy_engines::graph::Halt;
use grundy_lang::Diagnostic;
use std::fmt;
use std::io;

/// Why there is no graph.
#[derive(Debug)]
pub enum InputError {
    /// It is an edge list with something wrong in it, or was not read to its end.
    Graph(GraphError),
    /// A compressed file ends too early or is damaged.
    Packed(io::Error),
    /// It is a text of Graphviz with something wrong in it.
    Dot {
        /// The text.
        text: String,
        /// What is wrong, and where.
        diagnostic: Box<Diagnostic>,
    },
    /// It is a text of Graphviz whose edges have no direction.
    Undirected,
    /// It is a text of Graphviz of more bytes than we read.
    TooLong {
        /// How many are read.
        most: usize,
    },
    /// It begins like a text of Graphviz, but is no text.
    NotUtf8,
    /// It is a Parquet file that cannot be read.
    Table(grundy_files::columns::ColumnsError),
    /// A Parquet file has no two columns of whole numbers.
    NoArcColumns,
    /// A cell of a Parquet file is no vertex.
    Cell {
        /// The column.
        column: String,
        /// The row, counted from 0.
        row: u64,
        /// What is in it, if anything.
        label: Option<u64>,
    },
}

impl From<GraphError> for InputError {
    fn from(error: GraphError) -> InputError {
        InputError::Graph(error)
    }
}

impl From<Halt> for InputError {
    fn from(halt: Halt) -> InputError {
        InputError::Graph(halt.into())
    }
}

impl From<grundy_files::columns::ColumnsError> for InputError {
    fn from(error: grundy_files::columns::ColumnsError) -> InputError {
        match error {
            grundy_files::columns::ColumnsError::Io(error) => InputError::Graph(error.into()),
            error => InputError::Table(error),
        }
    }
}

impl fmt::Display for InputError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            InputError::Graph(error) => error.fmt(f),
            InputError::Packed(error) => write!(f, "damaged compressed file: {error}"),
            InputError::Dot { diagnostic, .. } => write!(f, "{diagnostic:?}"),
            InputError::Undirected => f.write_str("edges without a direction"),
            InputError::TooLong { most } => write!(f, "longer than {most} bytes"),
            InputError::NotUtf8 => f.write_str("not a text in UTF-8"),
            InputError::Table(error) => error.fmt(f),
            InputError::NoArcColumns => f.write_str("no two columns of whole numbers"),
            InputError::Cell { column, row, label } => {
                let label = label.map_or("nothing".to_owned(), |label| label.to_string());
                write!(f, "column {column}, row {row}: {label} is no vertex")
            }
        }
    }
}

impl std::error::Error for InputError {}
