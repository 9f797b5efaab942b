//! Every game of `examples/` is asked for what `examples/expected/` says about it.

use crate::common::json;
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// What is known of one game: `examples/expected/NAME.toml` for `examples/NAME.game`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Expected {
    check: Vec<Check>,
}

/// Answers with one source, to questions asked in one way.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Check {
    source: String,
    #[serde(default)]
    misere: bool,
    #[serde(default)]
    loopy: bool,
    /// Constants given with `--set`.
    #[serde(default)]
    set: Vec<String>,
    /// The game whose table is `values` or `grid`, which begin at `from`.
    rule: Option<String>,
    #[serde(default)]
    from: u64,
    values: Option<Vec<u64>>,
    grid: Option<Vec<Vec<u64>>>,
    /// Positions by their outcome.
    #[serde(default, rename = "N")]
    next: Vec<String>,
    #[serde(default, rename = "P")]
    previous: Vec<String>,
    #[serde(default, rename = "D")]
    draw: Vec<String>,
    #[serde(default, rename = "L")]
    left: Vec<String>,
    #[serde(default, rename = "R")]
    right: Vec<String>,
    #[serde(default)]
    value: BTreeMap<String, u64>,
    #[serde(default)]
    winning_moves: BTreeMap<String, Count>,
}

/// How many winning moves there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(untagged)]
enum Count {
    Moves(usize),
    Sides { left: usize, right: usize },
}

impl Count {
    fn of(answer: &Value) -> Count {
        let moves = &answer["winning_moves"];
        let count = |list: &Value| list.as_array().expect("a list of moves").len();
        match moves.is_array() {
            true => Count::Moves(count(moves)),
            false => Count::Sides { left: count(&moves["left"]), right: count(&moves["right"]) },
        }
    }
}

fn examples() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples")
}

/// The files of a folder with this extension, by name.
fn files(folder: &Path, extension: &str) -> BTreeMap<String, PathBuf> {
    let entries = fs::read_dir(folder).expect("the folder is there");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let paths = paths.filter(|path| path.extension().is_some_and(|found| found == extension));
    let named = paths.map(|path| {
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        (name, path)
    });
    named.collect()
}

fn games() -> BTreeMap<String, PathBuf> {
    files(&examples(), "game")
}

/// How many answers were compared.
#[derive(Debug, Default, Clone, Copy)]
struct Checked {
    outcomes: usize,
    values: usize,
    winning_moves: usize,
    in_tables: usize,
}

impl Check {
    fn outcomes(&self) -> impl Iterator<Item = (&str, &str)> {
        let all = [
            ("N", &self.next),
            ("P", &self.previous),
            ("D", &self.draw),
            ("L", &self.left),
            ("R", &self.right),
        ];
        all.into_iter().flat_map(|(outcome, positions)| {
            positions.iter().map(move |position| (position.as_str(), outcome))
        })
    }

    fn run(&self, game: &Path) -> Checked {
        let at = format!("{} ({})", game.display(), self.source);
        let game = game.to_str().expect("a path of text");
        let settings = self.set.iter().flat_map(|setting| ["--set", setting]);
        let rules: Vec<&str> = ["--file", game].into_iter().chain(settings).collect();
        let mut flags = rules.clone();
        flags.extend(self.misere.then_some("--misere"));
        flags.extend(self.loopy.then_some("--loopy"));
        let solve = |position: &str| json(&[&["solve", position], flags.as_slice()].concat());

        let mut checked = Checked::default();
        for (position, outcome) in self.outcomes() {
            assert_eq!(solve(position)["outcome"], outcome, "{position} in {at}");
            checked.outcomes += 1;
        }
        for (position, &value) in &self.value {
            assert_eq!(solve(position)["value"], value, "{position} in {at}");
            checked.values += 1;
        }
        for (position, &count) in &self.winning_moves {
            assert_eq!(Count::of(&solve(position)), count, "{position} in {at}");
            checked.winning_moves += 1;
        }
        if let Some(rule) = &self.rule {
            let (table, rows) = match (&self.values, &self.grid) {
                (Some(values), None) => (json!(values), values.len()),
                (None, Some(grid)) => (json!(grid), grid.len()),
                _ => panic!("{at} has a rule and not one table of it"),
            };
            let [from, to] = [self.from, self.from + rows as u64 - 1].map(|n| n.to_string());
            let asked = ["values", rule, "--from", &from, "--to", &to];
            assert_eq!(json(&[&asked, rules.as_slice()].concat())["values"], table, "{at}");
            checked.in_tables += match &self.grid {
                Some(grid) => grid.iter().map(Vec::len).sum(),
                None => rows,
            };
        }
        checked
    }
}

#[test]
fn every_game_gives_the_expected_answers() {
    let expected = files(&examples().join("expected"), "toml");
    let games = games();
    let names = |files: &BTreeMap<String, PathBuf>| files.keys().cloned().collect::<Vec<_>>();
    assert_eq!(names(&games), names(&expected), "games, and games with expected answers");
    let mut total = Checked::default();
    for (name, path) in expected {
        let text = fs::read_to_string(&path).expect("it can be read");
        let expected: Expected =
            toml::from_str(&text).unwrap_or_else(|why| panic!("{name}: {why}"));
        let mut answers = 0;
        for check in expected.check {
            assert!(!check.source.trim().is_empty(), "{name} has answers without a source");
            let checked = check.run(&games[&name]);
            total.outcomes += checked.outcomes;
            total.values += checked.values;
            total.winning_moves += checked.winning_moves;
            total.in_tables += checked.in_tables;
            answers += checked.outcomes + checked.values + checked.in_tables;
        }
        assert!(answers >= 10, "{name} has only {answers} expected answers");
    }
    println!("{total:?}");
    assert!(total.outcomes >= 550, "{total:?}");
    assert!(total.values >= 100, "{total:?}");
    assert!(total.winning_moves >= 100, "{total:?}");
    assert!(total.in_tables >= 1500, "{total:?}");
}

/// A reader who opens a file sees first what it is.
#[test]
fn every_game_opens_with_two_lines_that_say_what_it_is() {
    let games = games();
    for (name, path) in &games {
        let text = fs::read_to_string(path).expect("it can be read");
        let says = |line: &str| line.strip_prefix("# ").is_some_and(|words| words.len() >= 20);
        assert_eq!(text.lines().take(2).filter(|line| says(line)).count(), 2, "{name}");
        assert!(text.lines().all(|line| line.chars().count() <= 112), "{name} has a long line");
    }
    assert!(games.len() >= 27, "only {} games", games.len());
}
