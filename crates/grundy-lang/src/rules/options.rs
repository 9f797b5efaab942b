//! What stands between the braces of a game: its options, and what is meant where something else does.

use super::ast::{Entry, ExprKind, Part};
use super::parser::Parser;
use crate::diagnostic::{DiagnosticKind, Expected, Span};
use crate::lexer::{TokenKind, folded};

impl Parser<'_, '_> {
    /// What stands between the braces, up to a bar or the closing brace.
    pub(super) fn entries(&mut self, brace: Span) -> Vec<Entry> {
        let mut entries = Vec::new();
        loop {
            match self.cursor.token.kind {
                TokenKind::CloseBrace | TokenKind::Bar | TokenKind::End => return entries,
                TokenKind::Comma | TokenKind::Semicolon => {
                    self.cursor.advance();
                    continue;
                }
                _ if self.at_definition() => return entries,
                _ if self.at_word("let") => entries.extend(self.binding().map(Entry::Let)),
                _ => entries.extend(self.options()),
            }
            match self.cursor.token.kind {
                TokenKind::Comma
                | TokenKind::Semicolon
                | TokenKind::CloseBrace
                | TokenKind::Bar => {}
                TokenKind::End => return entries,
                _ if self.at_definition() => {
                    self.diagnostics.push(brace, DiagnosticKind::Unclosed { close: '}' });
                    return entries;
                }
                _ => self.after_option(),
            }
        }
    }

    /// Says what is wrong behind an option, and goes on at the next.
    fn after_option(&mut self) {
        if self.call_follows() {
            // The next option, whose comma is forgotten.
            return self.expected(&[Expected::Comma]);
        }
        match self.word() {
            Some("else") => {
                self.diagnostics.push(self.cursor.token.span, DiagnosticKind::OptionElse);
            }
            _ if self.cursor.at(TokenKind::Foreign) => self.foreign(),
            _ => self.expected(&[
                Expected::Comma,
                Expected::ForWord,
                Expected::IfWord,
                Expected::CloseBrace,
            ]),
        }
        self.skip_to_entry();
    }

    /// Whether `name(` comes next.
    fn call_follows(&self) -> bool {
        let mut ahead = self.cursor;
        let name = ahead.at(TokenKind::Name) && !self.at_keyword();
        ahead.advance();
        name && ahead.at(TokenKind::OpenParen)
    }

    /// An option with its clauses.
    fn options(&mut self) -> Option<Entry> {
        let start = self.cursor.token.span;
        match self.word() {
            Some("for" | "if") => return self.clauses_first(),
            Some("wins" | "loses" | "draws") => {
                let word = self.diagnostics.quote(start);
                self.diagnostics.push(start, DiagnosticKind::EndingInside { word });
                self.skip_to_entry();
                return None;
            }
            _ => {}
        }
        let sum = self.sum();
        let Some(sum) = sum else {
            self.skip_to_entry();
            return None;
        };
        self.unopened();
        let clauses = self.clauses();
        self.unopened();
        let span = start.to(self.cursor.last);
        Some(Entry::Options { sum, clauses, span })
    }

    /// Steps over brackets that close nothing.
    fn unopened(&mut self) {
        loop {
            let close = match self.cursor.token.kind {
                TokenKind::CloseParen => ')',
                TokenKind::CloseBracket => ']',
                _ => return,
            };
            let span = self.cursor.advance();
            self.diagnostics.push(span, DiagnosticKind::Unopened { close });
        }
    }

    /// `for k in 1..=n f(n - k)`, which is read as if the option came first.
    fn clauses_first(&mut self) -> Option<Entry> {
        let start = self.cursor.token.span;
        let word = self.diagnostics.quote(start);
        let clauses = self.clauses();
        let written = self.diagnostics.suggest(start.to(self.cursor.last));
        if !self.eat(TokenKind::Colon) && !self.eat_word("then") {
            self.eat(TokenKind::Comma);
        }
        let option = self.cursor.token.span;
        let sum = if self.call_follows() { self.sum() } else { None };
        let name = self.game.clone();
        let instead = match (&sum, word.as_str()) {
            (Some(_), _) => {
                let option = self.diagnostics.suggest(option.to(self.cursor.last));
                format!("{option} {written}")
            }
            (None, "if") => format!("{name}(n - 1) if n > 0"),
            (None, _) => format!("{name}(n - k) for k in 1..=n"),
        };
        self.diagnostics.push(start, DiagnosticKind::OptionFirst { instead });
        let Some(sum) = sum else {
            self.skip_to_entry();
            return None;
        };
        if self.at_word("else") {
            self.skip_to_entry();
        }
        Some(Entry::Options { sum, clauses, span: start.to(self.cursor.last) })
    }

    /// `f(n - 1) + g(2)`, `0` for nothing, `*n` for a nimber.
    fn sum(&mut self) -> Option<Vec<Part>> {
        let mut parts = Vec::new();
        loop {
            self.part(&mut parts)?;
            if !self.eat(TokenKind::Plus) {
                return Some(parts);
            }
        }
    }

