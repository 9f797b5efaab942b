//! The token game on a graph without cycles: labels carried from the sinks upwards.

use super::acyclic;
use crate::{Analysis, Ruling, SolveError, Workspace, for_both};
use grundy_core::{Outcome, Play};
use grundy_engines::graph::Acyclic;
use grundy_games::Actions;
use grundy_games::graph::Tokens;
use grundy_reasons::Method;
use grundy_reasons::{Propagation, Reason, Step, VertexRow};

// What follows is linear in the graph and the tokens, so it needs no limits.

pub(crate) fn value(tokens: &Tokens, _: &mut Workspace) -> Result<u64, SolveError> {
    Ok(sum(tokens, acyclic(tokens.graph())?))
}

pub(crate) fn analyse(tokens: &Tokens, _: &mut Workspace) -> Result<Analysis, SolveError> {
    let solved = acyclic(tokens.graph())?;
    let value = sum(tokens, solved);
    let step = propagation(tokens, solved, Play::Normal);
    let reason = Reason::new(Step::Propagation(step));
    Ok(Analysis { value, method: Method::Propagation, reason })
}

pub(crate) fn actions_to(
    tokens: &Tokens,
    target: u64,
    ws: &mut Workspace,
) -> Result<Actions, SolveError> {
    let solved = acyclic(tokens.graph())?;
    let change = target ^ sum(tokens, solved);
    let value = |vertex: usize| u64::from(solved.grundy()[vertex]);
    let wanted = |vertex: usize, head: u32| value(head as usize) == value(vertex) ^ change;
    Ok(tokens.actions(ws.most_moves, wanted))
}

/// One token only: in misère play the labels of single tokens say nothing about their sum.
pub(crate) fn misere(tokens: &Tokens, ws: &mut Workspace) -> Result<Option<Ruling>, SolveError> {
    let solved = acyclic(tokens.graph())?;
    if tokens.tokens().len() != 1 {
        return Ok(None);
    }
    let wins = solved.wins(tokens.graph().digraph(), Play::Misere);
    let winning = tokens.actions(ws.most_moves, |_, head| !wins[head as usize]);
    let step = propagation(tokens, solved, Play::Misere);
    Ok(Some(Ruling {
        outcome: step.outcome,
        winning: for_both(winning),
        method: Method::Propagation,
        reason: Reason::new(Step::Propagation(step)),
    }))
}

fn sum(tokens: &Tokens, solved: &Acyclic) -> u64 {
    tokens.vertices().fold(0, |sum, vertex| sum ^ u64::from(solved.grundy()[vertex]))
}

