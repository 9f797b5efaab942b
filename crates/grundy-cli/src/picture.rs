//! Pictures into files: known to be writable before the work, written as a whole after it.

use crate::args::FramesArg;
use crate::failure::Failure;
use crate::output::Output;
use crate::voice::Voice;
use clap::Args;
use grundy_explain::picture::{Frames, Undrawable, undrawable};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Where a picture goes.
#[derive(Debug, Args)]
pub(crate) struct PictureArgs {
    /// Draw a picture into this file too
    #[arg(long, value_name = "FILE")]
    pub(crate) svg: Option<PathBuf>,
    /// Draw the reduction of a Hackenbush position instead, step by step
    #[arg(long, value_name = "HOW", requires = "svg")]
    frames: Option<FramesArg>,
}

impl PictureArgs {
    /// Begins the file, if there is to be one.
    pub(crate) fn begin(&self, voice: &Voice) -> Result<Option<PictureFile<'_>>, Failure> {
        self.svg.as_deref().map(|path| PictureFile::begin(path, voice)).transpose()
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
}

impl PictureFile<'_> {
    /// Begins the file `path`.
    pub(crate) fn begin<'a>(path: &'a Path, voice: &Voice) -> Result<PictureFile<'a>, Failure> {
        let output = Output::create(path).map_err(|why| unwritable(path, &why, voice))?;
        Ok(PictureFile { output, path })
    }

    /// Writes the picture of a reduction, if there is one to draw.
    pub(crate) fn finish_reduction(
        self,
        svg: Result<Option<String>, Undrawable>,
        voice: &Voice,
    ) -> Result<(), Failure> {
        match svg.transpose() {
            Some(svg) => self.finish(svg, voice),
            None => Err(Failure::Unknown { message: voice.say("picture-no-reduction", &[]) }),
        }
    }

    /// Writes the picture, or says why there is none.
    pub(crate) fn finish(
        mut self,
        svg: Result<String, Undrawable>,
        voice: &Voice,
    ) -> Result<(), Failure> {
        let svg = svg.map_err(|why| refused(&why, voice))?;
        let written = self.output.write_all(svg.as_bytes());
        written
            .and_then(|()| self.output.finish())
            .map_err(|why| unwritable(self.path, &why, voice))
    }
}

pub(crate) fn refused(why: &Undrawable, voice: &Voice) -> Failure {
    let message = undrawable(why, voice.messages());
    match why {
        Undrawable::TooLarge { .. } => Failure::Interrupted { message },
        _ => Failure::Unknown { message },
    }
}

fn unwritable(path: &Path, why: &io::Error, voice: &Voice) -> Failure {
    let file = path.display().to_string();
    let args = [("file", file.into()), ("why", why.to_string().into())];
    Failure::File { message: voice.say("values-cannot-write", &args) }
}
