//! A reason is rejected after any one of its numbers is changed.

use crate::rules::{self, term, workspace};
use grundy_games::heap::{HeapRule, Parts, Takes};
use grundy_reasons::{Reason, Step};
use grundy_theorems::TermTheorems;
use grundy_theorems::{TakeMethod, Workspace};
use std::collections::BTreeSet;

/// Every number that a reason about heaps claims, but those within its rules and within what moves
/// leave. The heaps themselves are what was asked and no claim.
fn numbers(reason: &mut Reason) -> Vec<&mut u64> {
    let mut found: Vec<&mut u64> = reason.parts.iter_mut().flat_map(numbers).collect();
    match &mut reason.step {
        Step::HeapValues(step) => {
            found.extend(step.values.iter_mut().chain([&mut step.sum]));
        }
        Step::MexTable(step) => {
            found.extend(&mut step.values);
            for row in &mut step.rows {
                found.extend([&mut row.heap, &mut row.value]);
                found.extend(row.options.iter_mut().map(|option| &mut option.value));
            }
        }
        Step::SlidingWindow(step) => {
            found.push(&mut step.most);
            found.extend(&mut step.values);
        }
        Step::BoundedTake(step) => {
            let rows = step.rows.iter_mut();
            found.extend(rows.flat_map(|row| [&mut row.heap, &mut row.residue, &mut row.value]));
        }
        Step::Pairing(step) => {
            let numbers = [&mut step.most, &mut step.heap, &mut step.remainder, &mut step.rounds];
            found.extend(numbers);
        }
        Step::AllButOne(step) => {
            found.push(&mut step.forbidden);
            found.extend(
                step.rows.iter_mut().flat_map(|row| {
                    [&mut row.heap, &mut row.block, &mut row.offset, &mut row.value]
                }),
            );
        }
        Step::Lasker(step) => {
            let rows = step.rows.iter_mut();
            found.extend(rows.flat_map(|row| [&mut row.heap, &mut row.block, &mut row.value]));
        }
        Step::Periodic(step) => {
            found.extend([&mut step.preperiod, &mut step.period, &mut step.saltus]);
            found.extend(&mut step.values);
            let rows = step.rows.iter_mut();
            found.extend(rows.flat_map(|row| [&mut row.heap, &mut row.reduced, &mut row.value]));
        }
        other => panic!("not a step about heaps: {other:?}"),
    }
    found
}

/// Every rule and range of a reason about heaps.
fn change_rules(reason: &Reason) -> Vec<Reason> {
    let mut changed = Vec::new();
    let other = rules::subtract(&[1, 2, 5]);
    let mut with = |change: &dyn Fn(&mut Reason)| {
        let mut reason = reason.clone();
        change(&mut reason);
        changed.push(reason);
    };
    with(&|reason| match &mut reason.step {
        Step::HeapValues(step) => step.rule = other.clone(),
        other => panic!("not the values of heaps: {other:?}"),
    });
    match &reason.parts[0].step {
        Step::MexTable(_) | Step::Periodic(_) => with(&|reason| match &mut reason.parts[0].step {
            Step::MexTable(step) => step.rule = other.clone(),
            Step::Periodic(step) => step.rule = other.clone(),
            _ => {}
        }),
        Step::BoundedTake(_) => with(&|reason| {
            let HeapRule::Takes(Takes::Range(range)) = rules::take(1, 7) else { return };
            if let Step::BoundedTake(step) = &mut reason.parts[0].step {
                step.range = range;
            }
        }),
        _ => {}
    }
    changed
}

