//! Definitions of games and constants: tokens to syntax, with recovery at the next entry or
//! definition.

use super::ast::{Binding, Drawn, Expr, File, Game, Name, Start};
use crate::cursor::Cursor;
use crate::diagnostic::{DiagnosticKind, Diagnostics, Expected};
use crate::lexer::{TokenKind, folded};
use grundy_core::Ending;
use grundy_games::written::Form;

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
        let cursor = Cursor::new(diagnostics.source).watched(diagnostics.watch);
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
            } else if self.at_start() {
                file.starts.extend(self.start());
            } else if !self.eat(TokenKind::Semicolon) {
                self.no_definition(&mut file);
            }
        }
        file
    }

    /// What stands where a definition should, read as the definition it probably is.
    fn no_definition(&mut self, file: &mut File) {
        let start = self.cursor.token.span;
        if self.cursor.at(TokenKind::CloseBrace) {
            self.cursor.advance();
            self.diagnostics.push(start, DiagnosticKind::Unopened { close: '}' });
            return;
        }
        if !self.cursor.at(TokenKind::Name) || self.at_keyword() {
            self.expected(&[Expected::GameWord, Expected::LetWord]);
            self.cursor.advance();
            return self.skip_to_definition();
        }
        let mut ahead = self.cursor;
        ahead.advance();
        // A wrong word before the name of the game.
        let word = ahead.at(TokenKind::Name);
        let name = if word { ahead.advance() } else { start };
        let name = self.diagnostics.quote(name);
        let instead = match ahead.token.kind {
            TokenKind::OpenParen => {
                ahead.advance();
                let parameter = match ahead.at(TokenKind::Name) {
                    true => self.diagnostics.quote(ahead.token.span),
                    false => "n".to_owned(),
                };
                format!("game {name}({parameter}) = {{ … }}")
            }
            TokenKind::Equals => format!("let {name} = …"),
            _ => {
                self.expected(&[Expected::GameWord, Expected::LetWord]);
                self.cursor.advance();
                return self.skip_to_definition();
            }
        };
        let game = instead.starts_with("game");
        self.diagnostics.push(start, DiagnosticKind::NoDefinition { instead });
        if word {
            self.cursor.advance();
        }
        if game {
            file.games.extend(self.defined_game());
        } else {
            file.constants.extend(self.named_value());
        }
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
        self.defined_game()
    }

    /// A game, from its name on.
    fn defined_game(&mut self) -> Option<Game> {
        let game = self.game_after_word();
        if game.is_none() {
            self.skip_to_definition();
        }
        game
    }

    fn game_after_word(&mut self) -> Option<Game> {
        let name = self.name()?;
        self.game.clone_from(&name.text);
        // If the rest cannot be read, those who name the game are not to blame.
        let game = self.game_after_name(&name);
        if game.is_none() {
            self.diagnostics.excuse(None, &name.text);
        }
        game
    }

    fn game_after_name(&mut self, name: &Name) -> Option<Game> {
        if self.cursor.at(TokenKind::Equals) || self.cursor.at(TokenKind::OpenBrace) {
            let kind = DiagnosticKind::NoParameterNames { name: name.text.clone() };
            self.diagnostics.push(name.span, kind);
            return None;
        }
        let name = name.clone();
        let parameters = self.parameters()?;
        if !self.eat(TokenKind::Equals) {
            let colon = self.cursor.token.span;
            if self.eat(TokenKind::Colon) && self.eat(TokenKind::Equals) {
                self.foreign_at(colon.to(self.cursor.last), "=");
            } else {
                self.diagnostics.expected(&[Expected::Equals], colon);
            }
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
        let shown = self.shown();
        Some(Game { name, parameters, left, right, endings, shown })
    }

    /// Whether `start name(` comes next: a position to begin with.
    fn at_start(&self) -> bool {
        let mut ahead = self.cursor;
        let word = self.at_word("start");
        ahead.advance();
        let name = ahead.at(TokenKind::Name);
        ahead.advance();
        word && name && ahead.at(TokenKind::OpenParen)
    }

    /// `start name(parameters) = game(arguments)`.
    fn start(&mut self) -> Option<Start> {
        self.cursor.advance();
        let start = self.start_after_word();
        if start.is_none() {
            self.skip_to_definition();
        }
        start
    }

    fn start_after_word(&mut self) -> Option<Start> {
        let name = self.name()?;
        let parameters = self.parameters()?;
        if !self.eat(TokenKind::Equals) {
            self.expected(&[Expected::Equals]);
            return None;
        }
        let game = self.name()?;
        if !self.cursor.at(TokenKind::OpenParen) {
            self.expected(&[Expected::OpenParen]);
            return None;
        }
        let arguments = self.arguments()?;
        Some(Start { name, parameters, game, arguments })
    }

    /// `shown as board(cells, width)`, behind a game.
    fn shown(&mut self) -> Option<Drawn> {
        let mut ahead = self.cursor;
        ahead.advance();
        let as_next = ahead.token.span.text(self.diagnostics.source) == "as";
        if !self.at_word("shown") || !as_next {
            return None;
        }
        self.cursor.advance();
        self.cursor.advance();
        let span = self.cursor.token.span;
        let form = match self.word() {
            Some("board") => Form::Board,
            Some("strip") => Form::Strip,
            Some("heaps") => Form::Heaps,
            _ => {
                let name = self.diagnostics.quote(span);
                let known = &["board", "strip", "heaps"];
                self.diagnostics.push(span, DiagnosticKind::UnknownVariant { name, known });
                return None;
            }
        };
        self.cursor.advance();
        if !self.cursor.at(TokenKind::OpenParen) {
            self.expected(&[Expected::OpenParen]);
            return None;
        }
        let mut arguments = self.arguments()?;
        let expected = 1 + usize::from(form == Form::Board);
        if arguments.len() != expected {
            let (name, form) = match form {
                Form::Board => ("board", "board(cells, width)"),
                Form::Strip => ("strip", "strip(cells)"),
                Form::Heaps => ("heaps", "heaps(sizes)"),
            };
            let kind = DiagnosticKind::ArgumentCount {
                name: name.to_owned(),
                form: form.to_owned(),
                expected,
                found: arguments.len(),
            };
            self.diagnostics.push(span.to(self.cursor.last), kind);
            return None;
        }
        let width = if form == Form::Board { arguments.pop() } else { None };
        arguments.pop().map(|cells| Drawn { form, cells, width })
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
                    TokenKind::End | TokenKind::Equals | TokenKind::OpenBrace => {
                        self.diagnostics.push(open, DiagnosticKind::Unclosed { close: ')' });
                        return Some(parameters);
                    }
                    _ => self.expected(&[Expected::Comma, Expected::CloseParen]),
                }
                return None;
            }
        }
        self.cursor.advance();
        Some(parameters)
    }

    fn endings(&mut self) -> Vec<(Ending, Expr)> {
        let mut endings = Vec::new();
        loop {
            self.eat(TokenKind::Comma);
            let (ending, word) = match self.word() {
                Some("wins" | "win" | "won") => (Ending::Wins, "wins"),
                Some("loses" | "lose" | "lost") => (Ending::Loses, "loses"),
                Some("draws" | "draw" | "drawn") => (Ending::Draws, "draws"),
                _ => return endings,
            };
            let written = self.cursor.advance();
            if written.text(self.diagnostics.source) != word {
                self.foreign_at(written, word);
            }
            if !self.eat_word("if") {
                let instead = self.cursor.token.span;
                match self.word() {
                    Some("when" | "where" | "at") => {
                        self.cursor.advance();
                        self.foreign_at(instead, "if");
                    }
                    _ => self.expected(&[Expected::IfWord]),
                }
            }
            endings.push((ending, self.expr()));
        }
    }

    /// `let name = value`.
    pub(super) fn binding(&mut self) -> Option<Binding> {
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
            self.diagnostics.excuse(None, &name.text);
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

    pub(super) fn at_keyword(&self) -> bool {
        self.word().is_some_and(|word| KEYWORDS.contains(&word))
    }

    pub(super) fn at_definition(&self) -> bool {
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
    pub(super) fn skip_to_entry(&mut self) {
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
