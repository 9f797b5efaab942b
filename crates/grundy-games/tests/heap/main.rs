//! Heap games: every theorem and table against the reference engine.

mod actions;
mod changed;
mod huge;
mod misere;
mod rules;
mod values;
