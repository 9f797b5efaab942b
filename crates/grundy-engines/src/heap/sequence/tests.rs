//! The fast engines against the slow ones.

use super::*;
use crate::heap::{Code, Takes};
use grundy_core::Limits;

fn budget() -> Budget {
    Budget::new(&Limits { positions: u64::MAX, ..Limits::default() })
}

fn slow(rule: &Rule, len: usize) -> Vec<u64> {
    let mut values = Vec::new();
    rule.slowly(&mut values, len, &mut budget()).unwrap();
    values
}

fn kernels() -> impl Iterator<Item = Kernel> {
    Kernel::ALL.into_iter().filter(|kernel| kernel.is_available())
}

/// Every kernel, and the engine that goes heap by heap, give the values of the slow engine.
fn agree(rule: Rule, len: usize) {
    let expected = slow(&rule, len);
    for kernel in kernels() {
        let mut fast = Sequence::with_kernel(rule.clone(), kernel);
        fast.extend_to(len as u64 / 3, &mut budget()).unwrap();
        fast.extend_to(len as u64 - 1, &mut budget()).unwrap();
        for (n, (value, &truth)) in fast.values().zip(&expected).enumerate() {
            assert_eq!(
                value,
                truth,
                "{rule:?} by {kernel:?} at {n}, {:?}",
                fast.space().map(|s| s.0)
            );
        }
        assert!(fast.len() >= len);
    }
    let mut scalar = Sequence::new(rule.clone()).heap_by_heap();
    scalar.extend_to(len as u64 - 1, &mut budget()).unwrap();
    for (n, (value, &truth)) in scalar.values().zip(&expected).enumerate() {
        assert_eq!(value, truth, "{rule:?} heap by heap at {n}");
    }
}

fn octal(digits: &[u8]) -> Rule {
    Rule::breaking(Code { digits, repeat: &[], unequal: false })
}

#[test]
fn well_known_games_agree() {
    let codes: [&[u8]; 14] = [
        &[0, 7, 7],
        &[0, 0, 7],
        &[0, 1, 3, 7],
        &[0, 0, 0, 7],
        &[0, 6],
        &[0, 0, 6],
        &[0, 1, 0, 6],
        &[0, 1, 6],
        &[0, 5, 6],
        &[0, 3, 6],
        &[0, 1, 6, 1],
        &[0, 3, 7, 6],
        &[4, 0, 7],
        &[4, 7, 4],
    ];
    for digits in codes {
        agree(octal(digits), 2500);
    }
    agree(Rule::breaking(Code { digits: &[4], repeat: &[], unequal: true }), 4000);
    agree(Rule::breaking(Code { digits: &[4, 0, 4], repeat: &[], unequal: true }), 1500);
    agree(Rule::breaking(Code { digits: &[0, 7, 0, 4], repeat: &[], unequal: true }), 1500);
}

#[test]
fn random_octal_codes_agree() {
    let mut state = 3u64;
    let mut next = |below: u64| {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (state >> 33) % below
    };
    for round in 0..40 {
        let mut digits = vec![if next(5) == 0 { 4 } else { 0 }];
        digits.extend((0..1 + next(5)).map(|_| u8::try_from(next(8)).unwrap()));
        let unequal = round % 8 == 7;
        agree(Rule::breaking(Code { digits: &digits, repeat: &[], unequal }), 900);
    }
}

/// Codes that repeat, and those that leave three heaps, are left to the slow engine.
#[test]
fn hexadecimal_and_repeating_codes_agree() {
    for (digits, repeat) in
        [(&[0, 8, 15][..], &[][..]), (&[4], &[3]), (&[8, 1, 3], &[]), (&[0], &[7])]
    {
        agree(Rule::breaking(Code { digits, repeat, unequal: false }), 300);
    }
}

