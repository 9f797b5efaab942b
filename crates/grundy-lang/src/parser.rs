//! Tokens to syntax, with recovery: after a mistake reading goes on at the next item or term.

use crate::arithmetic::Operators;
use crate::ast::{Call, Head, Item, ItemKind, List, Term};
use crate::cursor::{Cursor, Watch};
use crate::diagnostic::{DiagnosticKind, Diagnostics, Expected, Span};
use crate::lexer::{Token, TokenKind, folded};
use grundy_games::registry::{self, GameKind};
use grundy_games::written::{GameId, Rules};

/// A name is made of at most this many words: all but subtraction.
const MOST_WORDS: usize = 4;

/// Reads a source from left to right. Every loop in it steps forward or ends.
pub(crate) struct Parser<'s, 'd> {
    cursor: Cursor<'s>,
    diagnostics: &'d mut Diagnostics<'s>,
    /// The written games that may be named.
    rules: Option<&'d Rules>,
}

/// The brackets of a list.
#[derive(Clone, Copy)]
struct Brackets {
    close: TokenKind,
    mark: char,
    /// What may follow an item.
    after_item: &'static [Expected],
}

const PARENS: Brackets = Brackets {
    close: TokenKind::CloseParen,
    mark: ')',
    after_item: &[Expected::Comma, Expected::CloseParen],
};

const SQUARE: Brackets = Brackets {
    close: TokenKind::CloseBracket,
    mark: ']',
    after_item: &[Expected::Comma, Expected::CloseBracket],
};

impl<'s, 'd> Parser<'s, 'd> {
    pub(crate) fn new(diagnostics: &'d mut Diagnostics<'s>) -> Parser<'s, 'd> {
        Parser::with_rules(diagnostics, None)
    }

    /// A parser that knows written games too.
    pub(crate) fn with_rules(
        diagnostics: &'d mut Diagnostics<'s>,
        rules: Option<&'d Rules>,
    ) -> Parser<'s, 'd> {
        Parser { cursor: Cursor::new(diagnostics.source), diagnostics, rules }
    }

    /// The same, as long as there is time.
    pub(crate) fn watched(self, watch: Option<&'s Watch>) -> Parser<'s, 'd> {
        Parser { cursor: self.cursor.watched(watch), ..self }
    }

    /// The token that comes next.
    pub(crate) fn peek(&self) -> Token {
        self.cursor.token
    }

    /// The kind of the token behind that.
    pub(crate) fn second(&self) -> TokenKind {
        let mut ahead = self.cursor;
        ahead.advance();
        ahead.token.kind
    }

    /// Steps over the next token and gives its place.
    pub(crate) fn advance(&mut self) -> Span {
        self.cursor.advance()
    }

    /// Says that something is wrong at a place.
    pub(crate) fn wrong(&mut self, span: Span, kind: DiagnosticKind) {
        self.diagnostics.push(span, kind);
    }

    /// Says that something else than what comes next was expected.
    pub(crate) fn unexpected(&mut self, expected: &'static [Expected]) {
        self.diagnostics.expected(expected, self.cursor.token.span);
    }

    /// Steps over the next token if it is of this kind.
    pub(crate) fn eat(&mut self, kind: TokenKind) -> bool {
        let there = self.cursor.at(kind);
        if there {
            self.cursor.advance();
        }
        there
    }

    /// Steps over the next token if it is one of these words, in whatever case.
    pub(crate) fn eat_word(&mut self, words: &[&str]) -> bool {
        let Token { kind, span } = self.cursor.token;
        let text = span.text(self.diagnostics.source);
        let there = kind == TokenKind::Name && words.iter().any(|w| text.eq_ignore_ascii_case(w));
        if there {
            self.cursor.advance();
        }
        there
    }

    /// The whole source as a sum: `term + term + …`, with parentheses anywhere around sums.
    ///
    /// Parentheses only group, and a sum of sums is a sum, so all that is kept of them is which are
    /// open: nesting costs no stack.
    pub(crate) fn sum(&mut self) -> Vec<Term> {
        let mut terms = Vec::new();
        let mut open = Vec::new();
        if self.cursor.at(TokenKind::End) {
            self.diagnostics.push(self.cursor.token.span, DiagnosticKind::Empty);
            return terms;
        }
        loop {
            while self.cursor.at(TokenKind::OpenParen) {
                open.push(self.cursor.advance());
            }
            self.term(&mut terms);
            if !self.after_term(&mut open) {
                break;
            }
        }
        // The innermost is where the missing bracket is missed first.
        if let Some(&bracket) = open.last() {
            self.diagnostics.push(bracket, DiagnosticKind::Unclosed { close: ')' });
        }
        terms
    }

