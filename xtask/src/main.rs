//! The project's own tasks. `cargo xtask test` is everything that must hold before a change lands.

mod results;
mod tidy;

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

const USAGE: &str = "\
cargo xtask test     formatting, lints, documentation, tidiness, and all tests
cargo xtask bench    the benchmarks, in release; writes the figures to bench/RESULTS.md
cargo xtask soak     the tests with every check of arithmetic in release, the long checks of theorems against
                     brute force, late periods, and fuzzing if it is installed";

type Outcome = Result<(), String>;

fn main() -> ExitCode {
    let task = env::args().nth(1);
    let outcome = match task.as_deref() {
        Some("test") => test(),
        Some("bench") => bench(),
        Some("soak") => soak(),
        _ => Err(USAGE.to_owned()),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

fn test() -> Outcome {
    install_components()?;
    cargo(&["fmt", "--all", "--check"])?;
    tidy::check(&root())?;
    let warnings = ["--", "--deny", "warnings"];
    cargo(
        &[&["clippy", "--workspace", "--all-targets", "--all-features"][..], &warnings].concat(),
    )?;
    libraries_alone()?;
    let doc = ["doc", "--workspace", "--no-deps", "--all-features", "--quiet"];
    run(command("cargo", &doc).env("RUSTDOCFLAGS", "--deny warnings"))?;
    cargo(&["test", "--workspace", "--all-features"])
}

fn bench() -> Outcome {
    cargo(&["build", "--release", "--package", "grundy-cli"])?;
    cargo(&["bench", "--package", "grundy-bench"])?;
    results::write(&root())
}

fn soak() -> Outcome {
    let tests = ["test", "--workspace", "--all-features", "--profile", "checked"];
    install_latex();
    // So many exercises of each topic are solved by the reference engine, and sheets of all topics compiled.
    run(command("cargo", &tests).env("GRUNDY_EXERCISES", "1000"))?;
    cargo(&["build", "--release", "--package", "grundy-cli"])?;
    let grundy = root().join("target/release/grundy");
    let checks: &[&[&str]] = &[
        &["nim", "--heaps", "5", "--size", "9"],
        &["take", "--heaps", "3", "--size", "14"],
        &["subtract", "--heaps", "2", "--size", "20"],
        &["allbut", "--heaps", "3", "--size", "12"],
        &["grundys", "--heaps", "3", "--size", "12"],
        &["octal", "--heaps", "2", "--size", "12"],
        &["monotonic", "--heaps", "6", "--size", "8"],
        &["monotonic[strict]", "--heaps", "6", "--size", "9"],
        &["strip", "--heaps", "6", "--size", "9"],
        &["kl", "--heaps", "4", "--size", "9"],
        &["hackenbush", "--size", "6"],
        &["graph", "--heaps", "2", "--size", "5"],
        &["sum", "--heaps", "2", "--size", "5"],
    ];
    for check in checks {
        let limits = ["--limit-positions", "10^9", "--limit-time", "3600", "--limit-memory", "16G"];
        run(Command::new(&grundy).arg("check").args(*check).args(limits))?;
    }
    // Every Hackenbush drawing of up to eight edges.
    let bushes = ["test", "--release", "--package", "grundy-games", "--test", "bush"];
    cargo(&[&bushes[..], &["--", "--ignored"]].concat())?;
    long_sequences(&grundy)?;
    let has_fuzz = Command::new("cargo").args(["fuzz", "--version"]).output();
    if !has_fuzz.is_ok_and(|output| output.status.success()) {
        println!("cargo-fuzz is not installed: the fuzz targets were not run");
        return Ok(());
    }
    let graphs = ["edge_lists", "graph_files", "binary_graphs", "strategies", "tables"];
    for target in ["parse", "roundtrip", "evaluate", "rules", "dot"].into_iter().chain(graphs) {
        cargo(&["+nightly", "fuzz", "run", target, "--", "-max_total_time=300"])?;
    }
    Ok(())
}

/// A LaTeX for the worksheets, where Debian's packages can be installed; else the tests say that they did without.
fn install_latex() {
    let present = Command::new("xelatex").arg("--version").output();
    if present.is_ok_and(|output| output.status.success()) {
        return;
    }
    let packages = [
        "texlive-latex-recommended",
        "texlive-pictures",
        "texlive-xetex",
        "texlive-lang-chinese",
        "texlive-lang-other",
    ];
    let install = [&["install", "--yes", "--no-install-recommends"][..], &packages].concat();
    let installed = Command::new("apt-get").args(install).status();
    if !installed.is_ok_and(|status| status.success()) {
        println!("no LaTeX is installed: worksheets are not compiled");
    }
}

/// What takes too long for the tests: late periods, and Grundy's game up to 2^24.
fn long_sequences(grundy: &Path) -> Outcome {
    let periods: [(&str, &str); 3] = [
        ("0.56", "\"preperiod\":326640,\"period\":144,\"saltus\":0,"),
        ("0.376", "\"preperiod\":2268248,\"period\":4,\"saltus\":0,"),
        ("0.354", "\"preperiod\":10061916,\"period\":1180,\"saltus\":0,"),
    ];
    let limits = ["--limit-positions", "10^12", "--limit-time", "36000", "--limit-memory", "16G"];
    for (rule, expected) in periods {
        let asked = ["period", rule, "--to", "2^25", "--json"];
        expect(Command::new(grundy).args(asked).args(limits), expected)?;
    }
    let stats = ["values", "grundys", "--to", "2^24", "--stats", "--json"];
    let rares = "\"kind\":\"range\",\"rares\":1273,\"last_rare\":82860}";
    expect(Command::new(grundy).args(stats).args(limits), rares)
}

/// Fails unless the command succeeds and prints this.
fn expect(command: &mut Command, expected: &str) -> Outcome {
    let output = command.output().map_err(|e| format!("{command:?}: {e}"))?;
    let printed = String::from_utf8_lossy(&output.stdout);
    if output.status.success() && printed.contains(expected) {
        return Ok(());
    }
    Err(format!("{command:?} printed, where {expected} was expected:\n{printed}"))
}

/// Each library by itself, with as little as it can do with: the workspace as a whole unites features, which hides
/// one that is missing. For the browser's target where it can be had, which has neither threads nor files.
fn libraries_alone() -> Outcome {
    let add = Command::new("rustup").args(["target", "add", WASM]).output();
    let target: &[&str] = match add.is_ok_and(|output| output.status.success()) {
        true => &["--target", WASM],
        false => {
            println!(
                "The target {WASM} is not installed: the libraries are checked for this machine alone."
            );
            &[]
        }
    };
    for library in LIBRARIES {
        let check = ["check", "--quiet", "--no-default-features", "--package", library];
        cargo(&[&check[..], target].concat())?;
    }
    Ok(())
}

/// The target of the browser.
const WASM: &str = "wasm32-unknown-unknown";

/// What a page is made of.
const LIBRARIES: [&str; 11] = [
    "grundy-core",
    "grundy-engines",
    "grundy-games",
    "grundy-reasons",
    "grundy-theorems",
    "grundy-lang",
    "grundy-files",
    "grundy",
    "grundy-draw",
    "grundy-explain",
    "grundy-api",
];

/// rustfmt and clippy come with most toolchains, but not with all.
fn install_components() -> Outcome {
    for (tool, component) in [("fmt", "rustfmt"), ("clippy", "clippy")] {
        let present = Command::new("cargo").args([tool, "--version"]).output();
        if !present.is_ok_and(|output| output.status.success()) {
            run(&mut command("rustup", &["component", "add", component]))?;
        }
    }
    Ok(())
}

fn cargo(args: &[&str]) -> Outcome {
    run(&mut command("cargo", args))
}

fn command(program: &str, args: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.args(args).current_dir(root());
    command
}

fn run(command: &mut Command) -> Outcome {
    println!("> {command:?}");
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{command:?}: {status}")),
        Err(error) => Err(format!("{command:?}: {error}")),
    }
}

fn root() -> PathBuf {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR"));
    manifest.parent().unwrap_or(manifest).to_path_buf()
}
