//! Where values come from, and how far a search looks.

use grundy_core::Alarm;

/// The values of a rule of one parameter.
pub trait Source {
    /// The least n the rule is defined for.
    fn first(&self) -> u64 {
        0
    }

    /// The values of `first`, `first` + 1, …: `len` of them, or fewer if a limit was reached.
    fn sequence(&mut self, len: usize) -> &[u64];
}

/// The values of a rule of two parameters.
pub trait GridSource {
    /// The least value of either parameter.
    fn first(&self) -> u64 {
        0
    }

    /// The values of a square of `side` rows and columns, or of a smaller one if a limit was reached.
    fn grid(&mut self, side: usize) -> Square;
}

/// Values that are there already.
impl GridSource for Square {
    fn grid(&mut self, side: usize) -> Square {
        self.corner(side)
    }
}

/// Values that are there already.
impl Source for Vec<u64> {
    fn sequence(&mut self, len: usize) -> &[u64] {
        &self[..len.min(self.len())]
    }
}

/// Values of two parameters, as many rows as columns.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Square {
    side: usize,
    /// Row by row. Invariant: `side`² values.
    values: Vec<u64>,
}

impl Square {
    /// The square with `value(row, column)` in each place, both counted from 0.
    pub fn new(side: usize, mut value: impl FnMut(usize, usize) -> u64) -> Square {
        let places = (0..side).flat_map(|row| (0..side).map(move |column| (row, column)));
        Square { side, values: places.map(|(row, column)| value(row, column)).collect() }
    }

    /// The square of these rows, cut to as many rows and columns as are whole.
    pub fn of_rows(rows: &[Vec<u64>]) -> Square {
        let whole = |side: &usize| rows[..*side].iter().all(|row| row.len() >= *side);
        let side = (0..=rows.len()).rev().find(whole).unwrap_or(0);
        Square::new(side, |row, column| rows[row][column])
    }

    /// How many rows and columns there are.
    pub fn side(&self) -> usize {
        self.side
    }

    /// A row.
    ///
    /// # Panics
    /// If there is no such row.
    pub fn row(&self, row: usize) -> &[u64] {
        &self.values[row * self.side..(row + 1) * self.side]
    }

    /// The value in a place.
    ///
    /// # Panics
    /// If there is no such place.
    pub fn at(&self, row: usize, column: usize) -> u64 {
        self.row(row)[column]
    }

    /// The upper left corner with so many rows and columns, or the whole.
    #[must_use]
    pub fn corner(&self, side: usize) -> Square {
        Square::new(side.min(self.side), |row, column| self.at(row, column))
    }
}

/// What the values say.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Meaning {
    /// Grundy values.
    #[default]
    Values,
    /// Only whether a value is 0: who wins.
    Outcomes,
}

/// How far a search looks, and what for.
#[derive(Clone, Debug)]
pub struct Search {
    /// How many values a pattern is first looked for in.
    pub first: usize,
    /// How many times as many it must hold in before it is claimed.
    pub factor: usize,
    /// How many values are asked for at most, where none of the patterns found earlier held.
    pub most: usize,
    /// How many rows and columns of values of two parameters a pattern is first looked for in. It must
    /// hold in four times as many before it is claimed.
    pub side: usize,
    /// What the values say.
    pub meaning: Meaning,
    /// The largest number in the rule. Up to it the whole of the rule has not come into play, and
    /// nothing is claimed by what was seen there: taking at most 1000 looks like Nim up to 1000.
    pub horizon: u64,
    /// Ends the search.
    pub alarm: Option<Alarm>,
}

impl Default for Search {
    fn default() -> Search {
        Search {
            first: 256,
            factor: 8,
            most: 16_384,
            side: 40,
            meaning: Meaning::Values,
            horizon: 0,
            alarm: None,
        }
    }
}

/// With fewer values than this to look for a pattern in, none is looked for.
pub(super) const FEWEST: usize = 32;

/// A pattern must hold in at least so many times the values it was found in.
pub(super) const LEAST_FACTOR: usize = 4;

/// Consecutive values, from that of `first` on.
#[derive(Clone, Copy, Debug)]
pub struct Sequence<'a> {
    /// The n of the first value.
    pub first: u64,
    /// The values.
    pub values: &'a [u64],
}

impl<'a> Sequence<'a> {
    /// The value of n, if it is there.
    pub fn at(&self, n: u64) -> Option<u64> {
        let index = usize::try_from(n.checked_sub(self.first)?).ok()?;
        self.values.get(index).copied()
    }

    /// Each n with its value.
    pub fn pairs(&self) -> impl DoubleEndedIterator<Item = (u64, u64)> + 'a {
        let (first, values) = (self.first, self.values);
        (0..values.len()).map(move |i| (first.saturating_add(i as u64), values[i]))
    }

    /// The first n whose value is not there.
    pub fn end(&self) -> u64 {
        self.first.saturating_add(self.values.len() as u64)
    }

    /// The first `len` values.
    #[must_use]
    pub fn beginning(&self, len: usize) -> Sequence<'a> {
        Sequence { first: self.first, values: &self.values[..len.min(self.values.len())] }
    }
}
