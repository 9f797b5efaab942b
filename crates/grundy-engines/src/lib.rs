//! Solvers that know no particular game.
//!
//! [`mod@reference`] answers by the definitions alone and is what everything else is checked
//! against. [`sprague`] finds the values of single components, [`memo`] searches sums for the winner,
//! and [`retrograde`] solves those whose play need not end or whose rules end it at once.
//! [`heap`] has tables of Grundy values and proves their periods; [`graph`] has the token game on
//! directed graphs, with and without cycles. [`pattern`] looks for what a person would look for in a
//! sequence of values.

#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

pub mod bush;
mod error;
pub mod graph;
pub mod heap;
pub mod memo;
pub mod pattern;
pub mod reference;
pub mod retrograde;
pub mod sprague;

pub use error::SearchError;
