//! Heap games: every theorem and table against the reference engine.

#![allow(clippy::unwrap_used)] // A test may fail where it likes.

mod actions;
mod changed;
mod huge;
mod misere;
mod rules;
mod values;
mod whole_tables;
