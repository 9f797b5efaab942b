//! Checked rules to instructions.

mod calls;
mod conditions;

use super::ast::{BinaryOp, Clause, Entry, Expr, ExprKind, Part};
use super::code::{Code, Label, Uncompiled, Value};
use super::functions::{self, Meaning};
use crate::diagnostic::Span;
use grundy_core::Ending;
use grundy_games::written::program::{Block, Function, Function2, ListReg, Op, Reg};
use grundy_games::written::{Argument, GameId, Kind, List};

/// What the clauses of one game are compiled with.
pub(super) struct Compiler<'a> {
    code: Code,
    /// The names of the games with their ids.
    games: &'a [(String, GameId)],
    constants: &'a [(String, Argument)],
    /// The constant lists of the program.
    tables: &'a mut Vec<List>,
}

type Done<T = ()> = Result<T, Uncompiled>;

/// What all clauses of a program share.
pub(super) struct Shared<'a> {
    pub(super) games: &'a [(String, GameId)],
    pub(super) constants: &'a [(String, Argument)],
    pub(super) tables: &'a mut Vec<List>,
}

impl<'a> Compiler<'a> {
    fn new(parameters: &[(String, Kind)], shared: &'a mut Shared<'_>) -> Done<Compiler<'a>> {
        let Shared { games, constants, tables } = shared;
        Ok(Compiler { code: Code::new(parameters)?, games, constants, tables })
    }
}

/// The options of a player.
pub(super) fn options(
    entries: &[Entry],
    parameters: &[(String, Kind)],
    shared: &mut Shared<'_>,
) -> Done<Block> {
    let mut compiler = Compiler::new(parameters, shared)?;
    for entry in entries {
        match entry {
            Entry::Let(binding) => {
                let value = compiler.eval(&binding.value)?;
                compiler.code.define(&binding.name, value);
            }
            Entry::Options { sum, clauses, span } => compiler.option(sum, clauses, *span)?,
        }
    }
    Ok(compiler.code.finish())
}

/// How a game ends at once.
pub(super) fn endings(
    endings: &[(Ending, Expr)],
    parameters: &[(String, Kind)],
    shared: &mut Shared<'_>,
) -> Done<Block> {
    let mut compiler = Compiler::new(parameters, shared)?;
    for (ending, condition) in endings {
        let mark = compiler.code.mark();
        let next = compiler.code.label();
        compiler.unless(condition, next)?;
        compiler.code.emit(Op::End { ending: *ending }, condition.span);
        compiler.code.place(next);
        compiler.code.release(mark);
    }
    Ok(compiler.code.finish())
}

/// A clause that is only a value.
pub(super) fn value(
    expr: &Expr,
    parameters: &[(String, Kind)],
    shared: &mut Shared<'_>,
) -> Done<Block> {
    let mut compiler = Compiler::new(parameters, shared)?;
    let op = match compiler.eval(expr)? {
        Value::Number(a) => Op::Give { a },
        Value::List(a) => Op::GiveList { a },
    };
    compiler.code.emit(op, expr.span);
    Ok(compiler.code.finish())
}

/// A `for` that is open: where it goes on, and where it ends.
struct Loop {
    /// Where the next round is prepared.
    next: Label,
    exit: Label,
    /// The first instruction of a round.
    top: Label,
    counter: Reg,
    end: Reg,
    inclusive: bool,
    span: Span,
}

