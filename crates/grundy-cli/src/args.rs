//! The command line: what all commands share. The arguments of a command stand beside what it does.

use crate::check::Check;
use crate::exercise::Exercise;
use crate::explain::Explain;
use crate::graph::Graph;
use crate::hackenbush::Hackenbush;
use crate::judge::Judge;
use crate::numbers;
use crate::play::Play;
use crate::practise::Practise;
use crate::sequence::{Compare, Period, Verify};
use crate::shell::{Completions, Help};
use crate::solve::{Equal, Solve};
use crate::theory::{Games, Pattern, Theorem};
use crate::values::Values;
use clap::{ArgAction, Args, Parser, Subcommand, ValueEnum};
use grundy_api::{Bounds, question};
use grundy_explain::Language;
use std::time::Duration;

/// Ask any combinatorial game: who wins, what to play, and why.
#[derive(Debug, Parser)]
#[command(
    name = "grundy",
    version,
    arg_required_else_help = true,
    disable_help_flag = true,
    disable_help_subcommand = true,
    disable_version_flag = true
)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
    /// The language of the answer [default: that of the environment]
    #[arg(long, global = true, value_name = "LANGUAGE")]
    pub(crate) lang: Option<Lang>,
    /// When to use colours
    #[arg(long, global = true, value_name = "WHEN", default_value = "auto")]
    pub(crate) color: ColorChoice,
    /// Print a JSON object
    #[arg(long, global = true)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) limits: LimitArgs,
    /// What a command does, and its options
    #[arg(short, long, global = true, action = ArgAction::Help)]
    help: Option<bool>,
    /// The version of the program
    #[arg(short = 'V', long, action = ArgAction::Version)]
    version: Option<bool>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Who wins, every winning move, and why
    Solve(Solve),
    /// Are two games equal? If not, a game that tells them apart
    Equal(Equal),
    /// Compare a theorem with brute force on every position up to a bound
    Check(Check),
    /// The sequence of Grundy values of a rule, as text, CSV, OEIS b-file or picture
    Values(Values),
    /// What a person would look for in the values of a rule, and whether it is proved
    Pattern(Pattern),
    /// The catalogue of games, or one game with its rules and theorem
    Games(Games),
    /// The theorems, or one with its proof, an example and its check
    Theorem(Theorem),
    /// What a term means, with an example: mex, nimber, misère play, …
    Explain(Explain),
    /// The period of a heap game, with its proof, or how far it was looked for
    Period(Period),
    /// The first heap at which two heap games have different values
    Compare(Compare),
    /// Solve the token game on a graph file of any size
    Graph(Graph),
    /// Value, winning cuts and reduction of a Hackenbush drawing; or make one
    Hackenbush(Hackenbush),
    /// Check a certificate that `grundy period --certificate` wrote, or a strategy of `grundy graph --strategy`
    Verify(Verify),
    /// Exercises with their answers, as text or as a sheet to be handed out
    Exercise(Exercise),
    /// Answer exercises one by one; they grow harder as you get better
    Practise(Practise),
    /// Run your own program on many positions, and show the smallest that it gets wrong
    Judge(Judge),
    /// Play against the program in the terminal
    Play(Play),
    /// Completions for a shell, to be read by it
    Completions(Completions),
    /// The manual page
    Man,
    /// What a command does, and its options
    Help(Help),
}

#[derive(Debug, Args)]
pub(crate) struct LimitArgs {
    /// Stop after so many positions, such as 10^7
    #[arg(long, global = true, value_name = "N", value_parser = numbers::count)]
    limit_positions: Option<u64>,
    /// Stop at so much memory, such as 2G
    #[arg(long, global = true, visible_alias = "memory", value_name = "SIZE", value_parser = numbers::bytes)]
    limit_memory: Option<u64>,
    /// Stop after so many seconds
    #[arg(long, global = true, value_name = "SECONDS", value_parser = numbers::seconds)]
    limit_time: Option<Duration>,
}

impl LimitArgs {
    pub(crate) fn bounds(&self) -> Bounds {
        let LimitArgs { limit_positions, limit_memory, limit_time } = *self;
        Bounds { positions: limit_positions, memory: limit_memory, time: limit_time }
    }
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Lang {
    En,
    Vi,
    Zh,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum YesNo {
    Yes,
    No,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum ColorChoice {
    Auto,
    Always,
    Never,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Side {
    Left,
    Right,
}

impl From<Lang> for Language {
    fn from(lang: Lang) -> Language {
        match lang {
            Lang::En => Language::En,
            Lang::Vi => Language::Vi,
            Lang::Zh => Language::Zh,
        }
    }
}

impl From<Side> for question::Side {
    fn from(side: Side) -> question::Side {
        match side {
            Side::Left => question::Side::Left,
            Side::Right => question::Side::Right,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_consistent() {
        Cli::command().debug_assert();
    }

    #[test]
    fn limits_stand_before_and_behind_the_command() {
        for line in [
            ["grundy", "--limit-positions", "10^3", "solve", "nim(1)"],
            ["grundy", "solve", "nim(1)", "--limit-positions", "10^3"],
        ] {
            assert_eq!(Cli::parse_from(line).limits.bounds().positions, Some(1000));
        }
    }
}
