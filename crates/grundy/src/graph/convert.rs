//! Graphs in other forms.

use grundy_core::{Budget, Stage};
use grundy_engines::graph::Rows;
use grundy_files::graphs::{Loaded, write_binary};
use std::io::{self, Write};

/// So many vertices go by between two looks at the budget.
const STRIDE: usize = 1 << 16;

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
        GraphForm::Text => text(loaded, out, budget),
    }
}

/// Writes a line `n m` and a line for each arc, by the vertex it leads to.
fn text(loaded: &Loaded, out: &mut dyn Write, budget: &Budget) -> io::Result<()> {
    let (tails, names) = (loaded.graph.tails(), &loaded.names);
    let count = tails.vertex_count();
    if names.are_words() {
        // Numbers stand for names: what they stand for is told first.
        for vertex in (0..=u32::MAX).take(count) {
            writeln!(out, "# {vertex} is {:?}", names.of(vertex))?;
        }
    }
    writeln!(out, "{count} {}", tails.arc_count())?;
    let base = u64::from(names.from_one());
    for (place, head) in (0..count).zip(0..=u32::MAX) {
        if place % STRIDE == 0 {
            let here = budget.at(Stage::Writing, place as u64, count as u64);
            here.map_err(io::Error::other)?;
        }
        for &tail in tails.row(head) {
            writeln!(out, "{} {}", u64::from(tail) + base, u64::from(head) + base)?;
        }
    }
    Ok(())
}
