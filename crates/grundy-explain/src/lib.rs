//! Reasons, answers and theorems in words: English, Vietnamese and Chinese.

#![forbid(unsafe_code)]

pub mod answer;
mod doc;
mod language;
mod messages;
mod moves;
mod reason;
pub mod render;
pub mod report;
mod words;

pub use doc::{Block, Doc, Row, Span, Tone, markup};
pub use language::Language;
pub use messages::{Arg, Messages};
