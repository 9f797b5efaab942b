//! The checks of tables.

use super::{MexTable, SlidingWindow, naive};
use crate::{ReasonError, ensure};
use grundy_core::Player;

impl MexTable {
    /// Every value and every line. What it costs is said at [`naive::is_right`].
    pub(crate) fn verify(&self) -> Result<(), ReasonError> {
        ensure(self.rule.is_impartial(), "that the rule is impartial")?;
        ensure(naive::is_right(&self.rule, &self.values), "a value of the table")?;
        let increasing = self.rows.windows(2).all(|pair| pair[0].heap < pair[1].heap);
        ensure(increasing, "the order of the lines")?;
        for row in &self.rows {
            let value = naive::entry(&self.values, row.heap);
            ensure(value == Some(row.value), "the value of a line")?;
            let shown = row.options.iter().map(|option| Some((option.parts, option.value)));
            let options = self.rule.options(row.heap, Player::Left);
            let options =
                options.map(|parts| Some((parts, naive::of_parts(&self.values, &parts)?)));
            ensure(options.eq(shown), "the options of a line")?;
        }
        Ok(())
    }
}

impl SlidingWindow {
    /// In O(n): while the values before n are right they are distinct as long as they are in view
    /// and at most `most`. So a value of at most n and at most `most` that is not in view is the only
    /// one, and the mex.
    pub(crate) fn verify(&self) -> Result<(), ReasonError> {
        ensure(self.most > 0, "the largest take")?;
        let mut last_seen: Vec<Option<u64>> = vec![None; self.values.len()];
        for (&value, heap) in self.values.iter().zip(0u64..) {
            ensure(value <= heap.min(self.most), "a value in the window")?;
            let seen = usize::try_from(value).ok().and_then(|value| last_seen.get_mut(value));
            let in_view = |seen: &&mut Option<u64>| seen.is_none_or(|at| heap - at > self.most);
            match seen.filter(in_view) {
                Some(seen) => *seen = Some(heap),
                None => return ensure(false, "a value in the window"),
            }
        }
        Ok(())
    }
}
