//! Patterns of values of two parameters.

mod form;
mod zeros;

pub use form::{GridBase, GridForm};
pub use zeros::{GridZeroPattern, GridZeros};

use super::finding::{Observed, Tested};
use super::repeat::{Repeat, repeats};
use super::source::{GridSource, LEAST_FACTOR, Meaning, Search, Sequence, Square};

/// A pattern of values of two parameters a and b.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GridPattern {
    /// A closed form.
    Closed(GridForm),
    /// The value depends on the residues of a and b alone.
    Residues {
        /// By the residue of a, then by that of b.
        table: Vec<Vec<u64>>,
    },
    /// The first rows repeat, each with its own period and saltus.
    Rows(Vec<Repeat>),
}

/// What was found in values of two parameters.
#[derive(Clone, Debug, Default)]
pub struct GridFindings {
    /// The least value of either parameter.
    pub first: u64,
    /// All values that were looked at.
    pub values: Square,
    /// Whether g(a, b) = g(b, a) for all of them.
    pub symmetric: bool,
    /// Patterns of the values, the simplest first.
    pub patterns: Vec<Observed<GridPattern>>,
    /// The pairs whose value is 0.
    pub zeros: GridZeros,
    /// Whether there were values enough to look for anything.
    pub searched: bool,
}

/// With fewer rows and columns than this to look for a pattern in, none is looked for.
const FEWEST: usize = 16;

/// The largest modulus that is tried.
const LARGEST_MODULUS: usize = 8;

/// How many rows are looked at for periods of their own.
const ROWS: usize = 4;

/// Looks for patterns, and tests each on a larger square than it was found in.
pub fn find_grid(source: &mut dyn GridSource, search: &Search) -> GridFindings {
    let first = source.first();
    let mut whole = source.grid(search.side.saturating_mul(LEAST_FACTOR));
    if search.meaning == Meaning::Outcomes {
        whole = Square::new(whole.side(), |row, column| whole.at(row, column).min(1));
    }
    let side = whole.side();
    let symmetric = (0..side).all(|a| (0..a).all(|b| whole.at(a, b) == whole.at(b, a)));
    let found = search.side.min(side / LEAST_FACTOR);
    let searched = found >= FEWEST && found as u64 > search.horizon;
    let at = |side: usize| first.saturating_add(side as u64).saturating_sub(1);
    let tested = Tested { first, found_to: at(found), held_to: at(side) };
    let view = View { first, square: &whole };
    let corner = whole.corner(found);
    let seen = View { first, square: &corner };
    let mut patterns = Vec::new();
    if searched && search.meaning == Meaning::Values {
        let pattern = closed(seen, view).or_else(|| residues(&corner, &whole, first));
        let pattern = pattern.or_else(|| rows(&whole, found, first));
        patterns.extend(pattern.map(|pattern| Observed { pattern, from: first, tested }));
    }
    // Where residues tell every value, they tell the zeros.
    let by_residue =
        |found: &Observed<GridPattern>| matches!(found.pattern, GridPattern::Residues { .. });
    let told = patterns.first().is_some_and(by_residue);
    let wanted = (searched && !told).then_some(tested);
    let zeros = zeros::zeros(seen, view, symmetric, wanted);
    GridFindings { first, values: whole, symmetric, patterns, zeros, searched }
}

/// A square with the parameters of its first place.
#[derive(Clone, Copy)]
struct View<'a> {
    first: u64,
    square: &'a Square,
}

impl View<'_> {
    /// Each pair of parameters with its value.
    fn places(&self) -> impl Iterator<Item = (u64, u64, u64)> {
        let (first, square) = (self.first, self.square);
        (0..square.side()).flat_map(move |row| {
            (0..square.side()).map(move |column| {
                let (a, b) =
                    (first.saturating_add(row as u64), first.saturating_add(column as u64));
                (a, b, square.at(row, column))
            })
        })
    }
}

fn closed(seen: View<'_>, whole: View<'_>) -> Option<GridPattern> {
    let holds = |form: &GridForm, view: View<'_>| {
        view.places().all(|(a, b, value)| form.value(a, b) == Some(value))
    };
    let (row, column) = (seen.square.side().checked_sub(1)?, seen.square.side() / 2);
    let value = seen.square.at(row, column);
    let (a, b) = (seen.first + row as u64, seen.first + column as u64);
    let fitted = form::forms().filter_map(|form| form.with_value(a, b, value));
    let mut found = fitted.filter(|form| holds(form, seen));
    found.find(|form| holds(form, whole)).map(GridPattern::Closed)
}

/// The residues of a and b that tell the value, the smallest moduli first.
fn residues(seen: &Square, whole: &Square, first: u64) -> Option<GridPattern> {
    let moduli = (1..=LARGEST_MODULUS).flat_map(|m| (1..=LARGEST_MODULUS).map(move |k| (m, k)));
    let mut moduli: Vec<(usize, usize)> = moduli.collect();
    moduli.sort_by_key(|(m, k)| (m * k, m.abs_diff(*k)));
    let depends = |square: &Square, m: usize, k: usize| {
        (0..square.side())
            .all(|a| (0..square.side()).all(|b| square.at(a, b) == square.at(a % m, b % k)))
    };
    let (m, k) = moduli.into_iter().find(|&(m, k)| depends(seen, m, k) && depends(whole, m, k))?;
    // The residue 0 need not be the first row.
    let place = |residue: usize, modulus: usize| {
        let skipped = usize::try_from(first % modulus as u64).unwrap_or(0);
        (residue + modulus - skipped) % modulus
    };
    let row = |r: usize| (0..k).map(|c| whole.at(place(r, m), place(c, k))).collect();
    Some(GridPattern::Residues { table: (0..m).map(row).collect() })
}

/// The repeats of the first rows, if all of them repeat.
fn rows(whole: &Square, found: usize, first: u64) -> Option<GridPattern> {
    let rows: Option<Vec<Repeat>> = (0..ROWS.min(whole.side()))
        .map(|row| {
            let sequence = Sequence { first, values: whole.row(row) };
            let seen = sequence.beginning(found);
            let holds = |repeat: &Repeat| {
                let mut later = sequence.pairs().filter(|&(n, _)| n >= repeat.from());
                later.all(|(n, value)| repeat.value(n) == Some(value))
            };
            let plain = repeats(seen, false).into_iter().find(holds);
            plain.or_else(|| repeats(seen, true).into_iter().find(holds))
        })
        .collect();
    rows.filter(|rows| !rows.is_empty()).map(GridPattern::Rows)
}

#[cfg(test)]
mod tests;
