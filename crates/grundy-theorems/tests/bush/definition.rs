//! Drawings by the definition of a value alone: the mex over all cuts, for every set of edges, smaller sets first.
//! No engine and no theorem is used, and 2^14 sets take no time.

use crate::drawings::{Valued, all_connected, any, bush, jointed, stalk};
use grundy_core::{Budget, mex};
use grundy_games::bush::{Bush, Edge};
use grundy_games::{Action, Term};
use grundy_theorems::TermTheorems;
use grundy_theorems::Workspace;
use proptest::prelude::*;
use std::collections::BTreeSet;

/// The value of a drawing of few edges, and of what each cut of a standing edge leaves.
pub(crate) struct Definition {
    pub(crate) value: u64,
    pub(crate) cuts: Vec<(usize, u64)>,
}

impl Definition {
    pub(crate) fn of(drawing: &Bush) -> Definition {
        let edges = drawing.edges();
        assert!(edges.len() <= 16, "too many sets");
        let labels: BTreeSet<u32> = edges.iter().flat_map(|edge| [edge.0, edge.1]).collect();
        let labels: Vec<u32> =
            std::iter::once(0).chain(labels.into_iter().filter(|&l| l != 0)).collect();
        let bit = |label: u32| 1u64 << labels.iter().position(|&l| l == label).expect("a label");
        let ends: Vec<u64> = edges.iter().map(|&Edge(a, b)| bit(a) | bit(b)).collect();
        let mut values = vec![0; 1 << ends.len()];
        for set in 0..values.len() {
            let standing = standing(&ends, set);
            values[set] = match standing == set {
                true => mex(within(set).map(|edge| values[set ^ 1 << edge])),
                false => values[standing],
            };
        }
        let all = standing(&ends, values.len() - 1);
        let cuts = within(all).map(|edge| (edge, values[all ^ 1 << edge])).collect();
        Definition { value: values[all], cuts }
    }
}

fn within(set: usize) -> impl Iterator<Item = usize> {
    (0..16).filter(move |edge| set >> edge & 1 == 1)
}

/// The edges of a set that are joined to the ground within it.
fn standing(ends: &[u64], set: usize) -> usize {
    let (mut reached, mut standing) = (1u64, 0);
    loop {
        let touches = |&edge: &usize| ends[edge] & reached != 0;
        let grown = within(set & !standing).filter(touches).fold(0, |all, edge| all | 1 << edge);
        if grown == 0 {
            return standing;
        }
        standing |= grown;
        reached |= within(grown).fold(0, |all, edge| all | ends[edge]);
    }
}

/// Compares value and cuts to every value.
fn check(drawing: &Bush) -> Result<(), TestCaseError> {
    let definition = Definition::of(drawing);
    prop_assert_eq!(drawing.value(), definition.value, "{:?}", drawing);
    let term = Term::Bush(drawing.clone());
    let most = definition.cuts.iter().map(|&(_, value)| value).max().unwrap_or(0);
    for target in 0..=most + 1 {
        let mut budget = Budget::default();
        let mut ws = Workspace::new(&mut budget);
        let found = term.actions_to(target, &mut ws).expect("well within the limits").listed;
        let leading = definition.cuts.iter().filter(|&&(_, value)| value == target);
        let expected: Vec<Action> = leading.map(|&(edge, _)| Action::Cut { edge }).collect();
        prop_assert_eq!(found, expected, "{:?} to {}", drawing, target);
    }
    Ok(())
}

#[test]
fn the_definition_on_what_everyone_knows() {
    let square_on_a_stem = Definition::of(&bush(&[(0, 1), (1, 2), (2, 3), (3, 4), (4, 1)]));
    assert_eq!(square_on_a_stem.value, 1);
    assert_eq!(square_on_a_stem.cuts, [(0, 0), (1, 4), (2, 4), (3, 4), (4, 4)]);
    let fallen = Definition::of(&bush(&[(1, 2), (0, 0)]));
    assert_eq!((fallen.value, fallen.cuts), (1, vec![(1, 0)]));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn random_drawings_of_fourteen_edges(
        drawing in prop_oneof![any(14, 15), any(14, 9), any(14, 5), jointed(5, 4, 3)],
    ) {
        prop_assume!(drawing.edges().len() <= 14);
        check(&drawing)?;
    }
}

proptest! {
    /// Fusion: the ends of an edge in a cycle may be merged.
    #[test]
    fn fusion_by_definition(drawing in any(9, 6)) {
        let value = Definition::of(&drawing).value;
        for edge in drawing.standing() {
            let Edge(a, b) = drawing.edges()[edge];
            let left = drawing.cut(edge);
            let stands = |v: u32| v == 0 || left.edges().iter().any(|edge| edge.0 == v || edge.1 == v);
            if stands(a) && stands(b) {
                let merged = |label: u32| if label == a.max(b) { a.min(b) } else { label };
                let edges = drawing.edges().iter().map(|e| Edge(merged(e.0), merged(e.1)));
                let merged = Bush::new(edges.collect());
                prop_assert_eq!(Definition::of(&merged).value, value, "{:?}", drawing);
            }
        }
    }

    /// Colon: what stands on one vertex alone may be replaced by a stalk of its value.
    #[test]
    fn colon_by_definition(trunk in any(6, 4), branch in any(6, 5), vertex in 0u32..4) {
        let at = |label: u32| if label == 0 { vertex } else { 100 + label };
        let planted = |branch: &Bush| {
            let edges = branch.edges().iter().map(|edge| Edge(at(edge.0), at(edge.1)));
            let all = trunk.edges().iter().copied().chain(edges).collect();
            Definition::of(&Bush::new(all)).value
        };
        let length = u32::try_from(Definition::of(&branch).value).expect("at most 6");
        prop_assert_eq!(planted(&branch), planted(&stalk(length)));
    }

    /// The value has the parity of the number of standing edges.
    #[test]
    fn parity_by_definition(drawing in any(10, 7)) {
        let standing = Definition::of(&drawing).cuts.len() as u64;
        prop_assert_eq!(Definition::of(&drawing).value % 2, standing % 2);
    }
}

#[test]
#[ignore = "a longer run: cargo xtask soak"]
fn every_drawing_of_up_to_eight_edges() {
    let drawings = all_connected(8);
    println!("{} drawings", drawings.len());
    for drawing in drawings {
        check(&drawing).unwrap();
    }
}
