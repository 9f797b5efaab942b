//! Edge tables in Parquet files.

use super::{LoadError, Loaded, Names};
use crate::columns::{Batch, Field, Reader};
use crate::graphs::{Graph, TextOptions};
use grundy_core::{Budget, Stage};
use grundy_engines::graph::{Arcs, needed_bytes};

/// What columns of arcs are called, where they come from and where they lead.
const PAIRS: [(&str, &str); 6] = [
    ("from", "to"),
    ("source", "target"),
    ("src", "dst"),
    ("tail", "head"),
    ("u", "v"),
    ("source_id", "target_id"),
];

/// Reads the arcs of a table: from the columns that are called so, or else from the first two columns of numbers.
pub(super) fn read(
    table: &Reader,
    options: &TextOptions,
    budget: &Budget,
) -> Result<Loaded, LoadError> {
    budget.room_for(needed_bytes(0, table.rows()))?;
    let columns = columns(table.fields()).ok_or(LoadError::NoArcColumns)?;
    let base = u64::from(options.from_one);
    // A damaged file may promise any number of rows: that is a guess and no more.
    let mut arcs = Arcs::new(table.rows().min(1 << 24));
    for batch in table.batches(&columns)? {
        let batch = batch?;
        let ends = [0, 1].map(|i| batch.numbers(i).iter().enumerate());
        let [from, to] = ends;
        let missing = [0, 1].map(|i| batch.missing(i).first().copied());
        if let Some((i, place)) = (0..).zip(missing).find_map(|(i, at)| Some((i, at?))) {
            return Err(wrong_cell(table, &batch, columns[i], place, None));
        }
        for ((place, &from), (_, &to)) in from.zip(to) {
            let vertex = |i: usize, label: u64| {
                let vertex = label.checked_sub(base).and_then(|vertex| u32::try_from(vertex).ok());
                vertex.ok_or_else(|| wrong_cell(table, &batch, columns[i], place, Some(label)))
            };
            arcs.push(vertex(0, from)?, vertex(1, to)?);
        }
        budget.at(Stage::Reading, batch.first_row(), table.rows())?;
    }
    let graph = Graph::of_parts(vec![arcs], None, budget)?;
    let names = Names::numbers(graph.vertex_count(), options.from_one);
    Ok(Loaded { graph, names })
}

fn columns(fields: &[Field]) -> Option<[usize; 2]> {
    let find = |name: &str| {
        let called = |field: &Field| field.is_numbers() && field.name().eq_ignore_ascii_case(name);
        fields.iter().position(called)
    };
    let named = PAIRS.iter().find_map(|(from, to)| Some([find(from)?, find(to)?]));
    let mut numbers = (0..fields.len()).filter(|&i| fields[i].is_numbers());
    named.or_else(|| Some([numbers.next()?, numbers.next()?]))
}

fn wrong_cell(
    table: &Reader,
    batch: &Batch,
    column: usize,
    place: usize,
    label: Option<u64>,
) -> LoadError {
    let column = table.fields()[column].name().to_owned();
    LoadError::Cell { column, row: batch.first_row() + place as u64, label }
}
