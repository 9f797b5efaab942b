//! Expressions, by recursive descent to a bounded depth.
//!
//! From loosest to tightest: `or`, `and`, `not`, comparisons and `in`, ranges, shifts, `xor`, `+ -`,
//! `* / % mod`, the sign, `^`, and brackets behind a list.

use super::ast::{BinaryOp, Expr, ExprKind};
use super::functions;
use super::parser::Parser;
use crate::diagnostic::{DiagnosticKind, Expected, Span};
use crate::lexer::{TokenKind, folded};

impl Parser<'_, '_> {
    /// An expression of any kind.
    pub(super) fn expr(&mut self) -> Expr {
        let expr = self.nested(Parser::or);
        if self.cursor.at(TokenKind::Unknown) && self.at_mark("?") {
            let span = self.cursor.advance();
            self.foreign_at(span, "if … then … else …");
            self.skip_expression();
        }
        expr
    }

    /// What a name goes through: a list, so neither a comparison nor a condition.
    pub(super) fn over(&mut self) -> Expr {
        self.nested(Parser::range)
    }

    fn nested(&mut self, read: fn(&mut Self) -> Expr) -> Expr {
        let start = self.cursor.token.span;
        if self.nesting >= Expr::DEEPEST {
            self.diagnostics.push(start, DiagnosticKind::TooDeep);
            self.skip_expression();
            return Expr::wrong(start);
        }
        self.nesting += 1;
        let expr = read(self);
        self.nesting -= 1;
        expr
    }

    /// An expression of this kind from `start` to what was read last, unless it is nested too deeply.
    pub(super) fn node(&mut self, kind: ExprKind, start: Span) -> Expr {
        let span = start.to(self.cursor.last);
        let mut expr = Expr { kind, span, depth: 1 };
        let inside = expr.children().into_iter().map(|child| child.depth).max();
        expr.depth = inside.map_or(1, |depth| depth + 1);
        if expr.depth > Expr::DEEPEST {
            self.diagnostics.push(start, DiagnosticKind::TooDeep);
            return Expr::wrong(span);
        }
        expr
    }

    fn or(&mut self) -> Expr {
        let start = self.cursor.token.span;
        let mut expr = self.and();
        while self.eat_any_case("or") || self.eat_foreign("||", "or") {
            let right = self.and();
            expr = self.node(ExprKind::Or(Box::new(expr), Box::new(right)), start);
        }
        expr
    }

    fn and(&mut self) -> Expr {
        let start = self.cursor.token.span;
        let mut expr = self.not();
        while self.eat_any_case("and") || self.eat_foreign("&&", "and") {
            let right = self.not();
            expr = self.node(ExprKind::And(Box::new(expr), Box::new(right)), start);
        }
        expr
    }

    fn not(&mut self) -> Expr {
        let start = self.cursor.token.span;
        let mut nots = 0;
        while self.eat_word("not") || self.eat_foreign("!", "not") {
            nots += 1;
        }
        let mut expr = self.comparison();
        for _ in 0..nots {
            expr = self.node(ExprKind::Not(Box::new(expr)), start);
        }
        expr
    }

    fn comparison(&mut self) -> Expr {
        let start = self.cursor.token.span;
        let first = self.range();
        let mut rest = Vec::new();
        while let Some(op) = self.compare_op() {
            rest.push((op, self.range()));
        }
        if !rest.is_empty() {
            return self.node(ExprKind::Compare { first: Box::new(first), rest }, start);
        }
        let negated = self.at_word("not");
        if negated {
            let mut ahead = self.cursor;
            ahead.advance();
            if ahead.token.span.text(self.diagnostics.source) != "in" {
                return first;
            }
            self.cursor = ahead;
        }
        if !self.eat_word("in") {
            return first;
        }
        let list = self.range();
        self.node(ExprKind::In { item: Box::new(first), list: Box::new(list), negated }, start)
    }

    fn range(&mut self) -> Expr {
        let start = self.cursor.token.span;
        let from = self.shift();
        if !self.cursor.at(TokenKind::Range) {
            return from;
        }
        let inclusive = self.inclusive();
        let closes =
            self.cursor.at(TokenKind::CloseBracket) || self.cursor.at(TokenKind::CloseParen);
        if self.slice_at == Some(self.nesting) && closes {
            self.open_end = true;
            return from;
        }
        let to = self.shift();
        self.node(ExprKind::Range { from: Box::new(from), to: Box::new(to), inclusive }, start)
    }

