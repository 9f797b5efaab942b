//! The theorem against the reference engine, and its reasons against changed numbers.

use super::{misere, partizan};
use crate::{Ruling, Workspace};
use grundy_core::{Budget, Ending, Limits, Outcome, Play, Player, Sum};
use grundy_engines::reference::Outcomes;
use grundy_games::heap::{HeapRule, Heaps, Kl, Parts};
use grundy_games::{Action, Catalogue, Component, Term};
use grundy_reasons::{KlCase, KlTheorem, Lowering, Reason, Step};
use proptest::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

fn workspace() -> Workspace<'static> {
    Workspace::new(Box::leak(Box::default()))
}

fn ruling(rule: Kl, heaps: &[u64], play: Play) -> Option<Ruling> {
    match play {
        Play::Normal => Some(partizan(rule, heaps, &workspace()).unwrap()),
        Play::Misere => misere(rule, heaps, &workspace()).unwrap(),
    }
}

fn step(ruling: &Ruling) -> &KlTheorem {
    match &ruling.reason.step {
        Step::KlTheorem(step) => step,
        other => panic!("not a reason of K-L-Nim: {other:?}"),
    }
}

fn term(rule: Kl, heaps: &[u64]) -> Term {
    Term::Heaps(Heaps::new(HeapRule::Kl(rule), heaps.to_vec()))
}

/// Every list of `count` sizes up to `most`, none below the one before.
fn sorted_lists(count: usize, most: u64) -> Vec<Vec<u64>> {
    (0..count).fold(vec![Vec::new()], |lists, _| {
        let longer = |list: Vec<u64>| {
            let least = list.last().copied().unwrap_or(0);
            (least..=most).map(move |size| [&list[..], &[size]].concat())
        };
        lists.into_iter().flat_map(longer).collect()
    })
}

fn sorted(mut heaps: Vec<u64>) -> Vec<u64> {
    heaps.sort_unstable();
    heaps
}

/// Who wins when she starts, Left and Right, of every sorted list by the reference engine.
fn truth(rule: Kl, play: Play, lists: &[Vec<u64>]) -> BTreeMap<Vec<u64>, [bool; 2]> {
    let mut outcomes = Outcomes::new(Catalogue, play);
    let mut budget = Budget::new(&Limits::default());
    let component = |&size: &u64| Component::Heap(HeapRule::Kl(rule), size);
    let mut wins = |heaps: &Vec<u64>| {
        let sum = Sum::new(heaps.iter().map(component));
        Player::ALL.map(|mover| outcomes.wins(&sum, mover, &mut budget).unwrap())
    };
    lists.iter().map(|heaps| (heaps.clone(), wins(heaps))).collect()
}

/// A defective N-position by the definition: no xor, only who wins at Nim.
fn defective(heaps: &[u64], forbidden: u64, nim: &BTreeMap<Vec<u64>, [bool; 2]>) -> bool {
    let moves = heaps.iter().enumerate().flat_map(|(heap, &from)| {
        (0..from).map(move |to| {
            let mut after = heaps.to_vec();
            after[heap] = to;
            (from - to, sorted(after))
        })
    });
    let good: Vec<u64> = moves.filter(|(_, after)| !nim[after][0]).map(|(take, _)| take).collect();
    !good.is_empty() && good.iter().all(|&take| take == forbidden)
}

