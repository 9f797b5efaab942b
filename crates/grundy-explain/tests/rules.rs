//! Mistakes in written rules, and where rules break down, as they are shown in every language.
//!
//! The expected texts lie in `tests/rules/`. With `BLESS=1` in the environment they are written anew;
//! read the difference before you commit it.

#![allow(clippy::unwrap_used)]

mod expected;

use expected::as_expected;
use grundy::{Budget, SolveOptions, solve};
use grundy_explain::render::{Terminal, text};
use grundy_explain::{Language, Messages, diagnostics_text, report};
use grundy_lang::{Formula, Setting, parse_rules, parse_setting, parse_with};

/// Mistakes that students make in rules, one a line unless several at once are the point.
const RULES: &[&str] = &[
    // How a game is written down.
    "",
    "let a = 3",
    "f(n) = { f(n - 1) if n > 0 }",
    "gane f(n) = { f(n - 1) if n > 0 }",
    "def f(n): return f(n - 1)",
    "game = { f(n - 1) if n > 0 }",
    "game f = { f(n - 1) if n > 0 }",
    "game f(n) { f(n - 1) if n > 0 }",
    "game f(n) := { f(n - 1) if n > 0 }",
    "game f(n) = f(n - 1) if n > 0",
    "game f(n) = ( f(n - k) for k in 1..=n )",
    "game f(n) = [ f(n - k) for k in 1..=n ]",
    "game f(n) = { f(n - 1) if n > 0",
    "game f(n) = f(n - 1) if n > 0 }",
    "game f(n) = { f(n - 1) if n > 0 } }",
    "game f(n = { f(n - 1) if n > 0 }",
    "game f(n, 3) = { f(n - 1) if n > 0 }",
    "game f(n) = { f(n - 1) | f(n - 2) | f(n - 3) }",
    "game f(n) = { f(n - 1) if n > 0 } wins when n == 0",
    "game f(n) = { f(n - 1) if n > 0 } win if n == 0",
    "game f(n) = { wins if n == 0, f(n - 1) }",
    "let a 5 game f(n) = { f(n - a) if n >= a }",
    "a = 5 game f(n) = { f(n - a) if n >= a }",
    // Options.
    "game f(n) = { n - 1 if n > 0 }",
    "game f(n) = { n if n > 0 }",
    "game f(n) = { f(n) - 1 if n > 0 }",
    "game f(n) = { 3 }",
    "game f(n) = { f(n - 1) + 1 if n > 0 }",
    "game f(n) = { for k in 1..=n f(n - k) }",
    "game f(n) = { for k in 1..=n: f(n - k) }",
    "game f(n) = { if n > 0 then f(n - 1) }",
    "game f(n) = { if n > 0: f(n - 1) }",
    "game f(n) = { f(n - k) for k = 1..n }",
    "game f(n) = { f(n - k) for k in range(1, n) }",
    "game f(n) = { f(n - k) for k 1..=n }",
    "game f(n) = { f(n - k) for k in n }",
    "game f(n) = { f(n - k) for k in 1 to n }",
    "game f(n) = { f(n - k) for 1 <= k <= n }",
    "game f(n) = { f(n - k) for k in (1, 2, 3) if k <= n }",
    "game f(n) = { f(n - k) for k in {1, 2, 3} if k <= n }",
    "game f(n) = { f(n - k) for all k in 1..=n }",
    "game f(n) = { f(n - k) where k in 1..=n }",
    "game f(n) = { f(n - k) | k in 1..=n }",
    "game f(n) = { f(n - k), k in 1..=n }",
    "game f(n) = { f(n - k) for k in 1..=n, k <= 3 }",
    "game f(n) = { f(n - k) for k in 1..=n and k <= 3 }",
    "game f(n) = { f(n - 1) f(n - 2) }",
    "game f(n) = { f[n - 1] if n > 0 }",
    "game f(n) = { f n - 1 }",
    "game f(n) = { f if n > 0 }",
    "game f(n) = { nim(n - 1) if n > 0 }",
    "game f(n) = { take[1..3](n) }",
    "game f(n) = { 0.77(n) }",
    "game f(n) = { gcd(n, 2) if n > 0 }",
    "game f(n) = { return f(n - 1) }",
    "game f(n) = { f(n -> n - 1) }",
    "game f(n) = { n -> n - 1 if n > 0 }",
    "game f(n) = { f(n - 1) if n > 0 else f(0) }",
    // Marks of other languages.
    "game f(n) = { f(n - 1) if n = 3 }",
    "game f(n) = { f(n - 1) if n > 0 && n < 9 }",
    "game f(n) = { f(n - 1) if n == 1 || n == 2 }",
    "game f(n) = { f(n - 1) if !(n == 0) }",
    "game f(n) = { f(n - 1) if n & 1 == 1 }",
    "game f(n) = { f(n - 2 ** k) for k in 0..=n if 2 ^ k <= n }",
    "game f(n) = { f(n // 2) if n > 0 }",
    "game f(n) = { f(2n - 3) if n > 0 }",
    "game f(n) = { f(n - k) for k in 1..=n if 3(k + 1) < n }",
    "game f(n) = { f(n / 0.5) if n > 0 }",
    "game f(n) = { f(n - 1) if n => 1 }",
    "game f(n) = { f(n - 1) if n <> 1 }",
    "game f(n) = { f(n - 1) if n === 1 }",
    "game f(n) = { f(n - 1) if n > 0 AND n < 9 }",
    "game f(n) = { f(n - 1) if n is 3 }",
    "game f(n) = { f(n - 1) if n > 0 ? 1 : 0 }",
    "game f(n) = { f(n - 1) if n > 0 @ 3 }",
    "game f(n) = { f(n - 99999999999999999999) }",
    // Brackets and quotation marks.
    "game f(n) = { f(n - 1 if n > 0 }",
    "game f(n) = { f(n - (k + 1) for k in 0..n }",
    "game f(n) = { f(n - k) for k in [1, 2, 3 if k <= n }",
    "game f(n) = { f(n - 1)) if n > 0 }",
    "game f(n) = { f(n - 1] if n > 0 }",
    "game f(a) = { f(a[1..) if len(a) > 0 }",
    "let a = \"abc\ngame f(n) = { f(n - 1) if n > 0 }",
    "game f(a) = { f(a[1..]) if a[0] == 'ab' }",
    "game f(a) = { f(a[1..]) if a[0] == \"a\" }",
    // Names.
    "game coprime(heap) = { coprime(heap - k) for k in 1..=haep }",
    "game f(n) = { f(n - k) for j in 1..=n }",
    "game f(n) = { f(n - k) if k <= n for k in 1..=n }",
    "game f(n) = { f(m - 1) if m > 0 }",
    "game f(N) = { f(n - 1) if n > 0 }",
    "game coprime(n) = { coprme(n - 1) if n > 0 }",
    "game f(n) = { h(n - 1) if n > 0 }",
    "game f(n) = { f(n - k) for k in 1..=n if gdc(k, n) == 1 }",
    "game f(n) = { f(n - k) for k in 1..=n if euler(k) == 1 }",
    "game f(n) = { f(n - 1) if is_square n }",
    "game f(n) = { f(n - k) for k in 1..=n if odd(k) }",
    "game f(n) = { f(n - k) for k in 1..=n if prime(k) }",
    "game f(n) = { f(sqrt(n)) if n > 1 }",
    "game f(n) = { f(min) if n > 0 }",
    "game let(n) = { let(n - 1) if n > 0 }",
    "game f(in) = { f(in - 1) if in > 0 }",
    "game f(n) = { f(n - k) for n in 1..=n }",
    "game f(n, n) = { f(n - 1, n) if n > 0 }",
    "game f(n) = { f(n - 1) if n > 0 } game f(n) = { f(n - 2) if n > 1 }",
    "let a = 1 let a = 2 game f(n) = { f(n - a) if n >= a }",
    "game min(n) = { min(n - 1) if n > 0 }",
    "let sum = 3 game f(n) = { f(n - sum) if n >= sum }",
    "let f = 3 game f(n) = { f(n - 1) if n > 0 }",
    "game f(n) = { let gcd = 3, f(n - gcd) if n > 2 }",
    // Kinds and numbers of arguments.
    "game f(n) = { f(n - 1) if n }",
    "game f(n) = { f(n - 1) if n - 1 }",
    "game f(n) = { f(n - 1) if n and n > 1 }",
    "game f(n) = { f(n - 1) if f(n) == 0 }",
    "game f(n) = { f(f - 1) if n > 0 }",
    "game f(n) = { f(n[0]) if n > 0 }",
    "game f(a) = { f(a[1..]) if a > 0 }",
    "game f(a) = { f(a - 1) for i in 0..len(a) }",
    "game f(a) = { f(a[i]) for i in 0..len(a) }",
    "game f(a) = { f(replace(a, i, a[i] - 1)) for i in 0..a }",
    "game f(a) = { f(a[1..]) if [1, 2] == 3 }",
    "game f(n) = { f(n - 1) if (n > 0) == 1 }",
    "game f(a) = { f(a + 1) if len(a) < 3 }",
    "game f(n) = { f(n - 1, 2) if n > 0 }",
    "game f(a, b) = { f(a - 1) if a > 0 }",
    "game f(n) = { f() }",
    "game f(n) = { f(n - k) for k in 1..=n if gcd(k) == 1 }",
    "game f(n) = { f(n - k) for k in 1..=n if min(n) == k }",
    "game f(n) = { f(abs(n, 1)) }",
    "game f(n) = { f(sum(1, n)) }",
    "let a = [[1, 2], [3, 4]] game f(n) = { f(n - a[0][1]) if n > 9 }",
    "game f(a) = { f(a[1..]) if all(a > 0) }",
    "game f(n) = { f(n - k) for k in 1..=n if gcd(j for j in 1..k) == 1 }",
    "game f(a) = { f(b) if a == [] let b = subsets(a) }",
    "game f(n) = { f(if n > 3 then 1) if n > 0 }",
    "game f(n) = { f(if n > 3 else 1) if n > 0 }",
    "game f(n) = { f(if n > 3 then 1 else [2]) if n > 5 }",
    // Constants.
    "let a = 1 / 0 game f(n) = { f(n - a) if n >= a }",
    "let a = [1, 2] let b = a[2] game f(n) = { f(n - b) if n >= b }",
    // Several mistakes at once.
    "game f(n) = { f(n - 1) if n = 3, n - 2 if n > 1, g(n) }",
    "# Take a square.\nlet most = 9\ngame square(n) = {\n    square(n - k*k) for k in 1..=isqr(n) if k < mots,\n    sqare(n - 1) if n && 1\n}\ngame other(n) = {\n    other(2n) for k = 1..3,\n}\n",
];

