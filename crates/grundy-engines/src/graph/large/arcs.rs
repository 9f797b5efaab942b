//! From arcs in any order to rows of tails, by a counting sort in two steps (a radix sort by the head of an arc).
//!
//! Arcs are put into buckets by the high bits of the vertex they lead to, as they come. A bucket is small
//! enough for the cache, so that ordering it is not one miss for each arc, as ordering all arcs at
//! once would be.

use super::Labelling;
use super::buckets::Buckets;
use crate::graph::Digraph;
use crate::graph::memory::zeros;
use crate::graph::starts::{Starts, note_end};
use grundy_core::{Budget, Stage, Stopped};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

/// Into how many buckets arcs are put at most: each is a stream that is written to.
const MOST_BUCKETS: u64 = 512;

/// A bucket of fewer vertices is not worth having.
const FEWEST_VERTICES: u64 = 1 << 12;

/// Arcs of a graph in the order in which they come, in buckets.
///
/// Several threads may each fill one of their own, made by [`like`](Arcs::like);
/// [`rows_of_tails`] takes them together.
#[derive(Clone, Debug)]
pub struct Arcs {
    /// Vertices whose labels agree but for so many low bits share a bucket. Those beyond the last
    /// bucket are in the last.
    shift: u32,
    /// Each arc as head and tail in one number.
    buckets: Buckets,
    /// The largest label so far; none without arcs.
    largest: Option<u32>,
    all_down: bool,
    all_up: bool,
}

fn head(arc: u64) -> u32 {
    // The upper half of 64 bits has 32.
    u32::try_from(arc >> 32).unwrap_or(u32::MAX)
}

fn tail(arc: u64) -> u32 {
    u32::try_from(arc & u64::from(u32::MAX)).unwrap_or(u32::MAX)
}

impl Arcs {
    /// No arcs yet, of a graph that will have about `vertices` vertices. How well that is guessed
    /// affects the speed and nothing else.
    pub fn new(vertices: u64) -> Arcs {
        let width = vertices.div_ceil(MOST_BUCKETS).max(FEWEST_VERTICES).next_power_of_two();
        let buckets = vertices.div_ceil(width).clamp(1, MOST_BUCKETS);
        // At most as many as there may be.
        let buckets = Buckets::new(usize::try_from(buckets).unwrap_or(1));
        let shift = width.trailing_zeros().min(31);
        Arcs { shift, buckets, largest: None, all_down: true, all_up: true }
    }

    /// No arcs, to be taken together with those of `self` later.
    #[must_use]
    pub fn like(&self) -> Arcs {
        let buckets = Buckets::new(self.buckets.count());
        Arcs { buckets, largest: None, all_down: true, all_up: true, ..*self }
    }

    /// Adds an arc. Arcs may come several times, and lead back to where they begin.
    #[inline]
    pub fn push(&mut self, from: u32, to: u32) {
        self.all_down &= from > to;
        self.all_up &= from < to;
        self.largest = self.largest.max(Some(from.max(to)));
        let bucket = ((to >> self.shift) as usize).min(self.buckets.count() - 1);
        self.buckets.push(bucket, u64::from(to) << 32 | u64::from(from));
    }

    /// The largest label of an arc; none without arcs.
    pub fn largest(&self) -> Option<u32> {
        self.largest
    }

    /// How many arcs there are.
    pub fn len(&self) -> usize {
        (0..self.buckets.count()).map(|bucket| self.buckets.len(bucket)).sum()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.largest.is_none()
    }

    /// About how many bytes the arcs take.
    pub fn bytes(&self) -> u64 {
        self.len() as u64 * 8
    }

    /// What the labels of these arcs are like.
    pub fn labelling(&self) -> Labelling {
        Labelling::of(self.all_down, self.all_up)
    }
}

