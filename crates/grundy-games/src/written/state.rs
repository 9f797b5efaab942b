//! Positions of written games: a game and what it is given.

use std::sync::Arc;

/// Which game of its rules a position belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GameId(pub(super) u16);

impl GameId {
    /// The game at this place among the games of its rules, if there can be so many.
    pub fn new(index: usize) -> Option<GameId> {
        u16::try_from(index).ok().map(GameId)
    }

    /// Its place among the games of its rules.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// What kind of thing a parameter or an expression is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A whole number of 64 bits.
    Number,
    /// True or false.
    Truth,
    /// A list of numbers, or a text, which is a list of characters.
    List,
}

/// A list of numbers. Cheap to clone.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct List {
    items: Arc<[i64]>,
    /// Whether it is written as a text: `"abc"`.
    text: bool,
}

impl List {
    /// A list of numbers.
    pub fn new(items: Vec<i64>) -> List {
        List { items: items.into(), text: false }
    }

    /// A text.
    pub fn text(text: &str) -> List {
        List { items: text.chars().map(|c| i64::from(u32::from(c))).collect(), text: true }
    }

    /// A list like this one, a text if it is, of other items.
    #[must_use]
    pub(super) fn like(&self, items: Vec<i64>) -> List {
        List { items: items.into(), text: self.text }
    }

    /// The items; of a text the code points of its characters.
    pub fn items(&self) -> &[i64] {
        &self.items
    }

    /// The text, if it is one.
    pub fn as_text(&self) -> Option<String> {
        let character = |&item: &i64| u32::try_from(item).ok().and_then(char::from_u32);
        self.text.then(|| self.items.iter().map(character).collect()).flatten()
    }
}

/// What a parameter is given.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Argument {
    /// A number; 0 or 1 for a truth value.
    Number(i64),
    /// A list.
    List(List),
}

/// A position of a written game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct State {
    game: GameId,
    arguments: Arguments,
}

/// Invariant: of the first variant that fits.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Arguments {
    One(i64),
    Two(i64, i64),
    Three(i64, i64, i64),
    Many(Arc<[Argument]>),
}

impl State {
    /// The position of `game` with these arguments.
    pub fn new(game: GameId, arguments: Vec<Argument>) -> State {
        use Argument::Number;
        let arguments = match *arguments.as_slice() {
            [Number(a)] => Arguments::One(a),
            [Number(a), Number(b)] => Arguments::Two(a, b),
            [Number(a), Number(b), Number(c)] => Arguments::Three(a, b, c),
            _ => Arguments::Many(arguments.into()),
        };
        State { game, arguments }
    }

    #[inline]
    pub(super) fn one(game: GameId, a: i64) -> State {
        State { game, arguments: Arguments::One(a) }
    }

    #[inline]
    pub(super) fn two(game: GameId, a: i64, b: i64) -> State {
        State { game, arguments: Arguments::Two(a, b) }
    }

    /// The game.
    pub fn game(&self) -> GameId {
        self.game
    }

    /// The arguments, in the order of the parameters.
    pub fn arguments(&self) -> Vec<Argument> {
        use Argument::Number;
        match &self.arguments {
            Arguments::One(a) => vec![Number(*a)],
            Arguments::Two(a, b) => vec![Number(*a), Number(*b)],
            Arguments::Three(a, b, c) => vec![Number(*a), Number(*b), Number(*c)],
            Arguments::Many(arguments) => arguments.to_vec(),
        }
    }

    /// The argument, if it is one number.
    pub fn number(&self) -> Option<i64> {
        match self.arguments {
            Arguments::One(a) => Some(a),
            _ => None,
        }
    }

    /// The arguments, if they are two numbers.
    pub fn pair(&self) -> Option<(i64, i64)> {
        match self.arguments {
            Arguments::Two(a, b) => Some((a, b)),
            _ => None,
        }
    }

    /// Whether some number is below 0.
    pub(super) fn is_negative(&self) -> bool {
        match &self.arguments {
            Arguments::One(a) => *a < 0,
            Arguments::Two(a, b) => *a < 0 || *b < 0,
            Arguments::Three(a, b, c) => *a < 0 || *b < 0 || *c < 0,
            Arguments::Many(arguments) => {
                arguments.iter().any(|argument| matches!(argument, Argument::Number(n) if *n < 0))
            }
        }
    }

    /// About how many bytes it takes besides its own size.
    pub(super) fn heap_bytes(&self) -> usize {
        /// What is kept beside the items of a list that is shared: its counts, and what the allocator adds.
        const SHARED: usize = 4 * size_of::<usize>();
        let Arguments::Many(arguments) = &self.arguments else { return 0 };
        let list = |argument: &Argument| match argument {
            Argument::Number(_) => 0,
            Argument::List(list) => SHARED + size_of_val(list.items()),
        };
        SHARED + size_of_val(&**arguments) + arguments.iter().map(list).sum::<usize>()
    }
}

/// One component of an option of a written game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Part {
    /// A position of a written game.
    State(State),
    /// A nimber.
    Nimber(u64),
}
