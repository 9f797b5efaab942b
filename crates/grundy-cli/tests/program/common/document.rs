//! Documents whose fenced blocks are run.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A fenced block: the words behind its fence, and its lines.
pub struct Block<'a> {
    info: &'a str,
    pub lines: Vec<&'a str>,
}

impl Block<'_> {
    /// What the block is written in.
    pub fn language(&self) -> &str {
        self.info.split(' ').next().unwrap_or_default()
    }

    /// The file that the block is, if it names one.
    pub fn file(&self) -> Option<&str> {
        self.info.split_once(' ').map(|(_, file)| file)
    }

    pub fn text(&self) -> String {
        self.lines.join("\n")
    }

    /// The block with the outputs that its commands have now, when run in `folder`.
    pub fn console(&self, folder: &Path) -> String {
        let commands = self.lines.iter().filter_map(|line| line.strip_prefix("$ grundy "));
        let run = |command: &str| {
            format!("$ grundy {command}\n{}", run(&words(command), folder).trim_end())
        };
        let outputs: Vec<String> = commands.map(run).collect();
        outputs.join("\n\n")
    }
}

/// The folder of the whole project.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Compares a document with itself after `now` has said what each block should be.
///
/// With `BLESS=1` in the environment the document is rewritten instead.
pub fn check(path: &str, mut now: impl FnMut(&Block<'_>) -> String) {
    let file = root().join(path);
    let document = fs::read_to_string(&file).expect("the document is there");
    let mut rewritten = String::new();
    for part in parts(&document) {
        match part {
            Ok(block) => rewritten += &format!("```{}\n{}\n```\n", block.info, now(&block)),
            Err(line) => rewritten += &format!("{line}\n"),
        }
    }
    if std::env::var_os("BLESS").is_some() {
        fs::write(&file, rewritten).expect("the document can be written");
    } else {
        assert_eq!(document, rewritten, "run this test with BLESS=1 to rewrite {path}");
    }
}

/// The blocks of a Markdown text, and the lines between them.
fn parts(text: &str) -> Vec<Result<Block<'_>, &str>> {
    let mut parts = Vec::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        match line.strip_prefix("```") {
            Some(info) => {
                let lines = lines.by_ref().take_while(|line| *line != "```").collect();
                parts.push(Ok(Block { info, lines }));
            }
            None => parts.push(Err(line)),
        }
    }
    parts
}

/// The words of a command line, in which quotes keep words together.
pub fn words(line: &str) -> Vec<String> {
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
pub fn run(arguments: &[String], folder: &Path) -> String {
    run_within(100, arguments, folder)
}

/// The same on a terminal of so many columns.
pub fn run_within(columns: usize, arguments: &[String], folder: &Path) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_grundy"))
        .args(arguments)
        .current_dir(folder)
        .env_clear()
        .env("COLUMNS", columns.to_string())
        .output()
        .expect("the program runs");
    let mut text = String::from_utf8(output.stdout).expect("the program prints text");
    text += &String::from_utf8(output.stderr).expect("the program prints text");
    match output.status.code() {
        Some(0) => text,
        code => format!("{}\n[exit code {}]\n", text.trim_end(), code.unwrap_or(-1)),
    }
}
