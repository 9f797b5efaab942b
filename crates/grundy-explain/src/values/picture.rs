//! A table as a picture.

use super::title;
use crate::Messages;
use grundy::values::{Kind, Table};
use grundy::{Budget, Cell, Stopped};
use grundy_draw::{Grid, Picture, Words, cells_per_square, heat_map, is_density, plot};
use std::cell::{Cell as Count, RefCell};

/// The picture of what is known of a table: of a sequence a plot, of a grid a heat map.
///
/// # Errors
/// If the time of `budget` is up.
pub fn picture(table: &Table, budget: &Budget, messages: &Messages) -> Result<Picture, Stopped> {
    let watch = Watch::new(budget);
    let drawn = draw(table, &watch, messages);
    // What was drawn without all cells is no picture of the table.
    watch.rang.into_inner().map_or(Ok(drawn), Err)
}

/// Looks at the clock while cells are drawn, and hands none on when the time is up.
struct Watch<'a> {
    budget: &'a Budget,
    cells: Count<u32>,
    rang: RefCell<Option<Stopped>>,
}

impl<'a> Watch<'a> {
    fn new(budget: &'a Budget) -> Watch<'a> {
        Watch { budget, cells: Count::new(0), rang: RefCell::new(None) }
    }

    /// Whether there is time for another cell.
    fn goes_on(&self) -> bool {
        /// So many cells are drawn between two looks at the clock.
        const CELLS_PER_LOOK_AT_THE_CLOCK: u32 = 256;
        let cells = self.cells.get();
        self.cells.set(cells.wrapping_add(1));
        if cells.is_multiple_of(CELLS_PER_LOOK_AT_THE_CLOCK)
            && let Err(stopped) = self.budget.in_time()
        {
            self.rang.replace(Some(stopped));
        }
        self.rang.borrow().is_none()
    }
}

fn draw(table: &Table, watch: &Watch<'_>, messages: &Messages) -> Picture {
    // Marks of the terminal's text mean nothing in a picture.
    let title = title(table, messages).replace('`', "");
    let across = table.across();
    let (p_positions, unknown) =
        (messages.get("values-p-positions", &[]), messages.get("values-unknown", &[]));
    let (along, note) = match table.axes() {
        [rows, _] => {
            let note = match cells_per_square(table.shown_rows().max(1), table.columns()) {
                (1, 1) => String::new(),
                (rows, columns) => messages.get(
                    "values-note-reduced",
                    &[("rows", rows.into()), ("columns", columns.into())],
                ),
            };
            (rows.name().to_owned(), note)
        }
        _ => {
            let along = match table.kind() {
                Kind::Values => format!("g({})", across.name()),
                Kind::Outcomes => messages.get("values-outcome", &[]),
            };
            let note = match is_density(table.len()) {
                true => messages.get("values-note-density", &[]),
                false => String::new(),
            };
            (along, note)
        }
    };
    let words = Words {
        title: &title,
        across: across.name(),
        along: &along,
        p_positions: &p_positions,
        unknown: &unknown,
        note: &note,
    };
    if !table.is_grid() {
        // A plot keeps the width of what was asked for.
        let cells = table.cells().take_while(|_| watch.goes_on());
        return plot(&words, across.from(), cells);
    }
    let grid = Grid {
        first_row: table.axes()[0].from(),
        first_column: across.from(),
        rows: table.shown_rows().max(1),
        columns: table.columns(),
        cell: &|row, column| match watch.goes_on() {
            true => table.cell(row * table.columns() + column),
            false => Cell::Unknown,
        },
    };
    heat_map(&words, &grid)
}
