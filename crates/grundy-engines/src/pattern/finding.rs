//! What a search finds.

use super::form::{Cases, Form};
use super::repeat::Repeat;
use super::similar::Similar;
use super::source::Sequence;
use super::zeros::Zeros;
use crate::heap::Period;
use grundy_core::Limit;

/// A pattern of a sequence of values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pattern {
    /// A closed form.
    Closed(Form),
    /// A closed form for each residue, or for some of them.
    Cases(Cases),
    /// A block of values that repeats, each time with the saltus added.
    Repeat(Repeat),
    /// The values repeat on a larger scale.
    Similar(Similar),
}

/// How far a statement was tested.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tested {
    /// It was found by the values from this n on …
    pub first: u64,
    /// … to this one.
    pub found_to: u64,
    /// It held for all that follow up to this one; any of them could have refuted it.
    pub held_to: u64,
}

/// A statement that was observed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Observed<P> {
    /// What was observed.
    pub pattern: P,
    /// The least n it speaks of.
    pub from: u64,
    /// How far it was tested.
    pub tested: Tested,
}

/// A pattern that seemed to be there and is not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refuted {
    /// The pattern.
    pub pattern: Pattern,
    /// The least n it speaks of.
    pub from: u64,
    /// It held up to this n …
    pub found_to: u64,
    /// … and first fails at this one.
    pub fails_at: u64,
}

/// What was found in a sequence.
#[derive(Clone, Debug, Default)]
pub struct Findings {
    /// The n of the first value.
    pub first: u64,
    /// All values that were looked at.
    pub values: Vec<u64>,
    /// Patterns of the values, the simplest first. What follows from a pattern is not listed again.
    pub patterns: Vec<Observed<Pattern>>,
    /// The simplest pattern that did not hold, if none did.
    pub refuted: Option<Refuted>,
    /// The n whose value is 0.
    pub zeros: Zeros,
    /// Whether there were values enough to look for anything.
    pub searched: bool,
    /// What ended the search before all was tried that might be there.
    pub stopped: Option<Limit>,
}

impl Findings {
    /// The values with their n.
    pub fn sequence(&self) -> Sequence<'_> {
        Sequence { first: self.first, values: &self.values }
    }
}

impl Pattern {
    /// Whether it is true of n, which it speaks of if it is at least `from`.
    pub(super) fn holds_at(&self, n: u64, value: u64, sequence: Sequence<'_>) -> bool {
        match self {
            Pattern::Closed(form) => form.value(n) == Some(value),
            Pattern::Cases(cases) => cases.form(n).is_none_or(|form| form.value(n) == Some(value)),
            Pattern::Repeat(repeat) => repeat.value(n) == Some(value),
            Pattern::Similar(similar) => similar.value(n, sequence) == Some(value),
        }
    }

    /// The first n from `from` on of which it is not true.
    pub fn first_failure(&self, from: u64, sequence: Sequence<'_>) -> Option<u64> {
        self.first_failure_while(from, sequence, || true)
    }

    /// The same, of as many as are looked at while that `goes_on`.
    pub(super) fn first_failure_while(
        &self,
        from: u64,
        sequence: Sequence<'_>,
        goes_on: impl Fn() -> bool,
    ) -> Option<u64> {
        let spoken_of = sequence.pairs().skip_while(|&(n, _)| n < from).take_while(|_| goes_on());
        let mut wrong = spoken_of.filter(|&(n, value)| !self.holds_at(n, value, sequence));
        wrong.next().map(|(n, _)| n)
    }

    /// The period and saltus that it has, if it describes every value and is arithmetic periodic.
    pub fn period(&self) -> Option<Period> {
        match self {
            Pattern::Closed(form) => form.period(),
            Pattern::Cases(cases) => cases.period(),
            Pattern::Repeat(repeat) => Some(repeat.period()),
            Pattern::Similar(_) => None,
        }
    }
}
