//! A grid of values as a heat map.

mod colours;

use crate::Words;
use crate::kind::Contents;
use crate::length::{Length, px};
use crate::picture::Picture;
use crate::raster::Raster;
use crate::scale::{Scale, labels};
use crate::shape::Anchor;
use crate::text::{lines, text_width};
use colours::Colours;
use grundy_core::Cell;

const TEXT: Length = px(13);
const NOTE: Length = px(11);
const WIDTH: Length = px(420);
const MARGIN: Length = px(12);

/// The squares of a map of few cells are no larger than this.
const LARGEST_SQUARE: Length = px(36);

/// A map has no more squares than this in a row or a column.
const MOST_SQUARES: u64 = 256;

/// Up to so many rows and columns the values are written in the squares.
const MOST_WRITTEN: u64 = 21;

/// What is known of the positions (a, b), a and b counted from some first numbers.
pub struct Grid<'a> {
    /// The first row.
    pub first_row: u64,
    /// The first column.
    pub first_column: u64,
    /// How many rows there are.
    pub rows: u64,
    /// How many columns there are.
    pub columns: u64,
    /// What is known of a row and a column, both counted from 0.
    pub cell: &'a dyn Fn(u64, u64) -> Cell,
}

/// How many rows and columns of a grid of this size one square of its map stands for.
///
/// ```
/// assert_eq!(grundy_draw::cells_per_square(200, 256), (1, 1));
/// assert_eq!(grundy_draw::cells_per_square(1000, 300), (4, 2));
/// ```
pub fn cells_per_square(rows: u64, columns: u64) -> (u64, u64) {
    (rows.div_ceil(MOST_SQUARES).max(1), columns.div_ceil(MOST_SQUARES).max(1))
}

/// A map of a grid, rows from the top down, P-positions in a colour of their own.
///
/// Where a square stands for several cells, it has the colour of a P-position if there is one
/// among them, and otherwise that of the mean of their values or of the commonest outcome.
pub fn heat_map(words: &Words<'_>, grid: &Grid<'_>) -> Picture {
    let all = (0..grid.rows).flat_map(|a| (0..grid.columns).map(move |b| (a, b)));
    let contents = Contents::of(all.map(|(a, b)| (grid.cell)(a, b)));
    let colours = Colours::new(&contents);
    let map = Map::new(words, grid, &colours);
    let mut picture = Picture::plot(WIDTH, map.total_height(), words.title);
    map.draw_words(&mut picture, words);
    match grid.rows <= MOST_WRITTEN && grid.columns <= MOST_WRITTEN {
        true => map.draw_cells(&mut picture, &colours),
        false => map.draw_raster(&mut picture, &colours),
    }
    colours.draw_legend(
        &mut picture,
        words,
        (MARGIN, map.bottom() + px(14)),
        WIDTH - MARGIN - MARGIN,
    );
    picture
}

/// Where everything stands.
struct Map<'a> {
    grid: &'a Grid<'a>,
    title: Vec<String>,
    note: Vec<String>,
    left: Length,
    top: Length,
    width: Length,
    height: Length,
    legend: Length,
}