    fn part(&mut self, parts: &mut Vec<Part>) -> Option<()> {
        let start = self.cursor.token.span;
        match self.cursor.token.kind {
            TokenKind::Number(0) => {
                self.cursor.advance();
                let ends = matches!(
                    self.cursor.token.kind,
                    TokenKind::Plus
                        | TokenKind::Comma
                        | TokenKind::Semicolon
                        | TokenKind::Bar
                        | TokenKind::CloseBrace
                        | TokenKind::Name
                        | TokenKind::End
                );
                if !ends {
                    return self.not_a_game(start);
                }
            }
            TokenKind::Star => {
                self.cursor.advance();
                let value = self.primary();
                let span = start.to(self.cursor.last);
                parts.push(Part::Nimber { value, span });
            }
            TokenKind::Name if !self.at_keyword() => {
                let mut ahead = self.cursor;
                ahead.advance();
                match ahead.token.kind {
                    TokenKind::OpenParen => {
                        let name = self.name()?;
                        let arguments = self.arguments()?;
                        let span = start.to(self.cursor.last);
                        // f(n) − 1 reads on as a number.
                        if self.at_operator() {
                            return self.number_of_game(start, span);
                        }
                        parts.push(Part::Call { name, arguments, span });
                    }
                    TokenKind::OpenBracket if self.is_catalogue_name() => {
                        return self.catalogue_game(start);
                    }
                    TokenKind::OpenBracket if self.is_present_game() => {
                        return self.game_in_brackets(start);
                    }
                    _ if self.is_present_game() => {
                        self.cursor.advance();
                        let name = self.game.clone();
                        self.diagnostics.push(start, DiagnosticKind::MissingArguments { name });
                        return None;
                    }
                    _ => return self.not_a_game(start),
                }
            }
            TokenKind::Code => return self.catalogue_game(start),
            TokenKind::CloseParen | TokenKind::CloseBracket => {
                self.expected(&[Expected::OptionOf]);
                self.cursor.advance();
                return None;
            }
            _ => return self.not_a_game(start),
        }
        Some(())
    }

    /// Whether the next token goes on with a number where an option should have ended.
    fn at_operator(&self) -> bool {
        matches!(
            self.cursor.token.kind,
            TokenKind::Minus
                | TokenKind::Star
                | TokenKind::Slash
                | TokenKind::Percent
                | TokenKind::Caret
                | TokenKind::ShiftLeft
                | TokenKind::ShiftRight
                | TokenKind::Less
                | TokenKind::LessEquals
                | TokenKind::EqualsEquals
        )
    }

    fn is_catalogue_name(&self) -> bool {
        let text = self.cursor.token.span.text(self.diagnostics.source);
        grundy_games::registry::find(&folded(text)).is_some()
    }

    fn is_present_game(&self) -> bool {
        folded(self.cursor.token.span.text(self.diagnostics.source)) == self.game
    }

    /// `f(n) - 1`, which probably means `f(n - 1)`.
    fn number_of_game(&mut self, start: Span, call: Span) -> Option<()> {
        let sign = self.cursor.token.span.start;
        self.cursor.advance();
        self.expr();
        let span = start.to(self.cursor.last);
        let text = self.diagnostics.quote(span);
        let inside = Span { start: call.start, end: call.end.saturating_sub(1).max(call.start) };
        let rest = Span { start: sign, end: span.end };
        let (inside, rest) = (self.diagnostics.suggest(inside), self.diagnostics.suggest(rest));
        let kind = DiagnosticKind::NotAnOption { text, instead: format!("{inside} {rest})") };
        self.diagnostics.push(span, kind);
        None
    }

    /// `f[n - 1]`, which probably means `f(n - 1)`.
    fn game_in_brackets(&mut self, start: Span) -> Option<()> {
        self.expr();
        let span = start.to(self.cursor.last);
        let text = self.diagnostics.quote(span);
        let instead = self.diagnostics.suggest(span).replacen('[', "(", 1);
        let instead = match instead.strip_suffix(']') {
            Some(open) => format!("{open})"),
            None => format!("{}(…)", self.game),
        };
        self.diagnostics.push(span, DiagnosticKind::NotAnOption { text, instead });
        None
    }

    fn catalogue_game(&mut self, start: Span) -> Option<()> {
        let game = self.diagnostics.quote(start);
        self.diagnostics.push(start, DiagnosticKind::CatalogueOption { game });
        None
    }

    /// Says that an option is a position of a game, and not what is written here.
    fn not_a_game<T>(&mut self, start: Span) -> Option<T> {
        let mut value = self.expr();
        if value.is_wrong() {
            return None;
        }
        if matches!(value.kind, ExprKind::Name(_)) && self.call_follows() {
            // A word before the option, such as return.
            self.diagnostics.expected(&[Expected::OptionOf], start);
            return None;
        }
        // n -> n - 1 means f(n - 1).
        let mut meant = start.to(self.cursor.last);
        if self.cursor.at(TokenKind::Arrow) {
            self.cursor.advance();
            let from = self.cursor.token.span;
            value = self.expr();
            meant = from.to(self.cursor.last);
        }
        let span = start.to(self.cursor.last);
        let text = self.diagnostics.quote(span);
        let kind = match value.kind {
            ExprKind::Compare { .. }
            | ExprKind::In { .. }
            | ExprKind::And(..)
            | ExprKind::Or(..)
            | ExprKind::Not(_) => DiagnosticKind::ConditionAsOption { text },
            _ => {
                let meant = self.diagnostics.suggest(meant);
                DiagnosticKind::NotAnOption { text, instead: format!("{}({meant})", self.game) }
            }
        };
        self.diagnostics.push(span, kind);
        None
    }
}
