//! Hackenbush drawings as texts: in stalk notation and in the language of Graphviz.

mod dot;
mod stalks;
mod write;

pub use dot::{dot_of_drawing, drawing_of_dot};
pub use stalks::{parse_stalks, parse_stalks_within};
pub use write::stalks_text;
