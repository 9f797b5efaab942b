//! Lines that are typed at a terminal: they can be edited, and earlier ones come back by the arrow keys.

use super::table::{Lines, unread};
use grundy_api::Failure;
use rustyline::config::Config;
use rustyline::error::ReadlineError;
use rustyline::history::MemHistory;
use rustyline::{ColorMode, Editor};
use std::io::{self, Write};

/// Lines of a terminal.
pub(super) struct Typed {
    editor: Editor<(), MemHistory>,
}

impl Typed {
    /// The lines of the terminal, if there is one that can be edited on.
    pub(super) fn open(colour: bool) -> Option<Typed> {
        let colours = if colour { ColorMode::Enabled } else { ColorMode::Disabled };
        let config = Config::builder().color_mode(colours).auto_add_history(true).build();
        let history = MemHistory::with_config(&config);
        let editor = Editor::with_history(config, history).ok()?;
        Some(Typed { editor })
    }
}

impl Lines for Typed {
    fn line(&mut self, prompt: &str, _: &mut dyn Write) -> Result<Option<String>, Failure> {
        match self.editor.readline(prompt) {
            Ok(line) => Ok(Some(line)),
            Err(ReadlineError::Eof | ReadlineError::Interrupted) => Ok(None),
            Err(ReadlineError::Io(why)) => Err(unread(why)),
            Err(why) => Err(unread(io::Error::other(why.to_string()))),
        }
    }
}
