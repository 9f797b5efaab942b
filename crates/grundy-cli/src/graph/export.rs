//! What is known of every vertex, as a file.

use super::object::letter;
use super::solved::Solved;
use crate::args::GraphFormat;
use grundy_files::columns::{Cells, Column, Width, Writer};
use grundy_core::{Outcome, Value};
use std::io::{self, Write};
use std::path::Path;

/// So many vertices are written at once.
const ROWS: usize = 1 << 16;

/// Before the numbers of a binary file; the number of vertices follows, in 8 bytes.
const MAGIC: &[u8; 8] = b"grundyv1";

/// The form that is asked for, or else that of the name of the file.
pub(crate) fn format(asked: Option<GraphFormat>, path: &Path) -> GraphFormat {
    let extension = path.extension().unwrap_or_default().to_string_lossy().to_ascii_lowercase();
    asked.unwrap_or(match extension.as_str() {
        "csv" => GraphFormat::Csv,
        "parquet" => GraphFormat::Parquet,
        "bin" => GraphFormat::Binary,
        _ => GraphFormat::Text,
    })
}

pub(crate) fn write(
    solved: &Solved,
    format: GraphFormat,
    out: &mut (dyn Write + Send),
) -> io::Result<()> {
    match format {
        GraphFormat::Text => text(solved, out),
        GraphFormat::Csv => csv(solved, out),
        GraphFormat::Binary => binary(solved, out),
        GraphFormat::Parquet => parquet(solved, out),
    }
}

fn vertices(solved: &Solved) -> impl Iterator<Item = u32> + Clone {
    (0..=u32::MAX).take(solved.loaded.graph.vertex_count())
}

/// Whether there are values and distances.
fn columns(solved: &Solved) -> (bool, bool) {
    (solved.has_values(), solved.has_distances())
}

fn text(solved: &Solved, out: &mut dyn Write) -> io::Result<()> {
    let (values, distances) = columns(solved);
    write!(out, "# vertex outcome")?;
    write!(out, "{}", if values { " value" } else { "" })?;
    writeln!(out, "{}", if distances { " distance" } else { "" })?;
    row_by_row(solved, out, ' ', &|name| {
        let plain = !name.is_empty() && !name.contains(|c: char| c.is_whitespace() || c == '"');
        if plain { name.to_owned() } else { format!("{name:?}") }
    })
}

fn csv(solved: &Solved, out: &mut dyn Write) -> io::Result<()> {
    let (values, distances) = columns(solved);
    write!(out, "vertex,outcome")?;
    write!(out, "{}", if values { ",value" } else { "" })?;
    writeln!(out, "{}", if distances { ",distance" } else { "" })?;
    row_by_row(solved, out, ',', &|name| {
        let plain = !name.contains([',', '"', '\n', '\r']);
        if plain { name.to_owned() } else { format!("\"{}\"", name.replace('"', "\"\"")) }
    })
}

fn row_by_row(
    solved: &Solved,
    out: &mut dyn Write,
    separator: char,
    quoted: &dyn Fn(&str) -> String,
) -> io::Result<()> {
    let (values, distances) = columns(solved);
    for vertex in vertices(solved) {
        let name = solved.loaded.names.of(vertex);
        match solved.loaded.names.are_words() {
            true => write!(out, "{}", quoted(&name))?,
            false => write!(out, "{name}")?,
        }
        write!(out, "{separator}{}", letter(solved.outcome(vertex)))?;
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

/// A letter for each vertex, then 4 bytes for each value, the least first; all ones where there is none.
fn binary(solved: &Solved, out: &mut dyn Write) -> io::Result<()> {
    out.write_all(MAGIC)?;
    out.write_all(&(solved.loaded.graph.vertex_count() as u64).to_le_bytes())?;
    for vertex in vertices(solved) {
        out.write_all(letter(solved.outcome(vertex)).as_bytes())?;
    }
    for vertex in vertices(solved) {
        out.write_all(&finite(solved, vertex).unwrap_or(u32::MAX).to_le_bytes())?;
    }
    Ok(())
}

/// The value of a vertex, if it is a number. Values have 32 bits, as vertices have.
fn finite(solved: &Solved, vertex: u32) -> Option<u32> {
    match solved.value(vertex) {
        Value::Nimber(value) => u32::try_from(value).ok(),
        Value::Infinity(_) | Value::None => None,
    }
}

fn parquet(solved: &Solved, out: &mut (dyn Write + Send)) -> io::Result<()> {
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

fn place(outcome: Outcome) -> u8 {
    match outcome {
        Outcome::N => 0,
        Outcome::P => 1,
        _ => 2,
    }
}