impl<'a> Map<'a> {
    fn new(words: &Words<'_>, grid: &'a Grid<'a>, colours: &Colours) -> Map<'a> {
        let room = WIDTH - MARGIN - MARGIN;
        let title = lines(words.title, px(16), room);
        let last_row = grid.first_row.saturating_add(grid.rows.saturating_sub(1));
        let rows = labels(&Scale::new(grid.first_row, last_row, WIDTH).ticks(40));
        let widest = rows.iter().map(|text| text_width(text, TEXT)).max().unwrap_or(px(0));
        let left = MARGIN + widest + px(6);
        let widest = WIDTH - left - MARGIN;
        let square = |count: u64| Length(LARGEST_SQUARE.0.min(widest.part(1, count).0));
        let across = square(grid.columns);
        let width = if grid.columns > 9 { widest } else { times(across, grid.columns) };
        // Squares are square unless the map would be too flat or too tall to be read.
        let height = width.part(grid.rows, grid.columns.max(1));
        let least = px(60).min(times(LARGEST_SQUARE, grid.rows));
        let titles = i64::try_from(title.len()).unwrap_or(1);
        Map {
            grid,
            note: lines(words.note, NOTE, room),
            title,
            left,
            top: px(14 + 19 * titles + 36),
            width,
            height: height.max(least).min(px(760)),
            legend: colours.legend_height(words, room),
        }
    }

    fn bottom(&self) -> Length {
        self.top + self.height
    }

    fn total_height(&self) -> Length {
        let notes = i64::try_from(self.note.len()).unwrap_or(0);
        self.bottom() + px(14) + self.legend + px(15 * notes + 8)
    }

    fn draw_words(&self, picture: &mut Picture, words: &Words<'_>) {
        let mut y = px(10);
        for line in &self.title {
            y = y + px(19);
            picture.write("title", (MARGIN, y - px(5)), Anchor::Start, line);
        }
        let names = format!("{} ↓ \u{a0} {} →", words.along, words.across);
        picture.write("faint", (MARGIN, self.top - px(24)), Anchor::Start, &names);
        self.draw_columns(picture);
        self.draw_rows(picture);
        let mut y = self.bottom() + px(14) + self.legend;
        for line in &self.note {
            y = y + px(15);
            picture.write("note", (MARGIN, y - px(4)), Anchor::Start, line);
        }
    }

    fn draw_columns(&self, picture: &mut Picture) {
        let (first, count) = (self.grid.first_column, self.grid.columns);
        let last = first.saturating_add(count.saturating_sub(1));
        let scale = Scale::new(first, last, self.width);
        let widest = |ticks: &[u64]| {
            labels(ticks).iter().map(|text| text_width(text, TEXT).0).max().unwrap_or(0)
        };
        let fits = |count: &u64| {
            let ticks = scale.ticks(*count);
            let shown = i64::try_from(ticks.len()).unwrap_or(i64::MAX);
            (widest(&ticks) + 50).saturating_mul(shown) <= self.width.0
        };
        let ticks = scale.ticks((1..=21).rev().find(fits).unwrap_or(1));
        for (&tick, text) in ticks.iter().zip(labels(&ticks)) {
            let half = text_width(&text, TEXT).half();
            let x = self.left + self.width.part(2 * (tick - first) + 1, 2 * count.max(1));
            let x = x.min(WIDTH - px(3) - half).max(px(3) + half);
            picture.write("faint", (x, self.top - px(7)), Anchor::Middle, &text);
        }
    }

    fn draw_rows(&self, picture: &mut Picture) {
        let (first, count) = (self.grid.first_row, self.grid.rows);
        let last = first.saturating_add(count.saturating_sub(1));
        let most = u64::try_from((self.height.0 / 160).max(1)).unwrap_or(1);
        let ticks = Scale::new(first, last, self.height).ticks(most);
        for (&tick, text) in ticks.iter().zip(labels(&ticks)) {
            let y = self.top + self.height.part(2 * (tick - first) + 1, 2 * count.max(1));
            picture.write("faint", (self.left - px(6), y + px(4)), Anchor::End, &text);
        }
    }

    /// Few cells: each a square that says what it is.
    fn draw_cells(&self, picture: &mut Picture, colours: &Colours) {
        let Grid { rows, columns, .. } = *self.grid;
        let across = |b: u64| self.left + self.width.part(b, columns.max(1));
        let down = |a: u64| self.top + self.height.part(a, rows.max(1));
        for (a, b) in (0..rows).flat_map(|a| (0..columns).map(move |b| (a, b))) {
            let cell = (self.grid.cell)(a, b);
            let (x, y) = (across(b), down(a));
            let (width, height) = (across(b + 1) - x, down(a + 1) - y);
            let class = colours.class(cell);
            picture.rect(class, (x, y), (width - Length(5), height - Length(5)));
            let text = match cell {
                Cell::Value(value) => value.to_string(),
                Cell::Outcome(outcome) => outcome.letter().to_owned(),
                Cell::Unknown => "?".to_owned(),
            };
            let size = match width {
                wide if wide >= text_width(&text, px(10)) + px(2) => "",
                wide if wide >= text_width(&text, px(8)) => " tiny",
                _ => continue,
            };
            let middle = (x + width.half(), y + height.half() + Length(34));
            picture.write(&format!("cell on-{class}{size}"), middle, Anchor::Start, &text);
        }
    }

    /// Many cells: runs of squares, each of one cell or of several.
    fn draw_raster(&self, picture: &mut Picture, colours: &Colours) {
        let Grid { rows, columns, .. } = *self.grid;
        let (by, bx) = cells_per_square(rows, columns);
        let (down, across) = (rows.div_ceil(by), columns.div_ceil(bx));
        let size = |count: u64| usize::try_from(count).unwrap_or(0);
        let mut raster = Raster::new(size(across), size(down));
        for (row, column) in (0..down).flat_map(|row| (0..across).map(move |column| (row, column)))
        {
            let cells = (row * by..(row * by + by).min(rows)).flat_map(|a| {
                let columns = column * bx..(column * bx + bx).min(columns);
                columns.map(move |b| (self.grid.cell)(a, b))
            });
            raster.paint(size(column), size(row), colours.number(colours::mixed(cells)));
        }
        raster.draw(picture, (self.left, self.top), (self.width, self.height), colours.all());
        picture.rect("frame", (self.left, self.top), (self.width, self.height));
    }
}

fn times(length: Length, count: u64) -> Length {
    Length(length.0.saturating_mul(i64::try_from(count).unwrap_or(i64::MAX)))
}
