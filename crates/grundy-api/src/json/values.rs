//! Tables as JSON objects.

use super::ErrorObject;
use grundy::SolveError;
use grundy::values::{Axis, Kind, Rares, Stats, Table};
use grundy_core::{Budget, Cell, Stopped};
use grundy_engines::heap::sequence::SpaceKind;
use grundy_explain::Messages;
use serde::ser::{Serialize, SerializeMap, SerializeSeq, Serializer};
use std::cell::RefCell;
use std::ops::Range;

/// The object of `values`. The cells are written one after the other, so that a long table needs no
/// more memory than a short one.
pub struct TableObject<'a> {
    /// The table.
    pub table: &'a Table,
    /// The time there is to find the cells.
    pub budget: &'a Budget,
    /// What stopped them from being written, and how many were.
    pub cut: RefCell<Option<(u64, Stopped)>>,
    /// The language of what stopped it.
    pub messages: &'a Messages,
}

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
    object: &'a TableObject<'a>,
    part: Part,
    cells: Range<u64>,
    in_rows: bool,
}

impl Serialize for TableObject<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let table = self.table;
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("rule", table.rule())?;
        match table.axes() {
            [axis] => map.serialize_entry("from", &axis.from())?,
            axes => {
                let firsts: Vec<u64> = axes.iter().map(Axis::from).collect();
                map.serialize_entry("from", &firsts)?;
            }
        }
        let in_rows = table.is_grid();
        let cells = 0..table.shown();
        let list = |part| List { object: self, part, cells: cells.clone(), in_rows };
        map.serialize_entry("values", &list(Part::Value))?;
        if table.kind() == Kind::Outcomes {
            map.serialize_entry("outcomes", &list(Part::Outcome))?;
        }
        let stopped = match (&*self.cut.borrow(), table.stopped()) {
            (Some(cut), _) => Some(cut.clone()),
            (None, Some(SolveError::Stopped(by))) => Some((table.known(), by.clone())),
            (None, _) => None,
        };
        if let Some((known, by)) = stopped {
            map.serialize_entry("known", &known)?;
            map.serialize_entry("error", &ErrorObject::of_stopped(&by, self.messages))?;
        }
        map.end()
    }
}

impl TableObject<'_> {
    /// Whether the cell with this place is still to be written. When the time is up the lists end early, so that
    /// what was written is an object all the same.
    fn goes_on(&self, index: u64) -> bool {
        /// So many cells are written between two looks at the clock.
        const CELLS_PER_LOOK_AT_THE_CLOCK: u64 = 256;
        if let Some((written, _)) = &*self.cut.borrow() {
            return index < *written;
        }
        if !index.is_multiple_of(CELLS_PER_LOOK_AT_THE_CLOCK) {
            return true;
        }
        match self.budget.in_time() {
            Ok(()) => true,
            Err(by) => {
                self.cut.replace(Some((index, by)));
                false
            }
        }
    }
}

/// The object of `values --stats`.
pub struct StatsObject<'a> {
    /// The table that was counted.
    pub table: &'a Table,
    /// What its values consist of.
    pub stats: &'a Stats,
    /// The language of what stopped it.
    pub messages: &'a Messages,
}

/// A position: one number, or a list of two.
struct At<'a>(&'a [u64]);

/// Rare heaps, and the space in which they are.
struct RaresObject<'a>(&'a Rares);

/// A value and how many positions have it.
struct Count(u64, u64);

impl Serialize for StatsObject<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let StatsObject { table, stats, messages } = self;
        let ends = |end: fn(&Axis) -> u64| table.axes().iter().map(end).collect::<Vec<_>>();
        let (from, to) = (ends(Axis::from), ends(Axis::to));
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("rule", table.rule())?;
        map.serialize_entry("from", &At(&from))?;
        map.serialize_entry("to", &At(&to))?;
        map.serialize_entry("known", &stats.known)?;
        map.serialize_entry("max", &stats.max.as_ref().map(|(value, _)| value))?;
        map.serialize_entry("max_at", &stats.max.as_ref().map(|(_, at)| At(at)))?;
        map.serialize_entry("zeros", &stats.zeros)?;
        map.serialize_entry("last_zero", &stats.last_zero.as_deref().map(At))?;
        map.serialize_entry("space", &stats.rares.as_ref().map(RaresObject))?;
        let counts: Vec<Count> = stats.counts.iter().map(|&(value, n)| Count(value, n)).collect();
        map.serialize_entry("counts", &counts)?;
        map.serialize_entry("larger", &stats.larger)?;
        if let Some(SolveError::Stopped(by)) = table.stopped() {
            map.serialize_entry("error", &ErrorObject::of_stopped(by, messages))?;
        }
        map.end()
    }
}

impl Serialize for At<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            [only] => only.serialize(serializer),
            numbers => numbers.serialize(serializer),
        }
    }
}

impl Serialize for RaresObject<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Rares { space, count, last } = self.0;
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("mask", &space.mask)?;
        match space.kind {
            SpaceKind::Range => map.serialize_entry("kind", "range")?,
            SpaceKind::Domain { parity } => {
                map.serialize_entry("kind", "domain")?;
                map.serialize_entry("parity", &parity)?;
            }
        }
        map.serialize_entry("rares", count)?;
        map.serialize_entry("last_rare", last)?;
        map.end()
    }
}

impl Serialize for Count {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(2))?;
        map.serialize_entry("value", &self.0)?;
        map.serialize_entry("count", &self.1)?;
        map.end()
    }
}

impl Serialize for List<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let List { object, part, cells, in_rows } = self;
        let (table, columns) = (object.table, object.table.columns());
        let mut list = serializer.serialize_seq(None)?;
        if *in_rows {
            for row in (0..table.shown_rows()).take_while(|row| object.goes_on(row * columns)) {
                let cells = row * columns..(row + 1) * columns;
                let (part, in_rows) = (*part, false);
                list.serialize_element(&List { object, part, cells, in_rows })?;
            }
            return list.end();
        }
        let written = cells.clone().take_while(|&index| object.goes_on(index));
        for cell in written.map(|index| table.cell(index)) {
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
