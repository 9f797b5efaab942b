//! Graphs in other forms.

use grundy_core::Budget;
use grundy_files::graphs::{Loaded, write_binary, write_edges};
use std::io::{self, Write};

/// The forms in which graphs are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "json", serde(rename_all = "kebab-case"))]
pub enum GraphForm {
    /// Rows of arcs in binary, for vertices that are called by numbers.
    #[default]
    Binary,
    /// A line `n m`, then lines `u v`.
    Text,
}

impl GraphForm {
    /// The name of the form.
    pub fn name(self) -> &'static str {
        match self {
            GraphForm::Binary => "binary",
            GraphForm::Text => "text",
        }
    }
}

/// Writes a graph in a form. In a binary file vertices have numbers as names.
///
/// # Errors
/// If `out` cannot be written, or the budget ends it: then what [`Stopped`](grundy_core::Stopped) it is in the error.
pub fn write_graph(
    loaded: &Loaded,
    form: GraphForm,
    out: &mut dyn Write,
    budget: &Budget,
) -> io::Result<()> {
    let (tails, names) = (loaded.graph.tails(), &loaded.names);
    match form {
        GraphForm::Binary => write_binary(out, tails, names.from_one(), budget).map(|_| ()),
        GraphForm::Text => write_edges(loaded, out, budget),
    }
}
