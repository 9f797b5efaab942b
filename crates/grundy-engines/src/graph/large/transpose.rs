//! From rows of tails to where arcs lead: the transpose of a graph, by counting sort.

use super::Rows;
use super::arcs::rows_bytes;
use crate::graph::Digraph;
use crate::graph::memory::zeros;
use crate::graph::starts::Starts;
use grundy_core::{Budget, Stage, Stopped};

/// So many vertices go by between two looks at the budget.
const STRIDE: usize = 1 << 16;

/// The graph with these rows of tails: its own rows are those of heads, each increasing.
///
/// # Errors
/// If it does not fit into memory, or the budget ends it.
pub fn transpose(tails: &impl Rows, budget: &Budget) -> Result<Digraph, Stopped> {
    let vertices = tails.vertex_count();
    let arcs = tails.arc_count();
    budget.room_for(2 * rows_bytes(vertices as u64, arcs as u64))?;
    let mut starts: Vec<usize> = zeros(vertices + 1);
    each_row(tails, budget, |_, row| row.iter().for_each(|&tail| starts[tail as usize + 1] += 1))?;
    for i in 1..starts.len() {
        starts[i] += starts[i - 1];
    }
    let kept = Starts::of(&starts);
    let mut next = starts;
    let mut heads: Vec<u32> = zeros(arcs);
    each_row(tails, budget, |head, row| {
        for &tail in row {
            let place = &mut next[tail as usize];
            heads[*place] = head;
            *place += 1;
        }
    })?;
    Ok(Digraph::of_true_rows(kept, heads))
}

/// Where the arcs of some vertices lead, by one walk over the rows of tails: for each of `vertices` the
/// heads, increasing, each once.
///
/// # Errors
/// If the budget ends it.
///
/// # Panics
/// If one of them is no vertex.
pub fn heads_of(
    tails: &impl Rows,
    vertices: &[u32],
    budget: &Budget,
) -> Result<Vec<Vec<u32>>, Stopped> {
    let mut wanted = vec![false; tails.vertex_count()];
    vertices.iter().for_each(|&vertex| wanted[vertex as usize] = true);
    let mut found: Vec<(u32, u32)> = Vec::new();
    each_row(tails, budget, |head, row| {
        let asked = row.iter().filter(|&&tail| wanted[tail as usize]);
        found.extend(asked.map(|&tail| (tail, head)));
    })?;
    found.sort_unstable();
    found.dedup();
    let of = |&vertex: &u32| {
        let start = found.partition_point(|&(tail, _)| tail < vertex);
        let own = found[start..].iter().take_while(|&&(tail, _)| tail == vertex);
        own.map(|&(_, head)| head).collect()
    };
    Ok(vertices.iter().map(of).collect())
}

/// Calls `look` with each vertex and its row.
pub(super) fn each_row(
    rows: &impl Rows,
    budget: &Budget,
    mut look: impl FnMut(u32, &[u32]),
) -> Result<(), Stopped> {
    let count = rows.vertex_count();
    for (i, vertex) in (0..count).zip(0..=u32::MAX) {
        if i % STRIDE == 0 {
            budget.at(Stage::Solving, i as u64, count as u64)?;
        }
        look(vertex, rows.row(vertex));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::testing::Random;

    #[test]
    fn the_transpose_of_the_transpose_is_the_graph_but_for_order() {
        let mut random = Random::new(21);
        let budget = Budget::unlimited();
        for round in 0..200 {
            let graph = random.digraph(9, round % 40);
            let heads = transpose(&graph.reversed(), &budget).unwrap();
            let vertices: Vec<u32> = graph.vertices().chain(graph.vertices().take(2)).collect();
            let some = heads_of(&graph.reversed(), &vertices, &budget).unwrap();
            for (&vertex, some) in vertices.iter().zip(some) {
                let mut expected = graph.heads(vertex as usize).to_vec();
                expected.sort_unstable();
                assert_eq!(heads.heads(vertex as usize), expected);
                expected.dedup();
                assert_eq!(some, expected);
            }
        }
    }
}
