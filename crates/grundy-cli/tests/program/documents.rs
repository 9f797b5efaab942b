//! Every block of the README and of every page in docs/ is run: commands print what the page says, games parse, facts
//! hold, and files are there for the commands below them. The pictures of the README are what the program draws.
//!
//! With `BLESS=1` in the environment pages and pictures are rewritten with what comes out now.

use crate::common::document::{Block, check, root, run, run_within, words};
use crate::common::terminal;
use grundy_lang::{Formula, parse_rules};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The README, which shows the commands for set-up.
const README: &str = "README.md";

/// The chapter that has an example of each function of the language of rules.
const RULES: &str = "docs/rules.md";

/// The functions as the language lists them, by which that chapter is found to miss one.
const FUNCTIONS: &str = include_str!("../../../grundy-lang/src/rules/functions.rs");

/// Pages whose Rust is run by the documentation tests of the crate `grundy`, which includes them.
const RUST: &[&str] = &[README, "docs/tour.md"];

/// The picture at the top of the README.
const PICTURE: &str = "docs/images/grundy.svg";

/// The README and all pages in docs/.
fn pages() -> Vec<String> {
    let entries = fs::read_dir(root().join("docs")).expect("docs/ is there");
    let names = entries.map(|entry| entry.expect("an entry").file_name());
    let names = names.map(|name| name.into_string().expect("a plain name"));
    let pages = names.filter(|name| name.ends_with(".md")).map(|name| format!("docs/{name}"));
    let mut pages: Vec<String> = pages.chain([README.to_owned()]).collect();
    pages.sort();
    pages
}

/// An empty folder but for the examples, in which the commands of a page are run.
fn folder(page: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(page.replace('/', "-"));
    let _ = fs::remove_dir_all(&folder);
    copy(&root().join("examples"), &folder.join("examples"));
    folder
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("the folder can be made");
    for entry in fs::read_dir(from).expect("a folder") {
        let entry = entry.expect("an entry");
        let to = to.join(entry.file_name());
        match entry.path().is_dir() {
            true => copy(&entry.path(), &to),
            false => drop(fs::copy(entry.path(), to).expect("the file can be copied")),
        }
    }
}

/// Definitions of games.
fn game(block: &Block<'_>) {
    let text = block.text();
    if let Err(mistakes) = parse_rules(&text, &[]) {
        panic!("{mistakes:?} in\n{text}");
    }
}

