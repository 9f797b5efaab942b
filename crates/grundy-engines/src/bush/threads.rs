//! Large arrays filled by several threads, each its own range of them.

use super::Edge;
use grundy_core::{in_threads, processors};
use std::ops::Range;

/// With fewer edges a thread costs more than it saves.
const MANY: usize = 1 << 18;

/// More threads would wait for the memory.
const MOST: usize = 8;

/// Calls `fill` for ranges that make up `items`, with the place at which each begins; `work` edges are
/// looked at each time.
pub(super) fn in_ranges<T: Send>(
    items: &mut [T],
    work: usize,
    fill: impl Fn(usize, &mut [T]) + Sync,
) {
    let count = parts(work);
    let size = items.len().div_ceil(count).max(1);
    in_threads(items.chunks_mut(size).enumerate(), |(i, range)| fill(i * size, range));
}

/// How many threads are worth their while.
pub(super) fn parts(work: usize) -> usize {
    if work < MANY {
        return 1;
    }
    processors().min(MOST)
}

/// So many edges are looked at together.
const BLOCK: usize = 512;

/// So many ends ahead memory is asked for.
const AHEAD: usize = 16;

/// Calls `each` with every end of an edge in `range`, the other end, and an end that comes later, whose memory
/// may be asked for; edges that are not kept are left out. A loop has two ends.
///
/// Whether an end is in the range cannot be foretold, so all ends of a block are written down, those outside
/// to be overwritten at once: that costs less than to guess wrong every other time.
pub(super) fn each_end(
    edges: &[Edge],
    range: Range<usize>,
    keep: impl Fn(Edge) -> bool,
    mut each: impl FnMut(u32, u32, u32),
) {
    // One more, where the last end outside is written.
    let mut ends = [Edge(0, 0); 2 * BLOCK + 1];
    for block in edges.chunks(BLOCK) {
        let mut count = 0;
        for &edge in block {
            let kept = keep(edge);
            for Edge(here, there) in [edge, Edge(edge.1, edge.0)] {
                ends[count] = Edge(here, there);
                count += usize::from(kept & range.contains(&(here as usize)));
            }
        }
        for i in 0..count {
            let Edge(here, there) = ends[i];
            each(here, there, ends[(i + AHEAD).min(count - 1)].0);
        }
    }
}