impl Compiler<'_> {
    fn option(&mut self, sum: &[Part], clauses: &[Clause], span: Span) -> Done {
        self.rounds(clauses, |compiler| compiler.sum(sum, span))
    }

    fn sum(&mut self, sum: &[Part], span: Span) -> Done {
        let Some((last, before)) = sum.split_last() else {
            self.code.emit(Op::Close, span);
            return Ok(());
        };
        before.iter().try_for_each(|part| self.part(part, false))?;
        self.part(last, true)
    }

    fn part(&mut self, part: &Part, last: bool) -> Done {
        let (name, arguments, span) = match part {
            Part::Nimber { value, span } => {
                let a = self.number(value)?;
                self.code.emit(Op::Nimber { a, last }, *span);
                return Ok(());
            }
            Part::Call { name, arguments, span } => (name, arguments, *span),
        };
        let found = self.games.iter().find(|(game, _)| *game == name.text);
        let &(_, game) = found.ok_or(Uncompiled::Refused)?;
        let values = arguments.iter().map(|argument| self.eval(argument));
        let values = values.collect::<Done<Vec<Value>>>()?;
        let op = match *values.as_slice() {
            [Value::Number(a)] => Op::Part { game, a, last },
            [Value::Number(a), Value::Number(b)] => Op::Part2 { game, a, b, last },
            _ => {
                let slots = values.into_iter().map(Value::slot).collect();
                Op::PartOf { game, arguments: self.code.slots(slots)?, last }
            }
        };
        self.code.emit(op, span);
        Ok(())
    }

    /// Runs `body` for all that the clauses make.
    fn rounds(&mut self, clauses: &[Clause], body: impl FnOnce(&mut Self) -> Done) -> Done {
        let mark = self.code.mark();
        let end = self.code.label();
        let mut loops: Vec<Loop> = Vec::new();
        // The variable of a range, while nothing stands between it and a condition.
        let mut counted: Option<&str> = None;
        for clause in clauses {
            let rising = counted.take();
            match clause {
                Clause::For { name, over } => {
                    let (value, open) = self.open(over)?;
                    self.code.define(name, value);
                    loops.push(open);
                    counted = matches!(over.kind, ExprKind::Range { .. }).then_some(&name.text);
                }
                Clause::If(condition) => match (loops.last(), rising) {
                    (Some(&Loop { next, exit, .. }), Some(variable)) => {
                        self.guard(condition, variable, next, exit)?;
                    }
                    (open, _) => {
                        let next = open.map_or(end, |open| open.next);
                        self.unless(condition, next)?;
                    }
                },
                Clause::Let(binding) => {
                    let value = self.eval(&binding.value)?;
                    self.code.define(&binding.name, value);
                }
            }
        }
        body(self)?;
        while let Some(open) = loops.pop() {
            self.code.place(open.next);
            let (a, b, to) = (open.counter, open.end, Code::target(open.top));
            let op = match open.inclusive {
                true => Op::NextTo { a, b, to },
                false => Op::Next { a, b, to },
            };
            self.code.emit(op, open.span);
            self.code.place(open.exit);
        }
        self.code.place(end);
        self.code.release(mark);
        Ok(())
    }

    /// Begins a loop over a range, the items of a list or the subsets of one.
    fn open(&mut self, over: &Expr) -> Done<(Value, Loop)> {
        let span = over.span;
        let [next, exit] = [self.code.label(), self.code.label()];
        if let ExprKind::Range { from, to, inclusive } = &over.kind {
            let counter = self.code.number()?;
            let start = self.number(from)?;
            let end = self.number(to)?;
            self.code.emit(Op::Copy { to: counter, a: start }, span);
            let to = Code::target(exit);
            let op = match inclusive {
                true => Op::JumpLt { a: end, b: counter, to },
                false => Op::JumpLe { a: end, b: counter, to },
            };
            self.code.emit(op, span);
            let top = self.code.here();
            let open = Loop { next, exit, top, counter, end, inclusive: *inclusive, span };
            return Ok((Value::Number(counter), open));
        }
        let (list, subsets) = match &over.kind {
            ExprKind::Call { name, arguments }
                if functions::find(&name.text).is_some_and(|f| f.meaning == Meaning::Subsets) =>
            {
                let list =
                    arguments.first().map_or(Err(Uncompiled::Refused), |list| self.list(list))?;
                (list, true)
            }
            _ => (self.list(over)?, false),
        };
        let [counter, end] = [self.code.number()?, self.code.number()?];
        let zero = self.code.constant(0)?;
        self.code.emit(Op::Copy { to: counter, a: zero }, span);
        let op = match subsets {
            true => Op::Subsets { to: end, a: list },
            false => Op::Len { to: end, a: list },
        };
        self.code.emit(op, span);
        self.code.emit(Op::JumpLe { a: end, b: counter, to: Code::target(exit) }, span);
        let top = self.code.here();
        let value = match subsets {
            true => {
                let to = self.code.list()?;
                self.code.emit(Op::Subset { to, a: list, b: counter }, span);
                Value::List(to)
            }
            false => {
                let to = self.code.number()?;
                self.code.emit(Op::Get { to, a: list, b: counter }, span);
                Value::Number(to)
            }
        };
        Ok((value, Loop { next, exit, top, counter, end, inclusive: false, span }))
    }

    fn number(&mut self, expr: &Expr) -> Done<Reg> {
        match self.eval(expr)? {
            Value::Number(reg) => Ok(reg),
            Value::List(_) => Err(Uncompiled::Refused),
        }
    }

    fn list(&mut self, expr: &Expr) -> Done<ListReg> {
        match self.eval(expr)? {
            Value::List(reg) => Ok(reg),
            Value::Number(_) => Err(Uncompiled::Refused),
        }
    }

    /// Emits an instruction whose answer is a number.
    fn number_by(&mut self, span: Span, op: impl FnOnce(Reg) -> Op) -> Done<Value> {
        let to = self.code.number()?;
        self.code.emit(op(to), span);
        Ok(Value::Number(to))
    }

    /// Emits an instruction whose answer is a list.
    fn list_by(&mut self, span: Span, op: impl FnOnce(ListReg) -> Op) -> Done<Value> {
        let to = self.code.list()?;
        self.code.emit(op(to), span);
        Ok(Value::List(to))
    }

    fn eval(&mut self, expr: &Expr) -> Done<Value> {
        let span = expr.span;
        match &expr.kind {
            ExprKind::Number(n) => Ok(Value::Number(self.code.constant(*n)?)),
            ExprKind::Truth(truth) => Ok(Value::Number(self.code.constant(i64::from(*truth))?)),
            ExprKind::Text(text) => self.table(List::text(text), span),
            ExprKind::Name(name) => self.name(name, span),
            ExprKind::List(items) => self.literal(items, span),
            ExprKind::Gather { item, clauses } => self.gather(item, clauses, span),
            ExprKind::Negate(a) => {
                let a = self.number(a)?;
                self.number_by(span, |to| Op::Call { f: Function::Negate, to, a })
            }
            ExprKind::Binary { op, a, b } => self.binary(*op, a, b, span),
            ExprKind::Compare { first, rest } => match rest.as_slice() {
                [(op, right)] => self.comparison(*op, first, right, span),
                _ => self.truth(expr),
            },
            ExprKind::In { list, .. } if !matches!(list.kind, ExprKind::Range { .. }) => {
                self.membership(expr)
            }
            ExprKind::Not(_) | ExprKind::In { .. } | ExprKind::And(..) | ExprKind::Or(..) => {
                self.truth(expr)
            }
            ExprKind::If { condition, then, otherwise } => {
                self.conditional(condition, then, otherwise, span)
            }
            ExprKind::Range { from, to, inclusive } => {
                let a = self.number(from)?;
                let b = self.end(to, *inclusive)?;
                self.list_by(span, |to| Op::Range { to, a, b })
            }
            ExprKind::Call { name, arguments } => match functions::find(&name.text) {
                Some(function) => self.call(function, arguments, span),
                None => Err(Uncompiled::Refused),
            },
            ExprKind::Over { name, item, clauses } => match functions::find(&name.text) {
                Some(function) => self.over(function, item, clauses, span),
                None => Err(Uncompiled::Refused),
            },
            ExprKind::Index { list, at } => {
                let (a, b) = (self.list(list)?, self.number(at)?);
                self.number_by(span, |to| Op::Get { to, a, b })
            }
            ExprKind::Slice { list, from, to, inclusive } => {
                let a = self.list(list)?;
                let from = match from {
                    Some(from) => self.number(from)?,
                    None => self.code.constant(0)?,
                };
                let end = match to {
                    Some(to) => self.end(to, *inclusive)?,
                    None => {
                        let end = self.code.number()?;
                        self.code.emit(Op::Len { to: end, a }, span);
                        end
                    }
                };
                self.list_by(span, |to| Op::Slice { to, a, from, end })
            }
            ExprKind::Wrong => Err(Uncompiled::Refused),
        }
    }

    /// The first number that is not in a range.
    fn end(&mut self, to: &Expr, inclusive: bool) -> Done<Reg> {
        let last = self.number(to)?;
        if !inclusive {
            return Ok(last);
        }
        let (end, one) = (self.code.number()?, self.code.constant(1)?);
        self.code.emit(Op::Add { to: end, a: last, b: one }, to.span);
        Ok(end)
    }

    fn name(&mut self, name: &str, span: Span) -> Done<Value> {
        if let Some(value) = self.code.lookup(name) {
            return Ok(value);
        }
        let constant = self.constants.iter().rev().find(|(known, _)| known == name);
        match constant.map(|(_, value)| value.clone()) {
            Some(Argument::List(list)) => self.table(list, span),
            Some(Argument::Number(n)) => Ok(Value::Number(self.code.constant(n)?)),
            None => Err(Uncompiled::Refused),
        }
    }

    fn table(&mut self, list: List, span: Span) -> Done<Value> {
        let known = self.tables.iter().position(|table| *table == list);
        let table = known.unwrap_or_else(|| {
            self.tables.push(list);
            self.tables.len() - 1
        });
        let table = u16::try_from(table).map_err(|_| Uncompiled::OutOfRoom)?;
        self.list_by(span, |to| Op::Table { to, table })
    }

    /// A list whose items are written down. Numbers make a constant list.
    fn literal(&mut self, items: &[Expr], span: Span) -> Done<Value> {
        let numbers = items.iter().map(|item| match item.kind {
            ExprKind::Number(n) => Some(n),
            _ => None,
        });
        if let Some(numbers) = numbers.collect::<Option<Vec<i64>>>() {
            return self.table(List::new(numbers), span);
        }
        self.code.emit(Op::Gather, span);
        for item in items {
            let mark = self.code.mark();
            let a = self.number(item)?;
            self.code.emit(Op::Item { a }, item.span);
            self.code.release(mark);
        }
        self.list_by(span, |to| Op::Gathered { to })
    }

    fn gather(&mut self, item: &Expr, clauses: &[Clause], span: Span) -> Done<Value> {
        self.code.emit(Op::Gather, span);
        self.rounds(clauses, |compiler| {
            let a = compiler.number(item)?;
            compiler.code.emit(Op::Item { a }, item.span);
            Ok(())
        })?;
        self.list_by(span, |to| Op::Gathered { to })
    }

    fn binary(&mut self, op: BinaryOp, a: &Expr, b: &Expr, span: Span) -> Done<Value> {
        let (a, b) = match (self.eval(a)?, self.eval(b)?) {
            (Value::Number(a), Value::Number(b)) => (a, b),
            (Value::List(a), Value::List(b)) => {
                return self.list_by(span, |to| Op::Concat { to, a, b });
            }
            _ => return Err(Uncompiled::Refused),
        };
        let two = |f| move |to| Op::Call2 { f, to, a, b };
        match op {
            BinaryOp::Add => self.number_by(span, |to| Op::Add { to, a, b }),
            BinaryOp::Sub => self.number_by(span, |to| Op::Sub { to, a, b }),
            BinaryOp::Mul => self.number_by(span, |to| Op::Mul { to, a, b }),
            BinaryOp::Div => self.number_by(span, |to| Op::Div { to, a, b }),
            BinaryOp::Mod => self.number_by(span, |to| Op::Mod { to, a, b }),
            BinaryOp::Pow => self.number_by(span, two(Function2::Pow)),
            BinaryOp::Xor => self.number_by(span, two(Function2::Xor)),
            BinaryOp::ShiftLeft => self.number_by(span, two(Function2::Shl)),
            BinaryOp::ShiftRight => self.number_by(span, two(Function2::Shr)),
        }
    }

    fn conditional(
        &mut self,
        condition: &Expr,
        then: &Expr,
        otherwise: &Expr,
        span: Span,
    ) -> Done<Value> {
        let [no, past] = [self.code.label(), self.code.label()];
        let [number, list] = [self.code.number()?, self.code.list()?];
        self.unless(condition, no)?;
        let value = self.eval(then)?;
        let kept = self.copy(value, number, list, span);
        self.code.emit(Op::Jump { to: Code::target(past) }, span);
        self.code.place(no);
        let value = self.eval(otherwise)?;
        self.copy(value, number, list, span);
        self.code.place(past);
        Ok(kept)
    }

    fn copy(&mut self, value: Value, number: Reg, list: ListReg, span: Span) -> Value {
        match value {
            Value::Number(a) => {
                self.code.emit(Op::Copy { to: number, a }, span);
                Value::Number(number)
            }
            Value::List(a) => {
                self.code.emit(Op::CopyList { to: list, a }, span);
                Value::List(list)
            }
        }
    }
}
