//! Many small squares as few paths.

use crate::length::Length;
use crate::svg::Svg;

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

    /// Draws the squares at a place: for each colour in `colours`, which is its number and the
    /// attributes it is drawn with, one path that strokes every run of squares of that colour.
    pub(crate) fn draw<'c>(
        &self,
        svg: &mut Svg,
        at: (Length, Length),
        size: (Length, Length),
        colours: impl IntoIterator<Item = (u8, &'c str)>,
    ) {
        let rows = self.squares.len() / self.columns;
        let scale = |length: Length, count: usize| {
            // In millionths, so that a thousand squares still end where they should.
            let count = i64::try_from(count.max(1)).unwrap_or(i64::MAX);
            let millionths = length.0 * 100_000 / count;
            format!("{}.{:06}", millionths / 1_000_000, millionths % 1_000_000)
        };
        let (sx, sy) = (scale(size.0, self.columns), scale(size.1, rows));
        // Strokes lie half above and half below their line.
        svg.line(&format!(
            "<g class=\"raster\" transform=\"translate({},{}) scale({sx},{sy}) translate(0,.5)\">",
            at.0, at.1
        ));
        for (colour, attributes) in colours {
            let path = self.path(colour);
            if !path.is_empty() {
                svg.line(&format!("<path {attributes} d=\"{path}\"/>"));
            }
        }
        svg.line("</g>");
    }

    fn path(&self, colour: u8) -> String {
        let mut path = String::new();
        for (y, row) in self.squares.chunks(self.columns).enumerate() {
            let mut x = 0;
            for run in row.chunk_by(|a, b| a == b) {
                if run[0] == colour {
                    path += &format!("M{x} {y}h{}", run.len());
                }
                x += run.len();
            }
        }
        path
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
        assert_eq!(raster.path(1), "M0 0h2M3 0h1");
        assert_eq!(raster.path(2), "M2 1h1");
        assert_eq!(raster.path(3), "");
    }
}
