//! One way to stop: whatever it is asked, the program ends soon after its limit of time, and takes little more than its
//! limit of memory.
//!
//! The goal is T + max(1 s, T/10), and 1.3 M + 64 MB of anonymous memory; how that is measured is said in `common/measure.rs`.

#![cfg(target_os = "linux")]

use crate::common::folder::Folder;
use crate::common::measure::{Fed, case, watched};
use std::fs;
use std::time::Duration;

/// The measure itself: a process that takes memory and time is seen to.
#[test]
fn what_is_taken_is_seen() {
    let mut shell = std::process::Command::new("sh");
    // The shell holds a text of 40 MB, and counts for a while.
    let text = "x=$(head -c 40000000 /dev/zero | tr '\\0' a); i=0; while [ $i -lt 300000 ]; do i=$((i+1)); done";
    let mut child = shell.args(["-c", text]).spawn().expect("a shell");
    let taken = watched(&mut child, Duration::ZERO);
    assert_eq!(taken.code, Some(0));
    assert!(taken.memory > 30_000_000, "{taken:?}");
    assert!(taken.late > Duration::from_millis(50), "{taken:?}");
    assert!(taken.late <= taken.wall + Duration::from_millis(50), "{taken:?}");
}

const WYTHOFF: &str = "examples/wythoff.game";
const COPRIME: &str = "examples/cf-2004e-coprime.game";

#[test]
fn grids_of_written_rules() {
    for to in ["2^14", "2^15"] {
        let args = ["values", "wythoff", "--to", to, "--file", WYTHOFF, "--stats"];
        case(&args).stops();
        // A grid that cannot be finished is refused at once, with what it would need.
        let refused = case(&args).usual_memory().stops();
        assert!(to == "2^14" || refused.err.contains("memory"), "{}", refused.err);
    }
    case(&["check", "wythoff", "--file", WYTHOFF, "--formula", "1", "--to", "4294967295"]).holds();
    case(&["pattern", "wythoff", "--file", WYTHOFF, "--to", "2^20"]).holds();
    case(&["values", "wythoff", "--file", WYTHOFF, "--to", "2^12", "--format", "csv"]).holds();
}

/// What has no end is left when the time is up, or when there is too much of it.
#[test]
fn input_without_end() {
    for command in [&["graph"][..], &["hackenbush"], &["verify"], &["solve", "nim(1)", "--file"]] {
        for device in ["/dev/zero", "-"] {
            let args = [command, &[device]].concat();
            for fed in [Fed::Endless("0 1\n"), Fed::Endless("1"), Fed::Silence] {
                let taken = case(&args).fed(fed.clone()).holds();
                assert!(matches!(taken.code, Some(2 | 3)), "{args:?}: {}", taken.err);
            }
        }
    }
    for fed in [Fed::Endless("nim(1) + "), Fed::Endless("("), Fed::Then("nim(", "1,"), Fed::Silence]
    {
        for args in [&["solve", "-"][..], &["equal", "-", "nim(1)"], &["play", "-"]] {
            let taken = case(args).fed(fed.clone()).holds();
            assert!(matches!(taken.code, Some(2 | 3)), "{args:?}: {}", taken.err);
        }
    }
    for fed in [
        Fed::Endless("e"),
        Fed::Endless("(e;"),
        Fed::Then("{\"edges\": [", "[\"0\", \"0\"],"),
        Fed::Then("graph {", "a -- b;"),
        Fed::Then("5 4\n", "0 1\n"),
    ] {
        let taken = case(&["hackenbush", "-"]).fed(fed).holds();
        assert!(matches!(taken.code, Some(2 | 3)), "{}", taken.err);
    }
}

