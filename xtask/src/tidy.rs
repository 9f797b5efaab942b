//! What no compiler checks: the architecture's invariants and the house style.

use std::fs;
use std::path::{Path, PathBuf};

/// A line is a fault in a file if the file's path starts with one of `paths` and the line contains
/// one of `words`.
struct Ban {
    paths: &'static [&'static str],
    words: &'static [&'static str],
    why: &'static str,
    /// Whether tests may do it all the same.
    spares_tests: bool,
}

const BANS: &[Ban] = &[
    Ban {
        paths: &["crates/", "bench/", "fuzz/"],
        words: &["todo!(", "unimplemented!(", "dbg!(", "#[ignore]"],
        why: "loose end",
        spares_tests: false,
    },
    Ban {
        paths: &["crates/grundy-engines/src/reference.rs"],
        words: &["crate::memo", "crate::graph", "crate::heap", "crate::retrograde"],
        why: "the reference engine shares no code with the other engines",
        spares_tests: true,
    },
    Ban {
        paths: &["crates/grundy-engines/src/"],
        words: &["grundy_games", "grundy_lang"],
        why: "engines know no particular game",
        spares_tests: true,
    },
    Ban {
        paths: &[
            "crates/grundy-core/",
            "crates/grundy-engines/src/",
            "crates/grundy-games/src/",
            "crates/grundy-reasons/src/",
            "crates/grundy-theorems/src/",
        ],
        words: &["std::fs", "std::io", "std::env", "println!", "serde_json"],
        why: "mathematics knows no files and no JSON",
        spares_tests: true,
    },
];

/// What a crate may depend on, tests apart. Cargo keeps the rest of the architecture: what a crate does not
/// depend on it cannot see.
const WALLS: &[(&str, &[&str], &str)] = &[
    ("crates/grundy-core", &[], "the core has no dependencies"),
    (
        "crates/grundy-reasons",
        &["grundy-core", "grundy-games", "rustc-hash", "serde"],
        "a reason is verified without the theorems and engines that made it",
    ),
];

/// Files longer than this may hold two ideas; the test says which they are, and goes on.
const LONG_FILE: usize = 600;

/// Checks all source files below `root`.
pub(crate) fn check(root: &Path) -> Result<(), String> {
    let mut faults = Vec::new();
    for (dir, allowed, why) in WALLS {
        let manifest = format!("{dir}/Cargo.toml");
        let text =
            fs::read_to_string(root.join(&manifest)).map_err(|e| format!("{manifest}: {e}"))?;
        let behind = dependencies(&text).into_iter().filter(|name| !allowed.contains(name));
        faults.extend(behind.map(|name| format!("{manifest}: {name}: {why}")));
    }
    // A move must not silence a ban.
    let banned = BANS.iter().flat_map(|ban| ban.paths);
    faults.extend(banned.filter(|path| !root.join(path).exists()).map(|path| {
        format!(
            "xtask/src/tidy.rs: {path} does not exist, so what is banned there is not looked for"
        )
    }));
    let files = sources(root)?;
    faults.extend(lost_places(root, &files)?);
    for path in files {
        let text = fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        let name = path.strip_prefix(root).unwrap_or(&path).to_string_lossy().replace('\\', "/");
        let lines = text.lines().count();
        if lines > LONG_FILE {
            println!("{name}: {lines} lines: is there a second idea in it?");
        }
        let is_test = name.ends_with("tests.rs") || name.contains("/tests/");
        let applies = |ban: &&Ban| {
            ban.paths.iter().any(|path| name.starts_with(path)) && !(is_test && ban.spares_tests)
        };
        for ban in BANS.iter().filter(applies) {
            let banned = |line: &str| ban.words.iter().any(|word| line.contains(word));
            let code = |line: &&str| !line.trim_start().starts_with("//");
            let found = text.lines().enumerate().filter(|(_, line)| code(line) && banned(line));
            faults
                .extend(found.map(|(i, line)| {
                    format!("{name}:{}: {}\n    {}", i + 1, ban.why, line.trim())
                }));
        }
    }
    match faults.is_empty() {
        true => Ok(()),
        false => Err(faults.join("\n")),
    }
}

/// The texts that map the code.
const MAPS: [&str; 2] = ["ARCHITECTURE.md", "CONTRIBUTING.md"];

/// Files and folders that a map names and that are not there (any more): `heap/sequence/`, `xtask/src/tidy.rs`.
fn lost_places(root: &Path, files: &[PathBuf]) -> Result<Vec<String>, String> {
    let relative = |path: &PathBuf| {
        format!("/{}", path.strip_prefix(root).unwrap_or(path).to_string_lossy().replace('\\', "/"))
    };
    let files: Vec<String> = files.iter().map(relative).collect();
    let plain = |c: char| c.is_ascii_alphanumeric() || "_-./".contains(c);
    let mut lost = Vec::new();
    for map in MAPS {
        let text = fs::read_to_string(root.join(map)).map_err(|e| format!("{map}: {e}"))?;
        // What stands between two backquotes is every second piece.
        let named = text.split('`').skip(1).step_by(2).filter(|name| name.chars().all(plain));
        let named = named.filter(|name| name.ends_with(".rs") || name.ends_with('/'));
        let there = |name: &str| {
            let inside = format!("/{name}");
            let crates = || fs::read_dir(root.join("crates")).into_iter().flatten().flatten();
            root.join(name).exists()
                || files.iter().any(|file| file.contains(&inside))
                || crates().any(|folder| folder.path().join(name).exists())
        };
        let missing = named.filter(|name| !there(name));
        lost.extend(missing.map(|name| format!("{map}: there is no {name}")));
    }
    Ok(lost)
}

/// The names below `[dependencies]` of a manifest.
fn dependencies(manifest: &str) -> Vec<&str> {
    let lines = manifest.lines().skip_while(|line| line.trim() != "[dependencies]").skip(1);
    let entries = lines.take_while(|line| !line.starts_with('['));
    let names = entries.map(|line| line.split(['.', '=', ' ']).next().unwrap_or_default());
    names.filter(|name| !name.is_empty() && !name.starts_with('#')).collect()
}

/// Every Rust file of the project.
fn sources(root: &Path) -> Result<Vec<PathBuf>, String> {
    let mut waiting: Vec<PathBuf> = ["crates", "bench", "fuzz"].map(|dir| root.join(dir)).into();
    let mut found = Vec::new();
    while let Some(dir) = waiting.pop() {
        if !dir.exists() || dir.ends_with("target") {
            continue;
        }
        let entries = fs::read_dir(&dir).map_err(|e| format!("{}: {e}", dir.display()))?;
        for entry in entries {
            let path = entry.map_err(|e| e.to_string())?.path();
            if path.is_dir() {
                waiting.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}
