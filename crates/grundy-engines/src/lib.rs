//! Solvers that know no particular game.
//!
//! [`mod@reference`] answers by the definitions alone and is what everything else is checked
//! against. [`memo`] searches sums more quickly, [`retrograde`] those whose play need not end.
//! [`heap`] has tables of Grundy values and proves their periods; [`graph`] has the token game on
//! directed graphs, with and without cycles.

pub mod graph;
pub mod heap;
pub mod memo;
pub mod reference;
pub mod retrograde;
mod unsolved;

pub use unsolved::Unsolved;
