//! `grundy hackenbush` as a user runs it.

use crate::common::{fed, grundy, json};
use jsonschema::Validator;
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};

fn schema(name: &str) -> Validator {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../schema").join(name);
    let text = fs::read_to_string(path).expect("the schema is there");
    jsonschema::validator_for(&serde_json::from_str(&text).expect("JSON")).expect("a schema")
}

fn file(name: &str, text: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("hackenbush");
    fs::create_dir_all(&folder).expect("the folder can be made");
    let path = folder.join(name);
    fs::write(&path, text).expect("the file can be written");
    path
}

const FIGURES: [&str; 12] = [
    "stalk",
    "tree",
    "arch",
    "grassy-arch",
    "ladder",
    "wheel",
    "complete",
    "house",
    "girl",
    "dog",
    "random-tree",
    "random-graph",
];

#[test]
fn the_example_of_the_contract() {
    let path = file("contract.txt", "4 4\n0 1\n1 2\n2 0\n2 3\n");
    let object = json(&["hackenbush", path.to_str().expect("a path")]);
    assert_eq!(object["edges"], 4);
    assert_eq!(object["outcome"], "P");
    let path = file("stalk.txt", "0 1\n1 2\n2 3\n3 4\n0 5\n5 6\n");
    let object = json(&["hackenbush", path.to_str().expect("a path")]);
    assert_eq!((&object["value"], &object["winning_cuts"]), (&json!(6), &json!([2])));
}

/// Whatever form a figure takes, its value and the number of its winning cuts are the same.
#[test]
fn every_form_of_every_figure_has_the_same_answer() {
    let drawing = schema("drawing.schema.json");
    for figure in FIGURES {
        let written = grundy(&["hackenbush", "make", figure, "--seed", "9"]).out;
        let object: Value = serde_json::from_str(&written).expect("JSON");
        assert!(drawing.is_valid(&object), "{object}");
        let answer = |text: &str| -> (Value, usize) {
            let run = fed(&["hackenbush", "-", "--json"], text.as_bytes());
            assert_eq!(run.code, 0, "{text}: {}", run.err);
            let answer: Value = serde_json::from_str(&run.out).expect("JSON");
            let cuts = answer["winning_cuts"].as_array().expect("a list").len();
            (answer["value"].clone(), cuts)
        };
        let expected = answer(&written);
        for form in ["json", "dot", "edges", "expr", "stalks"] {
            let run = fed(&["hackenbush", "convert", "-", "--to", form], written.as_bytes());
            assert_eq!(run.code, 0, "{figure} {form}: {}", run.err);
            assert_eq!(answer(&run.out), expected, "{figure} {form}: {}", run.out);
            if form == "json" {
                assert_eq!(run.out, written);
            }
        }
    }
}

#[test]
fn objects_obey_the_schema() {
    let schema = schema("hackenbush.schema.json");
    for text in [
        "",
        "e",
        "ee(e;ee)",
        "eAeeeeA;eee0",
        "b",
        "brrb",
        "b(e;r)",
        "ee(",
        "hackenbush(7-8)",
        "nim(3)",
    ] {
        for flags in [&[][..], &["--misere"], &["--value-only"], &["--limit-positions", "1"]] {
            let run = grundy(&[&["hackenbush", "--text", text, "--json"], flags].concat());
            let object: Value = serde_json::from_str(&run.out)
                .unwrap_or_else(|why| panic!("{text} {flags:?}: {why}\n{}", run.out));
            let errors: Vec<String> =
                schema.iter_errors(&object).map(|error| error.to_string()).collect();
            assert!(errors.is_empty(), "{text} {flags:?}: {errors:?}\n{object}");
        }
    }
    assert!(!schema.is_valid(&json!({"edges": 1, "standing": 1, "play": "normal"})));
}

#[test]
fn a_limit_on_the_cuts_leaves_the_value() {
    let path =
        file("limited.txt", &(0..5000).map(|i| format!("{i} {}\n", i + 1)).collect::<String>());
    let path = path.to_str().expect("a path");
    let run = grundy(&["hackenbush", path, "--json", "--limit-positions", "100"]);
    assert_eq!(run.code, 3, "{}", run.err);
    let object: Value = serde_json::from_str(&run.out).expect("JSON");
    assert_eq!((&object["value"], &object["winning_cuts"]), (&json!(5000), &Value::Null));
    let run = grundy(&["hackenbush", path, "--limit-positions", "100"]);
    assert_eq!(run.code, 3);
    assert!(run.out.contains("5000") && run.err.contains("winning cuts"), "{}{}", run.out, run.err);
    let run = grundy(&["hackenbush", path, "--value-only"]);
    assert!(run.code == 0 && run.out.contains("5000"), "{}", run.out);
}

