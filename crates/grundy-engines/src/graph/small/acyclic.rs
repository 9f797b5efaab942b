//! The token game on a graph without cycles: Kahn's algorithm (1962) and the mex of what is below.

use crate::graph::Digraph;
use grundy_core::Play;

/// A graph without cycles, solved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Acyclic {
    /// Invariant: every vertex once, each after all that its arcs lead to.
    order: Vec<u32>,
    grundy: Vec<u32>,
}

impl Acyclic {
    /// Orders the vertices from the sinks upwards (Kahn 1962) and finds their Grundy values, in time
    /// linear in the graph.
    ///
    /// # Errors
    /// If there is a cycle: the vertices of one, in order; the last leads to the first.
    pub fn solve(graph: &Digraph) -> Result<Acyclic, Vec<u32>> {
        let order = sinks_first(graph)?;
        let grundy = grundy_values(graph, &order);
        Ok(Acyclic { order, grundy })
    }

    /// Every vertex, each after all that its arcs lead to.
    pub fn order(&self) -> &[u32] {
        &self.order
    }

    /// The Grundy value of each vertex.
    pub fn grundy(&self) -> &[u32] {
        &self.grundy
    }

    /// Whether the mover wins with the token on each vertex of `graph`, which is the graph solved.
    pub fn wins(&self, graph: &Digraph, play: Play) -> Vec<bool> {
        let mut wins = vec![false; self.order.len()];
        for &vertex in &self.order {
            wins[vertex as usize] = match graph.heads(vertex as usize) {
                [] => play.stuck_player_wins(),
                heads => heads.iter().any(|&head| !wins[head as usize]),
            };
        }
        wins
    }
}

fn sinks_first(graph: &Digraph) -> Result<Vec<u32>, Vec<u32>> {
    let tails = graph.reversed();
    let out_degree = |vertex: u32| graph.heads(vertex as usize).len();
    let mut open: Vec<usize> = graph.vertices().map(out_degree).collect();
    let mut order: Vec<u32> = graph.vertices().filter(|&v| out_degree(v) == 0).collect();
    let mut next = 0;
    while let Some(&vertex) = order.get(next) {
        next += 1;
        for &tail in tails.heads(vertex as usize) {
            open[tail as usize] -= 1;
            if open[tail as usize] == 0 {
                order.push(tail);
            }
        }
    }
    match graph.vertices().find(|&vertex| open[vertex as usize] > 0) {
        None => Ok(order),
        Some(start) => Err(cycle_among(graph, &open, start)),
    }
}

/// A cycle that the walk from `start` along open vertices runs into; every open vertex has an arc
/// to an open one.
fn cycle_among(graph: &Digraph, open: &[usize], start: u32) -> Vec<u32> {
    let mut place: Vec<Option<usize>> = vec![None; open.len()];
    let mut walk = Vec::new();
    let mut at = Some(start);
    while let Some(vertex) = at {
        if let Some(first) = place[vertex as usize] {
            return walk.split_off(first);
        }
        place[vertex as usize] = Some(walk.len());
        walk.push(vertex);
        at = graph.heads(vertex as usize).iter().copied().find(|&head| open[head as usize] > 0);
    }
    walk
}