/// A reason of each kind, as it is made.
fn reasons() -> Vec<Reason> {
    let analyse = |rule: HeapRule, sizes: &[u64], take_method| {
        let mut ws = Workspace { take_method, ..workspace() };
        term(&rule, sizes).analyse(&mut ws).unwrap().reason
    };
    let closed = TakeMethod::Closed;
    vec![
        analyse(rules::take(1, 3), &[21], closed),
        analyse(rules::take(2, 5), &[21, 10, 21, 1 << 40], closed),
        analyse(rules::take(1, 3), &[10, 12], TakeMethod::Window),
        analyse(rules::take(2, 4), &[10, 12], TakeMethod::Table),
        analyse(rules::subtract(&[1, 3, 4]), &[10, 21], closed),
        analyse(rules::subtract(&[1, 3, 4]), &[9, 1 << 50], closed),
        analyse(rules::subtract(&[2, 7]), &[1 << 50], closed),
        analyse(rules::all_but(&[2]), &[8, 5], closed),
        analyse(rules::kl(3, 3), &[1 << 50, 4], closed),
        analyse(rules::all_but(&[1, 3]), &[9, 11], closed),
        analyse(rules::all_but(&[1, 3]), &[9, 1 << 50], closed),
        analyse(rules::all_but(&[2, 4, 5]), &[9, 1 << 50], closed),
        analyse(HeapRule::grundys(), &[20, 7], closed),
        analyse(rules::octal(&[0, 7, 7], &[]), &[12, 5], closed),
        analyse(rules::octal(&[0, 7, 7], &[]), &[12, 1 << 50, 90], closed),
        analyse(rules::octal(&[4, 0], &[3]), &[9], closed),
        analyse(rules::octal(&[4], &[3]), &[9], closed),
        analyse(rules::octal(&[4], &[3]), &[0, 6, 7, 8, (1 << 50) + 3], closed),
        analyse(rules::octal(&[0, 9, 10], &[]), &[9, 12], closed),
    ]
}

#[test]
fn any_changed_number_is_rejected() {
    let mut kinds = BTreeSet::new();
    let mut rejected = 0;
    for mut reason in reasons() {
        reason.verify().unwrap();
        kinds.extend(reason.parts.iter().map(|part| {
            let shown = format!("{:?}", part.step);
            shown.split('(').next().unwrap_or_default().to_owned()
        }));
        for at in 0..numbers(&mut reason).len() {
            let number = *numbers(&mut reason)[at];
            let changes = [
                number.wrapping_add(1),
                number.wrapping_sub(1),
                number.wrapping_add(4),
                number.wrapping_mul(2),
                number ^ 1 << 40,
                number ^ 1 << 63,
                0,
                u64::MAX,
            ];
            for change in changes.into_iter().filter(|&change| change != number) {
                let mut changed = reason.clone();
                *numbers(&mut changed)[at] = change;
                assert!(changed.verify().is_err(), "{number} to {change} accepted in {changed:?}");
                rejected += 1;
            }
        }
        for changed in change_rules(&reason) {
            assert!(changed.verify().is_err(), "accepted: {changed:?}");
        }
    }
    let expected =
        ["AllButOne", "BoundedTake", "Lasker", "MexTable", "Pairing", "Periodic", "SlidingWindow"];
    assert!(kinds.iter().eq(expected), "{kinds:?}");
    assert!(rejected > 4_000, "{rejected}");
}

/// A changed heap is rejected unless it has the very value of the heap that was asked for.
#[test]
fn changed_heaps_are_rejected_where_the_values_do_not_fit() {
    let mut rejected = 0;
    for reason in reasons() {
        let Step::HeapValues(step) = &reason.step else { panic!("the values of heaps") };
        for (at, &heap) in step.heaps.iter().enumerate() {
            for change in (0..30).chain([heap + 1]) {
                let mut changed = reason.clone();
                let Step::HeapValues(other) = &mut changed.step else { continue };
                other.heaps[at] = change;
                let value = term(&step.rule, &[change]).value(&mut workspace());
                if value != Ok(step.values[at]) {
                    rejected += 1;
                    assert!(changed.verify().is_err(), "{heap} to {change} in {changed:?}");
                }
            }
        }
    }
    assert!(rejected > 500, "{rejected}");
}

#[test]
fn a_changed_option_of_a_line_is_rejected() {
    let mut ws = workspace();
    let reason = term(&HeapRule::grundys(), &[12]).analyse(&mut ws).unwrap().reason;
    for at in 0..5 {
        for to in [Parts::one(3), Parts::NONE, Parts::two(6, 6), Parts::three(1, 2, 9)] {
            let mut changed = reason.clone();
            let Step::MexTable(table) = &mut changed.parts[0].step else { panic!("a table") };
            table.rows[0].options[at].parts = to;
            assert!(changed.verify().is_err());
        }
    }
}

#[test]
fn a_part_may_not_be_missing_or_another() {
    let mut ws = workspace();
    let kayles = term(&rules::octal(&[0, 7, 7], &[]), &[12]).analyse(&mut ws).unwrap().reason;
    let grundys = term(&HeapRule::grundys(), &[12]).analyse(&mut ws).unwrap().reason;
    let mut changed = kayles.clone();
    changed.parts.clear();
    assert!(changed.verify().is_err());
    changed.parts = grundys.parts;
    assert!(changed.verify().is_err());
    changed.parts = [kayles.parts.clone(), kayles.parts].concat();
    assert!(changed.verify().is_err());
}
