//! Reasons, answers and theorems in words: English, Vietnamese and Chinese.

#![forbid(unsafe_code)]

mod doc;
mod language;
mod messages;

pub use doc::{Block, Doc, Row, Span, Tone};
pub use language::Language;
pub use messages::{Arg, Messages};
