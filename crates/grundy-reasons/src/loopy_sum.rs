//! Sums of terms in which play need not end.

use super::{Conclusion, Reason, ReasonError, ensure};
use grundy_core::{Outcome, Play, Value};

/// The value of a sum of loopy terms in normal play (Smith 1966, Fraenkel and Perl 1975): nimbers add
/// by xor, a nimber moves the set of one infinity, and two infinities can never become finite by one
/// move.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct LoopySum {
    /// The value of each term.
    #[cfg_attr(feature = "serde", serde(serialize_with = "super::names::values"))]
    pub values: Vec<Value>,
    /// The value of the sum.
    #[cfg_attr(feature = "serde", serde(serialize_with = "super::names::value"))]
    pub sum: Value,
    /// Who wins: P at 0, N where some move makes 0, otherwise a draw.
    #[cfg_attr(feature = "serde", serde(serialize_with = "super::names::outcome"))]
    pub outcome: Outcome,
}

impl LoopySum {
    pub(super) fn conclusion(&self) -> Conclusion {
        Conclusion { play: Play::Normal, outcome: self.outcome, value: self.sum.clone() }
    }

    pub(super) fn verify(&self, parts: &[Reason]) -> Result<(), ReasonError> {
        let concluded = parts.iter().map(|part| part.conclusion().map(|c| c.value));
        let concluded: Option<Vec<Value>> = concluded.collect();
        ensure(concluded.as_ref() == Some(&self.values), "the value of a term")?;
        ensure(!self.values.contains(&Value::None), "that every term has a value")?;
        let nimber = self.values.iter().filter_map(Value::nimber).fold(0, |sum, n| sum ^ n);
        let mut sets = self.values.iter().filter_map(|value| match value {
            Value::Infinity(set) => Some(set),
            _ => None,
        });
        let sum = match (sets.next(), sets.next()) {
            (None, _) => Value::Nimber(nimber),
            (Some(_), Some(_)) => Value::Infinity(Vec::new()),
            (Some(set), None) => {
                let mut moved: Vec<u64> = set.iter().map(|n| n ^ nimber).collect();
                moved.sort_unstable();
                Value::Infinity(moved)
            }
        };
        ensure(self.sum == sum, "the value of the sum")?;
        let outcome = match &self.sum {
            Value::Nimber(0) => Outcome::P,
            Value::Nimber(_) => Outcome::N,
            Value::Infinity(set) if set.first() == Some(&0) => Outcome::N,
            _ => Outcome::Draw,
        };
        ensure(self.outcome == outcome, "who wins the sum")
    }
}
