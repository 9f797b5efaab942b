//! Heaps of any size under rules with numbers of any size.

use crate::common::{Run, grundy, json, names, solve};
use std::time::{Duration, Instant};

/// A run that must not list what it is asked about one by one: it ends at once, also on a slow machine
/// that has much else to do. To list them would take hours.
fn at_once(args: &[&str]) -> Run {
    let begun = Instant::now();
    let run = grundy(args);
    let took = begun.elapsed();
    assert!(took < Duration::from_secs(120), "{args:?}: {took:?}");
    run
}

/// The position of an answer as it is written back, and its value.
fn answer(expression: &str, flags: &[&str]) -> (String, u64) {
    let solved = solve(expression, flags);
    let value = solved["value"].as_u64().unwrap_or_else(|| panic!("{expression}: {solved}"));
    (solved["position"].as_str().expect("a position").to_owned(), value)
}

#[test]
fn one_take_answers_without_a_table() {
    let run = at_once(&["solve", "subtract[10^9](10^9)"]);
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.out.contains("The only winning move"), "{}", run.out);
    assert!(run.out.contains("heap 1   1000000000 → 0"), "{}", run.out);
    for (expression, value) in [
        ("subtract[10^9](10^9)", 1),
        ("subtract[10^9](10^9-1)", 0),
        ("subtract[10^9](2*10^9)", 0),
        ("subtract[10^18](2^64-1)", 0),
        ("subtract[10^9, 10^9+1, 10^9+2](2*10^9-1)", 1),
        ("subtract[10^9, 10^9+1, 10^9+2](2*10^9)", 2),
        ("subtract[10^9, 10^9+1, 10^9+2](2*10^9+2)", 0),
        ("subtract[2, 3, 10^12](10^9)", 0),
        ("subtract[10^10](10^9)", 0),
    ] {
        let flags = ["--explain"];
        assert_eq!(answer(expression, &flags).1, value, "{expression}");
    }
    // The formula says the same as the table, from where it takes over.
    for heap in 4090..4110u64 {
        let by_table = answer(&format!("subtract[3, 4, 5]({heap})"), &[]).1;
        assert_eq!(by_table, heap % 8 / 3, "{heap}");
    }
}

#[test]
fn written_ranges_are_not_listed() {
    for clauses in [
        "for k in 10^3..=10^8 if k <= n",
        "for k in 10^3..=10^8 if n - k >= 0",
        "for k in 10^3..=min(n, 10^8)",
        "for k in 1..=n if 10^3 <= k and k <= 10^8",
    ] {
        let rule = format!("game r(n) = {{ r(n - k) {clauses} }}");
        for (heap, value) in [("5000", 5), ("10^9", 1_000_000_000 % 100_001_000 / 1000)] {
            let run = at_once(&["solve", "--rule", &rule, &format!("r({heap})"), "--json"]);
            assert_eq!(run.code, 0, "{rule} {heap}: {}{}", run.out, run.err);
            assert!(run.out.contains(&format!("\"value\":{value}")), "{rule} {heap}: {}", run.out);
        }
    }
}

/// A rule that no theorem knows is stopped by its limits, and that is said.
#[test]
fn ranges_without_a_theorem_stop_at_the_limits() {
    let rule = "game r(n) = { r(n - k) for k in 10^3..=10^8 if k <= n and k % 3 == 1 }";
    let small = at_once(&["solve", "--rule", rule, "r(5000)"]);
    assert_eq!(small.code, 0, "{}{}", small.out, small.err);
    let args = ["solve", "--rule", rule, "r(10^9)", "--limit-time", "2"];
    let large = at_once(&args);
    assert_eq!(large.code, 3, "{}{}", large.out, large.err);
    assert!((large.out + &large.err).contains("limit"), "it says what stopped it");
    // Bounds that come second do not end a loop, for what comes first may go wrong later on.
    let rule = "game r(n) = { r(n - k) for k in 1..=10 if 12 / (5 - k) > 0 and k <= n }";
    let broken = grundy(&["solve", "--rule", rule, "r(3)"]);
    assert_eq!(broken.code, 2, "{}", broken.out);
    assert!(broken.err.contains("a division by 0"), "{}", broken.err);
}

