//! `grundy play`: a game against the program or between two people, line by line.

mod editor;
mod session;
mod table;
#[cfg(test)]
mod tests;
mod words;

use crate::args::Side;
use crate::face::Face;
use crate::library::RuleArgs;
use crate::trouble::Trouble;
use clap::{Args, ValueEnum};
use editor::Typed;
use grundy_api::question::{Game, Percent};
use grundy_api::{Failure, InputError};
use grundy_host::Signals;
use grundy_host::files::read_text;
use session::{Place, Session, Wish};
use std::io::{self, IsTerminal};
use std::path::PathBuf;
use table::{Lines, Piped};

/// More than this many bytes are no record of a game.
const LONGEST: u64 = 1 << 24;

#[derive(Debug, Args)]
pub(crate) struct Play {
    /// The position to start from; it cannot be read from standard input, where your moves come from
    #[arg(value_name = "EXPR", required_unless_present = "load")]
    expression: Vec<String>,
    /// Misère play: the player who cannot move wins
    #[arg(long)]
    misere: bool,
    /// Allow play that need not end; a position that comes for the third time is a draw
    #[arg(long)]
    loopy: bool,
    /// Who starts [default: you are asked]
    #[arg(long, value_name = "WHO")]
    first: Option<First>,
    /// Your side in a partizan game [default: you are asked]
    #[arg(long, value_name = "PLAYER")]
    side: Option<Side>,
    /// Two people play, and the program only looks on
    #[arg(long, conflicts_with_all = ["first", "side", "strength"])]
    two: bool,
    /// How many of 100 decisions the program gets right
    #[arg(long, value_name = "PERCENT", default_value_t = 100, value_parser = clap::value_parser!(u8).range(0..=100))]
    strength: u8,
    /// What the mistakes of the program and new positions depend on
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// Keep the game in this file after each move
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Go on with the game that was saved in this file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["expression", "misere", "loopy", "first", "side", "two", "strength", "seed", "rule", "file", "set"])]
    load: Option<PathBuf>,
    #[command(flatten)]
    rules: RuleArgs,
}

/// Seen from the person at the keyboard: `me` is that person, `you` is the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum First {
    Me,
    You,
}

impl Play {
    pub(crate) fn run(
        &self,
        face: &mut Face<'_>,
        signals: Option<&Signals>,
    ) -> Result<(), Trouble> {
        if face.json {
            return Err(Failure::from(InputError::NoJson).into());
        }
        let game = self.game(face)?;
        let wish = Wish {
            person_starts: self.first.map(|first| first == First::Me),
            side: self.side.map(|side| match side {
                Side::Left => grundy::Player::Left,
                Side::Right => grundy::Player::Right,
            }),
            two: self.two,
            agreed: self.load.is_some(),
        };
        // At a prompt there is nothing to keep.
        signals.inspect(|signals| signals.end_at_once(true));
        let place = Place {
            game,
            wish,
            save: self.save.clone().or_else(|| self.load.clone()),
            budget: face.budget(),
        };
        let edited = io::stdin().is_terminal() && io::stdout().is_terminal();
        match edited.then(|| Typed::open(face.voice.color)).flatten() {
            Some(typed) => begin(place, face, typed)?,
            None => begin(place, face, Piped(io::stdin().lock()))?,
        }
        Ok(())
    }

    /// The record of the game that is to be played or gone on with.
    fn game(&self, face: &Face<'_>) -> Result<Game, Failure> {
        if let Some(path) = &self.load {
            let text = read_text(&path.to_string_lossy(), LONGEST, &face.reading())?;
            return Game::from_json(&text);
        }
        Ok(Game {
            rules: self.rules.texts(face)?,
            misere: self.misere,
            loopy: self.loopy,
            strength: Percent::try_from(self.strength).unwrap_or_default(),
            seed: self.seed,
            ..Game::of(self.expression.join(" "))
        })
    }
}

fn begin(place: Place, face: &mut Face<'_>, lines: impl Lines) -> Result<(), Failure> {
    Session::new(place, face.voice, lines, &mut *face.out)?.run()
}
