//! Every answer up to a bound is what the definitions say: outcome, value, winning moves, reason.

use grundy::Budget;
use grundy::check::{Bounds, Family, check};
use grundy_games::heap::{HeapRule, Kl, NamedRule, OctalCode, TakeRange, TakeSet};
use grundy_games::row::RowRule;

/// Checks a family and that the check compared as many answers as it should.
fn holds(family: Family, heaps: usize, size: u64, least: u64) {
    let report =
        check(&family, &Bounds { heaps, size }, &mut Budget::default()).expect("within limits");
    assert!(report.counterexample.is_none(), "{:?}", report.counterexample);
    assert!(report.compared >= least, "only {} answers were compared", report.compared);
}

fn named(rules: Vec<HeapRule>) -> Vec<NamedRule> {
    rules.into_iter().map(NamedRule::from).collect()
}

fn take(least: u64, most: u64) -> HeapRule {
    HeapRule::take(TakeRange::new(least, most).expect("a range"))
}

fn subtract(takes: &[u64]) -> HeapRule {
    HeapRule::subtract(TakeSet::new(takes.iter().copied()).expect("no 0"))
}

fn all_but(takes: &[u64]) -> HeapRule {
    HeapRule::all_but(TakeSet::new(takes.iter().copied()).expect("no 0"))
}

fn octal(digits: &[u8]) -> HeapRule {
    HeapRule::Code(OctalCode::new(digits, &[]).expect("a code"))
}

fn kl(left: u64, right: u64) -> HeapRule {
    HeapRule::Kl(Kl::new(left, right).expect("not 0"))
}

#[test]
fn nim() {
    holds(Family::Heaps(named(vec![HeapRule::nim()])), 4, 6, 400);
}

#[test]
fn bounded_and_subtraction_games() {
    let rules = vec![take(1, 3), take(1, 1), take(2, 5), subtract(&[1, 3, 4]), subtract(&[2, 3])];
    holds(Family::Heaps(named(rules)), 3, 6, 1000);
}

#[test]
fn all_but_games() {
    let rules = vec![all_but(&[2]), all_but(&[1]), all_but(&[1, 3]), all_but(&[]), kl(2, 2)];
    holds(Family::Heaps(named(rules)), 3, 6, 1000);
}

#[test]
fn breaking_games() {
    let rules = vec![HeapRule::grundys(), octal(&[0, 7, 7]), octal(&[4, 3]), octal(&[0, 0, 15])];
    holds(Family::Heaps(named(rules)), 2, 7, 250);
}

#[test]
fn monotonic_games() {
    for rule in RowRule::ALL {
        holds(Family::Rows(rule), 4, 6, 100);
    }
}

#[test]
fn partizan_kl() {
    let rules = vec![kl(1, 2), kl(2, 1), kl(3, 4), kl(2, 5), kl(4, 2)];
    holds(Family::Heaps(named(rules)), 3, 6, 800);
}

#[test]
fn hackenbush() {
    holds(Family::Hackenbush, 1, 4, 250);
}

#[test]
fn graphs() {
    holds(Family::Graphs, 2, 4, 1000);
}

#[test]
fn sums() {
    let rules = vec![HeapRule::nim(), take(1, 2), kl(2, 2), octal(&[0, 7, 7]), kl(1, 2)];
    holds(Family::Sums(named(rules)), 2, 3, 1000);
}
