//! The catalogue of games: positions, rules, theorems, and the reasons they give.

#![forbid(unsafe_code)]

mod analysis;
mod answer;
pub mod bush;
mod error;
pub mod graph;
pub mod heap;
pub mod kl;
pub mod nim;
mod position;
pub mod reason;
pub mod registry;
pub mod row;
#[cfg(feature = "testing")]
pub mod testing;
pub mod written;

pub use analysis::{Actions, Analysis, Breakdown, Circle, Ruling, TakeMethod, Unsolved, Workspace};
pub use answer::{Answer, Method, MoveList, Winning};
pub use error::RulesError;
pub use position::{Action, Catalogue, Component, ImpartialCatalogue, Move, Position, Term};
