//! Hints as data, in four steps that a person asks for one by one: whether the position is won, what to look
//! at, which part of it to play in, and which move.

use grundy_core::{Ending, Player};
use grundy_games::bush::{Bush, Edge, GROUND};
use grundy_games::{Action, Move, Position, Term};
use grundy_reasons::{Answer, KlTheorem, Reason, Step};
use std::collections::{BTreeMap, BTreeSet};

/// The steps of a hint, each telling more than the one before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum HintStep {
    /// Whether the player to move can win.
    Result,
    /// What to look at.
    Idea,
    /// Which heap, coin, figure, token or component to play in.
    Place,
    /// Which move to make.
    Move,
}

impl HintStep {
    /// The steps in order.
    pub const ALL: [HintStep; 4] =
        [HintStep::Result, HintStep::Idea, HintStep::Place, HintStep::Move];
}

/// What there is to tell a player about a position, without giving everything away at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The player to move, who is told.
    pub player: Player,
    /// What she can reach against best play.
    pub ending: Ending,
    /// What to look at.
    pub idea: Idea,
    /// The move to make: one that wins, else the one that [`Hint::with`] was given.
    pub best: Option<Move>,
    /// Where it is made.
    pub place: Option<Place>,
    /// Whether it is the only move that wins.
    pub only: bool,
}

/// What the numbers are of which a nim-sum is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Numbers {
    /// Heaps of Nim.
    Heaps,
    /// The Grundy values of heaps.
    Values,
    /// The Grundy values of the components of a sum.
    Components,
    /// The differences of neighbours, paired from the top.
    Differences,
    /// The stalks to which a drawing is reduced.
    Stalks,
    /// The Grundy values of the vertices on which tokens stand.
    Tokens,
}

/// What to look at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Idea {
    /// At nothing: no move is left, or the rules ended the game.
    Over,
    /// At the columns of a nim-sum: those with an odd number of ones are to be made even.
    Columns {
        /// What is summed.
        of: Numbers,
        /// The numbers. Not all of them are zero.
        values: Vec<u64>,
        /// Their xor.
        sum: u64,
        /// The powers of 2 whose columns have an odd number of ones, the largest first.
        odd: Vec<u64>,
    },
    /// In misère play with no number above 1: at how many ones there are.
    Parity {
        /// What is counted.
        of: Numbers,
        /// How many are 1.
        ones: u64,
    },
    /// In misère play with exactly one number of 2 or more: at that one, since whoever lowers it decides
    /// whether an odd number of ones is left.
    LastLarge {
        /// What the numbers are.
        of: Numbers,
        /// The large one.
        large: u64,
        /// How many are 1.
        ones: u64,
    },
    /// One heap of which 1 to k may be taken: at the remainder by k + 1.
    Remainder {
        /// k + 1.
        modulus: u64,
        /// The heap modulo k + 1.
        remainder: u64,
    },
    /// Hackenbush: at cycles, which shrink to loops, and at branches, which are added as Nim heaps.
    Figures {
        /// Whether there are cycles to shrink.
        cycles: bool,
        /// What the drawing is reduced to; none if it is too large for that.
        stalks: Option<Vec<u64>>,
        /// The value of the drawing.
        sum: u64,
    },
    /// K-L-Nim with different forbidden numbers: at the heaps that are at least the smaller of them.
    /// Below it nobody can ever take a forbidden number.
    Forbidden {
        /// What the player to move may not take.
        own: u64,
        /// What the opponent may not take.
        other: u64,
        /// How many heaps are at least the smaller of the two.
        large: u64,
    },
    /// A graph: at the vertices from which the player to move loses, found backwards from the sinks.
    Backwards {
        /// Whether there are cycles on which play could go on for ever.
        cycles: bool,
    },
    /// A game with values: at what is left, which should have value 0.
    Zero {
        /// The value of the position.
        value: u64,
    },
    /// At every reply: no theorem tells.
    Replies,
}

