//! Where vertices stand, in [`SLOT`]s from left to right and in layers.

mod layered;
mod spread;
mod tree;

pub(crate) use layered::layered;
pub(crate) use spread::spread;
pub(crate) use tree::tree;

/// The least distance of two vertices of a layer.
pub(crate) const SLOT: i64 = 1 << 10;
