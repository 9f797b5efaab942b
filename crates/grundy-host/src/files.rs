//! Reading files and standard input up to a limit, with the budget consulted in between.

use grundy_core::{Budget, Limit, Stage, Stopped};
use std::error::Error;
use std::fmt;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Read};
use std::path::Path;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::Duration;

/// Standard input, among names of files.
pub const STANDARD_INPUT: &str = "-";

/// The budget is consulted after so many bytes.
const CHUNK: usize = 1 << 16;

/// So many chunks may wait to be taken over.
const WAITING: usize = 4;

/// The budget is consulted after so much time even if nothing comes.
const PATIENCE: Duration = Duration::from_millis(20);

/// A file that could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    /// Its name as it was given.
    pub name: String,
    /// The reason.
    pub kind: ReadErrorKind,
}

/// The reason why a file could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ReadErrorKind {
    /// There is no such file.
    Missing,
    /// It is a folder.
    IsDirectory,
    /// It may not be read.
    NotPermitted,
    /// It has more bytes than this.
    TooLong {
        /// So many may be read.
        most: u64,
    },
    /// It is no text in UTF-8.
    NotText {
        /// The first byte that cannot be read.
        at: usize,
    },
    /// A limit was reached, or an end was asked for.
    Stopped(Stopped),
    /// What the system says.
    Other(String),
}

impl ReadErrorKind {
    fn of(error: &io::Error) -> ReadErrorKind {
        let stopped = error.get_ref().and_then(|inner| inner.downcast_ref::<Stopped>());
        if let Some(stopped) = stopped {
            return ReadErrorKind::Stopped(stopped.clone());
        }
        match error.kind() {
            // `file/` and `file/more` do not exist either.
            ErrorKind::NotFound | ErrorKind::NotADirectory => ReadErrorKind::Missing,
            ErrorKind::IsADirectory => ReadErrorKind::IsDirectory,
            ErrorKind::PermissionDenied => ReadErrorKind::NotPermitted,
            _ => ReadErrorKind::Other(error.to_string()),
        }
    }
}

impl From<Stopped> for ReadErrorKind {
    fn from(stopped: Stopped) -> ReadErrorKind {
        ReadErrorKind::Stopped(stopped)
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.name)?;
        match &self.kind {
            ReadErrorKind::Missing => write!(f, "no such file"),
            ReadErrorKind::IsDirectory => write!(f, "is a folder"),
            ReadErrorKind::NotPermitted => write!(f, "not permitted"),
            ReadErrorKind::TooLong { most } => write!(f, "more than {most} bytes"),
            ReadErrorKind::NotText { at } => write!(f, "no UTF-8 at byte {at}"),
            ReadErrorKind::Stopped(stopped) => write!(f, "{stopped}"),
            ReadErrorKind::Other(error) => write!(f, "{error}"),
        }
    }
}

impl Error for ReadError {}

/// All of the file `name`, or of standard input if it is `-`, if that has at most `most` bytes. A pipe or a device
/// that never ends, or from which nothing ever comes, is left as soon as the budget is used up.
///
/// # Errors
/// If it cannot be read, is longer, or would take more memory or time than `budget` has.
pub fn read(name: &str, most: u64, budget: &Budget) -> Result<Vec<u8>, ReadError> {
    let bytes = if name == STANDARD_INPUT {
        read_of(patient(|| Ok(io::stdin()), budget), 0, most, budget)
    } else {
        read_path(Path::new(name), most, budget)
    };
    bytes.map_err(|kind| ReadError { name: name.to_owned(), kind })
}

/// The same as text.
///
/// # Errors
/// As for [`read`], and if it is no UTF-8.
pub fn read_text(name: &str, most: u64, budget: &Budget) -> Result<String, ReadError> {
    String::from_utf8(read(name, most, budget)?).map_err(|error| {
        let kind = ReadErrorKind::NotText { at: error.utf8_error().valid_up_to() };
        ReadError { name: name.to_owned(), kind }
    })
}

