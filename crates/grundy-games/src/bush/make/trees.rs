//! Trees, and random graphs drawn upon trees.

use super::pen::{Pen, steps};

/// Tips of branches stand so far apart.
const APART: i32 = 70;

pub(super) fn forking(pen: &mut Pen, forks: usize) {
    // Vertex i of a full binary tree has the children 2i and 2i + 1; the trunk leads to vertex 1.
    let count = 1usize << (forks + 1);
    let parents: Vec<usize> = (1..count).map(|vertex| vertex / 2).collect();
    plant(pen, &parents);
}

pub(super) fn random(pen: &mut Pen, edges: usize, seed: u64) {
    let mut numbers = Numbers(seed);
    let parents: Vec<usize> = (1..=edges).map(|vertex| numbers.below(vertex)).collect();
    plant(pen, &parents);
}

pub(super) fn random_graph(pen: &mut Pen, edges: usize, seed: u64) {
    let mut numbers = Numbers(seed);
    // A tree of about two thirds of the edges, so that all of it stands, and other edges anywhere.
    let tree = (2 * edges).div_ceil(3);
    let parents: Vec<usize> = (1..=tree).map(|vertex| numbers.below(vertex)).collect();
    plant(pen, &parents);
    for _ in tree..edges {
        let (from, to) = (numbers.below(tree + 1), numbers.below(tree + 1));
        pen.line(from, to);
    }
}

/// The tree in which vertex i + 1 stands on vertex `parents[i]`, which is smaller: tips side by side, and
/// everything else above the middle of what it carries.
fn plant(pen: &mut Pen, parents: &[usize]) {
    let count = parents.len() + 1;
    let mut children = vec![Vec::new(); count];
    let mut depths = vec![0; count];
    for (i, &parent) in parents.iter().enumerate() {
        children[parent].push(i + 1);
        depths[i + 1] = depths[parent] + 1;
    }
    let mut left = vec![i32::MAX; count];
    let mut right = vec![i32::MIN; count];
    // From left to right, so that branches do not cross.
    let mut tips = 0;
    let mut waiting = vec![0];
    while let Some(vertex) = waiting.pop() {
        waiting.extend(children[vertex].iter().rev());
        if children[vertex].is_empty() {
            let x = steps(tips, APART);
            (left[vertex], right[vertex]) = (x, x);
            tips += 1;
        }
    }
    for vertex in (1..count).rev() {
        let parent = parents[vertex - 1];
        let middle = left[vertex].midpoint(right[vertex]);
        left[parent] = left[parent].min(middle);
        right[parent] = right[parent].max(middle);
    }
    // A wide tree is tall as well: where branches lie flat they run into each other's tips.
    let layer = (steps(tips, APART) / 12).max(100);
    for vertex in 0..count {
        let x = left[vertex].midpoint(right[vertex]);
        match vertex.checked_sub(1) {
            None => drop(pen.ground(x)),
            Some(i) => drop(pen.grow(parents[i], x, steps(depths[vertex], layer))),
        }
    }
}

/// Numbers that look random and are the same for the same seed (Vigna's splitmix64).
struct Numbers(u64);

impl Numbers {
    /// The next number below `bound`, which is not 0.
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        // Below `bound`, which fits.
        usize::try_from((z ^ (z >> 31)) % bound as u64).unwrap_or(0)
    }
}
