//! Moves as text: `heap 1: 7 → 0`.
//!
//! Heaps, coins, tokens and the components of a sum count from 1, as people count; the edges of a
//! drawing count from 0, as its file lists them.

mod error;
mod print;
mod read;

pub use error::{MoveError, Place};
pub use print::move_text;
pub use read::parse_move;
