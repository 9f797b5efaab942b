//! Games whose rules somebody wrote down: compiled once, run at every position.
//!
//! The language they are written in is the business of `grundy-lang`, which makes a
//! [`Program`] of a text. Here rules are instructions, and positions are a game and
//! what it is given.

pub mod program;

mod arithmetic;
mod fault;
mod machine;
mod op;
mod recognised;
#[cfg(feature = "serde")]
mod serial;
mod shown;
mod state;
pub(crate) mod term;

pub use fault::{Fault, FaultKind};
#[cfg(feature = "serde")]
pub use serial::Named;
pub use shown::{Form, Scene, Sketch, Start};
pub use state::{Argument, GameId, Kind, List, Part, State};
pub use term::{Written, distinct, term_of};

use crate::heap::HeapRule;
use grundy_core::{Ending, Impartial, Options, OptionsError, Player, Ruleset};
use grundy_engines::sprague::{Valued, Visitor};
use machine::{Halt, NoOptions, Outcome, Sink};
use program::{Block, Game, Program};
use std::cmp::Ordering;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// The rules of one or several written games.
///
/// Cheap to clone. Two are equal if they were written alike.
#[derive(Clone, Debug)]
pub struct Rules(Arc<Program>);

/// A clause that makes no options may take so many looks at the clock, well below a second.
const TICKS: u32 = 1 << 8;

impl Rules {
    /// The rules of a program.
    pub fn new(program: Program) -> Rules {
        Rules(Arc::new(program))
    }

    /// The same games with the players exchanged: the negatives of their positions.
    #[must_use]
    pub fn mirrored(&self) -> Rules {
        Rules::new(self.0.mirrored())
    }

    /// Whether the players are exchanged.
    pub fn is_mirrored(&self) -> bool {
        self.0.mirrored
    }

    /// Every game, in the order in which they were written.
    pub fn games(&self) -> impl Iterator<Item = GameId> + use<> {
        (0..u16::try_from(self.0.games.len()).unwrap_or(u16::MAX)).map(GameId)
    }

    /// The game with this name.
    pub fn find(&self, name: &str) -> Option<GameId> {
        self.games().find(|&id| self.game(id).name == name)
    }

    /// The name of a game.
    pub fn name(&self, id: GameId) -> &str {
        &self.game(id).name
    }

    /// The parameters of a game: their names, and what they are given.
    pub fn parameters(&self, id: GameId) -> &[(String, Kind)] {
        &self.game(id).parameters
    }

    /// Whether a game has one parameter, so that several arguments are several heaps.
    pub fn has_heaps(&self, id: GameId) -> bool {
        self.parameters(id).len() == 1
    }

    /// Whether both players have the same options, in this game and all that can follow.
    pub fn is_impartial(&self, id: GameId) -> bool {
        self.game(id).impartial
    }

    /// Whether a clause ends this game, or one that can follow, at once.
    pub fn ends(&self, id: GameId) -> bool {
        self.game(id).ends
    }

    /// The heap rule of the catalogue that a game was recognised as.
    pub fn recognised(&self, id: GameId) -> Option<&HeapRule> {
        self.game(id).heap.as_ref()
    }

    /// Whether a game was recognised as `rule`, comparing the options of small heaps once more.
    pub fn is_heap_rule(&self, id: GameId, rule: &HeapRule) -> bool {
        self.recognised(id) == Some(rule) && recognised::holds(&self.0, id.index())
    }

    /// The text that the rules were compiled from.
    pub fn source(&self) -> &str {
        &self.0.source
    }

    fn game(&self, id: GameId) -> &Game {
        // Ids are made by `games` and by programs, which name only their own games. Of other rules'
        // ids the last game stands for a missing one.
        let games = &self.0.games;
        games.get(id.index()).unwrap_or_else(|| &games[games.len() - 1])
    }

    /// Shows every option of `player`, or nothing if the game is over.
    fn list(&self, state: &State, player: Player, out: &mut impl Sink) -> Result<(), Halt> {
        let game = self.game(state.game());
        let arguments = state.arguments();
        if self.run_endings(game, state, &arguments)?.is_some() {
            return Ok(());
        }
        let block = match (&game.right, player) {
            (Some(right), Player::Right) => right,
            _ => &game.options,
        };
        machine::run(&self.0, block, &arguments, out).map(drop)
    }

    fn run_endings(
        &self,
        game: &Game,
        state: &State,
        arguments: &[Argument],
    ) -> Result<Option<Ending>, Halt> {
        let Some(block) = &game.endings else { return Ok(None) };
        match machine::run(&self.0, block, arguments, &mut NoOptions { ticks: TICKS })? {
            Outcome::Ending(ending) => Ok(Some(ending)),
            _ if state.is_negative() => {
                let place = block.places.first().copied().unwrap_or_default();
                Err(Halt::Fault(Fault { kind: FaultKind::Negative, place }))
            }
            _ => Ok(None),
        }
    }

