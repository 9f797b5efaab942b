//! Rules given to the program: in files, on the command line, with constants set; and given wrongly.

use crate::common::{grundy, json};
use serde_json::{Value, json as object};
use std::fs;
use std::path::PathBuf;

const COPRIME: &str = "game c(n) = { c(n - k) for k in 1..=n if gcd(k, n) == 1 }";

/// A file with this text, in the folder of the tests.
fn file(name: &str, text: &[u8]) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, text).expect("the file can be written");
    path.to_string_lossy().into_owned()
}

#[test]
fn rules_go_with_every_command() {
    let path = file("coprime.game", COPRIME.as_bytes());
    for given in [["--rule", COPRIME], ["--file", &path]] {
        let with = |args: &[&str]| json(&[args, &given].concat());
        let solved = with(&["solve", "c(12, 7)"]);
        assert_eq!((&solved["outcome"], &solved["value"]), (&"N".into(), &4.into()));
        assert_eq!(solved["winning_moves"][0]["to"], "c(7, 7)");
        assert_eq!(solved["method"], "mex");
        let values = with(&["values", "c", "--to", "7"]);
        assert_eq!(values["values"], object!([0, 1, 0, 2, 0, 3, 0, 4]));
        assert_eq!(with(&["equal", "c(7)", "nim(4)"])["equal"], true);
        assert_eq!(with(&["check", "c", "--size", "5"])["counterexample"], Value::Null);
        assert_eq!(with(&["pattern", "c"])["findings"][0]["status"], "conjecture");
        let wrong = with(&["check", "c(m)", "--formula", "m mod 4"]);
        assert_eq!(wrong["counterexample"], object!({ "at": [2], "value": 0, "claimed": 2 }));
        let listed = grundy(&[&["games"][..], &given].concat());
        assert!(listed.out.starts_with("c(n)"), "{}{}", listed.out, listed.err);
        let played = crate::common::fed(
            &[&["play", "c(3)", "--first", "me"][..], &given].concat(),
            "heap 1: 3 → 2\nresign\n".as_bytes(),
        );
        assert_eq!(played.code, 0, "{}", played.err);
    }
}

#[test]
fn several_sources_are_one_set_of_rules() {
    let path = file("half.game", b"game half(n) = { other(n / 2) if n > 0 }");
    let args =
        ["solve", "half(9)", "--file", &path, "--rule", "game other(n) = { half(n - 1) if n > 0 }"];
    // Four moves: 9, 4, 3, 1, 0.
    assert_eq!(json(&args)["outcome"], "P");
}

#[test]
fn constants_are_set_from_outside() {
    let rules = "let a = [1, 2] game f(n) = { f(n - k) for k in a if k <= n }";
    let value = |set: &[&str]| {
        let args = [&["solve", "f(7)", "--rule", rules], set].concat();
        json(&args)["value"].clone()
    };
    assert_eq!(value(&[]), 1);
    assert_eq!(value(&["--set", "a=[1, 3, 4]"]), 0);
    for (set, said) in [
        ("b=3", "nothing in the rules is called “b”"),
        ("a", "expected"),
        ("a=", "expected"),
        ("a=[1", "never closed"),
        ("a=1/0", "division by 0"),
        ("a=3", "not a list"),
    ] {
        let run = grundy(&["solve", "f(7)", "--rule", rules, "--set", set]);
        assert_eq!(run.code, 2, "{set}: {}{}", run.out, run.err);
        assert!(run.err.contains(said), "{set}: {}", run.err);
    }
    let alone = grundy(&["solve", "nim(3)", "--set", "a=3"]);
    assert_eq!((alone.code, alone.err.contains("--rule")), (2, true), "{}", alone.err);
}

#[test]
fn recognised_rules_answer_at_any_size() {
    let rules = "game f(n) = { f(n - k) for k in [1, 3, 4] if k <= n }";
    let answer = json(&["solve", "f(10^18)", "--rule", rules]);
    assert_eq!((&answer["value"], &answer["method"]), (&1.into(), &"periodic".into()));
    assert_eq!(answer["reason"]["step"], "recognised");
    let misere = json(&["solve", "f(9, 5)", "--rule", rules, "--misere"]);
    let named = json(&["solve", "subtract[1, 3, 4](9, 5)", "--misere"]);
    assert_eq!(misere["outcome"], named["outcome"]);
    let values = json(&["values", "f", "--to", "10^5", "--from", "99998", "--rule", rules]);
    assert_eq!(values["rule"], "f");
}

