//! `grundy exercise` and `grundy practise` as a person meets them.

use crate::common::grundy;
use serde_json::Value;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

const TOPICS: [&str; 13] = [
    "xor",
    "who-wins",
    "winning-move",
    "misere",
    "subtraction",
    "mex",
    "sums",
    "graph",
    "monotonic",
    "hackenbush",
    "kl",
    "invariant",
    "rule",
];

fn json(args: &[&str]) -> Value {
    let run = grundy(&[args, &["--json"]].concat());
    serde_json::from_str(&run.out).unwrap_or_else(|why| panic!("{args:?}: {why}\n{}", run.out))
}

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// What `practise` prints if these lines are typed.
fn practise(args: &[&str], typed: &str, score: &Path) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_grundy"))
        .arg("practise")
        .args(args)
        .arg("--score")
        .arg(score)
        .env("COLUMNS", "72")
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program runs");
    child.stdin.take().expect("a pipe").write_all(typed.as_bytes()).expect("typed");
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn topics_are_listed_and_misspelt_ones_met() {
    let listed = grundy(&["exercise"]).out;
    for topic in TOPICS {
        assert!(listed.contains(topic), "{topic} in\n{listed}");
    }
    let run = grundy(&["exercise", "hackenbusch"]);
    assert_eq!(run.code, 2);
    assert!(run.err.contains("hackenbush"), "{}", run.err);
    let run = grundy(&["exercise", "xor", "--level", "6"]);
    assert_eq!(run.code, 2);
    assert!(run.err.contains('5'), "{}", run.err);
}

#[test]
fn the_same_seed_is_the_same_sheet() {
    let sheet = ["exercise", "graph", "--level", "3", "--count", "3", "--key"];
    let of = |seed| grundy(&[&sheet[..], &["--seed", seed]].concat()).out;
    assert_eq!(of("5"), of("5"));
    assert_ne!(of("5"), of("6"));
}

#[test]
fn many_exercises_end_at_the_limits() {
    let run = grundy(&["exercise", "sums", "--count", "1000000000", "--limit-positions", "100000"]);
    assert_eq!(run.code, 3, "{}", run.err);
    assert!(!run.out.is_empty());
    let run = grundy(&["exercise", "xor", "--count", "10^15", "--limit-memory", "1M"]);
    assert_eq!(run.code, 3, "{}", run.err);
}

#[test]
fn every_sheet_has_every_form_in_every_language() {
    for topic in TOPICS {
        for language in ["en", "vi", "zh"] {
            for format in ["text", "md", "html", "tex"] {
                let args = ["exercise", topic, "--level", "2", "--count", "2", "--key"];
                let args = [&args[..], &["--lang", language, "--format", format]].concat();
                let run = grundy(&args);
                assert_eq!(run.code, 0, "{args:?}: {}", run.err);
                let whole = match format {
                    "html" => run.out.ends_with("</html>\n"),
                    "tex" => run.out.ends_with("\\end{document}\n"),
                    _ => !run.out.is_empty(),
                };
                assert!(whole, "{args:?}: {}", run.out);
                assert!(!run.out.contains("[exercise-"), "{args:?}: {}", run.out);
            }
        }
    }
}

#[test]
fn a_sheet_without_a_key_does_not_tell_the_answers() {
    for topic in ["graph", "hackenbush", "winning-move"] {
        let args = ["exercise", topic, "--format", "html", "--count", "4"];
        let page = grundy(&args).out;
        for told in
            ["Winning", "winning move</", "N: the player", "P: the player", "player to move loses<"]
        {
            assert!(!page.contains(told), "{topic}: {told}");
        }
        let object = json(&["exercise", topic, "--count", "4"]);
        assert!(object["exercises"][3].get("key").is_none());
    }
}

#[test]
fn keys_are_answers_that_solve_gives_too() {
    for topic in TOPICS {
        let object = json(&["exercise", topic, "--level", "2", "--count", "3", "--key"]);
        let exercises = object["exercises"].as_array().expect("exercises");
        assert_eq!(exercises.len(), 3);
        for exercise in exercises {
            let key = &exercise["key"];
            if let (Some(position), Some(played)) =
                (exercise["position"].as_str(), key["move"].as_str())
            {
                let mut args = vec!["solve", position];
                if exercise["play"] == "misere" {
                    args.push("--misere");
                }
                let mover = exercise["mover"].as_str();
                args.extend(mover.iter().flat_map(|&mover| ["--mover", mover]));
                let solved = json(&args);
                assert!(
                    solved.to_string().contains(&format!("{played:?}")),
                    "{exercise}\n{solved}"
                );
            }
        }
    }
}

#[test]
fn objects_obey_the_schema() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../schema/exercise.schema.json");
    let text = std::fs::read_to_string(path).expect("the schema is there");
    let schema = serde_json::from_str(&text).expect("JSON");
    let schema = jsonschema::validator_for(&schema).expect("a schema");
    let mut objects = vec![json(&["exercise"])];
    for topic in TOPICS {
        objects.push(json(&["exercise", topic, "--level", "3", "--count", "3"]));
        objects.push(json(&["exercise", topic, "--level", "2", "--count", "3", "--key"]));
    }
    for object in objects {
        let errors: Vec<String> =
            schema.iter_errors(&object).map(|error| error.to_string()).collect();
        assert!(errors.is_empty(), "{errors:?}\n{object}");
    }
}

