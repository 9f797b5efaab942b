//! A table of what is known of many positions.

use super::TableError;
use super::cells::Cells;
use grundy_core::{Cell, Stopped};
use grundy_engines::heap::sequence::Space;
use grundy_theorems::SolveError;
use std::fmt;

/// A parameter of a rule and the numbers it runs through.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Axis {
    name: String,
    /// Invariant: not above `to`, and at most [`Table::MOST`] numbers below it.
    from: u64,
    to: u64,
}

impl Axis {
    /// The parameter `name` from `from` to `to`, both included.
    ///
    /// # Errors
    /// If the range is empty or longer than any table.
    pub fn new(name: impl Into<String>, from: u64, to: u64) -> Result<Axis, TableError> {
        match to.checked_sub(from) {
            None => Err(TableError::Backwards { from, to }),
            Some(more) if more >= Table::MOST => Err(TableError::TooMany { most: Table::MOST }),
            Some(_) => Ok(Axis { name: name.into(), from, to }),
        }
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The first number.
    pub fn from(&self) -> u64 {
        self.from
    }

    /// The last number.
    pub fn to(&self) -> u64 {
        self.to
    }

    /// How many numbers there are; never 0.
    #[allow(clippy::len_without_is_empty)] // It is never empty.
    pub fn len(&self) -> u64 {
        self.to - self.from + 1
    }
}

/// What the cells of a table say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Grundy values.
    Values,
    /// Who wins, since there are no Grundy values.
    Outcomes,
}

/// Finds the cell of a position, given by the numbers of its parameters.
type Source = Box<dyn Fn(&[u64]) -> Cell + Send + Sync>;

/// What is known of all positions of a rule in a range of one parameter, a sequence, or of two, a
/// grid.
///
/// The cells are in the order of the positions, the last parameter running fastest.
pub struct Table {
    rule: String,
    /// Invariant: one or two, and together at most [`Table::MOST`] positions.
    axes: Vec<Axis>,
    kind: Kind,
    source: Source,
    /// How many cells are known, from the first on.
    known: u64,
    /// Invariant: a limit, if anything.
    stopped: Option<SolveError>,
    /// Invariant: only of a sequence of Grundy values.
    space: Option<Space>,
}

impl Table {
    /// The most positions a table may have: enough for any sequence one would look at, and few
    /// enough to be written down.
    pub const MOST: u64 = 1 << 32;

    /// The table of `rule`, as it is written, with these cells.
    ///
    /// # Errors
    /// If there are not one or two axes, or not as many cells as positions.
    pub fn new(
        rule: impl Into<String>,
        axes: Vec<Axis>,
        kind: Kind,
        cells: Vec<Cell>,
    ) -> Result<Table, TableError> {
        let count = cells.len() as u64;
        let table = Table::of_cells(rule, axes, kind, cells.into_iter().collect())?;
        if table.len() != count {
            return Err(TableError::Cells);
        }
        Ok(table)
    }

    /// The same of cells in little memory. Of those that are missing nothing is known.
    pub(super) fn of_cells(
        rule: impl Into<String>,
        axes: Vec<Axis>,
        kind: Kind,
        cells: Cells,
    ) -> Result<Table, TableError> {
        let firsts: Vec<u64> = axes.iter().map(Axis::from).collect();
        let columns = axes.last().map_or(1, Axis::len);
        let cell = move |position: &[u64]| {
            let place = position.iter().zip(&firsts);
            let index = place.fold(0, |index, (n, first)| index * columns + (n - first));
            let index = usize::try_from(index).unwrap_or(usize::MAX);
            cells.get(index)
        };
        Table::lazy(rule, axes, kind, cell)
    }

    /// The table of `rule`, as it is written, whose cells are found when they are asked for: `cell`
    /// is given the numbers of the parameters.
    ///
    /// # Errors
    /// If there are not one or two axes, or too many positions.
    pub fn lazy(
        rule: impl Into<String>,
        axes: Vec<Axis>,
        kind: Kind,
        cell: impl Fn(&[u64]) -> Cell + Send + Sync + 'static,
    ) -> Result<Table, TableError> {
        if !(1..=2).contains(&axes.len()) {
            return Err(TableError::Axes);
        }
        let known = axes.iter().try_fold(1u64, |product, axis| product.checked_mul(axis.len()));
        match known.filter(|&count| count <= Table::MOST) {
            None => Err(TableError::TooMany { most: Table::MOST }),
            Some(known) => {
                let (rule, source) = (rule.into(), Box::new(cell));
                Ok(Table { rule, axes, kind, source, known, stopped: None, space: None })
            }
        }
    }

    /// The same table of a rule that is written so.
    #[must_use]
    pub fn named(self, rule: String) -> Table {
        Table { rule, ..self }
    }

    /// The same table of which a limit left only the first `known` cells known.
    #[must_use]
    pub fn stopped_at(self, known: u64, by: Stopped) -> Table {
        let known = known.min(self.known);
        Table { known, stopped: Some(SolveError::Stopped(by)), ..self }
    }

    /// The same table of a sequence that was computed in this sparse space.
    pub(super) fn computed_in(self, space: Option<Space>) -> Table {
        Table { space, ..self }
    }

