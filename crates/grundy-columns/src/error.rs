//! What can be wrong with a table.

use parquet::errors::ParquetError;
use std::fmt;
use std::io;

/// Why a table was not written or not read.
#[derive(Debug)]
#[non_exhaustive]
pub enum Error {
    /// The file cannot be read or written.
    Io(io::Error),
    /// It is no Parquet file, or it is damaged. What is wrong, in the words of the format.
    Damaged(String),
    /// The cells given do not fit the columns. What does not fit.
    Misfit(String),
    /// The column has no whole numbers.
    NotNumbers {
        /// Its name.
        column: String,
    },
    /// A number is below 0.
    Negative {
        /// The column.
        column: String,
        /// The row, counted from 0.
        row: u64,
    },
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Io(error) => error.fmt(f),
            Error::Damaged(what) => write!(f, "not a Parquet file, or a damaged one: {what}"),
            Error::Misfit(what) => f.write_str(what),
            Error::NotNumbers { column } => write!(f, "column {column} has no whole numbers"),
            Error::Negative { column, row } => {
                write!(f, "column {column}, row {row}: a number below 0")
            }
        }
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Error::Io(error) => Some(error),
            _ => None,
        }
    }
}

impl From<ParquetError> for Error {
    fn from(error: ParquetError) -> Error {
        match error {
            ParquetError::External(error) => match error.downcast::<io::Error>() {
                Ok(error) => Error::Io(*error),
                Err(error) => Error::Damaged(error.to_string()),
            },
            ParquetError::General(what) | ParquetError::EOF(what) => Error::Damaged(what),
            error => Error::Damaged(error.to_string()),
        }
    }
}

impl From<io::Error> for Error {
    fn from(error: io::Error) -> Error {
        Error::Io(error)
    }
}
