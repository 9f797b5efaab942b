//! Tables as JSON objects.

use super::{Kind, Table};
use crate::json::UnsolvedObject;
use grundy_core::Cell;
use serde::ser::{Serialize, SerializeMap, SerializeSeq, Serializer};
use std::ops::Range;

/// The object of `values`. The cells are written one after the other, so that a long table needs no
/// more memory than a short one.
#[derive(Debug)]
pub struct TableObject<'a>(pub &'a Table);

/// What is written of a cell.
#[derive(Clone, Copy)]
enum Part {
    /// The Grundy value, or null.
    Value,
    /// The letter of the outcome, or null.
    Outcome,
}

/// A list of cells, or of rows of cells.
struct List<'a> {
    table: &'a Table,
    part: Part,
    cells: Range<u64>,
    in_rows: bool,
}

impl Serialize for TableObject<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let table = self.0;
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("rule", table.rule())?;
        match table.axes() {
            [axis] => map.serialize_entry("from", &axis.from())?,
            axes => {
                let firsts: Vec<u64> = axes.iter().map(super::Axis::from).collect();
                map.serialize_entry("from", &firsts)?;
            }
        }
        // A sequence ends where knowledge ends; a grid keeps its shape.
        let in_rows = table.is_grid();
        let cells = 0..if in_rows { table.len() } else { table.known() };
        let list = |part| List { table, part, cells: cells.clone(), in_rows };
        map.serialize_entry("values", &list(Part::Value))?;
        if table.kind() == Kind::Outcomes {
            map.serialize_entry("outcomes", &list(Part::Outcome))?;
        }
        if let Some(unsolved) = table.stopped() {
            map.serialize_entry("known", &table.known())?;
            map.serialize_entry("error", &UnsolvedObject::new(unsolved))?;
        }
        map.end()
    }
}

impl Serialize for List<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let List { table, part, cells, in_rows } = self;
        let mut list = serializer.serialize_seq(None)?;
        if *in_rows {
            for row in 0..table.rows() {
                let cells = row * table.columns()..(row + 1) * table.columns();
                list.serialize_element(&List { table, part: *part, cells, in_rows: false })?;
            }
            return list.end();
        }
        for cell in cells.clone().map(|index| table.cell(index)) {
            match (part, cell) {
                (Part::Value, Cell::Value(value)) => list.serialize_element(&value)?,
                (Part::Outcome, Cell::Outcome(outcome)) => {
                    list.serialize_element(outcome.letter())?;
                }
                _ => list.serialize_element(&None::<u64>)?,
            }
        }
        list.end()
    }
}
