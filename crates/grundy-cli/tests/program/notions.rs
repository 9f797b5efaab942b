//! `grundy explain`: pages by any of their names, and the way to them from reasons and theorems.

use crate::common::{grundy, json};
use serde_json::Value;
use std::path::Path;

#[test]
fn names_in_every_language_find_the_same_page() {
    for words in [
        &["nimber"][..],
        &["nim", "value"],
        &["giá", "trị", "Grundy"],
        &["SG 值"],
        &["Sprague-Grundy value"],
        &["grundy-value"],
    ] {
        let object = json(&[&["explain"], words].concat());
        assert_eq!(object["notion"], "grundy-value", "{words:?}");
        assert_eq!(object["nearest"], false, "{words:?}");
    }
    let near = json(&["explain", "revresible", "move"]);
    assert_eq!((&near["notion"], &near["nearest"]), (&"reversible".into(), &true.into()));
    let run = grundy(&["explain", "thermodynamics"]);
    assert_eq!(run.code, 2);
    assert!(run.err.contains("grundy explain"), "{}", run.err);
}

#[test]
fn every_page_is_shown_with_its_example_solved_in_every_language() {
    let list = json(&["explain"]);
    let notions = list["notions"].as_array().expect("a list");
    assert!(notions.len() > 25, "{}", notions.len());
    for notion in notions {
        let name = notion["name"].as_str().expect("a name");
        for (lang, why) in [("en", "Why"), ("vi", "Vì sao"), ("zh", "为什么")] {
            let run = grundy(&["explain", name, "--lang", lang]);
            assert_eq!(run.code, 0, "{name}: {}", run.err);
            let solved = run.out.contains("grundy solve '") && run.out.contains(why);
            assert!(solved, "{name} in {lang}:\n{}", run.out);
        }
    }
}

#[test]
fn reasons_and_theorems_name_the_pages() {
    let whole = grundy(&["solve", "subtract[1, 3, 4](9)", "--explain"]);
    assert!(whole.out.contains("grundy explain mex"), "{}", whole.out);
    let theorem = grundy(&["theorem", "colon"]);
    assert!(theorem.out.contains("grundy explain colon"), "{}", theorem.out);
}

#[test]
fn objects_obey_the_schemas() {
    let schema = |name: &str| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../schema").join(name);
        let text = std::fs::read_to_string(path).expect("the schema is there");
        jsonschema::validator_for(&serde_json::from_str(&text).expect("JSON")).expect("a schema")
    };
    let obeys = |validator: &jsonschema::Validator, args: &[&str]| {
        let run = grundy(&[args, &["--json"]].concat());
        let object: Value = serde_json::from_str(&run.out).expect("an object");
        let errors: Vec<String> =
            validator.iter_errors(&object).map(|error| error.to_string()).collect();
        assert!(errors.is_empty(), "{args:?}: {errors:?}\n{object}");
        let mut bad = object;
        bad["unheard_of"] = 1.into();
        assert!(!validator.is_valid(&bad), "{args:?}");
    };
    let explain = schema("explain.schema.json");
    for args in [&["explain"][..], &["explain", "mex"], &["explain", "mxe"], &["explain", "?"]] {
        obeys(&explain, args);
    }
    if cfg!(unix) {
        let judge = schema("judge.schema.json");
        let right = "while read k n; do [ $n -ne 0 ] && echo N || echo P; done";
        for (command, more) in [
            ("true", "outcome"),
            ("echo first", "outcome"),
            ("echo 17", "value"),
            ("echo '1 0'", "move"),
            ("exit 3", "outcome"),
            ("kill -SEGV $$", "outcome"),
            ("no-such-program-here", "outcome"),
            (right, "outcome"),
        ] {
            let args = ["judge", command, "--game", "nim", "--heaps", "2", "--size", "3"];
            obeys(&judge, &[&args[..], &["--large", "0", "--ask", more]].concat());
        }
    }
}
