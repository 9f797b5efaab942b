//! Definitions of games and constants: tokens to syntax, with recovery at the next entry or
//! definition.

use super::ast::{Binding, Clause, Entry, Expr, File, Game, Name, Part};
use crate::cursor::Cursor;
use crate::diagnostic::{DiagnosticKind, Diagnostics, Expected, Span};
use crate::lexer::{TokenKind, folded};
use grundy_core::Ending;

/// Words that cannot be names.
pub(crate) const KEYWORDS: &[&str] = &[
    "game", "let", "for", "in", "if", "then", "else", "and", "or", "not", "xor", "mod", "wins",
    "loses", "draws", "true", "false",
];

/// Reads rules from left to right. Every loop in it steps forward or ends, and only expressions
/// recurse, to a bounded depth.
pub(crate) struct Parser<'s, 'd> {
    pub(super) cursor: Cursor<'s>,
    pub(super) diagnostics: &'d mut Diagnostics<'s>,
    /// How many expressions are being read around the present one.
    pub(super) nesting: u16,
    /// The name of the game that is being read, for examples in messages.
    pub(super) game: String,
    /// The nesting at which a range may end with its bracket: `list[2..]`.
    pub(super) slice_at: Option<u16>,
    /// Whether the range that was read last did.
    pub(super) open_end: bool,
}

impl<'s, 'd> Parser<'s, 'd> {
    pub(crate) fn new(diagnostics: &'d mut Diagnostics<'s>) -> Parser<'s, 'd> {
        let cursor = Cursor::new(diagnostics.source);
        Parser {
            cursor,
            diagnostics,
            nesting: 0,
            game: String::new(),
            slice_at: None,
            open_end: false,
        }
    }

    /// A parser that goes on at a place.
    pub(crate) fn at(cursor: Cursor<'s>, diagnostics: &'d mut Diagnostics<'s>) -> Parser<'s, 'd> {
        Parser { cursor, ..Parser::new(diagnostics) }
    }

    /// Arguments in parentheses, and the place behind them.
    pub(crate) fn given(&mut self) -> (Option<Vec<Expr>>, Cursor<'s>) {
        let arguments = self.arguments();
        (arguments, self.cursor)
    }

    /// The whole source as definitions.
    pub(crate) fn file(&mut self) -> File {
        let mut file = File::default();
        while !self.cursor.at(TokenKind::End) {
            if self.at_word("game") {
                file.games.extend(self.game());
            } else if self.at_word("let") {
                file.constants.extend(self.binding());
                self.eat(TokenKind::Semicolon);
            } else {
                self.expected(&[Expected::GameWord, Expected::LetWord]);
                self.cursor.advance();
                self.skip_to_definition();
            }
        }
        file
    }

    /// The whole source as one expression.
    pub(crate) fn formula(&mut self) -> Expr {
        let expr = self.expr();
        if !expr.is_wrong() && !self.cursor.at(TokenKind::End) {
            self.expected(&[Expected::End]);
        }
        expr
    }

    /// `name = value`, of a constant that is set from outside.
    pub(crate) fn setting(&mut self) -> Option<Binding> {
        let binding = self.named_value()?;
        if !self.cursor.at(TokenKind::End) {
            self.expected(&[Expected::End]);
        }
        Some(binding)
    }

    fn game(&mut self) -> Option<Game> {
        self.cursor.advance();
        let game = self.game_after_word();
        if game.is_none() {
            self.skip_to_definition();
        }
        game
    }

    fn game_after_word(&mut self) -> Option<Game> {
        let name = self.name()?;
        self.game.clone_from(&name.text);
        let parameters = self.parameters()?;
        if !self.eat(TokenKind::Equals) {
            self.expected(&[Expected::Equals]);
            if !self.cursor.at(TokenKind::OpenBrace) {
                return None;
            }
        }
        let brace = self.cursor.token.span;
        if !self.eat(TokenKind::OpenBrace) {
            self.diagnostics.push(brace, DiagnosticKind::MissingBraces);
            return None;
        }
        let left = self.entries(brace);
        let right = self.eat(TokenKind::Bar).then(|| self.entries(brace));
        while self.cursor.at(TokenKind::Bar) {
            let bar = self.cursor.advance();
            self.diagnostics.push(bar, DiagnosticKind::SecondBar);
            self.entries(brace);
        }
        if !self.eat(TokenKind::CloseBrace) {
            self.diagnostics.push(brace, DiagnosticKind::Unclosed { close: '}' });
        }
        let endings = self.endings();
        Some(Game { name, parameters, left, right, endings })
    }

