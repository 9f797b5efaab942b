//! What one move leaves of a heap.

/// At most this many heaps can be left of one, by the digit bit 8 of a hexadecimal code.
const MOST: usize = 3;

/// The heaps that one move leaves of a heap: none, or up to three.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Parts {
    /// Invariant: at most `MOST`.
    len: u8,
    /// Invariant: 0 from `len` on.
    sizes: [u64; MOST],
}

impl Parts {
    /// Nothing is left, not even an empty heap.
    pub const NONE: Parts = Parts { len: 0, sizes: [0; MOST] };

    /// One heap is left; it may be empty.
    pub fn one(a: u64) -> Parts {
        Parts { len: 1, sizes: [a, 0, 0] }
    }

    /// Two heaps are left.
    pub fn two(a: u64, b: u64) -> Parts {
        Parts { len: 2, sizes: [a, b, 0] }
    }

    /// Three heaps are left.
    pub fn three(a: u64, b: u64, c: u64) -> Parts {
        Parts { len: 3, sizes: [a, b, c] }
    }

    /// The heaps left.
    pub fn as_slice(&self) -> &[u64] {
        &self.sizes[..usize::from(self.len)]
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Parts {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}
