//! Documents as text for a terminal.

use super::wrap::{width, wrap};
use crate::{Block, Doc, Row, Span, Tone};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// The terminal that text is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terminal {
    /// How many columns it has.
    pub width: usize,
    /// Whether it shows colours.
    pub colour: bool,
}

impl Default for Terminal {
    /// 80 columns without colours.
    fn default() -> Terminal {
        Terminal { width: 80, colour: false }
    }
}

/// Lines narrower than this are not readable, however deep they are set in.
const LEAST_WIDTH: usize = 24;

/// Columns of a table are not made narrower than this.
const LEAST_COLUMN: usize = 8;

/// How far a block is set in below its heading.
const STEP: usize = 2;

/// Numbers in neighbouring columns of a table stand this far apart, other columns one more.
const GAP: usize = 2;

/// `doc` as text for a terminal: wrapped, aligned, every line ended by a newline.
///
/// What stands below a heading of level 2 or more is set in under it.
///
/// ```
/// use grundy_explain::{Block, Doc, render};
/// let doc = Doc::new(vec![
///     Block::Heading(2, vec!["Why".into()]),
///     Block::Paragraph(vec!["Two equal heaps.".into()]),
/// ]);
/// assert_eq!(render::text(&doc, &render::Terminal::default()), "Why\n  Two equal heaps.\n");
/// ```
pub fn text(doc: &Doc, terminal: &Terminal) -> String {
    let mut page = Page { terminal, lines: Vec::new() };
    page.blocks(&doc.blocks, 0);
    let mut text = page.lines.join("\n");
    if !text.is_empty() {
        text.push('\n');
    }
    text
}

struct Page<'a> {
    terminal: &'a Terminal,
    lines: Vec<String>,
}

impl Page<'_> {
    /// Blocks are nested by the kinds of reasons, not by the input, so this recursion is shallow.
    fn blocks(&mut self, blocks: &[Block], indent: usize) {
        let mut below = indent;
        let mut after_heading = true;
        for block in blocks {
            if matches!(block, Block::Figure(figure) if figure.lines.is_empty()) {
                continue;
            }
            let is_heading = matches!(block, Block::Heading(..));
            if !after_heading && !self.lines.is_empty() {
                self.lines.push(String::new());
            }
            after_heading = is_heading;
            match block {
                Block::Heading(level, spans) => {
                    let depth = usize::from(*level).saturating_sub(2);
                    let own = indent + STEP * depth;
                    below = if *level < 2 { indent } else { own + STEP };
                    self.wrapped(&strong(spans), own, own);
                    after_heading = *level >= 2;
                }
                Block::Paragraph(spans) => self.wrapped(spans, below, below),
                Block::List { numbered, items } => self.list(*numbered, items, below),
                Block::Table { head, rows } => self.table(head.as_ref(), rows, below),
                Block::Code(code) => self.as_they_are(code, below),
                Block::Figure(figure) => self.as_they_are(&figure.lines, below),
                Block::Indented(inner) => self.blocks(inner, below + STEP),
            }
        }
    }

    fn as_they_are(&mut self, lines: &str, indent: usize) {
        let set_in = |line: &str| " ".repeat(indent + STEP) + line;
        self.lines.extend(lines.lines().map(set_in));
    }

    fn room(&self, indent: usize) -> usize {
        self.terminal.width.saturating_sub(indent).max(LEAST_WIDTH)
    }

    fn wrapped(&mut self, spans: &[Span], first: usize, others: usize) {
        for (i, line) in wrap(spans, self.room(others)).iter().enumerate() {
            let indent = if i == 0 { first } else { others };
            let line = " ".repeat(indent) + &self.painted(line);
            self.lines.push(line.trim_end().to_owned());
        }
    }

    fn list(&mut self, numbered: bool, items: &[Vec<Span>], indent: usize) {
        let digits = items.len().to_string().len();
        for (i, item) in items.iter().enumerate() {
            let mark = if numbered { format!("{:>digits$}. ", i + 1) } else { "• ".to_owned() };
            let set_in = indent + mark.chars().count();
            let lines = wrap(item, self.room(set_in));
            for (i, line) in lines.iter().enumerate() {
                let margin = if i == 0 { " ".repeat(indent) + &mark } else { " ".repeat(set_in) };
                self.lines.push(margin + &self.painted(line));
            }
        }
    }

    fn table(&mut self, head: Option<&Row>, rows: &[Row], indent: usize) {
        let layout = Layout::new(head, rows, self.room(indent));
        let margin = " ".repeat(indent);
        if let Some(head) = head {
            let cells = head.cells.iter().map(|cell| faint(cell)).collect();
            self.row(&Row::new(cells), &layout, &margin);
        }
        for row in rows {
            if row.ruled {
                let rule = "─".repeat(layout.total());
                self.lines.push(margin.clone() + &self.painted(&[Span::new(rule, Tone::Faint)]));
            }
            self.row(row, &layout, &margin);
        }
    }

    fn row(&mut self, row: &Row, layout: &Layout, margin: &str) {
        let cells: Vec<Vec<Vec<Span>>> = row
            .cells
            .iter()
            .zip(&layout.columns)
            .map(|(cell, column)| match width(cell) <= column.width {
                true => vec![cell.clone()],
                false => wrap(cell, column.width),
            })
            .collect();
        let height = cells.iter().map(Vec::len).max().unwrap_or(0);
        for i in 0..height {
            let mut line = margin.to_owned();
            for (cell, column) in cells.iter().zip(&layout.columns) {
                let spans = cell.get(i).map_or(&[][..], Vec::as_slice);
                let padding = " ".repeat(column.width.saturating_sub(width(spans)));
                line += &" ".repeat(column.gap);
                let painted = self.painted(spans);
                line += &match column.right {
                    true => padding + &painted,
                    false => painted + &padding,
                };
            }
            self.lines.push(line.trim_end().to_owned());
        }
    }

    fn painted(&self, spans: &[Span]) -> String {
        let paint = |span: &Span| match ansi(span.tone) {
            Some(code) if self.terminal.colour => format!("\x1b[{code}m{}\x1b[0m", span.text),
            _ => span.text.clone(),
        };
        spans.iter().map(paint).collect()
    }
}