/// All that comes from `reader`, if that is at most `most` bytes; the budget is consulted between chunks. A
/// reader that keeps its caller waiting is not left before something comes: [`read`] leaves it.
///
/// # Errors
/// If it cannot be read, is longer, or would take more memory or time than `budget` has.
pub fn read_limited(
    reader: impl Read,
    most: u64,
    budget: &Budget,
) -> Result<Vec<u8>, ReadErrorKind> {
    read_of(reader, 0, most, budget)
}

/// The same of about `of` bytes, of which progress is told.
fn read_of(
    mut reader: impl Read,
    of: u64,
    most: u64,
    budget: &Budget,
) -> Result<Vec<u8>, ReadErrorKind> {
    let mut all = Gathered { bytes: Vec::new(), most, budget, of };
    let mut chunk = vec![0; CHUNK];
    loop {
        match reader.read(&mut chunk) {
            Ok(0) => return Ok(all.bytes),
            Ok(read) => all.add(&chunk[..read])?,
            Err(error) if error.kind() == ErrorKind::Interrupted => all.look()?,
            Err(error) => return Err(ReadErrorKind::of(&error)),
        }
    }
}

/// Whether both names lead to one file that exists, so that writing one would destroy the other.
pub fn is_same(one: &Path, other: &Path) -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        let identity =
            |path| fs::metadata(path).map(|data| (data.is_file(), data.dev(), data.ino()));
        // Devices such as /dev/stdout may be read and written at once.
        matches!((identity(one), identity(other)), (Ok(a), Ok(b)) if a.0 && a == b)
    }
    #[cfg(not(unix))]
    matches!((fs::canonicalize(one), fs::canonicalize(other)), (Ok(a), Ok(b)) if a == b)
}

fn read_path(path: &Path, most: u64, budget: &Budget) -> Result<Vec<u8>, ReadErrorKind> {
    let failed = |error: io::Error| ReadErrorKind::of(&error);
    let found = fs::metadata(path).map_err(failed)?;
    if found.is_dir() {
        return Err(ReadErrorKind::IsDirectory);
    }
    if !found.is_file() {
        // Even to open a pipe may take for ever.
        let path = path.to_owned();
        return read_of(patient(move || File::open(path), budget), 0, most, budget);
    }
    if found.len() > most {
        return Err(ReadErrorKind::TooLong { most });
    }
    budget.room_for(found.len())?;
    read_of(File::open(path).map_err(failed)?, found.len(), most, budget)
}

/// Reads in a thread of its own, so that the budget is consulted while nothing comes: then reading fails with what
/// [`Stopped`] it. A thread that still waits then is left alone; it ends with the process, or when something comes.
pub(crate) fn patient<R: Read>(
    open: impl FnOnce() -> io::Result<R> + Send + 'static,
    budget: &Budget,
) -> Patient {
    let (sender, chunks) = mpsc::sync_channel(WAITING);
    let failed = sender.clone();
    let work = move || {
        let pump = || -> io::Result<()> {
            let mut reader = open()?;
            loop {
                let mut chunk = vec![0; CHUNK];
                match reader.read(&mut chunk) {
                    Ok(0) => return Ok(()),
                    Ok(read) => chunk.truncate(read),
                    Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                    Err(error) => return Err(error),
                }
                if sender.send(Ok(chunk)).is_err() {
                    return Ok(());
                }
            }
        };
        if let Err(error) = pump() {
            // Nobody listens if the budget is used up.
            let _ = sender.send(Err(error));
        }
    };
    if let Err(error) = std::thread::Builder::new().name("reading".into()).spawn(work) {
        // There is room in the channel, since nothing was sent.
        let _ = failed.try_send(Err(error));
    }
    Patient { chunks, budget: budget.clone(), chunk: Vec::new(), taken: 0 }
}

/// A reader that does not wait longer than its budget lasts.
pub(crate) struct Patient {
    chunks: Receiver<io::Result<Vec<u8>>>,
    budget: Budget,
    chunk: Vec<u8>,
    /// How much of the chunk was handed on.
    taken: usize,
}

