//! Input that nobody means well with.

#![allow(clippy::unwrap_used)]

use grundy_games::{Position, Term};
use grundy_lang::{Diagnostic, DiagnosticKind, parse, parse_rule, parse_rules, position_text};

fn mistakes(source: &str) -> Vec<Diagnostic> {
    parse(source).expect_err("it is wrong")
}

#[test]
fn nothing_at_all() {
    for empty in ["", " ", "\n\t\u{3000}", "\u{FEFF}"] {
        assert_eq!(mistakes(empty)[0].kind, DiagnosticKind::Empty);
        assert!(parse_rule(empty).is_err());
    }
}

#[test]
fn a_megabyte_of_one_character() {
    for c in "()[]+-*,.^>:7aｎ'\0…".chars() {
        let source = c.to_string().repeat(if c == '(' { 1 << 20 } else { 1 << 17 });
        assert!(mistakes(&source).len() <= 20, "{c:?}");
        assert!(parse_rule(&source).is_err(), "{c:?}");
    }
}

#[test]
fn repeated_openings_and_lists() {
    for piece in ["nim(", "kl[", "nim(3) ", "nim(3) + ", "nim(3,", "0.7[", "a-", "2^", "nim(3]+"] {
        let source = piece.repeat(20_000);
        let count = mistakes(&source).len();
        assert!((1..=20).contains(&count), "{piece:?}: {count}");
    }
}

#[test]
fn deep_nesting_is_flat() {
    let depth = 500_000;
    let source = format!("{}nim(3){} + *2", "(".repeat(depth), ")".repeat(depth));
    assert_eq!(position_text(&parse(&source).unwrap()), "nim(3) + *2");
    let unclosed = format!("{}nim(3)", "(".repeat(depth));
    let kinds: Vec<_> = mistakes(&unclosed).into_iter().map(|mistake| mistake.kind).collect();
    assert_eq!(kinds, [DiagnosticKind::Unclosed { close: ')' }]);
}

#[test]
fn a_million_heaps_and_a_long_sum() {
    let sizes: Vec<String> = (0..1_000_000u64).map(|n| (n * n).to_string()).collect();
    let source = format!("nim({})", sizes.join(", "));
    let position = parse(&source).unwrap();
    assert!(matches!(&position.terms()[0], Term::Heaps(heaps) if heaps.sizes().len() == 1_000_000));
    assert_eq!(position_text(&position), source);
    let sum = vec!["nim(3)"; 100_000].join(" + ");
    assert_eq!(position_text(&parse(&sum).unwrap()), sum);
}

#[test]
fn a_million_mistakes_are_told_briefly() {
    let source = format!("nim({})", vec!["-1"; 1_000_000].join(", "));
    assert_eq!(mistakes(&source).len(), 20);
}

#[test]
fn control_characters_and_long_names() {
    assert!(parse("nim(3)\0").is_err());
    assert!(parse("\u{1b}[31mnim(3)").is_err());
    let DiagnosticKind::UnknownGame { name, nearest } =
        mistakes(&format!("{}(3)", "k".repeat(1 << 20))).remove(0).kind
    else {
        panic!("a long name is no game");
    };
    assert!(name.len() < 100, "a message does not quote all of it");
    assert_eq!(nearest, None);
}

#[test]
fn powers_at_the_edge() {
    let sizes = |source: &str| match parse(source).map(|p| p.terms().to_vec()).as_deref() {
        Ok([Term::Heaps(heaps)]) => Some(heaps.sizes().to_vec()),
        _ => None,
    };
    assert_eq!(
        sizes("nim(0^0, 1^18446744073709551615, 0^18446744073709551615)"),
        Some(vec![1, 1, 0])
    );
    assert_eq!(sizes("nim(2^63, 2^3^2, 18446744073709551615)"), Some(vec![1 << 63, 512, u64::MAX]));
    for large in ["2^64", "10^20", "2^2^7", "2^18446744073709551615", "18446744073709551616"] {
        let mistake = mistakes(&format!("nim({large})")).remove(0);
        assert_eq!(mistake.kind, DiagnosticKind::NumberTooLarge, "{large}");
        assert_eq!(mistake.span, 4..4 + large.len());
    }
}

