//! What memory alone would take.

use crate::Numbers;
use std::hint::black_box;
use std::time::Instant;

/// How fast memory is, measured in this run.
#[derive(Clone, Copy, Debug)]
pub struct Roofline {
    /// Bytes a second, read in order by all cores.
    sequential: f64,
    /// Seconds for a word at a random place, changed by one core that waits for none before it.
    random: f64,
    cores: usize,
}

/// So much is read in order.
const READ: usize = 1 << 30;

/// So many words are changed.
const CHANGES: u64 = 20_000_000;

impl Roofline {
    /// Measures both, random places being within `bytes` bytes.
    ///
    /// # Panics
    /// If a thread does.
    pub fn measured(bytes: u64) -> Roofline {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let numbers = vec![1_u64; READ / 8];
        let start = Instant::now();
        std::thread::scope(|scope| {
            for part in numbers.chunks(numbers.len().div_ceil(cores)) {
                scope.spawn(move || black_box(part.iter().fold(0, |sum, number| sum ^ number)));
            }
        });
        let sequential = READ as f64 / start.elapsed().as_secs_f64();
        drop(numbers);
        let words = bytes.div_ceil(2).max(1);
        let mut counts = vec![0_u16; usize::try_from(words).expect("it fits into memory")];
        counts.fill(1);
        // The places are chosen before: what is left is to read them in order, as a solver reads arcs.
        let mut numbers = Numbers::new(words);
        let places: Vec<u32> = (0..CHANGES)
            .map(|_| u32::try_from(numbers.below(words)).expect("fewer than 2^32 words"))
            .collect();
        let start = Instant::now();
        for &place in &places {
            let count = &mut counts[place as usize];
            *count = count.wrapping_add(1);
        }
        let random = start.elapsed().as_secs_f64() / CHANGES as f64;
        black_box(&counts);
        Roofline { sequential, random, cores }
    }

    /// How `seconds` compare with what memory needs to read a file of so many bytes once and to change a word at a random
    /// place for each arc: less is not possible, whatever the method.
    pub fn compared(&self, seconds: f64, bytes: u64, arcs: u64) -> String {
        let (read, change) = (bytes as f64 / self.sequential, arcs as f64 * self.random);
        let least = read + change;
        format!(
            "{seconds:.2} s, {:.1} times what memory takes: {bytes} bytes in order at {:.1} GB/s \
             ({} cores) are {read:.3} s, {arcs} random words at {:.1} ns (one core) are {change:.3} s.",
            seconds / least,
            self.sequential / 1e9,
            self.cores,
            self.random * 1e9,
        )
    }
}
