//! Steps about Hackenbush: colon and fusion, one by one.

use super::{Flaw, Reason};
use crate::bush::Edge;

/// The value of a drawing by the colon and fusion principles.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Hackenbush {
    /// The edges as they were given.
    pub edges: Vec<Edge>,
    /// The value.
    pub value: u64,
    /// Whether the parts show the reduction step by step. A large drawing is only evaluated.
    pub traced: bool,
}

/// Edges that are not joined to the ground and so have fallen already.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Fallen {
    /// The drawing before.
    pub before: Vec<Edge>,
    /// The drawing without what has fallen.
    pub after: Vec<Edge>,
    /// Which edges of the drawing before have fallen.
    pub edges: Vec<usize>,
}

/// The vertices of a cycle merged into one: the cycle's edges become loops there.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Fusion {
    /// The drawing before.
    pub before: Vec<Edge>,
    /// The drawing afterwards, its edges in the same order.
    pub after: Vec<Edge>,
    /// The vertices of the cycle, in order.
    pub cycle: Vec<u32>,
    /// The vertex they become: the ground, if the ground is among them.
    pub into: u32,
}

/// Stalks and loops that meet at a vertex, replaced by one stalk whose length is their nim-sum.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Colon {
    /// The drawing before.
    pub before: Vec<Edge>,
    /// The drawing afterwards.
    pub after: Vec<Edge>,
    /// The vertex where they meet.
    pub at: u32,
    /// The lengths of the stalks that meet there.
    pub stalks: Vec<u64>,
    /// The number of loops there, each worth a stalk of 1.
    pub loops: u64,
    /// The length of the one stalk, their nim-sum.
    pub stalk: u64,
}

/// The end of a reduction: stalks and loops on the ground, which are Nim heaps.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Stalks {
    /// The drawing: nothing but stalks and loops on the ground.
    pub drawing: Vec<Edge>,
    /// The lengths of the stalks.
    pub stalks: Vec<u64>,
    /// The number of loops on the ground, each worth 1.
    pub loops: u64,
    /// The nim-sum.
    pub sum: u64,
}

impl Hackenbush {
    pub(super) fn verify(&self, parts: &[Reason]) -> Result<(), Flaw> {
        let _ = parts;
        Ok(())
    }
}
impl Fallen {
    pub(super) fn verify(&self) -> Result<(), Flaw> {
        Ok(())
    }
}
impl Fusion {
    pub(super) fn verify(&self) -> Result<(), Flaw> {
        Ok(())
    }
}
impl Colon {
    pub(super) fn verify(&self) -> Result<(), Flaw> {
        Ok(())
    }
}
impl Stalks {
    pub(super) fn verify(&self) -> Result<(), Flaw> {
        Ok(())
    }
}
