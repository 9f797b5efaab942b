//! In which language and with which colours the program speaks.

use crate::args::ColorChoice;
use console::Term;
use grundy_explain::{Arg, Language, Messages};
use std::env;
use std::io::{IsTerminal, stderr, stdout};

/// How wide text may be where nothing tells.
const WIDTH: usize = 100;

/// Tables do not fit into fewer columns, and longer lines are hard to read.
const NARROWEST: usize = 60;
const WIDEST: usize = 120;

/// In which language and with which colours the program speaks.
pub(crate) struct Voice {
    pub(crate) language: Language,
    /// Whether standard output is coloured.
    pub(crate) color: bool,
    /// Whether standard error is coloured.
    pub(crate) color_errors: bool,
    /// How many columns a line may take.
    pub(crate) width: usize,
}

impl Voice {
    /// The voice for `language`, or for the one the environment asks for.
    pub(crate) fn new(language: Option<Language>, color: ColorChoice) -> Voice {
        let language = language.or_else(environment_language).unwrap_or(Language::En);
        let no_color = env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let colored = |terminal: bool| match color {
            ColorChoice::Auto => terminal && !no_color,
            ColorChoice::Always => true,
            ColorChoice::Never => false,
        };
        let columns = env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
        let columns = columns.or_else(terminal_width);
        Voice {
            language,
            color: colored(stdout().is_terminal()),
            color_errors: colored(stderr().is_terminal()),
            width: columns.unwrap_or(WIDTH).clamp(NARROWEST, WIDEST),
        }
    }

    pub(crate) fn messages(&self) -> &'static Messages {
        Messages::of(self.language)
    }

    /// The message `id` with `args` put in.
    pub(crate) fn say(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.messages().get(id, args)
    }
}

#[cfg(test)]
impl Voice {
    /// A voice that depends on nothing around it.
    pub(crate) fn plain(language: Language) -> Voice {
        Voice { language, color: false, color_errors: false, width: WIDTH }
    }
}

/// How wide the terminal is, if there is one.
fn terminal_width() -> Option<usize> {
    let (_, columns) = [Term::stdout(), Term::stderr()].iter().find_map(Term::size_checked)?;
    (columns > 0).then_some(columns.into())
}

/// The language of the environment: the first of the variables that is set decides, as in POSIX.
fn environment_language() -> Option<Language> {
    let set = |name| env::var(name).ok().filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set)?;
    Language::of_locale(&locale)
}
