//! What the benchmarks share: inputs that are the same in every run, and programs beside programs.

pub mod files;
pub mod graphs;
pub mod roofline;

/// A small generator of numbers, so that inputs need no dependency and never change (Vigna's
/// splitmix64).
pub struct Numbers(u64);

impl Numbers {
    /// The sequence that starts from `seed`.
    pub fn new(seed: u64) -> Numbers {
        Numbers(seed)
    }

    /// The next number below `bound`.
    ///
    /// # Panics
    /// If `bound` is 0.
    pub fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ (z >> 31)) % bound
    }
}