/// Lines that are true.
fn facts(block: &Block<'_>) {
    for line in &block.lines {
        let fact = Formula::parse(line, &[]).unwrap_or_else(|why| panic!("{line}: {why:?}"));
        assert_eq!(fact.value(&[]), Ok(1), "{line}");
    }
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

/// Commands for set-up: the main job is run, and the test command is the one CI runs.
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

/// Runs a page, and tells how many blocks of each kind it has.
fn run_page(page: &str) -> BTreeMap<String, usize> {
    let folder = folder(page);
    let mut counts = BTreeMap::new();
    check(page, |block| {
        *counts.entry(block.language().to_owned()).or_insert(0) += 1;
        match (block.language(), block.file()) {
            ("console", None) => return block.console(&folder),
            ("bytes", Some(_)) => return bytes(block, &folder),
            ("game", _) => game(block),
            ("true", None) => facts(block),
            ("text" | "json", Some(_)) => {}
            ("sh", None) if page == README => set_up(block),
            ("rust", None) if RUST.contains(&page) => {}
            other => panic!("{page}: a block in {other:?} is not run by any test"),
        }
        if let Some(file) = block.file() {
            fs::write(folder.join(file), block.text() + "\n").expect("the file can be written");
        }
        block.text()
    });
    for entry in fs::read_dir(&folder).expect("the folder") {
        let path = entry.expect("an entry").path();
        if path.extension().is_some_and(|extension| extension == "svg") {
            let picture = fs::read_to_string(&path).expect("a picture");
            assert!(picture.starts_with("<svg"), "{page}: {}", path.display());
        }
    }
    fs::remove_dir_all(folder).expect("the folder");
    counts
}

#[test]
fn every_block_runs_and_prints_what_the_page_says() {
    let pages = pages();
    let counts: BTreeMap<&str, _> = std::thread::scope(|scope| {
        let run = |page| (page, scope.spawn(move || run_page(page)));
        let running: Vec<_> = pages.iter().map(String::as_str).map(run).collect();
        let ended = |(page, thread): (_, std::thread::ScopedJoinHandle<'_, _>)| match thread.join()
        {
            Ok(counts) => (page, counts),
            Err(why) => std::panic::resume_unwind(why),
        };
        running.into_iter().map(ended).collect()
    });
    for (page, counts) in &counts {
        assert!(counts.get("console").is_some_and(|&count| count > 2), "{page}: {counts:?}");
    }
    assert!(counts[README].contains_key("sh"), "{counts:?}");
    for kind in ["bytes", "game", "json", "rust", "text", "true"] {
        assert!(counts.values().any(|counts| counts.contains_key(kind)), "{kind}: {counts:?}");
    }
}

#[test]
fn the_readme_is_short_and_what_it_points_to_is_there() {
    let readme = fs::read_to_string(root().join(README)).expect("the README");
    assert!(readme.lines().count() <= 200, "{} lines", readme.lines().count());
    for page in pages() {
        let text = fs::read_to_string(root().join(&page)).expect("the page");
        let beside = Path::new(&page).parent().expect("a folder");
        // A link is `](target)`, but so is `[1, 2](3)` in an expression, within backquotes.
        let spoken = text.split("\n```").step_by(2).collect::<String>();
        let plain: String = spoken.split('`').step_by(2).collect();
        let links = plain.split("](").skip(1).filter_map(|rest| rest.split(')').next());
        let images = plain.split(" src=\"").skip(1).filter_map(|rest| rest.split('"').next());
        let files = links.chain(images).filter_map(|link| link.split('#').next());
        for file in files.filter(|file| !file.is_empty() && !file.contains("://")) {
            assert!(root().join(beside).join(file).exists(), "{page}: {file}");
        }
    }
}

#[test]
fn the_chapter_on_rules_has_an_example_of_every_function() {
    let chapter = fs::read_to_string(root().join(RULES)).expect("the chapter");
    let facts = chapter.split("\n```true\n").skip(1).filter_map(|rest| rest.split("\n```").next());
    let stated: String = facts.collect();
    let functions = FUNCTIONS.lines().filter_map(|line| line.trim().strip_prefix("function(\""));
    let functions: Vec<&str> = functions.filter_map(|line| line.split('"').next()).collect();
    assert!(functions.len() > 5, "{functions:?}");
    let missing: Vec<&&str> =
        functions.iter().filter(|name| !stated.contains(&format!("{name}("))).collect();
    assert!(missing.is_empty(), "{RULES} has no example of {missing:?}");
}

#[test]
fn the_picture_of_the_readme_is_what_the_program_prints_and_draws() {
    let folder = folder("picture");
    let grundy = |command: &str| {
        let printed = run_within(72, &words(command), &folder);
        assert!(!printed.contains("[exit code"), "{printed}");
        printed
    };
    let commands =
        ["solve 'nim(7, 5, 3, 6)'", "equal 'monotonic(1, 3)' 'nim(2)'", "compare 0.161 0.36"].map(
            |command| (format!("grundy {command}"), grundy(&format!("{command} --color always"))),
        );
    grundy("hackenbush make dog --out dog.json");
    grundy("hackenbush dog.json --svg dog.svg");
    grundy("values wythoff --file examples/wythoff.game --to 11 --svg wythoff.svg");
    let drawn = |name: &str| fs::read_to_string(folder.join(name)).expect("a picture");
    let drawings = [drawn("dog.svg"), drawn("wythoff.svg")];
    let picture = terminal::picture(&commands, &drawings);
    let file = root().join(PICTURE);
    if std::env::var_os("BLESS").is_some() {
        fs::write(&file, picture).expect("the picture can be written");
    } else {
        let there = fs::read_to_string(&file).expect("the picture is there");
        assert!(there == picture, "run this test with BLESS=1 to rewrite {PICTURE}");
    }
    fs::remove_dir_all(folder).expect("the folder");
}