/// Where a move is made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// In a heap, coin, token or position of a written game of a term.
    Part {
        /// The term, from 0.
        term: usize,
        /// Its heap, coin, token or position, from 0.
        part: usize,
    },
    /// In a figure of a drawing.
    Figure {
        /// The term, from 0.
        term: usize,
        /// The edges that hang together without the ground, in order.
        edges: Vec<usize>,
        /// Whether what is cut joins two parts, so that something may fall, or lies on a cycle.
        bridge: bool,
    },
}

/// What can be told to `player` at the position of an answer.
///
/// Only a winning move is told. Where none wins, [`Hint::with`] adds the move of an
/// [`opponent`](crate::opponent), which takes a search to find.
///
/// ```
/// use grundy::hint::{HintStep, Idea, hint};
/// use grundy::{Budget, Player, SolveOptions, move_text, parse, solve};
/// let position = parse("nim(7, 5, 3)").expect("it parses");
/// let answer = solve(&position, &SolveOptions::default(), &mut Budget::default())?;
/// let hint = hint(&answer, Player::Left);
/// assert!(matches!(&hint.idea, Idea::Columns { sum: 1, odd, .. } if odd == &[1]));
/// assert_eq!(move_text(&position, hint.best.as_ref().expect("a move")), "heap 1: 7 → 6");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn hint(answer: &Answer, player: Player) -> Hint {
    let list = answer.winning.of(player);
    let over = !answer.position.can_move(player);
    let hint = Hint {
        player,
        ending: answer.outcome.starting(player),
        idea: if over { Idea::Over } else { idea(&answer.reason, player) },
        best: None,
        place: None,
        only: list.moves.len() == 1 && !list.more,
    };
    match list.moves.first() {
        Some(best) => hint.with(&answer.position, best.clone()),
        None => hint,
    }
}

impl Hint {
    /// The same hint with a move of the position to recommend.
    #[must_use]
    pub fn with(self, position: &Position, best: Move) -> Hint {
        let place = place(position, &best);
        Hint { best: Some(best), place, ..self }
    }
}

fn idea(reason: &Reason, player: Player) -> Idea {
    match &reason.step {
        Step::Bouton(step) => columns(Numbers::Heaps, &step.heaps, step.sum),
        Step::SpragueGrundy(step) => columns(Numbers::Components, &step.values, step.sum),
        Step::Differences(step) => {
            let values: Vec<u64> = step.pairs.iter().map(|pair| pair.difference).collect();
            columns(Numbers::Differences, &values, step.sum)
        }
        Step::HeapValues(step) => match reason.parts.iter().find_map(pairing) {
            Some((modulus, remainder)) => Idea::Remainder { modulus, remainder },
            None if step.heaps.len() == 1 => Idea::Zero { value: step.sum },
            None => columns(Numbers::Values, &step.values, step.sum),
        },
        Step::MisereNim(step) => {
            let of = misere_numbers(&reason.parts);
            match step.large {
                0 => Idea::Parity { of, ones: step.ones },
                1 => {
                    let large = step.values.iter().copied().max().unwrap_or(0);
                    Idea::LastLarge { of, large, ones: step.ones }
                }
                _ => columns(of, &step.values, step.sum),
            }
        }
        Step::Hackenbush(step) => {
            let cycles = reason.parts.iter().any(|part| matches!(part.step, Step::Fusion(_)));
            let stalks = reason.parts.iter().find_map(|part| match &part.step {
                Step::Stalks(end) => {
                    let loops = usize::try_from(end.loops).unwrap_or(0);
                    Some(end.stalks.iter().copied().chain(std::iter::repeat_n(1, loops)).collect())
                }
                _ => None,
            });
            Idea::Figures { cycles, stalks, sum: step.value }
        }
        Step::KlTheorem(step) => forbidden(step, player),
        Step::Propagation(_) => Idea::Backwards { cycles: false },
        Step::LoopyLabels(_) => Idea::Backwards { cycles: true },
        Step::WrittenValues(step) => Idea::Zero { value: step.sum },
        Step::Recognised(_) => {
            reason.parts.first().map_or(Idea::Replies, |part| idea(part, player))
        }
        Step::Terminal(_) => Idea::Over,
        Step::LoopySum(_) | Step::Search(_) => Idea::Replies,
        // Steps that only support another conclude nothing about a position.
        Step::MexTable(_)
        | Step::SlidingWindow(_)
        | Step::BoundedTake(_)
        | Step::Pairing(_)
        | Step::AllButOne(_)
        | Step::Lasker(_)
        | Step::Periodic(_)
        | Step::Undo(_)
        | Step::Fallen(_)
        | Step::Fusion(_)
        | Step::Colon(_)
        | Step::Stalks(_) => Idea::Replies,
    }
}

