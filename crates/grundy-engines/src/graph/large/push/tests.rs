//! The pushing engine against the small one, on graphs of every shape.

use super::*;
use crate::graph::testing::{Random, cancelled};
use crate::graph::{Acyclic, Digraph, longest_play};
use grundy_core::{Limit, Limits};

/// All ways to solve `graph`, which must agree with the small engine.
fn check(graph: &Digraph) {
    let tails = graph.reversed();
    let budget = Budget::unlimited();
    let labelling = Labelling::of_tails(&tails);
    let narrow = queued::solve::<u16, _>(&tails, &budget);
    let wide = queued::solve::<u32, _>(&tails, &budget);
    assert_eq!(narrow, wide);
    let chosen = token_values(&tails, labelling, &budget);
    assert_eq!(chosen.as_ref().map(numbers), narrow.as_ref().map(numbers));
    let longest = narrow.as_ref().ok().and_then(TokenValues::longest);
    assert_eq!(longest, longest_play(&tails, &budget).unwrap(), "{graph:?}");
    match (Acyclic::solve(graph), narrow) {
        (Ok(expected), Ok(values)) => {
            assert!(values.iter().eq(expected.grundy().iter().copied()), "{graph:?}");
            if labelling != Labelling::Mixed {
                let ordered = ordered::solve::<u8, _>(&tails, labelling, &budget);
                assert_eq!(ordered.as_ref().map(numbers), Ok(numbers(&values)));
                assert_eq!(ordered::solve::<u32, _>(&tails, labelling, &budget), ordered);
            }
        }
        (Err(_), Err(TokenValuesError::Cycle(cycle))) => {
            assert_eq!(labelling, Labelling::Mixed);
            is_cycle(graph, &cycle);
        }
        (small, large) => panic!("{graph:?}: {small:?}, {large:?}"),
    }
}

/// What does not depend on how it was found.
fn numbers(values: &TokenValues) -> Vec<u32> {
    values.iter().collect()
}

fn is_cycle(graph: &Digraph, cycle: &[u32]) {
    assert!(!cycle.is_empty());
    for (&vertex, head) in cycle.iter().zip(cycle.iter().cycle().skip(1)) {
        assert!(graph.heads(vertex as usize).contains(head), "{graph:?} {cycle:?}");
    }
    let mut distinct = cycle.to_vec();
    distinct.sort_unstable();
    distinct.dedup();
    assert_eq!(distinct.len(), cycle.len());
}

#[test]
fn random_graphs_agree_with_the_small_engine() {
    let mut random = Random::new(21);
    for round in 0..300 {
        check(&random.acyclic(9, 4 + round % 30));
        check(&random.digraph(7, 2 + round % 8));
    }
    check(&random.acyclic(3000, 20_000));
    check(&random.acyclic(300, 40_000));
    check(&random.digraph(3000, 1500));
}

#[test]
fn labels_in_order_agree_with_the_small_engine() {
    let mut random = Random::new(22);
    for round in 0..200 {
        let pairs = |random: &mut Random| {
            let two = (random.below(10), random.below(10));
            (two.0.min(two.1), two.0.max(two.1))
        };
        let mut up: Vec<_> = (0..2 + round % 40).map(|_| pairs(&mut random)).collect();
        up.retain(|(from, to)| from != to);
        let down: Vec<_> = up.iter().map(|&(from, to)| (to, from)).collect();
        check(&Digraph::from_arcs(10, &up));
        check(&Digraph::from_arcs(10, &down));
    }
}

#[test]
fn values_beyond_every_width() {
    // Vertex v leads to all below, so it is worth v; the shuffled one needs the queue.
    let arcs: Vec<_> = (0..300).flat_map(|v| (0..v).map(move |w| (v, w))).collect();
    check(&Digraph::from_arcs(300, &arcs));
    let shuffle = |v: usize| v * 7 % 300;
    let shuffled: Vec<_> = arcs.iter().map(|&(v, w)| (shuffle(v), shuffle(w))).collect();
    check(&Digraph::from_arcs(300, &shuffled));
    // Few of the large values are seen by others.
    let mut random = Random::new(23);
    for _ in 0..20 {
        let some: Vec<_> = shuffled.iter().copied().filter(|_| random.below(10) > 0).collect();
        check(&Digraph::from_arcs(300, &some));
    }
}

#[test]
fn more_arcs_from_a_vertex_than_a_word_counts() {
    for arcs in
        [62, 63, 64, 65, 127, 254, 255, 256, 257, 510, 511, 65_535, 65_536, 131_071, 200_000]
    {
        let mut pairs: Vec<_> = (0..arcs).map(|i| (0, 1 + i % 3)).collect();
        pairs.extend([(3, 2), (4, 0)]);
        check(&Digraph::from_arcs(5, &pairs));
    }
}

#[test]
fn degenerate_graphs() {
    check(&Digraph::from_arcs(0, &[]));
    check(&Digraph::from_arcs(1, &[]));
    check(&Digraph::from_arcs(1, &[(0, 0)]));
    check(&Digraph::from_arcs(3, &[(0, 1), (1, 2), (2, 0)]));
    check(&Digraph::from_arcs(3, &[(0, 1), (1, 2), (2, 1)]));
}

fn stopped_by(found: Result<TokenValues, TokenValuesError>) -> Limit {
    match found {
        Err(TokenValuesError::Stopped(stopped)) => stopped.by,
        other => panic!("{other:?}"),
    }
}

#[test]
fn limits_end_it() {
    let graph = Digraph::from_arcs(3, &[(0, 1), (2, 0)]).reversed();
    let limits = Limits { memory: 5, ..Default::default() };
    let small = token_values(&graph, Labelling::Mixed, &Budget::new(&limits));
    assert_eq!(stopped_by(small), Limit::Room { needs: 39, limit: 5 });
    for labelling in [Labelling::Mixed, Labelling::Descending] {
        let cancelled = token_values(&graph, labelling, &cancelled());
        assert_eq!(stopped_by(cancelled), Limit::Cancelled);
    }
}
