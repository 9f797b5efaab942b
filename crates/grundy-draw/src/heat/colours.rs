//! The colours of a heat map, and their legend.

use crate::Words;
use crate::kind::{Contents, LANES};
use crate::length::{Length, px};
use crate::picture::Picture;
use crate::scale::grouped;
use crate::shape::Anchor;
use crate::style::LEVELS;
use crate::text::text_width;
use grundy_core::Cell;

/// The classes of values from small to large.
const HEAT: [&str; 8] = ["h1", "h2", "h3", "h4", "h5", "h6", "h7", "h8"];

/// Which colour what is known of a position has.
pub(super) struct Colours {
    /// The greatest value; 0 if no value is above 0.
    most: u64,
    contents: Contents,
}

/// A square with its name in a legend.
struct Entry {
    class: &'static str,
    text: String,
}

const SWATCH: Length = px(14);
const LINE: Length = px(22);
const TEXT: Length = px(13);

impl Colours {
    pub(super) fn new(contents: &Contents) -> Colours {
        let most = contents.values.map_or(0, |(_, most)| most);
        Colours { most, contents: contents.clone() }
    }

    /// The class of a cell.
    pub(super) fn class(&self, cell: Cell) -> &'static str {
        match cell {
            Cell::Value(0) => "p",
            Cell::Value(value) => HEAT[usize::try_from(self.level(value)).unwrap_or(0)],
            Cell::Outcome(outcome) => crate::kind::outcome_class(outcome),
            Cell::Unknown => "u",
        }
    }

    /// The number of its colour.
    pub(super) fn number(&self, cell: Cell) -> u8 {
        let class = self.class(cell);
        self.all().find(|&(_, other, _)| other == class).map_or(0, |(number, ..)| number)
    }

    /// Every colour with its number, its class and its opacity.
    pub(super) fn all(&self) -> impl Iterator<Item = (u8, &'static str, u8)> {
        let classes = HEAT.into_iter().chain(LANES.map(|(_, class)| class)).chain(["u"]);
        (1u8..).zip(classes).map(|(number, class)| (number, class, 100))
    }

    /// How far up the colours a value above 0 is: each has its own if there are few.
    fn level(&self, value: u64) -> u64 {
        let (value, most) = (u128::from(value - 1), u128::from(self.most));
        let level = match most {
            0..=8 => value,
            _ => value * u128::from(LEVELS) / most,
        };
        u64::try_from(level).unwrap_or(0).min(LEVELS - 1)
    }

    /// The least value above 0 of a level.
    fn least_of(&self, level: u64) -> u64 {
        match self.most {
            0..=8 => level + 1,
            most => {
                let least = (u128::from(level) * u128::from(most)).div_ceil(u128::from(LEVELS)) + 1;
                u64::try_from(least).unwrap_or(u64::MAX)
            }
        }
    }

    fn entries(&self, words: &Words<'_>) -> Vec<Entry> {
        let mut entries = Vec::new();
        if self.contents.p {
            entries.push(Entry { class: "p", text: words.p_positions.to_owned() });
        }
        for level in 0..LEVELS.min(self.most) {
            let class = HEAT[usize::try_from(level).unwrap_or(0)];
            let least = self.least_of(level);
            let most = if level + 1 == LEVELS { self.most } else { self.least_of(level + 1) - 1 };
            let most = most.min(self.most);
            let text = match least < most {
                true => format!("{}–{}", grouped(least), grouped(most)),
                false => grouped(least),
            };
            entries.push(Entry { class, text });
        }
        for (outcome, class) in LANES {
            if class != "p" && self.contents.outcomes.contains(&outcome) {
                entries.push(Entry { class, text: outcome.letter().to_owned() });
            }
        }
        if self.contents.unknown {
            entries.push(Entry { class: "u", text: words.unknown.to_owned() });
        }
        entries
    }

    /// The entries with their places, and the height of all.
    fn laid_out(&self, words: &Words<'_>, room: Length) -> (Vec<(Entry, Length, Length)>, Length) {
        let (mut x, mut y) = (px(0), px(0));
        let mut laid_out = Vec::new();
        for entry in self.entries(words) {
            let width = SWATCH + px(5) + text_width(&entry.text, TEXT) + px(12);
            if x > px(0) && x + width > room {
                (x, y) = (px(0), y + LINE);
            }
            laid_out.push((entry, x, y));
            x = x + width;
        }
        (laid_out, y + LINE)
    }

    pub(super) fn legend_height(&self, words: &Words<'_>, room: Length) -> Length {
        self.laid_out(words, room).1
    }

    pub(super) fn draw_legend(
        &self,
        picture: &mut Picture,
        words: &Words<'_>,
        at: (Length, Length),
        room: Length,
    ) {
        for (entry, x, y) in self.laid_out(words, room).0 {
            let (x, y) = (at.0 + x, at.1 + y);
            picture.rect(entry.class, (x, y), (SWATCH, SWATCH));
            picture.write("faint", (x + SWATCH + px(5), y + px(12)), Anchor::Start, &entry.text);
        }
    }
}

