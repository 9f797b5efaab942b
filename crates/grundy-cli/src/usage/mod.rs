//! Help and mistakes of the command line, in the language of the person.
//!
//! clap says what there is and what is wrong; its own texts are English and are not wrapped for Chinese. So the
//! texts are messages, one for each command and argument, and pages are made of them: help in the terminal,
//! the manual page, and the descriptions in completions.

mod describe;
mod man;
mod mistake;
mod page;

pub(crate) use describe::described;
pub(crate) use man::manual;
pub(crate) use page::Page;

use crate::args::{Cli, ColorChoice};
use crate::typed;
use crate::voice::Voice;
use clap::error::ErrorKind;
use clap::{Command, CommandFactory, Parser};
use grundy_explain::render::{self, Terminal};
use grundy_explain::{Doc, Language};
use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;

/// What the words of the command line say, or the exit code after they have been answered here: by help, by the
/// version, or by what is wrong.
pub(crate) fn read(typed: &[OsString]) -> Result<Cli, ExitCode> {
    let words = typed::with_command(typed.to_vec(), &Cli::command());
    Cli::try_parse_from(&words).map_err(|error| answer(&error, &words))
}

/// The voice that the words ask for, whatever else is wrong with them.
fn voice(words: &[OsString]) -> Voice {
    let language = typed::early(words, "lang").and_then(|lang| {
        let tag = lang.to_str()?;
        Language::ALL.into_iter().find(|language| language.tag() == tag)
    });
    let color = match typed::early(words, "color").and_then(|when| when.to_str()) {
        Some("always") => ColorChoice::Always,
        Some("never") => ColorChoice::Never,
        _ => ColorChoice::Auto,
    };
    Voice::new(language, color)
}

fn answer(error: &clap::Error, words: &[OsString]) -> ExitCode {
    let voice = voice(words);
    let shown = match error.kind() {
        ErrorKind::DisplayVersion => return print(&error.render().to_string(), false),
        ErrorKind::DisplayHelp => return print(&help(&path(words), &voice, voice.color), false),
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            help(&path(words), &voice, voice.color_errors)
        }
        _ => {
            // The same mistake once more, now with the names of values in the language.
            let mut command = described(Cli::command(), voice.messages());
            let error = command.try_get_matches_from_mut(words).err();
            error.map_or_else(String::new, |error| mistake::text(&error, words, &voice))
        }
    };
    print(&shown, true);
    ExitCode::from(2)
}

/// Help on the command at the end of `path`.
pub(crate) fn help(path: &[String], voice: &Voice, colour: bool) -> String {
    let root = Cli::command();
    let page = Page::of(path, &root, voice.messages());
    text(&page.doc(voice.messages()), voice, colour)
}

fn text(doc: &Doc, voice: &Voice, colour: bool) -> String {
    render::text(doc, &Terminal { width: voice.width, colour })
}

fn print(text: &str, wrong: bool) -> ExitCode {
    let written = match wrong {
        true => std::io::stderr().lock().write_all(text.as_bytes()),
        false => std::io::stdout().lock().write_all(text.as_bytes()),
    };
    match written {
        Err(why) if why.kind() != std::io::ErrorKind::BrokenPipe => ExitCode::FAILURE,
        _ => ExitCode::SUCCESS,
    }
}

/// The names of the commands that the words lead to.
fn path(words: &[OsString]) -> Vec<String> {
    let root = Cli::command();
    let (mut path, mut command): (Vec<String>, &Command) = (Vec::new(), &root);
    for word in words.iter().skip(1).filter_map(|word| word.to_str()) {
        if let Some(next) = command.find_subcommand(word) {
            path.push(next.get_name().to_owned());
            command = next;
        }
    }
    path
}
