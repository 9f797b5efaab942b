//! Taking leaves off a drawing, without knowing its neighbourhoods.
//!
//! A vertex on which a single edge ends is the tip of a branch: whatever was gathered on it is worth v,
//! so its edge hands v + 1 to the vertex below (colon). For this nothing is needed but, of every
//! vertex, how many edges end there and the xor of their other ends, which for a tip is its one
//! neighbour. So trees are evaluated by two scans over a small array.
//!
//! What takes time is to wait for the memory. So several tips are always on their way: what lies below
//! each was asked for some steps before it is taken off. Where a single tip is left, [`Trails`] help.

use super::Edge;
use super::rooted::index;
use super::threads::{each_end, in_ranges};
use super::trails::Trails;
use crate::graph::fetch;
use std::collections::VecDeque;

/// A vertex while leaves are taken off. Sixteen bytes, so that none lies across two cache lines.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Knot {
    /// How many edges end here that are left, loops not counted.
    pub(super) degree: u32,
    /// The xor of their other ends.
    pub(super) across: u32,
    /// The nim-sum of the loops here and of the branches that were taken off.
    pub(super) value: u32,
    /// How many edges those are.
    pub(super) gathered: u32,
}

/// So many tips are on their way.
const TIPS: usize = 16;

/// With fewer tips each step waits for the memory.
const FEW_TIPS: usize = 3;

/// After so many steps with few tips trails are worth their while.
const MANY_STEPS: usize = 1 << 16;

/// After so many steps whoever waits for an answer is asked whether to go on.
const STEPS_PER_LOOK: usize = 1 << 16;

/// The vertices of a drawing after all leaves are taken off, again and again; the ground, at place
/// 0, is no leaf. Vertices of degree 0 are gone, edges that join two others are left.
///
/// The number of edges must be below 2^31, so that degrees and values fit.
pub(super) fn peel<E>(
    ends: &[Edge],
    count: usize,
    look: &impl Fn() -> Result<(), E>,
) -> Result<Vec<Knot>, E> {
    look()?;
    let mut knots = vec![Knot::default(); count];
    in_ranges(&mut knots, ends.len(), |first, knots| tie(ends, first, knots));
    take_all_off(&mut knots, ends, MANY_STEPS, look)?;
    Ok(knots)
}

/// Counts the ends of edges at the vertices from `first` on.
fn tie(ends: &[Edge], first: usize, knots: &mut [Knot]) {
    let range = first..first + knots.len();
    each_end(
        ends,
        range,
        |_| true,
        |here, there, later| {
            fetch(knots, later as usize - first);
            let knot = &mut knots[here as usize - first];
            // A loop comes by twice, and is counted by halves.
            let is_loop = u32::from(here == there);
            knot.degree += 1 - is_loop;
            knot.across ^= there * (1 - is_loop);
            knot.gathered += is_loop;
        },
    );
    for knot in knots {
        knot.gathered /= 2;
        knot.value = knot.gathered & 1;
    }
}

/// Takes leaves off until there are none. Trails are made after `many_steps` steps with few tips.
fn take_all_off<E>(
    knots: &mut [Knot],
    ends: &[Edge],
    many_steps: usize,
    look: &impl Fn() -> Result<(), E>,
) -> Result<(), E> {
    // A vertex enters when it becomes a tip, if the scan is past it, or else when the scan meets it.
    let mut tips: VecDeque<u32> = VecDeque::with_capacity(TIPS);
    let (mut scanned, mut slow_steps) = (1, 0);
    let mut trails = None;
    let mut steps = 0usize;
    loop {
        steps += 1;
        if steps.is_multiple_of(STEPS_PER_LOOK) {
            look()?;
        }
        while tips.len() < TIPS && scanned < knots.len() {
            let Knot { degree, across, .. } = knots[scanned];
            if degree == 1 {
                fetch(knots, across as usize);
                tips.push_back(index(scanned));
            }
            scanned += 1;
        }
        let Some(tip) = tips.pop_front() else { break };
        if tips.len() < FEW_TIPS {
            slow_steps += 1;
            if slow_steps == many_steps {
                trails = Some(Trails::new(knots, ends));
            }
        }
        let trail = trails.as_ref().and_then(|trails: &Trails| trails.at(tip));
        let below = match trail {
            Some(trail) => trail.follow(tip, |place, ahead| {
                fetch(knots, ahead as usize);
                take_off(knots, place)
            }),
            None => take_off(knots, tip),
        };
        let Some(below) = below else { continue };
        let Knot { degree, across, .. } = knots[below as usize];
        if below != 0 && degree == 1 && (below as usize) < scanned {
            fetch(knots, across as usize);
            tips.push_back(below);
        }
    }
    Ok(())
}

/// Takes a vertex off if it is a leaf, and returns the vertex it stood on.
fn take_off(knots: &mut [Knot], tip: u32) -> Option<u32> {
    let Knot { degree, across, value, gathered } = knots[tip as usize];
    // Of two tips that stand on each other, floating, one takes the other with it.
    if degree != 1 {
        return None;
    }
    knots[tip as usize] = Knot::default();
    let below = &mut knots[across as usize];
    below.degree -= 1;
    below.across ^= tip;
    below.value ^= value + 1;
    below.gathered += gathered + 1;
    Some(across)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::convert::Infallible;

    /// Chains with forks, twigs, loops and cycles in them, among vertices in no order.
    fn chains() -> impl Strategy<Value = Vec<Edge>> {
        let edge = (0u32..200, 1u32..12, 0u32..200);
        (prop::collection::vec(edge, 0..12), any::<u32>()).prop_map(|(chains, factor)| {
            let mut next = 200;
            let mut edges = Vec::new();
            for (from, length, to) in chains {
                let mut here = from;
                for _ in 1..length {
                    edges.push(Edge(here, next));
                    here = next;
                    next += 1;
                }
                edges.push(Edge(here, to));
            }
            // An odd factor turns the labels below 2^10 about, and leaves 0 where it is.
            let turned = |label: u32| label.wrapping_mul(factor | 1) % (1 << 10);
            edges.iter().map(|edge| Edge(turned(edge.0), turned(edge.1))).collect()
        })
    }

    proptest! {
        #[test]
        fn trails_change_nothing(edges in chains(), steps in 1usize..40) {
            let tied = || {
                let mut knots = vec![Knot::default(); 1 << 10];
                tie(&edges, 0, &mut knots);
                knots
            };
            let (mut without, mut with) = (tied(), tied());
            let look = || Ok::<(), Infallible>(());
            let Ok(()) = take_all_off(&mut without, &edges, usize::MAX, &look);
            let Ok(()) = take_all_off(&mut with, &edges, steps, &look);
            for (one, other) in without.iter().zip(&with) {
                let all = |knot: &Knot| (knot.degree, knot.across, knot.value, knot.gathered);
                // Which of two floating vertices goes last is left open.
                prop_assert!(one.degree == 0 && other.degree == 0 || all(one) == all(other));
            }
            prop_assert_eq!(without[0].value, with[0].value);
            prop_assert!(without.iter().skip(1).all(|knot| knot.degree != 1));
        }
    }
}
