//! What a game says of itself to people: positions to begin with, and how its positions are drawn.
//!
//! Neither changes the rules: a position is the same whoever named or drew it.

use super::program::{Block, Program};
use super::{Argument, Fault, GameId, Kind, List, Rules, State, evaluate};

/// Positions of a game by a few numbers: `start cram(rows, columns) = cram(…)`.
#[derive(Clone, Debug)]
pub struct Start {
    pub(super) name: String,
    pub(super) parameters: Vec<String>,
    pub(super) game: GameId,
    pub(super) arguments: Vec<Block>,
}

impl Start {
    /// The positions of `game` that are called `name`, with what the game is given as clauses of the parameters.
    pub fn new(name: String, parameters: Vec<String>, game: GameId, given: Vec<Block>) -> Start {
        Start { name, parameters, game, arguments: given }
    }

    /// What they are called.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The numbers they are told apart by.
    pub fn parameters(&self) -> &[String] {
        &self.parameters
    }
}

/// The form in which positions of a game are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Squares in rows of the same length.
    Board,
    /// Squares in a row.
    Strip,
    /// Heaps of stones.
    Heaps,
}

/// How positions of a game are drawn: `shown as board(b, w)`.
#[derive(Clone, Debug)]
pub struct Sketch {
    form: Form,
    cells: Block,
    /// Of a board: how long its rows are.
    width: Option<Block>,
}

impl Sketch {
    /// Positions drawn as a list of cells, of a board with the length of its rows.
    pub fn new(form: Form, cells: Block, width: Option<Block>) -> Sketch {
        Sketch { form, cells, width }
    }
}

/// A position as it is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// The form.
    pub form: Form,
    /// What is on the squares, row by row: 0 nothing, 1 a piece, −2 a piece of the other player, −1 that there is
    /// no square, and other numbers themselves; of a text its letters. Of heaps their sizes.
    pub cells: List,
    /// How many squares a row has, at least one.
    pub width: usize,
}

/// Squares of more than this are not drawn.
const MOST_CELLS: usize = 4096;

impl Rules {
    /// The positions to begin with that have names, in the order in which they were written.
    pub fn starts(&self) -> &[Start] {
        &self.0.starts
    }

    /// The position that `start` is with these numbers, as many as it has parameters.
    ///
    /// # Errors
    /// What goes wrong; `None` if it takes too long.
    pub fn begin(&self, start: &Start, numbers: &[i64]) -> Result<State, Option<Fault>> {
        let numbers: Vec<Argument> = numbers.iter().copied().map(Argument::Number).collect();
        let given = start.arguments.iter().map(|block| evaluate(&self.0, block, &numbers));
        Ok(State::new(start.game, given.collect::<Result<_, _>>()?))
    }

    /// The game that `start` begins.
    pub fn begun(&self, start: &Start) -> GameId {
        start.game
    }

    /// Whether `given` is what a game of these parameters is given.
    pub fn fits(&self, game: GameId, given: &[Kind]) -> bool {
        self.parameters(game).iter().map(|(_, kind)| kind).eq(given)
    }

    /// A position as it is drawn, if its game says how and it is not too large.
    pub fn scene(&self, state: &State) -> Option<Scene> {
        let shown = self.game(state.game()).shown.as_ref()?;
        scene(&self.0, shown, &state.arguments())
    }
}

fn scene(program: &Program, shown: &Sketch, arguments: &[Argument]) -> Option<Scene> {
    let list = match evaluate(program, &shown.cells, arguments) {
        Ok(Argument::List(list)) if list.items().len() <= MOST_CELLS => list,
        _ => return None,
    };
    let width = match &shown.width {
        None => list.items().len().max(1),
        Some(width) => match evaluate(program, width, arguments) {
            Ok(Argument::Number(n)) => usize::try_from(n).ok().filter(|&width| width > 0)?,
            _ => return None,
        },
    };
    Some(Scene { form: shown.form, cells: list, width })
}
