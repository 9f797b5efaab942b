//! Rules that the catalogue has under another name, and rules that only look so.

use grundy_lang::{heap_rule_text, parse_rules, parse_setting};

/// What the only game of `source` is recognised as.
fn recognised(source: &str) -> Option<String> {
    let rules = parse_rules(source, &[]).unwrap_or_else(|wrong| panic!("{source}: {wrong:?}"));
    let game = rules.games().next().expect("a game");
    rules.recognised(game).map(heap_rule_text)
}

#[test]
fn heap_rules_are_recognised_however_they_are_written() {
    for (options, rule) in [
        ("f(n - k) for k in 1..=n", "nim"),
        ("f(k) for k in 0..n", "nim"),
        ("f(n - 1 - k) for k in 0..n", "nim"),
        ("f(n - k) for k in 1..=3 if k <= n", "take[1..3]"),
        ("f(n - k) for k in 1..=min(n, 3)", "take[1..3]"),
        ("f(n - k) for k in 1..=min(3, n)", "take[1..3]"),
        ("f(n - k) for k in 1..=n if k <= 3", "take[1..3]"),
        ("f(n - k) for k in 1..=n if k < 4", "take[1..3]"),
        ("f(n - k) for k in 2..6 if n >= k", "take[2..5]"),
        ("f(n - k) for k in 1..=10^3 if k <= n", "take[1..1000]"),
        ("f(n - k) for k in 10^3..=10^8 if k <= n", "take[1000..100000000]"),
        ("f(n - k) for k in 1..=10^12 if n - k >= 0", "take[1..1000000000000]"),
        ("f(n - k) for k in 10^9..=10^9 if n >= k", "take[1000000000..1000000000]"),
        ("f(n - 1) if n > 0, f(n - 2) if n > 1", "take[1..2]"),
        ("f(n - 1) if n != 0, f(n - 3) if n >= 3, f(n - 4) if n > 3", "subtract[1, 3, 4]"),
        ("f(n - k) for k in [1, 3, 4] if k <= n", "subtract[1, 3, 4]"),
        ("f(n - k) for k in [4, 1, 3] if n - k >= 0", "subtract[1, 3, 4]"),
        ("f(n - k) for k in 1..=n if k in [1, 3, 4]", "subtract[1, 3, 4]"),
        ("f(n - k) for k in 1..=4 if k <= n and k != 2", "subtract[1, 3, 4]"),
        ("f(n - k) for k in 1..=n if k != 2", "allbut[2]"),
        ("f(k) for k in 0..n if n - k != 2", "allbut[2]"),
        ("f(n - k) for k in 1..=n if k not in [2, 5]", "allbut[2, 5]"),
        ("f(n - k) for k in 1..=n if not k in [2, 5]", "allbut[2, 5]"),
        ("f(n - k) for k in 3..=n", "allbut[1, 2]"),
        ("f(a) + f(n - 1 - a) for a in 0..n, f(a) + f(n - 2 - a) for a in 0..n - 1", "0.77"),
        ("f(a) + f(n - 2 - a) for a in 0..=n - 2", "0.07"),
        ("f(n - 2 - a) + f(a) for a in 0..=(n - 2) / 2", "0.07"),
        ("f(a) + f(n - 2 - a) for a in 0..=n - 2 if a <= n - 2 - a", "0.07"),
        ("f(n - 1) if n > 1, f(a) + f(n - 1 - a) for a in 1..n - 1", "0.6"),
        ("f(n - k) for k in 1..=n, f(a) + f(n - a) for a in 1..n", "4.[3]"),
        ("f(a) + f(n - a) for a in 1..n if a < n - a", "grundys"),
        ("f(a) + f(n - a) for a in 1..n if a != n - a", "grundys"),
        ("f(a) + f(n - a) for a in 1..n", "4.0"),
    ] {
        let source = format!("game f(n) = {{ {options} }}");
        assert_eq!(recognised(&source).as_deref(), Some(rule), "{source}");
    }
}

#[test]
fn constants_are_seen_through() {
    let source = "let s = [1, 3, 4]\nlet most = 2 * 2 - 1\n";
    let takes = "game f(n) = { f(n - k) for k in s if k <= n }";
    assert_eq!(recognised(&(source.to_owned() + takes)).as_deref(), Some("subtract[1, 3, 4]"));
    let range = "game f(n) = { f(n - k) for k in 1..=most if k <= n }";
    assert_eq!(recognised(&(source.to_owned() + range)).as_deref(), Some("take[1..3]"));
    let set = parse_setting("s = [2, 7]").expect("a list");
    let rules = parse_rules(takes, &[set]).expect("rules");
    let game = rules.games().next().expect("a game");
    assert_eq!(rules.recognised(game).map(heap_rule_text).as_deref(), Some("subtract[2, 7]"));
}

#[test]
fn what_only_looks_like_a_heap_rule_is_not_taken_for_one() {
    for options in [
        "f(n - k) for k in 1..=n if gcd(k, n) == 1",
        "f(n - k * k) for k in 1..=isqrt(n)",
        "f(n - k) for k in 1..=n if k < n",
        "f(n - k) for k in 1..=n if 2 * k <= n",
        "f(n - k) for k in 1..=n / 2",
        "f(n - k) for k in 1..=3",
        "f(n - 1) if n > 4",
        "f(n - 1) if n % 2 == 1",
        "f(n / 2) if n > 0",
        "f(n - 1) + f(n - 1) if n > 0",
        "f(a) + f(n - a) for a in 2..n - 1",
        "f(a) + f(b) for a in 1..n for b in 1..n - a",
        "f(n - k) for k in 0..=n",
        "f(n - k) for k in [0, 1] if k <= n",
        "f(n - 1) if n > 0, *2",
        "f(k) for k in 1..n",
        "f(n - k) for k in [1, 2] if k <= n and k == 1",
        // What small heaps allow takes too long to list.
        "f(n - k) for k in 1..=10^12 if k >= 1 and k <= n",
        "",
    ] {
        let source = format!("game f(n) = {{ {options} }}");
        assert_eq!(recognised(&source), None, "{source}");
    }
    for source in [
        "game f(n) = { f(n - k) for k in 1..=n } loses if n == 3",
        "game f(n) = { f(n - k) for k in 1..=n | f(n - k) for k in 1..=n }",
        "game f(n) = { g(n - k) for k in 1..=n } game g(n) = { f(n - k) for k in 1..=n }",
        "game f(n, m) = { f(n - k, m) for k in 1..=n }",
        "game f(n) = { let m = n, f(m - k) for k in 1..=m }",
    ] {
        assert_eq!(recognised(source), None, "{source}");
    }
}
