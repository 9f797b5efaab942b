//! `grundy solve` and `grundy equal`.

use crate::args::Side;
use crate::face::{Face, end};
use crate::library::RuleArgs;
use crate::numbers;
use crate::picture::{PictureArgs, refuse_same};
use crate::trouble::Trouble;
use clap::{Args, ValueEnum};
use grundy_api::question::{self, WhichMoves};
use grundy_api::{How, Reported};

#[derive(Debug, Args)]
pub(crate) struct Solve {
    /// The position, such as 'nim(7, 5, 3, 6)'; - reads it from standard input
    #[arg(value_name = "EXPR", required = true)]
    expression: Vec<String>,
    /// Misère play: the player who cannot move wins
    #[arg(long)]
    misere: bool,
    /// Solve games that need not end, with draws
    #[arg(long)]
    loopy: bool,
    /// The player to move in a partizan position [default: both are answered]
    #[arg(long, value_name = "PLAYER")]
    mover: Option<Side>,
    /// Print the whole reason
    #[arg(long)]
    explain: bool,
    /// Which moves to list
    #[arg(long, value_name = "WHICH", default_value = "winning")]
    moves: Moves,
    /// How to solve bounded subtraction [default: closed]
    #[arg(long)]
    method: Option<Method>,
    /// List at most so many moves
    #[arg(long, value_name = "N", value_parser = numbers::length)]
    max_moves: Option<u64>,
    #[command(flatten)]
    picture: PictureArgs,
    #[command(flatten)]
    rules: RuleArgs,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Moves {
    All,
    Winning,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Method {
    Table,
    Window,
    Closed,
}

impl Solve {
    pub(crate) fn run(&self, face: &mut Face<'_>) -> Result<(), Trouble> {
        refuse_same(self.rules.files(), [self.picture.picture.as_deref()])?;
        // What cannot be written should be known before the work is done.
        let file = self.picture.begin()?;
        let question = question::Solve {
            position: face.text(&self.expression.join(" "))?.into(),
            rules: self.rules.texts(face)?,
            misere: self.misere,
            loopy: self.loopy,
            mover: self.mover.map(Into::into),
            moves: match self.moves {
                Moves::All => WhichMoves::All,
                Moves::Winning => WhichMoves::Winning,
            },
            method: self.method.map(|method| match method {
                Method::Table => question::Method::Table,
                Method::Window => question::Method::Window,
                Method::Closed => question::Method::Closed,
            }),
            max_moves: self.max_moves,
        };
        let (solved, stopped) = face.ask(&question, None)?;
        let how = How { whole: self.explain, mover: solved.mover };
        face.tell(&solved as &dyn Reported, &how)?;
        let messages = face.messages();
        let drawn = face.draw(file, || match self.picture.frames() {
            None => solved.picture(messages).map(Some),
            Some(frames) => solved.reduction(frames, messages),
        });
        drawn.map_err(Trouble::after_report)?;
        end(solved, stopped)
    }
}

#[derive(Debug, Args)]
pub(crate) struct Equal {
    /// One position; - reads it from standard input
    #[arg(value_name = "A")]
    a: String,
    /// The other position
    #[arg(value_name = "B")]
    b: String,
    #[command(flatten)]
    rules: RuleArgs,
}

impl Equal {
    pub(crate) fn run(&self, face: &mut Face<'_>) -> Result<(), Trouble> {
        let question = question::Equal {
            a: face.text(&self.a)?.into(),
            b: face.text(&self.b)?.into(),
            rules: self.rules.texts(face)?,
        };
        face.answer(&question, &How::default())
    }
}
