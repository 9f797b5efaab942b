//! What follows an option or an item: `for`, `if` and `let`, also where they are written otherwise.

use super::ast::{Clause, CompareOp, Expr, ExprKind, Name};
use super::parser::Parser;
use crate::diagnostic::{DiagnosticKind, Expected, Span};
use crate::lexer::TokenKind;

/// More clauses than this are no option: each name takes a register, of which there are fewer.
const MOST_CLAUSES: usize = 1000;

impl Parser<'_, '_> {
    /// `for k in 1..n, j in 0..k`, `if condition`, `let m = n - k`, in any order.
    pub(super) fn clauses(&mut self) -> Vec<Clause> {
        let mut clauses = Vec::new();
        loop {
            if clauses.len() >= MOST_CLAUSES {
                let span = self.cursor.token.span;
                self.diagnostics.push(span, DiagnosticKind::TooLong);
                self.skip_to_entry();
                return clauses;
            }
            if self.at_word("for") {
                self.cursor.advance();
                self.generator(&mut clauses);
                while clauses.len() < MOST_CLAUSES
                    && self.cursor.at(TokenKind::Comma)
                    && self.generator_follows()
                {
                    self.cursor.advance();
                    self.generator(&mut clauses);
                }
            } else if self.at_word("if") {
                self.cursor.advance();
                clauses.push(Clause::If(self.expr()));
            } else if self.at_word("let") {
                clauses.extend(self.binding().map(Clause::Let));
            } else if !self.clause_otherwise(&mut clauses) {
                return clauses;
            }
        }
    }

    /// A clause that begins with something else than its word; `false` if there is none.
    fn clause_otherwise(&mut self, clauses: &mut Vec<Clause>) -> bool {
        let word = self.word().is_some_and(|word| ["where", "when", "with"].contains(&word));
        let mark = matches!(self.cursor.token.kind, TokenKind::Comma | TokenKind::Bar);
        let span = self.cursor.token.span;
        if (word || mark) && self.generator_follows() {
            self.cursor.advance();
            let Some(name) = self.name() else { return true };
            self.cursor.advance();
            self.go_through(name, span, true, clauses);
        } else if word {
            self.cursor.advance();
            self.foreign_at(span, "if");
            clauses.push(Clause::If(self.expr()));
        } else {
            return false;
        }
        true
    }

    /// Whether `, name in` comes next.
    fn generator_follows(&self) -> bool {
        let mut ahead = self.cursor;
        ahead.advance();
        let name = ahead.at(TokenKind::Name);
        ahead.advance();
        name && ahead.at(TokenKind::Name) && ahead.token.span.text(self.diagnostics.source) == "in"
    }

    /// `k in 1..n`, behind `for`.
    fn generator(&mut self, clauses: &mut Vec<Clause>) {
        let span = self.cursor.token.span;
        if matches!(self.cursor.token.kind, TokenKind::Number(_) | TokenKind::OpenParen) {
            return self.bounds(clauses);
        }
        let several = self.at_name_before_in();
        let Some(mut name) = self.name() else { return };
        // for all k in …
        if several && let Some(second) = self.name() {
            name = second;
        }
        let there = self.eat_word("in");
        if there {
            return self.go_through(name, span, several, clauses);
        }
        let mark = self.cursor.token.span;
        match self.cursor.token.kind {
            TokenKind::Equals | TokenKind::Colon => {
                self.cursor.advance();
                self.go_through(name, mark, true, clauses);
            }
            TokenKind::Number(_) | TokenKind::OpenBracket | TokenKind::OpenParen => {
                self.go_through(name, mark, true, clauses);
            }
            _ => {
                self.expected(&[Expected::InWord]);
                clauses.push(Clause::For { name, over: Expr::wrong(mark) });
            }
        }
    }

    /// Whether two names and `in` come next.
    fn at_name_before_in(&self) -> bool {
        let mut ahead = self.cursor;
        ahead.advance();
        let second = ahead.at(TokenKind::Name);
        ahead.advance();
        let text = ahead.token.span.text(self.diagnostics.source);
        second && ahead.at(TokenKind::Name) && text == "in"
    }

    /// What a name goes through, and what is wrong with how that was written, if anything is.
    fn go_through(&mut self, name: Name, place: Span, mut wrong: bool, clauses: &mut Vec<Clause>) {
        let start = self.cursor.token.span;
        let mut place = place;
        let mut over = self.over();
        let mut text = self.diagnostics.suggest(start.to(self.cursor.last));
        if self.at_word("to") || self.at_word("until") {
            (wrong, place) = (true, self.cursor.advance());
            let from = self.cursor.token.span;
            self.over();
            let to = self.diagnostics.suggest(from.to(self.cursor.last));
            text = format!("{text}..={to}");
            over = Expr::wrong(start);
        }
        if wrong {
            let kind = DiagnosticKind::ForWithoutIn { name: name.text.clone(), over: text };
            self.diagnostics.push(place, kind);
        }
        clauses.push(Clause::For { name, over });
        let joins = self.cursor.token.span;
        if self.eat_word("and") {
            self.foreign_at(joins, "if");
            clauses.push(Clause::If(self.expr()));
        }
    }

    /// `for 1 <= k <= n` instead of `for k in 1..=n`.
    fn bounds(&mut self, clauses: &mut Vec<Clause>) {
        let start = self.cursor.token.span;
        let bounds = self.expr();
        let span = start.to(self.cursor.last);
        let ExprKind::Compare { first, rest } = &bounds.kind else {
            return self.diagnostics.expected(&[Expected::Name], start);
        };
        let [(low, middle), (high, last)] = rest.as_slice() else {
            return self.diagnostics.expected(&[Expected::Name], start);
        };
        let ExprKind::Name(name) = &middle.kind else {
            return self.diagnostics.expected(&[Expected::Name], start);
        };
        let (from, to) =
            (self.diagnostics.suggest(first.span), self.diagnostics.suggest(last.span));
        let over = match (low, high) {
            (CompareOp::LessEqual, CompareOp::LessEqual) => format!("{from}..={to}"),
            (CompareOp::LessEqual, CompareOp::Less) => format!("{from}..{to}"),
            _ => "…".to_owned(),
        };
        let name = Name { text: name.clone(), span: middle.span };
        let kind = DiagnosticKind::ForWithoutIn { name: name.text.clone(), over };
        self.diagnostics.push(span, kind);
        clauses.push(Clause::For { name, over: Expr::wrong(span) });
    }
}
