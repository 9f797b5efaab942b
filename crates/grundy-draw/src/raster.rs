//! Many small squares as few paths.

use crate::length::Length;
use crate::picture::Picture;
use crate::shape::{Layer, Shape, Squares, place};

/// A grid of squares, each in one of a few colours.
pub(crate) struct Raster {
    columns: usize,
    /// The colours from the top row down. Invariant: a whole number of rows; 0 is no colour.
    squares: Vec<u8>,
}

impl Raster {
    /// A grid without colours; `columns` is not 0.
    pub(crate) fn new(columns: usize, rows: usize) -> Raster {
        Raster { columns: columns.max(1), squares: vec![0; columns.max(1) * rows] }
    }

    /// Paints a square; one that is not in the grid is left out.
    pub(crate) fn paint(&mut self, column: usize, row: usize, colour: u8) {
        if column < self.columns
            && let Some(square) = self.squares.get_mut(row * self.columns + column)
        {
            *square = colour;
        }
    }

    /// Draws the squares at a place: for each colour in `colours`, which is its number, its class and its opacity
    /// in percent, every run of squares of that colour.
    pub(crate) fn draw(
        &self,
        picture: &mut Picture,
        at: (Length, Length),
        size: (Length, Length),
        colours: impl IntoIterator<Item = (u8, &'static str, u8)>,
    ) {
        let layer = |(colour, class, opacity)| Layer { class, opacity, runs: self.runs(colour) };
        picture.shapes.push(Shape::Raster(Squares {
            at: place(at),
            size: place(size),
            columns: self.columns,
            rows: self.squares.len() / self.columns,
            layers: colours.into_iter().map(layer).collect(),
        }));
    }

    fn runs(&self, colour: u8) -> Vec<(usize, usize, usize)> {
        let mut runs = Vec::new();
        for (y, row) in self.squares.chunks(self.columns).enumerate() {
            let mut x = 0;
            for run in row.chunk_by(|a, b| a == b) {
                if run[0] == colour {
                    runs.push((x, y, run.len()));
                }
                x += run.len();
            }
        }
        runs
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_of_a_colour_are_one_stroke() {
        let mut raster = Raster::new(4, 2);
        for (column, row, colour) in [(0, 0, 1), (1, 0, 1), (3, 0, 1), (2, 1, 2), (9, 9, 1)] {
            raster.paint(column, row, colour);
        }
        assert_eq!(raster.runs(1), [(0, 0, 2), (3, 0, 1)]);
        assert_eq!(raster.runs(2), [(2, 1, 1)]);
        assert_eq!(raster.runs(3), []);
    }
}