#[test]
fn grids_and_outcomes() {
    let cut = "game cut(a, b) = { cut(i, b) + cut(a - i, b) for i in 1..a,
               cut(a, i) + cut(a, b - i) for i in 1..b } loses if a == 1 and b == 1";
    let grid = json(&["values", "cut", "--rule", cut, "--from", "1", "--to", "3,2"]);
    assert_eq!(grid["from"], object!([1, 1]));
    assert_eq!(grid["outcomes"], object!([["P", "N"], ["N", "P"], ["N", "P"]]));
    let svg = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("cut.svg");
    let path = svg.to_string_lossy().into_owned();
    let run = grundy(&["values", "cut", "--rule", cut, "--from", "1", "--to", "3", "--svg", &path]);
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(fs::read_to_string(&svg).expect("a picture").starts_with("<svg"));
    let draws = "game f(n) = { f(n - 1) if n > 0 } draws if n == 0";
    assert_eq!(json(&["solve", "f(3)", "--rule", draws])["outcome"], "D");
    assert_eq!(
        json(&["values", "f", "--to", "1", "--rule", draws])["outcomes"],
        object!(["D", "D"])
    );
}

#[test]
fn what_cannot_be_read_is_refused() {
    let folder = env!("CARGO_TARGET_TMPDIR");
    let bytes = file("bytes.game", &[0xff, 0xfe, 0]);
    let empty = file("empty.game", b"");
    let deep = file("deep.game", format!("game f(n) = {{ f({}n", "(".repeat(100_000)).as_bytes());
    let long = format!("game f(n) = {{ {} }}", "f(n - 1) if n > 0, ".repeat(20_000));
    let long = file("long.game", long.as_bytes());
    let sum = format!("game f(n) = {{ f({}n) }}", "1 + ".repeat(50_000));
    let sum = file("sum.game", sum.as_bytes());
    for path in ["no/such/file.game", folder, &bytes, &empty, &deep, &sum] {
        let run = grundy(&["solve", "f(3)", "--file", path]);
        assert_eq!(run.code, 2, "{path}: {}{}", run.out, run.err);
        assert!(!run.err.is_empty() && !run.err.contains("panicked"), "{path}: {}", run.err);
        let run = grundy(&["values", "f", "--file", path, "--json"]);
        let error: Value = serde_json::from_str(&run.out).expect("an object");
        assert_eq!((run.code, error["error"]["kind"].is_string()), (2, true), "{path}");
    }
    if PathBuf::from("/dev/zero").exists() {
        let endless = grundy(&["solve", "f(3)", "--file", "/dev/zero"]);
        assert_eq!(endless.code, 2, "{}", endless.err);
    }
    let run = grundy(&["solve", "f(3)", "--file", &long]);
    assert!([0, 2].contains(&run.code), "{}", run.err);
}

#[test]
fn rules_that_go_wrong_say_where_and_have_their_exit_code() {
    for (rules, position, code, said) in [
        ("game f(n) = { f(n - 1) }", "f(2)", 2, "f(2) → f(1) → f(0)"),
        ("game f(n) = { f(n + 1) if n < 3, f(n - 1) if n > 0 }", "f(0)", 2, "--loopy"),
        ("game f(n) = { f(n) if n > 0 }", "f(2)", 2, "f(2)"),
        ("game f(n) = { f(n + 1) }", "f(0)", 3, "limit"),
        ("game f(n) = { f(k) for k in 0..10^15 if mod(k, 3) > 3 }", "f(9)", 3, "limit"),
    ] {
        let limits = ["--limit-positions", "1000", "--limit-time", "0.3"];
        let run = grundy(&[&["solve", position, "--rule", rules], &limits[..]].concat());
        assert_eq!(run.code, code, "{rules}: {}{}", run.out, run.err);
        assert!(run.err.contains(said), "{rules}: {}", run.err);
        let run = grundy(&[&["solve", position, "--rule", rules, "--json"], &limits[..]].concat());
        assert_eq!(run.code, code);
        let error: Value = serde_json::from_str(&run.out).expect("an object");
        assert!(error["error"]["kind"].is_string(), "{rules}");
    }
}

