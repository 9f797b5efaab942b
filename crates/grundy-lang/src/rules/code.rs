//! Instructions as they are being written: registers, labels and constants.

use super::ast::Name;
use crate::diagnostic::Span;
use grundy_games::written::Kind;
use grundy_games::written::program::{Block, ListReg, Op, Place, Reg, Slot, Target};

/// Why a clause is not compiled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Uncompiled {
    /// It needs more registers than there are.
    OutOfRoom,
    /// The checker refuses it, and has said so: nothing is made of what makes no sense.
    Refused,
}

/// Where the value of an expression is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Value {
    /// A number, or a truth value.
    Number(Reg),
    List(ListReg),
}

impl Value {
    pub(super) fn slot(self) -> Slot {
        match self {
            Value::Number(reg) => Slot::Number(reg),
            Value::List(reg) => Slot::List(reg),
        }
    }
}

/// An instruction that is not written yet, by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Label(usize);

/// A clause as it is being written.
///
/// Numbers take registers from below as they are needed and give them back at the end of their
/// scope; constants take registers from above.
#[derive(Default)]
pub(super) struct Code {
    ops: Vec<(Op, Place)>,
    constants: Vec<(Reg, i64)>,
    arguments: Vec<Vec<Slot>>,
    /// Where each label is, once it is placed.
    labels: Vec<Option<Target>>,
    numbers: usize,
    /// The most numbers that were ever in use. Invariant: no constant is below.
    most_numbers: usize,
    lists: usize,
    /// Names and where their values are, the innermost last.
    pub(super) scope: Vec<(String, Value)>,
}

/// How many registers are in use.
#[derive(Clone, Copy)]
pub(super) struct Mark {
    numbers: usize,
    lists: usize,
    scope: usize,
}

const REGISTERS: usize = 256;

impl Code {
    /// A clause that is given these parameters.
    pub(super) fn new(parameters: &[(String, Kind)]) -> Result<Code, Uncompiled> {
        let mut code = Code::default();
        for (name, kind) in parameters {
            let value = match kind {
                Kind::Number | Kind::Truth => Value::Number(code.number()?),
                Kind::List => Value::List(code.list()?),
            };
            code.scope.push((name.clone(), value));
        }
        Ok(code)
    }

    pub(super) fn mark(&self) -> Mark {
        Mark { numbers: self.numbers, lists: self.lists, scope: self.scope.len() }
    }

    /// Gives back the registers and names since `mark`.
    pub(super) fn release(&mut self, mark: Mark) {
        (self.numbers, self.lists) = (mark.numbers, mark.lists);
        self.scope.truncate(mark.scope);
    }

    pub(super) fn define(&mut self, name: &Name, value: Value) {
        self.scope.push((name.text.clone(), value));
    }

    pub(super) fn lookup(&self, name: &str) -> Option<Value> {
        self.scope.iter().rev().find(|(known, _)| known == name).map(|(_, value)| *value)
    }

    /// A register for a number.
    pub(super) fn number(&mut self) -> Result<Reg, Uncompiled> {
        let used = self.numbers + self.constants.len();
        let reg = Reg::try_from(self.numbers).ok().filter(|_| used < REGISTERS);
        self.numbers += 1;
        self.most_numbers = self.most_numbers.max(self.numbers);
        reg.ok_or(Uncompiled::OutOfRoom)
    }

    /// A register for a list.
    pub(super) fn list(&mut self) -> Result<ListReg, Uncompiled> {
        let reg = ListReg::try_from(self.lists).map_err(|_| Uncompiled::OutOfRoom);
        self.lists += 1;
        reg
    }

    /// The register that holds a constant.
    pub(super) fn constant(&mut self, value: i64) -> Result<Reg, Uncompiled> {
        if let Some(&(reg, _)) = self.constants.iter().find(|(_, known)| *known == value) {
            return Ok(reg);
        }
        let next = REGISTERS.checked_sub(self.constants.len() + 1);
        // A constant is there from the beginning, so nothing may ever have been where it is.
        let next = next.filter(|&next| next >= self.most_numbers).ok_or(Uncompiled::OutOfRoom)?;
        let reg = Reg::try_from(next).map_err(|_| Uncompiled::OutOfRoom)?;
        self.constants.push((reg, value));
        Ok(reg)
    }

    pub(super) fn emit(&mut self, op: Op, span: Span) {
        let number = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        self.ops.push((op, Place { start: number(span.start), end: number(span.end) }));
    }

    /// The number of a list of arguments.
    pub(super) fn slots(&mut self, slots: Vec<Slot>) -> Result<u16, Uncompiled> {
        let index = u16::try_from(self.arguments.len()).map_err(|_| Uncompiled::OutOfRoom)?;
        self.arguments.push(slots);
        Ok(index)
    }

    /// A label that is placed later. Until the clause is finished, jumps name labels.
    pub(super) fn label(&mut self) -> Label {
        self.labels.push(None);
        Label(self.labels.len() - 1)
    }

    /// Places a label before the next instruction.
    pub(super) fn place(&mut self, label: Label) {
        self.labels[label.0] = Target::try_from(self.ops.len()).ok();
    }

    /// A label before the next instruction.
    pub(super) fn here(&mut self) -> Label {
        let label = self.label();
        self.place(label);
        label
    }

    /// A label as a target, until the clause is finished.
    pub(super) fn target(label: Label) -> Target {
        Target::try_from(label.0).unwrap_or(Target::MAX)
    }

    /// The clause, with jumps to where the labels are.
    pub(super) fn finish(self) -> Block {
        let Code { mut ops, constants, arguments, labels, .. } = self;
        let place = |to: &mut Target| {
            let label = usize::try_from(*to).ok().and_then(|label| labels.get(label));
            *to = label.copied().flatten().unwrap_or(Target::MAX);
        };
        ops.iter_mut().filter_map(|(op, _)| op.target_mut()).for_each(place);
        Block::new(ops, constants, arguments)
    }
}
