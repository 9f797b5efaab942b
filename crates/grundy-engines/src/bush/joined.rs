//! Which vertices of a drawing are joined to each other, without a walk through it.

use super::rooted::{Places, index};
use super::{Edge, GROUND};

/// Vertices in sets of those that edges join.
pub struct Joined {
    places: Places,
    /// For each vertex another of its set, nearer to the one that stands for all; that one has itself.
    nearer: Vec<u32>,
}

impl Joined {
    /// The sets that some of the edges of a drawing make.
    pub fn by(edges: &[Edge], some: impl Iterator<Item = Edge>) -> Joined {
        let places = Places::new(edges);
        let nearer = (0..index(places.count())).collect();
        let mut joined = Joined { places, nearer };
        for Edge(a, b) in some {
            let (a, b) = (joined.root_of(a), joined.root_of(b));
            // The smaller stands for all, so the ground does wherever it is.
            joined.nearer[a.max(b)] = index(a.min(b));
        }
        joined
    }

    /// The vertex that stands for all that are joined to the one with this label. Below [`Joined::count`].
    ///
    /// # Panics
    /// Perhaps, if the drawing has no such vertex.
    pub fn root_of(&mut self, label: u32) -> usize {
        let mut here = self.places.of(label);
        while self.nearer[here] as usize != here {
            let next = self.nearer[here] as usize;
            self.nearer[here] = self.nearer[next];
            here = next;
        }
        here
    }

    /// Whether the vertex with this label is joined to the ground.
    pub fn stands(&mut self, label: u32) -> bool {
        self.root_of(label) == self.root_of(GROUND)
    }

    /// How many vertices there may be.
    pub fn count(&self) -> usize {
        self.nearer.len()
    }
}
