//! Files that are written as a whole or not at all.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, ErrorKind, Write};
use std::path::{Path, PathBuf};

/// A file while it is written. It has its name only when everything is in it: until then it is a
/// temporary file in the same folder, which goes away if it is not finished.
#[derive(Debug)]
pub(crate) struct Output {
    writer: Option<BufWriter<File>>,
    /// Where it is to be.
    target: PathBuf,
    /// Where it is; none for a device or a pipe, which cannot be replaced.
    temporary: Option<PathBuf>,
}

/// How many names are tried for a temporary file.
const TRIES: u32 = 100;

impl Output {
    /// Begins the file `path`.
    pub(crate) fn create(path: &Path) -> io::Result<Output> {
        // A link is followed, so that it stays one.
        let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        match fs::metadata(&target) {
            Ok(there) if there.is_dir() => return Err(ErrorKind::IsADirectory.into()),
            Ok(there) if !there.is_file() => {
                let writer = BufWriter::new(OpenOptions::new().write(true).open(&target)?);
                return Ok(Output { writer: Some(writer), target, temporary: None });
            }
            // A file that may not be written to may not be replaced either.
            Ok(_) => drop(OpenOptions::new().append(true).open(&target)?),
            Err(_) => {}
        }
        let name =
            target.file_name().ok_or(ErrorKind::InvalidInput)?.to_string_lossy().into_owned();
        for i in 0..TRIES {
            let temporary = target.with_file_name(format!(".{name}.{}-{i}", std::process::id()));
            match OpenOptions::new().write(true).create_new(true).open(&temporary) {
                Ok(file) => {
                    let writer = Some(BufWriter::new(file));
                    return Ok(Output { writer, target, temporary: Some(temporary) });
                }
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
            }
        }
        Err(ErrorKind::AlreadyExists.into())
    }

    /// Gives the file its name, now that everything is in it.
    pub(crate) fn finish(mut self) -> io::Result<()> {
        let Some(writer) = self.writer.take() else { return Ok(()) };
        let file = writer.into_inner().map_err(io::IntoInnerError::into_error)?;
        let Some(temporary) = &self.temporary else { return Ok(()) };
        if let Ok(there) = fs::metadata(&self.target) {
            file.set_permissions(there.permissions())?;
        }
        file.sync_all()?;
        fs::rename(temporary, &self.target)?;
        self.temporary = None;
        Ok(())
    }
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
        if let Some(temporary) = &self.temporary {
            // Nothing can be done about a file that does not go away.
            let _ = fs::remove_file(temporary);
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
}
