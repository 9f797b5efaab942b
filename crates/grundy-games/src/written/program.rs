//! Rules in the form in which they are run: a few instructions for each clause of a game.
//!
//! A clause is compiled once and run at every position. Its instructions work on registers, 256
//! numbers and as many lists; conditions are jumps, and every loop is one instruction at its end.

use super::recognised;
use super::state::{GameId, Kind, List};
use crate::heap::HeapRule;
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

/// A clause of a game, compiled.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Block {
    /// Invariant: every target is at most their number.
    pub(super) ops: Vec<Op>,
    /// Invariant: as many as `ops`.
    pub(super) places: Vec<Place>,
    /// What registers hold to begin with.
    pub(super) constants: Vec<(Reg, i64)>,
    /// Invariant: every index in `ops` has one.
    pub(super) arguments: Vec<Vec<Slot>>,
}

/// A game, compiled.
#[derive(Clone, Debug)]
pub struct Game {
    pub(super) name: String,
    pub(super) parameters: Vec<(String, Kind)>,
    /// Left's options, and Right's if they are others.
    pub(super) options: Block,
    pub(super) right: Option<Block>,
    /// How the game ends at once, if there is a clause that says so.
    pub(super) endings: Option<Block>,
    /// Whether both players have the same options here and in every game that can follow.
    pub(super) impartial: bool,
    /// Whether a clause ends this game or one that can follow.
    pub(super) ends: bool,
    /// The heap rule that it was recognised as.
    pub(super) heap: Option<HeapRule>,
}

impl Game {
    /// A game whose parts were compiled. What it can lead to is found by [`Program::new`].
    pub fn new(
        name: String,
        parameters: Vec<(String, Kind)>,
        options: Block,
        right: Option<Block>,
        endings: Option<Block>,
    ) -> Game {
        let (impartial, ends) = (right.is_none(), endings.is_some());
        Game { name, parameters, options, right, endings, impartial, ends, heap: None }
    }

    /// The game, claimed to be a heap rule. The claim is tested before it is believed, by
    /// [`Program::new`].
    #[must_use]
    pub fn claimed(self, heap: Option<HeapRule>) -> Game {
        Game { heap, ..self }
    }

    /// The games that its options name.
    fn followers(&self) -> impl Iterator<Item = GameId> {
        let blocks = std::iter::once(&self.options).chain(&self.right);
        blocks.flat_map(|block| &block.ops).filter_map(|op| match op {
            Op::Part { game, .. } | Op::Part2 { game, .. } | Op::PartOf { game, .. } => Some(*game),
            _ => None,
        })
    }
}

/// Games that lead to each other.
#[derive(Debug)]
pub struct Program {
    /// Invariant: every game that an instruction names is here.
    pub(super) games: Vec<Game>,
    /// Invariant: every table that an instruction names is here.
    pub(super) tables: Vec<List>,
    /// The rules and constants as they were written: programs are equal if these are.
    pub(super) source: String,
    /// Whether the players have changed places.
    pub(super) mirrored: bool,
}

impl Program {
    /// The same games with the players exchanged.
    pub(super) fn mirrored(&self) -> Program {
        let exchanged = |game: &Game| match &game.right {
            Some(right) => {
                Game { options: right.clone(), right: Some(game.options.clone()), ..game.clone() }
            }
            None => game.clone(),
        };
        Program {
            games: self.games.iter().map(exchanged).collect(),
            tables: self.tables.clone(),
            source: self.source.clone(),
            mirrored: !self.mirrored,
        }
    }

    /// The games with the constant lists that they use, and the text that they were compiled from;
    /// `None` if an instruction names a game, list or instruction that there is not.
    pub fn new(mut games: Vec<Game>, tables: Vec<List>, source: String) -> Option<Program> {
        let blocks = games.iter().flat_map(|game| {
            std::iter::once(&game.options).chain(&game.right).chain(&game.endings)
        });
        for block in blocks {
            if !block.is_sound(games.len(), tables.len()) {
                return None;
            }
        }
        // What a game leads to is found by going round until nothing changes.
        loop {
            let mut changed = false;
            for index in 0..games.len() {
                let followers: Vec<GameId> = games[index].followers().collect();
                let impartial = followers.iter().all(|next| games[next.index()].impartial);
                let ends = followers.iter().any(|next| games[next.index()].ends);
                let game = &mut games[index];
                changed |= (game.impartial && !impartial) || (!game.ends && ends);
                game.impartial &= impartial;
                game.ends |= ends;
            }
            if !changed {
                break;
            }
        }
        let mut program = Program { games, tables, source, mirrored: false };
        for index in 0..program.games.len() {
            if !recognised::holds(&program, index) {
                program.games[index].heap = None;
            }
        }
        Some(program)
    }
}

impl Block {
    /// A clause: instructions with their places, what registers hold to begin with, and the lists of
    /// arguments that instructions name by their index.
    pub fn new(
        code: Vec<(Op, Place)>,
        constants: Vec<(Reg, i64)>,
        arguments: Vec<Vec<Slot>>,
    ) -> Block {
        let (ops, places) = code.into_iter().unzip();
        Block { ops, places, constants, arguments }
    }

    /// Whether every target, game, table and list of arguments that its instructions name exists.
    pub(super) fn is_sound(&self, games: usize, tables: usize) -> bool {
        self.ops.iter().all(|op| match *op {
            Op::Jump { to }
            | Op::JumpIf { to, .. }
            | Op::JumpUnless { to, .. }
            | Op::JumpEq { to, .. }
            | Op::JumpNe { to, .. }
            | Op::JumpLt { to, .. }
            | Op::JumpLe { to, .. }
            | Op::Next { to, .. }
            | Op::NextTo { to, .. } => to as usize <= self.ops.len(),
            Op::Table { table, .. } => usize::from(table) < tables,
            Op::Part { game, .. } | Op::Part2 { game, .. } => game.index() < games,
            Op::PartOf { game, arguments, .. } => {
                game.index() < games && usize::from(arguments) < self.arguments.len()
            }
            _ => true,
        })
    }
}
