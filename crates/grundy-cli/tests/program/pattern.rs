//! `grundy pattern`: what it says of the rules of the corpus, what it refuses, and that nothing is too large.

use crate::common::{grundy, json};
use serde::Deserialize;
use std::path::Path;

#[derive(Deserialize)]
struct File {
    game: Vec<Game>,
}

#[derive(Deserialize)]
struct Game {
    rule: String,
    #[serde(default)]
    grundy: Vec<u64>,
    period: Option<Period>,
}

#[derive(Deserialize)]
struct Period {
    preperiod: u64,
    period: u64,
    saltus: u64,
}

fn corpus() -> Vec<Game> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/heap");
    let files = std::fs::read_dir(folder).expect("the corpus");
    let texts = files.map(|file| std::fs::read_to_string(file.expect("a file").path()));
    let games = texts.flat_map(|text| {
        toml::from_str::<File>(&text.expect("UTF-8")).expect("a file of games").game
    });
    games.collect()
}

/// Known periods of the corpus are found and proved, whatever words they are put in.
#[test]
fn the_periods_of_the_corpus_are_proved() {
    let (mut proved, mut by_period) = (0, 0);
    for game in corpus() {
        let Some(period) = &game.period else { continue };
        let report = json(&["pattern", &game.rule, "--to", "2047"]);
        let shown = report["values"].as_array().expect("values").len().min(game.grundy.len());
        assert_eq!(report["values"].as_array().expect("values")[..shown], game.grundy[..shown]);
        let Some(found) = report["findings"].get(0) else {
            let far = period.preperiod + period.period;
            assert!(far > 500, "{}: {report}", game.rule);
            continue;
        };
        assert_eq!(found["status"], "proved", "{}: {found}", game.rule);
        proved += 1;
        if !found["period"].is_null() {
            let known = (period.preperiod, period.period, period.saltus);
            let number = |name: &str| found[name].as_u64().expect("a number");
            let told = (number("preperiod"), number("period"), number("saltus"));
            assert_eq!(told, known, "{}", game.rule);
            by_period += 1;
        }
    }
    assert!(proved >= 10 && by_period >= 5, "{proved} proved, {by_period} by a period");
}

#[test]
fn a_conjecture_is_never_called_proved() {
    for rule in ["grundys", "0.007", "0.6", "0.209"] {
        let report = json(&["pattern", rule, "--to", "2047"]);
        let pattern = &report["p_positions"]["pattern"];
        let findings = report["findings"].as_array().expect("a list");
        for found in findings.iter().chain((!pattern.is_null()).then_some(pattern)) {
            assert_eq!(found["status"], "conjecture", "{rule}: {found}");
            let (held, next) = (&found["held_to"], &found["could_have_failed_from"]);
            assert!(held.as_u64() >= next.as_u64().map(|next| 4 * next - 1), "{rule}: {found}");
        }
    }
}

#[test]
fn it_speaks_three_languages() {
    let says = [("en", "conjecture"), ("vi", "giả thuyết"), ("zh", "猜想")];
    for (language, word) in says {
        let run = grundy(&["pattern", "0.209", "--to", "2047", "--lang", language]);
        assert_eq!(run.code, 0, "{}", run.err);
        assert!(run.out.contains("g(n + 9) = g(n) + 3") && run.out.contains(word), "{}", run.out);
    }
}

#[test]
fn rules_without_a_sequence_are_refused() {
    for rule in ["kl[1, 2]", "subtract", "octal", "hackenbush", "monotonic", "graph[0>1]", "", "x"]
    {
        let run = grundy(&["pattern", rule]);
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{rule}");
        assert!(!run.err.is_empty() && !run.err.contains("panicked"), "{rule}: {}", run.err);
    }
}

#[test]
fn nothing_is_too_large_or_too_small() {
    let largest = "18446744073709551615";
    let rules = [
        format!("take[1..{largest}]"),
        format!("take[{largest}..{largest}]"),
        format!("subtract[{largest}]"),
        format!("allbut[1, {largest}]"),
        format!("kl[{largest}, {largest}]"),
        "subtract[]".to_owned(),
        "allbut[]".to_owned(),
        "0.0".to_owned(),
        "8.[f]".to_owned(),
    ];
    let flags: [&[&str]; 4] = [
        &["--to", "1000"],
        &["--to", "0"],
        &["--to", largest, "--limit-positions", "3000"],
        &["--limit-memory", "1K"],
    ];
    for rule in &rules {
        for flags in flags {
            let run = grundy(&[&["pattern", rule], flags].concat());
            assert!([0, 3].contains(&run.code), "{rule} {flags:?}: {}", run.err);
            assert!(!run.err.contains("panicked"), "{rule} {flags:?}: {}", run.err);
        }
    }
}
