//! Everything printed with `--json` obeys the schemas that are kept in the folder `schema`.

use crate::common::grundy;
use grundy::pattern::{Search, Square, grid_conjectures};
use grundy_api::json::GridPatternObject;
use jsonschema::Validator;
use serde_json::Value;
use std::path::Path;

fn schema(name: &str) -> Validator {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../schema").join(name);
    let text = std::fs::read_to_string(path).expect("the schema is there");
    jsonschema::validator_for(&serde_json::from_str(&text).expect("JSON")).expect("a schema")
}

fn obeys(schema: &Validator, args: &[&str]) -> Value {
    let run = grundy(&[args, &["--json"]].concat());
    let object: Value =
        serde_json::from_str(&run.out).unwrap_or_else(|why| panic!("{args:?}: {why}\n{}", run.out));
    let errors: Vec<String> = schema.iter_errors(&object).map(|error| error.to_string()).collect();
    assert!(errors.is_empty(), "{args:?}: {errors:?}\n{object}");
    assert_eq!(object.get("error").is_some(), run.code != 0, "{args:?}");
    object
}

const EXPRESSIONS: [&str; 28] = [
    "nim(7, 5, 3, 6)",
    "nim()",
    "nim(0)",
    "nim(18446744073709551615, 1)",
    "*5",
    "*3 + *4",
    "take[1..3](10, 12)",
    "take[2..5](9)",
    "take[1..3](1000000000000000000)",
    "subtract[1, 3, 4](10, 21)",
    "allbut[2](8, 5)",
    "allbut[2, 3](8, 5)",
    "grundys(20, 7)",
    "0.77(12)",
    "0.77(1000)",
    "4.3(9)",
    "0.07(5, 8)",
    "laskers_nim(4, 7)",
    "monotonic(1, 3, 3, 6)",
    "monotonic[strict](1, 3, 4)",
    "strip(0, 3, 7)",
    "hackenbush(0-1, 1-2, 2-0, 2-3)",
    "hackenbush(0-0, 5-6)",
    "kl[2, 2](3, 5, 8)",
    "kl[1, 2](4, 5)",
    "graph[0>1, 0>2, 2>3](0, 2)",
    "nim(3, 5) + 0.77(7) + hackenbush(0-1, 1-2)",
    "kl[1, 2](2) + nim(1)",
];

#[test]
fn answers_obey_the_schema() {
    let solve = schema("solve.schema.json");
    for expression in EXPRESSIONS {
        for flags in [&[][..], &["--misere"], &["--moves", "all"], &["--mover", "left"]] {
            let small = ["--limit-positions", "10^5", "--max-moves", "50"];
            let args = [&["solve", expression], flags, &small].concat();
            let object = obeys(&solve, &args);
            // What a move leads to is a position again.
            let first = &object["winning_moves"][0]["to"];
            if let Some(to) = first.as_str() {
                let run = grundy(&["solve", to, "--json"]);
                assert_eq!(run.code, 0, "{to}: {}", run.err);
            }
        }
    }
}

#[test]
fn loopy_answers_and_refusals_obey_the_schema() {
    let solve = schema("solve.schema.json");
    for graph in ["graph[0>1, 1>0](0)", "graph[0>1, 1>0, 1>2](0, 1)", "graph[0>0, 0>1](0)"] {
        for flags in
            [&[][..], &["--loopy"], &["--loopy", "--misere"], &["--loopy", "--moves", "all"]]
        {
            obeys(&solve, &[&["solve", graph], flags].concat());
        }
    }
    for bad in ["", "nim(", "kayels(3)", "nim(-1)"] {
        obeys(&solve, &["solve", bad]);
    }
    obeys(&solve, &["solve", "grundys(60, 61)", "--misere", "--limit-positions", "100"]);
}

#[test]
fn outcomes_with_draws_obey_the_schemas() {
    let rule = "game o(n) = { o(20 + n / 3) if n < 9 | o(20 + n mod 3) if n < 9 }
                loses if n == 20, draws if n == 21, wins if n == 22";
    let [solve, values, equal] =
        ["solve", "values", "equal"].map(|name| schema(&format!("{name}.schema.json")));
    for n in 0..9 {
        let position = format!("o({n})");
        obeys(&solve, &["solve", &position, "--rule", rule, "--moves", "all"]);
        obeys(&solve, &["solve", &position, "--rule", rule, "--mover", "right"]);
        obeys(&equal, &["equal", &position, "o(4)", "--rule", rule]);
    }
    obeys(&values, &["values", "o", "--to", "8", "--rule", rule]);
    obeys(
        &equal,
        &["equal", "o(21)", "p(0)", "--rule", rule, "--rule", "game p(n) = { } draws if n == 0"],
    );
}

#[test]
fn comparisons_obey_the_schema() {
    let equal = schema("equal.schema.json");
    for (a, b) in [
        ("nim(3)", "nim(5)"),
        ("monotonic(1, 3)", "nim(2)"),
        ("kl[1, 2](3)", "kl[1, 2](3)"),
        ("kl[1, 2](3)", "nim(2)"),
        ("nim(", "nim(1)"),
    ] {
        obeys(&equal, &["equal", a, b]);
    }
}

