//! Marks of other languages and of paper, read as what they mean, so that each is one mistake.

use super::ast::{BinaryOp, CompareOp, Expr, ExprKind};
use super::parser::Parser;
use crate::diagnostic::{DiagnosticKind, Span};
use crate::lexer::{TokenKind, folded};

impl Parser<'_, '_> {
    /// Whether this mark comes next.
    pub(super) fn at_mark(&self, mark: &str) -> bool {
        folded(self.cursor.token.span.text(self.diagnostics.source)) == mark
    }

    /// Steps over a mark of other languages, which has its meaning here, and says how it is written.
    pub(super) fn eat_foreign(&mut self, mark: &str, instead: &'static str) -> bool {
        let there = self.cursor.at(TokenKind::Foreign) && self.at_mark(mark);
        if there {
            let span = self.cursor.advance();
            self.foreign_at(span, instead);
        }
        there
    }

    /// Steps over a word of the language, however it is written.
    pub(super) fn eat_any_case(&mut self, word: &'static str) -> bool {
        if self.eat_word(word) {
            return true;
        }
        let there = self.word().is_some_and(|text| text.eq_ignore_ascii_case(word));
        if there {
            let span = self.cursor.advance();
            self.foreign_at(span, word);
        }
        there
    }

    /// Steps over a mark of other languages and says what it is called here.
    pub(super) fn foreign(&mut self) {
        let span = self.cursor.advance();
        let instead = match folded(span.text(self.diagnostics.source)).as_str() {
            "&&" => "and",
            "||" => "or",
            "!" => "not",
            "**" => "^",
            "//" => "/",
            _ => "bitand(a, b)",
        };
        self.foreign_at(span, instead);
    }

    pub(super) fn foreign_at(&mut self, span: Span, instead: &'static str) {
        let found = self.diagnostics.quote(span);
        self.diagnostics.push(span, DiagnosticKind::Foreign { found, instead });
    }

    /// Steps over a sign that compares, also if it is written as in other languages.
    pub(super) fn compare_op(&mut self) -> Option<CompareOp> {
        let mut ahead = self.cursor;
        let first = ahead.advance();
        let joined = (ahead.token.span.start == first.end).then_some(ahead.token.kind);
        let (op, instead) = match (self.cursor.token.kind, joined) {
            (TokenKind::Equals, Some(TokenKind::Arrow)) => (CompareOp::GreaterEqual, Some(">=")),
            (TokenKind::Equals, Some(TokenKind::Less)) => (CompareOp::LessEqual, Some("<=")),
            (TokenKind::Less, Some(TokenKind::Arrow)) => (CompareOp::NotEqual, Some("!=")),
            (TokenKind::EqualsEquals, Some(TokenKind::Equals)) => (CompareOp::Equal, Some("==")),
            (TokenKind::EqualsEquals, _) => (CompareOp::Equal, None),
            (TokenKind::NotEquals, _) => (CompareOp::NotEqual, None),
            (TokenKind::Less, _) => (CompareOp::Less, None),
            (TokenKind::LessEquals, _) => (CompareOp::LessEqual, None),
            // An arrow of another form leads from one position to the next.
            (TokenKind::Arrow, _) if self.at_mark(">") => (CompareOp::Greater, None),
            (TokenKind::GreaterEquals, _) => (CompareOp::GreaterEqual, None),
            (TokenKind::Equals, _) => {
                let span = self.cursor.advance();
                self.diagnostics.push(span, DiagnosticKind::SingleEquals);
                return Some(CompareOp::Equal);
            }
            (TokenKind::Name, _) if self.at_word("is") || self.at_word("equals") => {
                let span = self.cursor.advance();
                self.foreign_at(span, "==");
                return Some(CompareOp::Equal);
            }
            _ => return None,
        };
        self.cursor.advance();
        if let Some(instead) = instead {
            let span = first.to(self.cursor.advance());
            self.foreign_at(span, instead);
        }
        Some(op)
    }

    /// The rest of a list in other brackets than a list has.
    pub(super) fn wrong_brackets(
        &mut self,
        mut items: Vec<Expr>,
        kind: TokenKind,
        mark: char,
        open: Span,
    ) -> Expr {
        if self.more(&mut items, kind, mark, open) {
            let span = open.to(self.cursor.last);
            let inside = Span { start: open.end, end: self.cursor.last.start };
            let instead = format!("[{}]", self.diagnostics.suggest(inside));
            self.diagnostics.push(span, DiagnosticKind::ListBrackets { instead });
        }
        self.node(ExprKind::List(items), open)
    }

    /// What a foreign mark stands before; another one is not read again.
    pub(super) fn primary_after_foreign(&mut self, start: Span) -> Expr {
        match self.cursor.token.kind {
            TokenKind::Number(_) | TokenKind::Name | TokenKind::OpenParen
                if self.nesting < Expr::DEEPEST =>
            {
                self.nesting += 1;
                let expr = self.primary();
                self.nesting -= 1;
                expr
            }
            _ => Expr::wrong(start),
        }
    }

    /// A number, and what stands in parentheses right behind it: `3(k + 1)`.
    pub(super) fn times(&mut self, number: Expr) -> Expr {
        let open = self.cursor.token.span;
        let joined = self.cursor.at(TokenKind::OpenParen) && open.start == number.span.end;
        if !joined || self.nesting >= Expr::DEEPEST {
            return number;
        }
        self.nesting += 1;
        let factor = self.primary();
        self.nesting -= 1;
        let (name, text) = (self.diagnostics.suggest(factor.span), number.span);
        let kind = DiagnosticKind::MissingTimes { number: self.diagnostics.quote(text), name };
        self.diagnostics.push(text.to(factor.span), kind);
        let (a, b) = (Box::new(number), Box::new(factor));
        self.node(ExprKind::Binary { op: BinaryOp::Mul, a, b }, text)
    }
}
