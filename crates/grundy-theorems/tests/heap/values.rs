//! Values and their reasons.

use crate::rules::{self, Truth, term, workspace};
use grundy_core::{Budget, Limits, Player, Value, mex};
use grundy_games::heap::HeapRule;
use grundy_reasons::Method;
use grundy_reasons::Step;
use grundy_theorems::TermTheorems;
use grundy_theorems::{TakeMethod, Workspace};

/// Sums are searched as they are, so the positions of a breaking game are as many as the partitions.
fn heaps(rule: &HeapRule) -> u64 {
    if matches!(rule, HeapRule::Code(_)) { 17 } else { 40 }
}

#[test]
fn every_rule_agrees_with_the_reference_engine_on_one_heap() {
    for rule in rules::all() {
        let (mut truth, mut ws) = (Truth::new(), workspace());
        for heap in 0..heaps(&rule) {
            let term = term(&rule, &[heap]);
            let analysis = term.analyse(&mut ws).unwrap();
            assert_eq!(analysis.value, truth.value(&term), "{rule:?} {heap}");
            assert_eq!(term.value(&mut ws), Ok(analysis.value), "{rule:?} {heap}");
            let conclusion = analysis.reason.conclusion().unwrap();
            assert_eq!(conclusion.value, Value::Nimber(analysis.value));
            analysis.reason.verify().unwrap_or_else(|flaw| panic!("{rule:?} {heap}: {flaw}"));
        }
    }
}

#[test]
fn every_rule_agrees_with_the_reference_engine_on_sums() {
    for rule in rules::all() {
        let (mut truth, mut ws) = (Truth::new(), workspace());
        for sizes in [&[][..], &[0, 0], &[1, 2], &[3, 3], &[5, 7], &[2, 4, 5], &[6, 1, 6]] {
            let term = term(&rule, sizes);
            let analysis = term.analyse(&mut ws).unwrap();
            assert_eq!(analysis.value, truth.value(&term), "{rule:?} {sizes:?}");
            assert_eq!(term.value(&mut ws), Ok(analysis.value), "{rule:?} {sizes:?}");
            analysis.reason.verify().unwrap_or_else(|flaw| panic!("{rule:?} {sizes:?}: {flaw}"));
        }
    }
}

#[test]
fn the_three_ways_of_bounded_subtraction_agree() {
    for rule in rules::ranges() {
        let sizes = [0, 7, 20, 21, 60];
        let analyse = |method| {
            let mut ws = Workspace { take_method: method, ..workspace() };
            let analysis = term(&rule, &sizes).analyse(&mut ws).unwrap();
            analysis.reason.verify().unwrap();
            analysis
        };
        let closed = analyse(TakeMethod::Closed);
        assert_eq!(closed.method, Method::BoundedTake);
        let table = analyse(TakeMethod::Table);
        assert_eq!((table.method, table.value), (Method::MexTable, closed.value), "{rule:?}");
        let window = analyse(TakeMethod::Window);
        let from_one = (1..=8).chain([u64::MAX]).any(|most| rule == rules::take(1, most));
        let method = if from_one { Method::SlidingWindow } else { Method::MexTable };
        assert_eq!((window.method, window.value), (method, closed.value), "{rule:?}");
    }
}

#[test]
fn one_heap_of_bounded_subtraction_shows_the_pairing() {
    let steps = |rule, sizes: &[u64]| -> Vec<Step> {
        let analysis = term(&rule, sizes).analyse(&mut workspace()).unwrap();
        analysis.reason.parts.into_iter().map(|part| part.step).collect()
    };
    let one = steps(rules::take(1, 3), &[21]);
    assert!(matches!(&one[..], [Step::BoundedTake(_), Step::Pairing(p)]
        if (p.most, p.heap, p.remainder, p.rounds) == (3, 21, 1, 5)));
    assert!(matches!(&steps(rules::take(1, 3), &[4, 5])[..], [Step::BoundedTake(_)]));
    assert!(matches!(&steps(rules::take(2, 3), &[21])[..], [Step::BoundedTake(_)]));
}