/// Rules, constants that are set, and a position: mistakes outside of the rules.
const GIVEN: &[(&str, &[&str], &str)] = &[
    ("game f(n) = { f(n - 1) if n > 0 }", &["a=[3, 6"], "f(3)"),
    ("game f(n) = { f(n - 1) if n > 0 }", &["a"], "f(3)"),
    ("game f(n) = { f(n - 1) if n > 0 }", &["3 = a"], "f(3)"),
    ("game f(n) = { f(n - 1) if n > 0 }", &["a=n"], "f(3)"),
    ("game f(n) = { f(n - 1) if n > 0 }", &["a=3"], "f(3)"),
    ("let most = 3 game f(n) = { f(n - 1) if n > most }", &["mots=4"], "f(3)"),
    ("let a = [1, 2] game f(n) = { f(n - a[0]) if n > 2 }", &["a=4"], "f(3)"),
    ("game f(n) = { f(n - 1) if n > 0 }", &[], "f"),
    ("game f(n) = { f(n - 1) if n > 0 }", &[], "f(n)"),
    ("game f(n) = { f(n - 1) if n > 0 }", &[], "f([1, 2])"),
    ("game f(n) = { f(n - 1) if n > 0 }", &[], "f(3"),
    ("game f(n) = { f(n - 1) if n > 0 }", &[], "ff(3)"),
    ("game f(a, b) = { f(a - 1, b) if a > 0 }", &[], "f(3)"),
    ("game f(a, b) = { f(a - 1, b) if a > 0 }", &[], "f(3, 5, 7)"),
];

