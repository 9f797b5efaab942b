//! How an engine sees a game.

use crate::Player;
use std::hash::Hash;

/// The rules of a game, and nothing else: neither the play convention nor how to solve it.
///
/// Two positions that are `Eq` must have the same options; engines merge them.
pub trait Ruleset {
    /// One component of a disjunctive sum. The order has no meaning but to give a sum one form.
    type Position: Clone + Eq + Hash + Ord;

    /// Pushes every option of `pos` for `player`, each a disjunctive sum of components.
    ///
    /// # Errors
    /// [`TooMany`] as soon as `out` is full; hand on what [`Options::push`] returns.
    fn options(
        &self,
        pos: &Self::Position,
        player: Player,
        out: &mut Options<Self::Position>,
    ) -> Result<(), TooMany>;
}

/// Marks rules under which both players always have the same options.
pub trait Impartial: Ruleset {}

/// The list of options was full: the position has more options than the engine is willing to see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooMany;

/// The options of a position, each a list of components, stored flat.
#[derive(Clone, Debug)]
pub struct Options<P> {
    components: Vec<P>,
    /// Where each option ends in `components`. Invariant: non-decreasing.
    ends: Vec<usize>,
    capacity: usize,
}

impl<P> Options<P> {
    /// An empty list that takes at most `capacity` options.
    pub fn with_capacity(capacity: usize) -> Options<P> {
        Options { components: Vec::new(), ends: Vec::new(), capacity }
    }

    /// Adds an option that is the sum of `components`; no components is the empty sum, 0.
    ///
    /// # Errors
    /// [`TooMany`] when the list is full.
    pub fn push(&mut self, components: impl IntoIterator<Item = P>) -> Result<(), TooMany> {
        if self.ends.len() >= self.capacity {
            return Err(TooMany);
        }
        self.components.extend(components);
        self.ends.push(self.components.len());
        Ok(())
    }

    /// Forgets all options.
    pub fn clear(&mut self) {
        self.components.clear();
        self.ends.clear();
    }

    /// The number of options.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there is no option: the position is terminal.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// Each option as the list of its components.
    pub fn iter(&self) -> impl Iterator<Item = &[P]> {
        let starts = std::iter::once(0).chain(self.ends.iter().copied());
        starts.zip(&self.ends).map(|(start, &end)| &self.components[start..end])
    }
}
