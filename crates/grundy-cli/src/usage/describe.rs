//! The descriptions of commands, arguments and their values, found among the messages by their names.

use clap::{Arg, Command};
use grundy_explain::Messages;

/// What a command does. `path` are the names that lead to it.
pub(super) fn command(path: &[String], messages: &Messages) -> String {
    let id = match path {
        [] => "usage-about".to_owned(),
        path => format!("command-{}", path.join("-")),
    };
    messages.get(&id, &[])
}

/// What else has to be known to use a command, in paragraphs: `details-judge`, `details-judge-2` and so on.
pub(super) fn details(path: &[String], messages: &Messages) -> Vec<String> {
    let first = format!("details-{}", path.join("-"));
    let ids = std::iter::once(first.clone()).chain((2..).map(|n| format!("{first}-{n}")));
    ids.take_while(|id| messages.has(id)).map(|id| messages.get(&id, &[])).collect()
}

/// What an argument of a command means: said of this command alone, or of all that have it.
pub(super) fn argument(path: &[String], argument: &Arg, messages: &Messages) -> String {
    messages.get(&argument_id(path, argument, messages), &[])
}

/// The name of the message about an argument.
pub(super) fn argument_id(path: &[String], argument: &Arg, messages: &Messages) -> String {
    let name = argument.get_id().as_str().replace('_', "-");
    let own = format!("argument-{}-{name}", path.join("-"));
    if messages.has(&own) { own } else { format!("argument-{name}") }
}

/// How the value of an argument is called, such as FILE. Letters that stand for numbers are the same everywhere.
pub(super) fn placeholder(name: &str, messages: &Messages) -> String {
    let id = format!("placeholder-{}", name.to_ascii_lowercase().replace(['=', ' '], "-"));
    if messages.has(&id) { messages.get(&id, &[]) } else { name.to_owned() }
}

/// The names of the values of an argument.
pub(super) fn placeholders(argument: &Arg, messages: &Messages) -> Vec<String> {
    let names = argument.get_value_names().unwrap_or_default();
    match names {
        [] => vec![placeholder(&argument.get_id().as_str().to_ascii_uppercase(), messages)],
        names => names.iter().map(|name| placeholder(name, messages)).collect(),
    }
}

/// The whole command line with everything described in the language.
pub(crate) fn described(root: Command, messages: &Messages) -> Command {
    describe(root, &[], messages)
}

/// Commands are nested as deep as they are declared.
fn describe(tree: Command, path: &[String], messages: &Messages) -> Command {
    let names: Vec<String> = tree.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
    let mut tree = tree.about(command(path, messages)).long_about(None::<&str>).mut_args(|own| {
        let help = argument(path, &own, messages);
        let takes_value = own.get_action().takes_values();
        let names = placeholders(&own, messages);
        let own = own.help(help).long_help(None::<&str>);
        if takes_value { own.value_names(names) } else { own }
    });
    for name in names {
        let path: Vec<String> = path.iter().cloned().chain([name.clone()]).collect();
        tree = tree.mut_subcommand(name, |sub| describe(sub, &path, messages));
    }
    tree
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::Cli;
    use clap::CommandFactory;
    use grundy_explain::Language;
    use std::collections::BTreeSet;

    /// Every message that the command line needs, and every name of a value in it.
    fn needed(tree: &Command, path: &[String], messages: &Messages, ids: &mut BTreeSet<String>) {
        if !path.is_empty() {
            ids.insert(format!("command-{}", path.join("-")));
        }
        for own in tree.get_arguments() {
            ids.insert(argument_id(path, own, messages));
            let names = own.get_value_names().unwrap_or_default();
            let letters = |name: &str| name.chars().filter(|c| c.is_alphabetic()).count();
            let names = names.iter().filter(|name| letters(name) > 1);
            let takes = own.get_action().takes_values();
            ids.extend(names.filter(|_| takes).map(|name| {
                format!("placeholder-{}", name.to_ascii_lowercase().replace(['=', ' '], "-"))
            }));
        }
        for sub in tree.get_subcommands() {
            let path: Vec<String> =
                path.iter().cloned().chain([sub.get_name().to_owned()]).collect();
            needed(sub, &path, messages, ids);
        }
    }

    #[test]
    fn everything_is_described_in_every_language_and_nothing_else() {
        for language in Language::ALL {
            let messages = Messages::of(language);
            let mut ids = BTreeSet::new();
            needed(&Cli::command(), &[], messages, &mut ids);
            let missing: Vec<&String> = ids.iter().filter(|id| !messages.has(id)).collect();
            assert!(missing.is_empty(), "{} lacks {missing:#?}", language.tag());
            let source = format!("../grundy-explain/i18n/{}/usage.ftl", language.tag());
            let source = std::fs::read_to_string(source).expect("the messages");
            let told = source.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id);
            let families = ["command-", "argument-", "placeholder-"];
            let told = told.filter(|id| families.iter().any(|family| id.starts_with(family)));
            let unused: Vec<&str> = told.filter(|id| !ids.contains(*id)).collect();
            assert!(unused.is_empty(), "nothing needs {unused:#?}");
        }
    }
}
