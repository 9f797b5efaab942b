//! Every cut that leads to a given value, without trying the cuts one by one.
//!
//! Merge what is joined by two ways: a tree of bridges is left. For the whole to become `target`, the
//! branch above each bridge must become one certain value, found from the ground upwards. A bridge is
//! to be cut if its branch would have to be worth nothing. An edge within a merged vertex takes 1
//! from the nim-sum there if it is alone in its class (see [`circles`](super::circles)); otherwise it
//! opens a circle of parts, and two chains of bridges hang from the lowest part.
//!
//! O(m log m) for m edges: the classes are sorted, and the chains of a class are evaluated together.

use super::Edge;
use super::chain::prefix_values;
use super::circles::{Circle, Circles};
use super::rooted::Rooted;
use super::value::Values;
use grundy_core::{Budget, Stopped};
use rustc_hash::FxHashMap;

/// What the lists take for each edge, by estimate.
const BYTES_PER_EDGE: usize = 200;

/// The cuts that lead to the value `target`, in the order of the edges.
///
/// Each edge counts as one position looked at.
///
/// # Errors
/// If a limit is reached.
pub fn cuts_to(edges: &[Edge], target: u64, budget: &mut Budget) -> Result<Vec<usize>, Stopped> {
    let bytes = edges.len().saturating_mul(BYTES_PER_EDGE);
    budget.spend(edges.len() as u64)?;
    budget.take_bytes(bytes)?;
    // Each of these passes is linear, and the time is looked at between them.
    budget.in_time()?;
    let rooted = Rooted::new(edges);
    budget.in_time()?;
    let values = Values::new(&rooted);
    budget.in_time()?;
    let cuts = Cuts::new(&rooted, &values, target);
    budget.in_time()?;
    let leads = |edge: &Edge| {
        let ends = rooted.number(edge.0).zip(rooted.number(edge.1));
        ends.is_some_and(|(a, b)| cuts.lead_there(a.min(b), a.max(b)))
    };
    let found = (0..edges.len()).filter(|&i| leads(&edges[i])).collect();
    budget.give_bytes(bytes);
    Ok(found)
}

/// Which cuts lead to the value that was asked for.
struct Cuts<'a> {
    rooted: &'a Rooted,
    values: &'a Values,
    /// The lowest vertex of those that each vertex merges with.
    bases: Vec<usize>,
    /// What all that stands on a base must become. Absent if no cut there leads to the target.
    wanted: Vec<Option<u64>>,
    /// For each vertex, whether to cut the tree edge below it.
    tree: Vec<bool>,
    /// For the back edges that belong to a circle, by their ends, whether to cut them.
    back: FxHashMap<(usize, usize), bool>,
}

impl<'a> Cuts<'a> {
    fn new(rooted: &'a Rooted, values: &'a Values, target: u64) -> Cuts<'a> {
        let count = rooted.vertex_count();
        let mut cuts = Cuts {
            rooted,
            values,
            bases: vec![0; count],
            wanted: vec![None; count],
            tree: vec![false; count],
            back: FxHashMap::default(),
        };
        cuts.wanted[0] = Some(target);
        (1..count).for_each(|vertex| cuts.climb(vertex));
        Circles::new(rooted, values).iter().for_each(|circle| cuts.open(&circle));
        cuts
    }

    /// Goes up the tree edge below `vertex`.
    fn climb(&mut self, vertex: usize) {
        let base = self.bases[self.rooted.parent(vertex)];
        if !self.values.on_bridge(vertex) {
            self.bases[vertex] = base;
            return;
        }
        let others = self.values.of(base) ^ (self.values.of(vertex) + 1);
        let branch = self.wanted[base].map(|wanted| wanted ^ others);
        self.bases[vertex] = vertex;
        self.wanted[vertex] = branch.and_then(|branch| branch.checked_sub(1));
        self.tree[vertex] = branch == Some(0);
    }

    /// Cuts the edges of a circle in turn.
    fn open(&mut self, circle: &Circle) {
        let vertices = || circle.tree.iter().map(|edge| edge.vertex as usize);
        let value = |vertex: usize| self.values.of(vertex);
        let (Some(first), Some(last)) = (vertices().next(), vertices().next_back()) else { return };
        let base = self.bases[first];
        // The parts in the order of the circle, but for the one that holds the base. The nim-sum of
        // a branch counts the edges within it and not the tree edge below it.
        let mut parts: Vec<u64> =
            vertices().zip(vertices().skip(1)).map(|(a, b)| value(a) ^ value(b) ^ 1).collect();
        let mut lowest_part = value(base) ^ value(first) ^ 1;
        match circle.back {
            Some(_) => parts.push(value(last) ^ 1),
            // Several back edges join what is above the last edge to the lowest part.
            None => lowest_part ^= value(last),
        }
        let upwards = prefix_values(&parts);
        parts.reverse();
        let mut onwards = prefix_values(&parts);
        onwards.reverse();
        let leads_there: Vec<bool> = upwards
            .iter()
            .zip(&onwards)
            .map(|(up, on)| self.wanted[base] == Some(lowest_part ^ up ^ on))
            .collect();
        for (vertex, &leads) in vertices().zip(&leads_there) {
            self.tree[vertex] = leads;
        }
        if let (Some(vertex), Some(&leads)) = (circle.back, leads_there.last()) {
            let end = self.rooted.back_edges(vertex).min().unwrap_or(0);
            self.back.insert((end, vertex), leads);
        }
    }

    /// Whether cutting an edge between two standing vertices leads to the target.
    fn lead_there(&self, low: usize, high: usize) -> bool {
        if low < high && self.rooted.parent(high) == low {
            return self.tree[high];
        }
        let alone = || {
            let base = self.bases[high];
            self.wanted[base] == Some(self.values.of(base) ^ 1)
        };
        self.back.get(&(low, high)).copied().unwrap_or_else(alone)
    }
}
