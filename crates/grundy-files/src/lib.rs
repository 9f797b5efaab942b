//! File formats and what they share: how they are framed, and what is wrong with a file.
//!
//! A [`table`] of values and a [`checkpoint`] of a sequence begin with the name of their format, its version and
//! the rule as text, and end with a checksum ([`FormatError`] says what is wrong). With the feature `columns`,
//! [`columns`](mod@columns) are Parquet files. Nothing here opens a file or knows a game: a face brings what is
//! read from and written to.

#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

pub mod checkpoint;
mod checksum;
#[cfg(feature = "columns")]
pub mod columns;
mod framing;
pub mod table;

pub use checkpoint::CheckpointError;
pub use framing::FormatError;