fn propagation(tokens: &Tokens, solved: &Acyclic, play: Play) -> Propagation {
    let graph = tokens.graph();
    let wins = solved.wins(graph.digraph(), play);
    let row = |&vertex: &u32| {
        let vertex = vertex as usize;
        let label = graph.labels()[vertex];
        VertexRow {
            vertex: label,
            options: graph.heads(label).collect(),
            value: (play == Play::Normal).then(|| u64::from(solved.grundy()[vertex])),
            outcome: Outcome::of_mover(wins[vertex]),
        }
    };
    let sum = (play == Play::Normal).then(|| sum(tokens, solved));
    // Without a sum there is one token.
    let mover_wins = match sum {
        Some(sum) => sum != 0,
        None => tokens.vertices().all(|vertex| wins[vertex]),
    };
    Propagation {
        play,
        graph: graph.clone(),
        rows: solved.order().iter().map(row).collect(),
        winning_vertices: wins.iter().filter(|&&wins| wins).count() as u64,
        tokens: tokens.tokens().to_vec(),
        sum,
        outcome: Outcome::of_mover(mover_wins),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use grundy_core::{Budget, Limits, Player, Sum};
    use grundy_engines::reference::{Grundy, Outcomes};
    use grundy_games::graph::Graph;
    use grundy_games::{Action, Component, ImpartialCatalogue, Term};
    use proptest::prelude::*;

    fn workspace() -> Workspace<'static> {
        Workspace::new(Box::leak(Box::default()))
    }

    fn components(tokens: &Tokens) -> Sum<Component> {
        Sum::new(Term::Tokens(tokens.clone()).components())
    }

    /// Arcs that lead to smaller labels, and tokens.
    fn positions(most_tokens: usize) -> impl Strategy<Value = Tokens> {
        let arcs = prop::collection::vec((0u32..7, 0u32..7), 0..16);
        let tokens = prop::collection::vec(0u32..7, 0..=most_tokens);
        (arcs, tokens).prop_map(|(pairs, tokens)| {
            let distinct = pairs.into_iter().filter(|(a, b)| a != b);
            let arcs: Vec<_> = distinct.map(|(a, b)| (a.max(b) * 10, a.min(b) * 10)).collect();
            let vertices: Vec<u32> = (0..7).map(|vertex| vertex * 10).collect();
            let tokens = tokens.into_iter().map(|token| token * 10).collect();
            Tokens::new(Graph::new(&arcs, &vertices), tokens).unwrap()
        })
    }

    proptest! {
        #[test]
        fn values_and_actions_agree_with_the_reference_engine(tokens in positions(3)) {
            let mut ws = workspace();
            let mut budget = Budget::new(&Limits::default());
            let mut truth = Grundy::new(ImpartialCatalogue);
            let found = analyse(&tokens, &mut ws).unwrap();
            prop_assert_eq!(found.value, truth.value(&components(&tokens), &mut budget).unwrap());
            prop_assert_eq!(found.value, value(&tokens, &mut ws).unwrap());
            prop_assert_eq!(found.reason.verify(), Ok(()));
            prop_assert_eq!(found.reason.conclusion().unwrap().value.nimber(), Some(found.value));
            let term = Term::Tokens(tokens.clone());
            for target in 0..4 {
                let leads = |action: &Action| {
                    let after = term.after(action, Player::Left).unwrap();
                    let after = after.components();
                    truth.value(&after, &mut budget.clone()).unwrap() == target
                };
                let expected: Vec<Action> = term.actions(Player::Left).filter(leads).collect();
                let found = actions_to(&tokens, target, &mut ws).unwrap();
                prop_assert_eq!(found, Actions { listed: expected, more: false });
            }
        }

        #[test]
        fn misere_rulings_agree_with_the_reference_engine(tokens in positions(2)) {
            let mut ws = workspace();
            let Some(ruling) = misere(&tokens, &mut ws).unwrap() else {
                prop_assert!(tokens.tokens().len() != 1);
                return Ok(());
            };
            let mut budget = Budget::new(&Limits::default());
            let mut truth = Outcomes::new(ImpartialCatalogue, Play::Misere);
            let mut wins = |term: &Term| {
                let sum = Sum::new(term.components());
                truth.wins(&sum, Player::Left, &mut budget).unwrap()
            };
            let term = Term::Tokens(tokens.clone());
            prop_assert_eq!(ruling.outcome, Outcome::of_mover(wins(&term)));
            let expected: Vec<Action> = term
                .actions(Player::Left)
                .filter(|action| !wins(&term.after(action, Player::Left).unwrap().terms()[0]))
                .collect();
            prop_assert_eq!(&ruling.winning[0].listed, &expected);
            prop_assert_eq!(&ruling.winning[1].listed, &expected);
            prop_assert_eq!(ruling.reason.verify(), Ok(()));
            prop_assert_eq!(ruling.reason.conclusion().unwrap().outcome, ruling.outcome);
        }
    }

    #[test]
    fn a_cycle_is_refused_by_its_labels_even_out_of_reach() {
        let graph = Graph::new(&[(5, 9), (9, 7), (7, 5), (1, 2)], &[]);
        let tokens = Tokens::new(graph, vec![1]).unwrap();
        let Err(SolveError::Cycle(cycle)) = value(&tokens, &mut workspace()) else {
            panic!("the cycle was not reported");
        };
        let mut rotated = cycle.clone();
        let least = (0..3).min_by_key(|&i| cycle[i]).unwrap();
        rotated.rotate_left(least);
        assert_eq!(rotated, [5, 9, 7]);
        assert!(misere(&tokens, &mut workspace()).is_err());
        let to_itself = Tokens::new(Graph::new(&[(3, 3)], &[]), vec![]).unwrap();
        assert_eq!(value(&to_itself, &mut workspace()), Err(SolveError::Cycle(vec![3])));
    }

    #[test]
    fn no_tokens_and_no_vertices() {
        let tokens = Tokens::new(Graph::new(&[], &[]), vec![]).unwrap();
        let analysis = analyse(&tokens, &mut workspace()).unwrap();
        assert_eq!((analysis.value, analysis.reason.verify()), (0, Ok(())));
        assert_eq!(misere(&tokens, &mut workspace()), Ok(None));
    }

    #[test]
    fn the_list_of_actions_may_be_cut_short() {
        let arcs: Vec<(u32, u32)> = (1..=5).map(|to| (0, to)).collect();
        let tokens = Tokens::new(Graph::new(&arcs, &[]), vec![0]).unwrap();
        let mut ws = workspace();
        ws.most_moves = 3;
        let actions = actions_to(&tokens, 0, &mut ws).unwrap();
        assert_eq!((actions.listed.len(), actions.more), (3, true));
    }

    #[test]
    fn a_long_path_with_as_many_tokens() {
        let arcs: Vec<(u32, u32)> = (1..200_000).map(|v| (v - 1, v)).collect();
        let tokens = Tokens::new(Graph::new(&arcs, &[]), (0..199_999).collect()).unwrap();
        let mut ws = workspace();
        let analysis = analyse(&tokens, &mut ws).unwrap();
        assert_eq!(analysis.value, 0);
        assert_eq!(analysis.reason.verify(), Ok(()));
        assert_eq!(actions_to(&tokens, 1, &mut ws).unwrap().listed.len(), ws.most_moves);
    }
}
