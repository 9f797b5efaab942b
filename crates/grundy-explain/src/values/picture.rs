//! A table as a picture.

use super::title;
use crate::Messages;
use grundy::values::{Kind, Table};
use grundy_draw::{Grid, Words, cells_per_square, heat_map, is_density, plot};

/// The SVG picture of a table: of a sequence a plot, of a grid a heat map.
pub fn picture(table: &Table, messages: &Messages) -> String {
    // Marks of the terminal's text mean nothing in a picture.
    let title = title(table, messages).replace('`', "");
    let across = table.across();
    let (p_positions, unknown) =
        (messages.get("values-p-positions", &[]), messages.get("values-unknown", &[]));
    let (along, note) = match table.axes() {
        [rows, _] => {
            let note = match cells_per_square(table.rows(), table.columns()) {
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
        return plot(&words, across.from(), table.cells());
    }
    let grid = Grid {
        first_row: table.axes()[0].from(),
        first_column: across.from(),
        rows: table.rows(),
        columns: table.columns(),
        cell: &|row, column| table.cell(row * table.columns() + column),
    };
    heat_map(&words, &grid)
}