fn columns(of: Numbers, values: &[u64], sum: u64) -> Idea {
    let odd = (0..u64::BITS).rev().map(|bit| 1 << bit).filter(|power| sum & power != 0);
    Idea::Columns { of, values: values.to_vec(), sum, odd: odd.collect() }
}

/// The modulus and the remainder of the pairing strategy, if the reason or a part of it is one.
fn pairing(reason: &Reason) -> Option<(u64, u64)> {
    match &reason.step {
        Step::Pairing(step) => Some((step.most.checked_add(1)?, step.remainder)),
        _ => reason.parts.iter().find_map(pairing),
    }
}

/// What the numbers of the misère rule are, by the reasons that they rest on.
fn misere_numbers(parts: &[Reason]) -> Numbers {
    match parts {
        [Reason { step: Step::HeapValues(_), .. }] => Numbers::Values,
        parts if parts.iter().all(|part| matches!(part.step, Step::Bouton(_))) => Numbers::Heaps,
        parts if parts.iter().all(|part| matches!(part.step, Step::Differences(_))) => {
            Numbers::Differences
        }
        _ => Numbers::Components,
    }
}

fn forbidden(step: &KlTheorem, player: Player) -> Idea {
    let [own, other] = [player, player.other()].map(|player| step.rule.forbidden(player));
    Idea::Forbidden { own, other, large: step.large }
}

fn place(position: &Position, played: &Move) -> Option<Place> {
    let term = played.term;
    let part = match &played.action {
        Action::Heap { heap, .. } | Action::Lower { heap, .. } => *heap,
        Action::Slide { token, .. } => *token,
        Action::Become { state, .. } => *state,
        Action::Cut { edge } => match position.terms().get(term) {
            Some(Term::Bush(bush)) => return Some(figure(bush, term, *edge)),
            _ => return None,
        },
    };
    Some(Place::Part { term, part })
}

/// The figure that an edge belongs to: what hangs together when the ground is taken away.
fn figure(bush: &Bush, term: usize, edge: usize) -> Place {
    let standing = bush.standing();
    let mut at: BTreeMap<u32, Vec<usize>> = BTreeMap::new();
    for &index in &standing {
        let Edge(a, b) = bush.edges()[index];
        for end in [a, b].into_iter().filter(|&end| end != GROUND) {
            at.entry(end).or_default().push(index);
        }
    }
    let (mut edges, mut waiting) = (BTreeSet::from([edge]), vec![edge]);
    while let Some(index) = waiting.pop() {
        let Some(&Edge(a, b)) = bush.edges().get(index) else { continue };
        let near = [a, b].into_iter().filter_map(|end| at.get(&end)).flatten();
        waiting.extend(near.copied().filter(|&near| edges.insert(near)).collect::<Vec<_>>());
    }
    Place::Figure { term, edges: edges.into_iter().collect(), bridge: is_bridge(bush, edge) }
}

