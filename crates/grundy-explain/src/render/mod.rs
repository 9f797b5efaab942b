//! Documents as text for a terminal, Markdown, HTML and LaTeX.

mod html;
mod latex;
mod markdown;
mod text;
mod wrap;

pub use html::html;
pub use latex::latex;
pub use markdown::markdown;
pub use text::{Terminal, text};