#[test]
fn mistakes_of_arithmetic_have_their_place() {
    let said = |text: &str| {
        let source = format!("nim({text}, 1)");
        let found = mistakes(&source);
        assert_eq!(found.len(), 1, "{source}: {found:?}");
        (source[found[0].span.clone()].to_owned(), found[0].kind.clone())
    };
    let negative = |value: &str| DiagnosticKind::NegativeResult { value: value.to_owned() };
    assert_eq!(said("3 - 5"), ("3 - 5".to_owned(), negative("-2")));
    assert_eq!(said("1 + (2 - 4) * 3"), ("1 + (2 - 4) * 3".to_owned(), negative("-5")));
    assert_eq!(said("2^(1-2)"), ("(1-2)".to_owned(), negative("-1")));
    assert_eq!(said("(3-2)*-1"), ("-1".to_owned(), DiagnosticKind::Negative));
    let fault = Some(grundy_games::written::FaultKind::DivisionByZero);
    let division = DiagnosticKind::BadConstant { fault };
    assert_eq!(said("7 / (2 - 2) + 1"), ("(2 - 2)".to_owned(), division));
    for large in ["2^63 * 2", "2^64", "10^18 * 10^18 * 10^18", "(2^64 - 1) + 1"] {
        assert_eq!(said(large), (large.to_owned(), DiagnosticKind::NumberTooLarge));
    }
    for (text, place) in [("(3 + kayles(2))", "kayles"), ("((3, 5))", ","), ("3 +", "+")] {
        let (at, kind) = said(text);
        assert!(matches!(kind, DiagnosticKind::Expected { .. }), "{text}: {kind:?}");
        assert_eq!(at, place, "{text}");
    }
}

#[test]
fn deep_arithmetic_is_flat() {
    let depth = 200_000;
    let source = format!("nim({}1{})", "(2 - ".repeat(depth), ")".repeat(depth));
    assert_eq!(position_text(&parse(&source).unwrap()), "nim(1)");
    let source = format!("nim({}1)", "1 - 2 + 1 * ".repeat(depth));
    assert_eq!(mistakes(&source).len(), 1);
    let source = format!("nim({}1)", "1^".repeat(depth));
    assert_eq!(position_text(&parse(&source).unwrap()), "nim(1)");
    for piece in ["(", "(1+", "1/0+", "nim((", "*(", "2*(3-", "1)"] {
        let source = format!("nim({}", piece.repeat(20_000));
        assert!((1..=20).contains(&mistakes(&source).len()), "{piece}");
    }
}

#[test]
fn the_empty_sum() {
    for zero in ["0", "(0)", "0 + 0", "((0) + 0)"] {
        assert_eq!(parse(zero), Ok(Position::new(Vec::new())), "{zero}");
    }
}

#[test]
fn rules_of_repeated_pieces() {
    let pieces = [
        "f(n if ",
        "f(",
        "3(",
        "{",
        "(1, ",
        "{1, ",
        "[",
        "a[1..",
        "for k ",
        "for 1 <= k <= n ",
        "if ",
        "if n then ",
        "n = ",
        "n => ",
        "!",
        "not ",
        "-",
        "&& ",
        "n ** ",
        "min ",
        "2n ",
        "n ? ",
        "k in ",
        "where ",
        ", k in 1..n ",
        "| k in 1..n ",
        "for all k in n to ",
        "wins ",
        "else ",
        "let a ",
        "game f",
        "game f(n) = {",
        "game f = ",
        "gane f(n) ",
        "a = ",
        "} ",
        "\"",
        "f[",
        "f(n) - ",
        "n -> ",
        "+ ",
        "; ",
    ];
    for piece in pieces {
        for (before, after) in [("", ""), ("game f(n) = { ", " }"), ("game f(n) = { f(", ") }")] {
            let source = format!("{before}{}{after}", piece.repeat(20_000));
            if let Err(mistakes) = parse_rules(&source, &[]) {
                assert!((1..=20).contains(&mistakes.len()), "{piece:?}");
            }
        }
    }
}

#[test]
fn rules_with_a_piece_missing_or_twice() {
    let source = "let a = [1, 2] game f(n, s) = { f(n - k, s[1..]) + *(n / 2) for k in 1..=n, j in a if k < \
                  3 and not (j == 'x') let m = if n > 2 then min(n, k) else sum(x for x in s) | f(2, s) \
                  } wins if n == 0 or all(x > 0 for x in s)";
    assert!(parse_rules(source, &[]).is_ok(), "{:?}", parse_rules(source, &[]));
    let pieces: Vec<&str> = source.split_inclusive(|c: char| !c.is_alphanumeric()).collect();
    for left_out in 0..pieces.len() {
        for other in 0..pieces.len() {
            let mut changed = pieces.clone();
            changed[left_out] = pieces[other];
            // Whatever is wrong is told, and told in few words.
            if let Err(mistakes) = parse_rules(&changed.concat(), &[]) {
                assert!((1..=20).contains(&mistakes.len()), "{}", changed.concat());
            }
        }
        let _ = parse_rules(&pieces[..left_out].concat(), &[]);
    }
}