/// The parameter of the escape sequence for a tone.
fn ansi(tone: Tone) -> Option<&'static str> {
    match tone {
        Tone::Plain => None,
        Tone::Strong => Some("1"),
        Tone::Good => Some("32"),
        Tone::Bad => Some("31"),
        Tone::Faint => Some("2"),
        Tone::Code => Some("36"),
    }
}

/// Plain text made strong, as headings are.
fn strong(spans: &[Span]) -> Vec<Span> {
    toned(spans, Tone::Strong)
}

fn faint(spans: &[Span]) -> Vec<Span> {
    toned(spans, Tone::Faint)
}

fn toned(spans: &[Span], tone: Tone) -> Vec<Span> {
    let plain = |span: &Span| span.tone == Tone::Plain;
    let retone =
        |span: &Span| Span::new(span.text.clone(), if plain(span) { tone } else { span.tone });
    spans.iter().map(retone).collect()
}

/// Where the columns of a table stand.
struct Layout {
    columns: Vec<Column>,
}

struct Column {
    width: usize,
    /// It is made no narrower while others can be: so wide is its longest word.
    least: usize,
    /// Spaces before it.
    gap: usize,
    /// Whether its cells are pushed to the right, as numbers are.
    right: bool,
}

impl Layout {
    fn new(head: Option<&Row>, rows: &[Row], room: usize) -> Layout {
        let all = || head.into_iter().chain(rows);
        let count = all().map(|row| row.cells.len()).max().unwrap_or(0);
        let mut columns: Vec<Column> = Vec::with_capacity(count);
        for i in 0..count {
            let cells = |row: &Row| row.cells.get(i).map_or(0, |cell| width(cell));
            let right = rows.iter().all(|row| row.cells.get(i).is_none_or(|cell| is_numeric(cell)));
            let gap = match columns.last() {
                None => 0,
                Some(previous) => GAP + usize::from(!(right && previous.right)),
            };
            let words = |row: &Row| row.cells.get(i).map_or(0, |cell| longest_word(cell));
            let least = all().map(words).max().unwrap_or(0).clamp(LEAST_COLUMN, MOST_WORD);
            columns.push(Column { width: all().map(cells).max().unwrap_or(0), least, gap, right });
        }
        let mut layout = Layout { columns };
        layout.narrow(room);
        layout
    }

