//! The command line.

mod graph;
mod hackenbush;
mod sequence;

pub(crate) use graph::{ConvertForm, GraphArgs, GraphCommand, GraphFormat, LabelArgs};
pub(crate) use hackenbush::{BushCommand, BushForm, BushInput, HackenbushArgs};
pub(crate) use sequence::{CompareArgs, Format, KeepArgs, PeriodArgs, Values};

use crate::numbers;
use crate::picture::PictureArgs;
use clap::{Args, Parser, Subcommand, ValueEnum};
use grundy::{Limits, Play, Player, SolveOptions, TakeMethod};
use grundy_explain::Language;
use std::path::PathBuf;
use std::time::Duration;

/// Ask any combinatorial game: who wins, what to play, and why.
#[derive(Debug, Parser)]
#[command(name = "grundy", version, arg_required_else_help = true)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
    /// The language of the answer [default: that of the environment]
    #[arg(long, global = true, value_name = "LANGUAGE")]
    pub(crate) lang: Option<Lang>,
    /// When to use colours
    #[arg(long, global = true, value_name = "WHEN", default_value = "auto")]
    pub(crate) color: ColorChoice,
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
    Theorem {
        /// The theorem
        name: Option<String>,
    },
    /// The period of a heap game, with its proof, or how far it was looked for
    Period(PeriodArgs),
    /// The first heap at which two heap games have different values
    Compare(CompareArgs),
    /// Solve the token game on a graph file of any size
    Graph(GraphArgs),
    /// Value, winning cuts and reduction of a Hackenbush drawing; or make one
    Hackenbush(HackenbushArgs),
    /// Check a certificate that `grundy period --certificate` wrote, or a strategy of `grundy graph --strategy`
    Verify(VerifyArgs),
    /// Play against the program in the terminal
    Play(PlayArgs),
}

#[derive(Debug, Args)]
pub(crate) struct Solve {
    /// The position, such as 'nim(7, 5, 3, 6)'; - reads it from standard input
    #[arg(value_name = "EXPR")]
    pub(crate) expression: String,
    /// Misère play: the player who cannot move wins
    #[arg(long)]
    misere: bool,
    /// Solve games that need not end, with draws
    #[arg(long)]
    loopy: bool,
    /// The player to move in a partizan position [default: both are answered]
    #[arg(long, value_name = "PLAYER")]
    pub(crate) mover: Option<Side>,
    /// Print the whole reason
    #[arg(long)]
    pub(crate) explain: bool,
    /// Print a JSON object
    #[arg(long)]
    pub(crate) json: bool,
    /// Which moves to list
    #[arg(long, value_name = "WHICH", default_value = "winning")]
    pub(crate) moves: Moves,
    /// How to solve bounded subtraction [default: closed]
    #[arg(long)]
    method: Option<Method>,
    /// List at most so many moves
    #[arg(long, value_name = "N", value_parser = numbers::length)]
    max_moves: Option<usize>,
    #[command(flatten)]
    pub(crate) picture: PictureArgs,
    #[command(flatten)]
    pub(crate) rules: RuleArgs,
    #[command(flatten)]
    pub(crate) limits: LimitArgs,
}

/// How the steps of a reduction are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum FramesArg {
    /// One after another, in rows
    Strip,
    /// One after another in the same place
    Animated,
}

#[derive(Debug, Args)]
pub(crate) struct Games {
    /// The game
    pub(crate) name: Option<String>,
    #[command(flatten)]
    pub(crate) rules: RuleArgs,
}

#[derive(Debug, Args)]
pub(crate) struct Equal {
    /// One position; - reads it from standard input
    #[arg(value_name = "A")]
    pub(crate) a: String,
    /// The other position
    #[arg(value_name = "B")]
    pub(crate) b: String,
    /// Print a JSON object
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) rules: RuleArgs,
    #[command(flatten)]
    pub(crate) limits: LimitArgs,
}

#[derive(Debug, Args)]
pub(crate) struct Check {
    /// A game, a rule such as 0.77, or a statement such as kl-lemma-11
    #[arg(value_name = "GAME")]
    pub(crate) name: String,
    /// Up to so many heaps, coins, edges, vertices or terms
    #[arg(long, value_name = "N", value_parser = numbers::count)]
    pub(crate) heaps: Option<u64>,
    /// Heaps, squares or takes up to this size
    #[arg(long, value_name = "N", value_parser = numbers::count)]
    pub(crate) size: Option<u64>,
    /// Compare the values with this formula in the game's parameters, such as 'n mod 4'; or a
    /// condition for the player to move to win, such as 'n mod 4 != 0'
    #[arg(long, value_name = "EXPR")]
    pub(crate) formula: Option<String>,
    /// With --formula: up to this number [default: 1000, or 40 for two parameters]
    #[arg(long, value_name = "N", value_parser = numbers::count, requires = "formula")]
    pub(crate) to: Option<u64>,
    /// With --formula: from this number on [default: 0]
    #[arg(long, value_name = "M", value_parser = numbers::count, requires = "formula")]
    pub(crate) from: Option<u64>,
    /// Print a JSON object
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) rules: RuleArgs,
    #[command(flatten)]
    pub(crate) limits: LimitArgs,
}

