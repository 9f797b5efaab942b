//! Graphs whose labels say nothing.

use super::super::cycle::cycle_among;
use super::super::memory::{fetch, zeros};
use super::super::{Rows, Stage, TokenValues, Watch};
use super::NoValues;
use super::high::High;
use super::word::Word;
use rustc_hash::FxHashMap;

/// How often the watch is asked.
const VERTICES_PER_LOOK: usize = 1 << 16;

/// How far ahead in the queue things are fetched: first the place of a row, then the row, then what its entries
/// lead to.
const PLACE_AHEAD: usize = 24;
const ROW_AHEAD: usize = 12;
const ENTRIES_AHEAD: usize = 2;

/// Goes through the vertices in the order in which their last arc closes.
pub(super) fn solve<W: Word, R: Rows>(
    tails: &R,
    watch: &Watch<'_>,
) -> Result<TokenValues, NoValues> {
    let vertices = tails.vertex_count();
    let mut open = Open::<W>::count(tails);
    let mut high = High::new(W::WIDTH, vertices);
    let mut queue: Vec<u32> = zeros(vertices);
    let mut ready = 0;
    for (word, vertex) in open.words.iter().zip(0..) {
        if word.is_done() {
            queue[ready] = vertex;
            ready += 1;
        }
    }
    // The vertices that are ready once all before `round` are done are as far from the end as each other.
    let (mut next, mut round, mut rounds) = (0, 0, 0_u64);
    while next < ready {
        if next == round {
            (round, rounds) = (ready, rounds + 1);
        }
        if next % VERTICES_PER_LOOK == 0 {
            watch.at(Stage::Solving, next as u64, vertices as u64)?;
        }
        let vertex = queue[next];
        // What is fetched beyond the end of the queue is vertex 0: no harm is done.
        if let Some(&ahead) = queue.get(next + PLACE_AHEAD) {
            tails.fetch_place(ahead);
            fetch(&open.words, ahead as usize);
        }
        if let Some(&ahead) = queue.get(next + ROW_AHEAD) {
            tails.fetch_row(ahead);
        }
        if next + ENTRIES_AHEAD < ready {
            for &tail in tails.row(queue[next + ENTRIES_AHEAD]) {
                fetch(&open.words, tail as usize);
            }
        }
        next += 1;
        let value = match open.words[vertex as usize].mex() {
            value if value < W::WIDTH => value,
            _ => high.value(vertex),
        };
        for &tail in tails.row(vertex) {
            let word = open.words[tail as usize];
            let word = if value < W::WIDTH {
                word.seen(value)
            } else {
                high.see(tail, value);
                word.closed()
            };
            open.words[tail as usize] = word;
            if word.is_done() && !open.refill(tail) {
                if !high.is_empty() || word.mex() == W::WIDTH {
                    settle(tail, word, &mut high);
                }
                queue[ready] = tail;
                ready += 1;
            }
        }
    }
    if ready < vertices {
        let is_open = |vertex: u32| !open.words[vertex as usize].is_done();
        return Err(NoValues::Cycle(cycle_among(tails, is_open)));
    }
    // A value below the width fits into a byte; the others are replaced.
    let narrow = |word: &W| u8::try_from(word.mex()).unwrap_or(u8::MAX);
    let values = open.words.iter().map(narrow).collect();
    Ok(TokenValues::new(values, high.values()).with_longest(rounds.saturating_sub(1)))
}

/// Finds the value of a vertex where there are high ones.
#[cold]
fn settle<W: Word>(vertex: u32, word: W, high: &mut High) {
    if word.mex() == W::WIDTH {
        high.settle(vertex);
    } else {
        high.forget(vertex);
    }
}

/// The vertices with open arcs.
struct Open<W> {
    words: Vec<W>,
    /// How many open arcs a vertex has beyond those that its word counts.
    more: FxHashMap<u32, u64>,
}

impl<W: Word> Open<W> {
    fn count<R: Rows>(tails: &R) -> Open<W> {
        let mut words: Vec<W> = zeros(tails.vertex_count());
        let mut more: FxHashMap<u32, u64> = FxHashMap::default();
        for head in (0..=u32::MAX).take(tails.vertex_count()) {
            for &tail in tails.row(head) {
                match words[tail as usize].opened() {
                    Some(word) => words[tail as usize] = word,
                    None => *more.entry(tail).or_default() += 1,
                }
            }
        }
        Open { words, more }
    }

    /// Whether a vertex whose word counts no open arcs has more of them; then the word counts some again.
    #[inline]
    fn refill(&mut self, vertex: u32) -> bool {
        !self.more.is_empty() && self.refill_from_more(vertex)
    }

    #[cold]
    fn refill_from_more(&mut self, vertex: u32) -> bool {
        let Some(more) = self.more.get_mut(&vertex) else { return false };
        let some = u32::try_from(*more).unwrap_or(W::MOST).min(W::MOST);
        *more -= u64::from(some);
        let word = &mut self.words[vertex as usize];
        *word = word.refilled(some);
        some > 0
    }
}