/// Compares everything said about every list with the reference engine; returns the cases seen.
fn compare(rules: &[(u64, u64)], count: usize, most: u64) -> BTreeSet<String> {
    let lists = sorted_lists(count, most);
    // No heap is large enough for these forbidden numbers: this is Nim.
    let never = Kl::new(most + 1, most + 2).unwrap();
    let nim = Play::ALL.map(|play| truth(never, play, &lists));
    let mut cases = BTreeSet::new();
    for &(k, l) in rules {
        let rule = Kl::new(k, l).unwrap();
        for (play, nim) in Play::ALL.into_iter().zip(&nim) {
            if play == Play::Misere && k.min(l) == 1 {
                assert_eq!(ruling(rule, &[3, 4], play), None);
                continue;
            }
            let truth = truth(rule, play, &lists);
            for list in &lists {
                let mut heaps = list.clone();
                heaps.rotate_left(1);
                let ruling = ruling(rule, &heaps, play).unwrap();
                let [left, right] = truth[list].map(Ending::of_win);
                let at = format!("kl[{k}, {l}]({heaps:?}) {play:?}");
                assert_eq!(ruling.outcome, Outcome::of_starters(left, right), "{at}");
                assert_eq!(ruling.reason.verify(), Ok(()), "{at}");
                let term = term(rule, &heaps);
                for (index, mover) in Player::ALL.into_iter().enumerate() {
                    let wins = |action: &Action| match term
                        .after(action, mover)
                        .map(|after| after.terms()[0].clone())
                    {
                        Ok(Term::Heaps(after)) => {
                            !truth[&sorted(after.sizes().to_vec())][1 - index]
                        }
                        other => panic!("{other:?}"),
                    };
                    let expected: Vec<Action> = term.actions(mover).filter(wins).collect();
                    let found = &ruling.winning[index];
                    assert_eq!(found.listed, expected, "{at} {mover:?}");
                    assert!(!found.more);
                    let side = &step(&ruling).sides[index];
                    let chosen = side.chosen.map(|Lowering { heap, from, to }| Action::Heap {
                        heap,
                        from,
                        to: Parts::one(to),
                    });
                    assert_eq!(chosen.is_some(), !expected.is_empty(), "{at} {mover:?}");
                    assert!(chosen.iter().all(|chosen| expected.contains(chosen)), "{at}");
                    let expected = defective(&heaps, side.forbidden, nim);
                    assert_eq!(side.defective, expected, "{at} {mover:?}");
                    let case = format!("{:?}", side.case);
                    cases.insert(case.chars().take_while(|c| c.is_alphabetic()).collect());
                }
            }
        }
    }
    cases
}

#[test]
fn the_theorem_is_right_for_forbidden_numbers_up_to_5() {
    let all = (1..=5).flat_map(|k| (1..=5).map(move |l| (k, l)));
    let rules: Vec<(u64, u64)> = all.filter(|(k, l)| k != l).collect();
    let cases = compare(&rules, 4, 7);
    assert_eq!(cases.len(), 11, "a case was never met: {cases:?}");
}

#[test]
fn the_theorem_is_right_for_larger_heaps_and_numbers() {
    compare(&[(3, 9), (7, 4), (5, 6), (1, 8), (2, 11)], 3, 10);
    compare(&[(4, 3), (3, 5)], 5, 4);
}

#[test]
fn positions_that_leave_a_player_stuck() {
    // Left may not take 1: with single stones only she cannot move.
    let rule = Kl::new(1, 2).unwrap();
    for (heaps, outcome) in [
        (vec![], Outcome::P),
        (vec![0, 0], Outcome::P),
        (vec![1], Outcome::R),
        (vec![1; 5], Outcome::R),
    ] {
        let ruling = partizan(rule, &heaps, &workspace()).unwrap();
        assert_eq!(ruling.outcome, outcome, "{heaps:?}");
        assert_eq!(step(&ruling).sides[0].chosen, None);
        assert_eq!(ruling.winning[0].listed, []);
        assert_eq!(ruling.reason.verify(), Ok(()));
    }
    // In misère play nobody with stones to move is stuck, since neither number is 1.
    let ruling = misere(Kl::new(2, 3).unwrap(), &[0, 0], &workspace()).unwrap().unwrap();
    assert_eq!(ruling.outcome, Outcome::N);
    assert!(ruling.winning.iter().all(|actions| actions.listed.is_empty()));
    assert!(step(&ruling).sides.iter().all(|side| side.chosen.is_none() && !side.defective));
    assert_eq!(ruling.reason.verify(), Ok(()));
}

