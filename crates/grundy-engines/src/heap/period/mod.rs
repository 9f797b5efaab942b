//! Periods of sequences of values, and the theorems that prove them.
//!
//! [`repeats`] finds what a table looks like. Four theorems tell whether that goes on for ever: `table` from the whole
//! table, with `rising` where values of codes rise and `settled` for all-but games; and `window` from the last values
//! alone, for games whose values lie in a sparse space.

pub(crate) mod repeats;
mod rising;
mod settled;
mod table;
mod window;

pub use repeats::Period;
pub use table::{Carry, Proved, least_repeat};
pub use window::Recurrence;

use super::{Code, LOOKUPS_PER_POSITION, index};