/// One line of many megabytes, from a file as from a pipe.
#[test]
fn one_gigantic_line() {
    let folder = Folder::new("line");
    let many = |begin: &str, part: &str, end: &str| {
        let mut text = begin.to_owned();
        text.extend(std::iter::repeat_n(part, (8 << 20) / part.len()));
        text + end
    };
    for (name, text) in [
        ("heaps", many("nim(", "1,", "1)")),
        ("terms", many("", "nim(1)+", "nim(1)")),
        ("stars", many("", "*1+", "*1")),
        ("numbers", many("nim(1", "1", ")")),
        ("arcs", many("graph[", "1>0,", "1>0](1)")),
        ("edges", many("hackenbush(", "0-1,", "0-1)")),
        ("deep", many("", "(", "")),
        ("wrong", many("", "? ", "")),
        ("braces", many("", "{|", "")),
    ] {
        let text = folder.file(name, text);
        for command in ["solve", "equal"] {
            let mut args = vec![command, "-"];
            if command == "equal" {
                args.push("nim(1)");
            }
            // There is room to read it, and not always room to solve it.
            for memory in [100, 2000] {
                let case = case(&args).memory(memory);
                let taken = case.fed_by(&text).holds();
                assert!(matches!(taken.code, Some(0 | 2 | 3)), "{name}: {}", taken.err);
            }
        }
    }
    for (name, text) in [
        ("vertices.json", many("{\"vertices\": [", "{\"name\": \"a\"},", "{\"name\": \"b\"}]}")),
        (
            "edges.json",
            many(
                "{\"vertices\": [{\"name\": \"0\"}], \"edges\": [",
                "[\"0\", \"0\"],",
                "[\"0\", \"0\"]]}",
            ),
        ),
        ("names.dot", many("graph {", "a;", "}")),
        ("edges.dot", many("graph {", "a--b;", "}")),
        ("deep.dot", many("graph {", "{", "}")),
        ("stalks", many("", "(e)", "")),
        ("open", many("", "(", "")),
        ("spaces", many("e", " ", "e")),
        ("list", many("", "0 1\n", "")),
        ("digits", many("", "1", "")),
    ] {
        let file = folder.file(name, text);
        for memory in [100, 4000] {
            case(&["hackenbush", &file]).memory(memory).holds();
            case(&["hackenbush", &file, "--value-only"]).memory(memory).holds();
            case(&["hackenbush", "convert", &file, "--to", "json"]).memory(memory).holds();
            case(&["graph", &file]).memory(memory).holds();
            case(&["verify", &file]).memory(memory).holds();
        }
    }
}

#[test]
fn searches() {
    let huge = ["--max-moves", "18446744073709551615", "--explain", "--moves", "all"];
    for args in [
        &["solve", "--file", COPRIME, "coprime(9999991)"][..],
        &[&["solve", "kl[5,9](10^18, 999999999999999999)"][..], &huge].concat(),
        &[&["solve", "nim(10^18)"][..], &huge].concat(),
        &[&["solve", "0.77(10^18)"][..], &huge].concat(),
        &[&["solve", "laskers_nim(10^18)"][..], &huge].concat(),
        &[&["solve", "subtract[10^9](10^18)"][..], &huge].concat(),
        &[&["solve", "allbut[2](10^18, 10^18)"][..], &huge].concat(),
        &["solve", "grundys(10^7)", "--explain"],
        &["solve", "grundys(10^18)"],
        &["solve", "0.007(10^8)", "--explain"],
        &["solve", "grundys(40, 41) + 0.77(30)", "--misere", "--limit-positions", "10^12"],
        &["solve", "subtract[2, 7, 10^8, 10^9+7](10^9)", "--explain"],
        &["solve", "0.[3](10^9) + grundys(5000)", "--misere"],
        &["solve", "kl[5, 9](300, 400, 500) + 0.77(3)", "--loopy", "--limit-positions", "10^12"],
        &["solve", "monotonic(1, 2, 10^9, 10^18)", "--explain", "--moves", "all"],
        &["solve", "strip(1, 10^9, 10^18)", "--explain", "--moves", "all"],
        &["equal", "grundys(10^7)", "grundys(10^7+1)"],
        &["equal", "kl[5, 9](400)", "kl[5, 9](401)"],
        &["solve", "--rule", "game f(n) = { f(n - 1) + f(n - 1) if n > 0 }", "f(60)"],
        &["solve", "--rule", "game f(n) = { f(n - k) for k in 1..=10^6 }", "f(10^9)"],
        &["solve", "--rule", "game f(n) = { f(a * b) for a in 1..n for b in 1..n }", "f(10^5)"],
        &["solve", "--rule", "game f(n) = { f(n + 1) }", "f(0)"],
        &["solve", "--loopy", "--rule", "game f(n) = { f(n + 1), f(n + 2) }", "f(0)"],
        &[
            "solve",
            "--rule",
            "game f(n) = { f(n / k) for k in 2..=n | f(n - 1) if n > 0 }",
            "f(10^6)",
        ],
    ] {
        case(args).holds();
    }
}

