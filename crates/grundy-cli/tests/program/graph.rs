//! Graph files, as a user sees them.

use crate::common::{fed, grundy, json};
use serde_json::json as object;
use std::path::PathBuf;

/// A file with this text, in a folder of its own.
fn file(name: &str, text: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("grundy-graph-{}-{name}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join("graph.txt");
    std::fs::write(&path, text).expect("a file");
    path
}

#[test]
fn a_graph_without_cycles_has_outcomes_and_values() {
    let path = file("plain", "4 3\n0 1\n0 2\n2 3\n");
    let path = path.to_str().expect("a path in UTF-8");
    let expected = object!({
        "vertices": 4, "arcs": 3, "outcomes": { "N": 2, "P": 2, "D": 0 },
        "max_value": 2, "winning_vertices": 2,
    });
    let found = json(&["graph", path]);
    for (field, value) in expected.as_object().expect("an object") {
        assert_eq!(&found[field], value, "{field}");
    }
    for lang in ["en", "vi", "zh"] {
        let run = grundy(&["graph", path, "--lang", lang]);
        assert_eq!(run.code, 0, "{}", run.err);
        assert!(run.out.contains('4') && run.out.contains('3'), "{}", run.out);
    }
}

#[test]
fn mistakes_are_told_with_their_line() {
    for (name, text, needle) in [
        ("word", "4 3\n0 1\nx 2\n2 3\n", "line 3"),
        ("range", "4 3\n0 1\n0 2\n2 9\n", "line 4"),
        ("cut", "4 3\n0 1\n0 2\n", "promises 3 arcs"),
    ] {
        let path = file(name, text);
        let run = grundy(&["graph", path.to_str().expect("a path in UTF-8")]);
        assert_eq!(run.code, 2, "{name}: {}", run.err);
        assert!(run.err.contains(needle) && run.out.is_empty(), "{name}: {}", run.err);
    }
    assert_eq!(grundy(&["graph", "/nowhere/graph.txt"]).code, 2);
}

#[test]
fn memory_that_would_not_do_is_told_beforehand() {
    let path = file("memory", "4000000000 1\n0 1\n");
    let path = path.to_str().expect("a path in UTF-8");
    let run = grundy(&["graph", path, "--limit-memory", "1M"]);
    assert_eq!(run.code, 3, "{}", run.err);
    assert!(run.err.contains("--limit-memory"), "{}", run.err);
}

#[test]
fn forms_are_told_apart_by_what_they_contain() {
    let dot = "digraph { start -> {a b}; a -> b -> c; c -> \"the end\"; start -> c }";
    let path = file("dot", dot);
    let found = json(&["graph", path.to_str().expect("UTF-8"), "--vertex", "start"]);
    assert_eq!(
        found["vertex"],
        object!({
            "vertex": "start", "outcome": "N", "value": 2, "winning_moves": ["b"],
        })
    );
    let piped = fed(&["graph", "-", "--json"], dot.as_bytes());
    assert!(piped.out.starts_with("{\"version\":1,\"vertices\":5,\"arcs\":6,"), "{}", piped.out);
    let piped = fed(
        &["graph", "-", "--one-based", "--header", "no", "--tokens", "1,3", "--json"],
        b"1 2\n1 3\n3 4\n",
    );
    let found: serde_json::Value = serde_json::from_str(&piped.out).expect("JSON");
    assert_eq!(found["tokens"]["winning_moves"], object!([{ "token": 1, "from": 1, "to": 3 }]));
    let wrong = fed(&["graph", "-"], b"digraph {\n  a -- b\n}\n");
    assert_eq!((wrong.code, wrong.out.as_str()), (2, ""));
    assert!(wrong.err.contains("a -- b") && wrong.err.contains("->"), "{}", wrong.err);
    let wrong = fed(&["graph", "-"], b"\x1f\x8b\x08 and no more");
    assert_eq!(wrong.code, 2, "{}", wrong.err);
}

#[test]
fn cycles_are_refused_or_solved() {
    let path = file("cycle", "0 1\n1 0\n1 2\n2 3\n4 4\n4 2\n5 4\n");
    let path = path.to_str().expect("UTF-8");
    let run = grundy(&["graph", path]);
    assert_eq!(run.code, 2);
    assert!(run.err.contains("0 → 1 → 0") && run.err.contains("--loopy"), "{}", run.err);
    let found = json(&["graph", path, "--loopy", "--tokens", "4,2", "--explain", "5"]);
    assert_eq!(found["outcomes"], object!({ "N": 1, "P": 1, "D": 4 }));
    assert_eq!(found["tokens"]["value"], object!({ "infinity": [0] }));
    assert_eq!(found["tokens"]["winning_moves"], object!([{ "token": 1, "from": 4, "to": 2 }]));
    assert_eq!(found["vertex"]["drawing_moves"], object!([4]));
    assert_eq!(found["line"]["vertices"], object!([5, 4, 4]));
    let misere = json(&["graph", path, "--loopy", "--misere", "--vertex", "1"]);
    assert_eq!(misere["vertex"]["value"], serde_json::Value::Null);
    assert_eq!(
        misere["vertex"]["outcome"], "N",
        "to 2, whose only move leaves the end to the opponent"
    );
}

#[test]
fn files_hold_what_is_known_of_every_vertex() {
    let path = file("out", "4 3\n0 1\n0 2\n2 3\n");
    let input = path.to_str().expect("UTF-8");
    let written = |name: &str, flags: &[&str]| {
        let out = path.with_file_name(name);
        let args = [&["graph", input, "--out", out.to_str().expect("UTF-8")], flags].concat();
        let run = grundy(&args);
        assert_eq!(run.code, 0, "{}", run.err);
        std::fs::read(out).expect("a file")
    };
    assert_eq!(written("a.csv", &[]), b"vertex,outcome,value\n0,N,2\n1,P,0\n2,N,1\n3,P,0\n");
    let text = "# vertex outcome value\n1 N 2\n2 P 0\n3 N 1\n4 P 0\n";
    let shifted = path.with_file_name("one.txt");
    std::fs::write(&shifted, "4 3\n1 2\n1 3\n3 4\n").expect("a file");
    let out = path.with_file_name("one.out");
    let [shifted, one] = [&shifted, &out].map(|path| path.to_str().expect("UTF-8"));
    assert_eq!(grundy(&["graph", shifted, "--one-based", "--out", one]).code, 0);
    assert_eq!(std::fs::read(&out).expect("a file"), text.as_bytes());
    let misere = "vertex,outcome,distance\n0,N,2\n1,N,0\n2,P,1\n3,N,0\n";
    assert_eq!(written("a.csv", &["--misere"]), misere.as_bytes());
    let binary = written("a.bin", &[]);
    assert_eq!(binary[..20], *b"grundyv1\x04\0\0\0\0\0\0\0NPNP");
    assert_eq!(binary[20..28], [2, 0, 0, 0, 0, 0, 0, 0]);
    assert!(written("a.parquet", &["--loopy"]).starts_with(b"PAR1"));
    // A wrong input leaves the file as it was.
    let wrong = file("out-wrong", "0 1\nx\n");
    let csv = path.with_file_name("a.csv");
    let [wrong, out] = [&wrong, &csv].map(|path| path.to_str().expect("UTF-8"));
    assert_eq!(grundy(&["graph", wrong, "--out", out]).code, 2);
    assert_eq!(std::fs::read(&csv).expect("a file"), misere.as_bytes());
}

#[test]
fn a_strategy_is_checked_and_a_changed_one_refused() {
    let path = file("strategy", "0 1\n1 0\n1 2\n2 3\n3 4\n5 5\n5 3\n");
    let strategy = path.with_file_name("strategy");
    let [input, output] = [&path, &strategy].map(|path| path.to_str().expect("UTF-8"));
    for flags in [&["--loopy"][..], &["--loopy", "--misere"]] {
        let run = grundy(&[&["graph", input, "--strategy", output], flags].concat());
        assert_eq!(run.code, 0, "{}", run.err);
        let run = grundy(&["verify", output]);
        assert_eq!(run.code, 0, "{}", run.err);
        let text = std::fs::read_to_string(&strategy).expect("a file");
        let changed =
            text.replacen("\n3 N 1 4", "\n3 N 2 4", 1).replacen("\n4 N 0 -", "\n4 N 1 -", 1);
        assert_ne!(text, changed);
        std::fs::write(&strategy, changed).expect("a file");
        let run = grundy(&["verify", output]);
        assert_eq!(run.code, 2);
        assert!(run.err.contains("line 8") || run.err.contains("line 9"), "{}", run.err);
    }
    let other = file("strategy-other", "0 1\n");
    let run = grundy(&["verify", output, "--graph", other.to_str().expect("UTF-8")]);
    assert_eq!(run.code, 2, "{}", run.err);
    assert_eq!(grundy(&["graph", "-", "--strategy", output]).code, 2);
}

#[test]
fn explanations_are_in_every_language() {
    let path = file("explain", "digraph { start -> {a b}; a -> b -> c; c -> end; start -> c }");
    let path = path.to_str().expect("UTF-8");
    for (lang, word) in [("en", "loses"), ("vi", "thua"), ("zh", "败")] {
        for flags in [&[][..], &["--misere"], &["--loopy"]] {
            let args = [&["graph", path, "--explain", "start", "--lang", lang], flags].concat();
            let run = grundy(&args);
            assert_eq!(run.code, 0, "{}", run.err);
            assert!(run.out.contains("start → ") && run.out.contains(word), "{}", run.out);
        }
    }
    let run = grundy(&["graph", path, "--explain", "nobody"]);
    assert_eq!(run.code, 2, "{}", run.err);
}

#[test]
fn limits_refuse_before_the_work() {
    let path = file("limit", "4 3\n0 1\n0 2\n2 3\n");
    let path = path.to_str().expect("UTF-8");
    let run = grundy(&["graph", path, "--memory", "10"]);
    assert_eq!(run.code, 3, "{}", run.out);
    assert!(run.err.contains("--limit-memory"), "{}", run.err);
    let run = grundy(&["graph", path, "--misere", "--tokens", "0,1"]);
    assert_eq!(run.code, 2, "{}", run.err);
}
