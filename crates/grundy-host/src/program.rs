//! Programs of other people, run as a shell runs them, under limits.
//!
//! A run gets a process group of its own, limits of CPU time, memory and stack where the system has them, and so much
//! time on the clock; whatever is left of the group is killed when the run is over. This keeps mistakes in check, not
//! malice: a program may still write files and may leave its group.

use grundy::judge::{End, Program, ProgramError, Run};
use grundy_core::Budget;
use std::io::{self, Read, Write};
use std::process::{Child, ExitStatus, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{sleep, spawn};
use std::time::{Duration, Instant};

/// What a run of a program may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProgramLimits {
    /// Time of the processor, of all its processes together where that can be told.
    pub cpu: Duration,
    /// Bytes of memory.
    pub memory: u64,
    /// Bytes of the stack.
    pub stack: u64,
}

impl Default for ProgramLimits {
    /// Five seconds, 1 GiB, and the 8 MiB of stack that most systems give.
    fn default() -> ProgramLimits {
        ProgramLimits { cpu: Duration::from_secs(5), memory: 1 << 30, stack: 8 << 20 }
    }
}

impl ProgramLimits {
    /// How long a run may take on the clock: longer, since others may use the processor too.
    fn wall(&self) -> Duration {
        self.cpu.saturating_mul(2).saturating_add(Duration::from_secs(1))
    }
}

/// A command of the shell that is judged.
#[derive(Clone, Debug)]
pub struct ShellProgram {
    command: String,
    limits: ProgramLimits,
}

impl ShellProgram {
    /// The program that `command` runs.
    pub fn new(command: impl Into<String>, limits: ProgramLimits) -> ShellProgram {
        ShellProgram { command: command.into(), limits }
    }
}

/// A line with an answer has no more bytes than this, so that what writes for ever is noticed.
const LINE: usize = 1024;

/// So much of standard error is kept.
const COMPLAINTS: usize = 1 << 16;

impl Program for ShellProgram {
    fn run(&mut self, input: &[u8], answers: usize, budget: &Budget) -> Result<Run, ProgramError> {
        budget.in_time().map_err(ProgramError::Stopped)?;
        let mut shell = system::shell(&self.command, &self.limits);
        shell.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut group = Group(shell.spawn().map_err(ProgramError::Io)?);
        let child = &mut group.0;
        if let Some(mut stdin) = child.stdin.take() {
            let input = input.to_vec();
            // Whoever does not read all of it is free to.
            spawn(move || drop(stdin.write_all(&input)));
        }
        let most = answers.saturating_add(64).saturating_mul(LINE);
        let output = Reader::of(child.stdout.take(), most, Part::First);
        let complaints = Reader::of(child.stderr.take(), COMPLAINTS, Part::Last);
        let ended = wait(child, &output, &self.limits, budget);
        // Processes that it started may hold the pipes open.
        drop(group);
        let output = output.read();
        let complaint = last_line(&complaints.read());
        match ended? {
            // What a shell says of a command that does not exist or is no program.
            End::Failed(126 | 127) if output.is_empty() => Err(ProgramError::NotFound),
            end => Ok(Run { output, end, complaint }),
        }
    }
}

/// A child and its process group, which end when this is dropped.
struct Group(Child);

