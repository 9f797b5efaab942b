//! Steps about positions that had to be searched, and the end of play.

use super::{Conclusion, Flaw, Reason, ensure};
use crate::heap::{HeapRule, Heaps};
use crate::position::{Catalogue, Component, Move, Position, Term};
use grundy_core::{Options, Outcome, Play, Player, Ruleset, Sum, Value};
use rustc_hash::{FxHashMap, FxHashSet};

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
    #[cfg_attr(feature = "serde", serde(serialize_with = "super::names::outcome"))]
    pub outcome: Outcome,
    /// A line of best play. In a partizan position its first mover is one who wins, if any does.
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

/// A position in which nobody can move.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Terminal {
    /// The position.
    pub position: Position,
    /// The convention.
    #[cfg_attr(feature = "serde", serde(serialize_with = "super::names::play"))]
    pub play: Play,
}

/// How many positions [`Search::verify`] is willing to search again.
const MOST_POSITIONS: usize = 20_000;

impl Search {
    /// Checks the nimber, plays the line through by the rules, and searches again by the definitions
    /// if no more than [`MOST_POSITIONS`] positions follow. `positions` is a count of work done, which
    /// nothing rests on.
    pub(super) fn verify(&self, parts: &[Reason]) -> Result<(), Flaw> {
        self.verify_nimber(parts)?;
        if self.outcome != Outcome::Draw {
            self.verify_line()?;
        }
        match labels(&self.position, self.play) {
            Some(labels) => ensure(self.outcome_by(&labels) == self.outcome, "who wins"),
            None => Ok(()),
        }
    }

    fn verify_nimber(&self, parts: &[Reason]) -> Result<(), Flaw> {
        let value = |part: &Reason| part.conclusion().and_then(|c| c.value.nimber());
        let values: Option<Vec<u64>> = parts.iter().map(value).collect();
        let values = values.ok_or(Flaw { what: "the value of a replaced term" })?;
        let sum = values.into_iter().reduce(|sum, value| sum ^ value);
        ensure(self.nimber == sum, "the nimber that replaced the impartial terms")?;
        let Some(nimber) = sum else { return Ok(()) };
        let star = Term::Heaps(Heaps::new(HeapRule::Star, vec![nimber]));
        ensure(self.position.terms().last() == Some(&star), "the nimber in the position")
    }

    fn verify_line(&self) -> Result<(), Flaw> {
        let first = match self.outcome {
            Outcome::R => Player::Right,
            _ => Player::Left,
        };
        let (mut here, mut player) = (&self.position, first);
        for LineMove { player: mover, played, after } in &self.line {
            ensure(*mover == player, "that the players take turns")?;
            ensure(here.after(played, player).as_ref() == Ok(after), "a move of the line")?;
            (here, player) = (after, player.other());
        }
        ensure(here.moves(player).next().is_none(), "that the line ends where nobody can move")?;
        let first_wins = (player == first) == self.play.stuck_player_wins();
        ensure(first_wins == self.outcome.mover_wins(first), "who wins the line")
    }

    fn outcome_by(&self, labels: &FxHashMap<Node, bool>) -> Outcome {
        let label = |player| labels.get(&(self.position.components(), player)).copied();
        match (label(Player::Left), label(Player::Right)) {
            (Some(left), Some(right)) => Outcome::of_starters(left, right),
            _ => Outcome::Draw,
        }
    }
}

type Node = (Sum<Component>, Player);

/// Whether the mover wins, for every position that can follow and both movers, by going through all
/// of them until nothing changes; positions left without a label are draws. `None` if there are more
/// than [`MOST_POSITIONS`].
fn labels(position: &Position, play: Play) -> Option<FxHashMap<Node, bool>> {
    let mut nodes: Vec<(Node, Vec<Node>)> = Vec::new();
    let mut found: FxHashSet<Node> = FxHashSet::default();
    let mut waiting: Vec<Node> =
        Player::ALL.map(|player| (position.components(), player)).into_iter().collect();
    while let Some(node) = waiting.pop() {
        if !found.insert(node.clone()) {
            continue;
        }
        let options = options(&node)?;
        waiting.extend(options.iter().filter(|option| !found.contains(*option)).cloned());
        nodes.push((node, options));
        if nodes.len() > MOST_POSITIONS {
            return None;
        }
    }
    // Play was followed forwards, so labels come soonest backwards.
    nodes.reverse();
    let mut labels: FxHashMap<Node, bool> = FxHashMap::default();
    loop {
        let before = labels.len();
        nodes.retain(|(node, options)| {
            let known: Vec<Option<bool>> = options.iter().map(|o| labels.get(o).copied()).collect();
            let label = if known.is_empty() {
                Some(play.stuck_player_wins())
            } else if known.contains(&Some(false)) {
                Some(true)
            } else {
                known.iter().all(|label| *label == Some(true)).then_some(false)
            };
            labels.extend(label.map(|label| (node.clone(), label)));
            label.is_none()
        });
        if labels.len() == before {
            return Some(labels);
        }
    }
}

fn options((sum, player): &Node) -> Option<Vec<Node>> {
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
        match self.play {
            Play::Normal => {
                Conclusion { play: Play::Normal, outcome: Outcome::P, value: Value::Nimber(0) }
            }
            Play::Misere => Conclusion::of_outcome(Play::Misere, Outcome::N),
        }
    }

    pub(super) fn verify(&self) -> Result<(), Flaw> {
        let stuck = |player| self.position.moves(player).next().is_none();
        ensure(Player::ALL.into_iter().all(stuck), "that nobody can move")
    }
}
