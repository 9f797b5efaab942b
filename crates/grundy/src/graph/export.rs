//! What is known of every vertex, as a file.

use super::SolvedGraph;
#[cfg(feature = "columns")]
use grundy_core::Outcome;
use grundy_core::{Budget, Stage, Value};
#[cfg(feature = "columns")]
use grundy_files::columns::{Cells, Column, Width, Writer};
use grundy_files::graphs::{outcome_letter, write_vertices};
use std::io::{self, Write};

/// So many vertices go by between two looks at the budget, and are written at once.
const ROWS: usize = 1 << 16;

/// The forms of a file with a row for each vertex.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum VertexFormat {
    /// Columns parted by spaces.
    #[default]
    Text,
    /// Columns parted by commas.
    Csv,
    /// `grundyv1`, the number of vertices, a letter for each vertex and four bytes for each value.
    Binary,
    /// A Parquet table, if this build writes them.
    Parquet,
}

impl SolvedGraph {
    /// Writes what is known of every vertex.
    ///
    /// # Errors
    /// If `out` cannot be written, this build does not write Parquet tables (`ErrorKind::Unsupported`), or the budget ends
    /// it: then what [`Stopped`](grundy_core::Stopped) it is in the error.
    pub fn write(
        &mut self,
        format: VertexFormat,
        out: &mut (dyn Write + Send),
        budget: &Budget,
    ) -> io::Result<()> {
        self.find_sets(budget).map_err(io::Error::other)?;
        match format {
            VertexFormat::Text => text(self, out, budget),
            VertexFormat::Csv => csv(self, out, budget),
            VertexFormat::Binary => {
                let (outcome, value) = (|v| self.outcome(v), |v| finite(self, v));
                write_vertices(out, self.loaded.graph.vertex_count(), outcome, value, budget)
            }
            #[cfg(feature = "columns")]
            VertexFormat::Parquet => parquet(self, out, budget),
            #[cfg(not(feature = "columns"))]
            VertexFormat::Parquet => Err(io::ErrorKind::Unsupported.into()),
        }
    }
}

/// Looks at the budget now and then.
fn look(vertex: u32, solved: &SolvedGraph, budget: &Budget) -> io::Result<()> {
    match (vertex as usize).is_multiple_of(ROWS) {
        true => {
            let of = solved.loaded.graph.vertex_count() as u64;
            budget.at(Stage::Writing, u64::from(vertex), of).map_err(io::Error::other)
        }
        false => Ok(()),
    }
}

fn vertices(solved: &SolvedGraph) -> impl Iterator<Item = u32> + Clone {
    (0..=u32::MAX).take(solved.loaded.graph.vertex_count())
}

/// Whether there are values and distances.
fn columns(solved: &SolvedGraph) -> (bool, bool) {
    (solved.has_values(), solved.has_distances())
}

fn text(solved: &SolvedGraph, out: &mut dyn Write, budget: &Budget) -> io::Result<()> {
    let (values, distances) = columns(solved);
    write!(out, "# vertex outcome")?;
    write!(out, "{}", if values { " value" } else { "" })?;
    writeln!(out, "{}", if distances { " distance" } else { "" })?;
    row_by_row(
        solved,
        out,
        ' ',
        &|name| {
            let plain = !name.is_empty() && !name.contains(|c: char| c.is_whitespace() || c == '"');
            if plain { name.to_owned() } else { format!("{name:?}") }
        },
        budget,
    )
}

fn csv(solved: &SolvedGraph, out: &mut dyn Write, budget: &Budget) -> io::Result<()> {
    let (values, distances) = columns(solved);
    write!(out, "vertex,outcome")?;
    write!(out, "{}", if values { ",value" } else { "" })?;
    writeln!(out, "{}", if distances { ",distance" } else { "" })?;
    row_by_row(
        solved,
        out,
        ',',
        &|name| {
            let plain = !name.contains([',', '"', '\n', '\r']);
            if plain { name.to_owned() } else { format!("\"{}\"", name.replace('"', "\"\"")) }
        },
        budget,
    )
}

