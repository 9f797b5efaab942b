//! How cells are told apart in a picture.

use grundy_core::{Cell, Outcome};

/// The outcomes from the bottom of a plot to its top, each with the class it is drawn in.
pub(crate) const LANES: [(Outcome, &str); 9] = [
    (Outcome::P, "p"),
    (Outcome::N, "n"),
    (Outcome::L, "l"),
    (Outcome::LeftFirst, "l1"),
    (Outcome::LeftSecond, "l2"),
    (Outcome::R, "r"),
    (Outcome::RightFirst, "r1"),
    (Outcome::RightSecond, "r2"),
    (Outcome::Draw, "d"),
];

/// The class of an outcome.
pub(crate) fn outcome_class(outcome: Outcome) -> &'static str {
    LANES.iter().find(|&&(lane, _)| lane == outcome).map_or("u", |&(_, class)| class)
}

/// What there is in a table, found in one pass over it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Contents {
    /// The least and the greatest value.
    pub(crate) values: Option<(u64, u64)>,
    /// The outcomes that occur, in the order of [`LANES`].
    pub(crate) outcomes: Vec<Outcome>,
    /// Whether some position is a P-position.
    pub(crate) p: bool,
    /// Whether something is unknown.
    pub(crate) unknown: bool,
}

impl Contents {
    pub(crate) fn of(cells: impl Iterator<Item = Cell>) -> Contents {
        let mut contents = Contents::default();
        let mut seen = [false; LANES.len()];
        for cell in cells {
            contents.p |= cell.is_p();
            match cell {
                Cell::Value(value) => {
                    let (least, most) = contents.values.unwrap_or((value, value));
                    contents.values = Some((least.min(value), most.max(value)));
                }
                Cell::Outcome(outcome) => {
                    let lane = LANES.iter().zip(&mut seen).find(|((lane, _), _)| *lane == outcome);
                    lane.into_iter().for_each(|(_, seen)| *seen = true);
                }
                Cell::Unknown => contents.unknown = true,
            }
        }
        let lanes = LANES.iter().zip(seen).filter(|&(_, seen)| seen);
        contents.outcomes = lanes.map(|(&(outcome, _), _)| outcome).collect();
        contents
    }
}