    /// The whole source as a rule: a game, perhaps with parameters.
    pub(crate) fn rule(&mut self) -> Option<Call> {
        let head = match self.cursor.token.kind {
            TokenKind::End => {
                self.diagnostics.push(self.cursor.token.span, DiagnosticKind::Empty);
                return None;
            }
            TokenKind::Name => Head::Name,
            TokenKind::Code => Head::Code,
            _ => {
                self.diagnostics.expected(&[Expected::Rule], self.cursor.token.span);
                return None;
            }
        };
        let call = self.call(head);
        if let Some(position) = &call.position {
            self.diagnostics.push(position.span, DiagnosticKind::UnwantedPosition);
        } else if !self.cursor.at(TokenKind::End) {
            self.diagnostics.expected(&[Expected::End], self.cursor.token.span);
        }
        Some(call)
    }

    fn term(&mut self, terms: &mut Vec<Term>) {
        let mirrored = self.cursor.at(TokenKind::Minus) && self.negative_follows();
        if mirrored {
            self.cursor.advance();
        }
        if let Some((rules, game)) = self.written_game() {
            terms.extend(self.written((rules, game), mirrored));
            return;
        }
        match self.cursor.token.kind {
            TokenKind::Name | TokenKind::Code => {
                let name = self.cursor.at(TokenKind::Name);
                let call = self.call(if name { Head::Name } else { Head::Code });
                if call.position.is_none() {
                    // That will be said; what stands in its place is not a second mistake.
                    self.skip_to_term();
                }
                terms.push(Term::Call(call));
            }
            TokenKind::Star => terms.extend(self.nimber()),
            TokenKind::Number(_) | TokenKind::TooLarge | TokenKind::Malformed => {
                match self.number(Operators::Powers) {
                    // 0 is the sum of no terms, and adds none.
                    None | Some((0, _)) => {}
                    Some((number, span)) => {
                        self.diagnostics.push(span, DiagnosticKind::BareNumber { number });
                    }
                }
            }
            TokenKind::CloseBracket => {
                self.diagnostics.expected(&[Expected::Game], self.cursor.token.span);
                self.cursor.advance();
            }
            _ => {
                self.diagnostics.expected(&[Expected::Game], self.cursor.token.span);
                self.skip_to_term();
            }
        }
    }

    /// The written game whose name comes next: one that was given, or one of the library.
    fn written_game(&self) -> Option<(Rules, GameId)> {
        self.cursor.at(TokenKind::Name).then(|| self.game_called(self.cursor.token.span)).flatten()
    }

    fn game_called(&self, name: Span) -> Option<(Rules, GameId)> {
        let name = folded(name.text(self.diagnostics.source));
        let given = self.rules.and_then(|rules| {
            let started = || rules.starts().iter().find(|start| start.name() == name);
            let game = rules.find(&name).or_else(|| started().map(|start| rules.begun(start)));
            Some((rules.clone(), game?))
        });
        given.or_else(|| crate::known_game(&name))
    }

    /// Whether a written game stands behind the minus that comes next.
    fn negative_follows(&self) -> bool {
        let mut ahead = self.cursor;
        ahead.advance();
        ahead.at(TokenKind::Name) && self.game_called(ahead.token.span).is_some()
    }

    /// A written game with what it is given, each an expression as in rules.
    fn written(&mut self, (rules, game): (Rules, GameId), mirrored: bool) -> Option<Term> {
        let name = self.cursor.advance();
        if !self.cursor.at(TokenKind::OpenParen) {
            let kind = DiagnosticKind::MissingArguments { name: self.diagnostics.quote(name) };
            self.diagnostics.push(name, kind);
            self.skip_to_term();
            return None;
        }
        let (arguments, after) = crate::rules::arguments(self.cursor, self.diagnostics);
        self.cursor = after;
        let span = name.to(self.cursor.last);
        arguments.map(|arguments| Term::Written { rules, game, name, arguments, span, mirrored })
    }

