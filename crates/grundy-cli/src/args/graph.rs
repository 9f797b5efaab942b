//! The command line of `grundy graph`.

use super::{LimitArgs, YesNo};
use clap::{Args, Subcommand, ValueEnum};
use std::path::PathBuf;

#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub(crate) struct GraphArgs {
    #[command(subcommand)]
    pub(crate) command: Option<GraphCommand>,
    /// The file: lines `u v` for arcs, perhaps after a line `n m` with how many vertices and arcs there are; or
    /// a `digraph` of Graphviz, a Parquet table of arcs, or what `convert` wrote; each of them perhaps
    /// compressed by gzip or zstd; - reads standard input
    #[arg(value_name = "FILE", required = true)]
    pub(crate) file: Option<PathBuf>,
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
    /// Draw the graph into this file, in rows by value and coloured by who wins, if it is small
    #[arg(long, value_name = "FILE")]
    pub(crate) svg: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) labels: LabelArgs,
    /// Print a JSON object
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) limits: LimitArgs,
}

/// How an edge list is to be read.
#[derive(Debug, Args)]
pub(crate) struct LabelArgs {
    /// Labels count from 1 [default: from 0]
    #[arg(long)]
    pub(crate) one_based: bool,
    /// Whether the file begins with a line `n m` [default: it does if as many arcs follow as it says]
    #[arg(long, value_name = "WHETHER")]
    pub(crate) header: Option<YesNo>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum GraphCommand {
    /// Write a graph in another form: a binary file, which is opened at once and may have more arcs than memory
    /// holds, or lines `u v`
    Convert {
        /// The graph, in any form; - reads standard input
        #[arg(value_name = "FILE")]
        file: PathBuf,
        /// The file to write
        #[arg(value_name = "OUT")]
        out: PathBuf,
        /// The form of OUT [default: by its name: text if it ends in .txt, .edges or .tsv, else binary]
        #[arg(long, value_name = "FORM")]
        to: Option<ConvertForm>,
        #[command(flatten)]
        labels: LabelArgs,
        /// Print a JSON object
        #[arg(long)]
        json: bool,
        #[command(flatten)]
        limits: LimitArgs,
    },
}

/// How `convert` writes a graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum ConvertForm {
    /// Rows of arcs in binary
    Binary,
    /// A line `n m`, then lines `u v`
    Text,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum GraphFormat {
    Text,
    Csv,
    Binary,
    Parquet,
}
