//! What programs answer.

use grundy_core::{Ending, Player};
use grundy_games::{Move, Position};
use grundy_lang::parse_move;

/// The kind of answers that are asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ask {
    /// Who wins.
    #[default]
    Outcome,
    /// The Grundy value.
    Value,
    /// A winning move, or that there is none.
    Move,
}

impl Ask {
    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Ask::Outcome => "outcome",
            Ask::Value => "value",
            Ask::Move => "move",
        }
    }
}

/// An answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// How the game ends for the player to move.
    Outcome(Ending),
    /// The Grundy value.
    Value(u64),
    /// A move.
    Move(Move),
    /// There is no winning move.
    NoMove,
    /// Something else.
    Other,
}

/// Reads a line of output about `position`.
pub(super) fn read(line: &str, ask: Ask, position: &Position) -> Reply {
    let line = line.trim();
    match ask {
        Ask::Outcome => outcome(line).map_or(Reply::Other, Reply::Outcome),
        Ask::Value => line.parse().map_or(Reply::Other, Reply::Value),
        Ask::Move => match line.to_lowercase().as_str() {
            "none" | "no" | "-1" | "0" | "-1 -1" | "0 0" | "lose" | "p" => Reply::NoMove,
            _ => parse_move(position, line, Player::Left).map_or(Reply::Other, Reply::Move),
        },
    }
}

/// Who wins, in any of the usual spellings: `N`, `first`, `1`, `win`, `First player wins`, `Alice`, …
fn outcome(line: &str) -> Option<Ending> {
    let line = line.to_lowercase();
    let words = line.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    let (mut first, mut wins) = (None, None);
    for word in words {
        match word {
            "n" | "first" | "1" | "alice" | "next" | "先手" => _ = first.get_or_insert(true),
            "p" | "second" | "2" | "bob" | "previous" | "后手" => _ = first.get_or_insert(false),
            "win" | "wins" | "won" | "winning" | "w" | "yes" | "true" | "thắng" | "必胜" | "胜" =>
            {
                _ = wins.get_or_insert(true);
            }
            "lose" | "loses" | "lost" | "loss" | "losing" | "l" | "no" | "false" | "0" | "thua"
            | "必败" | "败" => _ = wins.get_or_insert(false),
            "先手必胜" | "后手必败" => return Some(Ending::Wins),
            "先手必败" | "后手必胜" => return Some(Ending::Loses),
            "draw" | "d" | "tie" | "hòa" | "平局" => return Some(Ending::Draws),
            "the" | "player" | "position" | "to" | "move" | "a" => {}
            _ => return None,
        }
    }
    let wins = match (first, wins) {
        (None, None) => return None,
        (Some(first), wins) => first == wins.unwrap_or(true),
        (None, Some(wins)) => wins,
    };
    Some(Ending::of_win(wins))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_wins_in_every_spelling() {
        for line in ["N", "first", "First", "1", "win", "WIN", "Yes", "true", "Alice", "先手"] {
            assert_eq!(outcome(line), Some(Ending::Wins), "{line}");
        }
        for line in ["First player wins!", "Second player loses.", "the player to move wins"] {
            assert_eq!(outcome(line), Some(Ending::Wins), "{line}");
        }
        for line in ["P", "second", "2", "0", "lose", "no", "False", "Bob", "thua", "先手必败"]
        {
            assert_eq!(outcome(line), Some(Ending::Loses), "{line}");
        }
        assert_eq!(outcome("first player loses"), Some(Ending::Loses));
        assert_eq!(outcome("Player 2 wins"), Some(Ending::Loses));
        for line in ["", "maybe", "3", "Traceback (most recent call last):", "\u{0}"] {
            assert_eq!(outcome(line), None, "{line}");
        }
    }

    #[test]
    fn values_and_moves() {
        let position = crate::parse("nim(7, 5)").expect("it parses");
        assert_eq!(read(" 12 ", Ask::Value, &position), Reply::Value(12));
        for other in ["-1", "1.0", "x", "99999999999999999999"] {
            assert_eq!(read(other, Ask::Value, &position), Reply::Other);
        }
        assert!(matches!(read("1 5", Ask::Move, &position), Reply::Move(_)));
        assert!(matches!(read("heap 1: 7 -> 5", Ask::Move, &position), Reply::Move(_)));
        assert_eq!(read("none", Ask::Move, &position), Reply::NoMove);
        assert_eq!(read("1 9", Ask::Move, &position), Reply::Other);
    }
}
