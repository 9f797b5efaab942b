//! One token of lookahead, copied to look further.

use crate::diagnostic::Span;
use crate::lexer::{Lexer, Token, TokenKind};

/// A place between two tokens.
#[derive(Clone, Copy)]
pub(crate) struct Cursor<'s> {
    lexer: Lexer<'s>,
    /// The token that comes next.
    pub(crate) token: Token,
    /// The place of the one before.
    pub(crate) last: Span,
}

impl<'s> Cursor<'s> {
    /// The place before the first token of `source`.
    pub(crate) fn new(source: &'s str) -> Cursor<'s> {
        let mut lexer = Lexer::new(source);
        let token = lexer.next();
        Cursor { lexer, token, last: Span { start: 0, end: 0 } }
    }

    pub(crate) fn at(&self, kind: TokenKind) -> bool {
        self.token.kind == kind
    }

    /// Steps over the next token and gives its place.
    pub(crate) fn advance(&mut self) -> Span {
        self.last = self.token.span;
        self.token = self.lexer.next();
        self.last
    }
}