    /// The sparse space in which the values were computed, if it was one.
    pub fn space(&self) -> Option<Space> {
        self.space
    }

    /// The rule as it is written.
    pub fn rule(&self) -> &str {
        &self.rule
    }

    /// One axis of a sequence; of a grid those of the rows and of the columns.
    pub fn axes(&self) -> &[Axis] {
        &self.axes
    }

    /// What the cells say.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// How many positions there are; never 0.
    #[allow(clippy::len_without_is_empty)] // It is never empty.
    pub fn len(&self) -> u64 {
        self.rows() * self.columns()
    }

    /// How many rows a grid has; 1 for a sequence.
    pub fn rows(&self) -> u64 {
        if self.is_grid() { self.axes[0].len() } else { 1 }
    }

    /// How many cells a row has.
    pub fn columns(&self) -> u64 {
        self.across().len()
    }

    /// The axis along which the cells stand: the only one, or that of the columns.
    pub fn across(&self) -> &Axis {
        &self.axes[self.axes.len() - 1]
    }

    /// Whether there are two parameters.
    pub fn is_grid(&self) -> bool {
        self.axes.len() == 2
    }

    /// How many cells are known, from the first on.
    pub fn known(&self) -> u64 {
        self.known
    }

    /// How many cells are written or drawn: a sequence ends where knowledge ends, and a grid with the last row of
    /// which something is known.
    pub fn shown(&self) -> u64 {
        match self.is_grid() {
            true => self.shown_rows() * self.columns(),
            false => self.known,
        }
    }

    /// How many rows are written or drawn.
    pub fn shown_rows(&self) -> u64 {
        if self.is_grid() { self.known.div_ceil(self.columns()) } else { 1 }
    }

    /// What stopped the computation, if something did.
    pub fn stopped(&self) -> Option<&SolveError> {
        self.stopped.as_ref()
    }

    /// The numbers of the parameters of the position with this place in the table, from 0.
    pub fn position(&self, index: u64) -> Vec<u64> {
        let column = self.across().from + index % self.columns();
        match self.is_grid() {
            true => vec![self.axes[0].from + index / self.columns(), column],
            false => vec![column],
        }
    }

    /// The cell with this place in the table, from 0.
    pub fn cell(&self, index: u64) -> Cell {
        if index >= self.known {
            return Cell::Unknown;
        }
        if self.is_grid() {
            let (row, column) = (index / self.columns(), index % self.columns());
            return (self.source)(&[self.axes[0].from + row, self.axes[1].from + column]);
        }
        (self.source)(&[self.axes[0].from + index])
    }

    /// Every cell.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + Clone + '_ {
        (0..self.len()).map(|index| self.cell(index))
    }
}

impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Table { rule, axes, kind, known, stopped, .. } = self;
        f.debug_struct("Table")
            .field("rule", rule)
            .field("axes", axes)
            .field("kind", kind)
            .field("known", known)
            .field("stopped", stopped)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use grundy_core::Limit;

    fn axis(name: &str, from: u64, to: u64) -> Axis {
        Axis::new(name, from, to).expect("an axis")
    }

    fn xor() -> Table {
        let axes = vec![axis("a", 1, 3), axis("b", 4, 8)];
        Table::lazy("xor", axes, Kind::Values, |at| Cell::Value(at[0] ^ at[1])).expect("a table")
    }

    #[test]
    fn cells_are_found_by_their_place() {
        let table = xor();
        assert_eq!((table.len(), table.rows(), table.columns()), (15, 3, 5));
        assert_eq!(table.position(7), [2, 6]);
        assert_eq!(table.cell(7), Cell::Value(2 ^ 6));
        let listed =
            Table::new("xor", table.axes().to_vec(), Kind::Values, table.cells().collect());
        assert!(listed.expect("a table").cells().eq(table.cells()));
    }

    #[test]
    fn what_a_limit_left_open_is_unknown() {
        let by = Stopped { by: Limit::Positions(7), positions: 7 };
        let table = xor().stopped_at(7, by);
        assert_eq!(table.cell(6), Cell::Value(2 ^ 5));
        assert_eq!(table.cell(7), Cell::Unknown);
        assert!(table.stopped().is_some());
    }

    #[test]
    fn what_is_no_table_is_refused() {
        assert_eq!(Axis::new("n", 5, 4), Err(TableError::Backwards { from: 5, to: 4 }));
        assert!(matches!(Axis::new("n", 0, u64::MAX), Err(TableError::TooMany { .. })));
        assert!(Axis::new("n", u64::MAX, u64::MAX).is_ok());
        let none = Table::lazy("x", Vec::new(), Kind::Values, |_| Cell::Unknown);
        assert_eq!(none.err(), Some(TableError::Axes));
        let wide = vec![axis("a", 0, 1 << 20), axis("b", 0, 1 << 20)];
        let wide = Table::lazy("x", wide, Kind::Values, |_| Cell::Unknown);
        assert!(matches!(wide, Err(TableError::TooMany { .. })));
        let short = Table::new("x", vec![axis("n", 0, 2)], Kind::Values, vec![Cell::Unknown]);
        assert_eq!(short.err(), Some(TableError::Cells));
    }
}
