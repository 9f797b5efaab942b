//! Conditions: jumps where they decide something, 0 or 1 where they are a value.

use super::super::ast::{BinaryOp, CompareOp, Expr, ExprKind};
use super::super::code::{Code, Label, Uncompiled, Value};
use super::{Compiler, Done};
use crate::diagnostic::Span;
use grundy_games::written::program::Op;

impl Compiler<'_> {
    pub(super) fn comparison(
        &mut self,
        op: CompareOp,
        a: &Expr,
        b: &Expr,
        span: Span,
    ) -> Done<Value> {
        let (a, b) = match (self.eval(a)?, self.eval(b)?) {
            (Value::Number(a), Value::Number(b)) => (a, b),
            (Value::List(a), Value::List(b)) => {
                let equal = self.number_by(span, |to| Op::EqLists { to, a, b })?;
                return match (op, equal) {
                    (CompareOp::NotEqual, Value::Number(a)) => {
                        self.number_by(span, |to| Op::Not { to, a })
                    }
                    _ => Ok(equal),
                };
            }
            _ => return Err(Uncompiled::Refused),
        };
        self.number_by(span, |to| match op {
            CompareOp::Equal => Op::Eq { to, a, b },
            CompareOp::NotEqual => Op::Ne { to, a, b },
            CompareOp::Less => Op::Lt { to, a, b },
            CompareOp::LessEqual => Op::Le { to, a, b },
            CompareOp::Greater => Op::Lt { to, a: b, b: a },
            CompareOp::GreaterEqual => Op::Le { to, a: b, b: a },
        })
    }

    pub(super) fn membership(&mut self, expr: &Expr) -> Done<Value> {
        let ExprKind::In { item, list, negated } = &expr.kind else { return self.truth(expr) };
        let (b, a) = (self.number(item)?, self.list(list)?);
        let count = self.code.number()?;
        self.code.emit(Op::Count { to: count, a, b }, expr.span);
        let zero = self.code.constant(0)?;
        self.number_by(expr.span, |to| match negated {
            true => Op::Eq { to, a: count, b: zero },
            false => Op::Ne { to, a: count, b: zero },
        })
    }

    /// A condition as the number 1 or 0.
    pub(super) fn truth(&mut self, expr: &Expr) -> Done<Value> {
        let to = self.code.number()?;
        let (no, zero, one) = (self.code.label(), self.code.constant(0)?, self.code.constant(1)?);
        self.code.emit(Op::Copy { to, a: zero }, expr.span);
        self.unless(expr, no)?;
        self.code.emit(Op::Copy { to, a: one }, expr.span);
        self.code.place(no);
        Ok(Value::Number(to))
    }

    /// Jumps to `next` unless the condition of a loop holds, or to `exit` if it holds in no later round either.
    ///
    /// Only what is tested first may end the loop: a later test could be out of order where an earlier one goes wrong.
    pub(super) fn guard(
        &mut self,
        condition: &Expr,
        variable: &str,
        next: Label,
        exit: Label,
    ) -> Done {
        match &condition.kind {
            ExprKind::And(first, rest) => {
                self.guard(first, variable, next, exit)?;
                self.unless(rest, next)
            }
            _ if is_bound(condition, variable) => self.unless(condition, exit),
            _ => self.unless(condition, next),
        }
    }

    /// Jumps to `label` unless the condition holds.
    pub(super) fn unless(&mut self, condition: &Expr, label: Label) -> Done {
        self.branch(condition, label, false)
    }

    /// Jumps to `label` if the condition is `when`.
    pub(super) fn branch(&mut self, condition: &Expr, label: Label, when: bool) -> Done {
        let to = Code::target(label);
        let span = condition.span;
        match &condition.kind {
            ExprKind::Not(inner) => self.branch(inner, label, !when),
            ExprKind::And(a, b) | ExprKind::Or(a, b) => {
                // Of `and` one false side decides, of `or` one true side.
                let decides = matches!(condition.kind, ExprKind::Or(..));
                if when == decides {
                    self.branch(a, label, when)?;
                    return self.branch(b, label, when);
                }
                let past = self.code.label();
                self.branch(a, past, decides)?;
                self.branch(b, label, when)?;
                self.code.place(past);
                Ok(())
            }
            ExprKind::Compare { first, rest } => self.compared(first, rest, label, when, span),
            ExprKind::In { item, list, negated } => match &list.kind {
                ExprKind::Range { from, to: end, inclusive } => {
                    let item = self.number(item)?;
                    let (from, end) = (self.number(from)?, self.number(end)?);
                    let inside = when != *negated;
                    let past = self.code.label();
                    let outside = if inside { past } else { label };
                    let target = Code::target(outside);
                    self.code.emit(Op::JumpLt { a: item, b: from, to: target }, span);
                    let op = match inclusive {
                        true => Op::JumpLt { a: end, b: item, to: target },
                        false => Op::JumpLe { a: end, b: item, to: target },
                    };
                    self.code.emit(op, span);
                    if inside {
                        self.code.emit(Op::Jump { to }, span);
                    }
                    self.code.place(past);
                    Ok(())
                }
                _ => {
                    let value = self.membership(condition)?;
                    self.jump_on(value, to, when, span)
                }
            },
            ExprKind::Truth(truth) => {
                if *truth == when {
                    self.code.emit(Op::Jump { to }, span);
                }
                Ok(())
            }
            _ => {
                let value = self.eval(condition)?;
                self.jump_on(value, to, when, span)
            }
        }
    }

    fn jump_on(&mut self, value: Value, to: u32, when: bool, span: Span) -> Done {
        let Value::Number(a) = value else { return Err(Uncompiled::Refused) };
        let op = if when { Op::JumpIf { a, to } } else { Op::JumpUnless { a, to } };
        self.code.emit(op, span);
        Ok(())
    }

    /// Jumps to `label` if the chain of comparisons is `when`.
    fn compared(
        &mut self,
        first: &Expr,
        rest: &[(CompareOp, Expr)],
        label: Label,
        when: bool,
        span: Span,
    ) -> Done {
        let past = self.code.label();
        let mut left = self.eval(first)?;
        for (index, (op, right)) in rest.iter().enumerate() {
            let right = self.eval(right)?;
            let is_last = index + 1 == rest.len();
            // Any false comparison decides a chain; only the last true one does.
            let (target, on) = match (when, is_last) {
                (false, _) => (label, false),
                (true, true) => (label, true),
                (true, false) => (past, false),
            };
            self.jump_compared(*op, left, right, target, on, span)?;
            left = right;
        }
        self.code.place(past);
        Ok(())
    }

    fn jump_compared(
        &mut self,
        op: CompareOp,
        left: Value,
        right: Value,
        label: Label,
        when: bool,
        span: Span,
    ) -> Done {
        let to = Code::target(label);
        let (a, b) = match (left, right) {
            (Value::Number(a), Value::Number(b)) => (a, b),
            (Value::List(a), Value::List(b)) => {
                let equal = self.number_by(span, |to| Op::EqLists { to, a, b })?;
                return self.jump_on(equal, to, when == (op == CompareOp::Equal), span);
            }
            _ => return Err(Uncompiled::Refused),
        };
        let op = match (op, when) {
            (CompareOp::Equal, true) | (CompareOp::NotEqual, false) => Op::JumpEq { a, b, to },
            (CompareOp::NotEqual, true) | (CompareOp::Equal, false) => Op::JumpNe { a, b, to },
            (CompareOp::Less, true) | (CompareOp::GreaterEqual, false) => Op::JumpLt { a, b, to },
            (CompareOp::LessEqual, true) | (CompareOp::Greater, false) => Op::JumpLe { a, b, to },
            (CompareOp::Greater, true) | (CompareOp::LessEqual, false) => {
                Op::JumpLt { a: b, b: a, to }
            }
            (CompareOp::GreaterEqual, true) | (CompareOp::Less, false) => {
                Op::JumpLe { a: b, b: a, to }
            }
        };
        self.code.emit(op, span);
        Ok(())
    }
}

