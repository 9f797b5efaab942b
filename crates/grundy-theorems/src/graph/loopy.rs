//! The token game on a graph that may have cycles, where play may go on for ever.
//!
//! In normal play a term is worth a loopy [`value`], and the value of a sum of terms is their
//! [`loopy_sum`]; terms of other games enter it with their Grundy values. The sum is N if its value
//! is a nimber other than 0, or an ∞ whose set holds 0; P if it is 0; otherwise a draw
//! ([`loopy_outcome`]). A move wins iff it makes the sum 0. So if the other terms add up to the
//! nimber r, the winning moves in a term are its [`actions_to`] r, and if they add up to an ∞ there
//! are none. The value after a move is the [`value`] of the tokens moved: a graph is solved once and
//! remembered by all its clones.
//!
//! In misère play one token has a [`misere`] ruling. Sums must be searched, by
//! [`Retrograde`](grundy_engines::retrograde::Retrograde).

use super::loopy;
use crate::{Ruling, Workspace, for_both};
use grundy_core::{Outcome, Play, Value};
use grundy_engines::graph::{Label, labels, loopy_outcome, loopy_sum};
use grundy_games::Actions;
use grundy_games::graph::Tokens;
use grundy_reasons::Method;
use grundy_reasons::{LoopyLabels, LoopyRow, Reason, Step};

/// What there is to say about tokens on a graph that may have cycles, alone and in normal play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoopyAnalysis {
    /// The value of the sum of the tokens.
    pub value: Value,
    /// Who wins, if anybody does.
    pub outcome: Outcome,
    /// The winning actions.
    pub winning: Actions,
    /// Why. Its conclusion is the value and the outcome.
    pub reason: Reason,
}

/// The loopy value of the sum of the tokens in normal play; a nimber if the graph has no cycle.
pub fn value(tokens: &Tokens) -> Value {
    let (graph, loopy) = (tokens.graph(), loopy(tokens.graph()));
    let infinite = infinite(tokens).map(|vertex| loopy.value(graph.digraph(), vertex));
    // What the sets are matters only if there is a single one.
    let infinite: Vec<Value> = infinite.take(2).collect();
    loopy_sum(infinite.iter().chain([&Value::Nimber(finite_sum(tokens))]))
}

/// Who wins the tokens alone in normal play, how, and why.
pub fn analyse(tokens: &Tokens, ws: &Workspace) -> LoopyAnalysis {
    let step = loopy_labels(tokens, Play::Normal);
    LoopyAnalysis {
        value: step.sum.clone(),
        outcome: step.outcome,
        winning: actions_to(tokens, 0, ws),
        reason: Reason::new(Step::LoopyLabels(step)),
    }
}

/// Every action after which the value of the sum of the tokens is the nimber `target`.
pub fn actions_to(tokens: &Tokens, target: u64, ws: &Workspace) -> Actions {
    let loopy = loopy(tokens.graph());
    let change = target ^ finite_sum(tokens);
    let infinite = infinite(tokens).take(2).count();
    // An infinite token must be the one that moves; if there are two, no move makes the sum finite.
    let wanted = |vertex: usize, head: u32| {
        let (own, others_infinite) = match loopy.finite(vertex) {
            Some(value) => (u64::from(value), infinite),
            None => (0, infinite - 1),
        };
        others_infinite == 0 && loopy.finite(head as usize).map(u64::from) == Some(own ^ change)
    };
    tokens.actions(ws.most_moves, wanted)
}

/// Who wins one token alone in misère play, how, and why. `None` if there is not exactly one token.
pub fn misere(tokens: &Tokens, ws: &Workspace) -> Option<Ruling> {
    if tokens.tokens().len() != 1 {
        return None;
    }
    let labels = labels(tokens.graph().digraph(), Play::Misere);
    let lost = |_, head: u32| matches!(labels[head as usize], Label::Loss(_));
    let step = loopy_labels(tokens, Play::Misere);
    Some(Ruling {
        outcome: step.outcome,
        winning: for_both(tokens.actions(ws.most_moves, lost)),
        method: Method::Loopy,
        reason: Reason::new(Step::LoopyLabels(step)),
    })
}

/// The xor of the tokens of finite value.
fn finite_sum(tokens: &Tokens) -> u64 {
    let loopy = loopy(tokens.graph());
    let finite = tokens.vertices().filter_map(|vertex| loopy.finite(vertex));
    finite.fold(0, |sum, value| sum ^ u64::from(value))
}

/// The vertices of the tokens of infinite value.
fn infinite(tokens: &Tokens) -> impl Iterator<Item = usize> {
    let loopy = loopy(tokens.graph());
    tokens.vertices().filter(|&vertex| loopy.finite(vertex).is_none())
}

