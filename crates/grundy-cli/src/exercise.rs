//! `grundy exercise`: a sheet of exercises, as text or as a page to be handed out.

use crate::face::{Face, end};
use crate::numbers;
use crate::trouble::Trouble;
use clap::{Args, ValueEnum};
use grundy_api::{Failure, How, InputError, Reported, question};
use grundy_explain::render;

#[derive(Debug, Args)]
pub(crate) struct Exercise {
    /// What the exercises are about, such as who-wins; all topics are listed if none is named
    #[arg(value_name = "TOPIC")]
    topic: Option<String>,
    /// How hard they are, from 1 to 5
    #[arg(long, value_name = "N", default_value_t = 1)]
    level: u8,
    /// How many
    #[arg(long, value_name = "N", value_parser = numbers::length, default_value = "10")]
    count: u64,
    /// Another number makes another sheet; the same number makes the same sheet everywhere
    #[arg(long, value_name = "N", value_parser = numbers::count, default_value = "1")]
    seed: u64,
    /// Add the answers, with their reasons
    #[arg(long)]
    key: bool,
    /// The form: text, Markdown, a page of HTML, or LaTeX
    #[arg(long, value_name = "FORM", default_value = "text")]
    format: Format,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Md,
    Html,
    Tex,
}

impl Exercise {
    pub(crate) fn run(&self, face: &mut Face<'_>) -> Result<(), Trouble> {
        let handed_out = self.format != Format::Text;
        if face.json && handed_out {
            return Err(Failure::from(InputError::TwoForms).into());
        }
        let question = question::Exercise {
            topic: self.topic.clone(),
            level: self.level,
            count: self.count,
            seed: self.seed,
            key: self.key,
            blanks: handed_out,
        };
        let (made, stopped) = face.ask(&question, None)?;
        let (how, messages) = (How::default(), face.messages());
        let title = made.title(messages);
        let written = match self.format {
            Format::Text => {
                face.tell(&made, &how)?;
                String::new()
            }
            Format::Md => render::markdown(&made.say(&how, messages)),
            Format::Html => render::html(&made.say(&how, messages), &title, messages.language()),
            Format::Tex => render::latex(&made.say(&how, messages), &title, messages.language()),
        };
        let written = face.out.write_all(written.as_bytes());
        written.map_err(|why| Failure::writing("-", why))?;
        end(made, stopped)
    }
}
