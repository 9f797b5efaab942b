//! What is said of the rules of the catalogue.

use super::*;
use grundy_games::Term;
use grundy_games::heap::Heaps;
use grundy_lang::parse_rule;
use grundy_theorems::TermTheorems;

fn report(rule: &str) -> Report {
    pattern(&parse_rule(rule).unwrap(), None, &mut Budget::default()).unwrap()
}

/// The first pattern as a formula, and whether it is proved.
fn first(rule: &str) -> Option<(String, Option<&'static str>)> {
    let report = report(rule);
    let claim = report.patterns.first()?;
    let proof = match claim.status {
        Status::Proved(proof) => Some(proof.name()),
        Status::Conjecture => None,
    };
    Some((pattern_text(&claim.observed, report.first), proof))
}

#[test]
fn theorems_make_what_is_observed_certain() {
    let cases = [
        ("nim", "g(n) = n", "nim"),
        ("take[1..3]", "g(n) = n mod 4", "bounded-take"),
        ("take[2..5]", "g(n) = ⌊(n mod 7)/2⌋", "bounded-take"),
        ("allbut[3]", "g(n) = ⌊n/6⌋·3 + (n mod 6) mod 3", "all-but-one"),
        ("kl[1, 1]", "g(n) = ⌊n/2⌋", "all-but-one"),
        ("subtract[1, 2]", "g(n) = n mod 3", "window"),
        ("subtract[1, 3, 4]", "g(n + 7) = g(n)", "window"),
        ("0.77", "g(n + 12) = g(n) (n ≥ 71)", "guy-smith"),
        ("0.3", "g(n) = n mod 2", "guy-smith"),
        ("0.13FF", "g(n + 7) = g(n) + 4 (n ≥ 6)", "rising"),
        ("0.3F", "g(n) = ⌊n/6⌋·3 + (n mod 6) mod 3", "rising"),
        ("0.44[1]", "g(n + 24) = g(n) (n ≥ 143)", "repeating"),
        (
            "laskers_nim",
            "g(n) = n − 1 (n mod 4 = 0); n (n mod 4 = 1, 2); n + 1 (n mod 4 = 3) (n ≥ 1)",
            "lasker",
        ),
        ("allbut[2, 3]", "g(n) = ⌊n/4⌋·2 + (n mod 4) mod 2", "all-but"),
    ];
    for (rule, formula, proof) in cases {
        assert_eq!(first(rule), Some((formula.to_owned(), Some(proof))), "{rule}");
    }
}

#[test]
fn what_is_true_only_for_a_while_is_not_said() {
    let (formula, proof) = first("take[1..10000]").unwrap();
    assert_eq!((formula.as_str(), proof), ("g(n) = n mod 10001", Some("bounded-take")));
    let far = report("subtract[1, 1000000000000]");
    assert_eq!((far.patterns.len(), far.zero_pattern, far.searched), (0, None, false));
    assert_eq!(first("allbut[100000]").unwrap().1, Some("all-but-one"));
}

#[test]
fn nothing_is_found_in_grundys_game() {
    let rule = parse_rule("grundys").unwrap();
    let report = pattern(&rule, Some(4095), &mut Budget::default()).unwrap();
    assert_eq!((report.patterns, report.zero_pattern), (vec![], None));
    assert!(report.searched && report.values.len() == 4096);
    assert_eq!(report.zeros[..5], [0, 1, 2, 4, 7]);
}

#[test]
fn losing_positions_are_proved_with_the_values() {
    let kayles = report("0.77").zero_pattern.unwrap();
    assert_eq!(kayles.observed.pattern, ZeroPattern::Finite);
    assert!(matches!(kayles.status, Status::Proved(Proof::GuySmith { .. })));
    let subtract = report("subtract[1, 3, 4]").zero_pattern.unwrap();
    assert_eq!(zeros_text(&subtract.observed, 0).as_deref(), Some("n mod 7 = 0, 2"));
    assert!(matches!(subtract.status, Status::Proved(Proof::Window { .. })));
    let nim = report("nim").zero_pattern.unwrap();
    assert_eq!((nim.observed.pattern, nim.observed.from), (ZeroPattern::Finite, 1));
}

/// What is proved is true: compared with values computed further than it was tested.
#[test]
fn what_is_proved_goes_on() {
    for rule in ["0.77", "0.07", "0.137", "subtract[2, 5, 8]", "allbut[1, 4]", "4.3", "kl[3, 3]"] {
        let parsed = parse_rule(rule).unwrap();
        let report = report(rule);
        let claim = &report.patterns[0];
        assert!(matches!(claim.status, Status::Proved(_)), "{rule}");
        let RuleRef::Heap(heap) = parsed else { panic!("{rule}") };
        let mut budget = Budget::default();
        let mut workspace = grundy_theorems::Workspace::new(&mut budget);
        for n in claim.observed.from..4000 {
            let truth =
                Term::Heaps(Heaps::new(heap.clone(), vec![n])).value(&mut workspace).unwrap();
            let formula = match &claim.observed.pattern {
                Pattern::Closed(form) => form.value(n),
                Pattern::Cases(cases) => cases.form(n).and_then(|form| form.value(n)),
                Pattern::Repeat(repeat) => repeat.value(n),
                Pattern::Similar(_) => None,
            };
            assert_eq!(formula, Some(truth), "{rule} at {n}");
        }
    }
}

#[test]
fn rules_without_a_sequence_are_refused() {
    let refused = |rule: &str| {
        pattern(&parse_rule(rule).unwrap(), None, &mut Budget::default()).err().unwrap()
    };
    assert_eq!(refused("kl[1, 2]"), PatternError::Partizan);
    assert!(
        matches!(refused("subtract"), PatternError::Parameters(game) if game.name == "subtract")
    );
    assert!(matches!(refused("hackenbush"), PatternError::NoSequence(_)));
    assert!(matches!(refused("monotonic"), PatternError::NoSequence(_)));
    assert!(matches!(refused("graph[0>1]"), PatternError::NoSequence(_)));
}

#[test]
fn a_limit_ends_the_values_and_is_told() {
    let limits = Limits { positions: 300, ..Limits::default() };
    let report = pattern(&parse_rule("0.77").unwrap(), None, &mut Budget::new(&limits)).unwrap();
    assert!(report.stopped.is_some());
    assert!(report.values.len() <= 300, "{}", report.values.len());
    let shorter = pattern(&parse_rule("0.77").unwrap(), Some(50), &mut Budget::default()).unwrap();
    assert_eq!((shorter.values.len(), shorter.searched), (51, false));
}
