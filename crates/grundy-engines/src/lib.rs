//! Solvers that know no particular game.
//!
//! [`mod@reference`] answers by the definitions alone and is what everything else is checked against.

#![forbid(unsafe_code)]

pub mod graph;
pub mod heap;
pub mod reference;
