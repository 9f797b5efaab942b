//! Ways along chains, found before they are needed.
//!
//! Who follows a long chain through the memory waits at every step, since only a vertex tells which one
//! comes next. But a chain may be entered at any of its edges: given one end of an edge and the other, which
//! has two edges, the next vertex is known. So many walks are begun at edges here and there, and
//! go on by turns, which takes a fraction of the time; where the chain is followed afterwards, what
//! lies ahead is known.
//!
//! A trail is a guess and no more: who follows it looks at every vertex all the same.

use super::Edge;
use super::peel::Knot;
use crate::graph::fetch;
use rustc_hash::FxHashMap;

/// So many walks go on by turns.
const WALKS: usize = 32;

/// After so many edges at which no walk can begin, nearly all chains are known.
const TRIES: usize = 64;

/// So far ahead memory is asked for.
const AHEAD: usize = 16;

/// The trails of a drawing.
pub(super) struct Trails {
    trails: Vec<Vec<u32>>,
    /// The trails that begin at a vertex, or end there and are to be followed backwards.
    ends: FxHashMap<u32, (usize, Direction)>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Direction {
    Onwards,
    Backwards,
}

/// A trail, to be followed from one of its ends.
pub(super) struct Trail<'a> {
    places: &'a [u32],
    direction: Direction,
}

impl Trails {
    /// Walks along the chains that are left.
    pub(super) fn new(knots: &[Knot], edges: &[Edge]) -> Trails {
        let mut trails = Vec::new();
        let mut seen = vec![0u64; knots.len().div_ceil(64)];
        let mut begin = Beginnings { edges, tried: 0, other: None };
        let mut walks: Vec<Walk> =
            std::iter::from_fn(|| begin.next(knots, &seen)).take(WALKS).collect();
        while !walks.is_empty() {
            walks.retain_mut(|walk| {
                if walk.step(knots, &mut seen) {
                    return true;
                }
                let next = begin.next(knots, &seen);
                let goes_on = next.is_some();
                let ended = std::mem::replace(walk, next.unwrap_or_default());
                trails.push(ended.trail);
                goes_on
            });
        }
        let mut ends = FxHashMap::default();
        for (i, trail) in trails.iter().enumerate() {
            if let [first, .., last] = trail[..] {
                ends.insert(last, (i, Direction::Backwards));
                ends.insert(first, (i, Direction::Onwards));
            }
        }
        Trails { trails, ends }
    }

    /// The trail that starts from `place`.
    pub(super) fn at(&self, place: u32) -> Option<Trail<'_>> {
        let &(trail, direction) = self.ends.get(&place)?;
        Some(Trail { places: &self.trails[trail], direction })
    }
}

impl Trail<'_> {
    /// Calls `step` with a vertex and one that comes later, as long as it leads along the trail, and says where
    /// it led at last; not at all if it stopped.
    pub(super) fn follow(
        &self,
        from: u32,
        mut step: impl FnMut(u32, u32) -> Option<u32>,
    ) -> Option<u32> {
        let place = |i: usize| match self.direction {
            Direction::Onwards => self.places.get(i),
            Direction::Backwards => self.places.iter().nth_back(i),
        };
        let mut here = from;
        for i in 0..self.places.len() {
            if place(i) != Some(&here) {
                break;
            }
            here = step(here, place(i + AHEAD).copied().unwrap_or(here))?;
        }
        Some(here)
    }
}

/// Edges in the middle of chains, at which walks begin in both directions.
struct Beginnings<'a> {
    edges: &'a [Edge],
    tried: u64,
    /// The other direction from the edge before.
    other: Option<(u32, u32)>,
}

impl Beginnings<'_> {
    fn next(&mut self, knots: &[Knot], seen: &[u64]) -> Option<Walk> {
        let is_new = |place: u32| knots[place as usize].degree == 2 && !is_seen(seen, place);
        if let Some((from, here)) = self.other.take().filter(|&(_, here)| is_new(here)) {
            return Some(Walk { from, here, trail: Vec::new() });
        }
        for _ in 0..TRIES {
            // Multiples of an odd number near 2^64 divided by the golden ratio are everywhere alike
            // (Knuth 1973, 6.4).
            self.tried += 1;
            let far = u128::from(self.tried.wrapping_mul(0x9e37_79b9_7f4a_7c15));
            let place = usize::try_from((far * self.edges.len() as u128) >> 64).unwrap_or(0);
            let Some(&Edge(from, here)) = self.edges.get(place) else { break };
            if from != here && is_new(from) && is_new(here) {
                self.other = Some((here, from));
                return Some(Walk { from, here, trail: Vec::new() });
            }
        }
        None
    }
}

#[derive(Default)]
struct Walk {
    /// The vertex before.
    from: u32,
    /// The vertex to be looked at next.
    here: u32,
    trail: Vec<u32>,
}

impl Walk {
    /// Goes on by a vertex, unless the chain ends here or is known from here on.
    fn step(&mut self, knots: &[Knot], seen: &mut [u64]) -> bool {
        let here = self.here;
        let Knot { degree, across, .. } = knots[here as usize];
        if here == 0 || degree != 2 || is_seen(seen, here) {
            return false;
        }
        seen[here as usize / 64] |= 1 << (here % 64);
        self.trail.push(here);
        (self.from, self.here) = (here, across ^ self.from);
        fetch(knots, self.here as usize);
        true
    }
}

fn is_seen(seen: &[u64], place: u32) -> bool {
    seen[place as usize / 64] >> (place % 64) & 1 == 1
}
