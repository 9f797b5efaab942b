//! Sequences that take long to compute: shown now and then to those who watch.

use grundy_core::{Budget, Stage, Stopped};
use grundy_engines::heap::sequence::Sequence;
use std::time::Duration;

/// So many values are computed before those who watch are first shown them.
const FIRST_STEP: u64 = 256;

/// The most values between two looks.
const MOST_AT_ONCE: u64 = 1 << 20;

/// A step should take about this long: short enough to stop when asked to.
const STEP: Duration = Duration::from_millis(50);

/// Extends the sequence to `last`, of a computation that may go on `to` another heap, step by step. Each step is
/// told through the budget and shown to `watch`. Returns what stopped it.
///
/// # Errors
/// If `watch` fails.
pub(crate) fn extend<E>(
    sequence: &mut Sequence,
    last: u64,
    to: u64,
    budget: &mut Budget,
    watch: &mut impl FnMut(&Sequence) -> Result<(), E>,
) -> Result<Option<Stopped>, E> {
    let mut step = FIRST_STEP;
    let mut stopped = None;
    while stopped.is_none() && sequence.len() as u64 <= last {
        let begun = budget.elapsed();
        let known = sequence.len() as u64;
        let next = last.min(known.saturating_add(step));
        stopped = sequence.extend_to(next, budget).err();
        watch(sequence)?;
        let told = budget.at(Stage::Heaps, sequence.len() as u64, to.saturating_add(1));
        // What is known is known, however late.
        if sequence.len() as u64 <= last {
            stopped = stopped.or(told.err());
        }
        let took = budget.elapsed().zip(begun).map(|(now, begun)| now.saturating_sub(begun));
        step = match took {
            Some(slow) if slow >= STEP => (step / 2).max(1),
            _ => (2 * step).min(MOST_AT_ONCE),
        };
    }
    Ok(stopped)
}
