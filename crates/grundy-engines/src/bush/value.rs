//! The value of a drawing in linear time.
//!
//! The vertices of a cycle may be merged (fusion), so everything that is joined by two ways becomes
//! one vertex with loops, each worth 1. What is left is a tree of bridges with loops, and there a
//! branch of value v seen through the bridge below it is worth v + 1, branches that meet being added
//! as nimbers (colon). No merging is needed to count this: an edge that is no bridge adds 1 to the
//! nim-sum wherever it stands in its merged vertex.
//!
//! This is done twice. [`survey()`] takes leaves off ([`peel`](super::peel)) and walks what is left
//! ([`kernel`]), which suits millions of edges; [`Values`] walks depth first and knows the value of
//! every branch, which is what winning cuts are found from.

use super::peel::peel;
use super::rooted::{Places, Rooted, index};
use super::{Edge, kernel, standing};
use grundy_core::{Budget, Stopped};
use std::convert::Infallible;

/// The Grundy value, and how many edges are joined to the ground; the others have fallen already.
///
/// Linear time and memory in the number of edges; labels much larger than that number are sorted first.
///
/// ```
/// use grundy_engines::bush::{Edge, survey};
/// let found = survey(&[Edge(0, 1), Edge(7, 8), Edge(8, 7)]);
/// assert_eq!((found.value, found.standing), (1, 1));
/// ```
pub fn survey(edges: &[Edge]) -> Survey {
    let Ok(survey) = survey_watched(edges, &|| Ok::<(), Infallible>(()));
    survey
}

/// What a survey takes at most for each edge, in bytes: the ends, and two vertices with their rows and numbers.
const BYTES_FOR_AN_EDGE: u64 = 64;

/// The same within a budget, for millions of edges.
///
/// # Errors
/// If a limit is reached.
pub fn survey_within(edges: &[Edge], budget: &Budget) -> Result<Survey, Stopped> {
    budget.room_for((edges.len() as u64).saturating_mul(BYTES_FOR_AN_EDGE))?;
    survey_watched(edges, &|| budget.in_time())
}

fn survey_watched<E>(edges: &[Edge], look: &impl Fn() -> Result<(), E>) -> Result<Survey, E> {
    look()?;
    if edges.len() >= MOST_EDGES {
        let value = Values::new(&Rooted::new(edges)).of(0);
        return Ok(Survey { value, standing: standing(edges).len() });
    }
    let places = Places::new(edges);
    look()?;
    let ends = places.ends(edges);
    let knots = peel(&ends, places.count(), look)?;
    let kernel::Standing { value, edges } = kernel::standing(&knots, &ends, look)?;
    Ok(Survey { value: u64::from(value), standing: edges })
}

/// What one look at a drawing tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Survey {
    /// The Grundy value.
    pub value: u64,
    /// How many edges are joined to the ground.
    pub standing: usize,
}

/// So many edges have two ends each, counted in 32 bits, and a value of 32 bits.
const MOST_EDGES: usize = 1 << 31;

/// The values of the branches of a drawing.
#[derive(Debug)]
pub(super) struct Values {
    values: Vec<u64>,
    /// The smallest number among the vertex and the upper ends of back edges from what was reached
    /// through it.
    lows: Vec<u32>,
}

impl Values {
    pub(super) fn new(rooted: &Rooted) -> Values {
        let count = rooted.vertex_count();
        let mut values = vec![0; count];
        let mut lows: Vec<u32> = (0..index(count)).collect();
        for vertex in (0..count).rev() {
            for end in rooted.back_edges(vertex) {
                values[vertex] ^= 1;
                lows[vertex] = lows[vertex].min(index(end));
            }
            values[vertex] ^= u64::from(rooted.loops(vertex) % 2 == 1);
            if vertex == 0 {
                break;
            }
            let parent = rooted.parent(vertex);
            let is_bridge = lows[vertex] as usize == vertex;
            values[parent] ^= if is_bridge { values[vertex] + 1 } else { values[vertex] ^ 1 };
            lows[parent] = lows[parent].min(lows[vertex]);
        }
        Values { values, lows }
    }

    /// The nim-sum of what was reached through `vertex`: the branches of all vertices that merge
    /// with it there, and one for each edge between them.
    ///
    /// At the lowest vertex of a merged one this is the value of all that stands on it.
    pub(super) fn of(&self, vertex: usize) -> u64 {
        self.values[vertex]
    }

    /// Whether the tree edge below `vertex` is a bridge. Not for the ground, which has none.
    pub(super) fn on_bridge(&self, vertex: usize) -> bool {
        vertex != 0 && self.lows[vertex] as usize == vertex
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers that look random (Vigna's splitmix64).
    fn numbers(mut state: u64) -> impl FnMut(u32) -> u32 {
        move |bound| {
            state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let z = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            u32::try_from(((z >> 32) * u64::from(bound)) >> 32).expect("below the bound")
        }
    }

    /// Drawings so large that several threads look at them, and long enough for trails.
    #[test]
    fn both_ways_agree_on_large_drawings() {
        const EDGES: u32 = 300_000;
        let mut below = numbers(1);
        let mut shapes: Vec<(&str, Vec<Edge>)> = Vec::new();
        for (name, vertices) in [("sparse", EDGES / 3 * 2), ("dust", EDGES)] {
            let edges = (0..EDGES).map(|_| Edge(below(vertices), below(vertices))).collect();
            shapes.push((name, edges));
        }
        // How far back the edge of a vertex may lead: trees from bushy to long.
        for (name, back) in [("tree", EDGES), ("caterpillar", 3), ("path", 1)] {
            let tree = (1..EDGES).map(|tip| Edge(tip - 1 - below(tip.min(back)), tip));
            shapes.push((name, tree.collect()));
        }
        // Chords of the path make cycles, with long bridges between them.
        let path = (1..EDGES).map(|tip| Edge(tip - 1, tip));
        let chords = (0..200).map(|_| {
            let low = below(EDGES - 1000);
            Edge(low, low + below(1000))
        });
        shapes.push(("cycles", path.chain(chords).collect()));
        let mut labels: Vec<u32> = (0..EDGES).collect();
        for last in (2..EDGES).rev() {
            labels.swap(last as usize, 1 + below(last) as usize);
        }
        for (name, mut edges) in shapes {
            for edge in &mut edges {
                *edge = Edge(labels[edge.0 as usize], labels[edge.1 as usize]);
            }
            let value = Values::new(&Rooted::new(&edges)).of(0);
            assert_eq!(
                survey(&edges),
                Survey { value, standing: standing(&edges).len() },
                "{name}"
            );
        }
    }
}
