//! The longest play, by Kahn's algorithm in rounds.

use super::Rows;
use super::transpose::each_row;
use crate::graph::memory::zeros;
use grundy_core::{Budget, Stage, Stopped};

/// How often the budget is asked.
const VERTICES_PER_LOOK: usize = 1 << 16;

/// How many moves the longest play has on a graph without cycles, from whichever vertex it begins. `None` if there
/// is a cycle, as play need not end then; 0 without vertices.
///
/// The vertices without open arcs are taken off round by round; the longest play from a vertex has as
/// many moves as rounds came before its own.
///
/// # Errors
/// If the budget ends it.
pub fn longest_play(tails: &impl Rows, budget: &Budget) -> Result<Option<u64>, Stopped> {
    let count = tails.vertex_count();
    budget.room_for((count as u64).saturating_mul(12))?;
    let mut open: Vec<usize> = zeros(count);
    each_row(tails, budget, |_, row| row.iter().for_each(|&tail| open[tail as usize] += 1))?;
    let mut round: Vec<u32> =
        (0..=u32::MAX).take(count).filter(|&v| open[v as usize] == 0).collect();
    let (mut rounds, mut done, mut look) = (0_u64, 0, 0);
    let mut next = Vec::new();
    while !round.is_empty() {
        for (place, &vertex) in round.iter().enumerate() {
            if done + place >= look {
                budget.at(Stage::Solving, (done + place) as u64, count as u64)?;
                look = done + place + VERTICES_PER_LOOK;
            }
            for &tail in tails.row(vertex) {
                open[tail as usize] -= 1;
                if open[tail as usize] == 0 {
                    next.push(tail);
                }
            }
        }
        done += round.len();
        rounds += 1;
        round.clear();
        std::mem::swap(&mut round, &mut next);
    }
    Ok((done == count).then_some(rounds.saturating_sub(1)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::testing::Random;
    use crate::graph::{Acyclic, Digraph};

    fn found(graph: &Digraph) -> Option<u64> {
        longest_play(&graph.reversed(), &Budget::unlimited()).unwrap()
    }

    #[test]
    fn as_by_the_definition() {
        let mut random = Random::new(22);
        for round in 0..300 {
            let graph = random.digraph(7, round % 12);
            let expected = Acyclic::solve(&graph).ok().map(|solved| {
                let mut longest = vec![0_u64; graph.vertex_count()];
                for &vertex in solved.order() {
                    let heads = graph.heads(vertex as usize).iter();
                    let after = heads.map(|&head| longest[head as usize] + 1);
                    longest[vertex as usize] = after.max().unwrap_or(0);
                }
                longest.into_iter().max().unwrap_or(0)
            });
            assert_eq!(found(&graph), expected, "{graph:?}");
        }
        assert_eq!(found(&Digraph::from_arcs(0, &[])), Some(0));
        let path: Vec<(usize, usize)> = (1..100_000).map(|v| (v - 1, v)).collect();
        assert_eq!(found(&Digraph::from_arcs(100_000, &path)), Some(99_999));
    }
}