/// What a square shows that stands for several cells: a P-position if there is one, else the mean
/// of the values, else the commonest outcome.
pub(super) fn mixed(cells: impl Iterator<Item = Cell>) -> Cell {
    let (mut sum, mut values) = (0u128, 0u128);
    let mut lanes = [0u64; LANES.len()];
    for cell in cells {
        match cell {
            cell if cell.is_p() => return cell,
            Cell::Value(value) => (sum, values) = (sum + u128::from(value), values + 1),
            Cell::Outcome(outcome) => {
                let lane = LANES.iter().zip(&mut lanes).find(|((lane, _), _)| *lane == outcome);
                lane.into_iter().for_each(|(_, count)| *count += 1);
            }
            Cell::Unknown => {}
        }
    }
    if let Some(mean) = sum.checked_div(values) {
        return Cell::Value(u64::try_from(mean).unwrap_or(u64::MAX));
    }
    let commonest = LANES.iter().zip(lanes).filter(|&(_, count)| count > 0);
    let commonest = commonest.max_by_key(|&(_, count)| count);
    commonest.map_or(Cell::Unknown, |(&(outcome, _), _)| Cell::Outcome(outcome))
}

#[cfg(test)]
mod tests {
    use super::*;
    use grundy_core::Outcome;

    #[test]
    fn levels_cover_the_values_without_gaps() {
        for most in [1u64, 5, 8, 9, 16, 17, 100, 12345, u64::MAX] {
            let cells = [Cell::Value(0), Cell::Value(most)];
            let colours = Colours::new(&Contents::of(cells.into_iter()));
            for level in 0..LEVELS.min(most) {
                let least = colours.least_of(level);
                assert_eq!(colours.level(least), level, "{most}");
                assert!(level == 0 || colours.level(least - 1) == level - 1, "{most}, {level}");
            }
            assert_eq!(colours.level(1), 0);
        }
    }

    #[test]
    fn a_square_shows_what_matters_most_in_it() {
        let mixed = |cells: &[Cell]| mixed(cells.iter().copied());
        let (n, p) = (Cell::Outcome(Outcome::N), Cell::Outcome(Outcome::P));
        assert_eq!(mixed(&[Cell::Value(9), Cell::Value(0)]), Cell::Value(0));
        assert_eq!(mixed(&[Cell::Value(9), Cell::Value(2), Cell::Unknown]), Cell::Value(5));
        assert_eq!(mixed(&[n, n, Cell::Outcome(Outcome::L)]), n);
        assert_eq!(mixed(&[n, p]), p);
        assert_eq!(mixed(&[Cell::Unknown]), Cell::Unknown);
    }

    #[test]
    fn every_class_has_a_colour_of_its_own() {
        let colours = Colours::new(&Contents::of([Cell::Value(8)].into_iter()));
        let values = (0..=8).map(Cell::Value);
        let outcomes = LANES.iter().map(|&(outcome, _)| Cell::Outcome(outcome));
        for cell in values.chain(outcomes).chain([Cell::Unknown]) {
            let number = colours.number(cell);
            let class = colours.all().find(|colour| colour.0 == number).map(|colour| colour.1);
            assert_eq!(class, Some(colours.class(cell)));
        }
    }
}
