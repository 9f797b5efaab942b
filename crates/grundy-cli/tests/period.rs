//! Periods, their certificates, and sequences compared, as a user sees them.

mod common;

use common::{grundy, json};
use jsonschema::Validator;
use serde_json::{Value, json as object};
use std::path::{Path, PathBuf};

fn schema(name: &str) -> Validator {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../schema").join(name);
    let text = std::fs::read_to_string(path).expect("the schema is there");
    jsonschema::validator_for(&serde_json::from_str(&text).expect("JSON")).expect("a schema")
}

/// A file of this test that does not exist.
fn new_file(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&path);
    path
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a path in UTF-8")
}

#[test]
fn known_periods_are_proved() {
    let schema = schema("period.schema.json");
    for (rule, period, preperiod, saltus) in [
        ("0.77", 12, 71, 0),
        ("0.07", 34, 53, 0),
        ("0.137", 34, 52, 0),
        ("0.4", 34, 54, 0),
        ("0.17", 34, 33, 0),
        ("0.156", 349, 3479, 0),
        ("subtract[1, 3, 4]", 7, 0, 0),
        ("subtract[]", 1, 0, 0),
        ("take[2..5]", 7, 0, 0),
        ("allbut[2, 3]", 4, 0, 2),
        ("kl[2, 2]", 4, 0, 2),
        ("nim", 1, 0, 1),
    ] {
        let found = json(&["period", rule]);
        assert!(schema.is_valid(&found), "{found}");
        assert_eq!(found["status"], "proved", "{rule}");
        let shown = [&found["period"], &found["preperiod"], &found["saltus"]];
        assert_eq!(shown, [&object!(period), &object!(preperiod), &object!(saltus)], "{rule}");
    }
    let kayles = json(&["period", "0.77"]);
    assert_eq!((&kayles["max"], &kayles["computed_to"]), (&object!(8), &object!(166)));
}

#[test]
fn what_is_not_proved_is_not_said() {
    let schema = schema("period.schema.json");
    let short = json(&["period", "0.77", "--to", "165"]);
    assert_eq!(
        short,
        object!({
            "rule": "0.77", "status": "unknown", "computed_to": 165, "theorem": "breaking", "none_up_to": 81
        })
    );
    for rule in ["grundys", "laskers_nim"] {
        let found = json(&["period", rule]);
        assert!(schema.is_valid(&found) && found["status"] == "unknown", "{found}");
    }
    let stopped = grundy(&["period", "0.6", "--limit-positions", "5000", "--json"]);
    let known: Value = serde_json::from_str(&stopped.out).expect("one object");
    assert!(schema.is_valid(&known) && known["stopped"] == true, "{known}");
    assert_eq!(stopped.code, 3);
    for (rule, code) in [("hackenbush", 2), ("kl[1, 2]", 2), ("0.9x", 2), ("take", 2)] {
        let run = grundy(&["period", rule, "--json"]);
        assert_eq!(run.code, code, "{rule}");
        assert!(schema.is_valid(&serde_json::from_str(&run.out).expect("JSON")), "{}", run.out);
    }
}

#[test]
fn words_are_in_every_language() {
    for lang in ["en", "vi", "zh"] {
        for args in [&["period", "0.77"][..], &["period", "0.6", "--to", "500"], &["period", "nim"]]
        {
            let run = grundy(&[args, &["--lang", lang]].concat());
            assert_eq!(run.code, 0, "{}", run.err);
            assert!(!run.out.contains('[') && !run.out.contains('{'), "{}", run.out);
        }
    }
}

/// A certificate is accepted as it was written, and refused when anything in it is changed.
#[test]
fn certificates_are_checked_number_by_number() {
    let verified = schema("verify.schema.json");
    for (rule, name) in [
        ("0.77", "kayles.json"),
        ("0.156", "0156.json"),
        ("subtract[2, 5]", "subtract.json"),
        ("allbut[1, 4]", "allbut.json"),
    ] {
        let file = new_file(name);
        let written = json(&["period", rule, "--certificate", text(&file)]);
        let run = json(&["verify", text(&file)]);
        assert!(verified.is_valid(&run), "{run}");
        assert_eq!(run["period"], written["period"]);
        // A certificate is never overwritten.
        assert_eq!(grundy(&["period", rule, "--certificate", text(&file)]).code, 1);

        let good: Value =
            serde_json::from_slice(&std::fs::read(&file).expect("it is there")).expect("JSON");
        let mut changed: Vec<Value> = Vec::new();
        for (key, value) in good.as_object().expect("an object") {
            let mut change = |to: Value| {
                let mut bad = good.clone();
                bad[key] = to;
                changed.push(bad);
            };
            match value {
                Value::Number(number) => {
                    let number = number.as_u64().expect("a count");
                    change(object!(number + 1));
                    change(object!(number * 2 + 1));
                    number.checked_sub(1).into_iter().for_each(|less| change(object!(less)));
                }
                Value::String(_) => change(object!("0.137")),
                Value::Array(list) => {
                    change(object!([list.as_slice(), &[object!(5)]].concat()));
                    if !list.is_empty() {
                        change(object!(list[1..]));
                    }
                }
                Value::Object(_) => {
                    change(Value::Null);
                    change(object!({ "mask": 5, "kind": "range", "parity": null }));
                    change(object!({ "mask": value["mask"], "kind": "domain", "parity": 1 }));
                }
                _ => change(object!({ "mask": 15, "kind": "range", "parity": null })),
            }
        }
        assert!(changed.len() > 15);
        for bad in changed {
            let file = new_file(&format!("changed-{name}"));
            std::fs::write(&file, bad.to_string()).expect("it can be written");
            let run = grundy(&["verify", text(&file), "--json"]);
            assert_eq!(run.code, 2, "accepted: {bad}");
            assert!(verified.is_valid(&serde_json::from_str(&run.out).expect("JSON")));
        }
    }
    let file = new_file("foreign.json");
    std::fs::write(&file, "{\"certificate\": \"other\"}").expect("it can be written");
    assert_eq!(grundy(&["verify", text(&file)]).code, 2);
    assert_eq!(grundy(&["verify", text(&new_file("missing.json"))]).code, 1);
}