#[test]
fn subtraction_sets_agree() {
    let sets: [&[u64]; 8] = [
        &[],
        &[1],
        &[1, 3, 4],
        &[2, 5, 7, 64],
        &[64, 71, 100],
        &[65, 66, 67, 68, 500],
        &[15, 16, 17, 63, 65],
        &[1000],
    ];
    for takes in sets {
        agree(Rule::taking(Takes::Set(takes)), 4000);
        agree(Rule::all_but(takes), 400);
    }
    for (least, most) in [(1, 300), (3, 10), (70, 400), (1, u64::MAX)] {
        agree(Rule::taking(Takes::Range(least, most)), 1500);
    }
}

/// Treblecross reaches 256 early: values that are no bytes are found all the same.
#[test]
fn values_beyond_bytes_agree() {
    agree(octal(&[0, 0, 0, 7]), 9000);
}

/// What a heap is, is decided by the mask; what it is worth is not.
#[test]
fn grundys_game_has_its_known_rares_and_zeros() {
    let mut grundys =
        Sequence::new(Rule::breaking(Code { digits: &[4], repeat: &[], unequal: true }));
    grundys.extend_to(40_000, &mut budget()).unwrap();
    let (space, rares) = grundys.space().unwrap();
    assert_eq!((space.mask, space.kind), (254, SpaceKind::Range));
    assert_eq!((rares.len(), rares.last()), (1272, Some(&36184)));
    let zeros: Vec<usize> = grundys
        .values()
        .enumerate()
        .skip(1)
        .filter_map(|(n, value)| (value == 0).then_some(n))
        .collect();
    assert_eq!((zeros.len(), zeros.last()), (41, Some(&1222)));
}

#[test]
fn a_limit_stops_the_sequence_and_keeps_what_was_found() {
    let limits = Limits { positions: 5000, ..Limits::default() };
    let mut sequence = Sequence::new(octal(&[0, 6]));
    sequence.extend_to(1_000_000, &mut Budget::new(&limits)).unwrap_err();
    let known = sequence.len();
    assert!((1000..5000).contains(&known), "{known}");
    assert!(sequence.values().eq(slow(sequence.rule(), known)));
    sequence.extend_to(6000, &mut budget()).unwrap();
    assert!(sequence.values().take(6000).eq(slow(sequence.rule(), 6000)));
}

/// A sequence that goes on by its period has the values of one that does not.
#[test]
fn leaping_changes_no_value() {
    let rules = [
        octal(&[0, 7, 7]),
        octal(&[0, 0, 7]),
        octal(&[0, 1, 5, 6]),
        Rule::taking(Takes::Set(&[1, 3, 4])),
        Rule::taking(Takes::Set(&[64, 70, 91])),
        octal(&[0, 6]),
    ];
    for (at, rule) in rules.into_iter().enumerate() {
        let mut leaping = Sequence::new(rule.clone()).leaping();
        let mut walking = Sequence::new(rule);
        for to in [700, 3000, 20_000] {
            leaping.extend_to(to, &mut budget()).unwrap();
            walking.extend_to(to, &mut budget()).unwrap();
            assert!(leaping.values().zip(walking.values()).all(|(a, b)| a == b));
            assert!(leaping.len() as u64 > to);
        }
        assert_eq!(leaping.period().is_some(), at < 5, "{:?}", leaping.rule());
    }
}

#[test]
fn the_rare_heaps_are_those_of_the_space() {
    for rule in [octal(&[0, 7, 7]), octal(&[0, 6]), octal(&[0, 1, 0, 6])] {
        let mut sequence = Sequence::new(rule);
        sequence.extend_to(5000, &mut budget()).unwrap();
        let values = slow(sequence.rule(), sequence.len());
        let (space, rares) = sequence.space().unwrap();
        let rare = |&n: &usize| space.is_rare(values[n], n as u64);
        assert!((1..values.len()).filter(rare).eq(rares.iter().copied()), "{:?}", sequence.rule());
    }
}