    /// Steps over `..` or `..=`, and tells which it is.
    fn inclusive(&mut self) -> bool {
        self.cursor.advance().text(self.diagnostics.source).ends_with(['=', '＝'])
    }

    fn shift(&mut self) -> Expr {
        self.left_to_right(Parser::xor, |_, kind| match kind {
            TokenKind::ShiftLeft => Some(BinaryOp::ShiftLeft),
            TokenKind::ShiftRight => Some(BinaryOp::ShiftRight),
            _ => None,
        })
    }

    fn xor(&mut self) -> Expr {
        self.left_to_right(Parser::sum_of_numbers, |parser, kind| match kind {
            TokenKind::Plus if parser.is_circled() => Some(BinaryOp::Xor),
            TokenKind::Name if parser.at_word("xor") => Some(BinaryOp::Xor),
            _ => None,
        })
    }

    /// Whether the plus that comes next is ⊕.
    fn is_circled(&self) -> bool {
        self.cursor.token.span.text(self.diagnostics.source) == "⊕"
    }

    fn sum_of_numbers(&mut self) -> Expr {
        self.left_to_right(Parser::product, |parser, kind| match kind {
            TokenKind::Plus if !parser.is_circled() => Some(BinaryOp::Add),
            TokenKind::Minus => Some(BinaryOp::Sub),
            _ => None,
        })
    }

    fn product(&mut self) -> Expr {
        self.left_to_right(Parser::sign, |parser, kind| match kind {
            TokenKind::Star => Some(BinaryOp::Mul),
            TokenKind::Slash => Some(BinaryOp::Div),
            TokenKind::Percent => Some(BinaryOp::Mod),
            TokenKind::Name if parser.at_word("mod") => Some(BinaryOp::Mod),
            TokenKind::Foreign if parser.at_mark("//") => Some(BinaryOp::Div),
            // Any operator of numbers will do where one is wrong.
            TokenKind::Foreign if parser.at_mark("&") => Some(BinaryOp::Xor),
            _ => None,
        })
    }

    /// Operators of one strength, read from left to right.
    fn left_to_right(
        &mut self,
        operand: fn(&mut Self) -> Expr,
        operator: fn(&Self, TokenKind) -> Option<BinaryOp>,
    ) -> Expr {
        let start = self.cursor.token.span;
        let mut expr = operand(self);
        while let Some(op) = operator(self, self.cursor.token.kind) {
            match self.cursor.token.kind {
                TokenKind::Foreign => self.foreign(),
                _ => drop(self.cursor.advance()),
            }
            let b = Box::new(operand(self));
            expr = self.node(ExprKind::Binary { op, a: Box::new(expr), b }, start);
        }
        expr
    }

    fn sign(&mut self) -> Expr {
        let start = self.cursor.token.span;
        let mut minuses = 0;
        while self.eat(TokenKind::Minus) {
            minuses += 1;
        }
        let mut expr = self.power();
        for _ in 0..minuses {
            expr = self.node(ExprKind::Negate(Box::new(expr)), start);
        }
        expr
    }

    /// Powers are read from the right: 2^3^2 = 2^9.
    fn power(&mut self) -> Expr {
        let start = self.cursor.token.span;
        let mut bases = vec![self.indexed()];
        while self.eat(TokenKind::Caret) || self.eat_foreign("**", "^") {
            bases.push(self.indexed());
        }
        let mut expr = bases.pop().unwrap_or_else(|| Expr::wrong(start));
        while let Some(base) = bases.pop() {
            let (a, b) = (Box::new(base), Box::new(expr));
            expr = self.node(ExprKind::Binary { op: BinaryOp::Pow, a, b }, start);
        }
        expr
    }

