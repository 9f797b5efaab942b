//! Blocks of games whose values stay small, in sets of a byte for eight indices.
//!
//! The same two steps as for larger values, with little to do in each: so that what is done for every heap by itself is
//! a few instructions. A block that needs more is left to the other way.

use super::Blocks;
use crate::heap::sequence::codec::{Code, Codec};
use crate::heap::sequence::kernel::{LANES, OTHER_CLASS, Planes, Short, short_code};

/// So many short lags are followed at most.
const MOST_SHORT: usize = 8;

/// The block is left to the other way.
pub(super) struct NotSmall;

/// For each common index a set that has all rare indices below it; one that is too large for any planes if the index
/// is.
pub(super) fn rares_below_each(codec: &Codec) -> [u64; 64] {
    let mut sets = [0; 64];
    for (index, set) in (0..).zip(&mut sets) {
        *set = 1u64.checked_shl(codec.most_rares_below(index)).map_or(u64::MAX, |bit| bit - 1);
    }
    sets
}

/// How many bytes of eight indices are needed for all up to the largest, 2 or 4; 0 if that is not enough.
pub(super) fn planes_for(largest: u16) -> usize {
    match largest {
        ..16 => 2,
        16..32 => 4,
        _ => 0,
    }
}

impl Blocks {
    /// Adds the values of the block, if all indices are below 8 times `PLANES`, 16 or 32.
    pub(super) fn small<const PLANES: usize>(&mut self, first: usize) -> Result<(), NotSmall> {
        let all_placed = self.placed == self.rares.len() && self.space().is_sparse();
        if !all_placed || self.near.len() + self.middling.len() > MOST_SHORT {
            return Err(NotSmall);
        }
        let mut options: Planes<PLANES> = [[0; LANES]; PLANES];
        self.kernel.insert_small(self.block_at(first, true, true, 0), &self.far, &mut options);
        let found = self.follow_short(first, &options);
        let Some(needed) = self.rares_needed::<PLANES>(&found) else {
            // Some index is too large.
            self.planes = if PLANES == 2 { 4 } else { 0 };
            return Err(NotSmall);
        };
        let codes = found.map(|index| Code::new(index.into(), true).pack(false).0);
        self.low.extend_from_slice(&codes);
        self.witness_small(first, &found, needed).inspect_err(|_| self.truncate(first))
    }

    /// The indices of the values, each the least that is missing among all options of the class.
    fn follow_short<const PLANES: usize>(
        &self,
        first: usize,
        options: &Planes<PLANES>,
    ) -> [u8; LANES] {
        let mut before = [0; LANES];
        before.copy_from_slice(&self.low[first - LANES..first]);
        // A lag from common heaps to options of the other class leads nowhere.
        let all_common = self.rares.last().is_none_or(|&rare| rare + LANES < first);
        let mut short = [Short { back: 1, xor: 0 }; MOST_SHORT];
        let mut len = 0;
        for lag in self.near.iter().chain(&self.middling) {
            let xor = short_code(lag.xor) ^ OTHER_CLASS;
            if !all_common || xor >= OTHER_CLASS {
                short[len] = Short { back: lag.back as usize, xor };
                len += 1;
            }
        }
        self.kernel.follow(options, &before, &short[..len])
    }

    /// The rare indices below the common ones that were found, or a few more; `None` if they are too large.
    fn rares_needed<const PLANES: usize>(&self, found: &[u8; LANES]) -> Option<Planes<PLANES>> {
        let mut needed = [[0; LANES]; PLANES];
        let mut all = 0;
        for (lane, &index) in found.iter().enumerate() {
            let rares = self.rares_below_small[usize::from(index) % 64];
            all |= rares;
            let bytes = rares.to_le_bytes();
            (0..PLANES).for_each(|plane| needed[plane][lane] = bytes[plane]);
        }
        (all >> (8 * PLANES) == 0).then_some(needed)
    }

    /// Finds a witness for each rare index that needs one.
    fn witness_small<const PLANES: usize>(
        &mut self,
        first: usize,
        found: &[u8; LANES],
        mut needed: Planes<PLANES>,
    ) -> Result<(), NotSmall> {
        let block = self.block_at(first, true, false, 0);
        self.kernel.strike_out(block, &self.witnesses, &mut needed);
        let left = |lane: usize| needed.iter().any(|plane| plane[lane] != 0);
        for lane in (0..LANES).filter(|&lane| left(lane)) {
            let n = first + lane;
            let below = self.codec.rares_below(found[lane].into(), n);
            let indices = (0..8 * PLANES).filter(|i| needed[i / 8][lane] >> (i % 8) & 1 == 1);
            for index in (0..below).filter(|&index| indices.clone().any(|i| i == index as usize)) {
                self.witness(n, Code::new(index, false)).ok_or(NotSmall)?;
            }
        }
        Ok(())
    }
}
