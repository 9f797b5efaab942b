//! Numbers that are computed from constants where they are written: `2^64 - 1`.
//!
//! The shunting-yard algorithm (Dijkstra 1961): operators and open brackets wait on a stack of their own, so that
//! nesting costs no stack of the program and the length of a text costs linear time.

use crate::diagnostic::{DiagnosticKind, Expected, Span};
use crate::lexer::TokenKind;
use crate::parser::Parser;
use grundy_games::written::FaultKind;

/// What may stand between the numbers of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Operators {
    /// Powers only: in moves and between terms, `+` and brackets mean something else.
    Powers,
    /// Powers, and the rest in brackets: among edges and arcs, where `0-1` is not a difference.
    Bracketed,
    /// All, with brackets.
    All,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Operator {
    Add,
    Subtract,
    Multiply,
    Divide,
    Power,
}

impl Operator {
    fn of(kind: TokenKind) -> Option<Operator> {
        Some(match kind {
            TokenKind::Plus => Operator::Add,
            TokenKind::Minus => Operator::Subtract,
            TokenKind::Star => Operator::Multiply,
            TokenKind::Slash => Operator::Divide,
            TokenKind::Caret => Operator::Power,
            _ => return None,
        })
    }

    fn precedence(self) -> u8 {
        match self {
            Operator::Add | Operator::Subtract => 0,
            Operator::Multiply | Operator::Divide => 1,
            Operator::Power => 2,
        }
    }

    /// Whether this operator, on the stack, is applied before one that comes behind it. Powers are read from the
    /// right: 2^3^2 = 2^9.
    fn goes_before(self, next: Operator) -> bool {
        self.precedence() > next.precedence()
            || (self.precedence() == next.precedence() && self != Operator::Power)
    }
}

/// What waits for its right side.
enum Waiting {
    Operator(Operator),
    Bracket(Span),
}

/// A number that is known so far. Between the steps it may be below 0 or above 2^64, as in `2^64 - 1`.
#[derive(Clone, Copy)]
struct Operand {
    value: i128,
    span: Span,
}

/// The operands and what waits between them.
#[derive(Default)]
struct Yard {
    operands: Vec<Operand>,
    waiting: Vec<Waiting>,
    /// How many brackets are open.
    open: usize,
}

type Mistake = (Span, DiagnosticKind);

impl Yard {
    /// Applies what waits and goes before `next`, or all that waits since the last bracket.
    fn settle(&mut self, next: Option<Operator>) -> Result<(), Mistake> {
        while let Some(&Waiting::Operator(operator)) = self.waiting.last() {
            if next.is_some_and(|next| !operator.goes_before(next)) {
                break;
            }
            let (Some(b), Some(a)) = (self.operands.pop(), self.operands.pop()) else { break };
            self.waiting.pop();
            self.operands.push(apply(operator, a, b)?);
        }
        Ok(())
    }

    fn close(&mut self, bracket: Span) -> Result<(), Mistake> {
        self.settle(None)?;
        if let (Some(Waiting::Bracket(start)), Some(inner)) =
            (self.waiting.pop(), self.operands.last_mut())
        {
            inner.span = start.to(bracket);
            self.open -= 1;
        }
        Ok(())
    }

    /// The bracket that was opened last.
    fn innermost(&self) -> Option<Span> {
        self.waiting.iter().rev().find_map(|waiting| match waiting {
            Waiting::Bracket(span) => Some(*span),
            Waiting::Operator(_) => None,
        })
    }
}

fn apply(operator: Operator, a: Operand, b: Operand) -> Result<Operand, Mistake> {
    let span = a.span.to(b.span);
    let value = match operator {
        Operator::Add => a.value.checked_add(b.value),
        Operator::Subtract => a.value.checked_sub(b.value),
        Operator::Multiply => a.value.checked_mul(b.value),
        Operator::Divide if b.value == 0 => {
            let fault = Some(FaultKind::DivisionByZero);
            return Err((b.span, DiagnosticKind::BadConstant { fault }));
        }
        Operator::Divide => rounded_down(a.value, b.value),
        Operator::Power if b.value < 0 => return Err((b.span, negative(b.value))),
        Operator::Power => power(a.value, b.value),
    };
    match value {
        Some(value) => Ok(Operand { value, span }),
        None => Err((span, DiagnosticKind::NumberTooLarge)),
    }
}

