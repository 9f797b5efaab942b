//! What is known of each game: values, winning moves, and the reasons for them.
//!
//! A theorem is here and nowhere else: it may use engines, and what it finds is a [`Reason`](grundy_reasons::Reason)
//! that is checked again without it. [`TermTheorems`] asks the theorem about a term's game.

#![forbid(unsafe_code)]
#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

mod analysis;
pub mod bush;
mod error;
pub mod graph;
pub mod heap;
pub mod kl;
pub mod nim;
mod row;
mod term;
mod workspace;
pub mod written;

pub use analysis::{Analysis, Ruling};
pub use error::{Breakdown, Circle, SolveError};
pub use term::TermTheorems;
pub use workspace::{TakeMethod, Workspace};

use analysis::for_both;