/// The rows of tails of a graph on `vertices` vertices with all of these arcs, and its labelling.
/// The order in each row is that of `parts`, and within one of them that in which the arcs came.
///
/// ```
/// use grundy_core::Budget;
/// use grundy_engines::graph::{Arcs, Labelling, rows_of_tails};
/// let mut arcs = Arcs::new(3);
/// arcs.push(2, 0);
/// arcs.push(1, 0);
/// let (tails, labelling) = rows_of_tails(vec![arcs], 3, &Budget::unlimited()).unwrap();
/// assert_eq!(tails.heads(0), [2, 1]);
/// assert_eq!(labelling, Labelling::Descending);
/// ```
///
/// # Errors
/// If the budget ends it, or the rows do not fit into memory beside the arcs.
///
/// # Panics
/// If an arc has a label that is not below `vertices`, there are more than 2^32 vertices, or the parts are not
/// [`like`](Arcs::like) each other.
pub fn rows_of_tails(
    parts: Vec<Arcs>,
    vertices: usize,
    budget: &Budget,
) -> Result<(Digraph, Labelling), Stopped> {
    assert!(vertices as u64 <= 1 << 32, "{vertices} vertices are more than 2^32");
    let largest = parts.iter().filter_map(Arcs::largest).max();
    assert!(largest.is_none_or(|largest| (largest as usize) < vertices), "an arc leaves the graph");
    let Some(first) = parts.first() else {
        return Ok((
            Digraph::of_true_rows(Starts::of_parts(zeros(vertices + 1), vec![]), vec![]),
            Labelling::Descending,
        ));
    };
    let (shift, buckets) = (first.shift, first.buckets.count());
    assert!(parts.iter().all(|part| (part.shift, part.buckets.count()) == (shift, buckets)));
    let all = |holds: fn(&Arcs) -> bool| parts.iter().all(holds);
    let labelling = Labelling::of(all(|part| part.all_down), all(|part| part.all_up));
    let arcs: usize = parts.iter().map(Arcs::len).sum();
    budget.room_for(rows_bytes(vertices as u64, arcs as u64) + arcs as u64 * 8)?;
    let mut starts: Vec<u32> = zeros(vertices + 1);
    let turns = Mutex::new(Vec::new());
    let mut rows: Vec<u32> = zeros(arcs);
    let jobs = jobs(&parts, vertices, &mut starts[1..], &mut rows);
    let jobs = Mutex::new(jobs.into_iter());
    let done = AtomicU64::new(0);
    let work = || -> Result<(), Stopped> {
        let mut next = Vec::new();
        loop {
            let Some(job) = jobs.lock().ok().and_then(|mut jobs| jobs.next()) else {
                return Ok(());
            };
            let length = job.rows.len() as u64;
            let passed = job.run(&mut next);
            if let Ok(mut turns) = turns.lock() {
                turns.extend(passed);
            }
            let done = done.fetch_add(length, Ordering::Relaxed) + length;
            budget.at(Stage::Building, done, arcs as u64)?;
        }
    };
    // A thread for a few arcs costs more than it saves.
    let threads = if arcs < 1 << 16 { 1 } else { budget.workers().min(buckets) };
    in_threads(threads, &work)?;
    drop(jobs);
    drop(parts);
    let starts = Starts::of_parts(starts, turns.into_inner().unwrap_or_default());
    Ok((Digraph::of_true_rows(starts, rows), labelling))
}

/// How many bytes rows take.
pub(super) fn rows_bytes(vertices: u64, arcs: u64) -> u64 {
    vertices.saturating_mul(4).saturating_add(arcs.saturating_mul(4))
}

/// Runs `work` in so many threads, of which this is one; the first mistake counts.
pub(super) fn in_threads<E: Send>(
    threads: usize,
    work: &(dyn Fn() -> Result<(), E> + Sync),
) -> Result<(), E> {
    grundy_core::in_threads(0..threads.max(1), |_| work()).into_iter().collect()
}

/// A bucket and what is to be made of it.
struct Job<'a> {
    parts: &'a [Arcs],
    bucket: usize,
    /// The first vertex of the bucket.
    first: usize,
    /// How many arcs come before those of the bucket.
    before: usize,
    /// For each vertex of the bucket, where its row will end: the low half of it.
    ends: &'a mut [u32],
    rows: &'a mut [u32],
}

fn jobs<'a>(
    parts: &'a [Arcs],
    vertices: usize,
    mut ends: &'a mut [u32],
    mut rows: &'a mut [u32],
) -> Vec<Job<'a>> {
    let shift = parts[0].shift;
    let count = parts[0].buckets.count();
    let (mut jobs, mut first, mut before) = (Vec::with_capacity(count), 0, 0);
    for bucket in 0..count {
        let next = bucket + 1;
        let end = if next == count { vertices } else { (next << shift).min(vertices) };
        let length = parts.iter().map(|part| part.buckets.len(bucket)).sum();
        let (own_ends, later_ends) = ends.split_at_mut(end - first);
        let (own_rows, later_rows) = rows.split_at_mut(length);
        jobs.push(Job { parts, bucket, first, before, ends: own_ends, rows: own_rows });
        (ends, rows, first, before) = (later_ends, later_rows, end, before + length);
    }
    jobs
}

