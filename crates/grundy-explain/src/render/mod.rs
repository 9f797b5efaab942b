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

use crate::Span;

/// Whether a cell is a number, or the sign of a nim-sum under numbers.
fn is_number(cell: &[Span]) -> bool {
    let mut chars = cell.iter().flat_map(|span| span.text.chars());
    chars.all(|c| c.is_ascii_digit() || matches!(c, '⊕' | '…'))
}
