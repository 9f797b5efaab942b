//! The grundy program: a thin face that turns the command line into questions, and reports into text.

mod args;
mod bar;
mod check;
mod command;
mod face;
mod graph;
mod hackenbush;
mod library;
mod numbers;
mod picture;
mod play;
mod sequence;
mod solve;
mod theory;
mod trouble;
mod values;
mod voice;

use args::{Cli, Command};
use clap::Parser;
use face::Face;
use grundy_api::{Control, Stop};
use grundy_host::Signals;
use std::io::{self, BufWriter};
use std::process::ExitCode;
use trouble::Trouble;
use voice::Voice;

fn main() -> ExitCode {
    let begun = Control::default().clock.now();
    let cli = Cli::parse();
    let voice = Voice::new(cli.lang.map(Into::into), cli.color);
    let stop = Stop::new();
    // If they cannot be heard, signals end the program at once as always.
    let signals = Signals::listen(&stop).ok();
    if let Some(signals) = &signals {
        trouble::tell_cut_short(signals, &voice, cli.json);
    }
    let mut out = BufWriter::new(io::stdout());
    let (json, limits) = (cli.json, cli.limits.bounds());
    let mut face = Face { voice: &voice, json, limits, begun, stop, out: &mut out };
    let done = match &cli.command {
        Command::Solve(args) => args.run(&mut face),
        Command::Equal(args) => args.run(&mut face),
        Command::Check(args) => args.run(&mut face),
        Command::Values(args) => args.run(&mut face),
        Command::Pattern(args) => args.run(&mut face),
        Command::Games(args) => args.run(&mut face),
        Command::Theorem(args) => args.run(&mut face),
        Command::Period(args) => args.run(&mut face),
        Command::Compare(args) => args.run(&mut face),
        Command::Verify(args) => args.run(&mut face),
        Command::Graph(args) => args.run(&mut face),
        Command::Hackenbush(args) => args.run(&mut face),
        Command::Play(args) => args.run(&mut face, signals.as_ref()),
    };
    let flushed =
        |()| face.out.flush().map_err(|why| grundy_api::Failure::writing("-", why).into());
    match done.and_then(flushed) {
        Ok(()) => ExitCode::SUCCESS,
        Err::<(), Trouble>(trouble) => trouble.report(&mut face),
    }
}