#[test]
fn checks_against_brute_force() {
    for args in [
        &["check", "nim", "--heaps", "9223372036854775807", "--size", "202"][..],
        &["check", "nim", "--heaps", "2", "--size", "18446744073709551615"],
        &["check", "octal", "--heaps", "255", "--size", "3"],
        &["check", "monotonic", "--heaps", "10^18", "--size", "10^18"],
        &["check", "hackenbush", "--size", "10^18"],
        // Nearly no list of so many numbers is a strip of coins.
        &["check", "strip", "--heaps", "10^18", "--size", "2^32"],
        &["check", "monotonic[strict]", "--heaps", "10^18", "--size", "2"],
        &["check", "graph", "--heaps", "10^18", "--size", "10^18"],
        &["check", "kl", "--heaps", "10^18", "--size", "10^18"],
        &["check", "sum", "--heaps", "10^18", "--size", "10^18"],
        &["check", "kl-lemma-11", "--heaps", "10^18", "--size", "10^18"],
        &["check", "0.77", "--heaps", "10^6", "--size", "10^6"],
        &["check", "coprime", "--file", COPRIME, "--size", "10^18"],
        &["check", "wythoff", "--file", WYTHOFF, "--size", "10^18"],
        &["check", "nim", "--formula", "n", "--to", "4294967295"],
        &["check", "grundys", "--formula", "n", "--from", "3", "--to", "4294967295"],
        &["check", "coprime", "--file", COPRIME, "--formula", "1", "--to", "4294967295"],
        &["check", "subtract[1]", "--formula", "n % 2", "--to", "4294967295"],
        &["check", "subtract[2, 7, 19]", "--formula", "0*n", "--to", "4294967295"],
    ] {
        case(args).holds();
    }
}

#[test]
fn sequences_and_tables() {
    let folder = Folder::new("tables");
    let out = folder.path("f");
    for rule in
        ["subtract[99, 6, 2]", "nim", "0.007", "grundys", "kl[5, 9]", "allbut[2, 10^6]", "0.3F"]
    {
        for format in ["text", "csv", "bfile", "binary", "parquet"] {
            let args = ["values", rule, "--to", "4294967295", "--format", format, "--out", &out];
            case(&args).holds();
            // What is known was written, or nothing.
            let left = fs::read_dir(&folder.0).expect("a folder");
            let names = left.map(|entry| entry.expect("an entry").file_name());
            assert!(names.into_iter().all(|name| name == "f"), "{rule} {format}");
        }
        case(&["values", rule, "--to", "4294967295", "--stats"]).holds();
        for picture in ["v.svg", "v.png"] {
            let picture = folder.path(picture);
            case(&["values", rule, "--to", "4294967295", "--picture", &picture]).holds();
            let _ = fs::remove_file(picture);
        }
        let _ = fs::remove_file(&out);
    }
    case(&["values", "nim", "--to", "4294967295", "--json"]).holds();
    for args in [
        &["period", "0.04", "--to", "2^40"][..],
        &["period", "grundys", "--to", "2^40"],
        &["period", "0.356", "--to", "2^40", "--proof", "window"],
        &["period", "0.[3]", "--to", "2^60"],
        &["period", "4.F3F", "--to", "2^60"],
        &["period", "subtract[5, 18446744073709551615]", "--to", "2^63"],
        &["period", "allbut[1, 18446744073709551615]", "--to", "2^63"],
        &["compare", "0.6", "0.60", "--to", "2^62"],
        &["compare", "subtract[2^63, 5]", "subtract[5, 2^63]", "--to", "2^62"],
        &["compare", "grundys", "grundys", "--to", "2^62"],
        &["pattern", "grundys", "--to", "2^40"],
        &["pattern", "0.04", "--to", "2^40"],
        &["pattern", "nim", "--to", "2^63"],
        &["pattern", "kl[5, 9]", "--to", "2^40"],
        &["pattern", "coprime", "--file", COPRIME, "--to", "2^40"],
    ] {
        case(args).holds();
    }
}

