//! The command line of `grundy graph`.

use super::{LimitArgs, YesNo};
use clap::{Args, ValueEnum};
use std::path::PathBuf;

#[derive(Debug, Args)]
pub(crate) struct GraphArgs {
    /// The file: lines `u v` for arcs, perhaps after a line `n m` with how many vertices and arcs there are; or
    /// a `digraph` of Graphviz, or a Parquet table of arcs; each of them perhaps compressed by gzip or zstd;
    /// - reads standard input
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    /// Misère play: the player who cannot move wins
    #[arg(long)]
    pub(crate) misere: bool,
    /// Allow cycles: tell wins, losses and draws apart, with loopy values
    #[arg(long)]
    pub(crate) loopy: bool,
    /// Who wins from this vertex, and every winning move
    #[arg(long, value_name = "VERTEX")]
    pub(crate) vertex: Option<String>,
    /// Who wins with a token on each of these vertices, such as 5,17,5, and every winning move
    #[arg(long, value_name = "VERTICES", value_delimiter = ',')]
    pub(crate) tokens: Option<Vec<String>>,
    /// Why this vertex is won or lost: its moves, and a line of best play
    #[arg(long, value_name = "VERTEX")]
    pub(crate) explain: Option<String>,
    /// Find the longest play also where that takes long (more than 4 million arcs)
    #[arg(long)]
    pub(crate) longest: bool,
    /// Write what is known of every vertex to a file
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// The form of that file [default: by its name: .csv, .parquet, .bin, else text]
    #[arg(long, value_name = "FORM", requires = "out")]
    pub(crate) format: Option<GraphFormat>,
    /// Write a strategy for every vertex to a file, which `grundy verify` checks
    #[arg(long, value_name = "FILE")]
    pub(crate) strategy: Option<PathBuf>,
    /// Labels count from 1 [default: from 0]
    #[arg(long)]
    pub(crate) one_based: bool,
    /// Whether the file begins with a line `n m` [default: it does if as many arcs follow as it says]
    #[arg(long, value_name = "WHETHER")]
    pub(crate) header: Option<YesNo>,
    /// Print a JSON object
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) limits: LimitArgs,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum GraphFormat {
    Text,
    Csv,
    Binary,
    Parquet,
}