fn row_by_row(
    solved: &SolvedGraph,
    out: &mut dyn Write,
    separator: char,
    quoted: &dyn Fn(&str) -> String,
    budget: &Budget,
) -> io::Result<()> {
    let (values, distances) = columns(solved);
    for vertex in vertices(solved) {
        look(vertex, solved, budget)?;
        let name = solved.loaded.names.of(vertex);
        match solved.loaded.names.are_words() {
            true => write!(out, "{}", quoted(&name))?,
            false => write!(out, "{name}")?,
        }
        write!(out, "{separator}{}", outcome_letter(solved.outcome(vertex)))?;
        if values {
            match solved.value(vertex) {
                Value::Nimber(value) => write!(out, "{separator}{value}")?,
                Value::Infinity(set) => {
                    let set: Vec<String> = set.iter().map(u64::to_string).collect();
                    write!(out, "{separator}∞{{{}}}", set.join(";"))?;
                }
                Value::None => write!(out, "{separator}-")?,
            }
        }
        if distances {
            match solved.distance(vertex) {
                Some(distance) => write!(out, "{separator}{distance}")?,
                None => write!(out, "{separator}-")?,
            }
        }
        writeln!(out)?;
    }
    Ok(())
}

/// The value of a vertex, if it is a number. Values have 32 bits, as vertices have.
fn finite(solved: &SolvedGraph, vertex: u32) -> Option<u32> {
    match solved.value(vertex) {
        Value::Nimber(value) => u32::try_from(value).ok(),
        Value::Infinity(_) | Value::None => None,
    }
}

#[cfg(feature = "columns")]
fn parquet(solved: &SolvedGraph, out: &mut (dyn Write + Send), budget: &Budget) -> io::Result<()> {
    let (values, distances) = columns(solved);
    let mut columns = vec![
        Column::numbers("vertex", Width::U64).rising(),
        Column::words("outcome", &["N", "P", "D"]),
    ];
    if values {
        columns.push(Column::numbers("value", Width::U32).optional());
    }
    if distances {
        columns.push(Column::numbers("distance", Width::U32).optional());
    }
    let mut writer = Writer::new(out, &columns).map_err(io::Error::other)?;
    let mut rest = vertices(solved).peekable();
    while rest.peek().is_some() {
        let some: Vec<u32> = rest.by_ref().take(ROWS).collect();
        some.first().map_or(Ok(()), |&vertex| look(vertex, solved, budget))?;
        let label = |&vertex: &u32| {
            // Words have no column of numbers: their vertices are counted from 0.
            solved.loaded.names.of(vertex).parse().unwrap_or(u64::from(vertex))
        };
        let labels: Vec<u64> = match solved.loaded.names.are_words() {
            true => some.iter().map(|&vertex| u64::from(vertex)).collect(),
            false => some.iter().map(label).collect(),
        };
        let outcomes: Vec<u8> = some.iter().map(|&vertex| place(solved.outcome(vertex))).collect();
        let numbers = |of: &dyn Fn(u32) -> Option<u32>| -> (Vec<u32>, Vec<bool>) {
            some.iter().map(|&v| of(v)).map(|n| (n.unwrap_or(0), n.is_some())).unzip()
        };
        let own = numbers(&|vertex| finite(solved, vertex));
        let moves = numbers(&|v| solved.distance(v).and_then(|n| u32::try_from(n).ok()));
        let mut cells: Vec<Cells<'_>> = vec![labels.as_slice().into(), outcomes.as_slice().into()];
        if values {
            cells.push(Cells::from(own.0.as_slice()).present(&own.1));
        }
        if distances {
            cells.push(Cells::from(moves.0.as_slice()).present(&moves.1));
        }
        writer.write(&cells).map_err(io::Error::other)?;
    }
    writer.finish().map_err(io::Error::other).map(|_| ())
}

#[cfg(feature = "columns")]
fn place(outcome: Outcome) -> u8 {
    match outcome {
        Outcome::N => 0,
        Outcome::P => 1,
        _ => 2,
    }
}
