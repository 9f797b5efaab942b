//! Every block of the chapters on tables and periods is run, and prints what it says.
//!
//! With `BLESS=1` in the environment they are rewritten with what is printed now.

mod common;

use common::document::{Block, check};
use std::fs;
use std::path::{Path, PathBuf};

/// An empty folder for the files that a chapter writes.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the folder can be made");
    folder
}

/// The bytes of the file that the block names, sixteen to a line.
fn bytes(block: &Block<'_>, folder: &Path) -> String {
    let file = folder.join(block.file().expect("the block names a file"));
    let bytes = fs::read(file).expect("the file was written");
    let line = |line: &[u8]| {
        let bytes: Vec<String> = line.iter().map(|byte| format!("{byte:02x}")).collect();
        bytes.join(" ")
    };
    bytes.chunks(16).map(line).collect::<Vec<String>>().join("\n")
}

fn run(chapter: &str, name: &str) -> usize {
    let folder = folder(name);
    let mut count = 0;
    check(chapter, |block| {
        count += 1;
        match block.language() {
            "console" => block.console(&folder),
            "bytes" => bytes(block, &folder),
            other => panic!("a block in {other:?} is not run by any test"),
        }
    });
    count
}

#[test]
fn every_block_of_the_chapter_on_tables_runs() {
    assert!(run("docs/tables.md", "tables-chapter") > 5);
}

#[test]
fn every_block_of_the_chapter_on_periods_runs() {
    assert!(run("docs/periods.md", "periods-chapter") > 3);
}
