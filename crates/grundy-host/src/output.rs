//! Files that are written as a whole or not at all.

use crate::temporary::Temporary;
use grundy_api::{Doing, Failure, FileFailure};
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, ErrorKind, Write};
use std::path::{Path, PathBuf};

/// A file while it is written. It has its name only when everything is in it: until then it is a temporary file in
/// the same folder, which goes away if it is not finished, be it for an error, a full disk or a signal.
#[derive(Debug)]
pub struct Output {
    /// None when it is finished.
    writer: Option<BufWriter<File>>,
    /// Its final place.
    target: PathBuf,
    /// None for a device or a pipe, which cannot be replaced.
    temporary: Option<Temporary>,
}

/// So many names are tried for a temporary file.
const TRIES: u32 = 100;

/// So much of the name of a file is in the name of the temporary one, which must not get too long.
const NAME_PART: usize = 60;

impl Output {
    /// Begins the file `path`.
    ///
    /// # Errors
    /// If `path` is a folder or may not be written to, or no file can be created beside it.
    pub fn create(path: &Path) -> io::Result<Output> {
        // A link is followed, so that it stays one.
        let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        let existing = fs::metadata(&target).ok();
        match &existing {
            Some(there) if there.is_dir() => return Err(ErrorKind::IsADirectory.into()),
            Some(there) if !there.is_file() => {
                let writer = BufWriter::new(OpenOptions::new().write(true).open(&target)?);
                return Ok(Output { writer: Some(writer), target, temporary: None });
            }
            // A file that may not be written to may not be replaced either.
            Some(_) => drop(OpenOptions::new().append(true).open(&target)?),
            None => {}
        }
        let (temporary, file) = temporary_beside(&target)?;
        if let Some(there) = existing {
            file.set_permissions(there.permissions())?;
        }
        Ok(Output { writer: Some(BufWriter::new(file)), target, temporary: Some(temporary) })
    }

    /// Gives the file its name, now that everything is in it.
    ///
    /// # Errors
    /// If what was written does not get onto the disk. Then the file is as it was before.
    pub fn finish(mut self) -> io::Result<()> {
        let Some(writer) = self.writer.take() else { return Ok(()) };
        let file = writer.into_inner().map_err(io::IntoInnerError::into_error)?;
        let Some(temporary) = self.temporary.take() else { return Ok(()) };
        file.sync_all()?;
        drop(file);
        temporary.rename(&self.target)
    }
}

/// Begins the file `name`, and says which it is if that fails.
///
/// # Errors
/// As for [`Output::create`].
pub fn begin(name: &Path) -> Result<Output, Failure> {
    Output::create(name).map_err(|why| unwritten(name, &why))
}

/// Gives the file `name` its name, and says which it is if that fails.
///
/// # Errors
/// As for [`Output::finish`].
pub fn finish(output: Output, name: &Path) -> Result<(), Failure> {
    output.finish().map_err(|why| unwritten(name, &why))
}

/// Writes a file that must not exist yet.
///
/// # Errors
/// If there is something of this name, or it cannot be written.
pub fn write_new(
    name: &Path,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> Result<(), Failure> {
    if fs::symlink_metadata(name).is_ok() {
        return Err(unwritten(name, &ErrorKind::AlreadyExists.into()));
    }
    let mut file = begin(name)?;
    write(&mut file).map_err(|why| unwritten(name, &why))?;
    finish(file, name)
}

fn unwritten(name: &Path, why: &io::Error) -> Failure {
    FileFailure::new(&name.to_string_lossy(), Doing::Writing, why).into()
}

/// A new file in the folder of `target`, under a name that no other run uses.
fn temporary_beside(target: &Path) -> io::Result<(Temporary, File)> {
    let name = target.file_name().ok_or(ErrorKind::InvalidInput)?.to_string_lossy();
    let name: String = name.chars().take(NAME_PART).collect();
    let process = std::process::id();
    for i in 0..TRIES {
        let path = target.with_file_name(format!(".{name}.{process}-{i}"));
        let open = |path: &Path| OpenOptions::new().write(true).create_new(true).open(path);
        match Temporary::create(path, open) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            done => return done,
        }
    }
    Err(ErrorKind::AlreadyExists.into())
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.writer.as_mut().map_or(Ok(bytes.len()), |writer| writer.write(bytes))
    }

    fn flush(&mut self) -> io::Result<()> {
        self.writer.as_mut().map_or(Ok(()), Write::flush)
    }
}