/// Rules and a position at which, or behind which, they break down or go round.
const FAULTS: &[(&str, &str)] = &[
    ("game f(n) = { f(2 / (n - 3)) if n > 0, f(n - 1) if n > 0 }", "f(5)"),
    ("game f(n) = { f(n - n / 4) if n > 0 }", "f(9)"),
    ("game f(n) = { f(n - 1) if 6 % n == 0, f(n - 2) if n > 1 }", "f(6)"),
    ("let a = [1, 2, 4]\ngame f(n) = { f(n - a[i]) for i in 0..=len(a) if n >= 7 }", "f(9)"),
    ("game f(a) = { f(a[1..]) if a[0] > 0 }", "f([3, 1])"),
    ("game f(a) = { f(replace(a, 2, 0)) if a[0] > 0 }", "f([3])"),
    ("game f(a) = { f(a[i..]) for i in 1..4 }", "f([3, 1])"),
    ("game f(n) = { f(n - 2) if n > 0 }", "f(7)"),
    ("game f(n) = { f(n - k) for k in 1..=3 }", "f(4)"),
    ("game f(n) = { f(n * n) if n > 1 }", "f(10)"),
    ("game f(n) = { f(n - k) for k in 0..=n }", "f(3)"),
    ("game f(n) = { f(n + 1) if n < 5, f(n - 1) if n > 0 }", "f(3)"),
    ("game f(n) = { g(n - 1) if n > 0 }\ngame g(n) = { f(n + 1) }", "f(3)"),
    ("game f(n) = { f(min(k for k in 1..n)) if n > 0 }", "f(3)"),
    ("game f(a) = { f(a[1..]) if max(a) > 2 }", "f([3, 3])"),
    ("game f(n) = { f(len(1..2^n)) }", "f(40)"),
    ("game f(n) = { f(isqrt(n - 4)) if n > 0 }", "f(5)"),
    ("game f(n) = { f(2 ^ (n - 3)) if n < 9 }", "f(2)"),
    ("game f(n) = { *(n - 3), f(n - 1) if n > 0 }", "f(4)"),
    ("game f(n) = { f(n - 1) if n > 0 } loses if 6 / n == 1", "f(3)"),
];

