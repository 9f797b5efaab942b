//! `grundy play`: a game against the program, line by line.

mod draw;
mod opponent;
mod session;
mod table;
#[cfg(test)]
mod tests;
mod words;

use crate::args::{First, PlayArgs};
use crate::failure::Failure;
use crate::library::Library;
use crate::voice::Voice;
use grundy::Player;
use session::{Session, Wish};
use std::io::{self, Write};

pub(crate) fn run(args: &PlayArgs, voice: &Voice, out: &mut dyn Write) -> Result<(), Failure> {
    let position = Library::load(&args.rules, voice)?.position(&args.expression, voice)?;
    let wish = Wish {
        person_starts: args.first.map(|first| first == First::Me),
        side: args.side.map(Player::from),
    };
    let input = io::stdin().lock();
    Session::new(position, (args.options(), args.limits.limits()), voice, input, out)?.run(wish)
}