/// At its limit of time a period says up to which heap the values are known.
#[test]
fn what_a_period_knows_is_said() {
    for (language, words) in [("en", "known"), ("vi", "Đã biết"), ("zh", "已")] {
        let taken = case(&["period", "0.04", "--to", "2^40", "--lang", language]).stops();
        assert!(taken.err.contains(words), "{}", taken.err);
        assert!(taken.err.contains("n = "), "{}", taken.err);
        assert!(!taken.err.contains("who wins"), "{}", taken.err);
    }
}

#[test]
fn rules_and_constants_of_any_length() {
    let folder = Folder::new("rules");
    let many = |begin: &str, part: &str, end: &str| {
        let mut text = begin.to_owned();
        text.extend(std::iter::repeat_n(part, (7 << 20) / part.len()));
        text + end
    };
    for (name, text) in [
        ("options", many("game f(n) = { ", "f(n - 1) if n > 0, ", "f(0) if n > 5 }")),
        (
            "games",
            (0..60_000).map(|i| format!("game g{i}(n) = {{ g{i}(n - 1) if n > 0 }}\n")).collect(),
        ),
        (
            "chain",
            (0..20_000).map(|i| format!("game g{i}(n) = {{ g{}(n) if true }}\n", i + 1)).collect(),
        ),
        ("parameters", many("game f(", "a, ", "b) = { f(b) }")),
        ("deep", many("game f(n) = { f(", "(", "n)) }")),
        ("sums", many("game f(n) = { f(n", " - 1", ") }")),
        ("list", many("let a = [", "1, ", "1]\ngame f(n) = { f(n - k) for k in a if k <= n }")),
        ("lines", many("", "\n", "game f(n) = { f(n - 1) if n > 0 }")),
        ("comment", many("#", "x", "\ngame f(n) = { f(n - 1) if n > 0 }")),
        ("wrong", many("", "? ", "")),
    ] {
        let file = folder.file(name, text);
        for memory in [100, 2000] {
            case(&["solve", "--file", &file, "f(3)"]).memory(memory).holds();
        }
    }
    let set: String = "a=[1".to_owned() + &",1".repeat(10_000) + "]";
    let rule = "let a = [1]\ngame f(n) = { f(n - k) for k in a if k <= n }";
    case(&["solve", "--rule", rule, "--set", &set, "f(10^6)"]).holds();
    case(&["values", "f", "--rule", rule, "--set", &set, "--to", "10^6"]).holds();
}

