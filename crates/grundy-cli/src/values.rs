//! `grundy values`.

use crate::face::{Face, end};
use crate::library::RuleArgs;
use crate::numbers;
use crate::picture::{PictureFile, refuse_same};
use crate::sequence::{KeepArgs, interrupted};
use crate::trouble::Trouble;
use clap::{Args, ValueEnum};
use grundy_api::question::{self, Format, ValuesFound};
use grundy_api::{Failure, How, InputError, Limit, Reported};
use grundy_explain::render::Terminal;
use grundy_host::Output;
use std::path::{Path, PathBuf};

#[derive(Debug, Args)]
pub(crate) struct Values {
    /// The rule, such as 0.77, 'take[1..3]' or grundys
    #[arg(value_name = "RULE", required = true)]
    name: Vec<String>,
    /// The last heap, such as 100 or 2^24 [default: 40 after the first]
    #[arg(long, value_name = "N", value_parser = numbers::count, value_delimiter = ',')]
    to: Vec<u64>,
    /// The first heap [default: 0]
    #[arg(long, value_name = "M", value_parser = numbers::count, value_delimiter = ',')]
    from: Vec<u64>,
    /// The form: a table, comma-separated values, lines n a(n) as the OEIS has them, or a file for
    /// programs (docs/tables.md)
    #[arg(long, value_name = "FORM")]
    format: Option<FormatArg>,
    /// Write to this file and not to standard output
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Say what the values consist of, and not the values
    #[arg(long)]
    stats: bool,
    /// Draw a picture into this file too: a plot, or the heat map of a grid; SVG, PNG or TikZ, by the ending of
    /// its name
    #[arg(long, visible_alias = "svg", value_name = "FILE")]
    picture: Option<PathBuf>,
    #[command(flatten)]
    keep: KeepArgs,
    #[command(flatten)]
    rules: RuleArgs,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum FormatArg {
    /// A table to read (the default)
    Text,
    /// Comma-separated values
    Csv,
    /// A b-file of the OEIS
    Bfile,
    /// Compact, with a checksum
    Binary,
    /// A Parquet file
    Parquet,
}

impl From<FormatArg> for Format {
    fn from(format: FormatArg) -> Format {
        match format {
            FormatArg::Text => Format::Text,
            FormatArg::Csv => Format::Csv,
            FormatArg::Bfile => Format::Bfile,
            FormatArg::Binary => Format::Binary,
            FormatArg::Parquet => Format::Parquet,
        }
    }
}

impl Values {
    fn format(&self) -> Format {
        self.format.map(Format::from).unwrap_or_default()
    }

    pub(crate) fn run(&self, face: &mut Face<'_>) -> Result<(), Trouble> {
        self.refuse_contradictions(face.json)?;
        // What cannot be written should be known before the work is done.
        let file = self.out.as_deref().map(grundy_host::begin).transpose()?;
        let picture = self.picture.as_deref().map(PictureFile::begin).transpose()?;
        let question = question::Values {
            rule: face.text(&self.name.join(" "))?.into(),
            rules: self.rules.texts(face)?,
            from: self.from.clone(),
            to: self.to.clone(),
            stats: self.stats,
        };
        let mut checkpoint = self.keep.checkpoint(&face.stop);
        let keep = checkpoint.as_mut().map(|keep| keep as &mut dyn grundy_api::Keep);
        let (found, stopped) = face.ask(&question, keep)?;
        found.fits(self.format())?;
        if let Some(by) = &stopped
            && by.by == Limit::Cancelled
        {
            let known = found.table.known();
            return Err(interrupted(by.clone(), known, &self.keep, face.voice));
        }
        match (file, &self.out) {
            (Some(file), Some(path)) => self.write(&found, file, path, face)?,
            _ if self.stats => face.tell(&found as &dyn Reported, &How::default())?,
            _ => self.print(&found, face).map_err(Trouble::after_report)?,
        }
        let messages = face.messages();
        let drawn = picture.as_ref().map(|_| found.picture(messages)).transpose();
        let drawn = drawn.and_then(|drawn| face.draw(picture, || Ok(drawn)));
        drawn.map_err(Trouble::after_report)?;
        // An object says itself that it is not whole, if it was printed.
        let told = face.json && (self.out.is_none() || self.stats);
        end(found, stopped).map_err(|why| Trouble { told, ..why })
    }

    fn refuse_contradictions(&self, json: bool) -> Result<(), Failure> {
        let written = [self.out.as_deref(), self.picture.as_deref(), self.keep.file()];
        refuse_same(self.rules.files(), written)?;
        let text = matches!(self.format, None | Some(FormatArg::Text));
        let why = match self.out {
            None if self.stats && !text => InputError::StatsForm,
            None if self.format().is_for_files() => InputError::NeedsFile,
            _ if json && self.format.is_some() => InputError::TwoForms,
            _ => return Ok(()),
        };
        Err(why.into())
    }

    /// Prints the table.
    fn print(&self, found: &ValuesFound, face: &mut Face<'_>) -> Result<(), Failure> {
        if face.json {
            return face.tell(found, &How::default());
        }
        let how = (face.messages(), &face.terminal());
        found.export(self.format(), how, "-", face.out)
    }

    /// Writes the table to a file, and says so or what it consists of.
    fn write(
        &self,
        found: &ValuesFound,
        mut file: Output,
        path: &Path,
        face: &mut Face<'_>,
    ) -> Result<(), Failure> {
        let name = path.display().to_string();
        match face.json && !self.stats {
            true => {
                let written = found.write_json(face.messages(), &mut file);
                written.map_err(|why| Failure::writing(&name, why))?;
            }
            // Colours are for the terminal, not for a file.
            false => {
                let terminal = Terminal { colour: false, ..face.terminal() };
                found.export(self.format(), (face.messages(), &terminal), &name, &mut file)?;
            }
        }
        grundy_host::finish(file, path)?;
        if !face.json {
            face.say("values-written", &[("file", name.into())])?;
        }
        if self.stats {
            face.tell(found, &How::default())?;
        }
        Ok(())
    }
}
