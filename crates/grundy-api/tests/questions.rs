//! Every question by its name in JSON, and what is promised of all of them.

use grundy_api::{Asked, Bounds, Context, Failure, KINDS, Limit, Question, Reported, Solve, Stop};
use grundy_explain::render::Terminal;
use grundy_explain::{Language, Messages};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::time::Duration;

/// A question of each kind that has an answer.
fn examples() -> Vec<Value> {
    let rule = "game f(n) = { f(n - k) for k in [1, 3] if k <= n }";
    vec![
        json!({"solve": {"position": "nim(7, 5, 3, 6)", "moves": "all"}}),
        json!({"solve": {"position": "f(9)", "rules": {"texts": [rule]}, "misere": true}}),
        json!({"solve": {"position": "kl[1, 2](4, 5)", "mover": "left"}}),
        json!({"moves": {"position": "kayles(5)"}}),
        json!({"equal": {"a": "nim(3)", "b": "*3"}}),
        json!({"values": {"rule": "0.77", "to": [20]}}),
        json!({"values": {"rule": "0.77", "stats": true}}),
        json!({"pattern": {"rule": "subtract[1, 3]"}}),
        json!({"period": {"rule": "0.77", "proof": "table"}}),
        json!({"compare": {"a": "0.161", "b": "0.36", "to": 1000}}),
        json!({"check": {"check": "nim", "heaps": 2, "size": 3}}),
        json!({"check": {"check": "kl-lemma-11"}}),
        json!({"check": {"check": "0.77", "formula": "mod(n, 4)"}}),
        json!({"hackenbush": {"drawing": {"text": "ee(e;ee);eee"}}}),
        json!({"draw": {"figure": "girl"}}),
        json!({"play": {"game": {"position": "nim(3, 4, 5)", "program": "right", "moves": ["1: 3 → 1"]}, "event": "reply"}}),
        json!({"play": {"game": {"position": "nim(3, 4, 5)", "strength": 50}, "event": {"move": "đống 2: 4 → 1"}}}),
        json!({"theorem": {}}),
        json!({"theorem": {"name": "fusion"}}),
        json!({"explain": {}}),
        json!({"explain": {"term": "nimber"}}),
        json!({"exercise": {}}),
        json!({"exercise": {"topic": "winning-move", "level": 2, "count": 2, "key": true}}),
        json!({"games": {}}),
        json!({"games": {"name": "kayles"}}),
    ]
}

fn ask(question: &Value) -> Result<grundy_api::Report, Failure> {
    Question::from_json(&question.to_string())?.ask(&mut Context::default())
}

#[test]
fn every_question_is_answered_in_words_and_in_json() {
    let mut seen = BTreeSet::new();
    for example in examples() {
        let report = ask(&example).unwrap_or_else(|why| panic!("{example}: {why}"));
        for language in Language::ALL {
            let messages = Messages::of(language);
            let doc = report.say(&Default::default(), messages);
            assert!(!doc.blocks.is_empty(), "{example}");
            let mut bytes = Vec::new();
            report.write_json(messages, &mut bytes).expect("memory");
            let object: Value = serde_json::from_slice(&bytes).expect("an object");
            assert_eq!(object["version"], 1, "{example}");
        }
        seen.extend(example.as_object().expect("an object").keys().cloned());
    }
    // These need files, which this host does not have.
    let files = ["verify", "graph", "convert"].map(str::to_owned);
    let all: BTreeSet<String> = Question::NAMES.iter().map(|name| (*name).to_owned()).collect();
    assert_eq!(
        all,
        seen.into_iter().chain(files.into_iter().filter(|n| all.contains(n))).collect()
    );
}

#[test]
fn questions_come_back_as_they_were_asked() {
    for example in examples() {
        let question = Question::from_json(&example.to_string()).expect("a question");
        let written = serde_json::to_value(&question).expect("JSON");
        let again = Question::from_json(&written.to_string()).expect("a question");
        assert_eq!(serde_json::to_value(&again).expect("JSON"), written);
        // All that was said is there, and nothing else was said but defaults.
        let (name, said) = example.as_object().unwrap().iter().next().unwrap();
        for (field, value) in said.as_object().unwrap() {
            let kept = &written[name][field];
            assert!(kept == value || kept.is_object(), "{example}: {field} became {kept}");
        }
    }
}

#[test]
fn what_a_question_does_not_have_is_refused() {
    for wrong in [
        json!({"solve": {"position": "nim(1)", "misery": true}}),
        json!({"solve": {}}),
        json!({"solve": {"position": 5}}),
        json!({"sovle": {"position": "nim(1)"}}),
        json!({"solve": {"position": "nim(1)"}, "equal": {"a": "*1", "b": "*1"}}),
        json!("solve"),
        json!(7),
        json!({"values": {"rule": "0.77", "to": [-1]}}),
        json!({"values": {"rule": "0.77", "to": [1e30]}}),
        json!({"solve": {"position": "nim(1)", "rules": {"text": "x"}}}),
    ] {
        let failure = ask(&wrong).expect_err("a mistake");
        assert_eq!(failure.kind().name, "input", "{wrong}: {failure}");
        assert!(!failure.to_string().is_empty());
    }
    assert!(Question::from_json("").is_err() && Question::from_json("{").is_err());
}

