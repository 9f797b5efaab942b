//! The plants of a drawing: what stands on the ground and is joined nowhere else. They are a sum.

use super::{Bush, Edge, GROUND};
use rustc_hash::FxHashMap;

impl Bush {
    /// The standing edges by plant, each increasing, in the order of their first edges. Two edges
    /// belong to one plant if a way that does not touch the ground joins them; the value of the
    /// drawing is the nim-sum of those of its plants.
    ///
    /// ```
    /// use grundy_games::bush::{Bush, Edge};
    /// let bush = Bush::new(vec![Edge(0, 1), Edge(0, 2), Edge(1, 3), Edge(8, 9)]);
    /// assert_eq!(bush.plants(), [vec![0, 2], vec![1]]);
    /// ```
    pub fn plants(&self) -> Vec<Vec<usize>> {
        let mut roots = Roots::default();
        for &Edge(a, b) in self.edges() {
            if a != GROUND && b != GROUND {
                roots.join(a, b);
            }
        }
        let mut places: FxHashMap<u32, usize> = FxHashMap::default();
        let mut plants: Vec<Vec<usize>> = Vec::new();
        for edge in self.standing() {
            let Edge(a, b) = self.edges()[edge];
            let off_ground = if a == GROUND { b } else { a };
            // A loop on the ground is a plant of its own.
            let place = match off_ground {
                GROUND => plants.len(),
                label => *places.entry(roots.of(label)).or_insert(plants.len()),
            };
            if place == plants.len() {
                plants.push(Vec::new());
            }
            plants[place].push(edge);
        }
        plants
    }
}

/// Which vertices are joined, each pointing towards one that stands for all.
#[derive(Default)]
struct Roots(FxHashMap<u32, u32>);

impl Roots {
    fn of(&mut self, mut label: u32) -> u32 {
        while let Some(&next) = self.0.get(&label).filter(|&&next| next != label) {
            let after = self.0.get(&next).copied().unwrap_or(next);
            self.0.insert(label, after);
            label = after;
        }
        label
    }

    fn join(&mut self, a: u32, b: u32) {
        let (a, b) = (self.of(a), self.of(b));
        if a != b {
            self.0.insert(a, b);
        }
    }
}
