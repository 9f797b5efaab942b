//! Values too large for the small sets.

use rustc_hash::FxHashMap;

/// No entry.
const NONE: u32 = u32::MAX;

/// The values seen that are too large for the sets of the vertices, and the vertices that have such a value.
///
/// What was seen is a list for each vertex. Its entries lie in one pool and are used again when the vertex
/// has its value, so the pool has at most as many entries as there are arcs.
#[derive(Debug)]
pub(super) struct High {
    width: u32,
    vertices: usize,
    /// The first entry of each vertex. Empty until there is an entry.
    first: Vec<u32>,
    /// A bit for each vertex that has had an entry: few enough to stay in the cache.
    marks: Vec<u64>,
    /// A value and the next entry of the same vertex.
    pool: Vec<(u32, u32)>,
    /// The first entry that is free.
    free: u32,
    values: FxHashMap<u32, u32>,
    scratch: Vec<u32>,
}

impl High {
    /// For sets that hold the values below `width`.
    pub(super) fn new(width: u32, vertices: usize) -> High {
        High {
            width,
            vertices,
            first: Vec::new(),
            marks: Vec::new(),
            pool: Vec::new(),
            free: NONE,
            values: FxHashMap::default(),
            scratch: Vec::new(),
        }
    }

    /// Whether nothing was seen, so that [`forget`](High::forget) has nothing to do.
    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        self.pool.is_empty()
    }

    /// Notes that `vertex` sees a value that is not below the width.
    pub(super) fn see(&mut self, vertex: u32, value: u32) {
        if self.first.is_empty() {
            self.first = vec![NONE; self.vertices];
            self.marks = vec![0; self.vertices.div_ceil(64)];
        }
        self.marks[vertex as usize / 64] |= 1 << (vertex % 64);
        let first = &mut self.first[vertex as usize];
        let entry = (value, *first);
        match self.pool.get_mut(self.free as usize) {
            Some(free) => {
                *first = self.free;
                self.free = free.1;
                *free = entry;
            }
            None => {
                // There are fewer than 2^32 distinct pairs that are open at once in memory that exists.
                *first = u32::try_from(self.pool.len()).unwrap_or(NONE);
                self.pool.push(entry);
            }
        }
    }

    /// Forgets what `vertex` saw.
    #[inline]
    pub(super) fn forget(&mut self, vertex: u32) {
        let mark =
            self.marks.get(vertex as usize / 64).is_some_and(|m| m >> (vertex % 64) & 1 == 1);
        if mark {
            self.scratch.clear();
            self.take(vertex);
        }
    }

    /// Moves what `vertex` saw to the scratch.
    fn take(&mut self, vertex: u32) {
        let Some(first) = self.first.get_mut(vertex as usize) else { return };
        let mut entry = std::mem::replace(first, NONE);
        while let Some((value, next)) = self.pool.get_mut(entry as usize) {
            self.scratch.push(*value);
            let after = std::mem::replace(next, self.free);
            self.free = entry;
            entry = after;
        }
    }

    /// The value of `vertex`, which saw every value below the width; it is kept.
    pub(super) fn settle(&mut self, vertex: u32) -> u32 {
        self.scratch.clear();
        self.take(vertex);
        self.scratch.sort_unstable();
        let mut mex = self.width;
        for &value in &self.scratch {
            mex += u32::from(value == mex);
        }
        self.values.insert(vertex, mex);
        mex
    }

    /// The value of a vertex that was settled.
    pub(super) fn value(&self, vertex: u32) -> u32 {
        self.values.get(&vertex).copied().unwrap_or(self.width)
    }

    /// The vertices that were settled, with their values.
    pub(super) fn values(&self) -> impl Iterator<Item = (u32, u32)> + Clone + '_ {
        self.values.iter().map(|(&vertex, &value)| (vertex, value))
    }
}