fn loopy_labels(tokens: &Tokens, play: Play) -> LoopyLabels {
    let graph = tokens.graph();
    let digraph = graph.digraph();
    let labels = labels(digraph, play);
    let row = |(vertex, &label): (usize, &Label)| {
        let (value, rank) = match play {
            Play::Normal => {
                let solved = loopy(graph);
                (solved.value(digraph, vertex), solved.rank(vertex))
            }
            Play::Misere => (Value::None, 0),
        };
        let name = graph.labels()[vertex];
        LoopyRow {
            vertex: name,
            options: graph.heads(name).collect(),
            value,
            rank: u64::from(rank),
            outcome: label.outcome(),
            distance: label.distance().map(u64::from),
        }
    };
    let rows: Vec<LoopyRow> = labels.iter().enumerate().map(row).collect();
    let sum = match play {
        Play::Normal => value(tokens),
        Play::Misere => Value::None,
    };
    let of_token = tokens.vertices().next().map(|vertex| labels[vertex].outcome());
    LoopyLabels {
        play,
        graph: graph.clone(),
        winning_vertices: rows.iter().filter(|row| row.outcome == Outcome::N).count() as u64,
        rows,
        tokens: tokens.tokens().to_vec(),
        outcome: loopy_outcome(&sum).or(of_token).unwrap_or(Outcome::N),
        sum,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::acyclic as theorem;
    use grundy_core::{Budget, Limits, Player, Sum};
    use grundy_engines::retrograde::Retrograde;
    use grundy_games::graph::Graph;
    use grundy_games::{Action, ImpartialCatalogue, Term};
    use proptest::prelude::*;

    fn workspace() -> Workspace<'static> {
        Workspace::new(Box::leak(Box::default()))
    }

    fn positions(most_tokens: usize) -> impl Strategy<Value = Tokens> {
        let arcs = prop::collection::vec((0u32..5, 0u32..5), 0..12);
        let tokens = prop::collection::vec(0u32..5, 0..=most_tokens);
        (arcs, tokens).prop_map(|(arcs, tokens)| {
            Tokens::new(Graph::new(&arcs, &[0, 1, 2, 3, 4]), tokens).unwrap()
        })
    }

    /// The outcome, and the winning actions, by retrograde analysis of the whole sum.
    fn by_search(tokens: &Tokens, play: Play) -> (Outcome, Vec<Action>) {
        let term = Term::Tokens(tokens.clone());
        let mut solver = Retrograde::impartial(ImpartialCatalogue, play);
        let mut budget = Budget::new(&Limits::default());
        solver.solve(&Sum::new(term.components()), Player::Left, &mut budget).unwrap();
        let outcome = |term: &Term| {
            let label = solver.outcome(&Sum::new(term.components()), Player::Left);
            label.expect("everything that follows is solved").outcome()
        };
        let wins = |action: &Action| {
            outcome(&term.after(action, Player::Left).unwrap().terms()[0]) == Outcome::P
        };
        (outcome(&term), term.actions(Player::Left).filter(wins).collect())
    }

    proptest! {
        #[test]
        fn analyses_agree_with_retrograde_analysis(tokens in positions(3)) {
            let found = analyse(&tokens, &workspace());
            let (outcome, winning) = by_search(&tokens, Play::Normal);
            prop_assert_eq!(found.outcome, outcome);
            prop_assert_eq!(found.winning, Actions { listed: winning, more: false });
            prop_assert_eq!(found.reason.verify(), Ok(()));
            let conclusion = found.reason.conclusion().unwrap();
            prop_assert_eq!((conclusion.value, conclusion.outcome), (found.value, found.outcome));
        }

        #[test]
        fn misere_rulings_agree_with_retrograde_analysis(tokens in positions(2)) {
            let Some(ruling) = misere(&tokens, &workspace()) else {
                prop_assert!(tokens.tokens().len() != 1);
                return Ok(());
            };
            let (outcome, winning) = by_search(&tokens, Play::Misere);
            prop_assert_eq!(ruling.outcome, outcome);
            prop_assert_eq!(&ruling.winning[0].listed, &winning);
            prop_assert_eq!(&ruling.winning[1].listed, &winning);
            prop_assert_eq!(ruling.reason.verify(), Ok(()));
            prop_assert_eq!(ruling.reason.conclusion().unwrap().outcome, outcome);
        }

        #[test]
        fn actions_lead_to_the_value_asked_for(tokens in positions(3), target in 0u64..4) {
            let term = Term::Tokens(tokens.clone());
            let leads = |action: &Action| match &term.after(action, Player::Left).unwrap().terms()[0] {
                Term::Tokens(after) => value(after) == Value::Nimber(target),
                _ => unreachable!("tokens remain tokens"),
            };
            let expected: Vec<Action> = term.actions(Player::Left).filter(leads).collect();
            prop_assert_eq!(actions_to(&tokens, target, &workspace()).listed, expected);
        }

        #[test]
        fn without_cycles_the_value_is_the_grundy_value(tokens in positions(3)) {
            if let Ok(grundy) = theorem::value(&tokens, &mut workspace()) {
                prop_assert_eq!(value(&tokens), Value::Nimber(grundy));
            }
        }
    }

    #[test]
    fn a_long_ring_with_a_way_out() {
        let mut arcs: Vec<(u32, u32)> = (0..100_000).map(|v| (v, (v + 1) % 100_000)).collect();
        arcs.push((0, 100_000));
        let tokens = Tokens::new(Graph::new(&arcs, &[]), vec![0, 99_999]).unwrap();
        let analysis = analyse(&tokens, &workspace());
        // The ring is even: odd vertices are worth 0, even ones 1.
        assert_eq!((analysis.value, analysis.outcome), (Value::Nimber(1), Outcome::N));
        let slide = |token, from, to| Action::Slide { token, from, to };
        let winning = [slide(0, 0, 1), slide(0, 0, 100_000), slide(1, 99_999, 0)];
        assert_eq!(analysis.winning.listed, winning);
        assert_eq!(analysis.reason.verify(), Ok(()));
    }
}