/// Only Left has moves, and who would have to move from 0 has drawn.
const DOWN: &str = "game d(n) = { d(n-1) if n>0 | } draws if n==0";

/// Each player has one move, and play goes round.
const ROUND: &str = "game a(n) = { a(1) if n==0 | a(0) if n==1 }";

#[test]
fn a_starter_may_draw_where_the_other_wins_or_loses() {
    let found = json(&["solve", "d(1)", "--rule", DOWN, "--mover", "left"]);
    assert_eq!(found["outcome"], Value::Null);
    assert_eq!(found["starts"], object!({ "left": "draw", "right": "loss" }));
    assert_eq!((&found["mover_wins"], &found["mover_outcome"]), (&false.into(), &"draw".into()));
    assert_eq!(json(&["solve", "d(2)", "--rule", DOWN])["outcome"], "L");
    let refused = grundy(&["solve", "a(0)", "--rule", ROUND]);
    assert!(refused.code == 2 && refused.err.contains("--loopy"), "{}", refused.err);
    for (position, starts) in [
        ("a(0)", object!({ "left": "draw", "right": "loss" })),
        ("a(1)", object!({ "left": "loss", "right": "draw" })),
    ] {
        let found = json(&["solve", position, "--rule", ROUND, "--loopy"]);
        assert_eq!((&found["outcome"], &found["starts"]), (&Value::Null, &starts));
    }
    let said = grundy(&["solve", "a(1)", "--rule", ROUND, "--loopy"]);
    assert!(said.out.starts_with("Right wins when Left moves first;"), "{}", said.out);
    let sum = json(&["solve", "kl[1, 2](1) + graph[0>1, 1>0](0)", "--loopy"]);
    assert_eq!(sum["outcome"], "D");
    let table = json(&["values", "d", "--rule", DOWN, "--to", "3"]);
    assert_eq!(table["outcomes"], object!(["D", "L2", "L", "L"]));
}

#[test]
fn a_game_that_ends_at_once_is_compared_without_its_difference() {
    assert_eq!(json(&["equal", "d(0)", "d(0)", "--rule", DOWN])["equal"], true);
    let found = json(&["equal", "d(1)", "d(2)", "--rule", DOWN]);
    assert_eq!(found["witness"]["outcomes"], object!([null, "L"]));
    let other = "game e(n) = { } draws if n == 0";
    let open = grundy(&["equal", "d(0)", "e(0)", "--rule", DOWN, "--rule", other]);
    assert!(open.code == 2 && open.err.contains("is open"), "{}{}", open.out, open.err);
}

#[test]
fn what_a_clause_ended_is_not_called_stuck() {
    let said = |rule: &str, position| grundy(&["solve", position, "--rule", rule]).out;
    let impartial = "game f(n) = { f(n - 1) if n > 0 } loses if n == 0";
    assert!(said(impartial, "f(0)").starts_with("The game is over: by a clause of the rules"));
    assert!(!said(DOWN, "d(0)").contains("no legal move"));
    let played =
        crate::common::fed(&["play", "f(1)", "--first", "me", "--rule", impartial], b"1\n");
    assert!(
        played.out.contains("By a clause of the rules the game ends here. You win!"),
        "{}",
        played.out
    );
    let drawn = "game g(n) = { g(n - 1), g(n - 2) if n > 1 } draws if n == 1, wins if n <= 0";
    let played = crate::common::fed(
        &["play", "g(2)", "--first", "me", "--rule", drawn],
        b"hint\nhint\nhint\nhint\n1\n",
    );
    assert!(played.out.contains("hold the draw"), "{}", played.out);
    assert!(played.out.contains("heap 1: 2 \u{2192} 1"), "{}", played.out);
    assert!(played.out.contains("the game ends here in a draw."), "{}", played.out);
    let played = crate::common::fed(&["play", "g(2)", "--first", "me", "--rule", drawn], b"2\n");
    assert!(played.out.contains("You let a draw go"), "{}", played.out);
    assert!(played.out.contains("You let the draw go once."), "{}", played.out);
}