#[test]
fn a_million_huge_heaps_are_answered_at_once() {
    let rule = Kl::new(5, 9).unwrap();
    let mut heaps = vec![1_000_000_000_000_000_000; 1_000_000];
    let many = partizan(rule, &heaps, &workspace()).unwrap();
    assert_eq!(many.outcome, Outcome::R);
    assert_eq!(many.winning[1].listed.len(), Workspace::MOST_MOVES);
    assert!(many.winning[1].more);
    // One huge heap among many small ones: few moves win, and every heap is looked at.
    heaps.fill(3);
    heaps[999_999] = u64::MAX;
    for play in Play::ALL {
        let one = ruling(rule, &heaps, play).unwrap();
        assert_eq!(one.outcome, Outcome::N);
        let to = Parts::one(3);
        let balance = Action::Heap { heap: 999_999, from: u64::MAX, to };
        assert!(one.winning[1].listed.contains(&balance));
        assert_eq!(one.winning[0].listed, [balance]);
    }
}

#[test]
fn moves_are_cut_at_the_number_asked_for() {
    let rule = Kl::new(3, 4).unwrap();
    let all = partizan(rule, &[9, 8, 7], &workspace()).unwrap().winning[1].clone();
    assert!(!all.more);
    for most in [0, 1, all.listed.len() - 1, all.listed.len()] {
        let ws = Workspace { most_moves: most, ..workspace() };
        let some = partizan(rule, &[9, 8, 7], &ws).unwrap().winning[1].clone();
        assert_eq!(some.listed, all.listed[..most]);
        assert_eq!(some.more, most < all.listed.len());
    }
}

fn near_a_power() -> impl Strategy<Value = u64> {
    let small = 0..20u64;
    let huge = (0..64u32, 0..8u64).prop_map(|(bit, off)| (1u64 << bit).wrapping_sub(off));
    prop_oneof![small, huge, any::<u64>()]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// At any size, the moves listed are exactly those after which the theorem says that the
    /// opponent loses.
    #[test]
    fn listed_moves_are_those_that_leave_the_opponent_lost(
        (k, l) in (near_a_power(), near_a_power()),
        mut heaps in prop::collection::vec(near_a_power(), 0..5),
        misere in any::<bool>(),
        near in 0..24u64,
    ) {
        prop_assume!(k != l && k.min(l) > u64::from(misere));
        let rule = Kl::new(k, l).unwrap();
        // Differences that are nearly a forbidden number are where the theorem is delicate.
        if let [x, y, ..] = heaps[..] {
            heaps[1] = y.saturating_add(x ^ near).saturating_add(k.min(l));
        }
        let play = if misere { Play::Misere } else { Play::Normal };
        let ws = Workspace { most_moves: 60, ..workspace() };
        let solve = |heaps: &[u64]| match play {
            Play::Normal => partizan(rule, heaps, &ws).unwrap(),
            Play::Misere => super::misere(rule, heaps, &ws).unwrap().unwrap(),
        };
        let found = solve(&heaps);
        prop_assert_eq!(found.reason.verify(), Ok(()));
        for (index, mover) in Player::ALL.into_iter().enumerate() {
            let list = &found.winning[index];
            let after = |heap: usize, to: u64| {
                let mut after = heaps.clone();
                after[heap] = to;
                !solve(&after).outcome.mover_wins(mover.other())
            };
            for action in &list.listed {
                let Action::Heap { heap, from, to } = action else { panic!("{action:?}") };
                let to = to.as_slice()[0];
                prop_assert!(to < *from && from - to != rule.forbidden(mover));
                prop_assert!(after(*heap, to), "{action:?}");
            }
            if list.more {
                continue;
            }
            for (heap, &from) in heaps.iter().enumerate() {
                let tries = [0, 1, near, from / 2, from ^ near, from ^ k, from ^ l]
                    .into_iter()
                    .chain(heaps.iter().map(|other| other ^ near))
                    .chain([from.saturating_sub(k), from.saturating_sub(l)]);
                for to in tries.filter(|&to| to < from && from - to != rule.forbidden(mover)) {
                    let action = Action::Heap { heap, from, to: Parts::one(to) };
                    prop_assert_eq!(list.listed.contains(&action), after(heap, to));
                }
            }
        }
    }
}