/// Whether an end of `edge` is no longer joined to the ground once it is cut.
fn is_bridge(bush: &Bush, edge: usize) -> bool {
    let Some(&Edge(a, b)) = bush.edges().get(edge) else { return false };
    let after = bush.cut(edge);
    let standing = after.standing().into_iter().map(|index| after.edges()[index]);
    let reached: BTreeSet<u32> = standing.flat_map(|Edge(a, b)| [a, b]).chain([GROUND]).collect();
    a != b && !(reached.contains(&a) && reached.contains(&b))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Budget, Play, SolveOptions, parse, solve};

    fn hint_at(text: &str, play: Play) -> Hint {
        let position = parse(text).unwrap_or_else(|why| panic!("{text}: {why:?}"));
        let answer = solve(&position, &SolveOptions::of(play), &mut Budget::default()).unwrap();
        hint(&answer, Player::Left)
    }

    fn normal(text: &str) -> Hint {
        hint_at(text, Play::Normal)
    }

    #[test]
    fn the_idea_follows_the_theorem() {
        let idea = |text| normal(text).idea;
        let odd = |text| match idea(text) {
            Idea::Columns { of, odd, .. } => (of, odd),
            other => panic!("{text}: {other:?}"),
        };
        assert_eq!(odd("nim(7, 5, 3, 6)"), (Numbers::Heaps, vec![4, 2, 1]));
        assert_eq!(odd("nim(2, 2)"), (Numbers::Heaps, vec![]));
        assert_eq!(odd("kayles(5, 7)"), (Numbers::Values, vec![4, 2]));
        assert_eq!(odd("nim(3) + kayles(5)"), (Numbers::Components, vec![4, 2, 1]));
        assert_eq!(odd("monotonic(1, 3, 3, 6)"), (Numbers::Differences, vec![1]));
        assert_eq!(idea("take[1..3](21)"), Idea::Remainder { modulus: 4, remainder: 1 });
        assert_eq!(idea("kayles(12)"), Idea::Zero { value: 4 });
        assert_eq!(
            idea("hackenbush(0-1, 1-2, 2-0, 0-3, 3-4)"),
            Idea::Figures { cycles: true, stalks: Some(vec![2, 1, 1, 1]), sum: 3 }
        );
        assert_eq!(idea("kl[1, 2](4, 5)"), Idea::Forbidden { own: 1, other: 2, large: 2 });
        assert_eq!(idea("graph[0>1, 0>2, 2>3](0)"), Idea::Backwards { cycles: false });
        assert_eq!(idea("nim(0)"), Idea::Over);
    }

    #[test]
    fn misere_play_is_about_ones() {
        let idea = |text| hint_at(text, Play::Misere).idea;
        assert_eq!(idea("nim(1, 1, 0)"), Idea::Parity { of: Numbers::Heaps, ones: 2 });
        assert_eq!(idea("nim(1, 1, 5)"), Idea::LastLarge { of: Numbers::Heaps, large: 5, ones: 2 });
        assert!(matches!(idea("nim(2, 3, 4)"), Idea::Columns { sum: 5, .. }));
    }

    #[test]
    fn a_winning_move_has_a_place() {
        let found = normal("nim(1, 2, 4)");
        assert_eq!(found.place, Some(Place::Part { term: 0, part: 2 }));
        assert!(found.only && found.ending == Ending::Wins);
        let found = normal("hackenbush(0-1, 1-2, 0-3)");
        let figure = Place::Figure { term: 0, edges: vec![0, 1], bridge: true };
        assert_eq!(found.place, Some(figure));
        let found = normal("hackenbush(0-1, 1-0, 0-0, 0-2, 2-3)");
        assert!(matches!(found.place, Some(Place::Figure { .. })), "{found:?}");
        let lost = normal("nim(2, 2)");
        assert_eq!((lost.best, lost.place, lost.ending), (None, None, Ending::Loses));
    }

    #[test]
    fn an_edge_of_a_cycle_is_no_bridge() {
        let Ok(position) = parse("hackenbush(0-1, 1-2, 2-0, 2-3, 0-0)") else { panic!() };
        let [Term::Bush(bush)] = position.terms() else { panic!() };
        let bridges: Vec<bool> = (0..5).map(|edge| is_bridge(bush, edge)).collect();
        assert_eq!(bridges, [false, false, false, true, false]);
    }
}