impl<'a> Job<'a> {
    fn blocks(&self) -> impl Iterator<Item = &'a [u64]> + use<'a> {
        let (parts, bucket) = (self.parts, self.bucket);
        parts.iter().flat_map(move |part| part.buckets.blocks(bucket))
    }

    /// Orders the bucket by counting. `next` is room to work in. Returns the places of the starts that pass a
    /// multiple of 2^32.
    fn run(self, next: &mut Vec<usize>) -> Vec<usize> {
        next.clear();
        next.resize(self.ends.len() + 1, 0);
        for block in self.blocks() {
            for &arc in block {
                next[head(arc) as usize - self.first + 1] += 1;
            }
        }
        let mut turns = Vec::new();
        for i in 1..next.len() {
            next[i] += next[i - 1];
            let ends = (self.before + next[i - 1], self.before + next[i]);
            note_end(&mut self.ends[i - 1], ends, self.first + i, &mut turns);
        }
        for block in self.blocks() {
            for &arc in block {
                let place = &mut next[head(arc) as usize - self.first];
                self.rows[*place] = tail(arc);
                *place += 1;
            }
        }
        turns
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::testing::{Random, cancelled};
    use grundy_core::{Control, Limit, Limits};

    #[test]
    fn rows_are_those_of_the_graph_turned_round() {
        let mut random = Random::new(11);
        for (vertices, arcs, guess) in [
            (0, 0, 0),
            (1, 3, 1),
            (9, 40, 9),
            (9, 40, 3),
            (20_000, 90_000, 20_000),
            (20_000, 1000, 5),
        ] {
            let pairs: Vec<(usize, usize)> =
                (0..arcs).map(|_| (random.below(vertices), random.below(vertices))).collect();
            let mut parts = vec![Arcs::new(guess)];
            parts.push(parts[0].like());
            for (i, &(from, to)) in pairs.iter().enumerate() {
                let part = &mut parts[usize::from(i * 3 > arcs)];
                part.push(u32::try_from(from).unwrap(), u32::try_from(to).unwrap());
            }
            let turned: Vec<(usize, usize)> = pairs.iter().map(|&(from, to)| (to, from)).collect();
            for threads in 1..4 {
                let control = Control::default().with_workers(threads);
                let budget = Budget::under(&Limits::NONE, &control);
                let (tails, _) = rows_of_tails(parts.clone(), vertices, &budget).unwrap();
                assert_eq!(tails, Digraph::from_arcs(vertices, &turned));
            }
        }
    }

    #[test]
    fn labellings() {
        let labelling = |pairs: &[(u32, u32)]| {
            let mut arcs = Arcs::new(5);
            pairs.iter().for_each(|&(from, to)| arcs.push(from, to));
            let budget = Budget::unlimited();
            let (tails, labelling) = rows_of_tails(vec![arcs], 5, &budget).unwrap();
            assert_eq!(labelling, Labelling::of_tails(&tails));
            labelling
        };
        assert_eq!(labelling(&[]), Labelling::Descending);
        assert_eq!(labelling(&[(3, 1), (4, 3)]), Labelling::Descending);
        assert_eq!(labelling(&[(1, 3), (3, 4)]), Labelling::Ascending);
        assert_eq!(labelling(&[(1, 3), (4, 3)]), Labelling::Mixed);
        assert_eq!(labelling(&[(3, 3)]), Labelling::Mixed);
    }

    #[test]
    fn the_budget_ends_it() {
        let mut arcs = Arcs::new(2);
        arcs.push(0, 1);
        let limits = Limits { memory: 10, ..Default::default() };
        let small = rows_of_tails(vec![arcs.clone()], 2, &Budget::new(&limits));
        assert_eq!(
            small.err().map(|stopped| stopped.by),
            Some(Limit::Room { needs: 20, limit: 10 })
        );
        let cancelled = rows_of_tails(vec![arcs], 2, &cancelled());
        assert_eq!(cancelled.err().map(|stopped| stopped.by), Some(Limit::Cancelled));
    }
}
