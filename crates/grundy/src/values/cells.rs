//! Cells in little memory: four bytes each, but for values that do not fit into them.

use grundy_core::{Budget, Cell, Outcome, Stopped};
use std::collections::BTreeMap;

/// The code of a cell of which nothing is known.
const UNKNOWN: u32 = 0;

/// The code of the first outcome; the others follow in the order of [`Outcome::ALL`].
const FIRST_OUTCOME: u32 = 1;

/// The code of the value 0.
const ZERO: u32 = FIRST_OUTCOME + OUTCOMES;

/// As many codes stand for outcomes.
const OUTCOMES: u32 = 9;

const _: () = assert!(Outcome::ALL.len() == OUTCOMES as usize);

/// The code of a value that is kept apart.
const LARGE: u32 = u32::MAX;

/// Cells one after the other.
#[derive(Clone, Debug, Default)]
pub(super) struct Cells {
    codes: Vec<u32>,
    /// Values without a code of their own, by their places.
    large: BTreeMap<usize, u64>,
}

impl Cells {
    /// What a cell takes, in bytes. Large values take more and are rare.
    pub(super) const BYTES: u64 = size_of::<u32>() as u64;

    /// How many cells there are.
    pub(super) fn len(&self) -> usize {
        self.codes.len()
    }

    /// Adds a cell.
    pub(super) fn push(&mut self, cell: Cell) {
        let code = match cell {
            Cell::Unknown => UNKNOWN,
            Cell::Outcome(outcome) => (FIRST_OUTCOME..)
                .zip(Outcome::ALL)
                .find(|(_, other)| *other == outcome)
                .map_or(UNKNOWN, |(code, _)| code),
            Cell::Value(value) => {
                let code = u32::try_from(value).ok().and_then(|value| value.checked_add(ZERO));
                code.filter(|&code| code != LARGE).unwrap_or_else(|| {
                    self.large.insert(self.codes.len(), value);
                    LARGE
                })
            }
        };
        self.codes.push(code);
    }

    /// Adds a cell while `budget` has room for it.
    ///
    /// # Errors
    /// If it has none.
    pub(super) fn push_within(&mut self, cell: Cell, budget: &mut Budget) -> Result<(), Stopped> {
        if self.codes.len() == self.codes.capacity() {
            let grown = 2 * self.codes.capacity().max(512);
            // For a moment the old list is there beside the new one.
            budget.room_for(grown as u64 * Cells::BYTES)?;
            budget.take_bytes((grown - self.codes.len()) * size_of::<u32>())?;
            self.codes.reserve_exact(grown - self.codes.len());
        }
        self.push(cell);
        Ok(())
    }

    /// The cell in a place; nothing is known of those that were not added.
    pub(super) fn get(&self, place: usize) -> Cell {
        match self.codes.get(place).copied().unwrap_or(UNKNOWN) {
            UNKNOWN => Cell::Unknown,
            LARGE => self.large.get(&place).map_or(Cell::Unknown, |&value| Cell::Value(value)),
            code if code >= ZERO => Cell::Value(u64::from(code - ZERO)),
            code => {
                let index = usize::try_from(code - FIRST_OUTCOME).unwrap_or(usize::MAX);
                Outcome::ALL.get(index).map_or(Cell::Unknown, |&outcome| Cell::Outcome(outcome))
            }
        }
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Cells {
        let mut all = Cells::default();
        cells.into_iter().for_each(|cell| all.push(cell));
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use grundy_core::{Limit, Limits};

    #[test]
    fn every_cell_is_what_was_added() {
        let most = u64::from(u32::MAX);
        let values = [0, 1, 9, 10, 11, most - 11, most - 10, most - 9, most, most + 1, u64::MAX];
        let cells = Outcome::ALL.map(Cell::Outcome).into_iter().chain([Cell::Unknown]);
        let cells: Vec<Cell> = cells.chain(values.map(Cell::Value)).collect();
        let kept: Cells = cells.iter().copied().collect();
        assert_eq!(kept.len(), cells.len());
        for (place, cell) in cells.iter().enumerate() {
            assert_eq!(kept.get(place), *cell, "{place}");
        }
        assert_eq!(kept.get(cells.len()), Cell::Unknown);
        // Few values are kept apart.
        assert!(kept.large.len() <= 6, "{:?}", kept.large);
    }

    #[test]
    fn no_more_is_kept_than_there_is_room_for() {
        let mut budget = Budget::new(&Limits { memory: 100_000, ..Limits::default() });
        let mut cells = Cells::default();
        let full = (0..).find_map(|n| cells.push_within(Cell::Value(n), &mut budget).err());
        assert!(matches!(full.map(|by| by.by), Some(Limit::Room { .. } | Limit::Memory(_))));
        assert!((5_000..25_000).contains(&cells.len()), "{}", cells.len());
        assert_eq!(cells.get(4999), Cell::Value(4999));
    }
}
