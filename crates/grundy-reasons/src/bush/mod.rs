//! Steps about Hackenbush: colon and fusion, one by one.

mod shape;
mod worth;

use super::{Reason, ReasonError, Step, ensure};
use grundy_games::bush::{Edge, GROUND};
use shape::Shape;
use std::collections::BTreeSet;

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
    /// The value of the drawing before.
    pub value_before: u64,
    /// The value of the drawing afterwards: the same.
    pub value_after: u64,
}

/// The vertices of a cycle merged into one: the cycle's edges become loops there.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Fusion {
    /// The drawing before.
    pub before: Vec<Edge>,
    /// The drawing afterwards, its edges in the same order.
    pub after: Vec<Edge>,
    /// The vertices of the cycle, in order; at least two.
    pub cycle: Vec<u32>,
    /// The one of them that they become: the ground, if the ground is among them.
    pub into: u32,
    /// The value of the drawing before.
    pub value_before: u64,
    /// The value of the drawing afterwards: the same.
    pub value_after: u64,
}

/// Stalks and loops that meet at a vertex, replaced by one stalk whose length is their nim-sum.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Colon {
    /// The drawing before.
    pub before: Vec<Edge>,
    /// The drawing afterwards: what is left in the same order, then the one stalk from below upwards,
    /// through vertices with labels of their own.
    pub after: Vec<Edge>,
    /// The vertex where they meet. Not the ground.
    pub at: u32,
    /// The lengths of the stalks that meet there, in the order of their lowest edges.
    pub stalks: Vec<u64>,
    /// The number of loops there, each worth a stalk of 1.
    pub loops: u64,
    /// The length of the one stalk, their nim-sum.
    pub stalk: u64,
    /// The value of the drawing before.
    pub value_before: u64,
    /// The value of the drawing afterwards: the same.
    pub value_after: u64,
}

/// The end of a reduction: stalks and loops on the ground, which are Nim heaps.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Stalks {
    /// The drawing: nothing but stalks and loops on the ground.
    pub drawing: Vec<Edge>,
    /// The lengths of the stalks, in the order of their lowest edges.
    pub stalks: Vec<u64>,
    /// The number of loops on the ground, each worth 1.
    pub loops: u64,
    /// The nim-sum.
    pub sum: u64,
}

impl Hackenbush {
    pub(super) fn verify(&self, parts: &[Reason]) -> Result<(), ReasonError> {
        ensure(self.value == worth::of(&self.edges), "the value of the drawing")?;
        ensure(self.traced != parts.is_empty(), "that the reduction is there if it is traced")?;
        let mut drawing = &self.edges;
        for (index, part) in parts.iter().enumerate() {
            let (before, after) = match &part.step {
                Step::Fallen(step) => (&step.before, &step.after),
                Step::Fusion(step) => (&step.before, &step.after),
                Step::Colon(step) => (&step.before, &step.after),
                Step::Stalks(step) => {
                    ensure(index + 1 == parts.len(), "that the reduction ends with stalks")?;
                    ensure(step.sum == self.value, "the nim-sum of the stalks that are left")?;
                    (&step.drawing, &step.drawing)
                }
                _ => return Err(ReasonError { what: "that the parts are steps of a reduction" }),
            };
            ensure(before == drawing, "that a step begins with what the one before it left")?;
            drawing = after;
        }
        let ends = parts.last().is_none_or(|part| matches!(part.step, Step::Stalks(_)));
        ensure(ends, "that the reduction ends with stalks")
    }
}

impl Fallen {
    pub(super) fn verify(&self) -> Result<(), ReasonError> {
        let floating = worth::floating(&self.before);
        ensure(self.edges == floating && !floating.is_empty(), "which edges have fallen")?;
        let left = (0..self.before.len()).filter(|edge| !self.edges.contains(edge));
        let left = left.map(|edge| self.before[edge]);
        ensure(left.eq(self.after.iter().copied()), "what is left standing")?;
        unchanged((&self.before, self.value_before), (&self.after, self.value_after))
    }
}

