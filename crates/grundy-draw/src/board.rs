//! Boards and strips of squares with pieces on them.

use crate::block::Block;
use crate::error::{PictureError, at_most};
use crate::geometry::point;
use crate::shape::Anchor;

/// Boards of more squares are not drawn.
const MOST_SQUARES: usize = 1024;

/// What is at one place of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Square {
    /// There is no square.
    Gone,
    /// Nothing is on it.
    Empty,
    /// A piece.
    Piece,
    /// A piece of the other player.
    OtherPiece,
    /// A letter or a number.
    Text(String),
}

/// Squares in rows.
#[derive(Clone, Debug)]
pub struct Board {
    /// Invariant: no more than 1024.
    squares: Vec<Square>,
    /// Invariant: at least 1.
    width: usize,
    /// Places that stand out.
    marked: Vec<usize>,
}

const SQUARE: i64 = 280;
const ROOM: i64 = 3960;

impl Board {
    /// Squares row by row, `width` in each, of which those at the places `marked` stand out.
    ///
    /// # Errors
    /// If there are more than 1024.
    pub fn new(
        squares: Vec<Square>,
        width: usize,
        marked: Vec<usize>,
    ) -> Result<Board, PictureError> {
        at_most(squares.len(), MOST_SQUARES)?;
        Ok(Board { squares, width: width.max(1), marked })
    }

    pub(crate) fn block(&self) -> Block {
        let mut block = Block::default();
        let (mut x, mut y) = (0, 0);
        for (place, square) in self.squares.iter().enumerate() {
            if place > 0 && place.is_multiple_of(self.width) {
                (x, y) = (0, y + SQUARE);
            }
            self.square(&mut block, (x, y), place, square);
            x += SQUARE;
            block.width = block.width.max(x);
        }
        block.height = y + SQUARE + 40;
        block.no_wider_than(ROOM)
    }

    fn square(&self, block: &mut Block, (x, y): (i64, i64), place: usize, square: &Square) {
        let (at, middle) = (point(x, y), point(x + SQUARE / 2, y + SQUARE / 2));
        let marked = self.marked.contains(&place);
        if *square == Square::Gone && !marked {
            return;
        }
        if marked {
            block.rect("light", at, point(SQUARE, SQUARE), 0);
        }
        block.rect("cell", at, point(SQUARE, SQUARE), 0);
        match square {
            Square::Gone | Square::Empty => {}
            Square::Piece => block.circle("stone", middle, SQUARE / 2 - 45),
            Square::OtherPiece => {
                block.circle("cell", middle, SQUARE / 2 - 45);
            }
            Square::Text(text) => {
                let class = if text.chars().count() > 2 { "small" } else { "strong" };
                block.text(class, middle + point(0, 45), Anchor::Middle, text);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shape::Shape;

    #[test]
    fn rows_stand_below_each_other_and_missing_squares_are_left_out() {
        let squares = vec![Square::Piece, Square::Empty, Square::Gone, Square::Text("?".into())];
        let block = Board::new(squares, 2, vec![1]).unwrap().block();
        assert_eq!((block.width, block.height), (2 * SQUARE, 2 * SQUARE + 40));
        let shapes = block.into_shapes();
        let of_class = |name: &str| {
            let is = |shape: &&Shape| matches!(shape, Shape::Rect { class, .. } if class == name);
            shapes.iter().filter(is).count()
        };
        assert_eq!((of_class("cell"), of_class("light")), (3, 1));
        assert!(Board::new(vec![Square::Empty; MOST_SQUARES + 1], 1, Vec::new()).is_err());
    }
}
