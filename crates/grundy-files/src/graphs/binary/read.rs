//! Reading a binary file, and checking all of it.

use super::{BinaryError, HEAD, Head, TAIL};
use crate::checksum::blocks::{BLOCK, of_block};
use crate::graphs::GraphError;
use grundy_core::{Budget, Stage, Stopped, in_threads};
use grundy_engines::graph::{Digraph, Labelling};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The rows of a file in memory, what its labels are like and whether they count from 1: from bytes that cannot stay
/// where they are, as of a pipe, or what was compressed.
pub(crate) fn held(
    bytes: &[u8],
    budget: &Budget,
) -> Result<(Digraph, Labelling, bool), GraphError> {
    let (head, labelling) = checked(bytes, budget)?;
    let (vertices, _) = counts(head)?;
    budget.room_for((bytes.len() as u64).saturating_mul(3))?;
    let (starts, rows) = bytes[HEAD..bytes.len() - TAIL].split_at(8 * (vertices + 1));
    let starts = starts.as_chunks::<8>().0.iter().map(|&eight| u64::from_le_bytes(eight));
    let starts: Option<Vec<usize>> = starts.map(|start| usize::try_from(start).ok()).collect();
    let rows = rows.as_chunks::<4>().0.iter().map(|&four| u32::from_le_bytes(four)).collect();
    let graph = starts.and_then(|starts| Digraph::from_rows(starts, rows));
    // It was checked already.
    Ok((graph.ok_or(BinaryError::Head)?, labelling, head.from_one))
}

pub(super) fn counts(head: Head) -> Result<(usize, usize), GraphError> {
    let count = |number: u64| usize::try_from(number).map_err(|_| BinaryError::Head);
    Ok((count(head.vertices)?, count(head.arcs)?))
}

/// Checks everything in a file, in one pass with several threads.
pub(super) fn checked(bytes: &[u8], budget: &Budget) -> Result<(Head, Labelling), GraphError> {
    let head = Head::of(bytes)?;
    let (found, expected) = (bytes.len() as u64, head.length().ok_or(BinaryError::Head)?);
    if expected != found {
        return Err(BinaryError::Length { expected, found }.into());
    }
    let checked = &bytes[..bytes.len() - TAIL];
    let look = Look { head, bytes: checked, blocks: checked.len().div_ceil(BLOCK) };
    let parts = look.parts(budget)?;
    // A row is wrong before a tail is, and that before the sum: the first mistake tells most.
    let all = parts.into_iter().fold(Part::default(), Part::and);
    if let Some(error) = all.wrong {
        return Err(error.into());
    }
    let sum = bytes[checked.len()..].try_into().map(u64::from_le_bytes);
    if sum.ok() != Some(all.sum) {
        return Err(BinaryError::Checksum.into());
    }
    Ok((head, Labelling::of(!all.some_not_down, !all.some_not_up)))
}

/// A file that is looked through.
struct Look<'a> {
    head: Head,
    /// All but the checksum.
    bytes: &'a [u8],
    blocks: usize,
}

/// What was found in some blocks.
#[derive(Default)]
struct Part {
    sum: u64,
    wrong: Option<BinaryError>,
    some_not_down: bool,
    some_not_up: bool,
}

impl Part {
    fn and(self, other: Part) -> Part {
        let rank = |error: &BinaryError| match error {
            BinaryError::Row(vertex) => (0, *vertex),
            BinaryError::Tail(vertex) => (1, *vertex),
            _ => (2, 0),
        };
        Part {
            sum: self.sum.wrapping_add(other.sum),
            wrong: [self.wrong, other.wrong].into_iter().flatten().min_by_key(rank),
            some_not_down: self.some_not_down || other.some_not_down,
            some_not_up: self.some_not_up || other.some_not_up,
        }
    }

    fn note(&mut self, error: BinaryError) {
        if self.wrong.is_none() {
            self.wrong = Some(error);
        }
    }
}

