//! Large arrays filled by several threads, each its own range of them.

use std::thread;

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
    let mut ranges = items.chunks_mut(size).enumerate();
    let first = ranges.next();
    thread::scope(|scope| {
        for (i, range) in ranges {
            let fill = &fill;
            scope.spawn(move || fill(i * size, range));
        }
        if let Some((_, range)) = first {
            fill(0, range);
        }
    });
}

/// How many threads are worth their while.
pub(super) fn parts(work: usize) -> usize {
    if work < MANY {
        return 1;
    }
    thread::available_parallelism().map_or(1, |cores| cores.get().min(MOST))
}