#[test]
fn pictures_and_figures() {
    let folder = Folder::new("pictures");
    let svg = folder.path("p.svg");
    let graph: String = (0..3000).map(|i| format!("{}>{i},", i + 1)).collect();
    let graph = format!("graph[{}1>0](3000)", graph);
    for expression in [
        "nim(10^18)",
        "nim(1000000, 1000000)",
        "strip(1, 10^18)",
        "monotonic(10^9, 10^18)",
        "kayles(10^9)",
        "hackenbush(0-1, 1-4000000000)",
        &graph,
    ] {
        case(&["solve", expression, "--picture", &svg]).holds();
        case(&["solve", expression, "--picture", &folder.path("p.png")]).memory(300).holds();
    }
    for figure in
        ["stalk", "arch", "ladder", "wheel", "random-tree", "random-graph", "complete", "tree"]
    {
        for size in ["18446744073709551615", "1000000", "300000", "1000", "19"] {
            case(&["hackenbush", "make", figure, size]).holds();
        }
    }
    for stalks in ["e^1000000", "e^1000(e^1000;e^1000)", "(e^9)", "b^70", "eAe^999998A"] {
        case(&["hackenbush", "--text", stalks]).memory(400).holds();
        case(&["hackenbush", "--text", stalks, "--explain", "--svg", &svg]).memory(400).holds();
        case(&["hackenbush", "--text", stalks, "--misere"]).memory(400).holds();
    }
}

#[test]
fn exercises_and_judged_programs() {
    for format in ["text", "html"] {
        let args = ["exercise", "who-wins", "--level", "5", "--count", "10^6", "--key"];
        case(&[&args[..], &["--format", format]].concat()).holds();
    }
    for program in ["true", "cat", "yes", "sleep 1000", "cat /dev/zero"] {
        let far = ["--heaps", "10^9", "--size", "10^9", "--large", "10^18", "--cpu", "1000"];
        case(&[&["judge", program, "--game", "nim"][..], &far].concat()).holds();
        case(&["judge", program, "--game", "0.77", "--heaps", "1", "--size", "10^9"]).holds();
    }
    let rules = "examples/wythoff.game";
    let folder = Folder::new("judge");
    let save = folder.file("program", "cat");
    for save in [rules, &save] {
        let command = format!("sh {}", folder.path("program"));
        let args = ["judge", &command, "--game", "wythoff", "--file", rules, "--save", save];
        let refused = case(&args).holds();
        assert_eq!(refused.code, Some(2), "{}", refused.err);
        assert!(refused.err.contains(save), "{}", refused.err);
    }
    assert_eq!(fs::read_to_string(save).expect("a file"), "cat");
}

/// Certificates that were forged to keep whoever checks them busy.
#[test]
fn forged_certificates() {
    let folder = Folder::new("forged");
    let made = folder.path("made.json");
    let run = crate::common::grundy(&["period", "0.156", "--certificate", &made]);
    assert_eq!(run.code, 0, "{}", run.err);
    let text = fs::read_to_string(&made).expect("a certificate");
    let good: serde_json::Value = serde_json::from_str(&text).expect("an object");
    assert_eq!(crate::common::grundy(&["verify", &made]).code, 0);
    let forge = |field: &str, number: u64| {
        let mut forged = good.clone();
        match field {
            "mask" => forged["space"]["mask"] = number.into(),
            field => forged[field] = number.into(),
        }
        folder.file("forged.json", forged.to_string())
    };
    for mask in [1 << 62, u64::MAX] {
        // Refused at once, not at a limit.
        let refused = case(&["verify", &forge("mask", mask)]).holds();
        assert_eq!(refused.code, Some(2), "{}", refused.err);
    }
    for field in ["computed_to", "period", "preperiod", "saltus", "max"] {
        for number in [1 << 40, 1 << 62, u64::MAX] {
            let taken = case(&["verify", &forge(field, number)]).holds();
            assert!(matches!(taken.code, Some(2 | 3)), "{field}: {}", taken.err);
        }
    }
    let rares =
        format!("{{\"certificate\":\"grundy-period\",\"rares\":[0{}]}}", ",1".repeat(12 << 20));
    case(&["verify", &folder.file("rares.json", rares)]).holds();
}