impl Drop for Output {
    fn drop(&mut self) {
        if let Some(writer) = self.writer.take()
            && self.temporary.is_some()
        {
            // What is still in the buffer need not get into a file that goes away. The file is closed first,
            // since some systems remove no open file.
            drop(writer.into_parts());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A folder of its own for a test.
    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("grundy-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        folder
    }

    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).unwrap();
        entries.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned()).collect()
    }

    #[test]
    fn a_file_appears_when_it_is_finished_and_not_before() {
        let folder = folder("finished");
        let path = folder.join("values.csv");
        fs::write(&path, "old").unwrap();
        let mut output = Output::create(&path).unwrap();
        output.write_all(b"new").unwrap();
        output.flush().unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "old");
        output.finish().unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "new");
        assert_eq!(names(&folder), ["values.csv"]);
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_file_that_is_not_finished_leaves_nothing() {
        let folder = folder("unfinished");
        let mut output = Output::create(&folder.join("values.csv")).unwrap();
        output.write_all(b"half").unwrap();
        assert_eq!(names(&folder).len(), 1);
        drop(output);
        assert_eq!(names(&folder), [""; 0]);
        assert!(Output::create(&folder).is_err());
        assert!(Output::create(&folder.join("no/such/folder")).is_err());
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn two_outputs_to_one_file_do_not_meet() {
        let folder = folder("twice");
        let path = folder.join("values.csv");
        let (mut one, mut two) = (Output::create(&path).unwrap(), Output::create(&path).unwrap());
        one.write_all(b"one").unwrap();
        two.write_all(b"two").unwrap();
        assert_eq!(names(&folder).len(), 2);
        one.finish().unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "one");
        two.finish().unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "two");
        assert_eq!(names(&folder), ["values.csv"]);
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn the_longest_name_can_be_written() {
        let folder = folder("long");
        let name = "n".repeat(255);
        let mut output = Output::create(&folder.join(&name)).unwrap();
        output.write_all(b"all").unwrap();
        output.finish().unwrap();
        assert_eq!(names(&folder), [name]);
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn what_cannot_be_renamed_goes_away() {
        let folder = folder("renamed");
        let path = folder.join("values.csv");
        let output = Output::create(&path).unwrap();
        // Somebody makes a folder of that name meanwhile.
        fs::create_dir(&path).unwrap();
        assert!(output.finish().is_err());
        assert_eq!(names(&folder), ["values.csv"]);
        fs::remove_dir_all(folder).unwrap();
    }

    #[cfg(unix)]
    #[test]
    fn links_stay_links_and_devices_stay_devices() {
        let folder = folder("links");
        let (path, link) = (folder.join("there"), folder.join("link"));
        fs::write(&path, "old").unwrap();
        std::os::unix::fs::symlink(&path, &link).unwrap();
        let mut output = Output::create(&link).unwrap();
        output.write_all(b"new").unwrap();
        output.finish().unwrap();
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_eq!(fs::read_to_string(&path).unwrap(), "new");
        let mut output = Output::create(Path::new("/dev/null")).unwrap();
        output.write_all(b"gone").unwrap();
        output.finish().unwrap();
        assert!(!fs::metadata("/dev/null").unwrap().is_file());
        fs::remove_dir_all(folder).unwrap();
    }

    #[cfg(unix)]
    #[test]
    fn a_private_file_stays_private_from_the_first_byte() {
        use std::os::unix::fs::PermissionsExt;
        let folder = folder("private");
        let path = folder.join("values.csv");
        fs::write(&path, "old").unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o600)).unwrap();
        let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
        let output = Output::create(&path).unwrap();
        let temporary = names(&folder).into_iter().find(|name| name.starts_with('.')).unwrap();
        assert_eq!(mode(&folder.join(temporary)), 0o600);
        output.finish().unwrap();
        assert_eq!(mode(&path), 0o600);
        fs::remove_dir_all(folder).unwrap();
    }
}
