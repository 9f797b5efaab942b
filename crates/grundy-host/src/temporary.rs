//! The files that have to go away if the program ends before they are finished.
//!
//! A value that is dropped removes its own file; this registry is for ends at which nothing is dropped: a signal,
//! [`end`], or a panic in a program that aborts.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError, TryLockError};

/// Invariant: a file is created, renamed and removed while this is locked, so that none appears after
/// [`end`] has removed them all.
static LIVE: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());

fn live() -> MutexGuard<'static, BTreeSet<PathBuf>> {
    // A set is whole after every operation on it, so a panic elsewhere does no harm.
    LIVE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A file that is removed when this is dropped, or when the program ends, unless it is
/// [renamed](Temporary::rename) before.
#[derive(Debug)]
pub(crate) struct Temporary {
    path: PathBuf,
}

impl Temporary {
    /// Opens `path` by `open`; what that creates is temporary.
    pub(crate) fn create(
        path: PathBuf,
        open: impl FnOnce(&Path) -> io::Result<File>,
    ) -> io::Result<(Temporary, File)> {
        let mut live = live();
        let file = open(&path)?;
        live.insert(path.clone());
        Ok((Temporary { path }, file))
    }

    /// Gives the file its final name.
    pub(crate) fn rename(self, to: &Path) -> io::Result<()> {
        let mut live = live();
        let renamed = fs::rename(&self.path, to);
        if renamed.is_ok() {
            live.remove(&self.path);
        }
        // What could not be renamed is dropped, and that needs the lock.
        drop(live);
        renamed
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        let mut live = live();
        if live.remove(&self.path) {
            // Nothing can be done about a file that does not go away.
            let _ = fs::remove_file(&self.path);
        }
    }
}

fn remove_all(live: &mut BTreeSet<PathBuf>) {
    while let Some(path) = live.pop_first() {
        let _ = fs::remove_file(path);
    }
}

/// Removes every file that is not finished, such as from a panic hook of a program that aborts. Outputs that
/// are still written to fail when they are finished.
pub fn remove_temporaries() {
    // In a panic hook the lock may be held by the very thread that panics.
    match LIVE.try_lock() {
        Ok(mut live) => remove_all(&mut live),
        Err(TryLockError::Poisoned(live)) => remove_all(&mut live.into_inner()),
        Err(TryLockError::WouldBlock) => {}
    }
}

/// Ends the program at once, with no file left behind that is not finished.
pub fn end(code: i32) -> ! {
    let mut live = live();
    remove_all(&mut live);
    // The lock is held until the end, so that no other thread creates a file in between.
    std::process::exit(code)
}
