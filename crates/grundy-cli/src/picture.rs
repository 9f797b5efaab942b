//! Pictures into files: known to be writable before the work, written as a whole after it.

use crate::face::Face;
use clap::{Args, ValueEnum};
use grundy_api::{Budget, Failure, InputError};
use grundy_explain::picture::{Frames, Picture, PictureError};
use grundy_host::{Output, PictureForm};
use std::io::Write;
use std::path::{Path, PathBuf};

/// Where a picture goes.
#[derive(Debug, Args)]
pub(crate) struct PictureArgs {
    /// Draw a picture into this file too: SVG, PNG or TikZ, by the ending of its name
    #[arg(long, visible_alias = "svg", value_name = "FILE")]
    pub(crate) picture: Option<PathBuf>,
    /// Draw the reduction of a Hackenbush position instead, step by step
    #[arg(long, value_name = "HOW", requires = "picture")]
    frames: Option<FramesArg>,
}

/// How the steps of a reduction are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum FramesArg {
    /// One after another, in rows
    Strip,
    /// One after another in the same place
    Animated,
}

impl PictureArgs {
    /// Begins the file, if there is to be one.
    pub(crate) fn begin(&self) -> Result<Option<PictureFile<'_>>, Failure> {
        self.picture.as_deref().map(PictureFile::begin).transpose()
    }

    /// How a reduction is drawn, if it is to be.
    pub(crate) fn frames(&self) -> Option<Frames> {
        self.frames.map(|how| match how {
            FramesArg::Strip => Frames::Strip,
            FramesArg::Animated => Frames::Animated,
        })
    }
}

/// The file of a picture, until it is finished.
#[derive(Debug)]
pub(crate) struct PictureFile<'a> {
    output: Output,
    path: &'a Path,
    form: PictureForm,
}

/// A picture, if there is one to draw.
pub(crate) type Drawn = Result<Option<Picture>, PictureError>;

impl PictureFile<'_> {
    /// Begins the file `path`.
    pub(crate) fn begin(path: &Path) -> Result<PictureFile<'_>, Failure> {
        let form = PictureForm::of(path)?;
        Ok(PictureFile { output: grundy_host::begin(path)?, path, form })
    }

    /// Writes the picture, or says why there is none.
    fn finish(mut self, drawn: Drawn, budget: &mut Budget) -> Result<(), Failure> {
        let picture = drawn.map_err(|why| Failure::from(InputError::Picture(why)))?;
        let picture = picture.ok_or_else(|| Failure::from(InputError::NoReduction))?;
        let written = self.output.write_all(&self.form.write(&picture, budget)?);
        written.map_err(|why| Failure::writing(&self.path.to_string_lossy(), why))?;
        grundy_host::finish(self.output, self.path)
    }
}

/// Refuses to write over a file that is read, or twice into the same file.
pub(crate) fn refuse_same<'a>(
    read: impl IntoIterator<Item = &'a Path>,
    written: impl IntoIterator<Item = Option<&'a Path>>,
) -> Result<(), Failure> {
    let mut named: Vec<&Path> = read.into_iter().collect();
    let same = |one: &Path, other: &Path| one == other || grundy_host::files::is_same(one, other);
    for file in written.into_iter().flatten() {
        if named.iter().any(|other| same(file, other)) {
            return Err(InputError::SameFile(file.display().to_string()).into());
        }
        named.push(file);
    }
    Ok(())
}

impl Face<'_> {
    /// Writes the picture after the answer was told.
    pub(crate) fn draw(
        &self,
        file: Option<PictureFile<'_>>,
        drawn: impl FnOnce() -> Drawn,
    ) -> Result<(), Failure> {
        file.map_or(Ok(()), |file| file.finish(drawn(), &mut self.reading()))
    }
}
