//! How much to do for all heaps of a block before the rest is done for some.

/// So many blocks are measured before the number is changed.
const MEASURED: u32 = 32;

/// The number that costs least, found by trying more and fewer in turn.
#[derive(Clone, Debug)]
pub(super) struct Aim {
    /// Invariant: from 1 to `most`.
    reach: usize,
    most: usize,
    more: bool,
    blocks: u32,
    cost: u64,
    /// What the blocks measured before had cost.
    before: u64,
}

impl Aim {
    /// Tries numbers from 1 to `most`, this one first.
    pub(super) fn new(reach: usize, most: usize) -> Aim {
        Aim { reach, most, more: true, blocks: 0, cost: 0, before: u64::MAX }
    }

    /// The number to try.
    pub(super) fn reach(&self) -> usize {
        self.reach
    }

    /// Counts a block that had such a cost.
    pub(super) fn block(&mut self, cost: u64) {
        self.cost += cost;
        self.blocks += 1;
        if self.blocks < MEASURED {
            return;
        }
        if self.cost > self.before {
            self.more = !self.more;
        }
        self.before = self.cost;
        (self.blocks, self.cost) = (0, 0);
        let step = self.reach / 6 + 1;
        self.reach = match self.more {
            true => self.reach.saturating_add(step).min(self.most),
            false => self.reach.saturating_sub(step).max(1),
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_settles_where_the_cost_is_least() {
        let mut aim = Aim::new(64, 4096);
        for _ in 0..4000 {
            // The cost is least near 490.
            aim.block(aim.reach() as u64 + 240_000 / (aim.reach() as u64));
        }
        assert!((240..980).contains(&aim.reach()), "{}", aim.reach());
    }
}
