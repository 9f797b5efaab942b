//! Sequences of Grundy values of heap games, and their periods.
//!
//! The rules come as data, a [`Game`]: what a move may take ([`taking()`], [`window()`], [`all_but()`]) and into how
//! many heaps it may break the rest ([`breaking()`]). Each function extends a table of the values of
//! the heaps 0, 1, 2, …, and [`Carry`] proves that a table goes on for ever as it has begun.

mod all_but;
mod bits;
mod breaking;
mod game;
pub(crate) mod period;
pub mod sequence;
mod taking;

pub use all_but::all_but;
pub use breaking::{Code, breaking};
pub use game::Game;
pub use period::{Carry, Period, Proved, least_repeat};
pub use taking::{Takes, taking, window};

use grundy_core::{Budget, Stopped};

/// So many values looked up in a table cost about as much as a position met in a search.
const LOOKUPS_PER_POSITION: usize = 1024;

/// Adds the value of the next heap, which took `lookups` in the table to find.
fn push(
    values: &mut Vec<u64>,
    value: u64,
    lookups: usize,
    budget: &mut Budget,
) -> Result<(), Stopped> {
    budget.spend(1 + (lookups / LOOKUPS_PER_POSITION) as u64)?;
    budget.take_bytes(size_of::<u64>())?;
    values.push(value);
    Ok(())
}

/// A number as an index. What is too large for the address space is an index no table has.
fn index(n: u64) -> usize {
    usize::try_from(n).unwrap_or(usize::MAX)
}