#[test]
fn what_a_form_cannot_say_is_refused_and_not_left_out() {
    let floating = r#"{"vertices":[{"name":"0"},{"name":"g","ground":true},{"name":"b"}],"edges":[["g","b"],["0","0"]]}"#;
    let path = file("floating.json", floating);
    let convert = |form: &str| {
        grundy(&["hackenbush", "convert", path.to_str().expect("a path"), "--to", form])
    };
    let run = convert("stalks");
    assert!(run.code == 2 && run.err.contains("fallen"), "{}", run.err);
    // A vertex that is called 0 and not on the ground stays where it is.
    let dot = convert("dot").out;
    let again = fed(&["hackenbush", "-", "--json"], dot.as_bytes()).out;
    let object: Value = serde_json::from_str(&again).expect("JSON");
    assert_eq!((&object["standing"], &object["fallen"]), (&json!(1), &json!([1])), "{dot}");
}

#[test]
fn a_single_loop_on_the_ground_is_no_header() {
    let run = fed(&["hackenbush", "-", "--json"], b"0 0\n");
    let object: Value = serde_json::from_str(&run.out).expect("JSON");
    assert_eq!((&object["edges"], &object["value"]), (&json!(1), &json!(1)));
}

#[test]
fn colours_need_a_form_that_has_them_and_few_edges() {
    let run = grundy(&["hackenbush", "convert", "--text", "br", "--to", "edges"]);
    assert_eq!(run.code, 2);
    let run = grundy(&["hackenbush", "--text", "b^50e^50"]);
    assert_eq!(run.code, 3, "{}", run.err);
    let number = json(&["hackenbush", "--text", "b^50r^20"]);
    assert_eq!((&number["outcome"], &number["winning_cuts"]), (&json!("L"), &Value::Null));
    let run = grundy(&["hackenbush", "--text", "b(e;r)", "--misere"]);
    assert_eq!(run.code, 0, "{}", run.err);
}

#[test]
fn hostile_input_is_refused_with_its_place() {
    let graph = file("wrong.txt", "0 1\n1 x\n");
    let run = grundy(&["hackenbush", graph.to_str().expect("a path")]);
    assert!(run.code == 2 && run.err.contains("line 2"), "{}", run.err);
    for (text, code) in [
        ("nonsense", 2),
        ("{", 2),
        ("{}", 2),
        ("graph {", 2),
        ("digraph { 0 -> 1 }", 0),
        ("hackenbush(0-1) + nim(3)", 2),
        ("e^9999999", 2),
        ("4294967295 4294967295\n0 4294967295\n", 0),
        ("4294967296 1\n", 2),
        ("9 9\n0 1\n", 2),
        ("((((", 2),
        ("", 0),
        ("0 -1\n", 2),
        ("-1 0\n", 2),
        ("0 1 2\n", 2),
        ("{\"vertices\":[{\"name\":\"a\"", 2),
        ("{\"vertices\":[{\"name\":\"g\",\"x\":1e99,\"y\":0}],\"edges\":[]}", 2),
        ("\0\0\0\0", 2),
    ] {
        let run = fed(&["hackenbush", "-"], text.as_bytes());
        assert_eq!(run.code, code, "{text}: {}{}", run.out, run.err);
    }
    assert_eq!(fed(&["hackenbush", "-"], &[b'e', 0xff, 0xfe]).code, 2);
    // No stack is as deep as a text can nest.
    let deep = |open: &str, close: &str| open.repeat(200_000) + &close.repeat(200_000);
    for (text, code) in [
        (deep("e(", ")"), 0),
        (deep("e(", ""), 2),
        (deep("(", ")"), 0),
        (deep("[", ""), 2),
        (format!("{{\"vertices\":{}", deep("[", "")), 2),
        (format!("graph {}", deep("{", "")), 2),
    ] {
        let run = fed(&["hackenbush", "-", "--value-only"], text.as_bytes());
        assert_eq!(run.code, code, "{}…: {}", &text[..20], run.err);
    }
    assert_eq!(grundy(&["hackenbush", "/no/such/file"]).code, 2);
    assert_eq!(grundy(&["hackenbush", "/"]).code, 2);
    assert_eq!(grundy(&["hackenbush", "make", "wheel", "2"]).code, 2);
    assert_eq!(grundy(&["hackenbush", "make", "stalk", "10^12"]).code, 2);
    assert_eq!(grundy(&["hackenbush", "make", "girl", "--out", "/no/such/folder/x"]).code, 1);
    assert_eq!(grundy(&["hackenbush", "--text", "e", "--misere", "--value-only"]).code, 2);
    for language in ["vi", "zh"] {
        let run = grundy(&["hackenbush", "--text", "ee(e;ee);eeA", "--lang", language]);
        assert!(run.code == 0 && !run.out.contains("[hackenbush"), "{}", run.out);
    }
}
