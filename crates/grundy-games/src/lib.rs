//! The catalogue of games: their rules and positions, and nothing of who wins.

#![forbid(unsafe_code)]
#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

pub mod bush;
mod error;
pub mod graph;
pub mod heap;
mod position;
pub mod registry;
pub mod row;
#[cfg(feature = "testing")]
pub mod testing;
pub mod written;

pub use error::RulesError;
pub use position::{
    Action, Actions, Catalogue, Component, ImpartialCatalogue, Move, Position, Term,
};
