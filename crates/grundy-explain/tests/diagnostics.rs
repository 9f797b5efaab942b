//! Mistakes as they are shown, in every language.
//!
//! The expected texts lie in `tests/diagnostics/`. With `BLESS=1` in the environment they are written
//! anew; read the difference before you commit it.

#![allow(clippy::unwrap_used)]

mod expected;

use expected::as_expected;
use grundy_core::Player;
use grundy_explain::{Language, Messages, diagnostics_text, move_error_text};
use grundy_lang::{parse, parse_move, parse_rule};

/// One of each kind of mistake, and places where a mistake is hard to show.
const MISTAKES: &[&str] = &[
    "",
    "kayels(12)",
    "dawson(7) + wythoff(3, 5)",
    "nim(3, -5)",
    "nim(99999999999999999999)",
    "nim(2^64, 3)",
    "nim(2^64 - 1 + 1)",
    "subtract[2](3 - 5)",
    "nim(7 / (2 - 2), 2^(1-2))",
    "nim((3 + 4, 5)",
    "nim(1e18)",
    "nim(3, 5",
    "(nim(3) + *5",
    "nim(3))",
    "nim(3)]",
    "nim(3 5)",
    "nim(3;5)",
    "nim(3,)",
    "nim(3] + *2",
    "nim(3) nim(5)",
    "nim(3) +",
    "nim(3) + + *2",
    "()",
    "5",
    "nim",
    "take(10)",
    "take[](10)",
    "take[1, 2](10)",
    "take[0..3](10)",
    "take[3..1](10)",
    "take[0](10)",
    "take[strict](10)",
    "nim[3](5)",
    "0.77[1, 2](5)",
    "subtract[1, 0](7)",
    "subtract[1..3](7)",
    "kl[3](5)",
    "kl[1, 2, 3](5)",
    "kl[2, 0](5)",
    "monotonic(1, 5, 3)",
    "monotonic[strict](1, 3, 3)",
    "monotonic[strct](1)",
    "strip(4, 2)",
    "octal[77](5)",
    "1.3(5)",
    "12.3(5)",
    "0.7G(5)",
    "0.(5)",
    "4.[](5)",
    "hackenbush(0-1, 5)",
    "hackenbush(0>1)",
    "hackenbush(0-4294967296)",
    "graph[0>1](0, 7)",
    "graph[0-1](0)",
    "graph(0)",
    "*x",
    "nim(3) ? 5",
    "nim(3\0, \u{1b}[31m5)",
    "nimm(3) + take(4) + kl[0, 1](2) + strip(2, 1)",
    "ｎｉｍ（３，－５）",
    "尼姆(3, 5)",
    "nim(3,\n    5,\n    x,\n    7)",
];

const RULES: &[&str] = &["", "nim(3)", "kayls", "take[1..3] 5", "*5", "kl[1]"];

const MOVES: &[(&str, &str)] = &[
    ("nim(7, 5)", "2"),
    ("nim(7, 5)", "take all"),
    ("nim(7, 5)", "3 0"),
    ("nim(7, 5)", "→ 0"),
    ("nim(7, 5)", "1: 6 → 0"),
    ("nim(7, 5)", "1: 7 → 8"),
    ("nim(7, 5) + *2", "component 3, heap 1: 7 → 0"),
    ("nim(7) + nim(7)", "1 0"),
    ("strip(0, 3)", "3 0"),
    ("strip(0, 3)", "2: 4 → 1"),
    ("hackenbush(0-1)", "cut 1"),
    ("hackenbush(0-1)", "cut 0 (1-2)"),
    ("graph[0>1](0)", "2 1"),
    ("graph[0>1](0)", "1: 1 → 0"),
];

fn shown(language: Language) -> String {
    let messages = Messages::of(language);
    let mut all = String::new();
    let mut add = |source: &str, text: String| {
        assert!(!text.contains("[diagnostic-") && !text.contains("[rules-"), "{text}");
        assert!(!text.contains(['\0', '\u{1b}']), "{text:?}");
        all.push_str(&format!("--- {}\n{}\n", source.escape_debug(), text.trim_end()));
    };
    for source in MISTAKES {
        let mistakes = parse(source).expect_err(source);
        add(source, diagnostics_text(source, &mistakes, messages, false));
    }
    for source in RULES {
        let mistakes = parse_rule(source).expect_err(source);
        add(&format!("rule {source}"), diagnostics_text(source, &mistakes, messages, false));
    }
    for (position, text) in MOVES {
        let error = parse_move(&parse(position).unwrap(), text, Player::Left).expect_err(text);
        add(&format!("{position}: {text}"), move_error_text(&error, messages));
    }
    all
}

#[test]
fn mistakes_are_shown_as_expected() {
    as_expected("diagnostics", shown);
}

#[test]
fn colour_changes_nothing_but_colour() {
    let messages = Messages::of(Language::En);
    let source = "kayels(12) + nim(-1)";
    let mistakes = parse(source).unwrap_err();
    let mut coloured = diagnostics_text(source, &mistakes, messages, true);
    assert!(coloured.contains('\u{1b}'));
    for code in ["\u{1b}[1;31m", "\u{1b}[34m", "\u{1b}[0m"] {
        coloured = coloured.replace(code, "");
    }
    assert_eq!(coloured, diagnostics_text(source, &mistakes, messages, false));
}

#[test]
fn a_long_line_is_shown_near_the_mistake_only() {
    let messages = Messages::of(Language::En);
    let mut heaps = vec!["10"; 1_000_000];
    heaps[500_000] = "x";
    let source = format!("nim({})", heaps.join(", "));
    let mistakes = parse(&source).unwrap_err();
    let text = diagnostics_text(&source, &mistakes, messages, false);
    assert_eq!(
        text,
        "\
error: “x” cannot stand here
  │ …10, 10, 10, 10, 10, 10, 10, 10, 10, x, 10, 10, 10, 10, 10, 10, 10, 10, 10, …
  │                                      ^ expected a number
"
    );
    let wide = "（".repeat(1_000_000);
    let text = diagnostics_text(&wide, &parse(&wide).unwrap_err(), messages, false);
    assert!(text.lines().all(|line| line.chars().count() < 100), "{text}");
}