fn negative(value: i128) -> DiagnosticKind {
    DiagnosticKind::NegativeResult { value: value.to_string() }
}

/// ⌊a/b⌋.
fn rounded_down(a: i128, b: i128) -> Option<i128> {
    let (quotient, rest) = (a.checked_div(b)?, a.checked_rem(b)?);
    let below = rest != 0 && (rest < 0) != (b < 0);
    if below { quotient.checked_sub(1) } else { Some(quotient) }
}

fn power(base: i128, exponent: i128) -> Option<i128> {
    match (base, u32::try_from(exponent)) {
        (_, Ok(exponent)) => base.checked_pow(exponent),
        (0 | 1, Err(_)) => Some(base),
        (-1, Err(_)) => Some(if exponent % 2 == 0 { 1 } else { -1 }),
        (_, Err(_)) => None,
    }
}

impl Parser<'_, '_> {
    /// A number, or what constants make: `10^18`, `2^64 - 1`. `None` if it cannot be read, which has been said.
    pub(crate) fn number(&mut self, operators: Operators) -> Option<(u64, Span)> {
        let mut yard = Yard::default();
        let read = self.operand(&mut yard, operators).and_then(|()| {
            while let Some(operator) = self.operator(&yard, operators) {
                let settled = yard.settle(Some(operator));
                self.unless_wrong(settled)?;
                yard.waiting.push(Waiting::Operator(operator));
                self.operand(&mut yard, operators)?;
            }
            self.ends_open(&yard)?;
            let settled = yard.settle(None);
            self.unless_wrong(settled)?;
            yard.operands.pop()
        });
        let Some(Operand { value, span }) = read else {
            self.skip_brackets(yard.open);
            return None;
        };
        let kind = if value < 0 { negative(value) } else { DiagnosticKind::NumberTooLarge };
        let fits = u64::try_from(value).map_err(|_| (span, kind));
        self.unless_wrong(fits).map(|value| (value, span))
    }

    /// A number with the brackets before and behind it.
    fn operand(&mut self, yard: &mut Yard, operators: Operators) -> Option<()> {
        while operators != Operators::Powers && self.peek().kind == TokenKind::OpenParen {
            yard.waiting.push(Waiting::Bracket(self.advance()));
            yard.open += 1;
        }
        let span = self.peek().span;
        let value = self.digits()?.into();
        yard.operands.push(Operand { value, span });
        while yard.open > 0 && self.peek().kind == TokenKind::CloseParen {
            let bracket = self.advance();
            let closed = yard.close(bracket);
            self.unless_wrong(closed)?;
        }
        Some(())
    }

    /// Steps over the operator that comes next, if it joins another number to this one.
    ///
    /// Outside brackets one that no number follows is left alone: `nim(3 + kayles(2)` lacks a bracket, not a number.
    fn operator(&mut self, yard: &Yard, operators: Operators) -> Option<Operator> {
        let operator = Operator::of(self.peek().kind)?;
        let bracketed = yard.open > 0;
        let follows = || {
            matches!(
                self.second(),
                TokenKind::Number(_)
                    | TokenKind::Minus
                    | TokenKind::TooLarge
                    | TokenKind::Malformed
                    | TokenKind::OpenParen
            )
        };
        let joins =
            operator == Operator::Power || bracketed || (operators == Operators::All && follows());
        joins.then(|| {
            self.advance();
            operator
        })
    }

    /// Whether all brackets are closed; if not, that is said.
    fn ends_open(&mut self, yard: &Yard) -> Option<()> {
        let Some(bracket) = yard.innermost() else { return Some(()) };
        match self.peek().kind {
            TokenKind::End => self.wrong(bracket, DiagnosticKind::Unclosed { close: ')' }),
            _ => self.unexpected(&[Expected::CloseParen]),
        }
        None
    }

    fn unless_wrong<T>(&mut self, done: Result<T, Mistake>) -> Option<T> {
        done.map_err(|(span, kind)| self.wrong(span, kind)).ok()
    }
}