impl Look<'_> {
    fn parts(&self, budget: &Budget) -> Result<Vec<Part>, Stopped> {
        let next = AtomicUsize::new(0);
        let ended: Mutex<Option<Stopped>> = Mutex::new(None);
        let work = || {
            let mut part = Part::default();
            loop {
                let block = next.fetch_add(1, Ordering::Relaxed);
                if block >= self.blocks {
                    return part;
                }
                let done = (block * BLOCK) as u64;
                if let Err(stopped) = budget.at(Stage::Reading, done, self.bytes.len() as u64) {
                    next.store(self.blocks, Ordering::Relaxed);
                    if let Ok(mut ended) = ended.lock() {
                        *ended = Some(stopped);
                    }
                    return part;
                }
                self.block(block, &mut part);
            }
        };
        let threads = budget.workers().min(self.blocks).max(1);
        let parts = in_threads(0..threads, |_| work());
        match ended.into_inner().ok().flatten() {
            Some(stopped) => Err(stopped),
            None => Ok(parts),
        }
    }

    fn block(&self, block: usize, part: &mut Part) {
        let begin = block * BLOCK;
        let end = (begin + BLOCK).min(self.bytes.len());
        part.sum = part.sum.wrapping_add(of_block(block as u64, &self.bytes[begin..end]));
        let rows_at = self.rows_at();
        // Starts and tails are whole within a block, as all parts before them are multiples of 8 and 4.
        if begin < rows_at {
            self.starts(begin.max(HEAD), end.min(rows_at), part);
        }
        if end > rows_at {
            self.tails(begin.max(rows_at), end, part);
        }
    }

    fn rows_at(&self) -> usize {
        // The whole length is that of a slice, and the arcs are a part of it.
        self.bytes.len() - usize::try_from(self.head.arcs * 4).unwrap_or(0)
    }

    fn start(&self, place: u64) -> u64 {
        let at = usize::try_from(place).map_or(usize::MAX, |place| HEAD + 8 * place);
        let eight = self.bytes.get(at..at + 8).and_then(|eight| eight.try_into().ok());
        eight.map_or(u64::MAX, u64::from_le_bytes)
    }

    /// Whether the starts in this range rise from 0 to the number of arcs.
    fn starts(&self, begin: usize, end: usize, part: &mut Part) {
        let first = ((begin - HEAD) / 8) as u64;
        let mut before = if first == 0 { 0 } else { self.start(first - 1) };
        for (place, &eight) in (first..).zip(self.bytes[begin..end].as_chunks::<8>().0) {
            let start = u64::from_le_bytes(eight);
            let last = place == self.head.vertices;
            let right = match place {
                0 => start == 0 && (!last || self.head.arcs == 0),
                _ => start >= before && start <= self.head.arcs,
            };
            if !right || (last && start != self.head.arcs) {
                part.note(BinaryError::Row(place.saturating_sub(1)));
                return;
            }
            before = start;
        }
    }

    /// Whether the tails in this range are vertices, and what their labels are like.
    fn tails(&self, begin: usize, end: usize, part: &mut Part) {
        let first = ((begin - self.rows_at()) / 4) as u64;
        let mut head = self.row_of(first);
        // Starts that are wrong are found elsewhere; here they must do no harm.
        let mut row_end = self.start(head + 1);
        for (place, &four) in (first..).zip(self.bytes[begin..end].as_chunks::<4>().0) {
            while place >= row_end && head < self.head.vertices {
                head += 1;
                row_end = self.start(head + 1);
            }
            let tail = u64::from(u32::from_le_bytes(four));
            if tail >= self.head.vertices {
                part.note(BinaryError::Tail(head));
                return;
            }
            part.some_not_down |= tail <= head;
            part.some_not_up |= tail >= head;
        }
    }

    /// The vertex in whose row this arc is, if the starts are right.
    fn row_of(&self, arc: u64) -> u64 {
        let (mut low, mut high) = (0, self.head.vertices);
        while low < high {
            let middle = low.midpoint(high);
            match self.start(middle + 1) <= arc {
                true => low = middle + 1,
                false => high = middle,
            }
        }
        low
    }
}
