//! What a run of the program takes, measured so that the same is found on a slow machine that does other things as well,
//! and without optimisation.
//!
//! - What comes after T is counted in time of processors, which does not grow while others have the machine: a step between
//!   two looks at the clock is the same work however long it waits. A program that waits and does nothing would slip
//!   through, so [`PATIENCE`] bounds the time on the wall.
//! - Without optimisation a step takes about ten times as long; [`SLOWER`] lets it be four times.
//! - Memory is looked at every few milliseconds, as `RssAnon` in `/proc`. Between two looks the peak of all memory,
//!   `VmHWM`, tells of it, less the most that belonged to files. Both are never more than the true peak.

use super::command;
use std::fs;
use std::io::{Read, Write};
use std::path::PathBuf;
use std::process::{Child, Stdio};
use std::time::{Duration, Instant};

/// How many times as long a step may take in a program that is not optimised.
const SLOWER: u32 = if cfg!(debug_assertions) { 4 } else { 1 };

/// So long after its limit everything has ended, however much else the machine has to do.
const PATIENCE: Duration = Duration::from_secs(90);

/// The pause between two looks at a process.
const PAUSE: Duration = Duration::from_millis(4);

/// The ticks of a second in `/proc`; Linux has them so on every machine.
const TICKS: u64 = 100;

/// What a run took.
#[derive(Debug, Default)]
pub struct Taken {
    /// Anonymous memory at most, in bytes.
    pub memory: u64,
    /// The time of processors after the limit of time.
    pub late: Duration,
    /// The time on the wall.
    pub wall: Duration,
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

/// What a process is given to read.
#[derive(Clone)]
pub enum Fed {
    Nothing,
    /// A file.
    File(PathBuf),
    /// A pipe into which nothing comes and which stays open.
    Silence,
    /// This for ever.
    Endless(&'static str),
    /// This first, then the second for ever.
    Then(&'static str, &'static str),
}

/// A command and the limits it is run with.
pub struct Case {
    args: Vec<String>,
    fed: Fed,
    pub time: Duration,
    /// In megabytes; none leaves the default, which is the second number.
    memory: (Option<u64>, u64),
}

/// Half a second and a hundred megabytes.
pub fn case(args: &[&str]) -> Case {
    let args = args.iter().map(|&arg| arg.to_owned()).collect();
    Case { args, fed: Fed::Nothing, time: Duration::from_millis(500), memory: (Some(100), 100) }
}

impl Case {
    pub fn fed(self, fed: Fed) -> Case {
        Case { fed, ..self }
    }

    pub fn fed_by(self, file: &str) -> Case {
        self.fed(Fed::File(file.into()))
    }

    pub fn memory(self, megabytes: u64) -> Case {
        Case { memory: (Some(megabytes), megabytes), ..self }
    }

    /// With the limit of memory that a student has.
    pub fn usual_memory(self) -> Case {
        Case { memory: (None, 2048), ..self }
    }

    fn run(&self) -> Taken {
        let mut args: Vec<&str> = self.args.iter().map(String::as_str).collect();
        let time = self.time.as_secs_f64().to_string();
        args.extend(["--limit-time", &time]);
        let memory = self.memory.0.map(|memory| format!("{memory}M"));
        if let Some(memory) = &memory {
            args.extend(["--limit-memory", memory]);
        }
        let mut command = command(&args);
        command.current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
        match &self.fed {
            Fed::File(path) => command.stdin(fs::File::open(path).expect("a file")),
            _ => command.stdin(Stdio::piped()),
        };
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("the program starts");
        let feeder = feed(&mut child, &self.fed);
        let out = collected(child.stdout.take().expect("a pipe"));
        let err = collected(child.stderr.take().expect("a pipe"));
        let mut taken = watched(&mut child, self.time);
        drop(feeder);
        taken.out = out.join().expect("a reader");
        taken.err = err.join().expect("a reader");
        taken
    }

