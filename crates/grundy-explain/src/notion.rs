//! Notions: a short page for each word a student meets, in each language, with an example.
//!
//! The texts are Markdown files like those of the theorems. Which group a notion belongs to, its neighbours and its
//! theorems are the same in every language and stand in one table here.

mod find;
mod page;

pub use find::{FoundNotion, find_notion};
pub use page::Notion;

use crate::{Block, Doc, Language, Messages, Row, Span, Tone};

/// What is the same of a notion in every language.
#[derive(Debug, PartialEq, Eq)]
pub struct NotionInfo {
    /// Its name, as `grundy explain` takes it.
    pub name: &'static str,
    /// Where it is listed.
    pub group: NotionGroup,
    /// The notions to read next.
    pub see: &'static [&'static str],
    /// The theorems about it.
    pub theorems: &'static [&'static str],
    /// Its pages, in the order of [`Language::ALL`].
    texts: [&'static str; 3],
}

/// What notions are about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotionGroup {
    /// What a game is.
    Games,
    /// Who wins.
    Winning,
    /// Sums and Grundy values.
    Values,
    /// How something is proved or seen.
    Methods,
    /// Single games.
    Rules,
}

impl NotionGroup {
    /// All of them, in the order of the list.
    pub const ALL: [NotionGroup; 5] = [
        NotionGroup::Games,
        NotionGroup::Winning,
        NotionGroup::Values,
        NotionGroup::Methods,
        NotionGroup::Rules,
    ];

    /// Its name in JSON.
    pub fn name(self) -> &'static str {
        match self {
            NotionGroup::Games => "games",
            NotionGroup::Winning => "winning",
            NotionGroup::Values => "values",
            NotionGroup::Methods => "methods",
            NotionGroup::Rules => "rules",
        }
    }

    fn message(self) -> &'static str {
        match self {
            NotionGroup::Games => "notion-group-games",
            NotionGroup::Winning => "notion-group-winning",
            NotionGroup::Values => "notion-group-values",
            NotionGroup::Methods => "notion-group-methods",
            NotionGroup::Rules => "notion-group-rules",
        }
    }
}

macro_rules! catalogue {
    ($($group:ident: $name:literal, see [$($see:literal),*], theorems [$($theorem:literal),*];)+) => {
        const NOTIONS: &[NotionInfo] = &[$(NotionInfo {
            name: $name,
            group: NotionGroup::$group,
            see: &[$($see),*],
            theorems: &[$($theorem),*],
            texts: [
                include_str!(concat!("../notions/", $name, "/en.md")),
                include_str!(concat!("../notions/", $name, "/vi.md")),
                include_str!(concat!("../notions/", $name, "/zh.md")),
            ],
        }),+];
    };
}

catalogue![
    Games: "combinatorial-game", see ["impartial", "position", "normal-play"], theorems [];
    Games: "impartial", see ["partizan", "grundy-value"], theorems ["sprague-grundy"];
    Games: "partizan", see ["impartial", "outcome"], theorems ["kl-theorem"];
    Games: "position", see ["option", "terminal", "p-and-n"], theorems [];
    Games: "option", see ["position", "mex"], theorems [];
    Games: "terminal", see ["normal-play", "misere-play", "p-and-n"], theorems [];
    Games: "normal-play", see ["misere-play", "terminal"], theorems ["bouton"];
    Games: "misere-play", see ["normal-play", "heap"], theorems ["misere-nim"];
    Games: "loopy", see ["token", "combinatorial-game"], theorems [];
    Winning: "p-and-n", see ["outcome", "terminal", "invariant"], theorems ["bouton"];
    Winning: "outcome", see ["p-and-n", "partizan", "loopy"], theorems [];
    Winning: "pairing", see ["p-and-n", "sum"], theorems ["bounded-subtraction"];
    Values: "sum", see ["xor", "grundy-value", "equal"], theorems ["sprague-grundy", "nim-sum"];
    Values: "equal", see ["sum", "grundy-value"], theorems ["sprague-grundy"];
    Values: "xor", see ["sum", "grundy-value"], theorems ["nim-sum", "bouton"];
    Values: "mex", see ["option", "grundy-value"], theorems ["sprague-grundy"];
    Values: "grundy-value", see ["mex", "xor", "sum"], theorems ["sprague-grundy"];
    Values: "reversible", see ["mex", "equal"], theorems ["sprague-grundy", "monotonic"];
    Methods: "invariant", see ["p-and-n", "xor"], theorems ["bouton"];
    Methods: "table", see ["mex", "p-and-n", "period"], theorems ["bounded-subtraction"];
    Methods: "period", see ["table", "octal-code"], theorems [];
    Rules: "heap", see ["xor", "subtraction", "octal-code"], theorems ["bouton"];
    Rules: "subtraction", see ["heap", "period", "table"], theorems ["bounded-subtraction"];
    Rules: "octal-code", see ["heap", "sum", "period"], theorems [];
    Rules: "token", see ["loopy", "mex", "terminal"], theorems ["sprague-grundy"];
    Rules: "ground", see ["colon", "fusion"], theorems ["colon", "fusion", "arch"];
    Rules: "colon", see ["ground", "fusion", "xor"], theorems ["colon"];
    Rules: "fusion", see ["ground", "colon"], theorems ["fusion", "arch"];
];