#[test]
fn sequences_are_compared() {
    let schema = schema("compare.schema.json");
    let first = json(&["compare", "0.161", "0.36"]);
    assert!(schema.is_valid(&first), "{first}");
    assert_eq!((&first["first"]["heap"], &first["agree"]), (&object!(519), &object!(false)));
    let same = json(&["compare", "nim", "allbut[]", "--to", "300"]);
    assert!(schema.is_valid(&same), "{same}");
    assert_eq!((&same["agree"], &same["compared_to"]), (&object!(true), &object!(300)));
    for lang in ["en", "vi", "zh"] {
        let run = grundy(&["compare", "0.161", "0.36", "--lang", lang]);
        assert!(run.code == 0 && run.out.contains("519"), "{}", run.out);
    }
}

/// Killed at any moment, a computation goes on from its checkpoint to the same table.
#[test]
fn a_killed_computation_goes_on_to_the_same_table() {
    let args = |file: &str| {
        let every = ["--checkpoint-every", "0.01", "--json"];
        let args = ["period", "0.16", "--to", "100000", "--checkpoint", file];
        args.into_iter().chain(every).map(str::to_owned).collect::<Vec<String>>()
    };
    let run = |args: &[String]| {
        let args: Vec<&str> = args.iter().map(String::as_str).collect();
        grundy(&args)
    };
    let (whole, killed) = (new_file("whole.sequence"), new_file("killed.sequence"));
    let uninterrupted = run(&args(text(&whole)));
    assert_eq!(uninterrupted.code, 0, "{}", uninterrupted.err);
    for milliseconds in [5, 60, 150, 90, 220, 10, 170] {
        let args = args(text(&killed));
        let args: Vec<&str> = args.iter().map(String::as_str).collect();
        let mut child = common::command(&args)
            .stdout(std::process::Stdio::null())
            .spawn()
            .expect("the program starts");
        std::thread::sleep(std::time::Duration::from_millis(milliseconds));
        // It may have come to its end before.
        let _ = child.kill();
        child.wait().expect("it ended");
    }
    let resumed = run(&args(text(&killed)));
    assert_eq!(resumed.out, uninterrupted.out);
    let bytes = |path: &Path| std::fs::read(path).expect("the checkpoint is there");
    assert!(bytes(&whole) == bytes(&killed), "the tables differ");

    // What is not a checkpoint of this rule is refused and stays as it is.
    let other = grundy(&["period", "0.77", "--checkpoint", text(&killed)]);
    assert_eq!(other.code, 2, "{}", other.out);
    let mut damaged = bytes(&killed);
    damaged[100] ^= 1;
    std::fs::write(&killed, &damaged).expect("it can be written");
    assert_eq!(run(&args(text(&killed))).code, 2);
    assert!(bytes(&killed) == damaged);
}

#[test]
fn written_rules_that_are_known_have_periods() {
    let kayles =
        "game f(n) = { f(a) + f(n - 1 - a) for a in 0..n, f(a) + f(n - 2 - a) for a in 0..n - 1 }";
    let found = json(&["period", "f", "--rule", kayles]);
    assert_eq!((&found["period"], &found["preperiod"]), (&object!(12), &object!(71)), "{found}");
    let found = json(&["compare", "f", "0.77", "--to", "1000", "--rule", kayles]);
    assert_eq!(found["agree"], true, "{found}");
    let set = [
        "--rule",
        "let a = [1, 2] game s(n) = { s(n - k) for k in a if k <= n }",
        "--set",
        "a=[1, 3, 4]",
    ];
    let found = json(&[&["period", "s"], &set[..]].concat());
    assert_eq!((&found["period"], &found["preperiod"]), (&object!(7), &object!(0)), "{found}");
    let squares = "game q(n) = { q(n - k * k) for k in 1..n if k * k <= n }";
    for args in [&["period", "q"][..], &["compare", "q", "0.77"]] {
        let refused = grundy(&[args, &["--rule", squares]].concat());
        assert_eq!(refused.code, 2, "{args:?}");
        assert!(refused.err.contains("`q` is not recognised"), "{}", refused.err);
    }
}
