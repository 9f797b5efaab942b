//! Why a text is not a move.

/// What a component consists of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// Heaps, counted from 1.
    Heap,
    /// Coins, counted from 1.
    Coin,
    /// Edges, counted from 0.
    Edge,
    /// Tokens, counted from 1.
    Token,
}

/// Why a text is not a move of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveError {
    /// It does not have the form of a move.
    Unreadable,
    /// The sum has no such component.
    NoSuchComponent {
        /// The number given.
        number: u64,
        /// How many components there are.
        count: usize,
    },
    /// Several components have such a move.
    WhichComponent,
    /// The component has no such heap, coin, edge or token.
    NoSuchPlace {
        /// What it consists of.
        place: Place,
        /// The number given.
        number: u64,
        /// How many there are.
        count: usize,
    },
    /// The component has several heaps, coins or tokens, and none was named.
    WhichPlace {
        /// What it consists of.
        place: Place,
    },
    /// The heap, coin or token is not where the text says; or the edge joins other vertices.
    NotThere {
        /// What it is.
        place: Place,
        /// Its number.
        number: u64,
        /// The size, square or vertex it has; the ends of the edge.
        actual: String,
    },
    /// The rules do not allow it.
    Illegal,
}
