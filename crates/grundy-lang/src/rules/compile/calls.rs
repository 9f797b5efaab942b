//! Functions, and what they do with `for` inside.

use super::super::ast::{Clause, Expr};
use super::super::code::{Code, Uncompiled, Value};
use super::super::functions::{FunctionInfo, Meaning};
use super::{Compiler, Done};
use crate::diagnostic::Span;
use grundy_games::written::program::{Fold, Op};

impl Compiler<'_> {
    pub(super) fn call(
        &mut self,
        function: &FunctionInfo,
        arguments: &[Expr],
        span: Span,
    ) -> Done<Value> {
        let values = arguments.iter().map(|argument| self.eval(argument));
        let values = values.collect::<Done<Vec<Value>>>()?;
        use Value::{List, Number};
        match (function.meaning, values.as_slice()) {
            (Meaning::One(f), &[Number(a)]) => self.number_by(span, |to| Op::Call { f, to, a }),
            (Meaning::Two(f), &[Number(a), Number(b)]) => {
                self.number_by(span, |to| Op::Call2 { f, to, a, b })
            }
            (Meaning::Div, &[Number(a), Number(b)]) => {
                self.number_by(span, |to| Op::Div { to, a, b })
            }
            (Meaning::Mod, &[Number(a), Number(b)]) => {
                self.number_by(span, |to| Op::Mod { to, a, b })
            }
            (Meaning::Floor, &[value]) => Ok(value),
            (Meaning::Several(_, Some(f)) | Meaning::Fold(f), &[List(a)]) => {
                self.number_by(span, |to| Op::Fold { f, to, a })
            }
            (Meaning::Several(f, _), &[Number(first), ref rest @ ..]) => {
                let mut together = first;
                for value in rest {
                    let &Number(b) = value else { continue };
                    let (a, to) = (together, self.code.number()?);
                    self.code.emit(Op::Call2 { f, to, a, b }, span);
                    together = to;
                }
                Ok(Number(together))
            }
            (Meaning::Len, &[List(a)]) => self.number_by(span, |to| Op::Len { to, a }),
            (Meaning::Map(f), &[List(a)]) => self.list_by(span, |to| Op::Map { f, to, a }),
            (Meaning::Listed(f), &[Number(a)]) => self.list_by(span, |to| Op::Listed { f, to, a }),
            (Meaning::Count, &[List(a), Number(b)]) => {
                self.number_by(span, |to| Op::Count { to, a, b })
            }
            (Meaning::Remove, &[List(a), Number(b)]) => {
                self.list_by(span, |to| Op::Remove { to, a, b })
            }
            (Meaning::Replace, &[List(a), Number(at), Number(by)]) => {
                self.list_by(span, |to| Op::Replace { to, a, at, by })
            }
            _ => Err(Uncompiled::Refused),
        }
    }

    /// `all(… for …)` and its like.
    pub(super) fn over(
        &mut self,
        function: &FunctionInfo,
        item: &Expr,
        clauses: &[Clause],
        span: Span,
    ) -> Done<Value> {
        let gathered = match function.meaning {
            Meaning::Fold(Fold::Sum) => None,
            Meaning::Fold(f) | Meaning::Several(_, Some(f)) => Some(f),
            _ => None,
        };
        if let Some(f) = gathered {
            let Value::List(a) = self.gather(item, clauses, span)? else {
                return Err(Uncompiled::Refused);
            };
            return self.number_by(span, |to| Op::Fold { f, to, a });
        }
        let to = self.code.number()?;
        let done = self.code.label();
        let (zero, one) = (self.code.constant(0)?, self.code.constant(1)?);
        let starts_true = function.meaning == Meaning::All;
        self.code.emit(Op::Copy { to, a: if starts_true { one } else { zero } }, span);
        self.rounds(clauses, |compiler| match function.meaning {
            Meaning::All | Meaning::Any => {
                let past = compiler.code.label();
                compiler.branch(item, past, starts_true)?;
                compiler.code.emit(Op::Copy { to, a: if starts_true { zero } else { one } }, span);
                compiler.code.emit(Op::Jump { to: Code::target(done) }, span);
                compiler.code.place(past);
                Ok(())
            }
            Meaning::Count => {
                let past = compiler.code.label();
                compiler.branch(item, past, false)?;
                compiler.code.emit(Op::Add { to, a: to, b: one }, span);
                compiler.code.place(past);
                Ok(())
            }
            _ => {
                let b = compiler.number(item)?;
                compiler.code.emit(Op::Add { to, a: to, b }, span);
                Ok(())
            }
        })?;
        self.code.place(done);
        Ok(Value::Number(to))
    }
}
