//! The page of a notion: a title, a text, an example, and the other names of the notion.

use crate::theorem::{Malformed, markdown};
use crate::{Block, Doc, Span};
use grundy_core::Play;

/// The page of a notion in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notion {
    title: Vec<Span>,
    /// Invariant: not empty.
    text: Vec<Block>,
    example: NotionExample,
    /// Invariant: not empty.
    names: Vec<String>,
}

/// The position that shows a notion.
#[derive(Clone, Debug, PartialEq, Eq)]
struct NotionExample {
    expression: String,
    play: Play,
    loopy: bool,
    /// The command, and what is to be seen in its answer.
    blocks: Vec<Block>,
}

const EXAMPLE: &str = "\n## example\n";
const NAMES: &str = "\n## names\n";

impl Notion {
    /// Reads the file of a notion.
    pub(super) fn parse(text: &str) -> Result<Notion, Malformed> {
        let missing = |what: &str| Malformed(format!("no {what}"));
        let (title, body) = text
            .strip_prefix("# ")
            .and_then(|rest| rest.split_once('\n'))
            .ok_or_else(|| missing("title"))?;
        let (body, names) = body.split_once(NAMES).ok_or_else(|| missing("names"))?;
        let (text, example) = body.split_once(EXAMPLE).ok_or_else(|| missing("example"))?;
        let text = markdown::blocks(text)?;
        if text.is_empty() {
            return Err(missing("text"));
        }
        let names: Vec<String> = names
            .split([',', '，', '、'])
            .map(|name| name.split_whitespace().collect::<Vec<_>>().join(" "))
            .filter(|name| !name.is_empty())
            .collect();
        if names.is_empty() {
            return Err(missing("names"));
        }
        let example = NotionExample::new(markdown::blocks(example)?)?;
        Ok(Notion { title: markdown::spans(title)?, text, example, names })
    }

    /// Its title.
    pub fn title(&self) -> &[Span] {
        &self.title
    }

    /// What it says, without the example.
    pub fn text(&self) -> &[Block] {
        &self.text
    }

    /// What else it is called in this language.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The position of the example, as the expression language writes it.
    pub fn expression(&self) -> &str {
        &self.example.expression
    }

    /// The convention the example is played in.
    pub fn play(&self) -> Play {
        self.example.play
    }

    /// Whether play of the example need not end.
    pub fn is_loopy(&self) -> bool {
        self.example.loopy
    }

    /// The page, with what the program answers to the example after its command.
    pub fn doc_with_example(&self, live: Doc) -> Doc {
        let mut blocks = vec![Block::Heading(1, self.title.clone())];
        blocks.extend(self.text.iter().cloned());
        let mut example = self.example.blocks.iter().cloned();
        blocks.extend(example.next());
        if !live.blocks.is_empty() {
            blocks.push(Block::Indented(live.blocks));
        }
        blocks.extend(example);
        Doc { blocks }
    }
}

impl NotionExample {
    fn new(blocks: Vec<Block>) -> Result<NotionExample, Malformed> {
        let refused = || Malformed("no example that can be solved".to_owned());
        let Some(Block::Code(line)) = blocks.first() else { return Err(refused()) };
        let quoted = line.strip_prefix("grundy solve '").and_then(|rest| rest.split_once('\''));
        let (expression, flags) = quoted.ok_or_else(refused)?;
        let mut example = NotionExample {
            expression: expression.to_owned(),
            play: Play::Normal,
            loopy: false,
            blocks: Vec::new(),
        };
        for flag in flags.split_whitespace() {
            match flag {
                "--misere" => example.play = Play::Misere,
                "--loopy" => example.loopy = true,
                _ => return Err(refused()),
            }
        }
        example.blocks = blocks;
        Ok(example)
    }
}
