//! Every block of the chapter on rules is run: its games parse, its facts hold, and its commands print
//! what it says.
//!
//! With `BLESS=1` in the environment the chapter is rewritten with what is printed now.

mod common;

use common::document::{Block, check};
use grundy_lang::{Formula, parse_rules};
use std::fs;
use std::path::{Path, PathBuf};

const CHAPTER: &str = "docs/rules.md";

/// The functions as the language lists them, by which the chapter is found to miss one.
const FUNCTIONS: &str = include_str!("../../grundy-lang/src/rules/functions.rs");

/// Where the commands of the chapter find the files that its blocks are.
fn folder() -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("rules-chapter");
    fs::create_dir_all(&folder).expect("the folder can be made");
    folder
}

/// Definitions of games; a block that names a file is written there for the commands below it.
fn game(block: &Block<'_>) {
    let text = block.text();
    if let Err(mistakes) = parse_rules(&text, &[]) {
        panic!("{mistakes:?} in\n{text}");
    }
    if let Some(file) = block.file() {
        fs::write(folder().join(file), text + "\n").expect("the file can be written");
    }
}

/// Lines that are true.
fn facts(block: &Block<'_>) {
    for line in &block.lines {
        let fact = Formula::parse(line, &[]).unwrap_or_else(|why| panic!("{line}: {why:?}"));
        assert_eq!(fact.value(&[]), Ok(1), "{line}");
    }
}

#[test]
fn every_block_runs() {
    let mut counts = [0; 3];
    let mut stated = String::new();
    check(CHAPTER, |block| match block.language() {
        "game" => {
            counts[0] += 1;
            game(block);
            block.text()
        }
        "true" => {
            counts[1] += 1;
            facts(block);
            stated += &block.text();
            block.text()
        }
        "console" => {
            counts[2] += 1;
            block.console(&folder())
        }
        other => panic!("a block in {other:?} is not run by any test"),
    });
    assert!(counts.iter().all(|&count| count > 0), "{counts:?} blocks were run");
    let functions = FUNCTIONS.lines().filter_map(|line| line.trim().strip_prefix("function(\""));
    let functions = functions.filter_map(|line| line.split('"').next());
    let missing: Vec<&str> =
        functions.filter(|name| !stated.contains(&format!("{name}("))).collect();
    assert!(missing.is_empty(), "{CHAPTER} has no example of {missing:?}");
}