    /// Reads on behind a term, to where the next one begins; `false` at the end.
    fn after_term(&mut self, open: &mut Vec<Span>) -> bool {
        loop {
            match self.cursor.token.kind {
                TokenKind::End => return false,
                TokenKind::Plus => {
                    self.cursor.advance();
                    return true;
                }
                // A − B is A and the negative of B.
                TokenKind::Minus if self.negative_follows() => return true,
                TokenKind::CloseParen => {
                    let bracket = self.cursor.advance();
                    if open.pop().is_none() {
                        self.diagnostics.push(bracket, DiagnosticKind::Unopened { close: ')' });
                    }
                }
                TokenKind::CloseBracket => {
                    let bracket = self.cursor.advance();
                    self.diagnostics.push(bracket, DiagnosticKind::Unopened { close: ']' });
                }
                _ => {
                    let expected: &[_] = match open.last() {
                        None => &[Expected::Plus, Expected::End],
                        Some(_) => &[Expected::Plus, Expected::CloseParen],
                    };
                    self.diagnostics.expected(expected, self.cursor.token.span);
                    // A forgotten plus is no reason not to read what follows.
                    if matches!(self.cursor.token.kind, TokenKind::Name | TokenKind::Code) {
                        return true;
                    }
                    self.skip_to_term();
                }
            }
        }
    }

    /// `*n`; the star alone is `*1`, as the field writes it.
    fn nimber(&mut self) -> Option<Term> {
        self.cursor.advance();
        match self.cursor.token.kind {
            TokenKind::Plus | TokenKind::CloseParen | TokenKind::End => Some(Term::Nimber(1)),
            _ => match self.number(Operators::Bracketed) {
                Some((number, _)) => Some(Term::Nimber(number)),
                None => {
                    self.skip_to_term();
                    None
                }
            },
        }
    }

    fn call(&mut self, head: Head) -> Call {
        let span = match head {
            Head::Name => self.name(),
            Head::Code => self.cursor.advance(),
        };
        let (inside, behind) = self.operators(head, span);
        let square = self.cursor.at(TokenKind::OpenBracket);
        let parameters = square.then(|| self.list(SQUARE, inside));
        let parens = self.cursor.at(TokenKind::OpenParen);
        let position = parens.then(|| self.list(PARENS, behind));
        Call { head, span, parameters, position }
    }

    /// The operators in the parameters and in the position of a game: where there are edges or arcs, and where no
    /// game has the name, a stroke joins vertices.
    fn operators(&self, head: Head, span: Span) -> (Operators, Operators) {
        let game = registry::find(&folded(span.text(self.diagnostics.source)));
        match (head, game.map(|game| game.kind)) {
            (Head::Name, None) => (Operators::Bracketed, Operators::Bracketed),
            (Head::Name, Some(GameKind::Hackenbush)) => (Operators::All, Operators::Bracketed),
            (Head::Name, Some(GameKind::Graph)) => (Operators::Bracketed, Operators::All),
            _ => (Operators::All, Operators::All),
        }
    }

    /// The name of a game, which may be several words: `dawson's kayles`, `dawsons-kayles`.
    ///
    /// The longest run of words that is a known name; if none is, the whole run.
    fn name(&mut self) -> Span {
        let first = self.cursor.token.span;
        let mut ahead = self.cursor;
        let (mut known, mut whole) = (None, (first, ahead));
        for _ in 0..MOST_WORDS {
            let span = first.to(ahead.advance());
            whole = (span, ahead);
            if registry::find(&folded(span.text(self.diagnostics.source))).is_some() {
                known = Some(whole);
            }
            if ahead.at(TokenKind::Minus) {
                ahead.advance();
            }
            if !ahead.at(TokenKind::Name) {
                break;
            }
        }
        let (span, after) = known.unwrap_or(whole);
        self.cursor = after;
        span
    }

    fn list(&mut self, brackets: Brackets, operators: Operators) -> List {
        let open = self.cursor.advance();
        let mut items = Vec::new();
        let mut complained = false;
        let end = loop {
            match self.cursor.token.kind {
                TokenKind::End => {
                    let kind = DiagnosticKind::Unclosed { close: brackets.mark };
                    self.diagnostics.push(open, kind);
                    break self.cursor.last;
                }
                kind if kind == brackets.close && items.is_empty() => break self.cursor.advance(),
                _ => self.item(operators, &mut items),
            }
            match self.cursor.token.kind {
                TokenKind::Comma => {
                    self.cursor.advance();
                    continue;
                }
                TokenKind::End => continue,
                kind if kind == brackets.close => break self.cursor.advance(),
                _ if complained => {}
                _ => {
                    self.diagnostics.expected(brackets.after_item, self.cursor.token.span);
                    complained = true;
                }
            }
            // A forgotten comma is no reason not to read what follows.
            if !matches!(self.cursor.token.kind, TokenKind::Number(_) | TokenKind::Name) {
                self.skip_to_item();
                match self.cursor.token.kind {
                    TokenKind::CloseParen | TokenKind::CloseBracket => break self.cursor.advance(),
                    _ => drop(self.cursor.advance()),
                }
            }
        };
        List { span: open.to(end), items }
    }