impl Fusion {
    pub(super) fn verify(&self) -> Result<(), ReasonError> {
        let vertices = BTreeSet::from_iter(&self.cycle);
        ensure(vertices.len() == self.cycle.len(), "that a cycle meets no vertex twice")?;
        let joining = |a: u32, b: u32| {
            let joins = |edge: &&Edge| **edge == Edge(a, b) || **edge == Edge(b, a);
            self.before.iter().filter(joins).count()
        };
        // Two vertices are a cycle if two edges join them.
        let needed = match self.cycle.len() {
            0 | 1 => return Err(ReasonError { what: "that a cycle has at least two vertices" }),
            2 => 2,
            _ => 1,
        };
        let onwards = self.cycle.iter().cycle().skip(1);
        let closed = self.cycle.iter().zip(onwards).all(|(&a, &b)| joining(a, b) >= needed);
        ensure(closed, "that edges join the vertices of the cycle")?;

        let grounded = vertices.contains(&GROUND);
        let into = vertices.contains(&self.into) && (self.into == GROUND) == grounded;
        ensure(into, "the vertex that the cycle becomes")?;
        let fused = |label| if vertices.contains(&label) { self.into } else { label };
        let fused = self.before.iter().map(|edge| Edge(fused(edge.0), fused(edge.1)));
        ensure(fused.eq(self.after.iter().copied()), "the drawing after the fusion")?;
        unchanged((&self.before, self.value_before), (&self.after, self.value_after))
    }
}

impl Colon {
    pub(super) fn verify(&self) -> Result<(), ReasonError> {
        ensure(self.at != GROUND, "that the branches meet above the ground")?;
        let shape = Shape::new(&self.before);
        let branches = shape.branches(self.at);
        ensure(branches.lengths() == self.stalks, "the stalks that meet")?;
        ensure(branches.loops.len() as u64 == self.loops, "the loops where stalks meet")?;
        ensure(self.loops > 0 || self.stalks.len() > 1, "that branches meet")?;
        ensure(self.stalk == nim_sum(&self.stalks, self.loops), "the nim-sum of the stalks")?;

        let gathered = branches.edges();
        let kept = (0..self.before.len()).filter(|edge| !gathered.contains(edge));
        let kept: Vec<Edge> = kept.map(|edge| self.before[edge]).collect();
        let grown = self.after.strip_prefix(kept.as_slice());
        let grown = grown.ok_or(ReasonError { what: "what a colon step leaves as it was" })?;
        ensure(grown.len() as u64 == self.stalk, "the length of the new stalk")?;
        let mut taken: BTreeSet<u32> = shape.labels().chain([GROUND]).collect();
        let mut top = self.at;
        for edge in grown {
            ensure(edge.0 == top && taken.insert(edge.1), "the edges of the new stalk")?;
            top = edge.1;
        }
        unchanged((&self.before, self.value_before), (&self.after, self.value_after))
    }
}

impl Stalks {
    pub(super) fn verify(&self) -> Result<(), ReasonError> {
        let branches = Shape::new(&self.drawing).branches(GROUND);
        let all = branches.edges().len() == self.drawing.len();
        ensure(all, "that only stalks and loops are on the ground")?;
        ensure(branches.lengths() == self.stalks, "the stalks on the ground")?;
        ensure(branches.loops.len() as u64 == self.loops, "the loops on the ground")?;
        ensure(self.sum == nim_sum(&self.stalks, self.loops), "the nim-sum of the stalks")
    }
}

/// Checks the values of the drawings before and after a step, and that they are the same.
fn unchanged(before: (&[Edge], u64), after: (&[Edge], u64)) -> Result<(), ReasonError> {
    ensure(before.1 == after.1, "that a step leaves the value as it was")?;
    ensure(worth::of(before.0) == before.1, "the value before a step")?;
    ensure(worth::of(after.0) == after.1, "the value after a step")
}

/// The nim-sum of heaps as large as the stalks and of a heap of 1 for each loop.
fn nim_sum(stalks: &[u64], loops: u64) -> u64 {
    stalks.iter().fold(loops & 1, |sum, length| sum ^ length)
}
