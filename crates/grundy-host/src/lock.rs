//! Locks that keep two runs from working on one file, such as a checkpoint.
//!
//! The lock is an advisory one of the system on a file beside the locked one, not on the file itself: that one
//! is replaced whenever it is written, and a lock does not follow. The system gives it up when the process ends,
//! however it ends, so a lock file that was left behind locks nobody out. (A file whose mere presence is
//! the lock would do so after every crash.)

use crate::temporary::Temporary;
use std::error::Error;
use std::ffi::OsString;
use std::fmt;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// While this lives, no other run gets the lock of the same file. On a file system that has no locks it excludes
/// nobody.
#[derive(Debug)]
pub struct Lock {
    /// Removes the lock file before the lock is given up: fields are dropped in this order.
    _temporary: Option<Temporary>,
    _file: File,
}

/// No lock was to be had.
#[derive(Debug)]
pub enum LockError {
    /// Another run has the lock of this file.
    Held(PathBuf),
    /// The file beside it that carries the lock cannot be created.
    Io {
        /// The file that carries the lock.
        file: PathBuf,
        /// The reason.
        error: io::Error,
    },
}

impl fmt::Display for LockError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LockError::Held(file) => write!(f, "{} is used by another run", file.display()),
            LockError::Io { file, error } => write!(f, "{}: {error}", file.display()),
        }
    }
}

impl Error for LockError {}

/// So often another run may remove the lock file just when we have opened it.
const TRIES: u32 = 100;

impl Lock {
    /// The lock of `path`, which need not exist. Links and other names of the same file lead to the same lock.
    ///
    /// # Errors
    /// If another run has it, or the lock file beside `path` cannot be created.
    pub fn take(path: &Path) -> Result<Lock, LockError> {
        let beside = beside(path);
        let failed = |error| LockError::Io { file: beside.clone(), error };
        for _ in 0..TRIES {
            let open = |path: &Path| {
                OpenOptions::new().write(true).create(true).truncate(false).open(path)
            };
            let file = open(&beside).map_err(failed)?;
            match file.try_lock() {
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => return Err(LockError::Held(path.to_owned())),
                Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => {
                    return Ok(Lock { _temporary: None, _file: file });
                }
                Err(TryLockError::Error(error)) => return Err(failed(error)),
            }
            // Whoever had the lock before may have removed the file after we opened it; then the next run
            // would lock another one.
            if is_still(&file, &beside) {
                let opened = Temporary::create(beside.clone(), |_| Ok(file));
                let (temporary, file) = opened.map_err(failed)?;
                return Ok(Lock { _temporary: Some(temporary), _file: file });
            }
        }
        Err(LockError::Held(path.to_owned()))
    }
}

/// The file that carries the lock of `path`.
fn beside(path: &Path) -> PathBuf {
    let real = fs::canonicalize(path).unwrap_or_else(|_| {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        let folder = fs::canonicalize(folder.unwrap_or(Path::new(".")));
        match (folder, path.file_name()) {
            (Ok(folder), Some(name)) => folder.join(name),
            _ => path.to_owned(),
        }
    });
    let mut name = OsString::from(".");
    name.push(real.file_name().unwrap_or_default());
    name.push(".lock");
    real.with_file_name(name)
}

/// Whether `path` still leads to `file`.
#[cfg(unix)]
fn is_still(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    let identity = |data: fs::Metadata| (data.dev(), data.ino());
    match (file.metadata(), fs::metadata(path)) {
        (Ok(ours), Ok(there)) => identity(ours) == identity(there),
        _ => false,
    }
}

/// Elsewhere open files are not removed.
#[cfg(not(unix))]
fn is_still(_: &File, path: &Path) -> bool {
    path.exists()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicU32, Ordering};

    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("grundy-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        folder
    }

    #[test]
    fn one_run_at_a_time() {
        let folder = folder("lock");
        let path = folder.join("kept");
        let lock = Lock::take(&path).unwrap();
        let refused = Lock::take(&path).unwrap_err();
        assert!(matches!(&refused, LockError::Held(file) if *file == path), "{refused}");
        // Neither does another file, nor this one later.
        drop(Lock::take(&folder.join("other")).unwrap());
        drop(lock);
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 0, "a lock file was left behind");
        Lock::take(&path).unwrap();
        fs::remove_dir_all(folder).unwrap();
    }

    #[cfg(unix)]
    #[test]
    fn every_name_of_a_file_has_the_same_lock() {
        let folder = folder("lock-names");
        let (path, link) = (folder.join("kept"), folder.join("link"));
        fs::write(&path, "").unwrap();
        std::os::unix::fs::symlink(&path, &link).unwrap();
        let _lock = Lock::take(&link).unwrap();
        for name in [&path, &folder.join("./kept")] {
            assert!(matches!(Lock::take(name), Err(LockError::Held(_))), "{}", name.display());
        }
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_lock_file_that_was_left_behind_locks_nobody_out() {
        let folder = folder("lock-stale");
        let path = folder.join("kept");
        fs::write(beside(&path), "").unwrap();
        Lock::take(&path).unwrap();
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_folder_that_does_not_exist_is_named() {
        let path = std::env::temp_dir().join("grundy-no-such-folder/kept");
        let refused = Lock::take(&path).unwrap_err();
        assert!(refused.to_string().contains("grundy-no-such-folder"), "{refused}");
    }

    #[test]
    fn many_threads_never_have_it_at_once() {
        let folder = folder("lock-threads");
        let path = folder.join("kept");
        let (inside, taken) = (AtomicU32::new(0), AtomicU32::new(0));
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    for _ in 0..500 {
                        let Ok(_lock) = Lock::take(&path) else { continue };
                        assert_eq!(inside.fetch_add(1, Ordering::SeqCst), 0);
                        taken.fetch_add(1, Ordering::SeqCst);
                        inside.fetch_sub(1, Ordering::SeqCst);
                    }
                });
            }
        });
        assert!(taken.into_inner() > 0);
        fs::remove_dir_all(folder).unwrap();
    }
}
