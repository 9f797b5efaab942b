//! Documents: what is said, apart from how it is shown.
//!
//! Answers, reasons and theorems become a [`Doc`]; a renderer turns it into text for a terminal,
//! Markdown or HTML.

/// A document, from top to bottom.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Doc {
    /// Its blocks.
    pub blocks: Vec<Block>,
}

/// A block of a document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// A heading; level 1 is the largest.
    Heading(u8, Vec<Span>),
    /// A paragraph.
    Paragraph(Vec<Span>),
    /// A list of items, each a paragraph, numbered from 1 or with dots.
    List {
        /// Whether the items are numbered.
        numbered: bool,
        /// The items.
        items: Vec<Vec<Span>>,
    },
    /// A table whose columns are aligned.
    Table {
        /// The line above, if any.
        head: Option<Row>,
        /// The lines.
        rows: Vec<Row>,
    },
    /// Lines shown as they are.
    Code(String),
    /// Blocks set in, such as the reason for a step.
    Indented(Vec<Block>),
    /// A picture.
    Figure(Figure),
}

/// A picture in the forms that renderers show.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Figure {
    /// What it shows, for those who do not see it.
    pub title: String,
    /// The picture as SVG, made by us.
    pub svg: String,
    /// The picture as an environment of TikZ, made by us; empty if there is none.
    pub tikz: String,
    /// Lines that a terminal shows in its place; may be empty.
    pub lines: String,
}

/// A line of a table: one run of spans a cell.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Row {
    /// The cells.
    pub cells: Vec<Vec<Span>>,
    /// Whether a rule is drawn above it.
    pub ruled: bool,
}

/// A run of text in one tone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    /// The text.
    pub text: String,
    /// How it is meant.
    pub tone: Tone,
}

/// How a run of text is meant. Renderers decide what that looks like.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tone {
    /// Plain.
    #[default]
    Plain,
    /// The point of the sentence.
    Strong,
    /// A win, or what leads to one.
    Good,
    /// A loss, or what leads to one.
    Bad,
    /// An aside, such as a citation.
    Faint,
    /// Something to type or a position.
    Code,
}

impl Span {
    /// Text in a tone.
    pub fn new(text: impl Into<String>, tone: Tone) -> Span {
        Span { text: text.into(), tone }
    }
}

impl From<&str> for Span {
    fn from(text: &str) -> Span {
        Span::new(text, Tone::Plain)
    }
}

impl From<String> for Span {
    fn from(text: String) -> Span {
        Span::new(text, Tone::Plain)
    }
}

impl Doc {
    /// The document with these blocks.
    pub fn new(blocks: Vec<Block>) -> Doc {
        Doc { blocks }
    }
}

impl Block {
    /// A table without a head.
    pub fn table(rows: Vec<Row>) -> Block {
        Block::Table { head: None, rows }
    }
}

impl Row {
    /// A line with these cells.
    pub fn new(cells: Vec<Vec<Span>>) -> Row {
        Row { cells, ruled: false }
    }

    /// The same line with a rule above it.
    #[must_use]
    pub fn ruled(self) -> Row {
        Row { ruled: true, ..self }
    }
}

/// The spans of a sentence in which `` `this` `` is code and `**this**` is strong.
///
/// A mark that is never closed is text like any other.
///
/// ```
/// use grundy_explain::{Span, Tone, markup};
/// let spans = markup("Try `--loopy`.");
/// assert_eq!(spans, ["Try ".into(), Span::new("--loopy", Tone::Code), ".".into()]);
/// ```
pub fn markup(sentence: &str) -> Vec<Span> {
    let mut spans: Vec<Span> = Vec::new();
    let mut rest = sentence;
    while !rest.is_empty() {
        let opening = [("`", Tone::Code), ("**", Tone::Strong)]
            .into_iter()
            .filter_map(|(mark, tone)| {
                let start = rest.find(mark)?;
                let end = rest[start + mark.len()..].find(mark)? + start + mark.len();
                Some((start, end, mark, tone))
            })
            .min_by_key(|&(start, ..)| start);
        let Some((start, end, mark, tone)) = opening else {
            spans.push(rest.into());
            break;
        };
        if start > 0 {
            spans.push(rest[..start].into());
        }
        spans.push(Span::new(&rest[start + mark.len()..end], tone));
        rest = &rest[end + mark.len()..];
    }
    spans
}