    /// What goes wrong at a position, if something does.
    pub fn fault(&self, state: &State, player: Player) -> Option<Fault> {
        // The options were listed before, as far as this, so time was enough.
        match self.list(state, player, &mut NoOptions { ticks: u32::MAX }) {
            Err(Halt::Fault(fault)) => Some(fault),
            _ => None,
        }
    }

    /// What a clause that is only a number gives.
    ///
    /// # Errors
    /// What goes wrong; `None` if it takes too long.
    pub fn evaluate(
        &self,
        block: &Block,
        arguments: &[Argument],
    ) -> Result<Argument, Option<Fault>> {
        evaluate(&self.0, block, arguments)
    }
}

/// What a clause that is only a number or a list gives.
///
/// # Errors
/// What goes wrong; `None` if it takes too long.
pub fn evaluate(
    program: &Program,
    block: &Block,
    arguments: &[Argument],
) -> Result<Argument, Option<Fault>> {
    if !block.is_sound(program.games.len(), program.tables.len()) {
        return Err(None);
    }
    match machine::run(program, block, arguments, &mut NoOptions { ticks: TICKS }) {
        Ok(Outcome::Number(n)) => Ok(Argument::Number(n)),
        Ok(Outcome::List(list)) => Ok(Argument::List(list)),
        Ok(_) => Err(None),
        Err(Halt::Fault(fault)) => Err(Some(fault)),
        Err(Halt::Stopped) => Err(None),
    }
}

impl From<Halt> for OptionsError {
    fn from(halt: Halt) -> OptionsError {
        match halt {
            Halt::Fault(_) => OptionsError::Broken,
            Halt::Stopped => OptionsError::TooMany,
        }
    }
}

impl Ruleset for Rules {
    type Position = Part;

    fn options(
        &self,
        pos: &Part,
        player: Player,
        out: &mut Options<Part>,
    ) -> Result<(), OptionsError> {
        match pos {
            Part::State(state) => Ok(self.list(state, player, out)?),
            Part::Nimber(n) => (0..*n).try_for_each(|to| out.push([Part::Nimber(to)])),
        }
    }

    fn ending(&self, pos: &Part, _: Player) -> Result<Option<Ending>, OptionsError> {
        let Part::State(state) = pos else { return Ok(None) };
        let game = self.game(state.game());
        match game.endings {
            None => Ok(None),
            Some(_) => Ok(self.run_endings(game, state, &state.arguments())?),
        }
    }

    fn weight(&self, pos: &Part) -> usize {
        let heap = match pos {
            Part::State(state) => state.heap_bytes(),
            Part::Nimber(_) => 0,
        };
        size_of_val(pos) + heap
    }
}

/// Rules asked only about games that are impartial.
pub struct ImpartialRules(pub Rules);

impl Ruleset for ImpartialRules {
    type Position = Part;

    fn options(&self, pos: &Part, _: Player, out: &mut Options<Part>) -> Result<(), OptionsError> {
        self.0.options(pos, Player::Left, out)
    }

    fn weight(&self, pos: &Part) -> usize {
        self.0.weight(pos)
    }
}

impl Impartial for ImpartialRules {}

impl Valued for ImpartialRules {
    fn known(&self, pos: &Part) -> Option<u64> {
        match pos {
            Part::State(_) => None,
            Part::Nimber(n) => Some(*n),
        }
    }

    fn visit<V: Visitor<Part>>(&self, pos: &Part, visitor: &mut V) -> Result<(), OptionsError> {
        match pos {
            Part::State(state) => Ok(self.0.list(state, Player::Left, &mut Shown(visitor))?),
            Part::Nimber(n) => (0..*n).try_for_each(|to| {
                visitor.part(Part::Nimber(to));
                visitor.close()
            }),
        }
    }
}

/// Shows options to a visitor as they are made.
struct Shown<'v, V>(&'v mut V);

impl<V: Visitor<Part>> Sink for Shown<'_, V> {
    #[inline]
    fn add(&mut self, part: Part) {
        self.0.part(part);
    }

    #[inline]
    fn close(&mut self) -> Result<(), OptionsError> {
        self.0.close()
    }

    fn in_time(&mut self) -> Result<(), OptionsError> {
        self.0.in_time()
    }
}

impl PartialEq for Rules {
    fn eq(&self, other: &Rules) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Rules {}

impl PartialOrd for Rules {
    fn partial_cmp(&self, other: &Rules) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Rules {
    fn cmp(&self, other: &Rules) -> Ordering {
        match Arc::ptr_eq(&self.0, &other.0) {
            true => Ordering::Equal,
            false => {
                let key = |rules: &Rules| rules.0.mirrored;
                (self.source(), key(self)).cmp(&(other.source(), key(other)))
            }
        }
    }
}

impl Hash for Rules {
    /// Rules in one search are few, so their lengths tell them apart well enough.
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.source().len().hash(state);
    }
}
