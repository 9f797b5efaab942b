//! Checked rules to instructions.

use super::ast::{BinaryOp, Clause, CompareOp, Entry, Expr, ExprKind, Part};
use super::code::{Code, Label, OutOfRoom, Value};
use super::functions::{self, FunctionInfo, Meaning};
use crate::diagnostic::Span;
use grundy_core::Ending;
use grundy_games::written::program::{Block, Fold, Function, Function2, ListReg, Op, Reg};
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

type Done<T = ()> = Result<T, OutOfRoom>;

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
        let Some(&(_, game)) = found else { return Ok(()) }; // that has been said
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
        for clause in clauses {
            match clause {
                Clause::For { name, over } => {
                    let (value, open) = self.open(over)?;
                    self.code.define(name, value);
                    loops.push(open);
                }
                Clause::If(condition) => {
                    let next = loops.last().map_or(end, |open| open.next);
                    self.unless(condition, next)?;
                }
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
                let list = arguments.first().map_or(Err(OutOfRoom), |list| self.list(list))?;
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
            Value::List(_) => self.code.constant(0), // was refused by the checker
        }
    }

    fn list(&mut self, expr: &Expr) -> Done<ListReg> {
        match self.eval(expr)? {
            Value::List(reg) => Ok(reg),
            Value::Number(_) => self.code.list(), // was refused by the checker
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
                None => Ok(Value::Number(self.code.constant(0)?)), // that has been said
            },
            ExprKind::Over { name, item, clauses } => match functions::find(&name.text) {
                Some(function) => self.over(function, item, clauses, span),
                None => Ok(Value::Number(self.code.constant(0)?)),
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
            ExprKind::Wrong => Ok(Value::Number(self.code.constant(0)?)),
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
            None => Ok(Value::Number(self.code.constant(0)?)), // that has been said
        }
    }

    fn table(&mut self, list: List, span: Span) -> Done<Value> {
        let known = self.tables.iter().position(|table| *table == list);
        let table = known.unwrap_or_else(|| {
            self.tables.push(list);
            self.tables.len() - 1
        });
        let table = u16::try_from(table).map_err(|_| OutOfRoom)?;
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
            _ => return Ok(Value::Number(self.code.constant(0)?)), // was refused by the checker
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

    fn comparison(&mut self, op: CompareOp, a: &Expr, b: &Expr, span: Span) -> Done<Value> {
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
            _ => return Ok(Value::Number(self.code.constant(0)?)), // was refused by the checker
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

    fn membership(&mut self, expr: &Expr) -> Done<Value> {
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
    fn truth(&mut self, expr: &Expr) -> Done<Value> {
        let to = self.code.number()?;
        let (no, zero, one) = (self.code.label(), self.code.constant(0)?, self.code.constant(1)?);
        self.code.emit(Op::Copy { to, a: zero }, expr.span);
        self.unless(expr, no)?;
        self.code.emit(Op::Copy { to, a: one }, expr.span);
        self.code.place(no);
        Ok(Value::Number(to))
    }

    /// Jumps to `label` unless the condition holds.
    fn unless(&mut self, condition: &Expr, label: Label) -> Done {
        self.branch(condition, label, false)
    }

    /// Jumps to `label` if the condition is `when`.
    fn branch(&mut self, condition: &Expr, label: Label, when: bool) -> Done {
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
        let Value::Number(a) = value else { return Ok(()) }; // was refused by the checker
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
            _ => return Ok(()), // was refused by the checker
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

    fn call(&mut self, function: &FunctionInfo, arguments: &[Expr], span: Span) -> Done<Value> {
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
            _ => Ok(Number(self.code.constant(0)?)), // was refused by the checker
        }
    }

    /// `all(… for …)` and its like.
    fn over(
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
                return Ok(Value::Number(self.code.constant(0)?));
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
