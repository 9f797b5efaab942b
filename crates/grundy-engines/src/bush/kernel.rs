//! What is left when all leaves are taken off: cycles, and the bridges between them.
//!
//! A walk breadth first rather than depth first, because its memory accesses do not wait for each
//! other: what comes next is known long before. Numbered in the order of that walk, a vertex finds
//! its parent near the parents of its neighbours in the list, so that everything along the tree is a
//! scan. Bridges are told by preorder numbers of this tree (Tarjan 1974): the edge below a vertex is
//! a bridge iff no other edge leads from what is above it to a number outside.

use super::Edge;
use super::peel::Knot;
use super::rooted::index;
use super::threads::{each_end, in_ranges, parts};
use crate::graph::fetch;
use grundy_core::in_threads;

/// So many vertices ahead memory is asked for.
const AHEAD: usize = 8;

/// What stands on the ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Standing {
    pub(super) value: u32,
    pub(super) edges: usize,
}

/// The value of all that stands on the ground and the number of its edges, given what
/// [`peel`](super::peel::peel) left of the drawing.
///
/// The number of edges must be below 2^31.
pub(super) fn standing<E>(
    knots: &[Knot],
    ends: &[Edge],
    look: &impl Fn() -> Result<(), E>,
) -> Result<Standing, E> {
    let ground = knots[0];
    if ground.degree == 0 {
        return Ok(Standing { value: ground.value, edges: ground.gathered as usize });
    }
    look()?;
    let rows = Rows::new(knots, ends);
    look()?;
    let walk = Walk::new(&rows);
    look()?;
    Ok(Standing { value: walk.value(), edges: walk.edges(knots) })
}

/// The neighbours of all vertices in one list.
struct Rows {
    /// Where the row of each vertex ends, and so that of the next one begins.
    places: Vec<Place>,
    neighbours: Vec<u32>,
}

#[derive(Clone, Copy)]
struct Place {
    end: u32,
    /// The nim-sum of what was taken off here.
    value: u32,
}

impl Rows {
    fn new(knots: &[Knot], edges: &[Edge]) -> Rows {
        let mut total = 0;
        // First where each row starts; a row that is filled has moved this to its end.
        let starts = knots.iter().map(|knot| {
            let start = total;
            total += knot.degree;
            Place { end: start, value: knot.value }
        });
        let mut places = vec![Place { end: 0, value: 0 }; knots.len()];
        places.iter_mut().zip(starts).for_each(|(place, start)| *place = start);
        let mut neighbours = vec![0; total as usize];
        // A vertex that was taken off took its edges along. A bit each, so that looking costs little.
        let mut left = vec![0u64; knots.len().div_ceil(64)];
        for (word, knots) in left.iter_mut().zip(knots.chunks(64)) {
            let bits = knots.iter().rev().map(|knot| u64::from(knot.degree != 0));
            *word = bits.fold(0, |word, bit| word << 1 | bit);
        }
        let is_left = |place: u32| left[place as usize / 64] >> (place % 64) & 1 == 1;
        // Each thread fills the rows of a range of vertices.
        let size = knots.len().div_ceil(parts(edges.len())).max(1);
        let (mut rest, mut filled) = (neighbours.as_mut_slice(), 0);
        let mut ends = places.chunks_mut(size).enumerate().peekable();
        let mut jobs = Vec::new();
        while let Some((i, range)) = ends.next() {
            let end = ends.peek().map_or(total, |(_, next)| next[0].end);
            let (here, after) = std::mem::take(&mut rest).split_at_mut((end - filled) as usize);
            jobs.push((i * size, filled, range, here));
            (rest, filled) = (after, end);
        }
        in_threads(jobs, |(first, start, range, here)| {
            let keep = |Edge(a, b)| (a != b) & is_left(a) & is_left(b);
            let own = first..first + range.len();
            each_end(edges, own, keep, |from, to, later| {
                fetch(range, later as usize - first);
                let Place { end, .. } = &mut range[from as usize - first];
                here[(*end - start) as usize] = to;
                *end += 1;
            });
        });
        Rows { places, neighbours }
    }

    /// Where the row of a vertex begins and ends, and its value.
    fn row(&self, place: u32) -> (u32, u32, u32) {
        let start = (place as usize).checked_sub(1).map_or(0, |before| self.places[before].end);
        let Place { end, value } = self.places[place as usize];
        (start, end, value)
    }
}

/// A vertex met by the walk.
#[derive(Clone, Copy)]
struct Met {
    /// Where its row starts and ends.
    row: (u32, u32),
    /// The nim-sum of what was taken off here.
    value: u32,
    /// By which vertex it was met, in the order of the walk; the ground by itself.
    parent: u32,
    place: u32,
}

struct Walk<'a> {
    rows: &'a Rows,
    /// The vertices in the order of the walk, the ground first: parents come before their children,
    /// and in the order of their children.
    met: Vec<Met>,
    /// A bit for each place: whether it was met.
    seen: Vec<u64>,
}