/// Every way to change one number of a reason, where the change cannot be true of another position.
fn changed(step: &KlTheorem) -> Vec<(String, KlTheorem)> {
    let mut found = Vec::new();
    let mut change = |what: String, edit: &dyn Fn(&mut KlTheorem)| {
        let mut other = step.clone();
        edit(&mut other);
        assert_ne!(other, *step, "{what} is no change");
        found.push((what, other));
    };
    change("large".into(), &|s| s.large += 1);
    for side in 0..2 {
        change(format!("forbidden {side}"), &|s| s.sides[side].forbidden += 1);
        change(format!("mover {side}"), &|s| s.sides[side].mover = s.sides[side].mover.other());
        change(format!("wins {side}"), &|s| s.sides[side].wins ^= true);
        change(format!("defective {side}"), &|s| s.sides[side].defective ^= true);
        for case in other_cases(step.sides[side].case) {
            change(format!("case {side}: {case:?}"), &|s| s.sides[side].case = case);
        }
        match step.sides[side].chosen {
            None => {
                let lowering = step.heaps.first().map(|&from| Lowering { heap: 0, from, to: 0 });
                if lowering.is_some() {
                    change(format!("chosen {side}"), &|s| s.sides[side].chosen = lowering);
                }
            }
            Some(Lowering { heap, from, to }) => {
                for lowering in [
                    None,
                    Some(Lowering { heap: heap + 1, from, to }),
                    Some(Lowering { heap: heap.wrapping_sub(1), from, to }),
                    Some(Lowering { heap, from: from + 1, to }),
                    Some(Lowering { heap, from, to: to + 1 }),
                    Some(Lowering { heap, from, to: to.wrapping_sub(1) }),
                ] {
                    let what = format!("chosen {side}: {lowering:?}");
                    change(what, &|s| s.sides[side].chosen = lowering);
                }
            }
        }
    }
    found
}

/// Every other case, and the same case with one number changed.
fn other_cases(case: KlCase) -> Vec<KlCase> {
    let (x, y) = match case {
        KlCase::Balance { x, y }
        | KlCase::Detour { x, y }
        | KlCase::Unbalanced { x, y }
        | KlCase::OnlyMove { x, y }
        | KlCase::NoMove { x, y } => (x, y),
        KlCase::BalanceTheRest { y } => (0, y),
        _ => (0, 0),
    };
    let mut cases = vec![
        KlCase::PlainNim,
        KlCase::ManyLarge,
        KlCase::TwoLarge,
        KlCase::TwinA,
        KlCase::SeveralLarge,
    ];
    for (x, y) in [(x, y), (x + 1, y), (x, y + 1)] {
        cases.extend([
            KlCase::Balance { x, y },
            KlCase::Detour { x, y },
            KlCase::Unbalanced { x, y },
            KlCase::BalanceTheRest { y },
            KlCase::OnlyMove { x, y },
            KlCase::NoMove { x, y },
        ]);
    }
    cases.retain(|&other| other != case);
    cases
}

