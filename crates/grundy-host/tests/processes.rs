//! What holds of whole processes: what a signal, a full disk and a kill leave behind. Each test runs [`child`] of
//! this very program as a process of its own.

#![cfg(unix)]
#![allow(clippy::unwrap_used)]

use grundy_core::{Budget, Control, Limits, Stop};
use grundy_host::{Lock, LockError, Output, ReadErrorKind, Signals, files};
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// Tells the child its part.
const PART: &str = "GRUNDY_HOST_TEST_PART";
/// Tells the child its folder.
const FOLDER: &str = "GRUNDY_HOST_TEST_FOLDER";

/// Nothing here takes so long, except on a machine that is stuck.
const PATIENCE: Duration = Duration::from_secs(30);

/// The part of a child process; in the run of the tests it has none.
#[test]
fn child() {
    let Ok(part) = std::env::var(PART) else { return };
    let folder = PathBuf::from(std::env::var(FOLDER).unwrap());
    let stop = Stop::new();
    let ready = || {
        println!("ready");
        std::io::stdout().flush().unwrap();
    };
    let wait = || {
        let begun = Instant::now();
        while !stop.is_requested() && begun.elapsed() < PATIENCE {
            std::thread::sleep(Duration::from_millis(2));
        }
    };
    match part.as_str() {
        // Ends in order when it is asked to, and keeps what it knows.
        "orderly" => {
            let signals = Signals::listen(&stop).unwrap();
            let _unfinished = begin(&folder.join("unfinished"));
            let _lock = Lock::take(&folder.join("kept")).unwrap();
            ready();
            wait();
            let mut kept = Output::create(&folder.join("kept")).unwrap();
            kept.write_all(b"known").unwrap();
            kept.finish().unwrap();
            grundy_host::end(signals.caught().map_or(99, |signal| signal.exit_code().into()));
        }
        // Never looks at the flag.
        "deaf" | "waiting" => {
            let signals = Signals::listen(&stop).unwrap();
            signals.end_at_once(part == "waiting");
            let _unfinished = begin(&folder.join("unfinished"));
            let _lock = Lock::take(&folder.join("kept")).unwrap();
            ready();
            if part == "deaf" {
                wait();
                println!("heard");
            }
            std::thread::sleep(PATIENCE);
        }
        "panicking" => {
            std::panic::set_hook(Box::new(|_| grundy_host::remove_temporaries()));
            let unfinished = begin(&folder.join("unfinished"));
            let _ = std::panic::catch_unwind(|| panic!("as in a program that aborts"));
            std::mem::forget(unfinished);
            std::process::abort();
        }
        "locked" => {
            let _lock = Lock::take(&folder.join("kept")).unwrap();
            ready();
            std::thread::sleep(PATIENCE);
        }
        "full" => {
            let mut output = Output::create(&folder.join("kept")).unwrap();
            let written = (0..100).try_for_each(|_| output.write_all(&[b'x'; 1 << 16]));
            let done = written.and_then(|()| output.finish());
            std::process::exit(if done.is_err() { 1 } else { 0 });
        }
        "reading" => {
            let signals = Signals::listen(&stop).unwrap();
            let mut control = Control::default();
            control.stop = stop.clone();
            ready();
            let read = files::read("-", u64::MAX, &Budget::under(&Limits::NONE, &control));
            assert!(matches!(read.unwrap_err().kind, ReadErrorKind::Stopped(_)));
            std::process::exit(signals.caught().map_or(99, |signal| signal.exit_code().into()));
        }
        other => panic!("no part is called {other}"),
    }
}

/// A file with something in it that is not finished.
fn begin(path: &Path) -> Output {
    let mut output = Output::create(path).unwrap();
    output.write_all(b"half").unwrap();
    output.flush().unwrap();
    output
}

