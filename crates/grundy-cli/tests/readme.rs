//! Every block of the README is run, and prints what the README says.
//!
//! With `BLESS=1` in the environment the README is rewritten with what is printed now.

mod common;

use common::document::{Block, check, root, run, words};
use std::fs;

/// A block of set-up commands: the main job is run, and the test command is the one CI runs.
fn set_up(block: &Block<'_>) {
    for line in &block.lines {
        match line.strip_prefix("cargo run --release -- ") {
            Some(arguments) => {
                assert!(!run(&words(arguments), &root()).contains("[exit code"));
            }
            None => {
                let ci = fs::read_to_string(root().join(".ci/run")).expect(".ci/run is there");
                let runs = |command: &str| command.trim_start_matches("exec ") == *line;
                assert!(ci.lines().any(runs), "CI does not run {line:?}");
            }
        }
    }
}

/// A block that draws a picture is run where it leaves nothing behind.
fn pictured(block: &Block<'_>) -> String {
    let folder = std::env::temp_dir().join(format!("grundy-readme-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    let printed = block.console(&folder);
    let mut files = fs::read_dir(&folder).expect("a folder");
    let file = files.next().expect("a picture").expect("an entry");
    let picture = fs::read_to_string(file.path()).expect("a picture");
    assert!(picture.starts_with("<svg"), "{}", file.path().display());
    fs::remove_dir_all(&folder).expect("the folder");
    printed
}

#[test]
fn every_block_prints_what_it_says() {
    let mut counts = [0; 3];
    check("README.md", |block| match block.language() {
        "console" => {
            counts[0] += 1;
            match block.text().contains("--svg") {
                true => pictured(block),
                false => block.console(&root()),
            }
        }
        "sh" => {
            counts[1] += 1;
            set_up(block);
            block.text()
        }
        // Rust is run by the documentation tests of the crate `grundy`, which includes the README.
        "rust" => {
            counts[2] += 1;
            block.text()
        }
        other => panic!("a block in {other:?} is not run by any test"),
    });
    assert!(counts.iter().all(|&count| count > 0), "{counts:?} blocks were run");
}
