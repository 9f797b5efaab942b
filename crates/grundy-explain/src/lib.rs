//! Reasons, answers and theorems in words: English, Vietnamese and Chinese.

#![forbid(unsafe_code)]
#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

pub mod answer;
pub mod board;
pub mod check;
mod diagnostics;
mod doc;
pub mod exercise;
pub mod failure;
pub mod games;
pub mod graph;
pub mod hackenbush;
pub mod hint;
pub mod judge;
mod language;
mod messages;
mod moves;
mod notion;
pub mod pattern;
pub mod period;
pub mod picture;
pub mod play;
mod reason;
pub mod render;
pub mod report;
mod theorem;
mod told;
pub mod values;
mod words;

pub use diagnostics::{
    breakdown_text, diagnostic_message, diagnostics_text, formula_fault_text, move_error_text,
};
pub use doc::{Block, Doc, Figure, Row, Span, Tone, markup};
pub use failure::InputError;
pub use language::Language;
pub use messages::{Arg, Messages};
pub use notion::{
    FoundNotion, Notion, NotionGroup, NotionInfo, find_notion, notion_doc, notion_info,
    notion_list, notions, notions_of_theorem,
};
pub use report::broken_text;
pub use theorem::{
    Command, Example, Section, SectionKind, Theorem, theorem, theorem_list, theorems,
};
pub use told::{read_move, told_move};
