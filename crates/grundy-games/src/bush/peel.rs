//! Taking leaves off a drawing, without knowing its neighbourhoods.
//!
//! A vertex on which a single edge ends is the tip of a branch: whatever was gathered on it is worth v,
//! so its edge hands v + 1 to the vertex below (colon). For this nothing is needed but, of every
//! vertex, how many edges end there and the xor of their other ends, which for a tip is its one
//! neighbour. So trees are evaluated by two scans over a small array.

use super::Edge;
use super::threads::in_ranges;

/// A vertex while leaves are taken off. Sixteen bytes, so that none lies across two cache lines.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Knot {
    /// How many edges end here that are left, loops not counted.
    pub(super) degree: u32,
    /// The xor of their other ends.
    across: u32,
    /// The nim-sum of the loops here and of the branches that were taken off.
    pub(super) value: u32,
    /// How many edges those are.
    pub(super) gathered: u32,
}

/// The vertices of a drawing after all leaves are taken off, again and again; the ground, at place
/// 0, is no leaf. Vertices of degree 0 are gone, edges that join two others are left.
///
/// The number of edges must be below 2^31, so that degrees and values fit.
pub(super) fn peel(ends: &[Edge], count: usize) -> Vec<Knot> {
    let mut knots = vec![Knot::default(); count];
    in_ranges(&mut knots, ends.len(), |first, knots| tie(ends, first, knots));
    for start in 1..count {
        let mut tip = start;
        // What lies ahead is met by the scan itself.
        while tip <= start && tip != 0 && knots[tip].degree == 1 {
            tip = take_off(&mut knots, tip);
        }
    }
    knots
}

/// Counts the ends of edges at the vertices from `first` on.
fn tie(ends: &[Edge], first: usize, knots: &mut [Knot]) {
    for &Edge(a, b) in ends {
        for (here, there) in [(a, b), (b, a)] {
            let Some(knot) = knots.get_mut((here as usize).wrapping_sub(first)) else { continue };
            if here != there {
                knot.degree += 1;
                knot.across ^= there;
            } else {
                // A loop comes by twice.
                knot.gathered += 1;
            }
        }
    }
    for knot in knots {
        knot.gathered /= 2;
        knot.value = knot.gathered & 1;
    }
}

/// Takes off a leaf, and returns the vertex it stood on.
fn take_off(knots: &mut [Knot], tip: usize) -> usize {
    let Knot { across, value, gathered, .. } = std::mem::take(&mut knots[tip]);
    let below = &mut knots[across as usize];
    below.degree -= 1;
    // A place is at most u32::MAX, since labels are that large.
    below.across ^= super::rooted::index(tip);
    below.value ^= value + 1;
    below.gathered += gathered + 1;
    across as usize
}
