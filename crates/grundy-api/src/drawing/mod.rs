//! Hackenbush drawings in all their forms: read whichever it is, and written as one asks.

mod read;
mod write;

pub(crate) use read::{BYTES_FOR_AN_EDGE, DrawingRead, read};
pub use write::DrawingForm;
pub(crate) use write::write;
