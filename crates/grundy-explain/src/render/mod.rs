//! Documents as text for a terminal and as Markdown.

mod markdown;
mod text;
mod wrap;

pub use markdown::markdown;
pub use text::{Terminal, text};
