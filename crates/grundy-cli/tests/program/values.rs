//! `grundy values`, asked as a user would.

use crate::common::folder::Folder;
use crate::common::{Run, grundy, json};
use std::fs;
use std::path::Path;

/// The sequences of the corpus: each rule with its values from heap 0 on.
fn corpus() -> Vec<(String, Vec<u64>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/heap");
    let mut sequences = Vec::new();
    for entry in fs::read_dir(folder).expect("the corpus") {
        let text = fs::read_to_string(entry.expect("an entry").path()).expect("a file");
        let table: toml::Table = text.parse().expect("TOML");
        for row in table["game"].as_array().expect("rows") {
            let rule = row["rule"].as_str().expect("a rule").to_owned();
            let Some(values) = row.get("grundy").and_then(toml::Value::as_array) else { continue };
            let value = |value: &toml::Value| u64::try_from(value.as_integer().expect("a value"));
            sequences.push((rule, values.iter().map(|v| value(v).expect("a value")).collect()));
        }
    }
    assert!(sequences.len() > 20, "only {} sequences", sequences.len());
    sequences
}

fn answered(args: &[&str]) -> String {
    let Run { code, out, err } = grundy(args);
    assert_eq!((code, err.as_str()), (0, ""), "{args:?}");
    out
}

#[test]
fn every_form_has_the_values_of_the_corpus() {
    for (rule, values) in corpus() {
        let to = (values.len() - 1).to_string();
        let args = ["values", &rule, "--to", &to];
        let with = |flags: &[&str]| answered(&[&args[..], flags].concat());
        let pairs = |separator: &str| {
            let line = |(n, value): (usize, &u64)| format!("{n}{separator}{value}\n");
            values.iter().enumerate().map(line).collect::<String>()
        };
        assert_eq!(with(&["--format", "bfile"]), pairs(" "), "{rule}");
        assert_eq!(with(&["--format", "csv"]), "n,g\n".to_owned() + &pairs(","), "{rule}");
        let object = json(&args);
        assert_eq!(object["values"], serde_json::json!(values), "{rule}");
        assert_eq!(object["from"], 0, "{rule}");
        // The numbers of the table, without the number before each line.
        let text = with(&[]);
        let lines = text.split("\n\n").nth(1).expect("a table").lines().skip(1);
        let shown: Vec<u64> = lines
            .flat_map(|line| line.split_whitespace().skip(1).map(str::parse))
            .collect::<Result<_, _>>()
            .expect("numbers");
        assert_eq!(shown, values, "{rule}");
    }
}

#[test]
fn the_object_is_as_promised() {
    let printed = answered(&["values", "0.77", "--to", "5", "--json"]);
    assert_eq!(printed, "{\"version\":1,\"rule\":\"0.77\",\"from\":0,\"values\":[0,1,2,3,1,4]}\n");
    let printed = answered(&["values", "kl[1, 2]", "--to", "3", "--json"]);
    let expected = "{\"version\":1,\"rule\":\"kl[1, 2]\",\"from\":0,\"values\":[null,null,null,null],\
                    \"outcomes\":[\"P\",\"R\",\"N\",\"N\"]}\n";
    assert_eq!(printed, expected);
}

#[test]
fn both_ends_are_included_wherever_they_are() {
    let values = |from: &str, to: &str| {
        json(&["values", "take[1..3]", "--from", from, "--to", to])["values"].clone()
    };
    assert_eq!(values("3", "3"), serde_json::json!([3]));
    assert_eq!(values("3", "5"), serde_json::json!([3, 0, 1]));
    let most = u64::MAX.to_string();
    assert_eq!(values(&most, &most), serde_json::json!([3]));
}

#[test]
fn numbers_may_be_powers_and_the_end_may_be_left_out() {
    let last = answered(&["values", "nim", "--from", "2^24", "--to", "2^24", "--format", "bfile"]);
    assert_eq!(last, "16777216 16777216\n");
    assert_eq!(answered(&["values", "nim", "--format", "bfile"]).lines().count(), 41);
    let far = ["values", "nim", "--from", "18446744073709551610", "--format", "bfile"];
    assert_eq!(answered(&far).lines().count(), 6);
    let many = answered(&["values", "0.77", "--to", "10^6", "--format", "csv"]);
    assert_eq!(many.lines().count(), 1_000_002);
    assert_eq!(many.lines().last(), Some("1000000,1"));
}

#[test]
fn what_cannot_be_listed_is_refused() {
    for (args, why) in [
        (&["values", "nim", "--from", "5", "--to", "4"][..], "the range is empty"),
        (&["values", "kayels"], "did you mean kayles?"),
        (&["values", "nim(3)"], "error"),
        (&["values", "take"], "take[1..3]"),
        (&["values", "graph"], "is not a number"),
        (&["values", "graph[0>1]"], "is not a number"),
        (&["values", "hackenbush"], "is not a number"),
        (&["values", "monotonic[strict]"], "is not a number"),
        (&["values", "strip"], "is not a number"),
        (&["values", "nim", "--to", "10^18"], "at most"),
        (&["values", "nim", "--to", "3,4"], "one parameter"),
        (&["values", "kl[1, 2]", "--format", "bfile"], "b-file"),
        (&["values", "nim", "--out", "x", "--svg", "x"], "named twice"),
    ] {
        let Run { code, out, err } = grundy(args);
        assert_eq!((code, out.as_str()), (2, ""), "{args:?}");
        assert!(err.contains(why), "{args:?}: {err}");
        for lang in ["vi", "zh"] {
            let run = grundy(&[args, &["--lang", lang]].concat());
            assert_eq!(run.code, 2, "{args:?}");
        }
    }
    let both = grundy(&["values", "nim", "--json", "--format", "csv"]);
    assert_eq!(both.code, 2, "{}", both.err);
    assert!(both.out.contains("--format"), "{}", both.out);
}

