//! Who moves, who wins, and under which convention.

use crate::Ending;
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

/// Who wins under perfect play: a result for each of the two who may start.
///
/// | if Left starts \ if Right starts | Right wins | draw | Left wins |
/// |---|---|---|---|
/// | **Left wins** | `N` | `LeftFirst` | `L` |
/// | **draw** | `RightFirst` | `Draw` | `LeftSecond` |
/// | **Right wins** | `R` | `RightSecond` | `P` |
///
/// An impartial position is `N`, `P` or `Draw`, and a partizan one without draws `N`, `P`, `L` or `R`. The
/// others are of partizan positions in which play need not end, or may end in a draw by its rules (for
/// loopy games: Siegel, *Combinatorial Game Theory*, 2013, chapter VI).
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
    /// Neither player can force a win, whoever starts.
    Draw,
    /// Left wins if she starts; if Right starts, it is a draw.
    LeftFirst,
    /// Left wins if Right starts; if she starts, it is a draw.
    LeftSecond,
    /// Right wins if he starts; if Left starts, it is a draw.
    RightFirst,
    /// Right wins if Left starts; if he starts, it is a draw.
    RightSecond,
}

impl Outcome {
    /// Every outcome.
    pub const ALL: [Outcome; 9] = [
        Outcome::N,
        Outcome::P,
        Outcome::L,
        Outcome::R,
        Outcome::Draw,
        Outcome::LeftFirst,
        Outcome::LeftSecond,
        Outcome::RightFirst,
        Outcome::RightSecond,
    ];

    /// The outcome of an impartial position whose mover wins or loses.
    pub fn of_mover(wins: bool) -> Outcome {
        if wins { Outcome::N } else { Outcome::P }
    }

    /// The outcome of a position that ends in the same way for whoever is to move.
    pub fn of_ending(ending: Ending) -> Outcome {
        Outcome::of_starters(ending, ending)
    }

    /// The outcome, from what happens to Left when she starts and to Right when he starts.
    ///
    /// ```
    /// use grundy_core::{Ending, Outcome};
    /// // Left loses when she starts, Right wins when he starts: it is Right's game.
    /// assert_eq!(Outcome::of_starters(Ending::Loses, Ending::Wins), Outcome::R);
    /// assert_eq!(Outcome::of_starters(Ending::Draws, Ending::Loses), Outcome::LeftSecond);
    /// ```
    pub fn of_starters(left: Ending, right: Ending) -> Outcome {
        use Ending::{Draws, Loses, Wins};
        match (left, right) {
            (Wins, Wins) => Outcome::N,
            (Loses, Loses) => Outcome::P,
            (Wins, Loses) => Outcome::L,
            (Loses, Wins) => Outcome::R,
            (Draws, Draws) => Outcome::Draw,
            (Wins, Draws) => Outcome::LeftFirst,
            (Draws, Loses) => Outcome::LeftSecond,
            (Draws, Wins) => Outcome::RightFirst,
            (Loses, Draws) => Outcome::RightSecond,
        }
    }

    /// What happens to `player` when she is the one to start.
    ///
    /// ```
    /// use grundy_core::{Ending, Outcome, Player};
    /// assert_eq!(Outcome::L.starting(Player::Right), Ending::Loses);
    /// assert_eq!(Outcome::RightFirst.starting(Player::Left), Ending::Draws);
    /// ```
    pub fn starting(self, player: Player) -> Ending {
        use Ending::{Draws, Loses, Wins};
        let (left, right) = match self {
            Outcome::N => (Wins, Wins),
            Outcome::P => (Loses, Loses),
            Outcome::L => (Wins, Loses),
            Outcome::R => (Loses, Wins),
            Outcome::Draw => (Draws, Draws),
            Outcome::LeftFirst => (Wins, Draws),
            Outcome::LeftSecond => (Draws, Loses),
            Outcome::RightFirst => (Draws, Wins),
            Outcome::RightSecond => (Loses, Draws),
        };
        match player {
            Player::Left => left,
            Player::Right => right,
        }
    }

    /// Whether `player` wins when she is the one to move. A draw is not a win.
    pub fn mover_wins(self, player: Player) -> bool {
        self.starting(player) == Ending::Wins
    }

    /// Whether it is a draw for one who starts, or for both.
    pub fn has_draw(self) -> bool {
        Player::ALL.into_iter().any(|player| self.starting(player) == Ending::Draws)
    }

    /// A player whose start is decided, if any is: one who wins if there is one, Left rather than Right.
    /// Her line of best play shows what is to be seen.
    pub fn decided_starter(self) -> Option<Player> {
        let first =
            |ending| Player::ALL.into_iter().find(|&player| self.starting(player) == ending);
        first(Ending::Wins).or_else(|| first(Ending::Loses))
    }

    /// The letter of the literature: N, P, L, R, and D for a draw. For the other four outcomes L or R for
    /// the only player who can win, with 1 if she wins when she moves first, 2 if she wins when she moves
    /// second.
    pub fn letter(self) -> &'static str {
        match self {
            Outcome::N => "N",
            Outcome::P => "P",
            Outcome::L => "L",
            Outcome::R => "R",
            Outcome::Draw => "D",
            Outcome::LeftFirst => "L1",
            Outcome::LeftSecond => "L2",
            Outcome::RightFirst => "R1",
            Outcome::RightSecond => "R2",
        }
    }

    /// The letter, if it is a draw for both who may start or for neither.
    pub fn single_letter(self) -> Option<&'static str> {
        Some(self.letter()).filter(|letter| letter.len() == 1)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nine_outcomes_are_the_nine_pairs_of_results() {
        let results = [Ending::Wins, Ending::Draws, Ending::Loses];
        for (left, right) in results.into_iter().flat_map(|a| results.map(|b| (a, b))) {
            let outcome = Outcome::of_starters(left, right);
            assert_eq!([left, right], Player::ALL.map(|player| outcome.starting(player)));
            assert_eq!(outcome.has_draw(), left == Ending::Draws || right == Ending::Draws);
        }
        let mut letters = Outcome::ALL.map(Outcome::letter).to_vec();
        letters.sort_unstable();
        letters.dedup();
        assert_eq!(letters.len(), 9);
        let single = Outcome::ALL.map(|outcome| outcome.single_letter().is_some());
        assert_eq!(single, [true, true, true, true, true, false, false, false, false]);
    }

    #[test]
    fn the_starter_of_a_line_wins_if_anybody_does() {
        for outcome in Outcome::ALL {
            let Some(first) = outcome.decided_starter() else {
                assert_eq!(outcome, Outcome::Draw);
                continue;
            };
            assert_ne!(outcome.starting(first), Ending::Draws);
            let somebody = Player::ALL.into_iter().any(|player| outcome.mover_wins(player));
            assert_eq!(outcome.mover_wins(first), somebody);
        }
    }
}