#[test]
fn one_changed_number_is_rejected() {
    let mut tried = 0;
    for (k, l, heaps) in [
        (3, 4, vec![]),
        (3, 4, vec![1, 2]),
        (3, 4, vec![5, 6, 7, 1]),
        (4, 3, vec![5, 0, 6, 1]),
        (3, 4, vec![3, 5]),
        (3, 4, vec![3, 3]),
        (3, 4, vec![9, 1]),
        (4, 3, vec![5, 1]),
        (3, 4, vec![5, 1, 2]),
        (3, 4, vec![3, 1, 2]),
        (3, 4, vec![2, 2, 4]),
        (5, 6, vec![3, 4, 9]),
        (5, 6, vec![5, 3, 4]),
    ] {
        let rule = Kl::new(k, l).unwrap();
        for play in Play::ALL {
            let ruling = ruling(rule, &heaps, play).unwrap();
            assert_eq!(ruling.reason.verify(), Ok(()));
            for (what, step) in changed(step(&ruling)) {
                let reason = Reason { step: Step::KlTheorem(step), parts: Vec::new() };
                assert!(reason.verify().is_err(), "kl[{k}, {l}]({heaps:?}) {play:?}: {what}");
                tried += 1;
            }
        }
    }
    assert!(tried > 500, "{tried}");
}

#[test]
fn a_reason_of_other_heaps_or_numbers_is_rejected() {
    let rule = Kl::new(3, 4).unwrap();
    let good = partizan(rule, &[1, 2, 9], &workspace()).unwrap();
    let changes: [&dyn Fn(&mut KlTheorem); 4] =
        [&|s| s.heaps[0] = 2, &|s| s.heaps[2] += 1, &|s| s.rule = Kl::new(3, 5).unwrap(), &|s| {
            s.rule = Kl::new(4, 4).unwrap()
        }];
    for change in changes {
        let mut step = step(&good).clone();
        change(&mut step);
        let reason = Reason { step: Step::KlTheorem(step), parts: Vec::new() };
        assert!(reason.verify().is_err(), "{reason:?}");
    }
    // Of (1, 1, 9) something else is true in misère play.
    let mut step = step(&partizan(rule, &[1, 1, 9], &workspace()).unwrap()).clone();
    step.play = Play::Misere;
    let reason = Reason { step: Step::KlTheorem(step), parts: Vec::new() };
    assert!(reason.verify().is_err(), "{reason:?}");
}

/// The heaps and the two numbers after a move that a corpus row lists.
fn corpus_moves(row: &toml::Table, key: &str) -> Option<Vec<Vec<u64>>> {
    let list = row.get(key)?.as_array().unwrap();
    Some(list.iter().map(|triple| triple.clone().try_into().unwrap()).collect())
}

#[test]
fn the_corpus_is_answered() {
    let text = include_str!("../../../../corpus/kl/positions.toml");
    let corpus: toml::Table = text.parse().unwrap();
    let rows = corpus["position"].as_array().unwrap();
    let mut checked = 0;
    for row in rows {
        let row = row.as_table().unwrap();
        let number = |key: &str| u64::try_from(row[key].as_integer().unwrap()).unwrap();
        let rule = Kl::new(number("k"), number("l")).unwrap();
        let heaps: Vec<u64> = row["heaps"].clone().try_into().unwrap();
        assert!(!row["source"].as_str().unwrap().is_empty());
        for (play, name) in [(Play::Normal, "normal"), (Play::Misere, "misere")] {
            let Some(outcome) = row.get(name) else { continue };
            let ruling = ruling(rule, &heaps, play).unwrap();
            let at = format!("{row:?} {play:?}");
            assert_eq!(ruling.outcome.letter(), outcome.as_str().unwrap(), "{at}");
            checked += 1;
            for (side, player) in ["left", "right"].into_iter().enumerate() {
                if let Some(expected) = corpus_moves(row, &format!("{name}_{player}")) {
                    let triple = |action: &Action| match action {
                        Action::Heap { heap, from, to } => {
                            vec![*heap as u64 + 1, *from, to.as_slice()[0]]
                        }
                        other => panic!("{other:?}"),
                    };
                    let found: Vec<Vec<u64>> =
                        ruling.winning[side].listed.iter().map(triple).collect();
                    assert_eq!(found, expected, "{at}");
                }
            }
        }
    }
    assert!(checked >= 10, "{checked}");
}
