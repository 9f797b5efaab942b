//! Graphs whose labels say nothing: Kahn's algorithm in rounds.

use super::super::cycle::cycle_among;
use super::super::{Rows, TokenValues};
use super::TokenValuesError;
use super::high::High;
use super::word::Word;
use crate::graph::memory::{fetch, zeros};
use grundy_core::{Budget, Stage, Stopped};
use rustc_hash::FxHashMap;

/// How often the budget is asked.
const VERTICES_PER_LOOK: usize = 1 << 16;

/// How far ahead in the queue things are fetched: first the place of a row, then the row, then what its entries
/// lead to.
const PLACE_AHEAD: usize = 24;
const ROW_AHEAD: usize = 12;
const ENTRIES_AHEAD: usize = 2;

/// Goes through the vertices in the order in which their last arc closes, round by round: what is ready when a round is
/// done makes the next.
pub(super) fn solve<W: Word, R: Rows>(
    tails: &R,
    budget: &Budget,
) -> Result<TokenValues, TokenValuesError> {
    let vertices = tails.vertex_count();
    let mut open = Open::<W>::count(tails, budget)?;
    let singles = Singles::of(tails);
    let mut high = High::new(W::WIDTH, vertices);
    let is_ready = |(word, _): &(&W, u32)| word.is_done();
    let mut round: Vec<u32> =
        open.words.iter().zip(0..=u32::MAX).filter(is_ready).map(|(_, vertex)| vertex).collect();
    let mut ready = Vec::new();
    let (mut done, mut rounds, mut look) = (0, 0_u64, 0);
    while !round.is_empty() {
        for (place, &vertex) in round.iter().enumerate() {
            if done + place >= look {
                budget.at(Stage::Solving, (done + place) as u64, vertices as u64)?;
                look = done + place + VERTICES_PER_LOOK;
            }
            if let Some(&ahead) = round.get(place + PLACE_AHEAD) {
                tails.fetch_place(ahead);
                fetch(&open.words, ahead as usize);
            }
            if let Some(&ahead) = round.get(place + ROW_AHEAD) {
                tails.fetch_row(ahead);
            }
            if let Some(&ahead) = round.get(place + ENTRIES_AHEAD) {
                for &tail in singles.row(ahead, tails) {
                    fetch(&open.words, tail as usize);
                }
            }
            let value = match open.words[vertex as usize].mex() {
                value if value < W::WIDTH => value,
                _ => high.value(vertex),
            };
            for &tail in singles.row(vertex, tails) {
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
                    ready.push(tail);
                }
            }
        }
        done += round.len();
        rounds += 1;
        round.clear();
        std::mem::swap(&mut round, &mut ready);
    }
    if done < vertices {
        let is_open = |vertex: u32| !open.words[vertex as usize].is_done();
        return Err(TokenValuesError::Cycle(cycle_among(tails, is_open)));
    }
    drop((round, ready, singles));
    // A value below the width fits into a byte; the others are replaced.
    let narrow = |word: &W| u8::try_from(word.mex()).unwrap_or(u8::MAX);
    let values = open.words.iter().map(narrow).collect();
    Ok(TokenValues::new(values, high.values()).with_longest(rounds.saturating_sub(1)))
}

/// For each vertex with a row of one entry that entry. On a long path, where every step waits for the one before it, that is
/// one access to memory instead of two.
struct Singles {
    /// Empty if there are too few of them to be worth it; [`NONE`] for other rows.
    only: Vec<u32>,
}

/// No vertex, or the last of 2^32: then its row is asked for.
const NONE: u32 = u32::MAX;

/// Whether so many rows have one entry that it is worth to keep these apart.
pub(super) fn has_many_singles(vertices: u64, arcs: u64) -> bool {
    arcs / 2 < vertices
}

impl Singles {
    fn of<R: Rows>(tails: &R) -> Singles {
        let count = tails.vertex_count();
        if !has_many_singles(count as u64, tails.arc_count() as u64) {
            return Singles { only: Vec::new() };
        }
        let mut only: Vec<u32> = zeros(count);
        for (single, head) in only.iter_mut().zip(0..=u32::MAX) {
            *single = match tails.row(head) {
                &[tail] => tail,
                _ => NONE,
            };
        }
        Singles { only }
    }

    #[inline(always)]
    fn row<'a, R: Rows>(&'a self, vertex: u32, tails: &'a R) -> &'a [u32] {
        match self.only.get(vertex as usize) {
            Some(single) if *single != NONE => std::slice::from_ref(single),
            _ => tails.row(vertex),
        }
    }
}

/// Finds the value of a vertex where there are high ones.
#[inline]
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
    fn count<R: Rows>(tails: &R, budget: &Budget) -> Result<Open<W>, Stopped> {
        let mut words: Vec<W> = zeros(tails.vertex_count());
        let mut more: FxHashMap<u32, u64> = FxHashMap::default();
        let count = tails.vertex_count();
        for (place, head) in (0..count).zip(0..=u32::MAX) {
            if place % VERTICES_PER_LOOK == 0 {
                budget.at(Stage::Solving, 0, count as u64)?;
            }
            for &tail in tails.row(head) {
                match words[tail as usize].opened() {
                    Some(word) => words[tail as usize] = word,
                    None => *more.entry(tail).or_default() += 1,
                }
            }
        }
        Ok(Open { words, more })
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