impl Drop for Group {
    fn drop(&mut self) {
        system::kill_group(&self.0);
        // If the group cannot be killed, at least the child is.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Waits for the end of a run, and makes one where a limit is passed.
fn wait(
    child: &mut Child,
    output: &Reader,
    limits: &ProgramLimits,
    budget: &Budget,
) -> Result<End, ProgramError> {
    /// To add up the time of a group takes a look at every process.
    const LOOK: Duration = Duration::from_millis(100);
    let begun = Instant::now();
    let mut pause = Duration::from_micros(200);
    let mut looked = begun;
    loop {
        if let Some(status) = child.try_wait().map_err(ProgramError::Io)? {
            return Ok(if output.is_over() { End::TooMuch } else { end(status) });
        }
        if output.is_over() {
            return Ok(End::TooMuch);
        }
        budget.in_time().map_err(ProgramError::Stopped)?;
        if begun.elapsed() > limits.wall() {
            return Ok(End::TooSlow);
        }
        if looked.elapsed() > LOOK {
            looked = Instant::now();
            if system::cpu_of_group(child).is_some_and(|cpu| cpu > limits.cpu) {
                return Ok(End::TooSlow);
            }
        }
        sleep(pause);
        pause = (pause * 2).min(Duration::from_millis(20));
    }
}

/// How a process ended by itself or by a signal. A shell tells of signals by codes above 128.
fn end(status: ExitStatus) -> End {
    let signal = system::signal(status);
    match (signal, status.code()) {
        (Some(signal), _) if system::is_limit_of_cpu(signal) => End::TooSlow,
        (Some(signal), _) => End::Killed(signal),
        (None, Some(0)) => End::Finished,
        (None, Some(code @ 129..=192)) if system::is_limit_of_cpu(code - 128) => End::TooSlow,
        (None, Some(code @ 129..=192)) => End::Killed(code - 128),
        (None, code) => End::Failed(code.unwrap_or(-1)),
    }
}

/// The last line of what a program complained about, short enough to be shown.
fn last_line(complaints: &[u8]) -> Option<String> {
    const LONGEST: usize = 200;
    /// How shells tell of a signal, which we tell ourselves.
    const OF_THE_SHELL: [&str; 6] =
        ["Segmentation fault", "Aborted", "Killed", "Terminated", "Bus error", "Floating point"];
    let text = String::from_utf8_lossy(complaints);
    let of_the_shell = |line: &str| OF_THE_SHELL.iter().any(|said| line.starts_with(said));
    let mut lines = text.lines().map(str::trim);
    let line = lines.rfind(|line| !line.is_empty() && !of_the_shell(line))?;
    Some(line.chars().filter(|c| !c.is_control()).take(LONGEST).collect())
}

/// What is kept of more bytes than are wanted.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    First,
    /// What was said last says why a program ended.
    Last,
}

/// A pipe that is read by a thread, up to a limit.
struct Reader {
    bytes: Arc<Mutex<Vec<u8>>>,
    over: Arc<AtomicBool>,
    done: Receiver<()>,
}

impl Reader {
    fn of(pipe: Option<impl Read + Send + 'static>, most: usize, part: Part) -> Reader {
        let (bytes, over) = (Arc::new(Mutex::new(Vec::new())), Arc::new(AtomicBool::new(false)));
        let (send, done) = channel();
        let (kept, passed) = (Arc::clone(&bytes), Arc::clone(&over));
        spawn(move || {
            let mut block = vec![0; 1 << 16];
            let Some(mut pipe) = pipe else { return };
            loop {
                match pipe.read(&mut block) {
                    Ok(0) => break,
                    Ok(n) => {
                        let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
                        if part == Part::Last {
                            kept.extend_from_slice(&block[..n]);
                            let surplus = kept.len().saturating_sub(most);
                            kept.drain(..surplus);
                            continue;
                        }
                        let room = most.saturating_sub(kept.len());
                        kept.extend_from_slice(&block[..n.min(room)]);
                        if n > room {
                            passed.store(true, Ordering::Relaxed);
                        }
                    }
                    Err(why) if why.kind() == io::ErrorKind::Interrupted => {}
                    Err(_) => break,
                }
            }
            // Nobody waits for it any more if this fails.
            let _ = send.send(());
        });
        Reader { bytes, over, done }
    }

    /// Whether more came than was to be read.
    fn is_over(&self) -> bool {
        self.over.load(Ordering::Relaxed)
    }

