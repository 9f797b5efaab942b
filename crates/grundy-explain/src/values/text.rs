//! A table as text for a terminal.

use super::{title, words};
use crate::render::{self, Terminal};
use crate::words::{letter, plain, toned};
use crate::{Block, Doc, Language, Messages, Row, Span, Tone, markup};
use grundy::values::{Kind, Table};
use grundy::{Budget, Cell, Outcome, Stopped};
use std::collections::BTreeSet;
use std::io::{self, Write};
use std::ops::Range;

/// How many lines are laid out at a time, so that a long table needs no more memory than a short
/// one.
const LINES: usize = 1000;

/// From so many values on, a line holds twenty where there is room.
const MANY: u64 = 200;

/// Writes a table: of a sequence a line for every ten positions or so, of a grid a line for every
/// row, cut at the width of the terminal. Of a table of which nothing is known nothing is written.
///
/// # Errors
/// If `out` cannot be written to, or the time of `budget` is up: then the error is what [`Stopped`](grundy::Stopped)
/// it.
pub fn write_text(
    table: &Table,
    budget: &Budget,
    messages: &Messages,
    terminal: &Terminal,
    out: &mut dyn Write,
) -> io::Result<()> {
    if table.known() == 0 {
        return Ok(());
    }
    let layout = Layout::new(table, budget, terminal.width).map_err(io::Error::other)?;
    let head = Doc::new(vec![Block::Heading(1, markup(&title(table, messages)))]);
    out.write_all(render::text(&head, terminal).as_bytes())?;
    writeln!(out)?;
    let mut lines = layout.lines().peekable();
    let mut first = true;
    while lines.peek().is_some() {
        budget.in_time().map_err(io::Error::other)?;
        let rows = lines.by_ref().take(LINES).map(|line| layout.row(line)).collect();
        let doc = Doc::new(vec![Block::Table { head: Some(layout.head()), rows }]);
        let text = render::text(&doc, terminal);
        // The head keeps the columns of every piece in place, but is shown once.
        let shown = if first { &text } else { text.split_once('\n').map_or("", |(_, rest)| rest) };
        out.write_all(shown.as_bytes())?;
        first = false;
    }
    let notes = notes(table, &layout, messages);
    if !notes.is_empty() {
        writeln!(out)?;
        out.write_all(render::text(&Doc::new(notes), terminal).as_bytes())?;
    }
    Ok(())
}

/// What is said below a table.
fn notes(table: &Table, layout: &Layout<'_>, messages: &Messages) -> Vec<Block> {
    let words = words(messages);
    let mut notes = Vec::new();
    let axis = table.across();
    if table.is_grid() && layout.columns < axis.len() {
        let args = [
            ("name", axis.name().into()),
            ("from", axis.from().into()),
            ("to", (axis.from() + layout.columns - 1).into()),
            ("last", axis.to().into()),
        ];
        notes.push(words.paragraph("values-cut", &args));
    }
    let legend = match layout.zero {
        true => messages.get("values-zero", &[]),
        false => {
            let letters: Vec<String> = layout
                .outcomes
                .iter()
                .map(|&outcome| messages.get(meaning(outcome), &[]))
                .collect();
            letters.join(if messages.language() == Language::Zh { "" } else { " " })
        }
    };
    if !legend.is_empty() {
        notes.push(Block::Paragraph(vec![Span::new(legend, Tone::Faint)]));
    }
    notes
}

/// The message that says what the letter of an outcome means.
fn meaning(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::N => "values-letter-n",
        Outcome::P => "values-letter-p",
        Outcome::L => "values-letter-l",
        Outcome::R => "values-letter-r",
        Outcome::Draw => "values-letter-d",
        Outcome::LeftFirst => "values-letter-l1",
        Outcome::LeftSecond => "values-letter-l2",
        Outcome::RightFirst => "values-letter-r1",
        Outcome::RightSecond => "values-letter-r2",
    }
}

/// Where the cells of a table stand.
struct Layout<'a> {
    table: &'a Table,
    /// How many cells a line has. Invariant: not 0.
    columns: u64,
    /// The widest cell, or number above a column.
    cell: usize,
    /// The widest number before a line.
    label: usize,
    /// Whether there is a 0 to explain.
    zero: bool,
    /// The outcomes to explain.
    outcomes: BTreeSet<Outcome>,
}

