//! Every block of the chapter on graphs is run: its files are graphs, and its commands print what it says.
//!
//! With `BLESS=1` in the environment the chapter is rewritten with what is printed now.

mod common;

use common::document::check;
use std::fs;
use std::path::{Path, PathBuf};

/// Where the commands of the chapter find the files that its blocks are.
fn folder() -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("graphs-chapter");
    fs::create_dir_all(&folder).expect("the folder can be made");
    folder
}

#[test]
fn every_block_runs() {
    let mut counts = [0; 2];
    check("docs/graphs.md", |block| match (block.language(), block.file()) {
        ("console", None) => {
            counts[0] += 1;
            block.console(&folder())
        }
        ("text", Some(file)) => {
            counts[1] += 1;
            fs::write(folder().join(file), block.text() + "\n").expect("it can be written");
            block.text()
        }
        other => panic!("a block in {other:?} is not run by any test"),
    });
    assert!(counts.iter().all(|&count| count > 0), "{counts:?} blocks were run");
}