/// A folder of its own for a test, which is removed in the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder =
            std::env::temp_dir().join(format!("grundy-host-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }

    fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).unwrap().map(|entry| entry.unwrap().file_name());
        let mut names: Vec<_> = entries.map(|name| name.to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A child process that is killed when a test fails.
struct Process {
    child: Child,
    said: BufReader<ChildStdout>,
}

impl Process {
    /// Begins `part` after the words of the shell in `before`.
    fn begin(part: &str, folder: &Folder, before: &str) -> Process {
        let program = std::env::current_exe().unwrap();
        let mut child = Command::new("sh")
            .arg("-c")
            .arg(format!("{before} exec \"$0\" --exact child --nocapture"))
            .arg(program)
            .env(PART, part)
            .env(FOLDER, &folder.0)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let said = BufReader::new(child.stdout.take().unwrap());
        Process { child, said }
    }

    fn ready(part: &str, folder: &Folder) -> Process {
        let mut process = Process::begin(part, folder, "");
        process.hear("ready");
        process
    }

    /// Waits until the child says `word`.
    fn hear(&mut self, word: &str) {
        let mut line = String::new();
        while self.said.read_line(&mut line).unwrap() > 0 {
            // The harness writes "test child ... " in front of the first word.
            if line.trim().ends_with(word) {
                return;
            }
            line.clear();
        }
        panic!("the child ended without saying {word}");
    }

    fn send(&self, signal: &str) {
        let kill = format!("kill -{signal} {}", self.child.id());
        assert!(Command::new("sh").arg("-c").arg(kill).status().unwrap().success());
    }

    fn end(&mut self) -> ExitStatus {
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE / 2 {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status;
            }
            std::thread::sleep(Duration::from_millis(2));
        }
        panic!("the child does not end");
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn every_signal_asks_for_an_end_and_what_is_known_is_kept() {
    for (signal, code) in [("INT", 130), ("TERM", 143), ("HUP", 129)] {
        let folder = Folder::new(signal);
        let mut process = Process::ready("orderly", &folder);
        assert_eq!(folder.names().len(), 2, "an unfinished file and a lock");
        process.send(signal);
        assert_eq!(process.end().code(), Some(code), "{signal}");
        assert_eq!(folder.names(), ["kept"], "{signal}");
        assert_eq!(fs::read_to_string(folder.0.join("kept")).unwrap(), "known");
    }
}

#[test]
fn a_second_interrupt_ends_the_program_at_once_and_leaves_nothing() {
    let folder = Folder::new("second");
    let mut process = Process::ready("deaf", &folder);
    process.send("INT");
    process.hear("heard");
    std::thread::sleep(Duration::from_millis(200));
    process.send("TERM");
    process.send("HUP");
    std::thread::sleep(Duration::from_millis(100));
    assert!(process.child.try_wait().unwrap().is_none(), "ended too early");
    assert_eq!(folder.names().len(), 2);
    process.send("INT");
    assert_eq!(process.end().code(), Some(130));
    assert_eq!(folder.names(), [""; 0]);
}

#[test]
fn who_waits_for_a_person_ends_at_the_first_signal() {
    let folder = Folder::new("waiting");
    let mut process = Process::ready("waiting", &folder);
    process.send("HUP");
    assert_eq!(process.end().code(), Some(129));
    assert_eq!(folder.names(), [""; 0]);
}

#[cfg(target_os = "linux")]
#[test]
fn a_signal_that_is_ignored_stays_ignored() {
    let folder = Folder::new("nohup");
    let mut process = Process::begin("orderly", &folder, "trap '' HUP;");
    process.hear("ready");
    process.send("HUP");
    std::thread::sleep(Duration::from_millis(200));
    assert!(process.child.try_wait().unwrap().is_none(), "ended by a signal that is ignored");
    process.send("TERM");
    assert_eq!(process.end().code(), Some(143));
}

#[test]
fn a_disk_that_is_full_keeps_nothing_of_a_file() {
    let folder = Folder::new("full");
    fs::write(folder.0.join("kept"), "old").unwrap();
    // A file that may grow no further, for want of a small disk; 1 MB at most, whatever a block is.
    let mut process = Process::begin("full", &folder, "trap '' XFSZ; ulimit -f 1000;");
    assert_eq!(process.end().code(), Some(1));
    assert_eq!(folder.names(), ["kept"]);
    assert_eq!(fs::read_to_string(folder.0.join("kept")).unwrap(), "old");
}

#[test]
fn a_panic_hook_can_remove_what_is_not_finished() {
    let folder = Folder::new("panic");
    let mut process = Process::begin("panicking", &folder, "ulimit -c 0;");
    assert_eq!(process.end().code(), None, "it is a signal that ends whoever aborts");
    assert_eq!(folder.names(), [""; 0]);
}

#[test]
fn a_lock_lasts_as_long_as_its_process() {
    let folder = Folder::new("lock");
    let path = folder.0.join("kept");
    let mut process = Process::ready("locked", &folder);
    assert!(matches!(Lock::take(&path), Err(LockError::Held(file)) if file == path));
    process.send("KILL");
    process.end();
    assert_eq!(folder.names().len(), 1, "whoever is killed leaves the lock file behind");
    drop(Lock::take(&path).unwrap());
    assert_eq!(folder.names(), [""; 0]);
}

#[test]
fn an_interrupt_ends_the_wait_for_standard_input() {
    let folder = Folder::new("stdin");
    let mut process = Process::ready("reading", &folder);
    process.send("INT");
    assert_eq!(process.end().code(), Some(130));
}
