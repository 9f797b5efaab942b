//! Who moves, who wins, and under which convention.

use std::fmt;

/// The convention that decides the end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub enum Play {
    /// The player who cannot move loses.
    #[default]
    Normal,
    /// The player who cannot move wins.
    Misere,
}

impl Play {
    /// Both conventions, normal play first.
    pub const ALL: [Play; 2] = [Play::Normal, Play::Misere];

    /// Its name in data.
    pub fn name(self) -> &'static str {
        match self {
            Play::Normal => "normal",
            Play::Misere => "misere",
        }
    }

    /// Whether a player who cannot move wins.
    pub fn stuck_player_wins(self) -> bool {
        self == Play::Misere
    }
}

/// The two players. In an impartial game they have the same options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Player {
    /// Player 1.
    Left,
    /// Player 2.
    Right,
}

impl Player {
    /// Both players, Left first.
    pub const ALL: [Player; 2] = [Player::Left, Player::Right];

    /// Her name in data.
    pub fn name(self) -> &'static str {
        match self {
            Player::Left => "left",
            Player::Right => "right",
        }
    }

    /// The opponent.
    #[must_use]
    pub fn other(self) -> Player {
        match self {
            Player::Left => Player::Right,
            Player::Right => Player::Left,
        }
    }
}

/// Who wins under perfect play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Outcome {
    /// The next player, who is to move, wins.
    N,
    /// The previous player wins.
    P,
    /// Left wins, whoever starts. Only partizan games have this outcome.
    L,
    /// Right wins, whoever starts. Only partizan games have this outcome.
    R,
    /// Neither player can force a win: play goes on for ever. Only loopy games have this outcome.
    Draw,
}

impl Outcome {
    /// The outcome of an impartial position whose mover wins or loses.
    pub fn of_mover(wins: bool) -> Outcome {
        if wins { Outcome::N } else { Outcome::P }
    }

    /// The outcome class, from what happens when Left starts and when Right starts.
    ///
    /// ```
    /// use grundy_core::Outcome;
    /// // Left loses when she starts, Right wins when he starts: it is Right's game.
    /// assert_eq!(Outcome::of_starters(false, true), Outcome::R);
    /// ```
    pub fn of_starters(left_wins_starting: bool, right_wins_starting: bool) -> Outcome {
        match (left_wins_starting, right_wins_starting) {
            (true, true) => Outcome::N,
            (false, false) => Outcome::P,
            (true, false) => Outcome::L,
            (false, true) => Outcome::R,
        }
    }

    /// Whether `player` wins when she is the one to move. A draw is not a win.
    pub fn mover_wins(self, player: Player) -> bool {
        match self {
            Outcome::N => true,
            Outcome::P | Outcome::Draw => false,
            Outcome::L => player == Player::Left,
            Outcome::R => player == Player::Right,
        }
    }

    /// The letter of the literature: N, P, L, R, and D for a draw.
    pub fn letter(self) -> &'static str {
        match self {
            Outcome::N => "N",
            Outcome::P => "P",
            Outcome::L => "L",
            Outcome::R => "R",
            Outcome::Draw => "D",
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.letter())
    }
}

/// What a position is worth, where it is worth a nimber or a loopy value.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// The Grundy value of an impartial position that must end.
    Nimber(u64),
    /// The loopy value ∞{…} of Smith and Fraenkel: the finite values among the options.
    ///
    /// Invariant of every value we make: strictly increasing.
    Infinity(Vec<u64>),
    /// No value of these kinds exists: misère play, partizan games, or draws by search.
    None,
}

impl Value {
    /// The Grundy value, if the value is one.
    pub fn nimber(&self) -> Option<u64> {
        match self {
            Value::Nimber(n) => Some(*n),
            _ => None,
        }
    }
}