impl Read for Patient {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        while self.taken == self.chunk.len() {
            match self.chunks.recv_timeout(PATIENCE) {
                Ok(chunk) => (self.chunk, self.taken) = (chunk?, 0),
                Err(RecvTimeoutError::Timeout) => {
                    self.budget.in_time().map_err(io::Error::other)?
                }
                Err(RecvTimeoutError::Disconnected) => return Ok(0),
            }
        }
        self.budget.in_time().map_err(io::Error::other)?;
        let read = (&self.chunk[self.taken..]).read(buffer)?;
        self.taken += read;
        Ok(read)
    }
}

/// What has been read so far.
struct Gathered<'a> {
    bytes: Vec<u8>,
    most: u64,
    budget: &'a Budget,
    /// How many there will be; 0 if that is not known.
    of: u64,
}

impl Gathered<'_> {
    fn add(&mut self, chunk: &[u8]) -> Result<(), ReadErrorKind> {
        let length = self.bytes.len().saturating_add(chunk.len());
        if length as u64 > self.most {
            return Err(ReadErrorKind::TooLong { most: self.most });
        }
        self.budget.room_for(length as u64)?;
        if length > self.bytes.capacity() {
            // Twice as much, so that not everything is copied each time, but no more than there is room for.
            let doubled = (length as u64).saturating_mul(2).min(self.budget.bytes_left());
            let capacity = usize::try_from(doubled.min(self.most)).unwrap_or(length).max(length);
            let more = capacity.saturating_sub(self.bytes.len());
            let full = |_| self.budget.stopped(Limit::Memory(self.budget.limits().memory));
            self.bytes.try_reserve_exact(more).map_err(full)?;
        }
        self.bytes.extend_from_slice(chunk);
        self.look()
    }

    fn look(&self) -> Result<(), ReadErrorKind> {
        let looked = self.budget.at(Stage::Reading, self.bytes.len() as u64, self.of);
        // Bytes are no positions.
        looked.map_err(|stopped| self.budget.stopped(stopped.by).into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use grundy_core::{Limits, Stop};
    use std::path::PathBuf;
    use std::time::Instant;

    fn limits(memory: u64, time: Duration) -> Limits {
        Limits { positions: u64::MAX, memory, time }
    }

    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("grundy-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        folder
    }

    fn kind(name: &Path, most: u64) -> ReadErrorKind {
        let name = name.to_str().unwrap();
        let error = read(name, most, &Budget::unlimited()).unwrap_err();
        assert_eq!(error.name, name);
        error.kind
    }

    /// Bytes without end.
    struct Endless;

    impl Read for Endless {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            buffer.fill(b'1');
            Ok(buffer.len())
        }
    }

    #[test]
    fn a_file_comes_back_as_it_is() {
        let folder = folder("read");
        let path = folder.join("file");
        for length in [0, 1, CHUNK - 1, CHUNK, 5 * CHUNK + 3] {
            let bytes: Vec<u8> = (0..=255).cycle().take(length).collect();
            fs::write(&path, &bytes).unwrap();
            let name = path.to_str().unwrap();
            assert_eq!(read(name, length as u64, &Budget::unlimited()).unwrap(), bytes);
            if let Some(less) = (length as u64).checked_sub(1) {
                assert_eq!(kind(&path, less), ReadErrorKind::TooLong { most: less });
            }
        }
        fs::write(&path, b"abc\xff").unwrap();
        let error = read_text(path.to_str().unwrap(), 9, &Budget::unlimited()).unwrap_err();
        assert_eq!(error.kind, ReadErrorKind::NotText { at: 3 });
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn each_refusal_has_its_kind() {
        let folder = folder("kinds");
        assert_eq!(kind(&folder.join("missing"), 9), ReadErrorKind::Missing);
        assert_eq!(kind(&folder, 9), ReadErrorKind::IsDirectory);
        let file = folder.join("file");
        fs::write(&file, "").unwrap();
        assert_eq!(kind(&file.join("more"), 9), ReadErrorKind::Missing);
        assert_eq!(
            ReadErrorKind::of(&ErrorKind::PermissionDenied.into()),
            ReadErrorKind::NotPermitted
        );
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn what_never_ends_is_left() {
        let short = limits(u64::MAX, Duration::from_millis(30));
        let by = |stopped| match stopped {
            ReadErrorKind::Stopped(stopped) => stopped.by,
            other => panic!("{other:?}"),
        };
        let late = read_limited(Endless, u64::MAX, &Budget::new(&short)).unwrap_err();
        assert_eq!(by(late), Limit::Time(short.time));
        let small = limits(1 << 20, Duration::MAX);
        let full = read_limited(Endless, u64::MAX, &Budget::new(&small)).unwrap_err();
        assert!(matches!(by(full), Limit::Room { limit: 0x10_0000, .. }));
        let long = read_limited(Endless, 1 << 20, &Budget::unlimited()).unwrap_err();
        assert_eq!(long, ReadErrorKind::TooLong { most: 1 << 20 });
        let budget = Budget::unlimited();
        budget.stop().request();
        assert_eq!(by(read_limited(Endless, u64::MAX, &budget).unwrap_err()), Limit::Cancelled);
    }

    #[test]
    fn memory_stays_below_the_limit() {
        let small = limits(3 << 20, Duration::MAX);
        let bytes = read_limited(Endless.take(2 << 20), u64::MAX, &Budget::new(&small)).unwrap();
        assert_eq!(bytes.len(), 2 << 20);
        assert!(bytes.capacity() <= 3 << 20, "{}", bytes.capacity());
    }

    #[cfg(unix)]
    #[test]
    fn a_device_without_end_and_a_silent_pipe_are_left() {
        let folder = folder("pipe");
        let pipe = folder.join("pipe");
        let made = std::process::Command::new("mkfifo").arg(&pipe).status().unwrap();
        assert!(made.success());
        for name in [Path::new("/dev/zero"), &pipe] {
            let short = Budget::new(&limits(1 << 34, Duration::from_millis(50)));
            let begun = Instant::now();
            let error = read(name.to_str().unwrap(), u64::MAX, &short).unwrap_err();
            let by = Limit::Time(Duration::from_millis(50));
            assert!(matches!(&error.kind, ReadErrorKind::Stopped(stopped) if stopped.by == by));
            assert!(begun.elapsed() < Duration::from_secs(5), "{error}");
        }
        fs::remove_dir_all(folder).unwrap();
    }

    #[cfg(unix)]
    #[test]
    fn a_flag_ends_the_wait_for_a_silent_pipe() {
        let folder = folder("silent");
        let pipe = folder.join("pipe");
        assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
        let budget = Budget::unlimited();
        let stop: Stop = budget.stop().clone();
        std::thread::spawn(move || {
            std::thread::sleep(Duration::from_millis(30));
            stop.request();
        });
        let error = read(pipe.to_str().unwrap(), u64::MAX, &budget).unwrap_err();
        assert!(matches!(error.kind, ReadErrorKind::Stopped(s) if s.by == Limit::Cancelled));
        fs::remove_dir_all(folder).unwrap();
    }

    #[cfg(unix)]
    #[test]
    fn a_pipe_with_an_end_is_read_whole() {
        let folder = folder("whole");
        let pipe = folder.join("pipe");
        assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
        let bytes: Vec<u8> = (0..=255).cycle().take(1_000_000).collect();
        let (path, sent) = (pipe.clone(), bytes.clone());
        let writer = std::thread::spawn(move || fs::write(path, sent));
        let come = read(pipe.to_str().unwrap(), u64::MAX, &Budget::unlimited()).unwrap();
        assert!(come == bytes);
        writer.join().unwrap().unwrap();
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn two_names_of_one_file() {
        let folder = folder("same");
        let (one, other) = (folder.join("one"), folder.join("other"));
        fs::write(&one, "").unwrap();
        assert!(!is_same(&one, &other));
        fs::write(&other, "").unwrap();
        assert!(!is_same(&one, &other));
        assert!(is_same(&one, &folder.join("./one")));
        #[cfg(unix)]
        {
            let link = folder.join("link");
            std::os::unix::fs::symlink(&one, &link).unwrap();
            assert!(is_same(&one, &link));
            assert!(!is_same(Path::new("/dev/null"), Path::new("/dev/null")));
        }
        fs::remove_dir_all(folder).unwrap();
    }
}
