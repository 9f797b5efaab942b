//! The value of a drawing once more, by the definition where it is small and otherwise by merging
//! along cycles for real. Nothing is shared with the theorem.

use grundy_core::mex;
use grundy_games::bush::{Edge, GROUND};
use rustc_hash::FxHashMap;
use std::collections::VecDeque;

/// The number of sets of edges doubles with every edge.
const MOST_EDGES_BY_DEFINITION: usize = 10;

/// The value of a drawing.
pub(super) fn of(drawing: &[Edge]) -> u64 {
    let plan = Plan::new(drawing);
    match plan.standing().len() {
        0..=MOST_EDGES_BY_DEFINITION => by_definition(&plan.standing()),
        _ => plan.by_merging(),
    }
}

/// The edges that are not joined to the ground.
pub(super) fn floating(drawing: &[Edge]) -> Vec<usize> {
    let plan = Plan::new(drawing);
    let floats = |&edge: &usize| !plan.is_reached(plan.ends[edge].0);
    (0..drawing.len()).filter(floats).collect()
}

/// The mex over all cuts, for every set of the edges, smaller sets first.
fn by_definition(ends: &[(usize, usize)]) -> u64 {
    let sets = 1usize << ends.len();
    let mut values = vec![0; sets];
    for set in 0..sets {
        let standing = joined_to_ground(ends, set);
        values[set] = match standing == set {
            true => {
                mex((0..ends.len()).filter(|i| set >> i & 1 == 1).map(|i| values[set ^ 1 << i]))
            }
            false => values[standing],
        };
    }
    values[sets - 1]
}

/// The edges of a set that are joined to the ground within the set.
fn joined_to_ground(ends: &[(usize, usize)], set: usize) -> usize {
    let mut reached = vec![0];
    let mut joined = 0;
    loop {
        let touches = |&i: &usize| {
            let (a, b) = ends[i];
            (set & !joined) >> i & 1 == 1 && (reached.contains(&a) || reached.contains(&b))
        };
        let Some(edge) = (0..ends.len()).find(touches) else { return joined };
        joined |= 1 << edge;
        reached.extend([ends[edge].0, ends[edge].1]);
    }
}

/// A drawing with its vertices numbered as they come, the ground first, and a tree of shortest ways
/// from the ground.
struct Plan {
    /// The ends of each edge.
    ends: Vec<(usize, usize)>,
    /// The vertices that are joined to the ground, nearest first.
    reached: Vec<usize>,
    /// For each vertex the edge by which it was reached, if it was.
    reached_by: Vec<Option<usize>>,
    /// The distance of each vertex from the ground.
    depths: Vec<usize>,
}

impl Plan {
    fn new(drawing: &[Edge]) -> Plan {
        let mut names = FxHashMap::from_iter([(GROUND, 0)]);
        let mut touching = vec![Vec::new()];
        let mut ends = Vec::with_capacity(drawing.len());
        for (index, &Edge(a, b)) in drawing.iter().enumerate() {
            let [a, b] = [a, b].map(|label| {
                let vertex = *names.entry(label).or_insert(touching.len());
                if vertex == touching.len() {
                    touching.push(Vec::new());
                }
                touching[vertex].push(index);
                vertex
            });
            ends.push((a, b));
        }
        let mut plan = Plan {
            ends,
            reached: Vec::new(),
            reached_by: vec![None; touching.len()],
            depths: vec![0; touching.len()],
        };
        let mut queue = VecDeque::from([0]);
        while let Some(vertex) = queue.pop_front() {
            plan.reached.push(vertex);
            for &edge in &touching[vertex] {
                let next = plan.across(edge, vertex);
                if !plan.is_reached(next) {
                    plan.reached_by[next] = Some(edge);
                    plan.depths[next] = plan.depths[vertex] + 1;
                    queue.push_back(next);
                }
            }
        }
        plan
    }

    fn is_reached(&self, vertex: usize) -> bool {
        vertex == 0 || self.reached_by[vertex].is_some()
    }

    fn across(&self, edge: usize, from: usize) -> usize {
        let (a, b) = self.ends[edge];
        if a == from { b } else { a }
    }

    fn standing(&self) -> Vec<(usize, usize)> {
        self.ends.iter().copied().filter(|&(a, _)| self.is_reached(a)).collect()
    }

    /// The next vertex on the way to the ground.
    fn below(&self, vertex: usize) -> usize {
        self.reached_by[vertex].map_or(0, |edge| self.across(edge, vertex))
    }

    /// Each edge outside the tree closes a cycle with it, whose vertices are merged into the lowest.
    /// In the end the edges within merged vertices are loops, worth 1 each, and the others bridges.
    fn by_merging(&self) -> u64 {
        let mut merged: Vec<usize> = (0..self.depths.len()).collect();
        let standing = || (0..self.ends.len()).filter(|&edge| self.is_reached(self.ends[edge].0));
        for edge in standing() {
            let (a, b) = self.ends[edge];
            if self.reached_by[a] == Some(edge) || self.reached_by[b] == Some(edge) {
                continue;
            }
            let (mut a, mut b) = (lowest(&mut merged, a), lowest(&mut merged, b));
            while a != b {
                let higher = if self.depths[a] > self.depths[b] { &mut a } else { &mut b };
                merged[*higher] = self.below(*higher);
                *higher = lowest(&mut merged, *higher);
            }
        }
        let mut values = vec![0; merged.len()];
        for edge in standing() {
            let (a, b) = self.ends[edge];
            let (a, b) = (lowest(&mut merged, a), lowest(&mut merged, b));
            values[a] ^= u64::from(a == b);
        }
        for &vertex in self.reached.iter().skip(1).rev() {
            if merged[vertex] == vertex {
                values[lowest(&mut merged, self.below(vertex))] ^= values[vertex] + 1;
            }
        }
        values[0]
    }
}

/// The lowest of the vertices that `vertex` was merged with.
fn lowest(merged: &mut [usize], mut vertex: usize) -> usize {
    while merged[vertex] != vertex {
        merged[vertex] = merged[merged[vertex]];
        vertex = merged[vertex];
    }
    vertex
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn merging_agrees_with_the_definition(ends in prop::collection::vec((0u32..6, 0u32..6), 0..10)) {
            let drawing: Vec<Edge> = ends.into_iter().map(|(a, b)| Edge(a, b)).collect();
            let plan = Plan::new(&drawing);
            prop_assert_eq!(plan.by_merging(), by_definition(&plan.standing()));
        }
    }
}
