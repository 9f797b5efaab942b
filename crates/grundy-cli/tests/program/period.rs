//! Periods, their certificates, and sequences compared, as a user sees them.

use crate::common::{grundy, json};
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
        ("0.165", 1550, 5181, 0),
        ("0.127", 4, 46578, 0),
        ("0.16", 149459, 105351, 0),
        ("0.56", 144, 326640, 0),
        ("subtract[1, 3, 4]", 7, 0, 0),
        ("subtract[]", 1, 0, 0),
        ("take[2..5]", 7, 0, 0),
        ("allbut[2, 3]", 4, 0, 2),
        ("kl[2, 2]", 4, 0, 2),
        ("nim", 1, 0, 1),
        // Hexadecimal codes, and codes without an end.
        ("0.8", 3, 1, 1),
        ("0.3F", 6, 0, 3),
        ("0.13FF", 7, 6, 4),
        ("0.28", 53, 1, 16),
        ("laskers_nim", 4, 1, 4),
        ("0.330[3]", 6, 0, 3),
        ("0.44[1]", 24, 143, 0),
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

/// Two preperiods of 0.56 are in print, 326640 and 326638. The larger one is right: heap 326639 is an
/// exception, and from the next heap on there is none.
#[test]
fn the_last_exception_of_0_56_is_heap_326639() {
    let table = json(&["values", "0.56", "--from", "326630", "--to", "326800"]);
    let values = table["values"].as_array().expect("a list");
    let exceptions: Vec<u64> = (326_630..)
        .zip(values.iter().zip(&values[144..]))
        .filter_map(|(heap, (value, later))| (value != later).then_some(heap))
        .collect();
    assert_eq!(exceptions.last(), Some(&326_639));
}

/// The 41 P-heaps of Grundy's game, heap 0 aside, and its rare heaps.
#[test]
fn grundys_game_has_its_known_rare_and_p_heaps() {
    let stats = json(&["values", "grundys", "--to", "90000", "--stats"]);
    assert_eq!((&stats["zeros"], &stats["last_zero"]), (&object!(42), &object!(1222)));
    let space = &stats["space"];
    assert_eq!((&space["rares"], &space["last_rare"]), (&object!(1273), &object!(82860)));
}

#[test]
fn what_is_not_proved_is_not_said() {
    let schema = schema("period.schema.json");
    let short = json(&["period", "0.77", "--to", "165"]);
    assert_eq!(
        short,
        object!({
            "version": 1, "rule": "0.77", "status": "unknown", "computed_to": 165, "theorem": "breaking", "none_up_to": 82
        })
    );
    // No period is known of either. That the table is long enough for no shorter one is seen from the table itself.
    for rule in ["grundys", "8.3"] {
        let found = json(&["period", rule, "--to", "3000"]);
        assert!(schema.is_valid(&found) && found["status"] == "unknown", "{found}");
        let none = found["none_up_to"].as_u64().expect("a bound");
        assert!((2800..3000).contains(&none), "{found}");
    }
    // The values up to heap 600 rise by 16 with every 17 from heap 228 on, and later they do not.
    let found = json(&["period", "0.7B8", "--to", "600"]);
    assert_eq!((&found["status"], &found["none_up_to"]), (&object!("unknown"), &object!(244)));
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
        ("0.13FF", "rising.json"),
        ("0.3F", "rising-by-3.json"),
        ("laskers_nim", "rising-lasker.json"),
        ("0.44[1]", "repeating.json"),
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
                    let idle = value["mask"].as_u64().expect("a mask") * 2 + 1;
                    change(
                        object!({ "mask": idle, "kind": value["kind"], "parity": value["parity"] }),
                    );
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
    assert_eq!(grundy(&["verify", text(&new_file("missing.json"))]).code, 2);
}

/// All ways to change one number, text or list of a value, those in its midst included.
fn changes(value: &Value) -> Vec<Value> {
    match value {
        Value::Null => vec![object!(1)],
        Value::Bool(_) | Value::String(_) => vec![object!("0.137")],
        Value::Number(number) => {
            let number = number.as_u64().expect("a count");
            let less = number.checked_sub(1).map(|less| object!(less));
            less.into_iter().chain([object!(number + 1), object!(number * 2 + 1)]).collect()
        }
        Value::Array(list) => {
            let mut lists = vec![object!([list.as_slice(), &[object!(5)]].concat())];
            if let Some((_, shorter)) = list.split_last() {
                lists.push(object!(shorter));
                lists.push(object!(list[1..]));
            }
            for at in [0, list.len() / 2, list.len().saturating_sub(1)] {
                for changed in list.get(at).map(changes).unwrap_or_default() {
                    let mut list = list.clone();
                    list[at] = changed;
                    lists.push(list.into());
                }
            }
            lists.retain(|changed| changed != value);
            lists
        }
        Value::Object(fields) => {
            let mut objects = vec![Value::Null];
            for (key, field) in fields {
                // Null says no more than nothing.
                if !field.is_null() {
                    let mut without = fields.clone();
                    without.remove(key);
                    objects.push(without.into());
                }
                for changed in changes(field) {
                    let mut fields = fields.clone();
                    fields[key] = changed;
                    objects.push(fields.into());
                }
            }
            objects
        }
    }
}

