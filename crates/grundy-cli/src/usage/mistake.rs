//! What is wrong with a command line: clap finds it, messages say it.

use super::page::usage;
use super::text as shown;
use crate::args::Cli;
use crate::command::shell;
use crate::numbers::NumberError;
use crate::typed::nearest_command;
use crate::voice::Voice;
use clap::CommandFactory;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use grundy_explain::{Block, Doc, Messages, Row, Span, Tone, markup};
use std::error::Error;
use std::ffi::OsString;

/// What is wrong, how the command is called, and what was probably meant.
pub(super) fn text(error: &clap::Error, words: &[OsString], voice: &Voice) -> String {
    let messages = voice.messages();
    let root = Cli::command();
    let found = Found { error, messages };
    let mut blocks = vec![labelled(&found.message(), messages)];
    if let Some(meant) = found.meant(words) {
        blocks.push(Block::Paragraph(markup(&messages.get("usage-meant", &[]))));
        blocks.push(Block::Code(meant));
    } else {
        let path = super::path(words);
        let mut this = &root;
        for name in &path {
            this = this.find_subcommand(name).unwrap_or(this);
        }
        let lines = usage(&path, this, messages).into_iter();
        let row = |line: String| Row::new(vec![vec![Span::new(line, Tone::Code)]]);
        blocks.push(Block::Heading(2, vec![messages.get("usage-usage", &[]).into()]));
        blocks.push(Block::table(lines.map(row).collect()));
        let help = std::iter::once("grundy").chain(path.iter().map(String::as_str));
        let help = help.chain(["--help"]).collect::<Vec<_>>().join(" ");
        let more = messages.get("usage-try-help", &[("command", help.into())]);
        blocks.push(Block::Heading(1, markup(&more)));
    }
    shown(&Doc::new(blocks), voice, voice.color_errors)
}

fn labelled(message: &str, messages: &Messages) -> Block {
    let label = messages.get("cli-error", &[]);
    // A full-width colon has its space.
    let space = if label.ends_with(':') { " " } else { "" };
    let label = [Span::new(label, Tone::Bad), space.into()];
    Block::Paragraph(label.into_iter().chain(markup(message)).collect())
}

struct Found<'a> {
    error: &'a clap::Error,
    messages: &'a Messages,
}

impl Found<'_> {
    /// A text that clap found, or several with commas between them.
    fn text(&self, kind: ContextKind) -> Option<String> {
        match self.error.get(kind)? {
            ContextValue::String(text) => Some(text.clone()),
            ContextValue::Strings(texts) => {
                Some(texts.join(&self.messages.get("usage-comma", &[])))
            }
            ContextValue::Number(number) => Some(number.to_string()),
            _ => None,
        }
    }

    /// The same as it is shown between marks of code.
    fn shown(&self, kind: ContextKind) -> String {
        let text = self.text(kind).unwrap_or_default();
        let text = text.replace("...", "…");
        let text: String = text.chars().take(60).filter(|c| !c.is_control() && *c != '`').collect();
        format!("`{text}`")
    }

    fn say(&self, id: &str, kinds: &[(&'static str, ContextKind)]) -> String {
        let args: Vec<_> =
            kinds.iter().map(|&(name, kind)| (name, self.shown(kind).into())).collect();
        self.messages.get(id, &args)
    }

    /// What is wrong.
    fn message(&self) -> String {
        use ContextKind::{InvalidArg, InvalidSubcommand, InvalidValue, PriorArg, SuggestedArg};
        let argument = ("argument", InvalidArg);
        match self.error.kind() {
            ErrorKind::UnknownArgument => {
                let option = self.text(InvalidArg).is_some_and(|text| text.starts_with('-'));
                match (option, self.text(SuggestedArg)) {
                    (false, _) => self.say("usage-one-too-many", &[argument]),
                    (true, None) => self.say("usage-unknown-option", &[argument]),
                    (true, Some(_)) => {
                        let near = ("near", SuggestedArg);
                        self.say("usage-unknown-option-near", &[argument, near])
                    }
                }
            }
            ErrorKind::InvalidSubcommand => {
                self.say("usage-unknown-command", &[("command", InvalidSubcommand)])
            }
            ErrorKind::InvalidValue if self.text(InvalidValue).is_none_or(|v| v.is_empty()) => {
                self.say("usage-no-value", &[argument])
            }
            ErrorKind::InvalidValue => {
                let wrong = self.say("usage-wrong-value", &[argument, ("value", InvalidValue)]);
                let values = self.text(ContextKind::ValidValue).unwrap_or_default();
                wrong + &self.messages.get("usage-values", &[("values", values.into())])
            }
            ErrorKind::ValueValidation => {
                let wrong = self.say("usage-wrong-value", &[argument, ("value", InvalidValue)]);
                let expected =
                    self.error.source().and_then(|why| why.downcast_ref::<NumberError>());
                let expected = expected.map(|why| self.messages.get(why.id(), &[]));
                wrong + &expected.unwrap_or_default()
            }
            ErrorKind::MissingRequiredArgument => self.say("usage-missing", &[argument]),
            ErrorKind::MissingSubcommand => self.messages.get("usage-missing-command", &[]),
            ErrorKind::ArgumentConflict => {
                self.say("usage-conflict", &[argument, ("other", PriorArg)])
            }
            ErrorKind::InvalidUtf8 => self.messages.get("usage-not-text", &[]),
            _ => self.say("usage-wrong-count", &[argument]),
        }
    }

    /// The whole command with the misspelt word put right.
    fn meant(&self, words: &[OsString]) -> Option<String> {
        let (wrong, right) = match self.error.kind() {
            ErrorKind::InvalidSubcommand => {
                let wrong = self.text(ContextKind::InvalidSubcommand)?;
                let right = nearest_command(&wrong, &Cli::command())?;
                (wrong, right)
            }
            ErrorKind::UnknownArgument => {
                let right = self.text(ContextKind::SuggestedArg)?;
                (self.text(ContextKind::InvalidArg)?, right.split(' ').next()?.to_owned())
            }
            ErrorKind::InvalidValue => {
                let right = self.text(ContextKind::SuggestedValue)?;
                (self.text(ContextKind::InvalidValue)?, right)
            }
            _ => return None,
        };
        let texts = words.iter().skip(1).map(|word| word.to_string_lossy().into_owned());
        let mut texts: Vec<String> = texts.collect();
        let at = texts.iter().position(|word| *word == wrong)?;
        texts[at] = right;
        let texts = texts.iter().map(|word| shell(word));
        Some(std::iter::once("grundy".to_owned()).chain(texts).collect::<Vec<_>>().join(" "))
    }
}
