//! Known sequences, random ones, and those that break late.

use super::*;
use crate::heap::{Code, Period, Takes, all_but, breaking, taking};
use grundy_core::{Budget, Limits, mex};

fn find_in(values: Vec<u64>) -> Findings {
    find(&mut { values }, &Search::default())
}

fn text(found: &Findings) -> String {
    match found.patterns.first().map(|found| &found.pattern) {
        Some(Pattern::Closed(form)) => form.to_string(),
        Some(other) => format!("{other:?}"),
        None => String::new(),
    }
}

fn from_rule(len: u64, options: impl Fn(u64) -> Vec<u64>) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for n in 0..len {
        let value = mex(options(n).into_iter().map(|to| values[usize::try_from(to).unwrap()]));
        values.push(value);
    }
    values
}

fn octal(digits: &[u8], len: usize, unequal: bool) -> Vec<u64> {
    let mut values = Vec::new();
    let code = Code { digits, repeat: &[], unequal };
    breaking(&mut values, len, code, &mut Budget::new(&Limits::default())).unwrap();
    values
}

#[test]
fn closed_forms_are_found_with_their_ranges() {
    let found = find_in((0..4096).collect());
    assert_eq!(text(&found), "n");
    let tested = Tested { first: 0, found_to: 255, held_to: 2047 };
    assert_eq!(found.patterns[0].tested, tested);
    assert_eq!(found.patterns.len(), 1, "a period of 1 with saltus 1 says the same");
    type Case = (&'static str, fn(u64) -> u64);
    let forms: [Case; 9] = [
        ("n mod 4", |n| n % 4),
        ("⌊n/2⌋", |n| n / 2),
        ("⌊(n + 1)/2⌋", |n| n.div_ceil(2)),
        ("⌊√n⌋", u64::isqrt),
        ("popcount(n)", |n| u64::from(n.count_ones())),
        ("⌊n/4⌋·2 + (n mod 4) mod 2", |n| n / 4 * 2 + n % 4 % 2),
        ("⌊(n mod 7)/2⌋", |n| n % 7 / 2),
        ("n ⊕ 3", |n| n ^ 3),
        ("v₂(n + 1)", |n| u64::from((n + 1).trailing_zeros())),
    ];
    for (expected, form) in forms {
        assert_eq!(text(&find_in((0..4096).map(form).collect())), expected);
    }
}

#[test]
fn kayles_has_its_period() {
    let found = find_in(octal(&[0, 7, 7], 2048, false));
    let Some(Pattern::Repeat(repeat)) = found.patterns.first().map(|found| &found.pattern) else {
        panic!("{found:?}")
    };
    assert_eq!(repeat.period(), Period { preperiod: 71, period: 12, saltus: 0 });
    assert_eq!(found.zeros.list, [0]);
    assert_eq!(found.zeros.pattern.map(|found| found.pattern), Some(ZeroPattern::Finite));
}

#[test]
fn nothing_is_found_in_grundys_game_or_in_taking_squares() {
    let found = find_in(octal(&[4], 2048, true));
    assert_eq!(text(&found), "");
    let squares = from_rule(2048, |n| (1..).map_while(|k| n.checked_sub(k * k)).collect());
    let found = find_in(squares);
    assert_eq!((text(&found), found.zeros.pattern), (String::new(), None));
    assert_eq!(found.zeros.list[..6], [0, 2, 5, 7, 10, 12]);
}

#[test]
fn taking_a_number_coprime_to_the_heap_shows_the_least_prime_factor() {
    let gcd = agree::gcd;
    let values = from_rule(1100, |n| (1..=n).filter(|&k| gcd(k, n) == 1).map(|k| n - k).collect());
    let found = find_in(values);
    let Some(Pattern::Cases(cases)) = found.patterns.first().map(|found| &found.pattern) else {
        panic!("{found:?}")
    };
    let forms: Vec<String> = cases.forms().iter().flatten().map(Form::to_string).collect();
    assert_eq!(forms, ["0", "π(lpf(n))"]);
    assert_eq!(found.patterns[0].from, 2);
}

#[test]
fn laskers_nim_is_told_by_residues() {
    let mut values = Vec::new();
    let code = Code { digits: &[4], repeat: &[3], unequal: false };
    breaking(&mut values, 2048, code, &mut Budget::new(&Limits::default())).unwrap();
    let found = find_in(values);
    let Some(Pattern::Cases(cases)) = found.patterns.first().map(|found| &found.pattern) else {
        panic!("{found:?}")
    };
    let forms: Vec<String> = cases.forms().iter().flatten().map(Form::to_string).collect();
    assert_eq!(forms, ["n − 1", "n", "n", "n + 1"]);
    let period = Period { preperiod: 0, period: 4, saltus: 4 };
    assert_eq!(cases.period().map(|p| Period { preperiod: 0, ..p }), Some(period));
}

#[test]
fn subtraction_and_all_but_sets_have_periods() {
    let mut budget = Budget::new(&Limits::default());
    let mut values = Vec::new();
    taking(&mut values, 2048, Takes::Set(&[1, 3, 4]), &mut budget).unwrap();
    let found = find_in(values);
    let period = found.patterns[0].pattern.period();
    assert_eq!(period, Some(Period { preperiod: 0, period: 7, saltus: 0 }));
    let zeros = ZeroPattern::Residues { modulus: 7, residues: vec![0, 2] };
    assert_eq!(found.zeros.pattern.map(|found| found.pattern), Some(zeros));
    let mut values = Vec::new();
    all_but(&mut values, 2048, &[1, 5], &mut budget).unwrap();
    let period = find_in(values).patterns[0].pattern.period();
    assert!(period.is_some_and(|period| period.saltus > 0), "{period:?}");
}

#[test]
fn taking_at_most_half_is_similar_to_itself() {
    let found = find_in(from_rule(2048, |n| (n.div_ceil(2)..n).collect()));
    let Some(Pattern::Similar(similar)) = found.patterns.first().map(|found| &found.pattern) else {
        panic!("{found:?}")
    };
    let steps: Vec<String> = similar.steps().iter().map(Step::to_string).collect();
    assert_eq!(steps, ["n", "g(n)"]);
}

#[test]
fn values_built_from_those_of_half_are_similar() {
    let mut values = vec![0u64, 1];
    for n in 2..2048usize {
        let half = values[n / 2];
        values.push(if n % 2 == 0 { half } else { 2 * half + 1 });
    }
    let found = find_in(values);
    let Some(Pattern::Similar(similar)) = found.patterns.first().map(|found| &found.pattern) else {
        panic!("{found:?}")
    };
    let steps: Vec<String> = similar.steps().iter().map(Step::to_string).collect();
    assert_eq!(steps, ["g(n)", "2·g(n) + 1"]);
}

#[test]
fn some_residues_are_told_where_not_all_can_be() {
    let mut random = Random(7);
    let values = (0..2048).map(|n| if n % 3 == 1 { 5 } else { random.next() % 6 }).collect();
    let found = find_in(values);
    let Some(Pattern::Cases(cases)) = found.patterns.first().map(|found| &found.pattern) else {
        panic!("{found:?}")
    };
    assert_eq!(cases.forms(), [None, Form::constant(5), None]);
}

#[test]
fn a_pattern_that_breaks_later_is_refuted_and_not_claimed() {
    for broken in [256, 300, 2047] {
        let mut values: Vec<u64> = (0..2048).map(|n| n % 4).collect();
        values[broken] += 1;
        let found = find_in(values);
        // What is left may speak of other residues, but not of the one that is broken.
        for found in &found.patterns {
            let Pattern::Cases(cases) = &found.pattern else { panic!("{found:?}") };
            assert_eq!(cases.form(broken as u64), None, "broken at {broken}");
        }
    }
}

#[test]
fn what_was_refuted_is_told() {
    let mut values: Vec<u64> = (0..2048).map(|n| n % 4).collect();
    (256..2048).for_each(|n| values[n] = (n as u64 * n as u64) >> 3 & 7);
    let found = find_in(values);
    assert_eq!(text(&found), "");
    let refuted = found.refuted.unwrap();
    assert_eq!(
        refuted.pattern,
        Pattern::Closed(Form::plain(Base::Remainder { modulus: 4, step: 1 }))
    );
    assert_eq!((refuted.found_to, refuted.fails_at), (255, 257));
}

#[test]
fn a_longer_period_is_found_on_a_longer_range() {
    let mut random = Random(3);
    let block: Vec<u64> = (0..300).map(|_| random.next() % 9).collect();
    let values: Vec<u64> = (0..16_384).map(|n| block[n % 300]).collect();
    let found = find_in(values);
    let period = Period { preperiod: 0, period: 300, saltus: 0 };
    assert_eq!(found.patterns[0].pattern.period(), Some(period));
    assert_eq!(found.patterns[0].tested.held_to, 16_383);
}

#[test]
fn nothing_is_claimed_before_the_rule_has_come_into_play() {
    let values: Vec<u64> = (0..16_384).map(|n| n % 10_000).collect();
    let search = Search { horizon: 9_999, ..Search::default() };
    let found = find(&mut values.clone(), &search);
    assert!(!found.searched && found.patterns.is_empty());
    assert_eq!(text(&find_in(values)), "n", "without it there is no way to know");
}

#[test]
fn few_values_say_nothing() {
    for len in [0, 1, 2, 31, 127] {
        let found = find_in((0..len).collect());
        assert!(!found.searched && found.patterns.is_empty(), "{len}");
    }
    assert_eq!(text(&find_in((0..128).collect())), "n");
}

#[test]
fn only_who_wins_may_be_known() {
    let search = Search { meaning: Meaning::Outcomes, ..Search::default() };
    let found = find(&mut (0..2048).map(|n| n % 5).collect::<Vec<_>>(), &search);
    assert_eq!(found.patterns, []);
    let zeros = ZeroPattern::Residues { modulus: 5, residues: vec![0] };
    assert_eq!(found.zeros.pattern.map(|found| found.pattern), Some(zeros));
}

/// A small generator (Marsaglia 2003), so that the tests are the same every time.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 >> 11
    }
}

#[test]
fn nothing_is_found_in_random_values() {
    for seed in 1..=60u64 {
        let mut random = Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        let most = [2, 3, 10, 100][usize::try_from(seed % 4).unwrap()];
        // Some with few zeros, some with many.
        let sparse = seed % 5;
        let values = (0..4096).map(|_| {
            let value = random.next() % most;
            if sparse > 0 && !random.next().is_multiple_of(sparse * 3) { 0 } else { value }
        });
        let found = find_in(values.collect());
        assert_eq!((found.patterns, found.zeros.pattern), (vec![], None), "seed {seed}");
    }
}

#[test]
fn nothing_is_found_in_few_random_values_either() {
    for seed in 1..=300u64 {
        let mut random = Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        let (most, len) = (2 + seed % 5, 128 + seed % 300);
        let values = (0..len).map(|_| random.next() % most).collect();
        let found = find_in(values);
        assert!(found.searched);
        assert_eq!((found.patterns, found.zeros.pattern), (vec![], None), "seed {seed}");
    }
}
