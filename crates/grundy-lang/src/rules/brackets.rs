//! Lists in brackets, and what to do where a bracket is not closed.

use super::ast::Expr;
use super::parser::Parser;
use crate::diagnostic::{DiagnosticKind, Expected, Span};
use crate::lexer::TokenKind;

/// How many tokens are looked at to find out whether a bracket is closed.
const AHEAD: usize = 500;

impl Parser<'_, '_> {
    /// The rest of a list of expressions, and the bracket that closes it.
    pub(super) fn more(
        &mut self,
        items: &mut Vec<Expr>,
        kind: TokenKind,
        mark: char,
        open: Span,
    ) -> bool {
        while self.eat(TokenKind::Comma) {
            if self.cursor.at(kind) {
                break;
            }
            items.push(self.expr());
        }
        self.close(kind, mark, open)
    }

    /// Whether the bracket is closed; if not, that is said.
    pub(super) fn close(&mut self, kind: TokenKind, mark: char, open: Span) -> bool {
        if self.eat(kind) {
            return true;
        }
        let ends = match self.cursor.token.kind {
            TokenKind::End | TokenKind::CloseBrace | TokenKind::Bar => true,
            TokenKind::CloseParen => kind != TokenKind::CloseParen,
            // Clauses follow where the bracket should have been closed.
            TokenKind::Name => self.at_keyword() && !self.closes_later(kind),
            _ => false,
        };
        if ends {
            self.diagnostics.push(open, DiagnosticKind::Unclosed { close: mark });
            return false;
        }
        match kind {
            TokenKind::CloseParen => self.expected(&[Expected::Comma, Expected::CloseParen]),
            TokenKind::CloseBrace => self.expected(&[Expected::Comma, Expected::CloseBrace]),
            _ => self.expected(&[Expected::Comma, Expected::CloseBracket]),
        }
        self.skip_to_close(kind);
        false
    }

    /// Whether the present bracket is closed further on in this entry.
    fn closes_later(&self, close: TokenKind) -> bool {
        let mut ahead = self.cursor;
        let mut depth = 0usize;
        for _ in 0..AHEAD {
            match ahead.token.kind {
                TokenKind::End | TokenKind::OpenBrace | TokenKind::CloseBrace => return false,
                kind if kind == close && depth == 0 => return true,
                TokenKind::OpenParen | TokenKind::OpenBracket => depth += 1,
                TokenKind::CloseParen | TokenKind::CloseBracket if depth == 0 => return false,
                TokenKind::CloseParen | TokenKind::CloseBracket => depth -= 1,
                _ => {}
            }
            ahead.advance();
        }
        false
    }

    /// Skips to behind the bracket that closes the present one, if it comes before this entry ends.
    fn skip_to_close(&mut self, close: TokenKind) {
        let mut depth = 0usize;
        loop {
            match self.cursor.token.kind {
                TokenKind::End | TokenKind::OpenBrace | TokenKind::CloseBrace => return,
                kind if kind == close && depth == 0 => {
                    self.cursor.advance();
                    return;
                }
                TokenKind::OpenParen | TokenKind::OpenBracket => depth += 1,
                TokenKind::CloseParen | TokenKind::CloseBracket if depth == 0 => return,
                TokenKind::CloseParen | TokenKind::CloseBracket => depth -= 1,
                _ => {}
            }
            self.cursor.advance();
        }
    }

    /// Skips an expression that is nested too deeply.
    pub(super) fn skip_expression(&mut self) {
        let mut depth = 0usize;
        loop {
            match self.cursor.token.kind {
                TokenKind::End | TokenKind::OpenBrace | TokenKind::CloseBrace => return,
                TokenKind::OpenParen | TokenKind::OpenBracket => depth += 1,
                TokenKind::CloseParen | TokenKind::CloseBracket | TokenKind::Comma
                    if depth == 0 =>
                {
                    return;
                }
                TokenKind::CloseParen | TokenKind::CloseBracket => depth -= 1,
                _ => {}
            }
            self.cursor.advance();
        }
    }
}