/// Beyond the whole table but within reach of one by brute force.
#[test]
fn periods_agree_with_tables() {
    let rules = [
        rules::subtract(&[1, 3, 4]),
        rules::subtract(&[2, 5, 9]),
        rules::subtract(&[]),
        rules::subtract(&[3, 4150, 9000]),
        rules::all_but(&[2, 3, 7]),
        rules::all_but(&[1, 4, 6000]),
    ];
    for rule in rules {
        let heaps = [0, 1, 17, 500, 4097, 4160, 4200];
        let mut table: Vec<u64> = Vec::new();
        for n in 0..=4200u64 {
            let entry = |n: u64| table[usize::try_from(n).unwrap()];
            let options = rule.options(n, Player::Left);
            let value = mex(options.map(|parts| entry(parts.as_slice()[0])));
            table.push(value);
        }
        let analysis = term(&rule, &heaps).analyse(&mut workspace()).unwrap();
        let expected = heaps.iter().fold(0, |sum, &n| sum ^ table[usize::try_from(n).unwrap()]);
        assert_eq!(analysis.value, expected, "{rule:?}");
        analysis.reason.verify().unwrap_or_else(|flaw| panic!("{rule:?}: {flaw}"));
    }
}

/// Long tables are checked by other code than short ones.
#[test]
fn long_tables_are_right_and_are_checked() {
    let long: [(u64, HeapRule); 6] = [
        (2500, rules::octal(&[0, 0, 0, 7], &[])),
        (2500, HeapRule::grundys()),
        (2200, rules::octal(&[4, 0], &[3])),
        (300, rules::octal(&[0, 15, 1], &[])),
        (300, rules::octal(&[8], &[2, 5])),
        (3000, rules::all_but(&[1, 4, 6])),
    ];
    for (heap, rule) in long {
        let analysis = term(&rule, &[heap]).analyse(&mut workspace()).unwrap();
        assert_eq!(analysis.method, Method::MexTable, "{rule:?}");
        analysis.reason.verify().unwrap_or_else(|flaw| panic!("{rule:?}: {flaw}"));
        let length = usize::try_from(heap).unwrap();
        for (at, wrong) in [(length / 2, 1), (length / 3, 2), (5, 0), (9, 9), (length / 2, 1 << 40)]
        {
            let mut changed = analysis.reason.clone();
            let Step::MexTable(table) = &mut changed.parts[0].step else { panic!("{rule:?}") };
            let wrong = if table.values[at] == wrong { wrong + 1 } else { wrong };
            table.values[at] = wrong;
            assert!(changed.verify().is_err(), "{rule:?}: {wrong} at {at}");
        }
    }
}

#[test]
fn a_limit_is_said_and_nothing_is_guessed() {
    let limits = Limits { positions: 5_000, ..Limits::default() };
    let treblecross = rules::octal(&[0, 0, 0, 7], &[]);
    for rule in [treblecross, HeapRule::grundys(), rules::subtract(&[1, 6000])] {
        let mut budget = Budget::new(&limits);
        let mut ws = Workspace::new(&mut budget);
        assert!(term(&rule, &[u64::MAX]).value(&mut ws).is_err(), "{rule:?}");
        assert!(term(&rule, &[u64::MAX]).analyse(&mut ws).is_err(), "{rule:?}");
        assert!(term(&rule, &[u64::MAX]).actions_to(0, &mut ws).is_err(), "{rule:?}");
    }
    let mut budget = Budget::new(&limits);
    let mut ws = Workspace { take_method: TakeMethod::Window, ..Workspace::new(&mut budget) };
    assert!(term(&rules::take(1, 3), &[u64::MAX]).value(&mut ws).is_err());
}
