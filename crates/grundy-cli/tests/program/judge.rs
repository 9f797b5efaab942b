//! `grundy judge` with right and faulty programs in C++, Python and Rust, and with hostile ones.
//!
//! Where a compiler or an interpreter is missing, a test says so and asks nothing.

#![cfg(unix)]

use crate::common::{Run, grundy, json};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

/// What the language of a program needs, or nothing where it is missing.
fn tool(name: &str) -> Option<()> {
    let found = Command::new(name).arg("--version").output().is_ok_and(|out| out.status.success());
    if !found {
        eprintln!("SKIPPED: {name} is not installed, so programs that need it are not judged");
    }
    found.then_some(())
}

/// The command that runs a program of the folder `programs`, compiled where it has to be.
fn program(file: &str) -> Option<String> {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs").join(file);
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("judged");
    std::fs::create_dir_all(&folder).expect("a folder");
    let built: PathBuf = folder.join(file.replace('.', "-"));
    let mut compiler = match source.extension()?.to_str()? {
        "py" => {
            tool("python3")?;
            return Some(format!("python3 '{}'", source.display()));
        }
        "cpp" => {
            tool("g++")?;
            Command::new("g++")
        }
        _ => {
            tool("rustc")?;
            Command::new("rustc")
        }
    };
    let built_by = compiler.args(["-O", "-o"]).arg(&built).arg(&source).status();
    assert!(built_by.expect("a compiler").success(), "{file}");
    Some(format!("'{}'", built.display()))
}

fn judged(command: &str, args: &[&str]) -> Value {
    json(&[&["judge", command], args].concat())
}

fn told(command: &str, args: &[&str]) -> Run {
    grundy(&[&["judge", command], args].concat())
}

const TAKE: [&str; 4] = ["--game", "take[1..3]", "--heaps", "1"];

#[test]
fn right_programs_are_right() {
    for (file, args) in [
        ("take_right.cpp", &TAKE[..]),
        ("misere_nim_right.rs", &["--game", "nim", "--misere"]),
        ("nim_move.py", &["--game", "nim", "--ask", "move"]),
        ("graph_right.cpp", &["--game", "graph", "--ask", "value"]),
    ] {
        let Some(command) = program(file) else { continue };
        let object = judged(&command, args);
        assert!(object.get("found").is_none(), "{file}: {object}");
        assert!(object["right_large"].as_u64() > Some(3), "{file}: {object}");
    }
}

#[test]
fn a_table_that_reads_f_of_j_is_caught_with_the_reason() {
    let Some(command) = program("take_wrong_index.py") else { return };
    let found = judged(&command, &TAKE)["found"].clone();
    assert_eq!(found["position"], "take[1..3](5)");
    assert_eq!(found["mistake"], "wrong-index");
    assert_eq!((&found["said"], &found["input"]), (&"P".into(), &"5\n".into()));
    let run = told(&command, &TAKE);
    assert_eq!(run.code, 0, "{}", run.err);
    for part in ["take[1..3](5)", "f[i − j]", "printf '%s\\n' '5' | python3", "5 → 4"] {
        assert!(run.out.contains(part), "{part}:\n{}", run.out);
    }
}

#[test]
fn a_window_that_computes_misere_is_caught_with_the_reason() {
    let Some(command) = program("take_window.cpp") else { return };
    let found = judged(&command, &TAKE)["found"].clone();
    assert_eq!(found["position"], "take[1..3](1)");
    assert_eq!((&found["mistake"], &found["meant"]), (&"plays-misere".into(), &"second".into()));
    // In misère play the same program is right but where nothing is left.
    let misere = [&TAKE[..], &["--misere"]].concat();
    assert_eq!(judged(&command, &misere)["found"]["position"], "take[1..3](0)");
    for (lang, part) in [("en", "misère play"), ("vi", "luật misère"), ("zh", "反常规则")] {
        let run = told(&command, &[&TAKE[..], &["--lang", lang]].concat());
        assert!(run.out.contains(part) && run.out.contains("min(i − 1, k)"), "{}", run.out);
    }
}

#[test]
fn a_search_that_overflows_the_stack_is_caught() {
    let Some(command) = program("graph_recursive.cpp") else { return };
    let object = judged(&command, &["--game", "graph"]);
    let found = &object["found"];
    assert_eq!((&found["trouble"], &found["signal"]), (&"crashed".into(), &11.into()), "{object}");
    let input = found["input"].as_str().expect("an input");
    assert!(input.starts_with("100000 ") || input.starts_with("1000000 "), "{}", &input[..20]);
    assert!(object["right_large"].as_u64() > Some(2), "{}", object["right_large"]);
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("judged-input.txt");
    let args = ["--game", "graph", "--save", file.to_str().expect("UTF-8")];
    let run = told(&command, &args);
    assert!(run.out.contains("SIGSEGV") && run.out.contains("too deep"), "{}", run.out);
    assert_eq!(std::fs::read_to_string(&file).expect("it was written"), input);
}

#[test]
fn misere_nim_that_counts_empty_heaps_is_caught_with_the_reason() {
    let Some(command) = program("misere_nim_empty_heaps.rs") else { return };
    let found = judged(&command, &["--game", "nim", "--misere"])["found"].clone();
    assert_eq!((&found["position"], &found["input"]), (&"nim(0)".into(), &"1 0\n".into()));
    assert_eq!(found["mistake"], "empty-heaps");
}