#[derive(Debug, Args)]
pub(crate) struct Pattern {
    /// The rule, such as 0.77 or 'subtract[1, 3, 4]'; - reads it from standard input
    #[arg(value_name = "RULE")]
    pub(crate) name: String,
    /// Look at the values of 0 to N [default: as many as are needed, up to 16383]
    #[arg(long, value_name = "N", value_parser = numbers::count)]
    pub(crate) to: Option<u64>,
    /// Print a JSON object
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) rules: RuleArgs,
    #[command(flatten)]
    pub(crate) limits: LimitArgs,
}

#[derive(Debug, Args)]
pub(crate) struct VerifyArgs {
    /// The file
    #[arg(value_name = "FILE")]
    pub(crate) file: String,
    /// The graph that a strategy is about [default: the file that it names]
    #[arg(long, value_name = "FILE")]
    pub(crate) graph: Option<PathBuf>,
    /// Print a JSON object
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) limits: LimitArgs,
}

#[derive(Debug, Args)]
pub(crate) struct PlayArgs {
    /// The position to start from; it cannot be read from standard input, where your moves come from
    #[arg(value_name = "EXPR")]
    pub(crate) expression: String,
    /// Misère play: the player who cannot move wins
    #[arg(long)]
    misere: bool,
    /// Who starts [default: you are asked]
    #[arg(long, value_name = "WHO")]
    pub(crate) first: Option<First>,
    /// Your side in a partizan game [default: you are asked]
    #[arg(long, value_name = "PLAYER")]
    pub(crate) side: Option<Side>,
    #[command(flatten)]
    pub(crate) rules: RuleArgs,
    #[command(flatten)]
    pub(crate) limits: LimitArgs,
}

/// Rules that somebody wrote.
#[derive(Debug, Args)]
pub(crate) struct RuleArgs {
    /// Read rules from this file, such as my.game
    #[arg(long, value_name = "FILE")]
    pub(crate) file: Vec<PathBuf>,
    /// Rules, such as 'game f(n) = { f(n - k) for k in [1, 3] if k <= n }'
    #[arg(long, value_name = "RULES")]
    pub(crate) rule: Vec<String>,
    /// Give a constant of the rules a value, such as 'a=[3, 6, 5]'
    #[arg(long, value_name = "NAME=VALUE")]
    pub(crate) set: Vec<String>,
}

#[derive(Debug, Args)]
pub(crate) struct LimitArgs {
    /// Stop after so many positions, such as 10^7
    #[arg(long, value_name = "N", value_parser = numbers::count)]
    limit_positions: Option<u64>,
    /// Stop at so much memory, such as 2G
    #[arg(long, visible_alias = "memory", value_name = "SIZE", value_parser = numbers::bytes)]
    limit_memory: Option<u64>,
    /// Stop after so many seconds
    #[arg(long, value_name = "SECONDS", value_parser = numbers::seconds)]
    limit_time: Option<Duration>,
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

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Moves {
    All,
    Winning,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Method {
    Table,
    Window,
    Closed,
}

/// Seen from the person at the keyboard: `me` is that person, `you` is the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum First {
    Me,
    You,
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

impl From<Side> for Player {
    fn from(side: Side) -> Player {
        match side {
            Side::Left => Player::Left,
            Side::Right => Player::Right,
        }
    }
}

impl LimitArgs {
    pub(crate) fn limits(&self) -> Limits {
        self.limits_or(Limits::default())
    }

    /// The limits that are set, and those of `default` where none is.
    pub(crate) fn limits_or(&self, default: Limits) -> Limits {
        Limits {
            positions: self.limit_positions.unwrap_or(default.positions),
            memory: self.limit_memory.unwrap_or(default.memory),
            time: self.limit_time.unwrap_or(default.time),
        }
    }

    /// For computations that have a last heap: positions are not counted unless that is asked for.
    pub(crate) fn of_heaps(&self) -> Limits {
        Limits { positions: self.limit_positions.unwrap_or(u64::MAX), ..self.limits() }
    }
}

impl Solve {
    pub(crate) fn options(&self) -> SolveOptions {
        let default = SolveOptions::default();
        SolveOptions {
            play: convention(self.misere),
            loopy: self.loopy,
            take_method: self.method.map(|method| match method {
                Method::Table => TakeMethod::Table,
                Method::Window => TakeMethod::Window,
                Method::Closed => TakeMethod::Closed,
            }),
            most_moves: self.max_moves.unwrap_or(default.most_moves),
        }
    }
}

impl PlayArgs {
    pub(crate) fn options(&self) -> SolveOptions {
        SolveOptions::of(convention(self.misere))
    }
}

pub(crate) fn convention(misere: bool) -> Play {
    if misere { Play::Misere } else { Play::Normal }
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
    fn limits_and_flags_reach_the_options() {
        let cli = Cli::parse_from([
            "grundy",
            "solve",
            "*5",
            "--misere",
            "--limit-positions",
            "10^3",
            "--limit-memory",
            "2G",
            "--limit-time",
            "0.5",
            "--method",
            "window",
            "--max-moves",
            "7",
            "--lang",
            "vi",
        ]);
        let Command::Solve(solve) = cli.command else { panic!("solve") };
        let options = solve.options();
        assert_eq!(options.play, Play::Misere);
        assert_eq!(options.take_method, Some(TakeMethod::Window));
        assert_eq!(options.most_moves, 7);
        let time = Duration::from_millis(500);
        assert_eq!(solve.limits.limits(), Limits { positions: 1000, memory: 2 << 30, time });
        assert!(matches!(cli.lang, Some(Lang::Vi)));
    }
}
