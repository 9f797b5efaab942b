//! File formats and what they share: how they are framed, and what is wrong with a file.
//!
//! A [`table`] of values and a [`checkpoint`] of a sequence begin with the name of their format, its version and
//! the rule as text, and end with a checksum ([`FormatError`] says what is wrong). With the feature `columns`,
//! the module of that name reads and writes Parquet files; with `graphs` there are graphs in all their forms, and
//! strategies on them. Nothing here opens a file by its name or knows a game: a face brings what is read from and
//! written to.

#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

pub mod checkpoint;
mod checksum;
#[cfg(feature = "columns")]
pub mod columns;
mod framing;
#[cfg(feature = "graphs")]
pub mod graphs;
pub mod table;

pub use checkpoint::CheckpointError;
pub use framing::FormatError;
