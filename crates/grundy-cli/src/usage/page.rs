//! A page about a command: what help, the manual and messages about mistakes say of it.

use super::describe::{argument, command, details, placeholders};
use clap::{Arg, ArgAction, Command};
use grundy_explain::{Block, Doc, Messages, Row, Span, Tone, markup};

/// A page about a command.
pub(crate) struct Page {
    /// What it does.
    pub(super) about: String,
    /// More about it, if there is more to say.
    pub(super) details: Vec<String>,
    /// How it is called.
    pub(super) usage: Vec<String>,
    pub(super) sections: Vec<Section>,
}

/// Terms and what they mean.
pub(super) struct Section {
    pub(super) heading: String,
    pub(super) rows: Vec<(String, String)>,
}

/// What a person may try first.
const EXAMPLES: [&str; 5] = [
    "grundy 'nim(7, 5, 3, 6)'",
    "grundy play 'kayles(10)'",
    "grundy values 0.77 --to 100",
    "grundy 'wythoff(5, 9)' --explain",
    "grundy theorem bouton",
];

impl Page {
    /// The page about the command at the end of `path`.
    pub(crate) fn of(path: &[String], root: &Command, messages: &Messages) -> Page {
        let mut this = root;
        for name in path {
            this = this.find_subcommand(name).unwrap_or(this);
        }
        let say = |id: &str| messages.get(id, &[]);
        let mut sections = Vec::new();
        let commands: Vec<(String, String)> = this
            .get_subcommands()
            .filter(|sub| !sub.is_hide_set())
            .map(|sub| {
                let name = sub.get_name().to_owned();
                let path: Vec<String> = path.iter().cloned().chain([name.clone()]).collect();
                (name, command(&path, messages))
            })
            .collect();
        let row = |path: &[String], own: &Arg| (term(own, messages), meaning(path, own, messages));
        let shown = |tree: &Command, kept: &dyn Fn(&Arg) -> bool, path: &[String]| {
            let arguments = tree.get_arguments().filter(|own| !own.is_hide_set() && kept(own));
            arguments.map(|own| row(path, own)).collect::<Vec<_>>()
        };
        sections.push((say("usage-commands"), commands));
        sections.push((say("usage-arguments"), shown(this, &Arg::is_positional, path)));
        let own = |own: &Arg| !own.is_positional() && !own.is_global_set();
        let global = |own: &Arg| own.is_global_set();
        if path.is_empty() {
            let options = [shown(root, &global, &[]), shown(root, &own, &[])].concat();
            sections.push((say("usage-options"), options));
            let example = |line: &str| (line.to_owned(), String::new());
            sections.push((say("usage-examples"), EXAMPLES.map(example).to_vec()));
        } else {
            sections.push((say("usage-options"), shown(this, &own, path)));
            sections.push((say("usage-everywhere"), shown(root, &global, &[])));
        }
        let sections = sections.into_iter().filter(|(_, rows)| !rows.is_empty());
        Page {
            about: command(path, messages),
            details: details(path, messages),
            usage: usage(path, this, messages),
            sections: sections.map(|(heading, rows)| Section { heading, rows }).collect(),
        }
    }

    /// The page as a document.
    pub(super) fn doc(&self, messages: &Messages) -> Doc {
        let mut blocks = vec![Block::Paragraph(markup(&self.about))];
        blocks.push(Block::Heading(2, vec![messages.get("usage-usage", &[]).into()]));
        let usage = self.usage.iter().map(|line| Row::new(vec![vec![code(line)]]));
        blocks.push(Block::table(usage.collect()));
        for Section { heading, rows } in &self.sections {
            blocks.push(Block::Heading(2, vec![heading.as_str().into()]));
            let row = |(term, meaning): &(String, String)| {
                Row::new(vec![vec![code(term)], markup(meaning)])
            };
            blocks.push(Block::table(rows.iter().map(row).collect()));
        }
        let paragraph = |text: &String| Block::Heading(1, markup(text));
        blocks.extend(self.details.iter().map(paragraph));
        if let Some(more) = self.more(messages) {
            blocks.push(Block::Heading(1, markup(&more)));
        }
        Doc::new(blocks)
    }

    /// Where more is said.
    fn more(&self, messages: &Messages) -> Option<String> {
        let commands = messages.get("usage-commands", &[]);
        let lists = self.sections.first().is_some_and(|section| section.heading == commands);
        lists.then(|| messages.get("usage-more", &[]))
    }
}

fn code(text: &str) -> Span {
    Span::new(text, Tone::Code)
}

/// How a command is called.
pub(super) fn usage(path: &[String], this: &Command, messages: &Messages) -> Vec<String> {
    let name: String = std::iter::once("grundy")
        .chain(path.iter().map(String::as_str))
        .collect::<Vec<_>>()
        .join(" ");
    let options = messages.get("usage-some-options", &[]);
    let arguments = this.get_positionals().map(|own| {
        let required = own.is_required_set() || own.get_id() == "file";
        let named = named(own, messages);
        if required {
            format!(" {named}")
        } else {
            format!(" [{}]", named.trim_matches(['<', '>']))
        }
    });
    let mut lines = vec![format!("{name} [{options}]{}", arguments.collect::<String>())];
    if this.has_subcommands() {
        let command = messages.get("placeholder-command", &[]);
        let line = format!("{name} <{command}> …");
        if path.is_empty() {
            let position = messages.get("placeholder-expr", &[]);
            lines = vec![line, format!("{name} <{position}> [{options}]")];
        } else {
            lines.push(line);
        }
    }
    lines
}

/// A positional argument as it stands in a line.
fn named(own: &Arg, messages: &Messages) -> String {
    let names: Vec<String> =
        placeholders(own, messages).iter().map(|name| format!("<{name}>")).collect();
    let several = own.get_num_args().is_some_and(|count| count.max_values() > 1);
    names.join(" ") + if several { "…" } else { "" }
}

/// An argument as it is written.
fn term(own: &Arg, messages: &Messages) -> String {
    if own.is_positional() {
        return named(own, messages);
    }
    let short = own.get_short().map(|short| format!("-{short}"));
    let long = own.get_long().map(|long| format!("--{long}"));
    let aliases = own.get_visible_aliases().unwrap_or_default();
    let aliases = aliases.into_iter().map(|alias| format!("--{alias}"));
    let names: Vec<String> = short.into_iter().chain(long).chain(aliases).collect();
    let value = match own.get_action() {
        ArgAction::Set | ArgAction::Append => format!(" {}", named(own, messages)),
        _ => String::new(),
    };
    names.join(", ") + &value
}

/// What an argument means, which values it has, and which it has by itself.
fn meaning(path: &[String], own: &Arg, messages: &Messages) -> String {
    let mut meaning = argument(path, own, messages);
    if !own.get_action().takes_values() {
        return meaning;
    }
    let values = own.get_possible_values();
    let values: Vec<&str> = values.iter().map(|value| value.get_name()).collect();
    let default: Vec<&str> =
        own.get_default_values().iter().filter_map(|value| value.to_str()).collect();
    if !values.is_empty() {
        let values = values.iter().map(|value| format!("`{value}`")).collect::<Vec<_>>();
        let list = values.join(&messages.get("usage-comma", &[]));
        meaning += &messages.get("usage-values", &[("values", list.into())]);
    }
    if !default.is_empty() {
        meaning += &messages.get("usage-default", &[("value", default.join(", ").into())]);
    }
    meaning
}
