//! Values of games in which a move takes one of a few numbers and does no more.
//!
//! With k takes no value exceeds k, and whether k itself is among the options of a heap cannot matter to
//! their mex. So a value is kept as a word of at least k bits in which its bit alone is set, and k itself,
//! like a heap that does not exist, may be 0. The options of a heap are the union of such words, and
//! its own word is the lowest bit that is not set: two instructions, for any number of heaps at once.
//!
//! Heaps that differ by less than the least take are no options of each other. So as many of them are
//! treated at once as the least take says, up to [`LANES`]; `lanes` does that. Where that is
//! too few, `table` looks up several heaps at a time by the last values before them, if these are few enough to
//! be a place in a table, and otherwise `lanes` goes heap by heap for the takes that are shorter than a block.

mod lanes;
mod table;
#[cfg(test)]
mod tests;

use super::kernel::Kernel;
use lanes::Window;
use table::Table;

/// How many heaps are treated at once.
const LANES: usize = 64;

/// The most that may be taken: what must be kept at hand is as long.
const MOST_TAKEN: usize = 1 << 20;

/// The least take from which on treating so few heaps at once is worth it.
const FEWEST_AT_ONCE: usize = 8;

/// The values of a game in which a move takes one of a few numbers.
#[derive(Clone, Debug)]
pub(super) struct Taking {
    values: Vec<u8>,
    way: Way,
}

/// How the next values are found.
#[derive(Clone, Debug)]
enum Way {
    Table(Table),
    Bytes(Window<u8>),
    Words16(Window<u16>),
    Words32(Window<u32>),
    Words64(Window<u64>),
}

impl Way {
    /// In the narrowest words that have a bit for every take; `None` if no word has.
    fn by_lanes(takes: Vec<usize>, kernel: Kernel, values: &[u8]) -> Option<Way> {
        Some(match takes.len() {
            0..=8 => Way::Bytes(Window::new(takes, kernel, values)),
            9..=16 => Way::Words16(Window::new(takes, kernel, values)),
            17..=32 => Way::Words32(Window::new(takes, kernel, values)),
            33..=64 => Way::Words64(Window::new(takes, kernel, values)),
            _ => return None,
        })
    }
}

impl Taking {
    /// Goes on from a table, which may be empty; `None` if there are too many takes or too large ones.
    ///
    /// The takes are strictly increasing and not 0.
    pub(super) fn new(takes: &[u64], kernel: Kernel, values: &[u64]) -> Option<Taking> {
        let takes: Option<Vec<usize>> = takes.iter().map(|&take| take.try_into().ok()).collect();
        let takes = takes.filter(|takes| takes.last().is_none_or(|&most| most <= MOST_TAKEN))?;
        // No table of such a game has such values, but a damaged one may.
        let values: Vec<u8> = values
            .iter()
            .map(|&value| {
                u8::try_from(value).ok().filter(|&value| usize::from(value) <= takes.len())
            })
            .collect::<Option<_>>()?;
        let few = takes.first().is_some_and(|&least| least < FEWEST_AT_ONCE);
        let table = if few { Table::new(&takes, &values) } else { None };
        let way = match table {
            Some(table) => Way::Table(table),
            None => Way::by_lanes(takes, kernel, &values)?,
        };
        Some(Taking { values, way })
    }

    /// How many bytes are kept beside the values.
    pub(super) fn bytes(&self) -> usize {
        match &self.way {
            Way::Table(table) => table.bytes(),
            Way::Bytes(window) => window.bytes(),
            Way::Words16(window) => window.bytes(),
            Way::Words32(window) => window.bytes(),
            Way::Words64(window) => window.bytes(),
        }
    }

    pub(super) fn values(&self) -> &[u8] {
        &self.values
    }

    /// Computes so many values, and possibly up to [`LANES`] more.
    pub(super) fn extend(&mut self, more: usize) {
        let values = &mut self.values;
        match &mut self.way {
            Way::Table(table) => table.extend(values, more),
            Way::Bytes(window) => window.extend(values, more),
            Way::Words16(window) => window.extend(values, more),
            Way::Words32(window) => window.extend(values, more),
            Way::Words64(window) => window.extend(values, more),
        }
    }

    #[cfg(test)]
    fn is_by_table(&self) -> bool {
        matches!(self.way, Way::Table(_))
    }

    /// The same without the table.
    #[cfg(test)]
    fn by_lanes(takes: &[u64], kernel: Kernel) -> Taking {
        let takes = takes.iter().map(|&take| usize::try_from(take).unwrap()).collect::<Vec<_>>();
        let way = Way::by_lanes(takes, kernel, &[]).unwrap();
        Taking { values: Vec::new(), way }
    }
}
