//! The grundy program: a thin face that turns the command line into questions, and reports into text.

mod args;
mod bar;
mod check;
mod command;
mod exercise;
mod explain;
mod face;
mod graph;
mod hackenbush;
mod judge;
mod library;
mod numbers;
mod picture;
mod play;
mod practise;
mod sequence;
mod shell;
mod solve;
mod theory;
mod trouble;
mod typed;
mod usage;
mod values;
mod voice;

use args::Command;
use face::Face;
use grundy_api::{Control, Stop};
use grundy_host::Signals;
use std::ffi::OsString;
use std::io::{self, BufWriter};
use std::process::ExitCode;
use trouble::Trouble;
use voice::Voice;

fn main() -> ExitCode {
    let begun = Control::default().clock.now();
    let typed: Vec<OsString> = std::env::args_os().collect();
    let cli = match usage::read(&typed) {
        Ok(cli) => cli,
        Err(answered) => return answered,
    };
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
        Command::Explain(args) => args.run(&mut face),
        Command::Judge(args) => args.run(&mut face),
        Command::Exercise(args) => args.run(&mut face),
        Command::Practise(args) => args.run(&mut face, signals.as_ref()),
        Command::Period(args) => args.run(&mut face),
        Command::Compare(args) => args.run(&mut face),
        Command::Verify(args) => args.run(&mut face),
        Command::Graph(args) => args.run(&mut face),
        Command::Hackenbush(args) => args.run(&mut face),
        Command::Play(args) => args.run(&mut face, signals.as_ref()),
        Command::Completions(args) => args.run(&mut face),
        Command::Man => shell::man(&mut face),
        Command::Help(args) => args.run(&mut face),
    };
    let flushed =
        |()| face.out.flush().map_err(|why| grundy_api::Failure::writing("-", why).into());
    match done.and_then(flushed) {
        Ok(()) => ExitCode::SUCCESS,
        Err::<(), Trouble>(trouble) => trouble.report(&mut face),
    }
}
