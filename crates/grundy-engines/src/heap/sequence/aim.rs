//! How many witnesses to look at before any is searched for.

/// So many blocks are measured before the number is changed.
const MEASURED: u32 = 32;

/// A search costs about as much as so many witnesses for a block.
const SEARCH: u64 = 24;

/// The number of witnesses that costs least, found by trying more and fewer in turn.
#[derive(Clone, Debug)]
pub(super) struct Aim {
    reach: usize,
    most: usize,
    more: bool,
    blocks: u32,
    searches: u64,
    /// What the blocks measured before had cost.
    before: u64,
}

impl Aim {
    pub(super) fn new(most: usize) -> Aim {
        Aim { reach: 64, most, more: true, blocks: 0, searches: 0, before: u64::MAX }
    }

    /// How many witnesses to look at.
    pub(super) fn reach(&self) -> usize {
        self.reach
    }

    /// Counts a block for which so many witnesses had to be searched for.
    pub(super) fn block(&mut self, searches: u64) {
        self.searches += searches;
        self.blocks += 1;
        if self.blocks < MEASURED {
            return;
        }
        let cost = u64::from(MEASURED) * self.reach as u64 + SEARCH * self.searches;
        if cost > self.before {
            self.more = !self.more;
        }
        self.before = cost;
        (self.blocks, self.searches) = (0, 0);
        let step = self.reach / 6 + 1;
        self.reach = match self.more {
            true => (self.reach + step).min(self.most),
            false => self.reach.saturating_sub(step).max(8),
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_settles_where_the_cost_is_least() {
        let mut aim = Aim::new(4096);
        for _ in 0..4000 {
            // Each witness more makes searches rarer; the cost is least near 490.
            let searches = 10_000 / (aim.reach() as u64);
            aim.block(searches);
        }
        assert!((240..980).contains(&aim.reach()), "{}", aim.reach());
    }
}