fn grundy_values(graph: &Digraph, order: &[u32]) -> Vec<u32> {
    let mut grundy = vec![0; order.len()];
    // seen[g] is the last turn in which an option had the value g, so that nothing is ever cleared.
    let mut seen: Vec<usize> = Vec::new();
    for (turn, &vertex) in (1..).zip(order) {
        for &head in graph.heads(vertex as usize) {
            let value = grundy[head as usize] as usize;
            if seen.len() <= value {
                seen.resize(value + 1, 0);
            }
            seen[value] = turn;
        }
        let mut mex = 0;
        while seen.get(mex as usize) == Some(&turn) {
            mex += 1;
        }
        grundy[vertex as usize] = mex;
    }
    grundy
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::testing::{Random, Token, one_token};
    use crate::reference::{Grundy, Outcomes};
    use grundy_core::{Budget, Limits, Player};

    #[test]
    fn random_graphs_agree_with_the_reference_engine() {
        let mut random = Random::new(1);
        for _ in 0..300 {
            let graph = random.acyclic(9, 20);
            let solved = Acyclic::solve(&graph).expect("no cycle");
            let mut budget = Budget::new(&Limits::default());
            let mut grundy = Grundy::new(Token(&graph));
            for vertex in graph.vertices() {
                let expected = grundy.value(&one_token(vertex), &mut budget).unwrap();
                assert_eq!(u64::from(solved.grundy()[vertex as usize]), expected, "{graph:?}");
            }
            for play in Play::ALL {
                let wins = solved.wins(&graph, play);
                let mut outcomes = Outcomes::new(Token(&graph), play);
                for vertex in graph.vertices() {
                    let expected = outcomes.wins(&one_token(vertex), Player::Left, &mut budget);
                    assert_eq!(wins[vertex as usize], expected.unwrap(), "{graph:?}");
                }
            }
        }
    }

    #[test]
    fn the_order_has_every_vertex_after_its_options() {
        let mut random = Random::new(2);
        for _ in 0..100 {
            let graph = random.acyclic(12, 40);
            let solved = Acyclic::solve(&graph).expect("no cycle");
            let mut known = vec![false; graph.vertex_count()];
            for &vertex in solved.order() {
                assert!(graph.heads(vertex as usize).iter().all(|&head| known[head as usize]));
                known[vertex as usize] = true;
            }
            assert!(known.into_iter().all(|known| known));
        }
    }

    #[test]
    fn a_cycle_is_found_exactly_if_there_is_one() {
        let mut random = Random::new(3);
        let mut cyclic = 0;
        for _ in 0..500 {
            let graph = random.digraph(6, 4);
            // A walk as long as there are vertices exists iff there is a cycle.
            let mut ends: Vec<u32> = graph.vertices().collect();
            for _ in graph.vertices() {
                ends = ends.iter().flat_map(|&v| graph.heads(v as usize)).copied().collect();
                ends.sort_unstable();
                ends.dedup();
            }
            match Acyclic::solve(&graph) {
                Ok(_) => assert!(ends.is_empty(), "{graph:?}"),
                Err(cycle) => {
                    cyclic += 1;
                    assert!(!ends.is_empty() && !cycle.is_empty(), "{graph:?}");
                    let after = cycle.iter().cycle().skip(1);
                    for (&vertex, head) in cycle.iter().zip(after) {
                        assert!(graph.heads(vertex as usize).contains(head), "{graph:?} {cycle:?}");
                    }
                    let mut distinct = cycle.clone();
                    distinct.sort_unstable();
                    distinct.dedup();
                    assert_eq!(distinct.len(), cycle.len());
                }
            }
        }
        assert!((50..450).contains(&cyclic), "{cyclic} of 500 had cycles");
    }

    #[test]
    fn a_path_of_a_million_vertices_is_no_deeper_than_a_short_one() {
        let arcs: Vec<(usize, usize)> = (1..1_000_000).map(|v| (v - 1, v)).collect();
        let solved = Acyclic::solve(&Digraph::from_arcs(1_000_000, &arcs)).expect("no cycle");
        assert_eq!(solved.grundy()[..3], [1, 0, 1]);
        assert_eq!(solved.order()[0], 999_999);
    }

    #[test]
    fn a_complete_order_has_every_value() {
        let arcs: Vec<(usize, usize)> = (0..40).flat_map(|v| (0..v).map(move |w| (v, w))).collect();
        let solved = Acyclic::solve(&Digraph::from_arcs(40, &arcs)).expect("no cycle");
        assert!(solved.grundy().iter().copied().eq(0..40));
    }

    #[test]
    fn small_cases() {
        let empty = Digraph::from_arcs(0, &[]);
        assert_eq!(Acyclic::solve(&empty).map(|solved| solved.order), Ok(vec![]));
        let twice = Digraph::from_arcs(2, &[(1, 0), (1, 0)]);
        assert_eq!(Acyclic::solve(&twice).map(|solved| solved.grundy), Ok(vec![0, 1]));
        let to_itself = Digraph::from_arcs(2, &[(0, 1), (1, 1)]);
        assert_eq!(Acyclic::solve(&to_itself), Err(vec![1]));
    }
}