impl<'a> Walk<'a> {
    fn new(rows: &'a Rows) -> Walk<'a> {
        let count = rows.places.len();
        let mut seen = vec![0u64; count.div_ceil(64)];
        let mut met = Vec::with_capacity(count);
        // The row and the value are filled in when the walk comes by: they were asked for then.
        let vertex = |place: u32, parent: u32| Met { row: (0, 0), value: 0, parent, place };
        met.push(vertex(0, 0));
        seen[0] = 1;
        let mut here = 0;
        while here < met.len() {
            if let Some(far) = met.get(here + 2 * AHEAD) {
                fetch(&rows.places, far.place as usize);
            }
            if let Some(near) = met.get(here + AHEAD) {
                fetch(&rows.neighbours, rows.row(near.place).0 as usize);
            }
            let (start, end, value) = rows.row(met[here].place);
            met[here].row = (start, end);
            met[here].value = value;
            for &next in &rows.neighbours[start as usize..end as usize] {
                let bit = 1 << (next % 64);
                let word = &mut seen[next as usize / 64];
                if *word & bit == 0 {
                    *word |= bit;
                    met.push(vertex(next, index(here)));
                }
            }
            here += 1;
        }
        Walk { rows, met, seen }
    }

    /// How many edges stand, given the vertices as they were before.
    fn edges(&self, knots: &[Knot]) -> usize {
        let halves: usize = self.met.iter().map(|met| (met.row.1 - met.row.0) as usize).sum();
        let gathered = knots.chunks(64).zip(&self.seen).flat_map(|(knots, &seen)| {
            let bits = (0..64).map(move |bit| seen >> bit & 1 == 1);
            knots.iter().zip(bits).map(|(knot, met)| if met { knot.gathered as usize } else { 0 })
        });
        halves / 2 + gathered.sum::<usize>()
    }

    /// For each vertex in the order of the walk, its preorder number in the tree and the number after
    /// all that was reached through it.
    fn spans(&self) -> Vec<(u32, u32)> {
        let count = self.met.len();
        // At first (where the next child is numbered, how many are above).
        let mut spans = vec![(0u32, 1u32); count];
        for here in (1..count).rev() {
            spans[self.met[here].parent as usize].1 += spans[here].1;
        }
        spans[0].0 = 1;
        for here in 1..count {
            let size = spans[here].1;
            let next = &mut spans[self.met[here].parent as usize].0;
            let number = *next;
            *next += size;
            spans[here].0 = number + 1;
        }
        // All children are numbered: the next number is the one after them.
        for span in &mut spans {
            *span = (span.0 - span.1, span.0);
        }
        spans
    }

    fn value(&self) -> u32 {
        let spans = self.spans();
        let mut numbers = vec![0; self.rows.places.len()];
        for (met, span) in self.met.iter().zip(&spans) {
            numbers[met.place as usize] = span.0;
        }
        // What each vertex reaches by itself asks for numbers all over the memory, so threads share it.
        let mut above = vec![Above::default(); self.met.len()];
        in_ranges(&mut above, self.rows.neighbours.len(), |first, above| {
            for (here, above) in (first..).zip(above) {
                self.look_ahead(here, &numbers);
                *above = self.reach(here, &spans, &numbers);
            }
        });
        for here in (1..self.met.len()).rev() {
            let all = above[here];
            let (number, after) = spans[here];
            let bridge = all.low >= number && all.high < after;
            let under = &mut above[self.met[here].parent as usize];
            under.value ^= if bridge { all.value + 1 } else { all.value ^ 1 };
            under.low = under.low.min(all.low);
            under.high = under.high.max(all.high);
        }
        above[0].value
    }

    /// Asks for the memory that the next vertices need.
    fn look_ahead(&self, here: usize, numbers: &[u32]) {
        if let Some(far) = self.met.get(here + 2 * AHEAD) {
            fetch(&self.rows.neighbours, far.row.0 as usize);
        }
        if let Some(near) = self.met.get(here + AHEAD) {
            for &next in &self.rows.neighbours[near.row.0 as usize..near.row.1 as usize] {
                fetch(numbers, next as usize);
            }
        }
    }

    /// What the edges at a vertex alone say of it. Each edge counts at its end with the larger number.
    fn reach(&self, here: usize, spans: &[(u32, u32)], numbers: &[u32]) -> Above {
        let Met { row: (start, end), value, parent, .. } = self.met[here];
        if here == 0 {
            return Above { value, ..Above::default() };
        }
        let number = spans[here].0;
        let below = spans[parent as usize].0;
        let mut all = Above::default();
        let (mut down, mut to_parent) = (0u32, 0u32);
        for &next in &self.rows.neighbours[start as usize..end as usize] {
            let other = numbers[next as usize];
            let is_parent = other == below;
            to_parent += u32::from(is_parent);
            down += u32::from(other < number);
            let reaches = if is_parent { number } else { other };
            all.low = all.low.min(reaches);
            all.high = all.high.max(reaches);
        }
        if to_parent > 1 {
            all.low = all.low.min(below);
        }
        // All but the tree edge itself.
        all.value = value ^ ((down - 1) & 1);
        all
    }
}

/// What is known of all that was reached through a vertex.
#[derive(Clone, Copy)]
struct Above {
    /// The nim-sum of it.
    value: u32,
    /// The least and the greatest number that an edge from there leads to, tree edges down to its
    /// parent left out.
    low: u32,
    high: u32,
}

impl Default for Above {
    fn default() -> Above {
        Above { value: 0, low: u32::MAX, high: 0 }
    }
}