impl<'a> Layout<'a> {
    fn new(table: &'a Table, budget: &Budget, room: usize) -> Result<Layout<'a>, Stopped> {
        let widest = |numbers: &[u64]| {
            numbers.iter().map(|number| number.to_string().len()).max().unwrap_or(1)
        };
        let (mut most, mut zero) = (0, false);
        let mut outcomes = BTreeSet::new();
        for cell in budget.each(table.cells().take(shown(table))) {
            match cell? {
                Cell::Value(value) => (most, zero) = (most.max(value), zero || value == 0),
                Cell::Outcome(outcome) => drop(outcomes.insert(outcome)),
                Cell::Unknown => {}
            }
        }
        let letters = outcomes.iter().map(|outcome| outcome.letter().len()).max().unwrap_or(1);
        let (across, first) = (table.across(), &table.axes()[0]);
        let label = widest(&[first.to()]).max(first.name().chars().count());
        // Numbers stand two apart, letters three.
        let gap = if table.kind() == Kind::Values { 2 } else { 3 };
        let fits = |cell: usize| {
            let room = room.saturating_sub(label + 1);
            (room / (cell + gap)).max(1) as u64
        };
        let (columns, cell) = match table.is_grid() {
            true => {
                let cell = widest(&[most, across.to()]).max(letters);
                (fits(cell).min(across.len()), cell)
            }
            false => {
                let lines = if table.len() > MANY { &[20, 10, 5, 2][..] } else { &[10, 5, 2] };
                let head =
                    |columns: u64| widest(&[most]).max(letters).max(1 + widest(&[columns - 1]));
                let columns = lines.iter().copied().find(|&columns| columns <= fits(head(columns)));
                let columns = columns.unwrap_or(1);
                (columns, head(columns))
            }
        };
        Ok(Layout { table, columns, cell, label, zero, outcomes })
    }

    fn head(&self) -> Row {
        let (table, across) = (self.table, self.table.across());
        let label = format!("{:>1$}", table.axes()[0].name(), self.label);
        let column = |column: u64| match table.is_grid() {
            true => (across.from() + column).to_string(),
            false => format!("+{column}"),
        };
        let cells = (0..self.columns).map(|at| plain(format!("{:>1$}", column(at), self.cell)));
        Row::new(std::iter::once(plain(label)).chain(cells).collect())
    }

    /// The lines, each by the number before it: a row, or the first position of a sequence's line,
    /// which is a multiple of the length of a line.
    fn lines(&self) -> Box<dyn Iterator<Item = u64>> {
        let axis = &self.table.axes()[0];
        let shown_rows = usize::try_from(self.table.shown_rows()).unwrap_or(usize::MAX);
        if self.table.is_grid() {
            return Box::new((axis.from()..=axis.to()).take(shown_rows));
        }
        let end = axis.from() + self.table.known().saturating_sub(1);
        let columns = self.columns;
        let lines = axis.from() / columns..=end / columns;
        Box::new(lines.map(move |line| line * columns))
    }

    fn row(&self, line: u64) -> Row {
        let mut cells = vec![toned(line, Tone::Faint)];
        cells.extend(self.places(line).map(|place| match place {
            Some(index) => cell_text(self.table.cell(index)),
            None => plain(""),
        }));
        while cells.last().is_some_and(|cell| cell.iter().all(|span| span.text.is_empty())) {
            cells.pop();
        }
        Row::new(cells)
    }

    /// The cells of a line by their places in the table; none before the beginning or after what is
    /// known.
    fn places(&self, line: u64) -> impl Iterator<Item = Option<u64>> {
        let (table, first) = (self.table, self.table.axes()[0].from());
        let columns: Range<u64> = 0..self.columns;
        columns.map(move |column| match table.is_grid() {
            true => Some((line - first) * table.columns() + column),
            false => {
                let index = line.checked_add(column)?.checked_sub(first)?;
                (index < table.known()).then_some(index)
            }
        })
    }
}

/// How many cells are shown.
fn shown(table: &Table) -> usize {
    usize::try_from(table.shown()).unwrap_or(usize::MAX)
}

fn cell_text(cell: Cell) -> Vec<Span> {
    match cell {
        Cell::Value(0) => toned(0, Tone::Bad),
        Cell::Value(value) => plain(value),
        Cell::Outcome(outcome) => letter(outcome),
        Cell::Unknown => toned("…", Tone::Faint),
    }
}
