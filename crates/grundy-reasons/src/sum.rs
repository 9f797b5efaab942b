//! Steps about sums: xor and the rules that read it.

use super::{Reason, ReasonError, ensure};

/// A number lowered by a move: a heap, or the value of a component.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Lowering {
    /// Which heap or component, from 0.
    pub heap: usize,
    /// The number before.
    pub from: u64,
    /// The number after.
    pub to: u64,
}

/// Bouton's theorem: the mover wins at Nim iff the xor of the heaps is not 0.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Bouton {
    /// The heaps.
    pub heaps: Vec<u64>,
    /// Their xor.
    pub sum: u64,
    /// Every winning move: the heaps x with x ⊕ sum < x, each lowered to x ⊕ sum.
    pub moves: Vec<Lowering>,
}

/// The Sprague–Grundy theorem: the value of a sum is the xor of the values.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct SpragueGrundy {
    /// The value of each term.
    pub values: Vec<u64>,
    /// Their xor.
    pub sum: u64,
    /// Every way to make the xor 0 by lowering one value.
    pub targets: Vec<Lowering>,
}

/// The misère rule of Nim: while some value is 2 or more, as in normal play; otherwise the mover
/// wins iff the number of ones is even.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct MisereNim {
    /// The heaps, or the values that stand for them.
    pub values: Vec<u64>,
    /// How many values are 2 or more.
    pub large: u64,
    /// How many values are 1.
    pub ones: u64,
    /// The xor of the values.
    pub sum: u64,
    /// Whether the mover wins.
    pub wins: bool,
    /// Every way to a position that is lost for the opponent by lowering one value.
    pub targets: Vec<Lowering>,
}

/// The xor, bit by bit rather than by the operator the engines use.
pub(super) fn column_sum(values: &[u64]) -> u64 {
    (0..u64::BITS)
        .filter(|bit| values.iter().filter(|&&value| value >> bit & 1 == 1).count() % 2 == 1)
        .map(|bit| 1 << bit)
        .sum()
}

/// The lowerings that make every column even.
fn balancing(values: &[u64], sum: u64) -> Vec<Lowering> {
    let lowering = |(heap, &from): (usize, &u64)| Lowering { heap, from, to: from ^ sum };
    let lowers = |lowering: &Lowering| lowering.to < lowering.from;
    values.iter().enumerate().map(lowering).filter(lowers).collect()
}

impl Bouton {
    pub(super) fn verify(&self) -> Result<(), ReasonError> {
        ensure(self.sum == column_sum(&self.heaps), "the nim-sum of the heaps")?;
        ensure(self.moves == balancing(&self.heaps, self.sum), "the winning moves at Nim")
    }
}

impl SpragueGrundy {
    pub(super) fn verify(&self, parts: &[Reason]) -> Result<(), ReasonError> {
        ensure(self.sum == column_sum(&self.values), "the nim-sum of the values")?;
        ensure(self.targets == balancing(&self.values, self.sum), "the values to aim for")?;
        ensure(parts.len() == self.values.len(), "a reason for each term")?;
        let concluded = |(part, value): (&Reason, &u64)| {
            part.conclusion().and_then(|c| c.value.nimber()) == Some(*value)
        };
        ensure(parts.iter().zip(&self.values).all(concluded), "the value of a term")
    }
}

impl MisereNim {
    /// Whether the misère rule says that the mover wins.
    fn mover_wins(values: &[u64]) -> bool {
        match values.iter().any(|&value| value >= 2) {
            true => column_sum(values) != 0,
            false => values.iter().filter(|&&value| value == 1).count() % 2 == 0,
        }
    }

    pub(super) fn verify(&self, parts: &[Reason]) -> Result<(), ReasonError> {
        let count = |holds: fn(u64) -> bool| {
            self.values.iter().filter(|&&value| holds(value)).count() as u64
        };
        ensure(self.large == count(|value| value >= 2), "the number of values above 1")?;
        ensure(self.ones == count(|value| value == 1), "the number of ones")?;
        ensure(self.sum == column_sum(&self.values), "the nim-sum of the values")?;
        ensure(self.wins == MisereNim::mover_wins(&self.values), "who wins in misère play")?;
        ensure(self.targets == self.all_targets(), "the winning moves in misère play")?;
        let supported = parts.iter().flat_map(Reason::nim_values);
        let supports = parts.is_empty() || supported.eq(self.values.iter().copied());
        ensure(supports, "where the values come from")
    }

    /// At most one value is right for each heap: with large values elsewhere the xor of the others,
    /// otherwise the 0 or 1 that leaves an odd number of ones.
    fn all_targets(&self) -> Vec<Lowering> {
        let lowering = |(heap, &from): (usize, &u64)| {
            let others_large = self.large - u64::from(from >= 2);
            let others_sum = self.sum ^ from;
            let to = if others_large > 0 { others_sum } else { others_sum ^ 1 };
            (to < from).then_some(Lowering { heap, from, to })
        };
        self.values.iter().enumerate().filter_map(lowering).collect()
    }
}

impl Reason {
    /// The Nim heaps that a term is shown to be equal to, heap by heap or pair by pair; none if the
    /// reason does not show it so.
    pub fn nim_values(&self) -> Vec<u64> {
        use super::Step;
        match &self.step {
            Step::Bouton(step) => step.heaps.clone(),
            Step::HeapValues(step) => step.values.clone(),
            Step::Recognised(_) => self.parts.iter().flat_map(Reason::nim_values).collect(),
            Step::Differences(step) => step.pairs.iter().map(|pair| pair.difference).collect(),
            _ => Vec::new(),
        }
    }
}
