//! `grundy play`: a game against the program, line by line.

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
use grundy::SolveOptions;
use grundy_api::{Failure, InputError};
use grundy_host::Signals;
use session::{Session, Wish};
use std::io;

#[derive(Debug, Args)]
pub(crate) struct Play {
    /// The position to start from; it cannot be read from standard input, where your moves come from
    #[arg(value_name = "EXPR", required = true)]
    expression: Vec<String>,
    /// Misère play: the player who cannot move wins
    #[arg(long)]
    misere: bool,
    /// Who starts [default: you are asked]
    #[arg(long, value_name = "WHO")]
    first: Option<First>,
    /// Your side in a partizan game [default: you are asked]
    #[arg(long, value_name = "PLAYER")]
    side: Option<Side>,
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
        let rules = self.rules.texts(face)?;
        let position =
            grundy_api::read_position(self.expression.join(" ").into(), &rules, &face.reading())?;
        let wish = Wish {
            person_starts: self.first.map(|first| first == First::Me),
            side: self.side.map(|side| match side {
                Side::Left => grundy::Player::Left,
                Side::Right => grundy::Player::Right,
            }),
        };
        // At a prompt there is nothing to keep.
        signals.inspect(|signals| signals.end_at_once(true));
        let play = if self.misere { grundy::Play::Misere } else { grundy::Play::Normal };
        let (options, budget) = (SolveOptions::of(play), face.budget());
        let input = io::stdin().lock();
        let position = (*position).clone();
        let session = Session::new(position, (options, budget), face.voice, input, &mut *face.out)?;
        Ok(session.run(wish)?)
    }
}
