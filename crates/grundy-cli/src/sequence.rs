//! `grundy period`, `grundy compare` and `grundy verify`, and what is kept of a long computation.

use crate::command;
use crate::face::{Face, end};
use crate::library::RuleArgs;
use crate::numbers;
use crate::picture::refuse_same;
use crate::trouble::Trouble;
use crate::voice::Voice;
use clap::{Args, ValueEnum};
use grundy_api::json::write_certificate;
use grundy_api::question::{self, PeriodFound, ProofBy};
use grundy_api::{Failure, How, Limit, Reported, Stop, Stopped};
use grundy_host::Checkpoint;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// What is kept of a long computation.
#[derive(Debug, Args)]
pub(crate) struct KeepArgs {
    /// Keep what was computed in a file, and go on from it if it is there
    #[arg(long, value_name = "FILE")]
    checkpoint: Option<String>,
    /// Go on from the checkpoint, which must be there
    #[arg(long, requires = "checkpoint")]
    resume: bool,
    /// How often it is kept
    #[arg(
        long,
        value_name = "SECONDS",
        value_parser = numbers::seconds,
        default_value = "10",
        requires = "checkpoint"
    )]
    checkpoint_every: Duration,
}

impl KeepArgs {
    /// The file, if there is to be one.
    pub(crate) fn file(&self) -> Option<&Path> {
        self.checkpoint.as_deref().map(Path::new)
    }

    /// The checkpoint, if there is to be one.
    pub(crate) fn checkpoint(&self, stop: &Stop) -> Option<Checkpoint> {
        let name = self.checkpoint.as_ref()?;
        Some(Checkpoint::new(name, self.checkpoint_every, self.resume, stop))
    }

    /// What a person who stopped it is told: how many heaps are `known`, and how to go on.
    pub(crate) fn interrupted(&self, known: u64, voice: &Voice) -> String {
        let known = ("known", known.into());
        match &self.checkpoint {
            None => voice.say("checkpoint-none-kept", &[known]),
            Some(file) => {
                let go_on = command::again("--resume");
                let args = [known, ("file", file.as_str().into()), ("command", go_on.into())];
                voice.say("checkpoint-kept", &args)
            }
        }
    }
}

/// The trouble that somebody asked for the end of a sequence, in words that say how to go on.
pub(crate) fn interrupted(by: Stopped, known: u64, keep: &KeepArgs, voice: &Voice) -> Trouble {
    let trouble = Trouble::from(by);
    let label = voice.say("cli-error", &[]);
    let words = format!("{label} {}", keep.interrupted(known, voice));
    Trouble { words: Some(words), ..trouble }
}

#[derive(Debug, Args)]
pub(crate) struct Period {
    /// The rule, such as 0.77 or 'subtract[1, 3, 4]'
    #[arg(value_name = "RULE", required = true)]
    name: Vec<String>,
    /// Look at heaps up to this one, such as 2^24 [default: 2^22]
    #[arg(long, value_name = "N", value_parser = numbers::count)]
    to: Option<u64>,
    /// How the period may be proved
    #[arg(long, value_name = "HOW", default_value = "any")]
    proof: ProofArg,
    /// Write a certificate of the proof to a new file
    #[arg(long, value_name = "FILE")]
    certificate: Option<PathBuf>,
    #[command(flatten)]
    keep: KeepArgs,
    #[command(flatten)]
    rules: RuleArgs,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum ProofArg {
    /// By whatever proves it first
    Any,
    /// By a table as long as a theorem on whole tables asks for
    Table,
    /// By a window of values that decides all that follow, and comes back
    Window,
}

impl Period {
    pub(crate) fn run(&self, face: &mut Face<'_>) -> Result<(), Trouble> {
        refuse_same(self.rules.files(), [self.keep.file(), self.certificate.as_deref()])?;
        let question = question::Period {
            rule: face.text(&self.name.join(" "))?.into(),
            rules: self.rules.texts(face)?,
            to: self.to,
            proof: match self.proof {
                ProofArg::Any => ProofBy::Any,
                ProofArg::Table => ProofBy::Table,
                ProofArg::Window => ProofBy::Window,
            },
        };
        let mut checkpoint = self.keep.checkpoint(&face.stop);
        let (found, stopped) =
            face.ask(&question, checkpoint.as_mut().map(|keep| keep as &mut dyn grundy_api::Keep))?;
        if let Some(by) = &stopped
            && by.by == Limit::Cancelled
        {
            let known = found.report.computed_to.saturating_add(1);
            return Err(interrupted(by.clone(), known, &self.keep, face.voice));
        }
        face.tell(&found as &dyn Reported, &How::default())?;
        self.certify(&found, face).map_err(Trouble::after_report)?;
        end(found, stopped)
    }

    /// Writes the certificate to a file that does not exist yet.
    fn certify(&self, found: &PeriodFound, face: &mut Face<'_>) -> Result<(), Failure> {
        let (Some(path), Some(certificate)) = (&self.certificate, found.certificate()) else {
            return Ok(());
        };
        grundy_host::write_new(path, |out| write_certificate(&certificate, out))?;
        match face.json {
            true => Ok(()),
            false => {
                let file = path.display().to_string();
                face.say("period-certificate", &[("file", file.into())])
            }
        }
    }
}

#[derive(Debug, Args)]
pub(crate) struct Compare {
    /// One rule
    #[arg(value_name = "A")]
    a: String,
    /// The other rule
    #[arg(value_name = "B")]
    b: String,
    /// Look at heaps up to this one, such as 10^6 [default: 2^18]
    #[arg(long, value_name = "N", value_parser = numbers::count)]
    to: Option<u64>,
    #[command(flatten)]
    rules: RuleArgs,
}

impl Compare {
    pub(crate) fn run(&self, face: &mut Face<'_>) -> Result<(), Trouble> {
        let question = question::Compare {
            a: face.text(&self.a)?.into(),
            b: face.text(&self.b)?.into(),
            rules: self.rules.texts(face)?,
            to: self.to,
        };
        face.answer(&question, &How::default())
    }
}

#[derive(Debug, Args)]
pub(crate) struct Verify {
    /// The file
    #[arg(value_name = "FILE")]
    file: String,
    /// The graph that a strategy is about [default: the file that it names]
    #[arg(long, value_name = "FILE")]
    graph: Option<String>,
}

impl Verify {
    pub(crate) fn run(&self, face: &mut Face<'_>) -> Result<(), Trouble> {
        let question = question::Verify {
            file: Some(self.file.clone()),
            certificate: None,
            graph: self.graph.clone(),
        };
        face.answer(&question, &How::default())
    }
}