/// Whether a condition is an upper bound of a variable: `k <= n`, `n > k`, `n - k >= 0`. Once it does not hold, it
/// holds of no greater one.
fn is_bound(condition: &Expr, variable: &str) -> bool {
    let ExprKind::Compare { first, rest } = &condition.kind else { return false };
    let [(op, second)] = rest.as_slice() else { return false };
    let (small, large) = match op {
        CompareOp::Less | CompareOp::LessEqual => (&**first, second),
        CompareOp::Greater | CompareOp::GreaterEqual => (second, &**first),
        CompareOp::Equal | CompareOp::NotEqual => return false,
    };
    let is_variable = |expr: &Expr| matches!(&expr.kind, ExprKind::Name(name) if name == variable);
    match &large.kind {
        ExprKind::Binary { op: BinaryOp::Sub, a, b } if is_variable(b) => {
            is_free_of(a, variable) && is_free_of(small, variable)
        }
        _ => is_variable(small) && is_free_of(large, variable),
    }
}

/// Whether an expression is the same whatever the variable is.
fn is_free_of(expr: &Expr, variable: &str) -> bool {
    let mentions = matches!(&expr.kind, ExprKind::Name(name) if name == variable);
    !mentions && expr.children().into_iter().all(|child| is_free_of(child, variable))
}
