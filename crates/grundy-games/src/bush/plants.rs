//! The plants of a drawing: what stands on the ground and is joined nowhere else. They are a sum.

use super::{Bush, Edge, GROUND};
use grundy_engines::bush::Joined;

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
        let above = |edge: &&Edge| edge.0 != GROUND && edge.1 != GROUND;
        let mut joined = Joined::by(self.edges(), self.edges().iter().filter(above).copied());
        // Which plant a set of vertices is, plus one; none yet.
        let mut places = vec![0; joined.count()];
        let mut plants: Vec<Vec<usize>> = Vec::new();
        for edge in self.standing() {
            let Edge(a, b) = self.edges()[edge];
            let off_ground = if a == GROUND { b } else { a };
            // A loop on the ground is a plant of its own.
            let mut own = 0;
            let place = match off_ground {
                GROUND => &mut own,
                label => &mut places[joined.root_of(label)],
            };
            if *place == 0 {
                plants.push(Vec::new());
                *place = plants.len();
            }
            plants[*place - 1].push(edge);
        }
        plants
    }
}
