//! Drawings to test with.

use grundy_games::bush::{Bush, Edge};
use proptest::prelude::*;
use std::collections::BTreeSet;

/// Drawings have values by the theorem.
pub(crate) trait Valued {
    fn value(&self) -> u64;
}

impl Valued for Bush {
    fn value(&self) -> u64 {
        grundy_theorems::bush::value(self)
    }
}

pub(crate) fn bush(edges: &[(u32, u32)]) -> Bush {
    Bush::new(edges.iter().map(|&(a, b)| Edge(a, b)).collect())
}

/// A stalk of `length` edges on the ground, its vertices numbered upwards from 1.
pub(crate) fn stalk(length: u32) -> Bush {
    Bush::new((0..length).map(|i| Edge(i, i + 1)).collect())
}

/// An arch of `length` edges: a cycle through the ground.
pub(crate) fn arch(length: u32) -> Bush {
    Bush::new((0..length).map(|i| Edge(i, (i + 1) % length)).collect())
}

/// Both drawings side by side, the second with other labels.
pub(crate) fn beside(a: &Bush, b: &Bush) -> Bush {
    let last = a.edges().iter().map(|edge| edge.0.max(edge.1)).max().unwrap_or(0);
    let moved = |label: u32| if label == 0 { 0 } else { label + last };
    let moved = b.edges().iter().map(|edge| Edge(moved(edge.0), moved(edge.1)));
    Bush::new(a.edges().iter().copied().chain(moved).collect())
}

/// Every connected drawing with at most `edges` edges, loops and multiple edges included, most of
/// them more than once in different numberings.
pub(crate) fn all_connected(edges: usize) -> Vec<Bush> {
    let mut all = vec![BTreeSet::from([Vec::new()])];
    for count in 0..edges {
        let grown = all[count].iter().flat_map(|drawing: &Vec<Edge>| {
            let top = drawing.iter().map(|edge| edge.1).max().unwrap_or(0);
            let ends = (0..=top).flat_map(move |low| (low..=top + 1).map(move |high| (low, high)));
            ends.map(move |(low, high)| {
                let mut larger = drawing.clone();
                larger.push(Edge(low, high));
                larger.sort_unstable();
                larger
            })
        });
        let grown = grown.collect();
        all.push(grown);
    }
    all.into_iter().flatten().map(Bush::new).collect()
}

/// Any drawing of up to `edges` edges on few vertices, some of it perhaps floating.
pub(crate) fn any(edges: usize, vertices: u32) -> impl Strategy<Value = Bush> {
    prop::collection::vec((0..vertices, 0..vertices), 0..=edges).prop_map(|ends| bush(&ends))
}

/// A drawing with long circles and chains: a few edges, each drawn with several joints in it.
pub(crate) fn jointed(edges: usize, vertices: u32, most: u32) -> impl Strategy<Value = Bush> {
    let ends = prop::collection::vec((0..vertices, 0..vertices, 1..=most), 0..=edges);
    ends.prop_map(move |ends| {
        let mut joint = vertices;
        let mut drawn = Vec::new();
        for (a, b, pieces) in ends {
            let mut here = a;
            for _ in 1..pieces {
                drawn.push(Edge(here, joint));
                here = joint;
                joint += 1;
            }
            drawn.push(Edge(b, here));
        }
        Bush::new(drawn)
    })
}