#[test]
fn checks_obey_the_schema() {
    let check = schema("check.schema.json");
    for name in ["nim", "kl", "kl-lemma-11", "0.77", "nonsense"] {
        obeys(&check, &["check", name, "--limit-time", "600"]);
    }
    // What a limit left of it says so.
    for args in [&["check", "kl"][..], &["check", "grundys", "--formula", "n", "--from", "10"]] {
        let part = obeys(&check, &[args, &["--limit-positions", "50"]].concat());
        assert!(part["error"]["limit"].is_object() || !part["counterexample"].is_null(), "{part}");
    }
    let args = ["check", "subtract[1]", "--formula", "n % 2", "--to", "10^5"];
    let part = obeys(&check, &[&args[..], &["--limit-positions", "50"]].concat());
    assert_eq!(part["error"]["limit"]["positions"], 50, "{part}");
}

#[test]
fn tables_obey_the_schema() {
    let values = schema("values.schema.json");
    for args in [
        &["values", "0.77", "--to", "5"][..],
        &["values", "nim", "--from", "18446744073709551615", "--to", "18446744073709551615"],
        &["values", "kl[1, 2]"],
        &["values", "grundys", "--to", "3000", "--stats"],
        &["values", "0.106", "--to", "3000", "--stats"],
        &["values", "nim", "--from", "65530", "--to", "65540", "--stats"],
        &["values", "kl[1, 2]", "--stats"],
        &["values", "grundys", "--to", "10^5", "--limit-positions", "50", "--stats"],
        &[
            "values",
            "grundys",
            "--from",
            "10^4",
            "--to",
            "10^5",
            "--limit-positions",
            "5",
            "--stats",
        ],
        &["values", "grundys", "--to", "10^5", "--limit-positions", "50"],
        &["values", "grundys", "--from", "10^4", "--to", "10^5", "--limit-positions", "50"],
        &["values", "graph"],
        &["values", "kl"],
        &["values", "kayels"],
        &["values", "nim", "--from", "2", "--to", "1"],
        &["values", "nim", "--out", "no/such/folder/x"],
    ] {
        obeys(&values, args);
    }
    let grid = serde_json::json!({
        "version": 1, "rule": "x", "from": [0, 1], "values": [[0, 1], [1, null]]
    });
    assert!(values.is_valid(&grid));
    for (field, wrong) in [
        ("values", serde_json::json!([0, 1])),
        ("values", serde_json::json!([["N"]])),
        ("from", Value::from(0)),
        ("rule", Value::Null),
        ("known", Value::from(1)),
        ("unheard_of", Value::from(1)),
    ] {
        let mut bad = grid.clone();
        bad[field] = wrong;
        assert!(!values.is_valid(&bad), "{bad}");
    }
}

