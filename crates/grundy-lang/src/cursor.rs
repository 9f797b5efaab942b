//! One token of lookahead, copied to look further.

use crate::diagnostic::Span;
use crate::lexer::{Lexer, Token, TokenKind};
use grundy_core::{Alarm, Budget, Limit};
use std::cell::Cell;

/// Ends the reading of a long text when its time is up.
#[derive(Debug)]
pub(crate) struct Watch {
    alarm: Alarm,
    /// Since the last look at the clock.
    tokens: Cell<usize>,
    rang: Cell<Option<Limit>>,
}

impl Watch {
    pub(crate) fn new(budget: &Budget) -> Watch {
        Watch { alarm: budget.alarm(), tokens: Cell::new(0), rang: Cell::new(None) }
    }

    /// What ended the reading.
    pub(crate) fn rang(&self) -> Option<Limit> {
        self.rang.get()
    }

    /// Counts a token, and says whether there is time for it.
    pub(crate) fn goes_on(&self) -> bool {
        self.has_time_for(1)
    }

    /// Counts work that is as long as that of so many tokens, and says whether there is time for it.
    pub(crate) fn has_time_for(&self, tokens: usize) -> bool {
        /// So many tokens are read between two looks at the clock.
        const TOKENS_PER_LOOK_AT_THE_CLOCK: usize = 1 << 12;
        self.tokens.set(self.tokens.get().saturating_add(tokens));
        if self.tokens.get() >= TOKENS_PER_LOOK_AT_THE_CLOCK && self.rang.get().is_none() {
            self.tokens.set(0);
            self.rang.set(self.alarm.rings());
        }
        self.rang.get().is_none()
    }
}

/// A place between two tokens.
#[derive(Clone, Copy)]
pub(crate) struct Cursor<'s> {
    lexer: Lexer<'s>,
    /// The text seems to end where the time does.
    watch: Option<&'s Watch>,
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
        Cursor { lexer, watch: None, token, last: Span { start: 0, end: 0 } }
    }

    /// The same, as long as there is time.
    pub(crate) fn watched(self, watch: Option<&'s Watch>) -> Cursor<'s> {
        Cursor { watch, ..self }
    }

    pub(crate) fn at(&self, kind: TokenKind) -> bool {
        self.token.kind == kind
    }

    /// Steps over the next token and gives its place.
    pub(crate) fn advance(&mut self) -> Span {
        self.last = self.token.span;
        self.token = match self.watch.is_none_or(Watch::goes_on) {
            true => self.lexer.next(),
            false => Token { kind: TokenKind::End, ..self.token },
        };
        self.last
    }
}
