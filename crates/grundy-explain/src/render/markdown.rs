//! Documents as Markdown.

use crate::{Block, Doc, Row, Span, Tone};

/// `doc` as Markdown with tables.
///
/// ```
/// use grundy_explain::{Block, Doc, render};
/// let doc = Doc::new(vec![Block::Paragraph(vec!["*5 is a nimber.".into()])]);
/// assert_eq!(render::markdown(&doc), "\\*5 is a nimber.\n");
/// ```
pub fn markdown(doc: &Doc) -> String {
    let mut text = blocks(&doc.blocks).join("\n\n");
    if !text.is_empty() {
        text.push('\n');
    }
    text
}

/// Blocks are nested by the kinds of reasons, not by the input, so this recursion is shallow.
fn blocks(blocks: &[Block]) -> Vec<String> {
    // Of a picture that Markdown cannot show nothing is left.
    let shown = |block: &&Block| !matches!(block, Block::Figure(figure) if figure.lines.is_empty());
    blocks.iter().filter(shown).map(block).collect()
}

fn block(block: &Block) -> String {
    match block {
        Block::Heading(level, spans) => {
            format!("{} {}", "#".repeat(usize::from(*level).clamp(1, 6)), inline(spans))
        }
        Block::Paragraph(spans) => paragraph(spans),
        Block::List { numbered, items } => {
            let item = |(i, spans): (usize, &Vec<Span>)| match numbered {
                true => format!("{}. {}", i + 1, paragraph(spans)),
                false => format!("- {}", paragraph(spans)),
            };
            items.iter().enumerate().map(item).collect::<Vec<_>>().join("\n")
        }
        Block::Table { head, rows } => table(head.as_ref(), rows),
        Block::Code(code) => fenced(code),
        Block::Figure(figure) => fenced(&figure.lines),
        Block::Indented(inner) => {
            let quoted =
                |line: &str| if line.is_empty() { ">".into() } else { format!("> {line}") };
            blocks(inner).join("\n\n").lines().map(quoted).collect::<Vec<_>>().join("\n")
        }
    }
}

fn fenced(lines: &str) -> String {
    let fence = "`".repeat(longest_run(lines, '`').max(2) + 1);
    format!("{fence}text\n{}\n{fence}", lines.trim_end_matches('\n'))
}

fn table(head: Option<&Row>, rows: &[Row]) -> String {
    let all = || head.into_iter().chain(rows);
    let count = all().map(|row| row.cells.len()).max().unwrap_or(0);
    let line = |row: &Row| {
        let cell = |i: usize| row.cells.get(i).map_or(String::new(), |spans| inline(spans));
        let cells: Vec<String> = (0..count).map(|i| cell(i).replace('|', "\\|")).collect();
        format!("| {} |", cells.join(" | "))
    };
    let head = line(head.unwrap_or(&Row::default()));
    let rule = format!("|{}", "---|".repeat(count));
    [head, rule].into_iter().chain(rows.iter().map(line)).collect::<Vec<_>>().join("\n")
}

/// A paragraph that cannot be taken for a heading, a list or a quotation.
fn paragraph(spans: &[Span]) -> String {
    let text = inline(spans);
    let digits = text.chars().take_while(char::is_ascii_digit).count();
    let numbered = digits > 0 && text[digits..].starts_with(['.', ')']);
    match numbered {
        true => format!("{}\\{}", &text[..digits], &text[digits..]),
        false if text.starts_with(['#', '+', '-', '>']) => format!("\\{text}"),
        false => text,
    }
}

fn inline(spans: &[Span]) -> String {
    let mut text = String::new();
    for (i, this) in spans.iter().enumerate() {
        text += &span(this);
        // A mark between punctuation and a letter does not close; Chinese has no space there.
        let next = spans.get(i + 1).and_then(|next| next.text.chars().next());
        let stuck = !this.text.ends_with(char::is_alphanumeric)
            && next.is_some_and(char::is_alphanumeric)
            && !matches!(this.tone, Tone::Plain | Tone::Code);
        if stuck && !this.text.ends_with(' ') {
            text.push(' ');
        }
    }
    text
}

fn span(span: &Span) -> String {
    let (before, text, after) = apart(&span.text);
    if text.is_empty() {
        return span.text.clone();
    }
    match span.tone {
        Tone::Plain => escaped(&span.text),
        Tone::Strong | Tone::Good | Tone::Bad => format!("{before}**{}**{after}", escaped(text)),
        Tone::Faint => format!("{before}*{}*{after}", escaped(text)),
        Tone::Code => {
            let fence = "`".repeat(longest_run(text, '`') + 1);
            format!("{before}{fence}{text}{fence}{after}")
        }
    }
}

/// Spaces apart from the text between them, for marks only hold when they touch a word.
fn apart(text: &str) -> (&str, &str, &str) {
    let start = text.len() - text.trim_start().len();
    let end = text.trim_end().len().max(start);
    (&text[..start], &text[start..end], &text[end..])
}

fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        if matches!(c, '\\' | '*' | '_' | '`' | '<' | '[' | ']') {
            out.push('\\');
        }
        out.push(c);
    }
    out
}

/// The length of the longest run of `mark`.
fn longest_run(text: &str, mark: char) -> usize {
    text.split(|c| c != mark).map(str::len).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_block_has_a_form() {
        let text = |text: &str| vec![Span::from(text)];
        let doc = Doc::new(vec![
            Block::Heading(2, text("Why")),
            Block::Paragraph(vec![Span::new("wins. ", Tone::Good), Span::new("a|b", Tone::Code)]),
            Block::Paragraph(text("3. is no list")),
            Block::List { numbered: false, items: vec![text("one"), text("two")] },
            Block::table(vec![Row::new(vec![text("a|b"), text("1")])]),
            Block::Indented(vec![Block::Paragraph(text("x")), Block::Code("y\n".to_owned())]),
        ]);
        let expected = "## Why\n\n**wins.** `a|b`\n\n3\\. is no list\n\n- one\n- two\n\n\
                        |  |  |\n|---|---|\n| a\\|b | 1 |\n\n> x\n>\n> ```text\n> y\n> ```\n";
        assert_eq!(markdown(&doc), expected);
    }
}
