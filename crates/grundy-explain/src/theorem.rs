//! Theorems: statement, proof, source, example and check, in each language.
//!
//! The texts are Markdown files, one for each theorem and language, with the same five sections. What a
//! program must read in them, the example to run and the checks to suggest, stands in code blocks.

pub(crate) mod markdown;

use crate::{Block, Doc, Language, Messages, Row, Span, Tone};
use grundy_core::Play;

/// A theorem in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Theorem {
    name: &'static str,
    title: Vec<Span>,
    /// Invariant: one for each of [`SectionKind::ALL`], in that order, and none is empty.
    sections: Vec<Section>,
    example: Example,
    /// Invariant: not empty.
    checks: Vec<Command>,
}

/// A part of the text of a theorem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// Which part.
    pub kind: SectionKind,
    /// Its text.
    pub blocks: Vec<Block>,
}

/// The parts that every theorem has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SectionKind {
    /// What is claimed.
    Statement,
    /// Why it is true.
    Proof,
    /// Who found it, and when.
    FoundBy,
    /// A position to solve; its first block is the command.
    Example,
    /// How to test it; its first block has a command on each line.
    Check,
}

/// The position that shows a theorem at work.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Example {
    /// The position, as the expression language writes it.
    pub expression: String,
    /// The convention it is played in.
    pub play: Play,
}

/// A command line of the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Command {
    line: String,
}

/// What is wrong with a text. We ship none that has any; a test parses them all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Malformed(pub(crate) String);

impl SectionKind {
    /// All of them, in the order in which they are read.
    pub const ALL: [SectionKind; 5] = [
        SectionKind::Statement,
        SectionKind::Proof,
        SectionKind::FoundBy,
        SectionKind::Example,
        SectionKind::Check,
    ];

    /// The heading in the files, the same in every language.
    fn key(self) -> &'static str {
        match self {
            SectionKind::Statement => "statement",
            SectionKind::Proof => "proof",
            SectionKind::FoundBy => "found by",
            SectionKind::Example => "example",
            SectionKind::Check => "check",
        }
    }

    /// The message with the heading that is shown.
    fn message(self) -> &'static str {
        match self {
            SectionKind::Statement => "theorem-statement",
            SectionKind::Proof => "theorem-proof",
            SectionKind::FoundBy => "theorem-found-by",
            SectionKind::Example => "theorem-example",
            SectionKind::Check => "theorem-check",
        }
    }
}

impl Command {
    /// The line as one types it in a shell.
    pub fn line(&self) -> &str {
        &self.line
    }

    /// Its words, the program's name first, without the quotes.
    pub fn words(&self) -> Vec<String> {
        // Every other piece between quotes is quoted; our texts quote whole words only.
        let pieces = self.line.split('\'').enumerate();
        pieces
            .flat_map(|(n, piece)| match n % 2 {
                0 => piece.split_whitespace().map(str::to_owned).collect(),
                _ => vec![piece.to_owned()],
            })
            .collect()
    }
}

impl Example {
    fn new(command: &Command) -> Result<Example, Malformed> {
        let words = command.words();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        match words.as_slice() {
            ["grundy", "solve", expression, flags @ ..] => {
                let play = match flags {
                    [] => Play::Normal,
                    ["--misere"] => Play::Misere,
                    _ => return Err(Malformed(format!("flags of {}", command.line))),
                };
                Ok(Example { expression: (*expression).to_owned(), play })
            }
            _ => Err(Malformed(format!("not an example: {}", command.line))),
        }
    }
}

impl Theorem {
    /// Reads the file of a theorem.
    fn parse(name: &'static str, text: &str) -> Result<Theorem, Malformed> {
        let (title, body) = text
            .strip_prefix("# ")
            .and_then(|rest| rest.split_once('\n'))
            .ok_or_else(|| Malformed(format!("{name} has no title")))?;
        let body = format!("\n{body}");
        let mut parts = body.split("\n## ");
        if parts.next().is_some_and(|before| !before.trim().is_empty()) {
            return Err(Malformed(format!("{name} has text before its first section")));
        }
        let mut sections = Vec::with_capacity(SectionKind::ALL.len());
        for kind in SectionKind::ALL {
            let text = parts.next().unwrap_or_default();
            let blocks = match text.split_once('\n') {
                Some((key, text)) if key == kind.key() => markdown::blocks(text)?,
                _ => return Err(Malformed(format!("{name} has no section {}", kind.key()))),
            };
            if blocks.is_empty() {
                return Err(Malformed(format!("{name} says nothing under {}", kind.key())));
            }
            sections.push(Section { kind, blocks });
        }
        if parts.next().is_some() {
            return Err(Malformed(format!("{name} has a section too many")));
        }
        let commands = |kind: SectionKind| commands(&sections, kind);
        let example = match commands(SectionKind::Example).as_slice() {
            [command] => Example::new(command)?,
            _ => return Err(Malformed(format!("{name} has no single example"))),
        };
        let checks = commands(SectionKind::Check);
        if checks.is_empty() || !checks.iter().all(|check| check.line.starts_with("grundy check "))
        {
            return Err(Malformed(format!("{name} has no checks")));
        }
        Ok(Theorem { name, title: markdown::spans(title)?, sections, example, checks })
    }

