//! Sequences that take long to compute: shown now and then to those who watch.

use grundy_core::{Budget, Stopped};
use grundy_engines::heap::sequence::Sequence;
use std::time::{Duration, Instant};

/// So many values are computed before those who watch are first shown them.
const FIRST_STEP: u64 = 256;

/// The most values between two looks.
const MOST_AT_ONCE: u64 = 1 << 20;

/// A step should take about this long: short enough to stop when asked to.
const STEP: Duration = Duration::from_millis(50);

/// Extends the sequence to `last` step by step, each shown to `watch`, and tells what stopped that.
///
/// # Errors
/// If `watch` fails.
pub(crate) fn extend<E>(
    sequence: &mut Sequence,
    last: u64,
    budget: &mut Budget,
    watch: &mut impl FnMut(&Sequence) -> Result<(), E>,
) -> Result<Option<Stopped>, E> {
    let mut step = FIRST_STEP;
    let mut stopped = None;
    while stopped.is_none() && sequence.len() as u64 <= last {
        let begun = Instant::now();
        let next = last.min((sequence.len() as u64).saturating_add(step));
        stopped = sequence.extend_to(next, budget).err();
        watch(sequence)?;
        step = match begun.elapsed() {
            fast if fast < STEP => (2 * step).min(MOST_AT_ONCE),
            _ => (step / 2).max(1),
        };
    }
    Ok(stopped)
}
