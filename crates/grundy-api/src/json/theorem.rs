//! Theorems.

use grundy_explain::render::markdown;
use grundy_explain::{Doc, Messages, Theorem, theorem, theorems};
use serde::Serialize;

/// The object of `theorem` without a name.
#[derive(Debug, Serialize)]
pub struct TheoremsObject {
    theorems: Vec<TitleObject>,
}

#[derive(Debug, Serialize)]
struct TitleObject {
    name: &'static str,
    title: String,
}

/// The object of a theorem. Its texts are Markdown.
#[derive(Debug, Serialize)]
pub struct TheoremObject {
    theorem: &'static str,
    title: String,
    statement: String,
    proof: String,
    found_by: String,
    example: String,
    play: &'static str,
    checks: Vec<String>,
}

impl TheoremsObject {
    /// The object of all theorems.
    pub fn new(messages: &Messages) -> TheoremsObject {
        let title = |&name: &&'static str| {
            let shown = theorem(name, messages.language())?;
            Some(TitleObject { name, title: title(&shown) })
        };
        TheoremsObject { theorems: theorems().iter().filter_map(title).collect() }
    }
}

impl TheoremObject {
    /// The object of a theorem.
    pub fn new(shown: &Theorem) -> TheoremObject {
        let text = |kind| {
            let section = shown.sections().iter().find(|section| section.kind == kind);
            let blocks = section.map(|section| section.blocks.clone()).unwrap_or_default();
            markdown(&Doc::new(blocks)).trim().to_owned()
        };
        use grundy_explain::SectionKind;
        TheoremObject {
            theorem: shown.name(),
            title: title(shown),
            statement: text(SectionKind::Statement),
            proof: text(SectionKind::Proof),
            found_by: text(SectionKind::FoundBy),
            example: shown.example().expression.clone(),
            play: shown.example().play.name(),
            checks: shown.checks().iter().map(|check| check.line().to_owned()).collect(),
        }
    }
}

fn title(shown: &Theorem) -> String {
    shown.title().iter().map(|span| span.text.as_str()).collect()
}