    /// One item, or the several that a path `0-1-2` is short for.
    fn item(&mut self, operators: Operators, items: &mut Vec<Item>) {
        let start = self.cursor.token.span;
        let kind = match self.cursor.token.kind {
            TokenKind::Name => ItemKind::Word,
            TokenKind::Code => ItemKind::Code,
            _ => {
                let Some((from, span)) = self.number(operators) else {
                    items.push(Item { kind: ItemKind::Wrong, span: start });
                    return self.skip_to_item();
                };
                return self.after_number((from, span), operators, items);
            }
        };
        self.cursor.advance();
        items.push(Item { kind, span: start });
    }

    /// The rest of an item that begins with the number `from`.
    fn after_number(
        &mut self,
        (mut from, mut span): (u64, Span),
        operators: Operators,
        items: &mut Vec<Item>,
    ) {
        let mut alone = true;
        loop {
            let link = match self.cursor.token.kind {
                TokenKind::Range if alone => ItemKind::Range,
                TokenKind::Minus => ItemKind::Edge,
                TokenKind::Arrow => ItemKind::Arc,
                _ if alone => return items.push(Item { kind: ItemKind::Number(from), span }),
                _ => return,
            };
            self.cursor.advance();
            let Some((to, end)) = self.number(operators) else {
                items.push(Item { kind: ItemKind::Wrong, span });
                return self.skip_to_item();
            };
            let kind = link(from, to);
            items.push(Item { kind, span: span.to(end) });
            if matches!(kind, ItemKind::Range(..)) {
                return;
            }
            (from, span, alone) = (to, end, false);
        }
    }

    /// A number as it is written, without operators.
    pub(crate) fn digits(&mut self) -> Option<u64> {
        let span = self.cursor.token.span;
        match self.cursor.token.kind {
            TokenKind::Number(value) => {
                self.cursor.advance();
                return Some(value);
            }
            TokenKind::TooLarge => self.diagnostics.push(span, DiagnosticKind::NumberTooLarge),
            TokenKind::Malformed => self.diagnostics.push(span, DiagnosticKind::MalformedNumber),
            TokenKind::Minus => {
                self.cursor.advance();
                if !matches!(self.cursor.token.kind, TokenKind::Number(_) | TokenKind::TooLarge) {
                    self.diagnostics.expected(&[Expected::Number], span);
                    return None;
                }
                let span = span.to(self.cursor.token.span);
                self.diagnostics.push(span, DiagnosticKind::Negative);
            }
            _ => {
                self.diagnostics.expected(&[Expected::Number], span);
                return None;
            }
        }
        self.cursor.advance();
        None
    }

    /// Skips what cannot be read, up to a comma or bracket of this list, or the end.
    fn skip_to_item(&mut self) {
        self.skip_to(|kind| kind == TokenKind::Comma);
    }

    /// Skips to behind the brackets that close so many open ones, or to the end.
    pub(crate) fn skip_brackets(&mut self, open: usize) {
        for _ in 0..open {
            self.skip_to(|_| false);
            if self.cursor.at(TokenKind::CloseParen) {
                self.cursor.advance();
            }
        }
    }

    /// Skips what cannot be read, up to a plus or bracket of this sum, or the end.
    fn skip_to_term(&mut self) {
        self.skip_to(|kind| kind == TokenKind::Plus);
    }

    fn skip_to(&mut self, wanted: impl Fn(TokenKind) -> bool) {
        let mut depth = 0usize;
        loop {
            match self.cursor.token.kind {
                TokenKind::End => return,
                kind if depth == 0 && wanted(kind) => return,
                TokenKind::OpenParen | TokenKind::OpenBracket => depth += 1,
                TokenKind::CloseParen | TokenKind::CloseBracket if depth == 0 => return,
                TokenKind::CloseParen | TokenKind::CloseBracket => depth -= 1,
                _ => {}
            }
            self.cursor.advance();
        }
    }
}
