//! Coins on a strip of squares.

use crate::block::Block;
use crate::error::{PictureError, at_most};
use crate::geometry::point;
use crate::length::px;
use crate::scale::grouped;
use crate::shape::Anchor;
use crate::text::text_width;

/// More coins than this are not drawn.
pub const MOST_COINS: usize = 200;

/// A strip of squares 0, 1, 2, … with coins.
#[derive(Clone, Debug)]
pub struct Squares {
    /// Invariant: strictly increasing, no more than [`MOST_COINS`].
    coins: Vec<u64>,
    /// Squares that stand out.
    marked: Vec<u64>,
}

/// A stretch of empty squares longer than this is drawn as a gap with its length.
const LONGEST: u64 = 14;
const SQUARE: i64 = 260;
const ROOM: i64 = 3960;

/// What is drawn at one place of the strip.
enum Cell {
    Square(u64),
    /// So many empty squares.
    Gap(u64),
}

impl Squares {
    /// Coins on some squares; `marked` squares stand out.
    ///
    /// # Errors
    /// If there are more than [`MOST_COINS`].
    pub fn new(mut coins: Vec<u64>, mut marked: Vec<u64>) -> Result<Squares, PictureError> {
        at_most(coins.len(), MOST_COINS)?;
        coins.sort_unstable();
        coins.dedup();
        marked.sort_unstable();
        marked.dedup();
        at_most(marked.len(), 10 * MOST_COINS)?;
        Ok(Squares { coins, marked })
    }

    /// The squares up to one beyond the last coin, long empty stretches as gaps.
    fn cells(&self) -> Vec<Cell> {
        let mut stops: Vec<u64> = self.coins.iter().chain(&self.marked).copied().collect();
        stops.sort_unstable();
        stops.dedup();
        let mut cells = Vec::new();
        let mut next = 0u64;
        for stop in stops {
            let empty = stop - next;
            if empty > LONGEST {
                cells.push(Cell::Square(next));
                cells.push(Cell::Gap(empty - 2));
                cells.push(Cell::Square(stop - 1));
            } else {
                cells.extend((next..stop).map(Cell::Square));
            }
            cells.push(Cell::Square(stop));
            next = stop.saturating_add(1);
        }
        if next < u64::MAX {
            cells.push(Cell::Square(next));
        }
        cells
    }

    pub(crate) fn block(&self) -> Block {
        let mut block = Block::default();
        let (mut x, mut y) = (0, 0);
        let mut cells = self.cells().into_iter().peekable();
        while let Some(cell) = cells.next() {
            let wide = match cell {
                Cell::Square(_) => SQUARE,
                Cell::Gap(count) => text_width(&grouped(count), px(11)).0 + 160,
            };
            if x > 0 && x + wide > ROOM {
                // The empty square at the end only says that the strip goes on.
                let empty =
                    matches!(cell, Cell::Square(square) if self.coins.last() < Some(&square));
                if cells.peek().is_none() && empty {
                    break;
                }
                (x, y) = (0, y + SQUARE + 220);
            }
            match cell {
                Cell::Square(square) => self.square(&mut block, point(x, y), square),
                Cell::Gap(count) => {
                    for line in [y, y + SQUARE] {
                        block.rule("break", point(x, line), point(x + wide, line));
                    }
                    let at = point(x + wide / 2, y + SQUARE / 2 + 40);
                    block.text("small faint", at, Anchor::Middle, &grouped(count));
                }
            }
            x += wide;
            block.width = block.width.max(x);
        }
        block.height = y + SQUARE + 200;
        block
    }

    fn square(&self, block: &mut Block, at: crate::geometry::Point, square: u64) {
        let marked = self.marked.binary_search(&square).is_ok();
        let coin = self.coins.binary_search(&square).is_ok();
        if marked {
            block.rect("light", at, point(SQUARE, SQUARE), 0);
        }
        block.rect("cell", at, point(SQUARE, SQUARE), 0);
        let middle = at + point(SQUARE / 2, SQUARE / 2);
        if coin {
            block.circle("stone", middle, SQUARE / 2 - 35);
        }
        let text = grouped(square);
        // A long number needs the room of its neighbours, which have none beside a gap.
        if text.len() <= 3 || coin {
            let class = match (coin || marked, text.len() <= 3) {
                (true, true) => "small strong",
                (false, true) => "tiny faint",
                (_, false) => "tiny strong",
            };
            block.text(class, at + point(SQUARE / 2, SQUARE + 130), Anchor::Middle, &text);
        }
    }
}
