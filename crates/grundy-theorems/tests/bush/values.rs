use crate::drawings::{Valued, all_connected, any, arch, beside, bush, jointed, stalk};
use crate::reference::Reference;
use grundy_games::bush::{Bush, Edge};
use proptest::prelude::*;

#[test]
fn the_drawings_everyone_knows() {
    assert_eq!(stalk(3).value(), 3);
    assert_eq!(arch(3).value(), 1);
    assert_eq!(arch(4).value(), 0);
    assert_eq!(bush(&[(0, 0), (0, 0), (0, 1), (1, 2)]).value(), 2, "two loops and a stalk of 2");
    assert_eq!(bush(&[(0, 1), (1, 2), (1, 3), (1, 4)]).value(), 2, "three twigs on a stem");
}

#[test]
fn every_small_drawing_has_the_value_of_its_definition() {
    let mut reference = Reference::new();
    let drawings = all_connected(6);
    assert!(drawings.len() > 5000, "{}", drawings.len());
    for drawing in drawings {
        assert_eq!(drawing.value(), reference.value(&drawing), "{drawing:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn a_random_drawing_has_the_value_of_its_definition(drawing in any(9, 7)) {
        prop_assert_eq!(drawing.value(), Reference::new().value(&drawing));
    }

    #[test]
    fn a_drawing_with_joints_has_the_value_of_its_definition(drawing in jointed(3, 3, 3)) {
        prop_assert_eq!(drawing.value(), Reference::new().value(&drawing));
    }
}

#[test]
fn drawings_of_eleven_edges_have_the_value_of_their_definition() {
    let ladder =
        [(0, 1), (0, 2), (1, 2), (1, 3), (2, 4), (3, 4), (3, 5), (4, 6), (5, 6), (6, 7), (7, 7)];
    let forest =
        [(0, 1), (1, 2), (1, 3), (3, 4), (3, 5), (0, 6), (6, 7), (7, 8), (7, 6), (8, 9), (8, 10)];
    for drawing in [bush(&ladder), bush(&forest)] {
        assert_eq!(drawing.value(), Reference::new().value(&drawing), "{drawing:?}");
    }
}

proptest! {
    #[test]
    fn parity(drawing in any(60, 40)) {
        prop_assert_eq!(drawing.value() % 2, drawing.standing().len() as u64 % 2);
    }

    #[test]
    fn plants_side_by_side_are_a_sum(a in any(30, 20), b in any(30, 20)) {
        prop_assert_eq!(beside(&a, &b).value(), a.value() ^ b.value());
    }

    /// Fusion: the ends of an edge in a cycle may be merged.
    #[test]
    fn fusion(drawing in any(40, 25)) {
        for edge in drawing.standing() {
            let Edge(a, b) = drawing.edges()[edge];
            let in_a_cycle = stand(&drawing.cut(edge), [a, b]);
            if in_a_cycle {
                let (gone, kept) = (a.max(b), a.min(b));
                let merge = |label| if label == gone { kept } else { label };
                let merged = drawing.edges().iter().map(|e| Edge(merge(e.0), merge(e.1)));
                prop_assert_eq!(Bush::new(merged.collect()).value(), drawing.value());
            }
        }
    }

    /// Colon: a branch at a vertex may be replaced by a stalk of its value.
    #[test]
    fn colon(trunk in any(30, 12), branch in any(30, 12), vertex in 0u32..12) {
        let at = |label: u32| if label == 0 { vertex } else { 100 + label };
        let planted = |branch: &Bush| {
            let edges = branch.edges().iter().map(|edge| Edge(at(edge.0), at(edge.1)));
            Bush::new(trunk.edges().iter().copied().chain(edges).collect()).value()
        };
        let length = u32::try_from(branch.value()).expect("at most 30");
        prop_assert_eq!(planted(&branch), planted(&stalk(length)));
    }

    #[test]
    fn labels_and_order_do_not_matter(drawing in any(40, 20), factor in prop::sample::select(vec![1u32, 7, 1 << 27])) {
        let far = |label: u32| label * factor;
        let relabelled = drawing.edges().iter().rev().map(|edge| Edge(far(edge.1), far(edge.0)));
        prop_assert_eq!(Bush::new(relabelled.collect()).value(), drawing.value());
    }
}

/// Whether vertices of a drawing without floating parts are in it.
fn stand(drawing: &Bush, labels: [u32; 2]) -> bool {
    let touches = |edge: &Edge, label| edge.0 == label || edge.1 == label;
    let stands = |label| label == 0 || drawing.edges().iter().any(|edge| touches(edge, label));
    labels.into_iter().all(stands)
}

#[test]
fn hostile_drawings() {
    assert_eq!(bush(&[]).value(), 0);
    assert_eq!(bush(&[(1, 2), (2, 3), (3, 1), (5, 5)]).value(), 0, "all of it floats");
    let top = u32::MAX;
    assert_eq!(bush(&[(top, 0), (top, top - 1), (top, top)]).value(), 1);
    assert_eq!(bush(&[(top, top)]).value(), 0);
    assert_eq!(bush(&[(0, 1); 100_000]).value(), 0);
    assert_eq!(bush(&[(1, 0); 100_001]).value(), 1);
    assert_eq!(bush(&[(0, 0); 100_001]).value(), 1);
}

#[test]
fn long_and_wide_drawings_need_no_stack() {
    assert_eq!(stalk(1_000_000).value(), 1_000_000);
    assert_eq!(arch(300_001).value(), 1);
    let star = Bush::new((1..=100_001).map(|tip| Edge(0, tip)).collect());
    assert_eq!(star.value(), 1);
    let ladder = |rungs: u32| {
        let sides = (1..rungs).flat_map(|i| [Edge(2 * i - 1, 2 * i + 1), Edge(2 * i, 2 * i + 2)]);
        let steps = (1..=rungs).map(|i| Edge(2 * i - 1, 2 * i));
        Bush::new([Edge(0, 1), Edge(0, 2)].into_iter().chain(sides).chain(steps).collect())
    };
    // 2 + 2 (rungs − 1) + rungs edges, all of them in cycles.
    assert_eq!(ladder(100_000).value(), 0);
    assert_eq!(ladder(99_999).value(), 1);
}
