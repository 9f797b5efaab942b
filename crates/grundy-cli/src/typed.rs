//! What was typed, before it is read: `grundy EXPR` is `grundy solve EXPR`.

use clap::{ArgAction, Command};
use std::ffi::{OsStr, OsString};

/// The command that is meant where only a position is given.
const SOLVE: &str = "solve";

/// The words of a command line, with the command that they mean if they begin with a position and not with a
/// command. The first word is the name of the program.
pub(crate) fn with_command(mut words: Vec<OsString>, root: &Command) -> Vec<OsString> {
    let position = first_position(&words, root).and_then(|at| words[at].to_str());
    if position.is_some_and(|word| is_position(word, root)) {
        words.insert(1, OsString::from(SOLVE));
    }
    words
}

/// The command that was probably meant by a word that is none.
pub(crate) fn nearest_command(word: &str, root: &Command) -> Option<String> {
    let names = root.get_subcommands().map(Command::get_name);
    grundy_api::nearest(word, names).map(str::to_owned)
}

/// The place of the first word that is neither an option nor the value of one.
fn first_position(words: &[OsString], root: &Command) -> Option<usize> {
    let mut at = 1;
    loop {
        let word = words.get(at)?.to_str()?;
        if word == "--" {
            return (at + 1 < words.len()).then_some(at + 1);
        }
        if word == "-" || !word.starts_with('-') {
            return Some(at);
        }
        at += 1 + usize::from(takes_value(word, root));
    }
}

/// Whether the word behind an option belongs to it.
fn takes_value(option: &str, root: &Command) -> bool {
    let Some(name) = option.strip_prefix("--") else { return false };
    let commands = [Some(root), root.find_subcommand(SOLVE)];
    let mut arguments = commands.into_iter().flatten().flat_map(Command::get_arguments);
    arguments.any(|argument| {
        let aliases = argument.get_visible_aliases().unwrap_or_default();
        let named = argument.get_long() == Some(name) || aliases.contains(&name);
        named && matches!(argument.get_action(), ArgAction::Set | ArgAction::Append)
    })
}

/// Whether a word that stands where a command should begins a position.
fn is_position(word: &str, root: &Command) -> bool {
    if root.find_subcommand(word).is_some() {
        return false;
    }
    let letters = word.chars().all(|c| c.is_alphabetic() || c == '-' || c == '_') && word != "-";
    if !letters || grundy_api::is_game(word) {
        return true;
    }
    // A misspelt word is what it is nearest to; of equally near ones the command, which is typed more often.
    nearest_command(word, root).is_none() && grundy_api::nearest_game(word).is_some()
}

/// The words of a command line with the run of them that reads `typed` replaced by `meant`.
pub(crate) fn replaced(words: &[OsString], typed: &str, meant: &str) -> Option<Vec<String>> {
    let words: Vec<String> = words.iter().map(|word| word.to_string_lossy().into_owned()).collect();
    let ends = (0..words.len()).flat_map(|from| (from + 1..=words.len()).map(move |to| from..to));
    // A command line is short, and a text of a million heaps is one word.
    let mut runs = ends.filter(|run| run.len() <= 64);
    let run = runs.find(|run| words[run.clone()].join(" ") == typed)?;
    let mut meant = vec![meant.to_owned()];
    if run.start == 0 {
        meant.insert(0, SOLVE.to_owned());
    }
    Some(words[..run.start].iter().cloned().chain(meant).chain(words[run.end..].to_vec()).collect())
}

/// The value of an option that is looked for before the command line is read: the words may be wrong, and what
/// is wrong is to be said in the right language.
pub(crate) fn early<'w>(words: &'w [OsString], option: &str) -> Option<&'w OsStr> {
    let long = format!("--{option}");
    let behind = words.iter().position(|word| *word == *long).and_then(|at| words.get(at + 1));
    behind.map(OsString::as_os_str).or_else(|| {
        let prefix = format!("{long}=");
        words.iter().find_map(|word| word.to_str()?.strip_prefix(&prefix).map(OsStr::new))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::Cli;
    use clap::CommandFactory;

    fn typed(line: &str) -> String {
        let words = line.split(' ').map(OsString::from).collect();
        let words = with_command(words, &Cli::command());
        words.join(OsStr::new(" ")).into_string().expect("text")
    }

    #[test]
    fn a_position_alone_is_solved_and_commands_stay() {
        for line in ["nim(3,4)", "nim 3 4 5", "7,5,3", "3", "-", "kayels 5", "wythoff 5 9", "*3"] {
            assert_eq!(typed(&format!("grundy {line}")), format!("grundy solve {line}"));
        }
        for line in ["solve nim(3)", "sovle nim(3)", "games", "--version", "xyz", "help solve"] {
            assert_eq!(typed(&format!("grundy {line}")), format!("grundy {line}"));
        }
    }

    #[test]
    fn options_may_stand_before_the_position() {
        for line in ["--misere nim(3)", "--lang vi nim(3)", "--max-moves 3 --json nim(3)"] {
            assert_eq!(typed(&format!("grundy {line}")), format!("grundy solve {line}"));
        }
        assert_eq!(typed("grundy --lang vi games"), "grundy --lang vi games");
        assert_eq!(typed("grundy --lang=vi games nim"), "grundy --lang=vi games nim");
    }

    #[test]
    fn what_was_typed_is_replaced_as_a_whole() {
        let words: Vec<OsString> =
            ["solve", "3^4", "--misere"].into_iter().map(OsString::from).collect();
        let replaced = |typed| super::replaced(&words, typed, "nim(3, 4)");
        assert_eq!(replaced("3^4").unwrap(), ["solve", "nim(3, 4)", "--misere"]);
        assert_eq!(replaced("3^5"), None);
    }
}
