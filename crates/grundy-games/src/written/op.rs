//! Instructions.
//!
//! They work on registers, 256 numbers and as many lists; conditions are jumps, and every loop is one
//! instruction at its end.

use super::state::GameId;
use grundy_core::Ending;

/// A register for a number; truth values are the numbers 0 and 1.
pub type Reg = u8;
/// A register for a list.
pub type ListReg = u8;
/// The index of an instruction.
pub type Target = u32;

/// Where in its source an instruction comes from, in bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place {
    /// Where it begins.
    pub start: u32,
    /// Where it ends.
    pub end: u32,
}

/// An instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // Registers: `to` is written; `a` and `b` are read, in this order.
pub enum Op {
    Copy {
        to: Reg,
        a: Reg,
    },
    Add {
        to: Reg,
        a: Reg,
        b: Reg,
    },
    Sub {
        to: Reg,
        a: Reg,
        b: Reg,
    },
    Mul {
        to: Reg,
        a: Reg,
        b: Reg,
    },
    /// The quotient rounded down.
    Div {
        to: Reg,
        a: Reg,
        b: Reg,
    },
    /// What [`Op::Div`] leaves, which has the sign of `b`.
    Mod {
        to: Reg,
        a: Reg,
        b: Reg,
    },
    Eq {
        to: Reg,
        a: Reg,
        b: Reg,
    },
    Ne {
        to: Reg,
        a: Reg,
        b: Reg,
    },
    Lt {
        to: Reg,
        a: Reg,
        b: Reg,
    },
    Le {
        to: Reg,
        a: Reg,
        b: Reg,
    },
    Not {
        to: Reg,
        a: Reg,
    },
    Jump {
        to: Target,
    },
    JumpIf {
        a: Reg,
        to: Target,
    },
    JumpUnless {
        a: Reg,
        to: Target,
    },
    JumpEq {
        a: Reg,
        b: Reg,
        to: Target,
    },
    JumpNe {
        a: Reg,
        b: Reg,
        to: Target,
    },
    JumpLt {
        a: Reg,
        b: Reg,
        to: Target,
    },
    JumpLe {
        a: Reg,
        b: Reg,
        to: Target,
    },
    /// The end of a loop: adds 1 to `a` and jumps if that is below `b`.
    Next {
        a: Reg,
        b: Reg,
        to: Target,
    },
    /// The end of a loop: adds 1 to `a` and jumps unless it was `b`.
    NextTo {
        a: Reg,
        b: Reg,
        to: Target,
    },
    /// A function of one number.
    Call {
        f: Function,
        to: Reg,
        a: Reg,
    },
    /// A function of two numbers.
    Call2 {
        f: Function2,
        to: Reg,
        a: Reg,
        b: Reg,
    },
    /// A constant list.
    Table {
        to: ListReg,
        table: u16,
    },
    CopyList {
        to: ListReg,
        a: ListReg,
    },
    Len {
        to: Reg,
        a: ListReg,
    },
    Get {
        to: Reg,
        a: ListReg,
        b: Reg,
    },
    /// A function of a list that is a number.
    Fold {
        f: Fold,
        to: Reg,
        a: ListReg,
    },
    /// How often `b` is in the list.
    Count {
        to: Reg,
        a: ListReg,
        b: Reg,
    },
    EqLists {
        to: Reg,
        a: ListReg,
        b: ListReg,
    },
    /// A function of a list that is a list.
    Map {
        f: Map,
        to: ListReg,
        a: ListReg,
    },
    Concat {
        to: ListReg,
        a: ListReg,
        b: ListReg,
    },
    /// The items from `from` on, up to but not including `end`.
    Slice {
        to: ListReg,
        a: ListReg,
        from: Reg,
        end: Reg,
    },
    /// The list with item `at` replaced.
    Replace {
        to: ListReg,
        a: ListReg,
        at: Reg,
        by: Reg,
    },
    /// The list without item `b`.
    Remove {
        to: ListReg,
        a: ListReg,
        b: Reg,
    },
    /// The items for which a bit of `b` is 1, the lowest bit being the first item's.
    Subset {
        to: ListReg,
        a: ListReg,
        b: Reg,
    },
    /// How many subsets a list has.
    Subsets {
        to: Reg,
        a: ListReg,
    },
    /// The numbers from `a` up to but not including `b`.
    Range {
        to: ListReg,
        a: Reg,
        b: Reg,
    },
    /// A list made of a number.
    Listed {
        f: Listed,
        to: ListReg,
        a: Reg,
    },
    /// Begins to gather a list.
    Gather,
    /// Adds a number to the list that is being gathered.
    Item {
        a: Reg,
    },
    /// The list that was gathered since the last [`Op::Gather`].
    Gathered {
        to: ListReg,
    },
    /// Adds a position of a game with one number to the option that is being made; `last` ends it.
    Part {
        game: GameId,
        a: Reg,
        last: bool,
    },
    /// Likewise with two numbers.
    Part2 {
        game: GameId,
        a: Reg,
        b: Reg,
        last: bool,
    },
    /// Likewise with whatever the game is given.
    PartOf {
        game: GameId,
        arguments: u16,
        last: bool,
    },
    /// Adds a nimber to the option that is being made.
    Nimber {
        a: Reg,
        last: bool,
    },
    /// Ends the option that is being made.
    Close,
    /// Ends the clause, and with it the game.
    End {
        ending: Ending,
    },
    /// Ends the clause with a number.
    Give {
        a: Reg,
    },
    /// Ends the clause with a list.
    GiveList {
        a: ListReg,
    },
}

/// A function of one number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Function {
    Negate,
    Abs,
    Isqrt,
    Popcount,
    Log2,
    IsPrime,
    IsSquare,
    /// The least prime factor.
    LeastFactor,
    /// How many primes there are up to a number.
    PrimeIndex,
}

/// A function of two numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Function2 {
    Gcd,
    Lcm,
    Min,
    Max,
    Pow,
    Xor,
    And,
    Or,
    Shl,
    Shr,
    /// How often the second divides the first.
    Valuation,
}

/// A function of a list that is a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Fold {
    Sum,
    Xor,
    Min,
    Max,
    Mex,
}

/// A function of a list that is a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Map {
    Sort,
    Reverse,
    /// Every item once, sorted.
    Distinct,
}

/// A list made of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Listed {
    Divisors,
    /// The prime factors, as often as they divide.
    Factors,
    /// The primes up to a number.
    Primes,
    Digits,
}

/// Where an argument is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slot {
    /// A number.
    Number(Reg),
    /// A list.
    List(ListReg),
}

impl Op {
    /// Where it may jump to.
    pub fn target_mut(&mut self) -> Option<&mut Target> {
        match self {
            Op::Jump { to }
            | Op::JumpIf { to, .. }
            | Op::JumpUnless { to, .. }
            | Op::JumpEq { to, .. }
            | Op::JumpNe { to, .. }
            | Op::JumpLt { to, .. }
            | Op::JumpLe { to, .. }
            | Op::Next { to, .. }
            | Op::NextTo { to, .. } => Some(to),
            _ => None,
        }
    }
}