    /// A list with brackets behind it: an item or a slice.
    fn indexed(&mut self) -> Expr {
        let start = self.cursor.token.span;
        let mut expr = self.primary();
        while !expr.is_wrong() && self.cursor.at(TokenKind::OpenBracket) {
            let open = self.cursor.advance();
            let list = Box::new(expr);
            let kind = if self.cursor.at(TokenKind::Range) {
                let inclusive = self.inclusive();
                let to = (!self.cursor.at(TokenKind::CloseBracket)).then(|| self.expr());
                ExprKind::Slice { list, from: None, to: to.map(Box::new), inclusive }
            } else {
                let outer = self.slice_at.replace(self.nesting + 1);
                let at = self.expr();
                self.slice_at = outer;
                if std::mem::take(&mut self.open_end) {
                    ExprKind::Slice { list, from: Some(Box::new(at)), to: None, inclusive: false }
                } else if let ExprKind::Range { from, to, inclusive } = at.kind {
                    ExprKind::Slice { list, from: Some(from), to: Some(to), inclusive }
                } else {
                    ExprKind::Index { list, at: Box::new(at) }
                }
            };
            self.close(TokenKind::CloseBracket, ']', open);
            expr = self.node(kind, start);
        }
        expr
    }

    /// A number, name, call, list or anything in parentheses.
    pub(super) fn primary(&mut self) -> Expr {
        let start = self.cursor.token.span;
        match self.cursor.token.kind {
            TokenKind::Number(_) | TokenKind::TooLarge | TokenKind::Malformed => self.literal(),
            TokenKind::Text | TokenKind::Character | TokenKind::UnclosedText => self.quotation(),
            TokenKind::Name => self.named(),
            TokenKind::OpenParen => {
                self.cursor.advance();
                let mut inner = self.expr();
                if self.cursor.at(TokenKind::Comma) {
                    return self.wrong_brackets(vec![inner], TokenKind::CloseParen, ')', start);
                }
                self.close(TokenKind::CloseParen, ')', start);
                inner.span = start.to(self.cursor.last);
                inner
            }
            TokenKind::OpenBracket => self.list(),
            TokenKind::OpenBrace => {
                self.cursor.advance();
                let first = match self.cursor.at(TokenKind::CloseBrace) {
                    true => Vec::new(),
                    false => vec![self.expr()],
                };
                self.wrong_brackets(first, TokenKind::CloseBrace, '}', start)
            }
            TokenKind::Code => {
                self.cursor.advance();
                self.diagnostics.push(start, DiagnosticKind::NotWhole);
                Expr::wrong(start)
            }
            TokenKind::Foreign => {
                self.foreign();
                self.primary_after_foreign(start)
            }
            _ => {
                self.expected(&[Expected::Number, Expected::Name]);
                Expr::wrong(start)
            }
        }
    }

    fn literal(&mut self) -> Expr {
        let token = self.cursor.token;
        self.cursor.advance();
        let value = match token.kind {
            TokenKind::Number(n) => i64::try_from(n).ok(),
            TokenKind::Malformed => {
                let text = folded(token.span.text(self.diagnostics.source));
                let digits = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
                let (number, name) = text.split_at(digits);
                let power = name.strip_prefix(['e', 'E']);
                if power.is_some_and(|power| power.starts_with(|c: char| c.is_ascii_digit())) {
                    self.diagnostics.push(token.span, DiagnosticKind::MalformedNumber);
                    return Expr::wrong(token.span);
                }
                let (number, name) = (number.to_owned(), name.to_owned());
                // What follows the number is looked at like any other name.
                let factor = Span { start: token.span.start + digits, end: token.span.end };
                let factor = self.node(ExprKind::Name(name.clone()), factor);
                self.diagnostics.push(token.span, DiagnosticKind::MissingTimes { number, name });
                return self.node(ExprKind::Negate(Box::new(factor)), token.span);
            }
            _ => None,
        };
        match value {
            Some(value) => {
                let number = self.node(ExprKind::Number(value), token.span);
                self.times(number)
            }
            None => {
                self.diagnostics.push(token.span, DiagnosticKind::NumberOver63Bits);
                Expr::wrong(token.span)
            }
        }
    }

    fn quotation(&mut self) -> Expr {
        let token = self.cursor.token;
        self.cursor.advance();
        let text = token.span.text(self.diagnostics.source);
        let inside: String = {
            let mut chars = text.chars();
            chars.next();
            if token.kind != TokenKind::UnclosedText {
                chars.next_back();
            }
            chars.collect()
        };
        let mut characters = inside.chars();
        match token.kind {
            TokenKind::Text => self.node(ExprKind::Text(inside), token.span),
            TokenKind::Character => match (characters.next(), characters.next()) {
                (Some(c), None) => self.node(ExprKind::Number(i64::from(u32::from(c))), token.span),
                _ => {
                    self.diagnostics.push(token.span, DiagnosticKind::NotOneCharacter);
                    Expr::wrong(token.span)
                }
            },
            _ => {
                self.diagnostics.push(token.span, DiagnosticKind::UnclosedText);
                Expr::wrong(token.span)
            }
        }
    }