/// Formulas, which are compared with the values of a game.
const FORMULAS: &[&str] = &["n mod", "n = 4", "n..4", "n m", "", "n mod 4)"];

const TERMINAL: Terminal = Terminal { width: 80, colour: false };

/// What is said about a position of these rules, or about the first thing that is wrong with them.
fn said(rules: &str, settings: &[&str], position: &str, messages: &Messages) -> Option<String> {
    let wrong =
        |source: &str, mistakes: Vec<_>| Some(diagnostics_text(source, &mistakes, messages, false));
    let mut set: Vec<Setting> = Vec::new();
    for text in settings {
        match parse_setting(text) {
            Ok(setting) => set.push(setting),
            Err(mistakes) => return wrong(text, mistakes),
        }
    }
    let rules = match parse_rules(rules, &set) {
        Ok(rules) => rules,
        Err(mistakes) => return wrong(rules, mistakes),
    };
    let position = match parse_with(position, &rules) {
        Ok(solved) => solved,
        Err(mistakes) => return wrong(position, mistakes),
    };
    let unsolved = solve(&position, &SolveOptions::default(), &mut Budget::default()).err()?;
    Some(text(&report::stopped(&unsolved, messages), &TERMINAL))
}

fn shown(language: Language) -> String {
    let messages = Messages::of(language);
    let mut all = String::new();
    let mut add = |title: &str, text: Option<String>| {
        let text = text.unwrap_or_else(|| panic!("nothing is wrong with {title}"));
        assert!(
            !["[rule-", "[fault-", "[stop-", "[diagnostic-"].iter().any(|id| text.contains(id))
        );
        all.push_str(&format!("--- {}\n{}\n", title.escape_debug(), text.trim_end()));
    };
    for rules in RULES {
        let mistakes = parse_rules(rules, &[]).err();
        let text = mistakes.map(|mistakes| diagnostics_text(rules, &mistakes, messages, false));
        add(rules, text);
    }
    for (rules, settings, position) in GIVEN {
        let title = format!("{position} with {} of {rules}", settings.join(" "));
        add(&title, said(rules, settings, position, messages));
    }
    for (rules, position) in FAULTS {
        add(&format!("{position} of {rules}"), said(rules, &[], position, messages));
    }
    for formula in FORMULAS {
        let mistakes = Formula::parse(formula, &["n".to_owned()]).err();
        let text = mistakes.map(|mistakes| diagnostics_text(formula, &mistakes, messages, false));
        add(&format!("formula {formula}"), text);
    }
    all
}

#[test]
fn mistakes_in_rules_are_shown_as_expected() {
    as_expected("rules", shown);
}
