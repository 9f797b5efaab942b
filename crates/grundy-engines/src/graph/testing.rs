//! Random graphs, and the token game as the reference engine sees it.

use super::Digraph;
use grundy_core::{Budget, Impartial, Options, OptionsError, Player, Ruleset, Sum};

/// One token on a graph, by its vertex.
pub(crate) struct Token<'a>(pub(crate) &'a Digraph);

impl Ruleset for Token<'_> {
    type Position = u32;

    fn options(&self, pos: &u32, _: Player, out: &mut Options<u32>) -> Result<(), OptionsError> {
        self.0.heads(*pos as usize).iter().try_for_each(|&head| out.push([head]))
    }
}

impl Impartial for Token<'_> {}

pub(crate) fn one_token(vertex: u32) -> Sum<u32> {
    Sum::new([vertex])
}

/// A budget of a computation that somebody asked to end.
pub(crate) fn cancelled() -> Budget {
    let budget = Budget::unlimited();
    budget.stop().request();
    budget
}

/// A linear congruential generator: tests must be the same on every run.
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Random {
        Random(seed)
    }

    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        usize::try_from(self.0 >> 33).expect("31 bits") % bound
    }

    /// Arcs between any vertices: loops and duplicates happen.
    pub(crate) fn digraph(&mut self, vertices: usize, arcs: usize) -> Digraph {
        let arcs: Vec<(usize, usize)> =
            (0..arcs).map(|_| (self.below(vertices), self.below(vertices))).collect();
        Digraph::from_arcs(vertices, &arcs)
    }

    /// Arcs downwards in a shuffled order of the vertices.
    pub(crate) fn acyclic(&mut self, vertices: usize, arcs: usize) -> Digraph {
        let mut place: Vec<usize> = (0..vertices).collect();
        for i in 1..vertices {
            place.swap(i, self.below(i + 1));
        }
        let arcs: Vec<(usize, usize)> = (0..arcs)
            .map(|_| (self.below(vertices), self.below(vertices)))
            .filter(|(a, b)| a != b)
            .map(|(a, b)| (place[a.max(b)], place[a.min(b)]))
            .collect();
        Digraph::from_arcs(vertices, &arcs)
    }
}