#[test]
fn a_limit_leaves_what_is_known() {
    let args = ["values", "grundys", "--to", "10^6", "--limit-positions", "30"];
    let Run { code, out, err } = grundy(&args);
    assert_eq!(code, 3);
    assert!(out.contains("\n     20   0   4   3   0"), "{out}");
    assert!(err.contains("up to n = 29 is known"), "{err}");
    let run = grundy(&[&args[..], &["--json"]].concat());
    let object: serde_json::Value = serde_json::from_str(&run.out).expect("one object");
    assert_eq!(object["values"].as_array().expect("a list").len(), 30);
    assert_eq!((&object["known"], run.code), (&30.into(), 3));
    assert_eq!(object["error"]["limit"]["positions"], 30);
    let far = grundy(&["values", "grundys", "--from", "50", "--limit-positions", "30"]);
    assert_eq!(far.code, 3);
    assert!(far.err.contains("Nothing from n = 50 on"), "{}", far.err);
}

#[test]
fn files_are_written_whole() {
    let folder = Folder::new("files");
    let (csv, svg) = (folder.path("v.csv"), folder.path("v.svg"));
    fs::write(&csv, "old").expect("a file");
    let args = ["values", "0.77", "--to", "4", "--format", "csv", "--out", &csv, "--svg", &svg];
    assert_eq!(answered(&args), format!("Written to {csv}.\n"));
    assert_eq!(fs::read_to_string(&csv).expect("a file"), "n,g\n0,0\n1,1\n2,2\n3,3\n4,1\n");
    assert!(fs::read_to_string(&svg).expect("a file").ends_with("</svg>\n"));
    assert_eq!(folder.names(), ["v.csv", "v.svg"]);
    // What fails leaves the file as it was, and nothing beside it.
    let bad = ["values", "kl[1, 2]", "--format", "bfile", "--out", &csv];
    assert_eq!(grundy(&bad).code, 2);
    assert!(fs::read_to_string(&csv).expect("a file").starts_with("n,g"));
    assert_eq!(folder.names(), ["v.csv", "v.svg"]);
}

#[test]
fn a_file_that_cannot_be_written_is_named() {
    let folder = Folder::new("unwritable");
    for flag in ["--out", "--svg"] {
        for path in [folder.path("no/such/folder.svg"), folder.path("")] {
            let Run { code, out, err } = grundy(&["values", "nim", flag, &path]);
            assert_eq!((code, out.as_str()), (1, ""), "{path}");
            assert!(err.contains("cannot write") && err.contains(&path), "{err}");
        }
    }
}

#[test]
fn pictures_speak_the_language_of_the_reader() {
    let folder = Folder::new("pictures");
    let svg = folder.path("v.svg");
    for (lang, words) in [("en", "P-positions"), ("vi", "thế P"), ("zh", "P 态")] {
        answered(&["values", "grundys", "--svg", &svg, "--lang", lang]);
        let picture = fs::read_to_string(&svg).expect("a picture");
        assert!(picture.contains(words), "{lang}");
        assert!(!picture.contains('`'), "{lang}");
    }
}

#[test]
fn stats_say_what_the_values_consist_of() {
    let found = json(&["values", "grundys", "--to", "2^17", "--stats"]);
    let space = &found["space"];
    assert_eq!((&space["rares"], &space["last_rare"]), (&1273.into(), &82_860.into()), "{space}");
    assert_eq!((&found["zeros"], &found["last_zero"]), (&42.into(), &1222.into()));
    let counts = found["counts"].as_array().expect("a list").iter();
    let all: u64 = counts.map(|row| row["count"].as_u64().expect("a count")).sum();
    assert_eq!(all, (1 << 17) + 1);
    let found = json(&["values", "0.106", "--to", "2^16", "--stats"]);
    let space = &found["space"];
    assert_eq!((&space["kind"], &space["rares"]), (&"domain".into(), &15.into()), "{space}");
    let text = answered(&["values", "0.77", "--from", "1", "--to", "100", "--stats"]);
    assert!(text.contains("None of the 100 positions is a P-position."), "{text}");
    assert!(text.contains("The largest value is 8, first at n = 27."), "{text}");
    for lang in ["vi", "zh"] {
        let text = answered(&["values", "grundys", "--stats", "--lang", lang]);
        assert!(!text.contains("stats-"), "{text}");
    }
}

#[test]
fn stats_stand_beside_a_file() {
    let folder = Folder::new("stats");
    let csv = folder.path("v.csv");
    let args = ["values", "0.77", "--to", "4", "--format", "csv", "--stats"];
    assert_eq!(grundy(&args).code, 2);
    let out = answered(&[&args[..], &["--out", &csv]].concat());
    assert!(out.contains(&csv) && out.contains("first at n = 3"), "{out}");
    assert_eq!(fs::read_to_string(&csv).expect("a file"), "n,g\n0,0\n1,1\n2,2\n3,3\n4,1\n");
    let refused = grundy(&["values", "kl[1, 2]", "--stats"]);
    assert_eq!((refused.code, refused.out.as_str()), (2, ""));
}
