//! One cycle, by following one arc of each vertex.

use super::Rows;
use crate::graph::memory::zeros;

/// A cycle among the open vertices, in order; the last leads to the first. `tails` are rows of tails, and
/// every open vertex must have an arc to an open one.
///
/// Each open vertex chooses one such arc; following these from anywhere ends in a cycle.
pub(super) fn cycle_among(tails: &impl Rows, is_open: impl Fn(u32) -> bool) -> Vec<u32> {
    let vertices = || (0..=u32::MAX).take(tails.vertex_count());
    let mut next: Vec<u32> = zeros(tails.vertex_count());
    for head in vertices().filter(|&head| is_open(head)) {
        for &tail in tails.row(head) {
            next[tail as usize] = head;
        }
    }
    let Some(start) = vertices().find(|&vertex| is_open(vertex)) else { return Vec::new() };
    // After as many steps as there are vertices we are on the cycle.
    let on_cycle = vertices().fold(start, |at, _| next[at as usize]);
    let mut cycle = vec![on_cycle];
    let mut at = next[on_cycle as usize];
    while at != on_cycle {
        cycle.push(at);
        at = next[at as usize];
    }
    cycle
}
