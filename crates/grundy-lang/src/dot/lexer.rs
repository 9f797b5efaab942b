//! The tokens of Graphviz.

use crate::{Diagnostic, DiagnosticKind};
use std::ops::Range;

/// What a token is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A name, a number or a text in quotation marks, as it is meant.
    Id(String),
    Keyword(Keyword),
    /// `->`
    Arrow,
    /// `--`
    Line,
    /// One of `{}[];,=:+`.
    Mark(char),
    End,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Keyword {
    Strict,
    Graph,
    Digraph,
    Node,
    Edge,
    Subgraph,
}

const KEYWORDS: [(&str, Keyword); 6] = [
    ("strict", Keyword::Strict),
    ("graph", Keyword::Graph),
    ("digraph", Keyword::Digraph),
    ("node", Keyword::Node),
    ("edge", Keyword::Edge),
    ("subgraph", Keyword::Subgraph),
];

fn keyword(word: &str) -> Option<Keyword> {
    KEYWORDS.iter().find(|(name, _)| name.eq_ignore_ascii_case(word)).map(|&(_, keyword)| keyword)
}

/// Whether a name must be quoted because it is a word of the language.
pub(super) fn is_keyword(word: &str) -> bool {
    keyword(word).is_some()
}

#[derive(Clone, Debug)]
pub(super) struct Token {
    pub(super) kind: Kind,
    pub(super) span: Range<usize>,
}

pub(super) struct Lexer<'s> {
    source: &'s str,
    at: usize,
}

impl<'s> Lexer<'s> {
    pub(super) fn new(source: &'s str) -> Lexer<'s> {
        Lexer { source, at: 0 }
    }

    /// The next token.
    pub(super) fn next(&mut self) -> Result<Token, Diagnostic> {
        self.skip()?;
        let start = self.at;
        let kind = match self.peek() {
            None => Kind::End,
            Some('"') => Kind::Id(self.text()?),
            Some('<') => Kind::Id(self.html()?),
            Some('-') if self.eats("->") => Kind::Arrow,
            Some('-') if self.eats("--") => Kind::Line,
            Some(c) if "{}[];,=:+".contains(c) => {
                self.at += 1;
                Kind::Mark(c)
            }
            Some(c) if c.is_ascii_digit() || c == '.' || c == '-' => Kind::Id(self.number()?),
            Some(c) if is_letter(c) => {
                let rest = self.rest();
                let end = rest.find(|c: char| !is_letter(c) && !c.is_ascii_digit());
                let word = &rest[..end.unwrap_or(rest.len())];
                self.at += word.len();
                keyword(word).map_or_else(|| Kind::Id(word.to_owned()), Kind::Keyword)
            }
            Some(c) => {
                let span = start..start + c.len_utf8();
                return Err(super::parser::unexpected(self.source, span, super::parser::STATEMENT));
            }
        };
        Ok(Token { kind, span: start..self.at })
    }

    fn rest(&self) -> &'s str {
        &self.source[self.at..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn eats(&mut self, mark: &str) -> bool {
        let there = self.rest().starts_with(mark);
        if there {
            self.at += mark.len();
        }
        there
    }

    /// Steps over spaces and comments.
    fn skip(&mut self) -> Result<(), Diagnostic> {
        loop {
            let rest = self.rest();
            self.at += rest.len() - rest.trim_start_matches(is_blank).len();
            let start = self.at;
            let begins_line = start == 0 || self.source.as_bytes()[start - 1] == b'\n';
            let preprocessed = begins_line && self.rest().starts_with('#');
            if preprocessed || self.rest().starts_with("//") {
                self.at += self.rest().find('\n').unwrap_or(self.rest().len());
            } else if self.eats("/*") {
                let Some(end) = self.rest().find("*/") else {
                    return Err(unclosed(start..start + 2));
                };
                self.at += end + 2;
            } else {
                return Ok(());
            }
        }
    }

    /// A text in quotation marks. `\"`, `\\` and a `\` at the end of a line mean something else than what
    /// they are; every other `\` stays, as Graphviz has use for `\n` and `\l` in labels.
    fn text(&mut self) -> Result<String, Diagnostic> {
        let start = self.at;
        self.at += 1;
        let mut text = String::new();
        loop {
            let rest = self.rest();
            let Some(end) = rest.find(['"', '\\']) else { return Err(unclosed(start..start + 1)) };
            text.push_str(&rest[..end]);
            self.at += end;
            if self.eats("\\\"") {
                text.push('"');
            } else if self.eats("\\\r\n") || self.eats("\\\n") {
                // The line goes on.
            } else if self.eats("\\\\") || self.eats("\\") {
                text.push('\\');
            } else {
                self.at += 1;
                return Ok(text);
            }
        }
    }

    /// A text of HTML, up to the `>` that closes its first `<`.
    fn html(&mut self) -> Result<String, Diagnostic> {
        let start = self.at;
        let mut depth = 0_usize;
        for (i, c) in self.rest().char_indices() {
            match c {
                '<' => depth += 1,
                '>' => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                self.at += i + 1;
                return Ok(self.source[start + 1..self.at - 1].to_owned());
            }
        }
        Err(unclosed(start..start + 1))
    }

    /// A number, such as `-.5` or `12`.
    fn number(&mut self) -> Result<String, Diagnostic> {
        let start = self.at;
        let rest = self.rest();
        let digits =
            |text: &str| text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let sign = usize::from(rest.starts_with('-'));
        let whole = digits(&rest[sign..]);
        let mut length = sign + whole;
        if rest[length..].starts_with('.') {
            length += 1 + digits(&rest[length + 1..]);
        }
        self.at += length;
        let number = &rest[..length];
        if !number.contains(|c: char| c.is_ascii_digit()) {
            let span = start..start + length;
            return Err(super::parser::unexpected(self.source, span, super::parser::STATEMENT));
        }
        // 2a would be two names to Graphviz, which warns: nobody means it.
        if self.peek().is_some_and(is_letter) {
            let rest = self.rest();
            let end = rest.find(|c: char| !is_letter(c) && !c.is_ascii_digit());
            let end = self.at + end.unwrap_or(rest.len());
            return Err(Diagnostic { span: start..end, kind: DiagnosticKind::MalformedNumber });
        }
        Ok(number.to_owned())
    }
}

/// What Graphviz takes for a letter: in particular everything beyond ASCII.
fn is_letter(c: char) -> bool {
    c.is_ascii_alphabetic() || c == '_' || (!c.is_ascii() && !is_blank(c))
}

fn is_blank(c: char) -> bool {
    c.is_whitespace() || c == '\u{feff}'
}

fn unclosed(span: Range<usize>) -> Diagnostic {
    Diagnostic { span, kind: DiagnosticKind::UnclosedQuote }
}
