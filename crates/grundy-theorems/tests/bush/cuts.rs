use crate::drawings::{Valued, all_connected, any, arch, bush, jointed, stalk};
use crate::reference::Reference;
use grundy_core::{Budget, Limit, Limits};
use grundy_games::bush::{Bush, Edge};
use grundy_games::{Action, Actions, Term};
use grundy_theorems::TermTheorems;
use grundy_theorems::{SolveError, Workspace};
use proptest::prelude::*;

fn actions(bush: &Bush, target: u64) -> Actions {
    let mut budget = Budget::default();
    let mut ws = Workspace::new(&mut budget);
    Term::Bush(bush.clone()).actions_to(target, &mut ws).expect("well within the limits")
}

fn cuts(bush: &Bush, target: u64) -> Vec<usize> {
    let edge = |action| match action {
        Action::Cut { edge } => edge,
        other => panic!("not a cut: {other:?}"),
    };
    actions(bush, target).listed.into_iter().map(edge).collect()
}

/// Compares the cuts to every value with those that were found one by one.
fn check(bush: &Bush, one_by_one: &[(usize, u64)]) -> Result<(), TestCaseError> {
    let most = one_by_one.iter().map(|&(_, value)| value).max().unwrap_or(0);
    for target in 0..=most + 1 {
        let leading = one_by_one.iter().filter(|&&(_, value)| value == target);
        let expected: Vec<usize> = leading.map(|&(edge, _)| edge).collect();
        prop_assert_eq!(cuts(bush, target), expected, "{:?} to {}", bush, target);
    }
    Ok(())
}

#[test]
fn every_cut_of_every_small_drawing() {
    let mut reference = Reference::new();
    for drawing in all_connected(6) {
        check(&drawing, &reference.cuts(&drawing)).unwrap();
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn cuts_of_random_drawings(drawing in any(9, 7)) {
        check(&drawing, &Reference::new().cuts(&drawing))?;
    }
}

proptest! {
    #[test]
    fn cuts_of_larger_drawings(
        drawing in prop_oneof![any(40, 30), any(40, 12), jointed(9, 6, 7), jointed(20, 12, 3), jointed(4, 3, 15)],
    ) {
        // Values are tested elsewhere.
        let value_after = |edge| (edge, drawing.cut(edge).value());
        let one_by_one: Vec<_> = drawing.standing().into_iter().map(value_after).collect();
        check(&drawing, &one_by_one)?;
    }
}

#[test]
fn the_cuts_of_a_stalk_lead_to_every_smaller_value() {
    let stalk = stalk(1_000);
    for target in [0, 1, 500, 999] {
        let edge = usize::try_from(target).expect("small");
        assert_eq!(cuts(&stalk, target), [edge]);
    }
    assert_eq!(cuts(&stalk, 1_000), []);
    assert_eq!(cuts(&stalk, u64::MAX), []);
}

#[test]
fn every_cut_of_an_opened_arch() {
    // Cutting edge i of n leaves stalks of i and n − 1 − i.
    let arch = arch(20_000);
    for target in [1, 7, 19_999] {
        let leaves = |&i: &usize| (i ^ (19_999 - i)) as u64 == target;
        assert_eq!(cuts(&arch, target), (0..20_000).filter(leaves).collect::<Vec<_>>());
    }
}

#[test]
fn fallen_edges_are_not_cut() {
    assert_eq!(cuts(&bush(&[(1, 2), (0, 3), (2, 1), (4, 4)]), 0), [1]);
    assert_eq!(cuts(&bush(&[(1, 2)]), 0), []);
    assert_eq!(cuts(&bush(&[]), 0), []);
    let top = u32::MAX;
    assert_eq!(cuts(&bush(&[(top - 1, top), (0, top), (1, 1)]), 1), [0]);
}

#[test]
fn many_parallel_edges_are_all_listed_or_counted() {
    let bundle = Bush::new(vec![Edge(1, 0); 100_001]);
    let actions = actions(&bundle, 0);
    assert_eq!(actions.listed.len(), Workspace::MOST_MOVES);
    assert!(actions.more);
}

#[test]
fn limits_are_kept() {
    let term = Term::Bush(stalk(1_000));
    let mut budget = Budget::new(&Limits { positions: 999, ..Limits::default() });
    let mut few = Workspace::new(&mut budget);
    let Err(SolveError::Stopped(stopped)) = term.actions_to(0, &mut few) else {
        panic!("not stopped")
    };
    assert_eq!(stopped.by, Limit::Positions(999));
    let mut budget = Budget::new(&Limits { memory: 1_000, ..Limits::default() });
    let mut little = Workspace::new(&mut budget);
    let Err(SolveError::Stopped(stopped)) = term.actions_to(0, &mut little) else {
        panic!("not stopped")
    };
    assert_eq!(stopped.by, Limit::Memory(1_000));
}
