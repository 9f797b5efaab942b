//! Witnesses for all rare values below the common ones that were found.

use super::Blocks;
use super::attempt::{MoreWords, Work};
use super::search::Witness;
use super::sets::{Set, Unknown, bit, mex};
use crate::heap::sequence::codec::Code;
use crate::heap::sequence::kernel::{LANES, Sets};

/// So many witnesses that are not in sets are looked at before any is searched for.
const SECOND_LOOK: usize = 256;

/// For so many indices of each heap at once.
const SEVERAL: usize = 4;

impl Blocks {
    /// Compares the first indices that are missing with more witnesses.
    pub(super) fn second_look<const WORDS: usize>(
        &self,
        first: usize,
        rares: &mut [Sets; WORDS],
        work: &mut Work,
    ) {
        let mut indices = [[0; LANES]; SEVERAL];
        for lane in 0..LANES {
            let mut unknown = Unknown::from(&set_of(rares, lane), 0);
            indices.iter_mut().for_each(|indices| indices[lane] = unknown.next());
        }
        let from = self.aim.reach().min(self.witnesses.len());
        let lags = &self.witnesses[from..self.witnesses.len().min(from + SECOND_LOOK)];
        work.compared += lags.len() as u64;
        let hits = self.hits(first, lags, &indices, false);
        for (indices, hits) in indices.iter().zip(hits) {
            for (lane, &index) in indices.iter().enumerate() {
                rares[index as usize / 64][lane] |= (hits >> lane & 1) << (index % 64);
            }
        }
    }

    /// Searches for a witness for each rare index of heap `n` up to `below` that has none yet, and gives the first for
    /// which there is none. Witnesses that will not change while the block is computed are put into the sets.
    #[cold]
    pub(super) fn search_each<const WORDS: usize>(
        &mut self,
        first: usize,
        n: usize,
        below: u32,
        rares: &mut [Sets; WORDS],
        work: &mut Work,
    ) -> Result<Option<u32>, MoreWords> {
        let mut known = set_of(rares, n - first);
        loop {
            let rare = match mex(&known) {
                Some(rare) => rare,
                // All that the sets can hold have witnesses, but they do not hold all.
                None if below > 64 * u32::try_from(WORDS).unwrap_or(0) => return Err(MoreWords),
                None => return Ok(None),
            };
            if rare >= below {
                return Ok(None);
            }
            let word = rare as usize / 64;
            match self.witness(n, Code::new(rare, false)) {
                None => return Ok(Some(rare)),
                Some(Witness::Broken { taken, part }) if n - taken - part < first => {
                    rares[word][n - first] |= bit(rare);
                    self.learn(taken, part);
                }
                Some(_) => {}
            }
            work.searched += 1;
            known[word] |= bit(rare);
        }
    }
}

/// The set of one lane.
#[inline(always)]
pub(super) fn set_of<const WORDS: usize>(sets: &[Sets; WORDS], lane: usize) -> Set<WORDS> {
    std::array::from_fn(|word| sets[word][lane])
}