/// The notions, in the order in which they are listed.
pub fn notions() -> &'static [NotionInfo] {
    NOTIONS
}

/// The notion of exactly this name.
pub fn notion_info(name: &str) -> Option<&'static NotionInfo> {
    NOTIONS.iter().find(|info| info.name == name)
}

impl NotionInfo {
    /// Its page in a language.
    ///
    /// # Panics
    /// Never with the files we ship: a test parses them all.
    pub fn page(&self, language: Language) -> Notion {
        let [en, vi, zh] = self.texts;
        let text = match language {
            Language::En => en,
            Language::Vi => vi,
            Language::Zh => zh,
        };
        Notion::parse(text).unwrap_or_else(|why| panic!("{}: {why:?}", self.name))
    }
}

/// A notion's page with its example solved, and what to read next. If it was found though what was `asked` is
/// written otherwise, that comes first.
pub fn notion_doc(info: &NotionInfo, asked: Option<&str>, live: Doc, messages: &Messages) -> Doc {
    let page = info.page(messages.language());
    let mut doc = page.doc_with_example(live);
    if let Some(asked) = asked {
        let args = [("asked", asked.into()), ("name", info.name.into())];
        let near = faint(crate::markup(&messages.get("notion-nearest", &args)));
        doc.blocks.insert(0, Block::Paragraph(near));
    }
    let names = page.names().join(&messages.get("list-separator", &[]));
    let also = crate::markup(&messages.get("notion-also", &[("names", names.into())]));
    doc.blocks.push(Block::Paragraph(faint(also)));
    doc.blocks.extend(see_notions(info.see, messages));
    if !info.theorems.is_empty() {
        let commands = info.theorems.iter().map(|name| format!("`grundy theorem {name}`"));
        doc.blocks.push(see("notion-theorems", commands, messages));
    }
    doc
}

/// The line that names the pages to read next; none if there are none.
fn see_notions(names: &[&str], messages: &Messages) -> Option<Block> {
    let commands = names.iter().map(|name| format!("`grundy explain {name}`"));
    (!names.is_empty()).then(|| see("notion-see", commands, messages))
}

/// The last line of a whole reason: where its words are explained.
pub(crate) fn words_of(names: &[&str], messages: &Messages) -> Option<Block> {
    let commands = names.iter().map(|name| format!("`grundy explain {name}`"));
    (!names.is_empty()).then(|| see("notion-words", commands, messages))
}

/// The line under a theorem that names the notions it is about.
pub fn notions_of_theorem(theorem: &str, messages: &Messages) -> Option<Block> {
    let about = NOTIONS.iter().filter(|info| info.theorems.contains(&theorem));
    let names: Vec<&str> = about.map(|info| info.name).collect();
    words_of(&names, messages)
}

fn see(id: &str, commands: impl Iterator<Item = String>, messages: &Messages) -> Block {
    let commands = commands.collect::<Vec<_>>().join(&messages.get("list-separator", &[]));
    let line = crate::markup(&messages.get(id, &[("commands", commands.into())]));
    Block::Paragraph(faint(line))
}

fn faint(mut spans: Vec<Span>) -> Vec<Span> {
    for span in spans.iter_mut().filter(|span| span.tone == Tone::Plain) {
        span.tone = Tone::Faint;
    }
    spans
}

/// All notions in their groups, in the language of `messages`.
pub fn notion_list(messages: &Messages) -> Doc {
    let mut blocks = vec![Block::Heading(1, vec![messages.get("notion-list", &[]).into()])];
    for group in NotionGroup::ALL {
        let heading = messages.get(group.message(), &[]);
        blocks.push(Block::Heading(2, vec![heading.into()]));
        let rows = NOTIONS.iter().filter(|info| info.group == group).map(|info| {
            let title = info.page(messages.language()).title().to_vec();
            Row::new(vec![vec![Span::new(info.name, Tone::Code)], title])
        });
        blocks.push(Block::table(rows.collect()));
    }
    let hint = Span::new(messages.get("notion-list-hint", &[]), Tone::Faint);
    blocks.push(Block::Paragraph(vec![hint]));
    Doc::new(blocks)
}

#[cfg(test)]
mod tests;
