//! Runs the program as a user would.
#![allow(missing_docs, unreachable_pub)]

pub mod document;
pub mod folder;
#[cfg(target_os = "linux")]
pub mod measure;
pub mod terminal;

use serde_json::Value;
use std::io::Write;
use std::process::{Command, Output, Stdio};

/// What a run of the program gave.
pub struct Run {
    pub code: i32,
    pub out: String,
    pub err: String,
}

/// The program in an environment without a locale.
pub fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_grundy"));
    command.args(args);
    for name in ["LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "COLUMNS"] {
        command.env_remove(name);
    }
    command
}

/// Runs the program with nothing to read.
pub fn grundy(args: &[&str]) -> Run {
    fed(args, b"")
}

/// Runs the program with `input` to read.
pub fn fed(args: &[&str], input: &[u8]) -> Run {
    run(command(args), input)
}

/// Runs `command` with `input` to read.
pub fn run(mut command: Command, input: &[u8]) -> Run {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_vec();
    let feeder = std::thread::spawn(move || {
        // The program may end before it has read everything.
        let _ = stdin.write_all(&input);
    });
    let Output { status, stdout, stderr } = child.wait_with_output().expect("the program ends");
    feeder.join().expect("the input is written");
    Run {
        code: status.code().expect("no signal ended the program"),
        out: String::from_utf8(stdout).expect("text"),
        err: String::from_utf8(stderr).expect("text"),
    }
}

/// The JSON object of a run that answered.
pub fn json(args: &[&str]) -> Value {
    let run = grundy(&[args, &["--json"]].concat());
    assert_eq!(run.code, 0, "{args:?}: {}{}", run.out, run.err);
    object(&run.out).unwrap_or_else(|why| panic!("{args:?}: {why}\n{}", run.out))
}

/// The object that was printed, which says of which version of the format it is.
pub fn object(out: &str) -> Result<Value, String> {
    let object: Value = serde_json::from_str(out).map_err(|why| why.to_string())?;
    match object.get("version") {
        Some(version) if *version == 1 => Ok(object),
        other => Err(format!("version {other:?}")),
    }
}

/// The JSON object of `solve`.
pub fn solve(expression: &str, flags: &[&str]) -> Value {
    json(&[&["solve", expression], flags].concat())
}

/// What the moves of a list are called.
pub fn names(list: &Value) -> Vec<&str> {
    let list = list.as_array().unwrap_or_else(|| panic!("not a list: {list}"));
    list.iter().map(|at| at["move"].as_str().expect("a move")).collect()
}

/// What the moves of a list lead to.
pub fn tos(list: &Value) -> Vec<&str> {
    let list = list.as_array().unwrap_or_else(|| panic!("not a list: {list}"));
    list.iter().map(|at| at["to"].as_str().expect("a position")).collect()
}