#[test]
fn a_program_that_reads_one_position_is_told_of_single() {
    let Some(command) = program("nim_recursive.py") else { return };
    let args = ["--game", "nim", "--heaps", "1", "--ask", "value", "--large", "10^4"];
    let found = judged(&command, &args)["found"].clone();
    assert_eq!((&found["trouble"], &found["positions"]), (&"too-few".into(), &2.into()));
    assert!(told(&command, &args).out.contains("--single"));
    let single = [&args[..], &["--single", "--size", "5", "--cpu", "20"]].concat();
    let found = judged(&command, &single)["found"].clone();
    assert_eq!(found["trouble"], "failed", "{found}");
    assert!(found["complaint"].as_str().is_some_and(|line| line.contains("Recursion")), "{found}");
}

/// A rule of one's own, with a program of the shell.
#[test]
fn a_written_rule_is_judged() {
    let rule = "game wythoff(a, b) = { wythoff(a - k, b) for k in 1..=a, wythoff(a, b - k) for k in 1..=b }";
    let object = judged(
        "while read a b; do echo first; done",
        &["--game", "wythoff", "--rule", rule, "--large", "0"],
    );
    assert_eq!(object["found"]["input"], "0 0\n", "{object}");
    let right = "while read n; do [ $((n % 3)) -ne 0 ] && echo W || echo L; done";
    let rule = "game f(n) = { f(n - k) for k in 1..=2 if k <= n }";
    let object = judged(right, &["--game", "f", "--rule", rule, "--heaps", "1"]);
    assert!(object.get("found").is_none(), "{object}");
}

/// No process of this command is left.
fn gone(mark: &str) -> bool {
    let running = || {
        let entries = std::fs::read_dir("/proc").into_iter().flatten().flatten();
        let command = |entry: std::fs::DirEntry| std::fs::read(entry.path().join("cmdline")).ok();
        entries.filter_map(command).any(|line| {
            let words: Vec<_> = line.split(|&byte| byte == 0).collect();
            words.first().is_some_and(|word| word.ends_with(b"sleep"))
                && words.get(1) == Some(&mark.as_bytes())
        })
    };
    (0..50).any(|_| {
        !running() || {
            std::thread::sleep(Duration::from_millis(20));
            false
        }
    })
}

#[test]
fn hostile_programs_end_in_time_and_are_described() {
    let fork = "sleep 98761 & sleep 98761 & while :; do :; done";
    let quiet = "cat > /dev/null; (sleep 98762 &) ; echo first";
    for (command, trouble) in [
        ("true", "silent"),
        ("cat > /dev/null", "silent"),
        ("yes", "wrong"),
        ("yes first", "wrong"),
        ("while :; do echo second; done", "wrong"),
        ("sleep 98763", "slow"),
        ("while :; do :; done", "slow"),
        (fork, "slow"),
        (quiet, "wrong"),
        ("head -c 100 /dev/zero | tr '\\0' x", "wrong"),
        ("printf '\\000\\377\\n'", "wrong"),
        ("exit 3", "failed"),
        ("kill -SEGV $$", "crashed"),
        ("head -c 10000000 /dev/zero", "endless"),
    ] {
        let begun = Instant::now();
        let args = ["--game", "nim", "--heaps", "2", "--cpu", "0.3"];
        let object = judged(command, &args);
        let found = &object["found"];
        // What writes without end is caught at the first line that is wrong or when it was too much.
        let same = found["trouble"] == trouble
            || (command.contains("second") || command.contains("yes"))
                && found["trouble"] == "endless";
        assert!(same, "{command}: {object}");
        let position = if command.contains("second") { "nim(1)" } else { "nim(0)" };
        assert_eq!(found["position"], position, "{command}: {object}");
        assert!(begun.elapsed() < Duration::from_secs(60), "{command}");
    }
    if cfg!(target_os = "linux") {
        assert!(["98761", "98762", "98763"].iter().all(|mark| gone(mark)), "a process is left");
    }
}

#[test]
fn memory_is_limited() {
    let Some(()) = tool("python3") else { return };
    let greedy = "python3 -c 'x = bytearray(10**9); print(1)'";
    let found =
        judged(greedy, &["--game", "nim", "--heaps", "1", "--space", "200M"])["found"].clone();
    assert_eq!(found["trouble"], "failed", "{found}");
    assert!(
        found["complaint"].as_str().is_some_and(|line| line.contains("MemoryError")),
        "{found}"
    );
}

#[test]
fn what_cannot_be_judged_is_refused() {
    for (args, part) in [
        (&["judge", "true", "--game", "take"][..], "take[1..3]"),
        (&["judge", "true", "--game", "kl[1, 2]", "--ask", "value"], "--ask outcome"),
        (&["judge", "no-such-program-here", "--game", "nim"], "no-such-program-here"),
        (&["judge", "true", "--game", "nmi"], "nim"),
    ] {
        let run = grundy(args);
        assert_eq!(run.code, 2, "{args:?}: {}{}", run.out, run.err);
        assert!(run.err.contains(part), "{args:?}: {}", run.err);
    }
    let run = grundy(&["judge", "sleep 98764", "--game", "nim", "--limit-time", "0.5", "--json"]);
    assert_eq!(run.code, 3, "{}{}", run.out, run.err);
    assert!(gone("98764"));
}
