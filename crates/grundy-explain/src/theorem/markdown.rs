//! The part of Markdown the texts are written in: paragraphs, lists, code blocks, code and strong.
//!
//! Whatever is outside it is an error, so that nothing reaches a reader as raw markup.

use super::Malformed;
use crate::{Block, Span, Tone};
use unicode_width::UnicodeWidthChar;

/// The blocks of a section.
pub(crate) fn blocks(text: &str) -> Result<Vec<Block>, Malformed> {
    let mut blocks = Vec::new();
    let mut lines = text.lines().peekable();
    while let Some(line) = lines.next() {
        if line.trim().is_empty() {
            continue;
        }
        if line == "```" {
            let mut code = Vec::new();
            while let Some(line) = lines.next_if(|&line| line != "```") {
                code.push(line);
            }
            if code.is_empty() || lines.next().is_none() {
                return Err(Malformed("a code block that is empty or not closed".to_owned()));
            }
            blocks.push(Block::Code(code.join("\n")));
            continue;
        }
        if line.starts_with(['#', '|', '>', ' ', '`']) && !starts_with_code(line) {
            return Err(Malformed(format!("markup we do not use: {line}")));
        }
        // A block goes on until a blank line or a code block.
        let mut block = vec![line];
        while let Some(next) = lines.next_if(|next| !next.trim().is_empty() && *next != "```") {
            block.push(next);
        }
        blocks.push(match item(line) {
            Some((numbered, _)) => list(numbered, &block)?,
            None => Block::Paragraph(spans(&joined(&block))?),
        });
    }
    Ok(blocks)
}

/// Whether the line begins with a code span rather than with a fence.
fn starts_with_code(line: &str) -> bool {
    line.starts_with('`') && !line.starts_with("```")
}

/// What follows the mark of a list item, and whether the mark is a number.
fn item(line: &str) -> Option<(bool, &str)> {
    if let Some(rest) = line.strip_prefix("- ") {
        return Some((false, rest));
    }
    let (number, rest) = line.split_once(". ")?;
    let is_number = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then_some((true, rest))
}

/// A list: each item begins with its mark, and its further lines are set in.
fn list(numbered: bool, lines: &[&str]) -> Result<Block, Malformed> {
    let mut items: Vec<Vec<&str>> = Vec::new();
    for &line in lines {
        match (item(line), items.last_mut()) {
            (Some((same, rest)), _) if same == numbered => items.push(vec![rest]),
            (None, Some(item)) if line.starts_with("  ") => item.push(line.trim_start()),
            _ => return Err(Malformed(format!("not part of a list: {line}"))),
        }
    }
    let items = items.iter().map(|item| spans(&joined(item))).collect::<Result<_, _>>()?;
    Ok(Block::List { numbered, items })
}

/// Lines as one: with a space between them, except where the script writes none.
fn joined(lines: &[&str]) -> String {
    let mut text = String::new();
    for line in lines {
        // A closing mark is not part of what is read.
        let last = text.trim_end_matches('*').chars().next_back();
        let wide = last.and_then(char::width) == Some(2);
        if !text.is_empty() && !wide {
            text.push(' ');
        }
        text.push_str(line.trim_end());
    }
    text
}

/// The spans of a run of text.
pub(crate) fn spans(text: &str) -> Result<Vec<Span>, Malformed> {
    let mut spans = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let code = rest.find('`');
        let strong = rest.find("**");
        let (at, mark, tone) = match (code, strong) {
            (Some(code), strong) if strong.is_none_or(|strong| code < strong) => {
                (code, "`", Tone::Code)
            }
            (_, Some(strong)) => (strong, "**", Tone::Strong),
            _ => {
                spans.push(rest.into());
                break;
            }
        };
        if at > 0 {
            spans.push(rest[..at].into());
        }
        let (inner, after) = rest[at + mark.len()..]
            .split_once(mark)
            .filter(|(inner, _)| !inner.is_empty())
            .ok_or_else(|| Malformed(format!("{mark} is not closed in: {text}")))?;
        if tone == Tone::Strong && inner.contains('`') {
            return Err(Malformed(format!("code inside strong in: {text}")));
        }
        spans.push(Span::new(inner, tone));
        rest = after;
    }
    Ok(spans)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_are_told_apart() {
        let text = "One\ntwo **three** `4`.\n\n- a\n  b\n- c\n\n1. d\n2. e\n\n```\nx\n\n  y\n```\n";
        let plain = |text: &str| vec![Span::from(text)];
        let expected = vec![
            Block::Paragraph(vec![
                "One two ".into(),
                Span::new("three", Tone::Strong),
                " ".into(),
                Span::new("4", Tone::Code),
                ".".into(),
            ]),
            Block::List { numbered: false, items: vec![plain("a b"), plain("c")] },
            Block::List { numbered: true, items: vec![plain("d"), plain("e")] },
            Block::Code("x\n\n  y".to_owned()),
        ];
        assert_eq!(blocks(text), Ok(expected));
    }

    #[test]
    fn chinese_lines_are_joined_without_a_space() {
        assert_eq!(joined(&["先手，", "必胜"]), "先手，必胜");
        assert_eq!(joined(&["**不变。**", "环"]), "**不变。**环");
        assert_eq!(joined(&["**so**", "on"]), "**so** on");
    }

    #[test]
    fn other_markup_is_refused() {
        for text in [
            "### deep",
            "| a |",
            "> a",
            "    a",
            "**a",
            "`a",
            "- a\nb",
            "- a\n1. b",
            "**`a`**",
            "```\na",
        ] {
            assert!(blocks(text).is_err(), "{text}");
        }
    }
}
