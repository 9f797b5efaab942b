//! Reasons, answers and theorems in words: English, Vietnamese and Chinese.

#![forbid(unsafe_code)]

mod diagnostics;
mod doc;
mod language;
mod messages;
mod theorem;

pub use diagnostics::{diagnostics_text, move_error_text};
pub use doc::{Block, Doc, Row, Span, Tone};
pub use language::Language;
pub use messages::{Arg, Messages};
pub use theorem::{
    Command, Example, Section, SectionKind, Theorem, theorem, theorem_list, theorems,
};
