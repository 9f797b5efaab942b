//! What can be wrong with a table.

use parquet::errors::ParquetError;
use std::fmt;
use std::io;

/// Why a table was not written or not read.
#[derive(Debug)]
#[non_exhaustive]
pub enum ColumnsError {
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

impl fmt::Display for ColumnsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ColumnsError::Io(error) => error.fmt(f),
            ColumnsError::Damaged(what) => {
                write!(f, "not a Parquet file, or a damaged one: {what}")
            }
            ColumnsError::Misfit(what) => f.write_str(what),
            ColumnsError::NotNumbers { column } => {
                write!(f, "column {column} has no whole numbers")
            }
            ColumnsError::Negative { column, row } => {
                write!(f, "column {column}, row {row}: a number below 0")
            }
        }
    }
}

impl std::error::Error for ColumnsError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            ColumnsError::Io(error) => Some(error),
            _ => None,
        }
    }
}

impl From<ParquetError> for ColumnsError {
    fn from(error: ParquetError) -> ColumnsError {
        match error {
            ParquetError::External(error) => match error.downcast::<io::Error>() {
                Ok(error) => ColumnsError::Io(*error),
                Err(error) => ColumnsError::Damaged(error.to_string()),
            },
            ParquetError::General(what) | ParquetError::EOF(what) => ColumnsError::Damaged(what),
            error => ColumnsError::Damaged(error.to_string()),
        }
    }
}

impl From<io::Error> for ColumnsError {
    fn from(error: io::Error) -> ColumnsError {
        ColumnsError::Io(error)
    }
}
