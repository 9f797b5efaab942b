//! Writing a text edge list.

use crate::graphs::{Loaded, STRIDE};
use grundy_core::{Budget, Stage};
use grundy_engines::graph::Rows;
use std::io::{self, Write};

/// Writes a header with the numbers of vertices and arcs, and a line for each arc, by the vertex it leads to.
///
/// # Errors
/// If `out` cannot be written, or the budget ends it: then what [`Stopped`](grundy_core::Stopped) it is in the error.
pub fn write_edges(loaded: &Loaded, out: &mut dyn Write, budget: &Budget) -> io::Result<()> {
    let (tails, names) = (loaded.graph.tails(), &loaded.names);
    let count = tails.vertex_count();
    if names.are_words() {
        // An edge list has no room for names, so that comments say what the numbers stand for.
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