#[test]
fn written_rules_obey_the_schemas() {
    let [solve, values, check] =
        ["solve", "values", "check"].map(|n| schema(&format!("{n}.schema.json")));
    let rules = "game c(n) = { c(n - k) for k in 1..=n if gcd(k, n) == 1, *1 if n == 5 }
                 game t(n) = { t(n - k) for k in 1..=2 if k <= n }
                 game w(a, s, b) = { w(a - 1, s + \"x\", not b) if a > 0 and b | w(a - 1, s, true) if a > 0 }
                 game e(n) = { e(n - 1) if n > 0 } wins if n == 2, draws if n == 0
                 game l(n) = { l(1 - n), l(0) } game b(n) = { b(9 / n), b(n - 1) }";
    for position in [
        "c(7, 5)",
        "t(9)",
        "w(3, \"ab\", true)",
        "e(1)",
        "e(2)",
        "e(5)",
        "l(1)",
        "b(3)",
        "c(5) + t(4) + nim(3)",
    ] {
        for flags in [&[][..], &["--misere"], &["--moves", "all"], &["--loopy"]] {
            obeys(&solve, &[&["solve", position, "--rule", rules], flags].concat());
        }
    }
    for name in ["c", "t", "e", "l", "b", "w"] {
        obeys(&values, &["values", name, "--rule", rules, "--to", "4"]);
    }
    for args in [
        &["t", "--formula", "n mod 3"][..],
        &["t", "--formula", "n"],
        &["e", "--formula", "n == 3"],
        &["c"],
    ] {
        obeys(&check, &[&["check", "--rule", rules], args].concat());
    }
}

#[test]
fn patterns_obey_the_schema() {
    let pattern = schema("pattern.schema.json");
    for rule in [
        "nim",
        "0.77",
        "subtract[1, 3, 4]",
        "subtract[1, 1000000]",
        "take[2..5]",
        "take[1..10000]",
        "allbut[1, 5]",
        "laskers_nim",
        "grundys",
        "kl[2, 2]",
        "kl[1, 2]",
        "subtract",
        "hackenbush",
        "0.7(",
    ] {
        for flags in [&["--to", "2000"][..], &["--to", "0"], &["--limit-positions", "150"]] {
            obeys(&pattern, &[&["pattern", rule], flags].concat());
        }
    }
    let kayles = obeys(&pattern, &["pattern", "0.77"]);
    let found = &kayles["findings"][0];
    assert_eq!((&found["preperiod"], &found["period"]), (&71.into(), &12.into()));
    assert_eq!((&found["status"], &found["theorem"]), (&"proved".into(), &"guy-smith".into()));
    assert_eq!(kayles["p_positions"]["list"], serde_json::json!([0]));
    // No rule of the catalogue has two parameters, but the object is the same.
    let diagonal = Square::new(160, |a, b| (a ^ b) as u64);
    let residues = Square::new(160, |a, b| ((a % 2) * (b % 3)) as u64);
    for mut square in [diagonal, residues] {
        let report = grid_conjectures(&mut square, &Search::default());
        let object = GridPatternObject::new("pairs", &report);
        let mut object = serde_json::to_value(object).expect("JSON");
        object["version"] = 1.into();
        assert!(pattern.is_valid(&object), "{object}");
        assert_eq!(object["findings"].as_array().map(Vec::len), Some(1));
    }
    let mut guessed = kayles.clone();
    guessed["findings"][0]["status"] = "conjecture".into();
    assert!(!pattern.is_valid(&guessed), "a conjecture has no theorem");
    guessed["findings"][0]["status"] = "certain".into();
    assert!(!pattern.is_valid(&guessed));
}

#[test]
fn the_schema_is_not_content_with_anything() {
    let solve = schema("solve.schema.json");
    let good = obeys(&solve, &["solve", "nim(1)"]);
    for (field, wrong) in [
        ("outcome", Value::from("X")),
        ("value", Value::from(-1)),
        ("winning_moves", Value::from("none")),
        ("reason", Value::from(1)),
        ("play", Value::Null),
        ("unheard_of", Value::from(1)),
    ] {
        let mut bad = good.clone();
        bad[field] = wrong;
        assert!(!solve.is_valid(&bad), "{field}");
    }
}

/// A folder of its own with a file in it.
fn graph_file(text: &str) -> std::path::PathBuf {
    let folder = std::env::temp_dir().join(format!("grundy-schema-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join(format!("{}.txt", text.len()));
    std::fs::write(&path, text).expect("a file");
    path
}

#[test]
fn graphs_and_strategies_obey_the_schema() {
    let (graph, verify) = (schema("graph.schema.json"), schema("verify.schema.json"));
    let texts =
        ["", "4 3\n0 1\n0 2\n2 3\n", "0 1\n1 0\n1 2\n3 3\n3 2\n", "digraph { a -> b -> c }"];
    for text in texts {
        let path = graph_file(text);
        let strategy = path.with_extension("strategy");
        let [path, strategy] = [&path, &strategy].map(|path| path.to_str().expect("UTF-8"));
        let first = if text.starts_with('d') { "a" } else { "0" };
        for flags in [&[][..], &["--misere"], &["--loopy"], &["--loopy", "--misere"]] {
            obeys(&graph, &[&["graph", path], flags].concat());
            obeys(
                &graph,
                &[&["graph", path, "--explain", first, "--tokens", first], flags].concat(),
            );
            let written = [&["graph", path, "--strategy", strategy], flags].concat();
            if obeys(&graph, &written).get("error").is_none() {
                let object = obeys(&verify, &["verify", strategy]);
                assert_eq!(object["status"], "verified", "{object}");
            }
        }
        if text.len() > 20 {
            obeys(&graph, &["graph", path, "--loopy", "--tokens", &[first, first].join(",")]);
        }
    }
    obeys(&graph, &["graph", "/no/such/file"]);
    obeys(&graph, &["graph", graph_file("0 x\n").to_str().expect("UTF-8")]);
    let path = graph_file("digraph { a -- b }");
    obeys(&graph, &["graph", path.to_str().expect("UTF-8")]);
    let plain = graph_file("0 1\n");
    let binary = plain.with_extension("grundy");
    let [plain, binary] = [&plain, &binary].map(|path| path.to_str().expect("UTF-8"));
    assert!(obeys(&graph, &["graph", "convert", plain, binary]).get("form").is_some());
    let memory = obeys(&graph, &["graph", plain, "--memory", "1"]);
    assert!(memory["error"]["needs_bytes"].as_u64().is_some_and(|needs| needs > 1), "{memory}");
    let cycle = obeys(&graph, &["graph", graph_file("0 1\n1 0\n").to_str().expect("UTF-8")]);
    assert_eq!(cycle["error"]["cycle"].as_array().map(Vec::len), Some(2), "{cycle}");
    let limited = ["graph", path.to_str().expect("UTF-8"), "--memory", "1"];
    obeys(&graph, &limited);
}
