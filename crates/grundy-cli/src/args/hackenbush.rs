//! The command line of `grundy hackenbush`.

use super::{LimitArgs, YesNo};
use crate::numbers;
use crate::picture::PictureArgs;
use clap::{Args, Subcommand, ValueEnum};
use grundy_games::bush::Figure;
use std::path::PathBuf;

#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub(crate) struct HackenbushArgs {
    #[command(subcommand)]
    pub(crate) command: Option<BushCommand>,
    #[command(flatten)]
    pub(crate) input: BushInput,
    /// Misère play: the player who cannot move wins
    #[arg(long)]
    pub(crate) misere: bool,
    /// Leave the winning cuts out: linear time, for millions of edges
    #[arg(long)]
    pub(crate) value_only: bool,
    /// Print the reduction step by step
    #[arg(long, visible_alias = "steps")]
    pub(crate) explain: bool,
    /// Print a JSON object
    #[arg(long)]
    pub(crate) json: bool,
    /// List at most so many cuts [default: 20, or all with --json]
    #[arg(long, value_name = "N", value_parser = numbers::length)]
    pub(crate) max_moves: Option<usize>,
    #[command(flatten)]
    pub(crate) picture: PictureArgs,
    #[command(flatten)]
    pub(crate) limits: LimitArgs,
}

/// Where a drawing comes from.
#[derive(Debug, Args)]
pub(crate) struct BushInput {
    /// The drawing: a JSON object, a graph of Graphviz, stalk notation such as ee(e;ee), an expression, or
    /// lines `u v` for edges with 0 as the ground; - reads standard input
    #[arg(value_name = "FILE", required_unless_present = "text")]
    pub(crate) file: Option<PathBuf>,
    /// The drawing itself, such as 'ee(e;ee)'
    #[arg(long, value_name = "DRAWING", conflicts_with = "file")]
    pub(crate) text: Option<String>,
    /// Whether lines `u v` begin with a line `n m` [default: they do if as many edges follow as it says]
    #[arg(long, value_name = "WHETHER")]
    pub(crate) header: Option<YesNo>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum BushCommand {
    /// Draw a figure
    Make {
        /// The figure
        figure: FigureName,
        /// How many edges, forks, rungs, spokes or vertices it has
        #[arg(value_parser = numbers::count)]
        size: Option<u64>,
        /// Random figures are the same for the same seed
        #[arg(long, value_name = "N", value_parser = numbers::count, default_value_t = 0)]
        seed: u64,
        /// The form
        #[arg(long, value_name = "FORM", default_value = "json")]
        to: BushForm,
        /// Write to this file and not to standard output
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
    /// Write a drawing in another form
    Convert {
        #[command(flatten)]
        input: BushInput,
        /// The form
        #[arg(long, value_name = "FORM")]
        to: BushForm,
        /// Write to this file and not to standard output
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
}

/// How a drawing is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum BushForm {
    /// A JSON object with names, places and colours
    Json,
    /// A graph of Graphviz
    Dot,
    /// Lines `u v`
    Edges,
    /// An expression such as hackenbush(0-1, 1-2)
    Expr,
    /// Stalk notation such as ee(e;ee)
    Stalks,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum FigureName {
    Stalk,
    Tree,
    Arch,
    GrassyArch,
    Ladder,
    Wheel,
    Complete,
    House,
    Girl,
    Dog,
    RandomTree,
    RandomGraph,
}

impl From<FigureName> for Figure {
    fn from(name: FigureName) -> Figure {
        match name {
            FigureName::Stalk => Figure::Stalk,
            FigureName::Tree => Figure::Tree,
            FigureName::Arch => Figure::Arch,
            FigureName::GrassyArch => Figure::GrassyArch,
            FigureName::Ladder => Figure::Ladder,
            FigureName::Wheel => Figure::Wheel,
            FigureName::Complete => Figure::Complete,
            FigureName::House => Figure::House,
            FigureName::Girl => Figure::Girl,
            FigureName::Dog => Figure::Dog,
            FigureName::RandomTree => Figure::RandomTree,
            FigureName::RandomGraph => Figure::RandomGraph,
        }
    }
}
