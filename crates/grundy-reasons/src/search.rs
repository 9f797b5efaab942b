//! Steps about positions that had to be searched, and the end of play.

use super::{Conclusion, Reason, ReasonError, ensure};
use grundy_core::{Ending, Options, Outcome, Play, Player, Ruleset, Sum, Value};
use grundy_games::heap::Heaps;
use grundy_games::{Catalogue, Component, Move, Position, Term};
use rustc_hash::FxHashMap;
use std::collections::VecDeque;

/// A search through everything that can follow a position.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Search {
    /// The position that was searched. In a partizan sum in normal play the impartial terms are
    /// replaced by one nimber.
    pub position: Position,
    /// The nimber that replaced the terms which the parts are about, if any.
    pub nimber: Option<u64>,
    /// The convention.
    #[cfg_attr(feature = "serde", serde(serialize_with = "super::names::play"))]
    pub play: Play,
    /// How many positions were looked at.
    pub positions: u64,
    /// Who wins.
    #[cfg_attr(feature = "serde", serde(flatten, serialize_with = "super::names::either_start"))]
    pub outcome: Outcome,
    /// A line of best play, begun by the [`decided_starter`](Outcome::decided_starter); empty if whoever
    /// starts draws.
    pub line: Vec<LineMove>,
}

/// A move of the principal variation.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct LineMove {
    /// Who moves. In an impartial position the first mover is called Left.
    #[cfg_attr(feature = "serde", serde(serialize_with = "super::names::player"))]
    pub player: Player,
    /// The move.
    pub played: Move,
    /// The position after it.
    pub after: Position,
}

/// A position in which nobody can move, or at which written rules end the game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Terminal {
    /// The position.
    pub position: Position,
    /// The convention.
    #[cfg_attr(feature = "serde", serde(serialize_with = "super::names::play"))]
    pub play: Play,
    /// How the rules end the game for the player to move, if it is not for want of a move.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "serde", serde(serialize_with = "super::names::ending"))]
    pub ending: Option<Ending>,
}

/// How many positions [`Search::verify`] is willing to search again.
const MOST_POSITIONS: usize = 20_000;

impl Search {
    /// Checks the nimber, plays the line through by the rules, and searches again by the definitions
    /// if no more than [`MOST_POSITIONS`] positions follow. `positions` is a count of work done, which
    /// nothing rests on.
    pub(super) fn verify(&self, parts: &[Reason]) -> Result<(), ReasonError> {
        self.verify_nimber(parts)?;
        match self.outcome.decided_starter() {
            Some(first) => self.verify_line(first)?,
            None => ensure(self.line.is_empty(), "that a draw is shown no line")?,
        }
        let searched = outcome(&self.position, self.play);
        ensure(searched.is_none_or(|outcome| outcome == self.outcome), "who wins")
    }

    fn verify_nimber(&self, parts: &[Reason]) -> Result<(), ReasonError> {
        let value = |part: &Reason| part.conclusion().and_then(|c| c.value.nimber());
        let values: Option<Vec<u64>> = parts.iter().map(value).collect();
        let values = values.ok_or(ReasonError { what: "the value of a replaced term" })?;
        let sum = values.into_iter().reduce(|sum, value| sum ^ value);
        ensure(self.nimber == sum, "the nimber that replaced the impartial terms")?;
        let Some(nimber) = sum else { return Ok(()) };
        let star = Term::Heaps(Heaps::nimber(nimber));
        ensure(self.position.terms().last() == Some(&star), "the nimber in the position")
    }

    fn verify_line(&self, first: Player) -> Result<(), ReasonError> {
        let (mut here, mut player) = (&self.position, first);
        for LineMove { player: mover, played, after } in &self.line {
            ensure(*mover == player, "that the players take turns")?;
            ensure(here.after(played, player).as_ref() == Ok(after), "a move of the line")?;
            (here, player) = (after, player.other());
        }
        ensure(!here.can_move(player), "that the line ends where nobody can move")?;
        let stuck = Ending::of_win(self.play.stuck_player_wins());
        let last = here.ending(player).unwrap_or(stuck);
        let result = if player == first { last } else { last.for_opponent() };
        ensure(result == self.outcome.starting(first), "who wins the line")
    }
}

