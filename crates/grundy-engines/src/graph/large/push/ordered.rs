//! Graphs whose labels are in order.

use super::super::{Labelling, Rows, TokenValues};
use super::high::High;
use super::word::Set;
use crate::graph::memory::zeros;
use grundy_core::{Budget, Stage, Stopped};

/// How often the budget is asked.
const VERTICES_PER_LOOK: usize = 1 << 16;

/// Goes through the vertices from the end to which all arcs lead.
pub(super) fn solve<S: Set, R: Rows>(
    tails: &R,
    labelling: Labelling,
    budget: &Budget,
) -> Result<TokenValues, Stopped> {
    let vertices = tails.vertex_count();
    let mut seen: Vec<S> = zeros(vertices);
    let mut values: Vec<u8> = zeros(vertices);
    let mut high = High::new(S::WIDTH, vertices);
    for done in 0..vertices {
        if done % VERTICES_PER_LOOK == 0 {
            budget.at(Stage::Solving, done as u64, vertices as u64)?;
        }
        let place = if labelling == Labelling::Ascending { vertices - 1 - done } else { done };
        // At most 2^32 vertices.
        let Ok(vertex) = u32::try_from(place) else { break };
        let value = seen[place].mex();
        if value < S::WIDTH {
            // The width is at most 32.
            values[place] = u8::try_from(value).unwrap_or(u8::MAX);
            for &tail in tails.row(vertex) {
                let set = &mut seen[tail as usize];
                *set = set.with(value);
            }
            if !high.is_empty() {
                high.forget(vertex);
            }
        } else {
            let value = high.settle(vertex);
            for &tail in tails.row(vertex) {
                high.see(tail, value);
            }
        }
    }
    Ok(TokenValues::new(values, high.values()))
}
