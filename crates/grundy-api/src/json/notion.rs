//! Notions.

use grundy_explain::render::markdown;
use grundy_explain::{Doc, FoundNotion, Messages, Notion, notions};
use serde::Serialize;

/// The object of `explain` without a term.
#[derive(Debug, Serialize)]
pub struct NotionsObject {
    notions: Vec<EntryObject>,
}

#[derive(Debug, Serialize)]
struct EntryObject {
    name: &'static str,
    title: String,
    group: &'static str,
}

/// The object of a notion. Its text is Markdown.
#[derive(Debug, Serialize)]
pub struct NotionObject {
    notion: &'static str,
    title: String,
    text: String,
    example: String,
    play: &'static str,
    names: Vec<String>,
    see: &'static [&'static str],
    theorems: &'static [&'static str],
    asked: String,
    nearest: bool,
}

impl NotionsObject {
    /// The object of all notions.
    pub fn new(messages: &Messages) -> NotionsObject {
        let entries = notions().iter().map(|info| EntryObject {
            name: info.name,
            title: title(&info.page(messages.language())),
            group: info.group.name(),
        });
        NotionsObject { notions: entries.collect() }
    }
}

impl NotionObject {
    /// The object of a notion that was asked for by some name.
    pub fn new(asked: &str, found: FoundNotion, messages: &Messages) -> NotionObject {
        let page = found.info.page(messages.language());
        NotionObject {
            notion: found.info.name,
            title: title(&page),
            text: markdown(&Doc::new(page.text().to_vec())).trim().to_owned(),
            example: page.expression().to_owned(),
            play: page.play().name(),
            names: page.names().to_vec(),
            see: found.info.see,
            theorems: found.info.theorems,
            asked: asked.to_owned(),
            nearest: found.nearest,
        }
    }
}

fn title(page: &Notion) -> String {
    page.title().iter().map(|span| span.text.as_str()).collect()
}
