//! The manual page, from the same descriptions as help.

use super::page::{Page, Section};
use clap::Command;
use grundy_explain::{Messages, markup};
use std::fmt::Write;

/// The manual page of the program in the language of `messages`, for troff.
pub(crate) fn manual(root: &Command, messages: &Messages) -> String {
    let version = root.get_version().unwrap_or_default();
    let mut text = format!(".TH GRUNDY 1 \"\" \"grundy {version}\"\n");
    let say = |id: &str| messages.get(id, &[]);
    let main = Page::of(&[], root, messages);
    // Writing to a string does not fail.
    let _ = write!(text, ".SH {}\ngrundy \\- {}\n", quoted(&say("usage-name")), plain(&main.about));
    let _ = writeln!(text, ".SH {}", quoted(&say("usage-usage")));
    write_usage(&mut text, &main);
    for section in &main.sections {
        write_section(&mut text, ".SH", section);
    }
    write_commands(&mut text, root, (root, &[]), messages);
    text
}

/// Every command below `tree`, which is at the end of `path`. They are nested as deep as they are declared.
fn write_commands(
    text: &mut String,
    root: &Command,
    (tree, path): (&Command, &[String]),
    messages: &Messages,
) {
    let everywhere = messages.get("usage-everywhere", &[]);
    for sub in tree.get_subcommands().filter(|sub| !sub.is_hide_set()) {
        let path: Vec<String> = path.iter().cloned().chain([sub.get_name().to_owned()]).collect();
        let page = Page::of(&path, root, messages);
        let _ = writeln!(text, ".SH {}", quoted(&format!("grundy {}", path.join(" "))));
        let _ = writeln!(text, "{}", plain(&page.about));
        write_usage(text, &page);
        for details in &page.details {
            let _ = writeln!(text, ".PP\n{}", plain(details));
        }
        for section in page.sections.iter().filter(|section| section.heading != everywhere) {
            write_section(text, ".SS", section);
        }
        write_commands(text, root, (sub, &path), messages);
    }
}

fn write_usage(text: &mut String, page: &Page) {
    for line in &page.usage {
        let _ = writeln!(text, ".PP\n\\fB{}\\fR", escaped(line));
    }
}

fn write_section(text: &mut String, heading: &str, Section { heading: name, rows }: &Section) {
    let _ = writeln!(text, "{heading} {}", quoted(name));
    for (term, meaning) in rows {
        let _ = writeln!(text, ".TP\n\\fB{}\\fR\n{}", escaped(term), plain(meaning));
    }
}

/// A sentence without its marks.
fn plain(sentence: &str) -> String {
    escaped(&markup(sentence).into_iter().map(|span| span.text).collect::<String>())
}

/// A text that troff takes as it is.
fn escaped(text: &str) -> String {
    let text = text.replace('\\', "\\e").replace('-', "\\-");
    // A point or an apostrophe at the start of a line would be a request.
    if text.starts_with(['.', '\'']) { format!("\\&{text}") } else { text }
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", escaped(text).replace('"', "\\(dq"))
}