#[test]
fn numbers_are_computed_where_they_are_written() {
    for (written, read, value) in [
        ("nim(2^64-1)", "nim(18446744073709551615)", u64::MAX),
        ("subtract[2^10+1](10^18-3)", "subtract[1025](999999999999999997)", 0),
        ("take[1..2^5](10^3*2)", "take[1..32](2000)", 2000 % 33),
        ("*(2^3-1) + nim((1+2)*3/2)", "*7 + nim(4)", 3),
        ("0.77(10+2)", "0.77(12)", 4),
        ("hackenbush(0-1, 1-(1+1))", "hackenbush(0-1, 1-2)", 2),
    ] {
        let (position, found) = answer(written, &[]);
        assert_eq!(position, read);
        if written.starts_with("subtract") {
            assert_eq!(found, 999_999_999_999_999_997 / 1025 % 2);
        } else {
            assert_eq!(found, value, "{written}");
        }
    }
    let sizes = json(&["check", "nim", "--heaps", "1+1", "--size", "2^3-1"]);
    assert_eq!(sizes, json(&["check", "nim", "--heaps", "2", "--size", "7"]));
    let table = json(&["values", "kayles", "--to", "2^4-6", "--from", "(1+1)*2"]);
    assert_eq!(table["values"].as_array().map(Vec::len), Some(7));
}

#[test]
fn mistakes_in_numbers_are_underlined_in_every_language() {
    for (language, words) in [("en", "this is -2"), ("vi", "kết quả là -2"), ("zh", "结果是 -2")]
    {
        let run = grundy(&["solve", "nim(7, 3 - 5)", "--lang", language]);
        assert_eq!(run.code, 2);
        assert!(run.err.contains(words), "{}", run.err);
        assert!(run.err.contains("│        ^^^^^"), "{}", run.err);
    }
    for (expression, marks) in [
        ("nim(7 / 0)", "        ^"),
        ("nim(2^64 - 1 + 1)", "    ^^^^^^^^^^^^"),
        ("nim(2^(0-1))", "      ^^^^^"),
    ] {
        let run = grundy(&["solve", expression]);
        assert_eq!(run.code, 2, "{expression}");
        assert!(run.err.contains(&format!("│ {marks} ")), "{expression}: {}", run.err);
    }
    let run = grundy(&["values", "kayles", "--to", "2^64"]);
    assert_eq!(run.code, 2);
    assert!(run.err.contains("2^20-1"), "the message says what is allowed: {}", run.err);
}

#[test]
fn what_period_proves_solve_uses() {
    assert_eq!(answer("0.[3](10^6)", &[]).1, 1_000_000);
    assert_eq!(answer("0.3F(10^18)", &[]).1, 499_999_999_999_999_999);
    for language in ["en", "vi", "zh"] {
        let args = ["solve", "laskers_nim(18446744073709551615)", "--lang", language];
        let run = at_once(&args);
        assert_eq!(run.code, 2, "{}", run.out);
        assert!(run.err.contains("2^64"), "{}", run.err);
    }
    let below = solve("laskers_nim(2^64-2)", &[]);
    assert_eq!(below["value"].as_u64(), Some(u64::MAX - 1));
    let split = "heap 1: 18446744073709551614 → 9223372036854775807 + 9223372036854775807";
    assert_eq!(names(&below["winning_moves"]).first(), Some(&split));
}

/// A multiplication of these numbers once wrapped around.
#[test]
fn takes_near_two_to_the_64_do_not_wrap() {
    let run = at_once(&["period", "subtract[5, 18446744073709551615]"]);
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.out.contains("No period"), "{}", run.out);
    let compared =
        json(&["compare", "subtract[9223372036854775807, 5]", "subtract[18446744073709551615]"]);
    assert_eq!(compared["first"]["heap"].as_u64(), Some(5), "{compared}");
    let near = ["subtract[2^63-1, 2^63+1]", "subtract[2^64-2, 2^64-1]"];
    let same = at_once(&["compare", near[0], near[1], "--to", "10^5"]);
    assert_eq!(same.code, 0, "{}", same.err);
    assert!(same.out.contains("have the same values"), "{}", same.out);
}
