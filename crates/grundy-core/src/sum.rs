//! Disjunctive sums.

/// A disjunctive sum: a move is a move in one of the components.
///
/// Sums with the same components in another order are equal.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Sum<P> {
    /// Invariant: sorted.
    components: Box<[P]>,
}

impl<P: Ord> Sum<P> {
    /// The sum of `components`.
    pub fn new(components: impl IntoIterator<Item = P>) -> Sum<P> {
        let mut components = Vec::from_iter(components);
        components.sort_unstable();
        Sum { components: components.into_boxed_slice() }
    }
}

impl<P: Ord + Clone> Sum<P> {
    /// The sum with component `index` replaced by `parts`.
    ///
    /// # Panics
    /// If there is no component `index`.
    #[must_use]
    pub fn replaced(&self, index: usize, parts: &[P]) -> Sum<P> {
        let (before, after) = (&self.components[..index], &self.components[index + 1..]);
        Sum::new(before.iter().chain(after).chain(parts).cloned())
    }
}

impl<P> Sum<P> {
    /// The components, sorted.
    pub fn components(&self) -> &[P] {
        &self.components
    }
}