    /// Runs it and holds it to its limits. What it prints is for other tests, but it must not panic.
    pub fn holds(&self) -> Taken {
        let taken = self.run();
        let what = format!("grundy {}", self.args.join(" "));
        let json = self.args.iter().any(|arg| arg == "--json");
        let what = what.chars().take(120).collect::<String>();
        let most = Duration::max(Duration::from_secs(1), self.time / 10) * SLOWER;
        assert!(taken.late <= most, "{what}: {:?} after its time", taken.late);
        assert!(taken.wall <= self.time + PATIENCE, "{what}: {:?} on the wall", taken.wall);
        let (limit, mega) = (self.memory.1, 1_000_000);
        let most = limit * 1_300_000 + 64 * mega;
        assert!(taken.memory <= most, "{what}: {} MB of {limit} MB", taken.memory / mega);
        assert!(matches!(taken.code, Some(0 | 2 | 3)), "{what}: {:?} {}", taken.code, taken.err);
        assert!(!taken.err.contains("panicked"), "{what}: {}", taken.err);
        // Whoever gets no answer is told why, in words or in the object.
        assert!(taken.code == Some(0) || !taken.err.is_empty() || json, "{what}");
        taken
    }

    /// The same of what cannot come to its end.
    pub fn stops(&self) -> Taken {
        let taken = self.holds();
        assert_eq!(taken.code, Some(3), "{}: {}", self.args.join(" "), taken.err);
        taken
    }
}

/// Writes what there is to read in a thread of its own. Silence lasts until the result is dropped.
fn feed(child: &mut Child, fed: &Fed) -> Option<std::process::ChildStdin> {
    let mut stdin = child.stdin.take()?;
    let (first, again) = match *fed {
        Fed::Nothing | Fed::File(_) => return None,
        Fed::Silence => return Some(stdin),
        Fed::Endless(again) => ("", again),
        Fed::Then(first, again) => (first, again),
    };
    std::thread::spawn(move || {
        let piece = again.repeat((1 << 16) / again.len());
        // It ends when nobody reads any more.
        let mut written = stdin.write_all(first.as_bytes());
        while written.is_ok() {
            written = stdin.write_all(piece.as_bytes());
        }
    });
    None
}

/// What comes out of a pipe, read in a thread of its own. Only the beginning is kept.
fn collected(mut pipe: impl Read + Send + 'static) -> std::thread::JoinHandle<String> {
    const KEPT: usize = 1 << 16;
    std::thread::spawn(move || {
        let (mut all, mut piece) = (Vec::new(), vec![0; KEPT]);
        while let Ok(read @ 1..) = pipe.read(&mut piece) {
            all.extend_from_slice(&piece[..read.min(KEPT.saturating_sub(all.len()))]);
        }
        String::from_utf8_lossy(&all).into_owned()
    })
}

/// Looks at a process until it ends, or ends it when there is no more patience.
pub fn watched(child: &mut Child, time: Duration) -> Taken {
    let (begun, mut taken) = (Instant::now(), Taken::default());
    let (mut of_files, mut all) = (0, 0);
    // What had been used at the limit, and what was used last.
    let (mut before, mut used) = (Duration::ZERO, Duration::ZERO);
    loop {
        let ended = child.try_wait().expect("it can be waited for");
        taken.wall = begun.elapsed();
        let (status, stat) = (told(child, "status"), told(child, "stat"));
        if let Some(status) = ended {
            taken.code = status.code();
            break;
        }
        let bytes = |name| field(&status, name).unwrap_or(0);
        taken.memory = taken.memory.max(bytes("RssAnon:"));
        of_files = of_files.max(bytes("RssFile:") + bytes("RssShmem:"));
        all = all.max(bytes("VmHWM:"));
        used = used.max(processor_time(&stat).unwrap_or_default());
        if taken.wall <= time {
            before = used;
        }
        if taken.wall > time + PATIENCE {
            child.kill().expect("it runs");
            child.wait().expect("it ended");
            break;
        }
        std::thread::sleep(PAUSE);
    }
    taken.memory = taken.memory.max(all.saturating_sub(of_files));
    taken.late = used.saturating_sub(before);
    taken
}

/// A file of `/proc` about a process; empty once it has ended.
fn told(child: &Child, name: &str) -> String {
    fs::read_to_string(format!("/proc/{}/{name}", child.id())).unwrap_or_default()
}

/// A number of `/proc/PID/status`, in bytes.
fn field(status: &str, name: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix(name))?;
    line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()?.checked_mul(1024)
}

/// What all threads of a process have used, from `/proc/PID/stat`.
fn processor_time(stat: &str) -> Option<Duration> {
    // The name of the program stands in parentheses; the times are the 14th and 15th field.
    let (_, fields) = stat.rsplit_once(')')?;
    let ticks = fields.split_whitespace().skip(11).take(2).map(str::parse::<u64>);
    let ticks = ticks.sum::<Result<u64, _>>().ok()?;
    Some(Duration::from_millis(ticks * 1000 / TICKS))
}
