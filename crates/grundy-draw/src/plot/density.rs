//! A plot in which the colour of a square says how many positions fall into it.

use super::{Frame, HEIGHT, INSET, Upwards};
use crate::kind::{LANES, outcome_class};
use crate::length::{Length, px};
use crate::picture::Picture;
use crate::raster::Raster;
use grundy_core::{Cell, Outcome};

/// How many squares there are from left to right.
const COLUMNS: usize = 192;

/// How many squares there are at most from the top down.
const MOST_ROWS: u64 = 108;

/// Up to so many values each has a row of its own, with room between the rows.
const MOST_APART: u64 = 36;

/// The opacities from few positions to many, in percent.
const SHADES: [u8; 6] = [16, 30, 45, 62, 80, 100];

pub(super) fn draw(
    picture: &mut Picture,
    frame: &Frame,
    cells: impl Iterator<Item = Cell> + Clone,
    count: u64,
) {
    let column = |i: u64| {
        let column = u128::from(i) * COLUMNS as u128 / u128::from(count.max(1));
        usize::try_from(column).unwrap_or(COLUMNS)
    };
    let numbered = (0u64..).zip(cells);
    match &frame.upwards {
        Upwards::Values(_, least, most) => {
            // P-positions have a strip of their own, below all other values.
            let first = (*least).max(1);
            let span = most.saturating_sub(first).saturating_add(1);
            let rows = span.min(MOST_ROWS);
            let apart = if span <= MOST_APART { 3 } else { 1 };
            let mut all = Counts::new(rows * apart);
            let mut zeros = Counts::new(1);
            for (i, cell) in numbered {
                match cell {
                    Cell::Value(0) => zeros.add(column(i), 0),
                    Cell::Value(value) => {
                        let place = u128::from(value.saturating_sub(first)) * u128::from(rows);
                        let row = u64::try_from(place / u128::from(span)).unwrap_or(0);
                        all.add(column(i), usize::try_from(row * apart + apart / 2).unwrap_or(0));
                    }
                    _ => {}
                }
            }
            // A row is as high as the values it stands for: the ends reach half a row further.
            let (top, bottom) = (frame.height_of(*most), frame.height_of(first));
            let half = match rows {
                0 | 1 => INSET,
                rows => (bottom - top).part(1, 2 * (rows - 1)),
            };
            let (top, bottom) = (top - half, bottom + half);
            all.draw(picture, "v", (frame.left, top), (frame.width, bottom - top));
            let strip = (frame.width, frame.strip);
            zeros.draw(picture, "p", (frame.left, frame.bottom()), strip);
        }
        Upwards::Outcomes(lanes) => {
            let mut counts: Vec<(Outcome, Counts)> =
                lanes.iter().map(|&lane| (lane, Counts::new(1))).collect();
            for (i, cell) in numbered {
                let lane = counts.iter_mut().find(|(lane, _)| cell == Cell::Outcome(*lane));
                if let Some((_, lane)) = lane {
                    lane.add(column(i), 0);
                }
            }
            let thick = HEIGHT.part(1, 2 * LANES.len() as u64);
            for (outcome, lane) in counts {
                let at = (frame.left, frame.lane_of(outcome) - thick.half());
                lane.draw(picture, outcome_class(outcome), at, (frame.width, thick.max(px(2))));
            }
        }
    }
}

/// How many positions fall into each square.
struct Counts {
    /// From the bottom row up. Invariant: a whole number of rows.
    squares: Vec<u64>,
}

impl Counts {
    fn new(rows: u64) -> Counts {
        let rows = usize::try_from(rows.clamp(1, MOST_ROWS)).unwrap_or(1);
        Counts { squares: vec![0; rows * COLUMNS] }
    }

    fn add(&mut self, column: usize, row: usize) {
        if let Some(count) = self.squares.get_mut(row * COLUMNS + column) {
            *count += 1;
        }
    }

    /// Draws the squares, darker the more positions they stand for, on a logarithmic scale.
    fn draw(
        &self,
        picture: &mut Picture,
        class: &'static str,
        at: (Length, Length),
        size: (Length, Length),
    ) {
        let most = self.squares.iter().copied().max().unwrap_or(0);
        if most == 0 {
            return;
        }
        let rows = self.squares.len() / COLUMNS;
        let mut raster = Raster::new(COLUMNS, rows);
        for (i, &count) in self.squares.iter().enumerate().filter(|&(_, &count)| count > 0) {
            raster.paint(i % COLUMNS, rows - 1 - i / COLUMNS, shade(count, most));
        }
        let shades = (1u8..).zip(SHADES).map(|(number, opacity)| (number, class, opacity));
        raster.draw(picture, at, size, shades);
    }
}

/// The number of the shade for `count` of at most `most`, from 1.
fn shade(count: u64, most: u64) -> u8 {
    let bits = |n: u64| u64::BITS - n.leading_zeros();
    let steps = u32::try_from(SHADES.len()).unwrap_or(1);
    // The most is always in the fullest shade; half as many are a step lighter, or less if the
    // counts differ by much.
    let below = bits(most) - bits(count);
    let range = bits(most).max(steps);
    let shade = steps - (below * steps / range).min(steps - 1);
    u8::try_from(shade).unwrap_or(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shades_grow_with_the_count() {
        for most in [1u64, 2, 7, 100, 1 << 20, u64::MAX] {
            let counts: Vec<u64> =
                (0..64).map(|bit| 1u64 << bit).take_while(|&c| c <= most).collect();
            let shades: Vec<u8> = counts.iter().map(|&count| shade(count, most)).collect();
            assert!(shades.is_sorted(), "{most}: {shades:?}");
            assert!(shades.iter().all(|shade| (1..=6).contains(shade)), "{most}: {shades:?}");
            assert_eq!(shade(most, most), 6);
        }
    }
}