    /// Its name, the same in every language.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// Its title.
    pub fn title(&self) -> &[Span] {
        &self.title
    }

    /// Its sections, in order.
    pub fn sections(&self) -> &[Section] {
        &self.sections
    }

    /// The position that shows it at work.
    pub fn example(&self) -> &Example {
        &self.example
    }

    /// The commands that test it.
    pub fn checks(&self) -> &[Command] {
        &self.checks
    }

    /// The sections under their headings, in the language of `messages`.
    pub fn doc(&self, messages: &Messages) -> Doc {
        self.doc_with_example(messages, Doc::default())
    }

    /// The same, with what the program answers to the example put after the command.
    pub fn doc_with_example(&self, messages: &Messages, live: Doc) -> Doc {
        let mut blocks = vec![Block::Heading(1, self.title.clone())];
        let mut live = Some(live.blocks).filter(|blocks| !blocks.is_empty());
        for section in &self.sections {
            blocks.push(section.heading(messages));
            let mut own = section.blocks.iter().cloned();
            if section.kind == SectionKind::Example {
                blocks.extend(own.next());
                blocks.extend(live.take().map(Block::Indented));
            }
            blocks.extend(own);
        }
        Doc { blocks }
    }
}

impl Section {
    /// Its heading in the language of `messages`.
    pub fn heading(&self, messages: &Messages) -> Block {
        Block::Heading(2, vec![messages.get(self.kind.message(), &[]).into()])
    }
}

/// The lines of the first block of a section, if it is code.
fn commands(sections: &[Section], kind: SectionKind) -> Vec<Command> {
    let section = sections.iter().find(|section| section.kind == kind);
    match section.and_then(|section| section.blocks.first()) {
        Some(Block::Code(code)) => {
            code.lines().map(|line| Command { line: line.to_owned() }).collect()
        }
        _ => Vec::new(),
    }
}

/// The names of the theorems and their texts, in the order of [`Language::ALL`].
macro_rules! catalogue {
    ($($name:literal),+ $(,)?) => {
        const NAMES: &[&str] = &[$($name),+];
        const TEXTS: &[[&str; 3]] = &[$([
            include_str!(concat!("../theorems/", $name, "/en.md")),
            include_str!(concat!("../theorems/", $name, "/vi.md")),
            include_str!(concat!("../theorems/", $name, "/zh.md")),
        ]),+];
    };
}

catalogue![
    "bouton",
    "misere-nim",
    "sprague-grundy",
    "nim-sum",
    "bounded-subtraction",
    "colon",
    "fusion",
    "arch",
    "monotonic",
    "kl-equal",
    "kl-theorem",
];

/// The names of the theorems, in the order in which they are listed.
pub fn theorems() -> &'static [&'static str] {
    NAMES
}

/// The theorem called `name`.
///
/// ```
/// use grundy_explain::{Language, theorem};
/// let bouton = theorem("bouton", Language::En).unwrap();
/// assert_eq!(bouton.example().expression, "nim(7, 5, 3, 6)");
/// assert!(theorem("fermat", Language::En).is_none());
/// ```
pub fn theorem(name: &str, language: Language) -> Option<Theorem> {
    let index = NAMES.iter().position(|&known| known == name)?;
    let [en, vi, zh] = TEXTS[index];
    let text = match language {
        Language::En => en,
        Language::Vi => vi,
        Language::Zh => zh,
    };
    Some(Theorem::parse(NAMES[index], text).expect("a test parses every text we ship"))
}

/// All theorems by name and title, in the language of `messages`.
pub fn theorem_list(messages: &Messages) -> Doc {
    let row = |theorem: Theorem| Row {
        cells: vec![vec![Span::new(theorem.name, Tone::Code)], theorem.title],
        ruled: false,
    };
    let rows = NAMES.iter().filter_map(|name| theorem(name, messages.language())).map(row);
    Doc {
        blocks: vec![
            Block::Heading(1, vec![messages.get("theorem-list", &[]).into()]),
            Block::Table { head: None, rows: rows.collect() },
            Block::Paragraph(vec![Span::new(messages.get("theorem-list-hint", &[]), Tone::Faint)]),
        ],
    }
}

#[cfg(test)]
mod tests;
