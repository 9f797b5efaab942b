//! The grundy program: a thin face that parses the command line, asks the library and prints.

mod args;
mod ask;
mod check;
mod command;
mod compare;
mod equal;
mod failure;
mod games;
mod graph;
mod hackenbush;
mod library;
mod numbers;
mod output;
mod pattern;
mod period;
mod picture;
mod play;
mod quoted;
mod solve;
mod source;
mod theorem;
mod values;
mod verify;
mod voice;
mod watch;

use args::{Cli, Command};
use clap::Parser;
use failure::Failure;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;
use voice::Voice;

fn main() -> ExitCode {
    let cli = Cli::parse();
    let voice = Voice::new(cli.lang.map(Into::into), cli.color);
    let mut out = BufWriter::new(io::stdout().lock());
    let json = match &cli.command {
        Command::Solve(args) => args.json,
        Command::Equal(args) => args.json,
        Command::Check(args) => args.json,
        Command::Period(args) => args.json,
        Command::Graph(args) => match &args.command {
            Some(args::GraphCommand::Convert { json, .. }) => *json,
            None => args.json,
        },
        Command::Hackenbush(args) => args.json,
        Command::Compare(args) => args.json,
        Command::Verify(args) => args.json,
        Command::Values(args) => args.json,
        Command::Pattern(args) => args.json,
        Command::Games(_) | Command::Theorem { .. } | Command::Play(_) => false,
    };
    let done = match &cli.command {
        Command::Solve(args) => solve::run(args, &voice, &mut out),
        Command::Equal(args) => equal::run(args, &voice, &mut out),
        Command::Check(args) => check::run(args, &voice, &mut out),
        Command::Values(args) => values::run(args, &voice, &mut out),
        Command::Pattern(args) => pattern::run(args, &voice, &mut out),
        Command::Games(args) => games::run(args, &voice, &mut out),
        Command::Theorem { name } => theorem::run(name.as_deref(), &voice, &mut out),
        Command::Period(args) => period::run(args, &voice, &mut out),
        Command::Graph(args) => graph::run(args, &voice, &mut out),
        Command::Hackenbush(args) => hackenbush::run(args, &voice, &mut out),
        Command::Compare(args) => compare::run(args, &voice, &mut out),
        Command::Verify(args) => verify::run(args, &voice, &mut out),
        Command::Play(args) => play::run(args, &voice, &mut out),
    };
    let done = done.and_then(|()| out.flush().map_err(Failure::from));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(json, &voice, &mut out),
    }
}