    fn parameters(&mut self) -> Option<Vec<Name>> {
        let open = self.cursor.token.span;
        if !self.eat(TokenKind::OpenParen) {
            self.expected(&[Expected::OpenParen]);
            return None;
        }
        let mut parameters = Vec::new();
        while !self.cursor.at(TokenKind::CloseParen) {
            parameters.push(self.name()?);
            if !self.eat(TokenKind::Comma) && !self.cursor.at(TokenKind::CloseParen) {
                match self.cursor.token.kind {
                    TokenKind::End => {
                        self.diagnostics.push(open, DiagnosticKind::Unclosed { close: ')' });
                    }
                    _ => self.expected(&[Expected::Comma, Expected::CloseParen]),
                }
                return None;
            }
        }
        self.cursor.advance();
        Some(parameters)
    }

    /// What stands between the braces, up to a bar or the closing brace.
    fn entries(&mut self, brace: Span) -> Vec<Entry> {
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
                _ => {
                    self.unexpected_after_option();
                    self.skip_to_entry();
                }
            }
        }
    }

    fn unexpected_after_option(&mut self) {
        match self.cursor.token.kind {
            TokenKind::Foreign => self.foreign(),
            _ => self.expected(&[
                Expected::Comma,
                Expected::ForWord,
                Expected::IfWord,
                Expected::CloseBrace,
            ]),
        }
    }

    /// An option with its clauses.
    fn options(&mut self) -> Option<Entry> {
        let start = self.cursor.token.span;
        if self.at_word("for") || self.at_word("if") {
            let name = self.game.clone();
            self.diagnostics.push(start, DiagnosticKind::OptionFirst { game: name });
            self.skip_to_entry();
            return None;
        }
        let sum = self.sum();
        let Some(sum) = sum else {
            self.skip_to_entry();
            return None;
        };
        let clauses = self.clauses();
        let span = start.to(self.cursor.last);
        Some(Entry::Options { sum, clauses, span })
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
                            return self.not_a_game(start);
                        }
                        parts.push(Part::Call { name, arguments, span });
                    }
                    TokenKind::OpenBracket if self.is_catalogue_name() => {
                        return self.catalogue_game(start);
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

    fn catalogue_game(&mut self, start: Span) -> Option<()> {
        let game = self.diagnostics.quote(start);
        self.diagnostics.push(start, DiagnosticKind::CatalogueOption { game });
        None
    }

    /// Says that an option is a position of a game, and not what is written here.
    fn not_a_game<T>(&mut self, start: Span) -> Option<T> {
        let number = self.expr();
        let span = start.to(self.cursor.last);
        if !number.is_wrong() {
            let text = self.diagnostics.quote(span);
            let kind = DiagnosticKind::NotAnOption { text, game: self.game.clone() };
            self.diagnostics.push(span, kind);
        }
        None
    }

    /// `for k in 1..n, j in 0..k`, `if condition`, `let m = n - k`, in any order.
    pub(super) fn clauses(&mut self) -> Vec<Clause> {
        let mut clauses = Vec::new();
        loop {
            if self.at_word("for") {
                self.cursor.advance();
                clauses.extend(self.generator());
                while self.cursor.at(TokenKind::Comma) && self.generator_follows() {
                    self.cursor.advance();
                    clauses.extend(self.generator());
                }
            } else if self.at_word("if") {
                self.cursor.advance();
                clauses.push(Clause::If(self.expr()));
            } else if self.at_word("let") {
                clauses.extend(self.binding().map(Clause::Let));
            } else {
                return clauses;
            }
        }
    }

    /// Whether `, name in` comes next.
    fn generator_follows(&self) -> bool {
        let mut ahead = self.cursor;
        ahead.advance();
        let name = ahead.at(TokenKind::Name);
        ahead.advance();
        name && ahead.at(TokenKind::Name) && ahead.token.span.text(self.diagnostics.source) == "in"
    }

    fn generator(&mut self) -> Option<Clause> {
        let name = self.name()?;
        if !self.eat_word("in") {
            let span = self.cursor.token.span;
            match self.cursor.token.kind {
                TokenKind::Equals | TokenKind::Colon => {
                    let name = name.text.clone();
                    self.diagnostics.push(span, DiagnosticKind::ForWithoutIn { name });
                    self.cursor.advance();
                }
                _ => {
                    self.expected(&[Expected::InWord]);
                    return None;
                }
            }
        }
        let over = self.expr();
        Some(Clause::For { name, over })
    }

    fn endings(&mut self) -> Vec<(Ending, Expr)> {
        let mut endings = Vec::new();
        loop {
            self.eat(TokenKind::Comma);
            let ending = match self.word() {
                Some("wins") => Ending::Wins,
                Some("loses") => Ending::Loses,
                Some("draws") => Ending::Draws,
                _ => return endings,
            };
            self.cursor.advance();
            if !self.eat_word("if") {
                self.expected(&[Expected::IfWord]);
            }
            endings.push((ending, self.expr()));
        }
    }

    /// `let name = value`.
    fn binding(&mut self) -> Option<Binding> {
        self.cursor.advance();
        let binding = self.named_value();
        if binding.is_none() {
            self.skip_to_entry();
        }
        binding
    }

    fn named_value(&mut self) -> Option<Binding> {
        let name = self.name()?;
        if !self.eat(TokenKind::Equals) {
            self.expected(&[Expected::Equals]);
            return None;
        }
        Some(Binding { name, value: self.expr() })
    }

    /// A name that is not a keyword.
    pub(super) fn name(&mut self) -> Option<Name> {
        let span = self.cursor.token.span;
        if self.at_keyword() {
            let name = self.diagnostics.quote(span);
            self.diagnostics.push(span, DiagnosticKind::Keyword { name });
            return None;
        }
        if !self.cursor.at(TokenKind::Name) {
            self.expected(&[Expected::Name]);
            return None;
        }
        self.cursor.advance();
        Some(Name { text: folded(span.text(self.diagnostics.source)), span })
    }

    /// The next token if it is a name.
    pub(super) fn word(&self) -> Option<&'s str> {
        let is_name = self.cursor.at(TokenKind::Name);
        is_name.then(|| self.cursor.token.span.text(self.diagnostics.source))
    }

    pub(super) fn at_word(&self, word: &str) -> bool {
        self.word() == Some(word)
    }

    fn at_keyword(&self) -> bool {
        self.word().is_some_and(|word| KEYWORDS.contains(&word))
    }

    fn at_definition(&self) -> bool {
        let mut ahead = self.cursor;
        if !self.at_word("game") {
            return false;
        }
        ahead.advance();
        ahead.at(TokenKind::Name)
    }

    pub(super) fn eat(&mut self, kind: TokenKind) -> bool {
        let there = self.cursor.at(kind);
        if there {
            self.cursor.advance();
        }
        there
    }

    pub(super) fn eat_word(&mut self, word: &str) -> bool {
        let there = self.at_word(word);
        if there {
            self.cursor.advance();
        }
        there
    }

    pub(super) fn expected(&mut self, expected: &'static [Expected]) {
        self.diagnostics.expected(expected, self.cursor.token.span);
    }

    /// Skips to the next definition.
    fn skip_to_definition(&mut self) {
        while !self.cursor.at(TokenKind::End) && !self.at_definition() {
            self.cursor.advance();
        }
    }

    /// Skips what cannot be read, up to a comma, bar or brace of these entries, or a definition.
    fn skip_to_entry(&mut self) {
        let mut depth = 0usize;
        loop {
            match self.cursor.token.kind {
                TokenKind::End | TokenKind::CloseBrace | TokenKind::Semicolon => return,
                TokenKind::Comma | TokenKind::Bar if depth == 0 => return,
                TokenKind::OpenParen | TokenKind::OpenBracket => depth += 1,
                TokenKind::CloseParen | TokenKind::CloseBracket => depth = depth.saturating_sub(1),
                _ if self.at_definition() => return,
                _ => {}
            }
            self.cursor.advance();
        }
    }
}
