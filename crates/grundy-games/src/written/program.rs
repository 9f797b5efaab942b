//! Rules in the form in which they are run: a few instructions for each clause of a game, compiled
//! once and run at every position.

pub use super::op::{
    Fold, Function, Function2, ListReg, Listed, Map, Op, Place, Reg, Slot, Target,
};

use super::recognised;
use super::shown::{Sketch, Start};
use super::state::{GameId, Kind, List};
use crate::heap::HeapRule;

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
    /// How its positions are drawn.
    pub(super) shown: Option<Sketch>,
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
        Game { name, parameters, options, right, endings, impartial, ends, heap: None, shown: None }
    }

    /// The game, claimed to be a heap rule. The claim is tested before it is believed, by
    /// [`Program::new`].
    #[must_use]
    pub fn claimed(self, heap: Option<HeapRule>) -> Game {
        Game { heap, ..self }
    }

    /// The game, drawn as it says.
    #[must_use]
    pub fn shown(self, shown: Option<Sketch>) -> Game {
        Game { shown, ..self }
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
    /// Positions to begin with. Invariant: each is of a game that is here.
    pub(super) starts: Vec<Start>,
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
            starts: self.starts.clone(),
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
        let mut program = Program { games, tables, source, mirrored: false, starts: Vec::new() };
        for index in 0..program.games.len() {
            if !recognised::holds(&program, index) {
                program.games[index].heap = None;
            }
        }
        Some(program)
    }

    /// The same with positions to begin with; `None` if one of them is of a game that there is not.
    #[must_use]
    pub fn with_starts(self, starts: Vec<Start>) -> Option<Program> {
        let known = starts.iter().all(|start| start.game.index() < self.games.len());
        known.then_some(Program { starts, ..self })
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
        let ends_inside = |mut op: Op| {
            op.target_mut()
                .is_none_or(|to| usize::try_from(*to).is_ok_and(|to| to <= self.ops.len()))
        };
        self.ops.iter().all(|&op| ends_inside(op))
            && self.ops.iter().all(|op| match *op {
                Op::Table { table, .. } => usize::from(table) < tables,
                Op::Part { game, .. } | Op::Part2 { game, .. } => game.index() < games,
                Op::PartOf { game, arguments, .. } => {
                    game.index() < games && usize::from(arguments) < self.arguments.len()
                }
                _ => true,
            })
    }
}
