//! Every block of the README is run, and prints what the README says.
//!
//! With `BLESS=1` in the environment the README is rewritten with what is printed now.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A fenced block: its language and its lines.
struct Block<'a> {
    language: &'a str,
    lines: Vec<&'a str>,
}

/// The blocks of a Markdown text, and what stands between them.
fn blocks(text: &str) -> Vec<Result<Block<'_>, &str>> {
    let mut parts = Vec::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        match line.strip_prefix("```") {
            Some(language) => {
                let lines = lines.by_ref().take_while(|line| *line != "```").collect();
                parts.push(Ok(Block { language, lines }));
            }
            None => parts.push(Err(line)),
        }
    }
    parts
}

/// The words of a command line, in which quotes keep words together.
fn words(line: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut quoted = false;
    for c in line.chars() {
        match c {
            '\'' => quoted = !quoted,
            ' ' if !quoted => words.push(String::new()),
            c => words.last_mut().expect("never empty").push(c),
        }
    }
    words
}

/// What the program prints on both streams, and its exit code if it is not 0.
fn run(arguments: &[String]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_grundy"))
        .args(arguments)
        .env_clear()
        .env("COLUMNS", "100")
        .output()
        .expect("the program runs");
    let mut text = String::from_utf8(output.stdout).expect("the program prints text");
    text += &String::from_utf8(output.stderr).expect("the program prints text");
    match output.status.code() {
        Some(0) => text,
        code => format!("{}\n[exit code {}]\n", text.trim_end(), code.unwrap_or(-1)),
    }
}

/// A console block with the outputs that its commands have now.
fn console(block: &Block<'_>) -> String {
    let commands = block.lines.iter().filter_map(|line| line.strip_prefix("$ grundy "));
    let run = |command: &str| format!("$ grundy {command}\n{}", run(&words(command)).trim_end());
    let outputs: Vec<String> = commands.map(run).collect();
    outputs.join("\n\n")
}

/// A block of set-up commands: the main job is run, and the test command is the one CI runs.
fn set_up(block: &Block<'_>) {
    for line in &block.lines {
        match line.strip_prefix("cargo run --release -- ") {
            Some(arguments) => assert!(!run(&words(arguments)).contains("[exit code")),
            None => {
                let ci = fs::read_to_string(root().join(".ci/run")).expect(".ci/run is there");
                let runs = |command: &str| command.trim_start_matches("exec ") == *line;
                assert!(ci.lines().any(runs), "CI does not run {line:?}");
            }
        }
    }
}

#[test]
fn every_block_prints_what_it_says() {
    let path = root().join("README.md");
    let readme = fs::read_to_string(&path).expect("README.md is there");
    let mut now = String::new();
    let mut counts = [0; 3];
    for part in blocks(&readme) {
        let block = match part {
            Ok(block) => block,
            Err(line) => {
                now += &format!("{line}\n");
                continue;
            }
        };
        let text = match block.language {
            "console" => {
                counts[0] += 1;
                console(&block)
            }
            "sh" => {
                counts[1] += 1;
                set_up(&block);
                block.lines.join("\n")
            }
            // Rust is run by the documentation tests of the crate `grundy`, which includes the README.
            "rust" => {
                counts[2] += 1;
                block.lines.join("\n")
            }
            other => panic!("a block in {other:?} is not run by any test"),
        };
        now += &format!("```{}\n{text}\n```\n", block.language);
    }
    assert!(counts.iter().all(|&count| count > 0), "{counts:?} blocks were run");
    if std::env::var_os("BLESS").is_some() {
        fs::write(&path, now).expect("README.md can be written");
    } else {
        assert_eq!(readme, now, "BLESS=1 cargo test -p grundy-cli --test readme rewrites it");
    }
}
