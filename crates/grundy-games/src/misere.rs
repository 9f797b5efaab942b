//! The misère rule of Nim, on heaps or on values that behave like heaps.

use crate::reason::{Lowering, MisereNim};
use grundy_core::Nimber;

/// What the misère rule of Nim looks at: while some value is 2 or more, the mover wins iff the xor is
/// not 0; otherwise iff the number of ones is even (Bouton 1901).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MisereRule {
    /// How many values are 2 or more.
    large: u64,
    /// How many values are 1.
    ones: u64,
    /// The xor of the values.
    sum: u64,
}

impl MisereRule {
    /// The rule on these values.
    pub fn of(values: &[u64]) -> MisereRule {
        let count = |wanted: fn(u64) -> bool| values.iter().filter(|&&value| wanted(value)).count();
        MisereRule {
            large: count(|value| value >= 2) as u64,
            ones: count(|value| value == 1) as u64,
            sum: Nimber::sum(values).0,
        }
    }

    /// Whether the mover wins.
    pub fn wins(&self) -> bool {
        if self.large > 0 { self.sum != 0 } else { self.ones.is_multiple_of(2) }
    }

    /// The one value that, in place of a value of the position, leaves a position lost for the
    /// player to move.
    pub(crate) fn good_value(&self, value: u64) -> u64 {
        let others = self.sum ^ value;
        let large_remains = self.large > u64::from(value >= 2);
        if large_remains { others } else { others ^ 1 }
    }

    /// The step of a reason that applies the rule to `values`, of which it was made.
    pub fn step(&self, values: Vec<u64>) -> MisereNim {
        let lowering = |(heap, &from): (usize, &u64)| {
            let to = self.good_value(from);
            (to < from).then_some(Lowering { heap, from, to })
        };
        let targets = values.iter().enumerate().filter_map(lowering).collect();
        let MisereRule { large, ones, sum } = *self;
        MisereNim { values, large, ones, sum, wins: self.wins(), targets }
    }
}