type Node = (Sum<Component>, Player);

/// Who wins, by going through all that can follow until nothing changes; a mover left without a
/// label draws. `None` if more than [`MOST_POSITIONS`] follow.
fn outcome(position: &Position, play: Play) -> Option<Outcome> {
    let graph = Followers::of(position)?;
    let mut labels: Vec<Option<Ending>> = vec![None; graph.options.len()];
    // What was found last lies deepest, and its label is known first.
    let mut unknown: Vec<usize> = (0..labels.len()).rev().collect();
    loop {
        let before = unknown.len();
        unknown.retain(|&node| {
            let options = &graph.options[node];
            labels[node] = if let Some(ending) = graph.endings[node] {
                Some(ending)
            } else if options.is_empty() {
                Some(Ending::of_win(play.stuck_player_wins()))
            } else if options.iter().any(|&option| labels[option] == Some(Ending::Loses)) {
                Some(Ending::Wins)
            } else {
                let lost = options.iter().all(|&option| labels[option] == Some(Ending::Wins));
                lost.then_some(Ending::Loses)
            };
            labels[node].is_none()
        });
        if unknown.len() == before {
            break;
        }
    }
    let [left, right] = graph.starts.map(|node| labels[node].unwrap_or(Ending::Draws));
    Some(Outcome::of_starters(left, right))
}

/// Everything that can follow a position, by numbers.
struct Followers {
    /// The position itself, with Left and with Right to move.
    starts: [usize; 2],
    /// The options of each.
    options: Vec<Vec<usize>>,
    /// How the rules end the game there. Invariant: one for each.
    endings: Vec<Option<Ending>>,
}

impl Followers {
    fn of(position: &Position) -> Option<Followers> {
        let mut numbers: FxHashMap<Node, usize> = FxHashMap::default();
        let mut waiting: VecDeque<Node> = VecDeque::new();
        let mut number = |node: Node, waiting: &mut VecDeque<Node>| {
            let next = numbers.len();
            *numbers.entry(node).or_insert_with_key(|node| {
                waiting.push_back(node.clone());
                next
            })
        };
        let starts =
            Player::ALL.map(|player| number((position.components(), player), &mut waiting));
        let (mut options, mut endings) = (Vec::new(), Vec::new());
        while let Some(node) = waiting.pop_front() {
            if options.len() + waiting.len() >= MOST_POSITIONS {
                return None;
            }
            let ending = Ending::of_sum(&Catalogue, node.0.components(), node.1).ok()?;
            endings.push(ending);
            if ending.is_some() {
                options.push(Vec::new());
                continue;
            }
            let followers = options_of(&node)?.into_iter();
            options.push(followers.map(|option| number(option, &mut waiting)).collect());
        }
        Some(Followers { starts, options, endings })
    }
}

fn options_of((sum, player): &Node) -> Option<Vec<Node>> {
    let mut all = Vec::new();
    for (index, component) in sum.components().iter().enumerate() {
        let mut options = Options::with_capacity(MOST_POSITIONS);
        Catalogue.options(component, *player, &mut options).ok()?;
        all.extend(options.iter().map(|parts| (sum.replaced(index, parts), player.other())));
    }
    Some(all)
}

impl Terminal {
    pub(super) fn conclusion(&self) -> Conclusion {
        if let Some(ending) = self.ending {
            return Conclusion::of_outcome(self.play, Outcome::of_ending(ending));
        }
        match self.play {
            Play::Normal => {
                Conclusion { play: Play::Normal, outcome: Outcome::P, value: Value::Nimber(0) }
            }
            Play::Misere => Conclusion::of_outcome(Play::Misere, Outcome::N),
        }
    }

    pub(super) fn verify(&self) -> Result<(), ReasonError> {
        for player in Player::ALL {
            ensure(self.position.ending(player) == self.ending, "how the rules end the game")?;
        }
        let stuck = |player| !self.position.can_move(player);
        ensure(Player::ALL.into_iter().all(stuck), "that nobody can move")
    }
}
