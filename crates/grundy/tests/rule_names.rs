//! A rule has one value table and any of its names: what is written with a name, and what of the rule alone.
#![cfg(feature = "json")]

use grundy::certificate::Certificate;
use grundy::{Budget, NamedRule, RuleRef, parse, parse_rule, period, position_text, rule_text};
use serde_json::{Value, json};

fn named(text: &str) -> NamedRule {
    let Ok(RuleRef::Heap(named)) = parse_rule(text) else { panic!("{text}") };
    named
}

#[test]
fn what_is_written_with_a_name_is_written_back_with_it() {
    for text in ["kayles(5)", "0.77(5)", "nim(3) + *3 + star(1, 2) + allbut[](4)", "laskers_nim(7)"]
    {
        let position = parse(text).expect("a position");
        assert_eq!(position_text(&position), text);
        assert_eq!(parse(&position_text(&position)).as_ref(), Ok(&position));
    }
    for text in ["kayles", "0.77", "star", "nim", "grundys", "allbut[]", "4.[3]", "octal"] {
        assert_eq!(rule_text(&parse_rule(text).expect("a rule")), text);
    }
}

/// Components have no names, so that equal rules share their values.
#[test]
fn equal_rules_are_equal_to_the_engines() {
    for (a, b) in [
        ("kayles(5)", "0.77(5)"),
        ("*4", "nim(4)"),
        ("guiles(8)", "0.15(8)"),
        ("allbut[](2)", "*2"),
    ] {
        let [a, b] = [a, b].map(|text| parse(text).expect("a position"));
        assert_ne!(a, b);
        assert_eq!(a.components(), b.components());
    }
    assert_ne!(named("grundys").rule(), named("4.0").rule());
}

/// The forms of version 1, which knew names in rules.
#[test]
fn rules_have_the_forms_in_data_that_they_always_had() {
    let code = json!({ "octal": { "digits": [0, 7, 7], "repeat": [] } });
    let forms = [
        ("nim", json!("nim")),
        ("star", json!("star")),
        ("take[2..5]", json!({ "take": { "min": 2, "max": 5 } })),
        ("subtract[1, 3]", json!({ "subtract": { "takes": [1, 3] } })),
        ("allbut[2]", json!({ "all_but": { "takes": [2] } })),
        ("allbut[]", json!({ "all_but": { "takes": [] } })),
        ("grundys", json!("grundys")),
        ("0.77", code.clone()),
        ("kayles", code),
        ("laskers_nim", json!({ "octal": { "digits": [4], "repeat": [3] } })),
        ("kl[1, 2]", json!({ "kl": { "left": 1, "right": 2 } })),
    ];
    for (text, form) in forms {
        assert_eq!(serde_json::to_value(named(text)).expect("data"), form, "{text}");
        // Nim is all but nothing, and a rule without a name is told in the form of one of its names.
        let plain = if named(text).rule().is_nim() { json!("nim") } else { form };
        assert_eq!(serde_json::to_value(named(text).rule()).expect("data"), plain, "{text}");
    }
    let term = &parse("*5").expect("a position").terms()[0].clone();
    let heaps = json!({ "heaps": { "rule": "star", "sizes": [5] } });
    assert_eq!(serde_json::to_value(term).expect("data"), heaps);
}

/// A certificate is of the rule, and reads whichever of the rule's names stands in it.
#[test]
fn certificates_are_of_rules() {
    for (of, rule, other) in [("kayles", "0.77", "0.7"), ("star", "nim", "0.77")] {
        let rule_of = named(of);
        let report = period(rule_of.rule(), 1000, &mut Budget::default());
        let certificate = Certificate::new(rule_of.rule(), &report).expect("a proof");
        assert_eq!(certificate.rule(), rule);
        let object = serde_json::to_value(&certificate).expect("data");
        let verify = |name: &str| {
            let named = Value::from(name);
            let mut object = object.clone();
            object["rule"] = named;
            let certificate: Certificate = serde_json::from_value(object).expect("its form");
            certificate.verify(&mut Budget::default())
        };
        assert_eq!((verify(rule), verify(of)), (Ok(()), Ok(())));
        assert!(verify(other).is_err());
    }
}