/// The certificate of a window is refused whatever is changed in it.
#[test]
fn windows_that_come_back_are_checked_number_by_number() {
    let (period, verified) = (schema("period.schema.json"), schema("verify.schema.json"));
    // By range and by domain.
    for (rule, kind) in [("0.77", "range"), ("0.156", "range"), ("0.051", "domain")] {
        let file = new_file(&format!("window-{rule}.json"));
        let args = ["period", rule, "--proof", "window", "--certificate", text(&file)];
        let written = json(&args);
        assert!(period.is_valid(&written), "{written}");
        let by_table = json(&["period", rule, "--proof", "table"]);
        for field in ["preperiod", "period", "saltus", "max"] {
            assert_eq!(written[field], by_table[field], "{rule}: {field}");
        }
        assert!(written["computed_to"].as_u64() < by_table["computed_to"].as_u64(), "{written}");
        let run = json(&["verify", text(&file)]);
        assert!(verified.is_valid(&run) && run["period"] == written["period"], "{run}");
        let good = std::fs::read(&file).expect("it is there");
        let good: Value = serde_json::from_slice(&good).expect("JSON");
        assert_eq!((&good["theorem"], &good["space"]["kind"]), (&"window".into(), &kind.into()));
        let changed = changes(&good);
        assert!(changed.len() > 60, "{}", changed.len());
        for bad in changed {
            let file = new_file("changed-window.json");
            std::fs::write(&file, bad.to_string()).expect("it can be written");
            let run = grundy(&["verify", text(&file), "--json", "--limit-time", "20"]);
            assert_eq!(run.code, 2, "accepted: {bad}");
        }
    }
}

/// Numbers that would take all memory or time are refused, or stopped at a limit.
#[test]
fn hostile_windows_do_no_harm() {
    let file = new_file("hostile-window.json");
    let args = ["period", "0.77", "--proof", "window", "--certificate", text(&file)];
    json(&args);
    let good = std::fs::read(&file).expect("it is there");
    let good: Value = serde_json::from_slice(&good).expect("JSON");
    let length = good["window"]["values"].as_array().expect("a list").len() as u64;
    let most = u64::MAX / 2;
    for period in [most, most - 1, u64::MAX - 200, 1 << 40] {
        let mut bad = good.clone();
        let first = 71 + length;
        bad["period"] = object!(period);
        bad["window"]["first"] = object!(first);
        bad["window"]["second"] = object!(first.saturating_add(period));
        bad["computed_to"] = object!(first.saturating_add(period) - 1);
        std::fs::write(&file, bad.to_string()).expect("it can be written");
        let run = grundy(&["verify", text(&file), "--limit-time", "0.5"]);
        assert!(run.code == 2 || run.code == 3, "{period}: {}{}", run.out, run.err);
    }
}

#[test]
fn what_no_window_decides_is_not_proved_by_one() {
    let schema = schema("period.schema.json");
    for rule in ["0.07", "grundys", "subtract[1, 3, 4]", "laskers_nim", "0.8"] {
        let found = json(&["period", rule, "--proof", "window", "--to", "20000"]);
        assert!(schema.is_valid(&found) && found["status"] == "unknown", "{found}");
    }
    for lang in ["en", "vi", "zh"] {
        let args = ["period", "0.156", "--proof", "window", "--lang", lang];
        let run = grundy(&args);
        assert!(run.code == 0 && run.out.contains("426") && run.out.contains("423"), "{}", run.out);
    }
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
        let mut child = crate::common::command(&args)
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

/// A checkpoint is of the rule, whatever the rule is called, also one that was kept under another of its names.
#[test]
fn a_checkpoint_serves_every_name_of_its_rule() {
    let file = new_file("names.sequence");
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("../grundy-files/tests/old");
    std::fs::copy(kept.join("kayles.checkpoint"), &file).expect("the fixture is there");
    for rule in ["kayles", "0.77", "octal[0.77]"] {
        let run = grundy(&["period", rule, "--checkpoint", text(&file), "--resume"]);
        let name = if rule == "kayles" { rule } else { "0.77" };
        assert_eq!(run.code, 0, "{}", run.err);
        assert!(run.out.contains(&format!("of {name} are periodic")), "{}", run.out);
    }
    for rule in ["0.7", "guiles"] {
        let run = grundy(&["period", rule, "--checkpoint", text(&file), "--resume"]);
        assert!(run.code == 2 && run.err.contains("0.77"), "{}", run.err);
    }
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
