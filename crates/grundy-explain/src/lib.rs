//! Reasons, answers and theorems in words: English, Vietnamese and Chinese.

#![forbid(unsafe_code)]

mod diagnostics;
mod doc;
mod language;
mod messages;

pub use diagnostics::{diagnostics_text, move_error_text};
pub use doc::{Block, Doc, Row, Span, Tone};
pub use language::Language;
pub use messages::{Arg, Messages};
