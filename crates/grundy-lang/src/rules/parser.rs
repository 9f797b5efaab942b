//! Definitions of games and constants: tokens to syntax, with recovery at the next entry or
//! definition.

use super::ast::{Binding, Clause, CompareOp, Entry, Expr, ExprKind, File, Game, Name, Part};
use crate::cursor::Cursor;
use crate::diagnostic::{DiagnosticKind, Diagnostics, Expected, Span};
use crate::lexer::{TokenKind, folded};
use grundy_core::Ending;

/// Words that cannot be names.
pub(crate) const KEYWORDS: &[&str] = &[
    "game", "let", "for", "in", "if", "then", "else", "and", "or", "not", "xor", "mod", "wins",
    "loses", "draws", "true", "false",
];

/// More clauses than this are no option: each name takes a register, of which there are fewer.
const MOST_CLAUSES: usize = 1000;

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
