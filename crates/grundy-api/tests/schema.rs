//! The schema of the questions, made from the structs.

#![cfg(feature = "schema")]

use grundy_api::Question;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

fn path() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../schema/question.schema.json")
}

/// The schema in the repository is the one that the structs make. To write it anew, set `GRUNDY_WRITE_SCHEMA`.
#[test]
fn the_schema_is_that_of_the_structs() {
    let schema = serde_json::to_value(schemars::schema_for!(Question)).expect("JSON");
    let made = serde_json::to_string_pretty(&schema).expect("JSON") + "\n";
    if std::env::var_os("GRUNDY_WRITE_SCHEMA").is_some() {
        std::fs::write(path(), &made).expect("it is written");
    }
    let kept = std::fs::read_to_string(path()).expect("the schema is there");
    assert!(kept == made, "schema/question.schema.json is not that of the structs");
    for name in Question::NAMES {
        assert!(kept.contains(&format!("\"{name}\"")), "{name}");
    }
}

#[test]
fn the_schema_tells_questions_from_others() {
    let kept = std::fs::read_to_string(path()).expect("the schema is there");
    let schema: Value = serde_json::from_str(&kept).expect("JSON");
    let validator = jsonschema::validator_for(&schema).expect("a schema");
    for (question, holds) in [
        (json!({"solve": {"position": "nim(1)"}}), true),
        (json!({"solve": {"position": "nim(1)", "misere": true, "mover": "left"}}), true),
        (json!({"solve": {"position": "nim(1)", "misery": true}}), false),
        (json!({"solve": {}}), false),
        (json!({"values": {"rule": "0.77", "to": [5]}}), true),
        (json!({"values": {"rule": "0.77", "to": "5"}}), false),
        (json!({"nothing": {}}), false),
    ] {
        let read = Question::from_json(&question.to_string()).is_ok();
        assert_eq!((validator.is_valid(&question), read), (holds, holds), "{question}");
    }
}
