//! What may be wrong with a graph in any form.

use crate::graphs::GraphError;
use grundy_core::Stopped;
use grundy_lang::Diagnostic;
use std::fmt;
use std::io;

/// Why there is no graph.
#[derive(Debug)]
pub enum LoadError {
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
    Table {
        /// What is wrong with it.
        why: String,
    },
    /// It has a form that this build of Grundy does not read.
    Unread {
        /// The name of the form.
        form: &'static str,
    },
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

impl LoadError {
    /// What was compressed ends with this error, or reading it was stopped.
    pub(super) fn packed(error: io::Error) -> LoadError {
        match error.downcast::<Stopped>() {
            Ok(stopped) => stopped.into(),
            Err(error) => LoadError::Packed(error),
        }
    }
}

impl From<io::Error> for LoadError {
    fn from(error: io::Error) -> LoadError {
        LoadError::Graph(error.into())
    }
}

impl From<GraphError> for LoadError {
    fn from(error: GraphError) -> LoadError {
        LoadError::Graph(error)
    }
}

impl From<Stopped> for LoadError {
    fn from(stopped: Stopped) -> LoadError {
        LoadError::Graph(stopped.into())
    }
}

#[cfg(feature = "columns")]
impl From<crate::columns::ColumnsError> for LoadError {
    fn from(error: crate::columns::ColumnsError) -> LoadError {
        match error {
            crate::columns::ColumnsError::Io(error) => LoadError::Graph(error.into()),
            error => LoadError::Table { why: error.to_string() },
        }
    }
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::Graph(error) => error.fmt(f),
            LoadError::Packed(error) => write!(f, "damaged compressed file: {error}"),
            LoadError::Dot { diagnostic, .. } => write!(f, "{diagnostic:?}"),
            LoadError::Undirected => f.write_str("edges without a direction"),
            LoadError::TooLong { most } => write!(f, "longer than {most} bytes"),
            LoadError::NotUtf8 => f.write_str("not a text in UTF-8"),
            LoadError::Table { why } => f.write_str(why),
            LoadError::Unread { form } => write!(f, "{form} is not read by this build"),
            LoadError::NoArcColumns => f.write_str("no two columns of whole numbers"),
            LoadError::Cell { column, row, label } => {
                let label = label.map_or("nothing".to_owned(), |label| label.to_string());
                write!(f, "column {column}, row {row}: {label} is no vertex")
            }
        }
    }
}

impl std::error::Error for LoadError {}