    /// What came until the pipe was closed. A process that left its group may hold it open: then what came so far.
    fn read(&self) -> Vec<u8> {
        let _ = self.done.recv_timeout(Duration::from_secs(1));
        std::mem::take(&mut *self.bytes.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

#[cfg(unix)]
mod system {
    use super::ProgramLimits;
    use rustix::process::{Pid, Signal, kill_process_group};
    use std::os::unix::process::{CommandExt, ExitStatusExt};
    use std::process::{Child, Command, ExitStatus};
    use std::thread::sleep;
    use std::time::Duration;

    /// The shell that runs `command`. It sets the limits, so that no code of ours runs between fork and exec. A system
    /// that does not have one of them goes on without it.
    pub(super) fn shell(command: &str, limits: &ProgramLimits) -> Command {
        let seconds = limits.cpu.as_secs() + u64::from(limits.cpu.subsec_nanos() > 0);
        let set = |flag: char, value: u64| format!("ulimit -{flag} {value} 2>/dev/null; ");
        let script = [
            set('c', 0),
            set('t', seconds.max(1)),
            set('v', limits.memory >> 10),
            set('s', limits.stack >> 10),
            "exec sh -c \"$1\"".to_owned(),
        ];
        let mut shell = Command::new("sh");
        shell.arg("-c").arg(script.concat()).arg("sh").arg(command).process_group(0);
        shell
    }

    fn pid(child: &Child) -> Option<Pid> {
        i32::try_from(child.id()).ok().and_then(Pid::from_raw)
    }

    /// Kills what is left of the group. Where processes start others, one signal may miss some.
    pub(super) fn kill_group(child: &Child) {
        const TRIES: usize = 50;
        let Some(pid) = pid(child) else { return };
        for again in 0..TRIES {
            if kill_process_group(pid, Signal::KILL).is_err() {
                return;
            }
            // A child that is not waited for yet stays in its group, but only as a name.
            if again > 0 && living(pid.as_raw_nonzero().get()) == Some(0) {
                return;
            }
            sleep(Duration::from_millis(2));
        }
    }

    /// The fields after the name of each process in the group, where Linux tells them.
    fn group(id: i32) -> Option<Vec<Vec<String>>> {
        let mut found = Vec::new();
        for entry in std::fs::read_dir("/proc").ok()?.flatten() {
            let name = entry.file_name();
            if !name.to_string_lossy().bytes().all(|byte| byte.is_ascii_digit()) {
                continue;
            }
            // A process may end while we look.
            let Ok(stat) = std::fs::read_to_string(entry.path().join("stat")) else { continue };
            // The name stands in brackets and may hold anything.
            let Some((_, fields)) = stat.rsplit_once(')') else { continue };
            let fields: Vec<String> = fields.split_whitespace().map(str::to_owned).collect();
            if fields.get(2).is_some_and(|field| field.parse() == Ok(id)) {
                found.push(fields);
            }
        }
        Some(found)
    }

    /// How many processes of the group still run, if that can be told.
    fn living(id: i32) -> Option<usize> {
        let living = group(id)?.into_iter().filter(|fields| fields[0] != "Z");
        Some(living.count())
    }

    /// The time of the processor that a group has used, with the children it has waited for.
    pub(super) fn cpu_of_group(child: &Child) -> Option<Duration> {
        /// Linux tells times to other programs in hundredths of a second, whatever its own clock does.
        const TICKS: u32 = 100;
        let processes = group(i32::try_from(child.id()).ok()?)?;
        let ticks = processes.iter().flat_map(|fields| fields.iter().skip(11).take(4));
        let ticks: u64 = ticks.filter_map(|field| field.parse::<u64>().ok()).sum();
        Some(Duration::from_millis(ticks.saturating_mul(u64::from(1000 / TICKS))))
    }

    pub(super) fn signal(status: ExitStatus) -> Option<i32> {
        status.signal()
    }

    /// Whether the signal is the one by which the system ends what has used its time.
    pub(super) fn is_limit_of_cpu(signal: i32) -> bool {
        signal == Signal::XCPU.as_raw()
    }
}

#[cfg(not(unix))]
mod system {
    use super::ProgramLimits;
    use std::process::{Child, Command, ExitStatus};
    use std::time::Duration;

    pub(super) fn shell(command: &str, _: &ProgramLimits) -> Command {
        let mut shell = Command::new("cmd");
        shell.arg("/C").arg(command);
        shell
    }

    pub(super) fn kill_group(_: &Child) {}

    pub(super) fn cpu_of_group(_: &Child) -> Option<Duration> {
        None
    }

    pub(super) fn signal(_: ExitStatus) -> Option<i32> {
        None
    }

    pub(super) fn is_limit_of_cpu(_: i32) -> bool {
        false
    }
}