#[test]
fn practice_raises_the_level_and_keeps_the_score() {
    let folder = folder("practise");
    let score = folder.join("score.json");
    let mut level = 1;
    let mut typed = String::new();
    // Practice asks the first exercise of sheets 1, 2, 3, …
    for answered in 1..=4u64 {
        if answered == 4 {
            level = 2;
        }
        let (level, seed) = (level.to_string(), answered.to_string());
        let args = ["exercise", "xor", "--level", &level, "--seed", &seed, "--count", "1", "--key"];
        let key = &json(&args)["exercises"][0]["key"];
        let answer =
            key["value"].as_u64().or_else(|| key["numbers"][0].as_u64()).expect("a number");
        typed += &format!("{answer}\n");
    }
    let said = practise(&["xor"], &typed, &score);
    assert_eq!(said.matches("Right!").count(), 4, "{said}");
    assert!(said.contains("on to level 2") && said.contains("4 of 4 right"), "{said}");
    let kept = std::fs::read_to_string(&score).expect("the score");
    let kept: Value = serde_json::from_str(&kept).expect("JSON");
    assert_eq!(kept["topics"]["xor"]["level"], 2);
    // Two misses lead back, and what was typed in between is no answer.
    let said = practise(&["xor"], "what\n4444\nskip\n5555\nquit\n", &score);
    assert!(said.contains("Answer with a number"), "{said}");
    assert!(said.contains("Back to level 1") && said.contains("4 of 6"), "{said}");
    assert!(said.contains("The answer:"), "{said}");
    std::fs::write(&score, "{").expect("written");
    let run = grundy(&["practise", "xor", "--score", score.to_str().unwrap()]);
    assert_eq!(run.code, 2, "{}", run.out);
    assert!(run.err.contains("score.json"), "{}", run.err);
}

#[test]
fn practice_reads_each_language() {
    let folder = folder("practise-languages");
    for (language, skip, quit) in
        [("en", "skip", "quit"), ("vi", "bỏ qua", "thoát"), ("zh", "跳过", "退出")]
    {
        for topic in TOPICS {
            let score = folder.join(format!("{language}-{topic}.json"));
            let typed = format!("zzz\n{skip}\n{quit}\n");
            let said = practise(&[topic, "--lang", language], &typed, &score);
            assert!(
                said.lines().count() > 5
                    && !said.contains("[exercise-")
                    && !said.contains("[practise-"),
                "{said}"
            );
            assert!(said.contains('1'), "{said}");
        }
    }
}

#[test]
fn wrong_answers_are_refuted() {
    let folder = folder("practise-wrong");
    let said = practise(&["invariant"], "n > 5\nn +\n5\n", &folder.join("a.json"));
    assert!(
        said.contains("No: at n = ") || said.contains("No: at a = ") || said.contains("unknown"),
        "{said}"
    );
    let said = practise(
        &["rule"],
        "game f(n) = { }\ngame f(n) = { f(n - 9) }\ngame f(n) = {\n",
        &folder.join("b.json"),
    );
    assert!(said.contains("your rule does not allow it") && said.contains("breaks down"), "{said}");
}

/// Compiles sheets of every topic where a LaTeX is installed. Says plainly if there is none.
#[test]
fn latex_compiles_where_it_is_installed() {
    let has = |program: &str| {
        let asked = Command::new(program).arg("--version").stdout(Stdio::null()).status();
        asked.is_ok_and(|status| status.success())
    };
    if !has("xelatex") {
        println!("skipped: xelatex is not installed, so no worksheet was compiled");
        return;
    }
    // Every topic in the soak, a few otherwise.
    let whole = std::env::var_os("GRUNDY_EXERCISES").is_some();
    let topics = if whole { &TOPICS[..] } else { &["misere", "graph"] };
    let folder = folder("latex");
    for topic in topics {
        for language in ["en", "vi", "zh"] {
            let args = ["exercise", topic, "--level", "3", "--count", "4", "--key"];
            let sheet = grundy(&[&args[..], &["--lang", language, "--format", "tex"]].concat()).out;
            let name = format!("{topic}-{language}.tex");
            std::fs::write(folder.join(&name), sheet).expect("written");
            let run = Command::new("xelatex")
                .args(["-interaction=nonstopmode", "-halt-on-error", &name])
                .current_dir(&folder)
                .output()
                .expect("xelatex runs");
            let log = String::from_utf8_lossy(&run.stdout);
            if language == "zh" && log.contains("ctexart.cls' not found") {
                println!("skipped: the class ctexart is not installed");
                continue;
            }
            assert!(run.status.success(), "{name}: {log}");
            assert!(!log.contains("Missing character"), "{name}: {log}");
        }
    }
}