    fn total(&self) -> usize {
        self.columns.iter().map(|column| column.gap + column.width).sum()
    }

    /// Takes what is too much from the widest columns, of words where it can be; their cells are wrapped.
    fn narrow(&mut self, room: usize) {
        for _ in room..self.total() {
            let mut columns: Vec<&mut Column> = self.columns.iter_mut().collect();
            // What may be taken from at all, and what should be.
            columns.retain(|column| column.width > LEAST_COLUMN);
            let rank = |column: &Column| (column.width > column.least, !column.right, column.width);
            match columns.into_iter().max_by_key(|column| rank(column)) {
                Some(column) if column.width > column.least || !column.right => column.width -= 1,
                _ => return,
            }
        }
    }
}

/// A longer word is broken off like any other rest of a line.
const MOST_WORD: usize = 20;

/// How wide the longest word is that cannot be parted.
fn longest_word(cell: &[Span]) -> usize {
    let text: String = cell.iter().map(|span| span.text.as_str()).collect();
    let words = text.split(|c: char| c == ' ' || c.width() == Some(2));
    words.map(UnicodeWidthStr::width).max().unwrap_or(0)
}

/// Whether a cell is a number, or the sign of a nim-sum under numbers.
fn is_numeric(cell: &[Span]) -> bool {
    let mut chars = cell.iter().flat_map(|span| span.text.chars());
    chars.all(|c| c.is_ascii_digit() || matches!(c, '⊕' | '…'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(texts: &[&str]) -> Row {
        Row::new(texts.iter().map(|&text| vec![text.into()]).collect())
    }

    #[test]
    fn numbers_stand_at_the_right_and_words_at_the_left() {
        let rows = vec![cells(&["一", "7"]), cells(&["heap", "12"]).ruled()];
        let doc = Doc::new(vec![Block::Table { head: Some(cells(&["x", "value"])), rows }]);
        let expected = "x      value\n一         7\n────────────\nheap      12\n";
        assert_eq!(text(&doc, &Terminal::default()), expected);
    }

    #[test]
    fn a_wide_cell_is_wrapped_within_its_column() {
        let long = "one two three four five six seven eight";
        let doc = Doc::new(vec![Block::table(vec![cells(&["a", long, "z"])])]);
        let narrow = Terminal { width: 24, colour: false };
        for line in text(&doc, &narrow).lines() {
            assert!(line.chars().count() <= 24, "{line}");
        }
        assert!(
            text(&doc, &narrow).starts_with("a   one two three      z\n"),
            "{}",
            text(&doc, &narrow)
        );
    }

    #[test]
    fn colours_are_shown_only_if_asked_for() {
        let doc = Doc::new(vec![Block::Paragraph(vec![Span::new("wins", Tone::Good)])]);
        assert_eq!(text(&doc, &Terminal::default()), "wins\n");
        let colour = Terminal { width: 80, colour: true };
        assert_eq!(text(&doc, &colour), "\x1b[32mwins\x1b[0m\n");
    }

    #[test]
    fn lists_hang_and_headings_set_in() {
        let item = |text: &str| vec![text.into()];
        let doc = Doc::new(vec![
            Block::Heading(2, item("Why")),
            Block::List {
                numbered: true,
                items: vec![item("first of all a fact"), item("second")],
            },
            Block::Heading(3, item("More")),
            Block::Code("x".to_owned()),
        ]);
        let narrow = Terminal { width: 20, colour: false };
        let expected = "Why\n  1. first of all a fact\n  2. second\n\n  More\n      x\n";
        assert_eq!(text(&doc, &narrow), expected);
    }
}