#[test]
fn numbers_up_to_64_bits_are_exact() {
    let report = ask(&json!({"solve": {"position": "nim(18446744073709551615)"}})).expect("solved");
    assert!(report.to_json().contains(r#""value":18446744073709551615"#));
}

#[test]
fn each_kind_of_failure_has_one_row_and_is_worded_in_every_language() {
    let names: BTreeSet<&str> = KINDS.iter().map(|kind| kind.name).collect();
    assert_eq!(names.len(), KINDS.len());
    for (question, kind, code) in [
        (json!({"solve": {"position": "kayels(3)"}}), "input", 2),
        (json!({"solve": {"position": "graph[0>1, 1>0](0)"}}), "cycle", 2),
        (
            json!({"solve": {"position": "f(5)", "rules": {"texts": ["game f(n) = { f(n - k) for k in 1..=3 }"]}}}),
            "rules",
            2,
        ),
        (json!({"theorem": {"name": "fusoin"}}), "input", 2),
        (json!({"games": {"name": "nmi"}}), "input", 2),
        (json!({"check": {"check": "nimm"}}), "input", 2),
        (json!({"draw": {"figure": "cat"}}), "input", 2),
        (json!({"draw": {"figure": "girl", "size": 3}}), "input", 2),
        (json!({"period": {"rule": "hackenbush"}}), "input", 2),
        (json!({"pattern": {"rule": "kl[1, 2]"}}), "input", 2),
        (json!({"verify": {"file": "there-is-no-host"}}), "file", 2),
    ] {
        let failure = ask(&question).expect_err("a failure");
        let row = failure.kind();
        assert_eq!((row.name, row.exit_code), (kind, code), "{question}: {failure}");
        let mut texts = BTreeSet::new();
        for language in Language::ALL {
            let told = failure.tell(Messages::of(language), &Terminal::default());
            assert!(!told.message.is_empty() && !told.message.contains('['), "{told:?}");
            texts.insert(told.shown);
        }
        assert_eq!(texts.len(), 3, "{question} is worded alike in two languages");
    }
}

#[test]
fn a_rule_that_breaks_down_says_where_why_and_on_which_way() {
    let rule = "game f(n) = { f(n - k) for k in 1..=3 }";
    let failure = ask(&json!({"solve": {"position": "f(5)", "rules": {"texts": [rule]}}}));
    let failure = failure.expect_err("it falls below 0");
    let mut bytes = Vec::new();
    let object = grundy_api::json::FailureObject::new(&failure, Messages::of(Language::En));
    object.write(&mut bytes).expect("memory");
    let error = &serde_json::from_slice::<Value>(&bytes).expect("JSON")["error"];
    assert_eq!(error["kind"], "rules");
    assert!(error["message"].as_str().is_some_and(|text| text.contains("negative")), "{error}");
    let place = &error["places"][0];
    let (from, to) = (place["from"].as_u64().unwrap(), place["to"].as_u64().unwrap());
    let range = usize::try_from(from).unwrap()..usize::try_from(to).unwrap();
    assert!(rule[range].contains("n - k"), "{place}");
    assert!(error["path"].as_array().is_some_and(|path| path.len() > 1), "{error}");
}

#[test]
fn limits_and_the_flag_stop_a_question_and_leave_what_is_known() {
    let question = grundy_api::question::Period::of("0.007");
    let limits = Bounds { time: Some(Duration::from_millis(50)), ..Bounds::default() };
    let mut cx = Context { limits, ..Context::default() };
    match question.ask(&mut cx) {
        Err(Failure::Stopped { by, known: Some(known) }) => {
            assert_eq!(by.by, Limit::Time(Duration::from_millis(50)));
            assert!(known.to_json().contains(r#""stopped":true"#));
        }
        other => panic!("{other:?}"),
    }
    let stop = Stop::new();
    stop.request();
    let mut cx = Context::default();
    cx.control = cx.control.stopped_by(stop);
    match question.ask(&mut cx) {
        Err(Failure::Stopped { by, .. }) => assert_eq!(by.by, Limit::Cancelled),
        other => panic!("{other:?}"),
    }
}

#[test]
fn positions_read_before_are_not_read_again() {
    let position = grundy::parse("nim(7, 5, 3, 6)").expect("a position");
    let solved = Solve::of(position).ask(&mut Context::default()).expect("an answer");
    assert_eq!(solved.answer.value.nimber(), Some(7));
}
