//! The command lines about sequences of heaps: `grundy values`, `period` and `compare`.

use super::{LimitArgs, RuleArgs};
use crate::numbers;
use clap::{Args, ValueEnum};
use grundy::{Limits, Proof};
use std::path::PathBuf;
use std::time::Duration;

#[derive(Debug, Args)]
pub(crate) struct Values {
    /// The rule, such as 0.77, 'take[1..3]' or grundys
    #[arg(value_name = "RULE")]
    pub(crate) name: String,
    /// The last heap, such as 100 or 2^24 [default: 40 after the first]
    #[arg(long, value_name = "N", value_parser = numbers::count, value_delimiter = ',')]
    pub(crate) to: Vec<u64>,
    /// The first heap [default: 0]
    #[arg(long, value_name = "M", value_parser = numbers::count, value_delimiter = ',')]
    pub(crate) from: Vec<u64>,
    /// Print a JSON object
    #[arg(long, conflicts_with = "format")]
    pub(crate) json: bool,
    /// The form: a table, comma-separated values, lines n a(n) as the OEIS has them, or a file for
    /// programs (docs/tables.md)
    #[arg(long, default_value = "text")]
    pub(crate) format: Format,
    /// Write to this file and not to standard output
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// Say what the values consist of, and not the values
    #[arg(long)]
    pub(crate) stats: bool,
    /// Draw a picture into this file too: a plot, or the heat map of a grid
    #[arg(long, value_name = "FILE")]
    pub(crate) svg: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) keep: KeepArgs,
    #[command(flatten)]
    pub(crate) rules: RuleArgs,
    #[command(flatten)]
    limits: LimitArgs,
}

impl Values {
    /// Who asks for so many values wants them: positions are not limited unless that is asked for,
    /// only time and memory are.
    pub(crate) fn limits(&self) -> Limits {
        self.limits.of_heaps()
    }
}

/// How far a period is looked for unless it is said.
const FAR: u64 = 1 << 22;

#[derive(Debug, Args)]
pub(crate) struct PeriodArgs {
    /// The rule, such as 0.77 or 'subtract[1, 3, 4]'
    #[arg(value_name = "RULE")]
    pub(crate) name: String,
    /// Look at heaps up to this one, such as 2^24
    #[arg(long, value_name = "N", value_parser = numbers::count, default_value_t = FAR)]
    pub(crate) to: u64,
    /// Print a JSON object
    #[arg(long)]
    pub(crate) json: bool,
    /// How the period may be proved
    #[arg(long, value_name = "HOW", default_value = "any")]
    pub(crate) proof: ProofBy,
    /// Write a certificate of the proof to a new file
    #[arg(long, value_name = "FILE")]
    pub(crate) certificate: Option<String>,
    #[command(flatten)]
    pub(crate) keep: KeepArgs,
    #[command(flatten)]
    pub(crate) rules: RuleArgs,
    #[command(flatten)]
    pub(crate) limits: LimitArgs,
}

#[derive(Debug, Args)]
pub(crate) struct CompareArgs {
    /// One rule
    #[arg(value_name = "A")]
    pub(crate) a: String,
    /// The other rule
    #[arg(value_name = "B")]
    pub(crate) b: String,
    /// Look at heaps up to this one, such as 10^6
    #[arg(long, value_name = "N", value_parser = numbers::count, default_value_t = 1 << 18)]
    pub(crate) to: u64,
    /// Print a JSON object
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) rules: RuleArgs,
    #[command(flatten)]
    pub(crate) limits: LimitArgs,
}

/// What is kept of a long computation.
#[derive(Debug, Args)]
pub(crate) struct KeepArgs {
    /// Keep what was computed in a file, and go on from it if it is there
    #[arg(long, value_name = "FILE")]
    pub(crate) checkpoint: Option<String>,
    /// Go on from the checkpoint, which must be there
    #[arg(long, requires = "checkpoint")]
    pub(crate) resume: bool,
    /// How often it is kept
    #[arg(
        long,
        value_name = "SECONDS",
        value_parser = numbers::seconds,
        default_value = "10",
        requires = "checkpoint"
    )]
    pub(crate) checkpoint_every: Duration,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// A table to read
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

impl Format {
    /// Whether it is nothing to look at.
    pub(crate) fn is_for_files(self) -> bool {
        matches!(self, Format::Binary | Format::Parquet)
    }
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum ProofBy {
    /// By whatever proves it first
    Any,
    /// By a table as long as a theorem on whole tables asks for
    Table,
    /// By a window of values that decides all that follow, and comes back
    Window,
}

impl From<ProofBy> for Proof {
    fn from(by: ProofBy) -> Proof {
        match by {
            ProofBy::Any => Proof::Any,
            ProofBy::Table => Proof::Table,
            ProofBy::Window => Proof::Window,
        }
    }
}
