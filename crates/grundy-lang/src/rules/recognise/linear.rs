//! Expressions that are sums of the parameter, the variable of a loop and a constant.

use super::super::ast::{BinaryOp, Expr, ExprKind};
use grundy_games::written::{Argument, List};

/// `n·heap + k·variable + constant`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Linear {
    pub(super) n: i64,
    pub(super) k: i64,
    pub(super) constant: i64,
}

impl Linear {
    fn plus(self, other: Linear, times: i64) -> Option<Linear> {
        let add = |a: i64, b: i64| b.checked_mul(times).and_then(|b| a.checked_add(b));
        Some(Linear {
            n: add(self.n, other.n)?,
            k: add(self.k, other.k)?,
            constant: add(self.constant, other.constant)?,
        })
    }

    pub(super) fn minus(self, other: Linear) -> Option<Linear> {
        self.plus(other, -1)
    }

    pub(super) fn and(self, other: Linear) -> Option<Linear> {
        self.plus(other, 1)
    }

    /// Whether it depends on neither.
    pub(super) fn fixed(self) -> Option<i64> {
        (self.n == 0 && self.k == 0).then_some(self.constant)
    }
}

/// What names stand for.
#[derive(Clone, Copy)]
pub(super) struct Names<'a> {
    /// The parameter of the game.
    pub(super) heap: &'a str,
    /// The variable of the loop.
    pub(super) variable: Option<&'a str>,
    pub(super) constants: &'a [(String, Argument)],
}

impl Names<'_> {
    fn constant(&self, name: &str) -> Option<&Argument> {
        self.constants.iter().rev().find(|(known, _)| known == name).map(|(_, value)| value)
    }

    /// The linear form of an expression, if it has one.
    pub(super) fn linear(&self, expr: &Expr) -> Option<Linear> {
        match &expr.kind {
            ExprKind::Number(n) => Some(Linear { constant: *n, ..Linear::default() }),
            ExprKind::Name(name) if self.variable == Some(name.as_str()) => {
                Some(Linear { k: 1, ..Linear::default() })
            }
            ExprKind::Name(name) if name == self.heap => Some(Linear { n: 1, ..Linear::default() }),
            ExprKind::Name(name) => match self.constant(name)? {
                Argument::Number(n) => Some(Linear { constant: *n, ..Linear::default() }),
                Argument::List(_) => None,
            },
            ExprKind::Negate(a) => Linear::default().minus(self.linear(a)?),
            ExprKind::Binary { op: BinaryOp::Add, a, b } => self.linear(a)?.and(self.linear(b)?),
            ExprKind::Binary { op: BinaryOp::Sub, a, b } => self.linear(a)?.minus(self.linear(b)?),
            ExprKind::Binary { op: BinaryOp::Pow, a, b } => {
                let (a, b) = (self.linear(a)?.fixed()?, self.linear(b)?.fixed()?);
                let constant = u32::try_from(b).ok().and_then(|b| a.checked_pow(b))?;
                Some(Linear { constant, ..Linear::default() })
            }
            ExprKind::Binary { op: BinaryOp::Mul, a, b } => {
                let (a, b) = (self.linear(a)?, self.linear(b)?);
                let (form, times) = match (a.fixed(), b.fixed()) {
                    (Some(times), _) => (b, times),
                    (_, Some(times)) => (a, times),
                    _ => return None,
                };
                Linear::default().plus(form, times)
            }
            _ => None,
        }
    }

    /// The items of a list that is written down or a constant.
    pub(super) fn list(&self, expr: &Expr) -> Option<Vec<i64>> {
        match &expr.kind {
            ExprKind::List(items) => items.iter().map(|item| self.linear(item)?.fixed()).collect(),
            ExprKind::Name(name) => match self.constant(name)? {
                Argument::List(list) => Some(List::items(list).to_vec()),
                Argument::Number(_) => None,
            },
            _ => None,
        }
    }
}
