//! Whole programs beside each other, from a file to the answer: ours and one of the textbook kind, which
//! is compiled here.

use nix::sys::resource::{UsageWho, getrusage};
use std::env;
use std::ffi::OsStr;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

/// Asks this very program to run a command and tell what it took; see [`measured`].
const MEASURE: &str = "--measure-a-command";

/// What one run of a program took, and what it printed.
#[derive(Clone, Debug)]
pub struct Run {
    /// Of wall time.
    pub seconds: f64,
    /// The most memory that it had in use, in bytes, mapped files included.
    pub peak: u64,
    /// What it printed.
    pub printed: String,
}

/// Must come first in `main` of a benchmark that calls [`measured`].
///
/// The operating system tells the peak of memory only for all processes together that a process has waited
/// for, so each command is run by a process of its own: another one of the benchmark itself.
pub fn serve() {
    let mut args = env::args_os().skip(1);
    if args.next().as_deref() != Some(OsStr::new(MEASURE)) {
        return;
    }
    let program = args.next().expect("a program");
    let start = Instant::now();
    let output =
        Command::new(&program).args(args).stderr(Stdio::inherit()).output().expect("it starts");
    let seconds = start.elapsed().as_secs_f64();
    assert!(output.status.success(), "{}: {}", program.display(), output.status);
    let usage = getrusage(UsageWho::RUSAGE_CHILDREN).expect("there was a child");
    let peak = u64::try_from(usage.max_rss()).expect("memory is not negative") * 1024;
    let mut out = std::io::stdout();
    writeln!(out, "{seconds} {peak}").and_then(|()| out.write_all(&output.stdout)).expect("a pipe");
    std::process::exit(0);
}

/// Runs a program to its end.
///
/// # Panics
/// If it cannot be run or fails.
pub fn measured(program: &Path, args: &[&OsStr]) -> Run {
    let this = env::current_exe().expect("this program has a path");
    let mut command = Command::new(this);
    command.arg(MEASURE).arg(program).args(args).stderr(Stdio::inherit());
    let output = command.output().expect("it starts");
    assert!(output.status.success(), "{}: {}", program.display(), output.status);
    let text = String::from_utf8(output.stdout).expect("it prints text");
    let (figures, printed) = text.split_once('\n').expect("figures come first");
    let (seconds, peak) = figures.split_once(' ').expect("two figures");
    Run {
        seconds: seconds.parse().expect("a number"),
        peak: peak.parse().expect("a number"),
        printed: printed.to_owned(),
    }
}

/// Compiles `bench/textbook/NAME.cpp` and returns the program's path.
///
/// # Panics
/// If there is no g++, or it fails.
pub fn textbook(name: &str) -> PathBuf {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("textbook").join(name);
    let program = folder().join(name);
    let mut compiler = Command::new("g++");
    compiler.args(["-O2", "-std=c++17", "-o"]).arg(&program).arg(source.with_extension("cpp"));
    assert!(compiler.status().is_ok_and(|status| status.success()), "{compiler:?}");
    program
}

/// Our own program, which `cargo xtask bench` builds first.
///
/// # Panics
/// If it is not there.
pub fn grundy() -> PathBuf {
    let program = target().join("release/grundy");
    assert!(program.exists(), "cargo build --release first");
    program
}

/// Where benchmarks keep large files between runs.
///
/// # Panics
/// If it cannot be made.
pub fn folder() -> PathBuf {
    let folder = target().join("bench-files");
    fs::create_dir_all(&folder).expect("the target folder can be written");
    folder
}

/// How many bytes are free where [`folder`] is; 0 if that cannot be asked.
pub fn free_space() -> u64 {
    let asked =
        Command::new("df").args(["--output=avail", "--block-size=1"]).arg(folder()).output();
    let text = asked.map(|output| String::from_utf8_lossy(&output.stdout).into_owned());
    text.ok().and_then(|text| text.lines().nth(1)?.trim().parse().ok()).unwrap_or(0)
}

fn target() -> PathBuf {
    let default = || Path::new(env!("CARGO_MANIFEST_DIR")).join("../target");
    env::var_os("CARGO_TARGET_DIR").map_or_else(default, PathBuf::from)
}

/// Rows of a table in bench/RESULTS.md: ours and a peer, run in turns on the same file.
pub struct Race {
    path: PathBuf,
    rows: String,
    notes: String,
}

impl Race {
    /// No rows yet. `name` is the benchmark's: `cargo xtask bench` looks for its rows under that name.
    pub fn new(name: &str) -> Race {
        Race {
            path: folder().join(name).with_extension("rows"),
            rows: String::new(),
            notes: String::new(),
        }
    }

    /// Adds a line that is not a row, to be read below the table.
    ///
    /// # Panics
    /// If it cannot be written.
    pub fn note(&mut self, note: &str) {
        println!("{note}");
        self.notes += &format!("- {note}\n");
        let path = self.path.with_extension("notes");
        fs::write(path, &self.notes).expect("the target folder can be written");
    }

    /// Runs both in turns, `rounds` times, and adds a row with the medians of the times, their ratio and the
    /// largest peak of ours. Returns the median of ours, in seconds.
    ///
    /// `agree` is given what ours and the peer printed, and says whether the answers are the same and right.
    ///
    /// # Panics
    /// If the answers are not, or a program fails.
    pub fn run(
        &mut self,
        what: &str,
        rounds: usize,
        ours: impl Fn() -> Run,
        peer: impl Fn() -> Run,
        agree: impl Fn(&str, &str) -> bool,
    ) -> f64 {
        let (mut our_runs, mut peer_runs) = (Vec::new(), Vec::new());
        for _ in 0..rounds {
            let (a, b) = (ours(), peer());
            assert!(agree(&a.printed, &b.printed), "{what}: {} against {}", a.printed, b.printed);
            our_runs.push(a);
            peer_runs.push(b);
        }
        let (a, b) = (median(&our_runs), median(&peer_runs));
        let peak = our_runs.iter().map(|run| run.peak).max().unwrap_or(0) >> 20;
        let row = format!("| {what} | {a:.2} s | {b:.2} s | {:.1} | {peak} MiB |\n", b / a);
        self.add(&row);
        a
    }

    /// Runs ours alone, where no textbook program would end in time, and adds a row. `is_right` is given what it
    /// printed first.
    ///
    /// # Panics
    /// If that is not right, or the program fails.
    pub fn alone(
        &mut self,
        what: &str,
        rounds: usize,
        ours: impl Fn() -> Run,
        is_right: impl Fn(&str) -> bool,
    ) {
        let runs: Vec<Run> = (0..rounds.max(1)).map(|_| ours()).collect();
        assert!(is_right(&runs[0].printed), "{what}");
        assert!(runs.iter().all(|run| run.printed == runs[0].printed), "{what}: answers differ");
        let peak = runs.iter().map(|run| run.peak).max().unwrap_or(0) >> 20;
        let row = format!("| {what} | {:.2} s | | | {peak} MiB |\n", median(&runs));
        self.add(&row);
    }

    fn add(&mut self, row: &str) {
        print!("{row}");
        self.rows += row;
        fs::write(&self.path, &self.rows).expect("the target folder can be written");
    }
}

fn median(runs: &[Run]) -> f64 {
    let mut seconds: Vec<f64> = runs.iter().map(|run| run.seconds).collect();
    seconds.sort_by(f64::total_cmp);
    seconds[seconds.len() / 2]
}