    /// A name, a call, `if … then … else …`, or one of the words `true` and `false`.
    fn named(&mut self) -> Expr {
        let start = self.cursor.token.span;
        match self.word() {
            Some("true") | Some("false") => {
                let truth = self.at_word("true");
                self.cursor.advance();
                return self.node(ExprKind::Truth(truth), start);
            }
            Some("if") => return self.conditional(),
            // xor(a, b) and mod(a, b) are functions too.
            Some("xor" | "mod") => {
                let text = self.word().unwrap_or_default().to_owned();
                self.cursor.advance();
                return self.call(super::ast::Name { text, span: start });
            }
            _ => {}
        }
        let Some(name) = self.name() else {
            return Expr::wrong(start);
        };
        if self.cursor.at(TokenKind::OpenParen) {
            return self.call(name);
        }
        let given = matches!(self.cursor.token.kind, TokenKind::Name | TokenKind::Number(_));
        if let Some(function) = functions::find(&name.text)
            && given
            && !self.at_keyword()
        {
            let form = function.form.to_owned();
            let kind = DiagnosticKind::FunctionAlone { name: name.text, form };
            self.cursor.advance();
            self.diagnostics.push(start.to(self.cursor.last), kind);
            return Expr::wrong(start);
        }
        self.node(ExprKind::Name(name.text), start)
    }

    /// What stands in parentheses behind the name of a function.
    fn call(&mut self, name: super::ast::Name) -> Expr {
        let start = name.span;
        let open = self.cursor.token.span;
        if !self.eat(TokenKind::OpenParen) {
            self.expected(&[Expected::OpenParen]);
            return Expr::wrong(start);
        }
        if self.eat(TokenKind::CloseParen) {
            return self.node(ExprKind::Call { name, arguments: Vec::new() }, start);
        }
        let first = self.expr();
        if self.at_word("for") {
            let clauses = self.clauses();
            self.close(TokenKind::CloseParen, ')', open);
            return self.node(ExprKind::Over { name, item: Box::new(first), clauses }, start);
        }
        let mut arguments = vec![first];
        self.more(&mut arguments, TokenKind::CloseParen, ')', open);
        self.node(ExprKind::Call { name, arguments }, start)
    }

    /// The arguments of a game, in parentheses.
    pub(super) fn arguments(&mut self) -> Option<Vec<Expr>> {
        let open = self.cursor.advance();
        let mut arguments = Vec::new();
        if self.eat(TokenKind::CloseParen) {
            return Some(arguments);
        }
        arguments.push(self.expr());
        self.more(&mut arguments, TokenKind::CloseParen, ')', open);
        Some(arguments)
    }

    fn conditional(&mut self) -> Expr {
        let start = self.cursor.advance();
        let condition = Box::new(self.expr());
        if !condition.is_wrong() && !self.eat_word("then") {
            self.expected(&[Expected::ThenWord]);
            return Expr::wrong(start);
        }
        let then = Box::new(self.expr());
        if !then.is_wrong() && !self.eat_word("else") {
            self.expected(&[Expected::ElseWord]);
            return Expr::wrong(start);
        }
        let otherwise = Box::new(self.expr());
        self.node(ExprKind::If { condition, then, otherwise }, start)
    }

    /// `[1, 2, 3]` or `[item for …]`.
    fn list(&mut self) -> Expr {
        let open = self.cursor.advance();
        if self.eat(TokenKind::CloseBracket) {
            return self.node(ExprKind::List(Vec::new()), open);
        }
        let first = self.expr();
        if self.at_word("for") {
            let clauses = self.clauses();
            self.close(TokenKind::CloseBracket, ']', open);
            return self.node(ExprKind::Gather { item: Box::new(first), clauses }, open);
        }
        let mut items = vec![first];
        self.more(&mut items, TokenKind::CloseBracket, ']', open);
        self.node(ExprKind::List(items), open)
    }
}
