//! The lists of moves.

use crate::rules::{self, Truth, term, workspace};
use grundy_core::Player;
use grundy_games::heap::HeapRule;
use grundy_games::{Action, Term};
use grundy_theorems::TermTheorems;
use grundy_theorems::{TakeMethod, Workspace};

/// The actions to a value, one by one.
fn by_search(term: &Term, target: u64, truth: &mut Truth) -> Vec<Action> {
    let leads_there = |action: &Action| {
        truth.value(&term.after(action, Player::Left).unwrap().terms()[0]) == target
    };
    term.actions(Player::Left).filter(leads_there).collect()
}

#[test]
fn every_action_to_every_value_is_listed_in_order() {
    let mut listed = 0;
    for rule in rules::all() {
        let (mut truth, mut ws) = (Truth::new(), workspace());
        for sizes in [&[][..], &[0], &[9], &[13], &[5, 6], &[3, 0, 4]] {
            let term = term(&rule, sizes);
            for target in 0..9 {
                let found = term.actions_to(target, &mut ws).unwrap();
                let expected = by_search(&term, target, &mut truth);
                listed += expected.len();
                assert_eq!(found.listed, expected, "{rule:?} {sizes:?} to {target}");
                assert!(!found.more);
            }
        }
    }
    assert!(listed > 3_000, "{listed}");
}

#[test]
fn a_list_that_is_cut_short_says_so() {
    for rule in
        [HeapRule::nim(), HeapRule::grundys(), rules::take(3, 9), rules::octal(&[0, 7, 7], &[])]
    {
        let term = term(&rule, &[20, 20, 20, 20]);
        let all = (0..20).map(|target| term.actions_to(target, &mut workspace()).unwrap().listed);
        let longest = all.max_by_key(Vec::len).unwrap();
        assert!(longest.len() > 1, "{rule:?}");
        let after = term.after(&longest[0], Player::Left).unwrap().terms()[0].clone();
        let target = after.value(&mut workspace()).unwrap();
        for most in 0..=longest.len() + 1 {
            let mut ws = Workspace { most_moves: most, ..workspace() };
            let found = term.actions_to(target, &mut ws).unwrap();
            assert_eq!(found.listed, longest[..most.min(longest.len())], "{rule:?}");
            assert_eq!(found.more, most < longest.len(), "{rule:?}");
        }
    }
}

#[test]
fn the_way_bounded_subtraction_is_solved_does_not_change_the_moves() {
    for rule in rules::ranges() {
        let term = term(&rule, &[11, 17]);
        for target in 0..6 {
            let list = |take_method| {
                let mut ws = Workspace { take_method, ..workspace() };
                term.actions_to(target, &mut ws).unwrap()
            };
            assert_eq!(list(TakeMethod::Closed), list(TakeMethod::Table));
            assert_eq!(list(TakeMethod::Closed), list(TakeMethod::Window));
        }
    }
}

/// Beyond the table, by the period, against the options one by one.
#[test]
fn actions_of_heaps_beyond_the_table_are_all_listed() {
    let rules = [
        rules::octal(&[0, 7, 7], &[]),
        rules::octal(&[0, 1, 3, 7], &[]),
        rules::octal(&[4, 0, 2], &[]),
        rules::octal(&[0, 2, 6], &[]),
        rules::octal(&[0, 3, 3], &[]),
        rules::all_but(&[1, 3, 4]),
        rules::all_but(&[2, 9]),
        rules::subtract(&[2, 5, 7]),
        rules::octal(&[0], &[3]),
        rules::octal(&[0], &[2, 0, 3]),
        rules::octal(&[0, 4, 4], &[1]),
        rules::octal(&[0, 3, 6], &[1, 2]),
        rules::octal(&[0, 3, 15], &[]),
        rules::octal(&[0, 8], &[]),
    ];
    for rule in rules {
        let mut ws = workspace();
        let term = term(&rule, &[4199, 3]);
        // At once, since some engines begin anew for each larger heap.
        value_of_heap(&rule, 4096, &mut ws);
        let values: Vec<u64> = (0..4200).map(|n| value_of_heap(&rule, n, &mut ws)).collect();
        let value = |n: u64| values[usize::try_from(n).unwrap()];
        let mut targets: Vec<u64> = values[4197..].to_vec();
        targets.extend([0, 1, 4]);
        for target in targets {
            let found = term.actions_to(target, &mut ws).unwrap();
            let other = |heap: usize| value(if heap == 0 { 3 } else { 4199 });
            let leads_there = |action: &Action| match action {
                Action::Heap { heap, to, .. } => {
                    to.as_slice().iter().fold(other(*heap), |sum, &n| sum ^ value(n)) == target
                }
                _ => false,
            };
            let expected: Vec<Action> = term.actions(Player::Left).filter(leads_there).collect();
            assert_eq!(found.listed, expected, "{rule:?} to {target}");
        }
    }
}

fn value_of_heap(rule: &HeapRule, heap: u64, ws: &mut Workspace) -> u64 {
    term(rule, &[heap]).value(ws).unwrap()
}
