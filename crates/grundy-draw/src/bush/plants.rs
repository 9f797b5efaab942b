//! The parts of a drawing that only the ground joins.

use super::Bush;
use std::collections::{BTreeSet, VecDeque};

/// Spots that are joined above the ground.
#[derive(Debug)]
pub(super) struct Plant {
    /// Increasing.
    pub(super) spots: Vec<usize>,
    /// The pairs of spots that edges join, each once, as places in `spots`; no loops.
    pub(super) pairs: Vec<(usize, usize)>,
    /// The edges that reach the ground, each with its upper end as a place in `spots`.
    pub(super) feet: Vec<(usize, usize)>,
}

impl Plant {
    /// The plants, in the order of their first spots.
    pub(super) fn all(bush: &Bush) -> Vec<Plant> {
        let neighbours = bush.neighbours();
        // The plant of each spot and its place there.
        let mut homes: Vec<Option<(usize, usize)>> = vec![None; bush.spots.len()];
        let mut plants: Vec<Plant> = Vec::new();
        for first in 0..bush.spots.len() {
            if bush.spots[first].ground || homes[first].is_some() {
                continue;
            }
            let mut spots = BTreeSet::from([first]);
            let mut stack = vec![first];
            while let Some(spot) = stack.pop() {
                let above = |next: &&usize| !bush.spots[**next].ground;
                for &next in neighbours[spot].iter().filter(above) {
                    if spots.insert(next) {
                        stack.push(next);
                    }
                }
            }
            let spots: Vec<usize> = spots.into_iter().collect();
            for (place, &spot) in spots.iter().enumerate() {
                homes[spot] = Some((plants.len(), place));
            }
            plants.push(Plant { spots, pairs: Vec::new(), feet: Vec::new() });
        }
        for (edge, limb) in bush.limbs.iter().enumerate() {
            match (homes[limb.ends.0], homes[limb.ends.1]) {
                (Some((plant, a)), Some((_, b))) if a != b => {
                    plants[plant].pairs.push((a.min(b), a.max(b)));
                }
                (Some((plant, top)), None) | (None, Some((plant, top))) => {
                    plants[plant].feet.push((edge, top));
                }
                _ => {}
            }
        }
        for plant in &mut plants {
            plant.pairs.sort_unstable();
            plant.pairs.dedup();
        }
        plants
    }

    /// The lowest spot, if this is a tree that stands on it alone or has fallen.
    pub(super) fn root(&self) -> Option<usize> {
        let root = self.feet.first().map_or(0, |foot| foot.1);
        let alone = self.feet.iter().all(|foot| foot.1 == root);
        (alone && self.pairs.len() + 1 == self.spots.len()).then_some(root)
    }

    /// How far each spot is from the ground, or from the first spot if the plant has fallen; the
    /// spots in the order they are reached; and through which each is reached.
    pub(super) fn climb(&self) -> (Vec<usize>, Vec<usize>, Vec<usize>) {
        let mut neighbours = vec![Vec::new(); self.spots.len()];
        for &(a, b) in &self.pairs {
            neighbours[a].push(b);
            neighbours[b].push(a);
        }
        let mut depths = vec![0; self.spots.len()];
        let mut through: Vec<usize> = (0..self.spots.len()).collect();
        let mut lowest: BTreeSet<usize> = self.feet.iter().map(|foot| foot.1).collect();
        if lowest.is_empty() {
            lowest.insert(0);
        }
        let mut order = Vec::with_capacity(self.spots.len());
        let mut queue: VecDeque<usize> = lowest.into_iter().collect();
        queue.iter().for_each(|&spot| depths[spot] = 1);
        while let Some(spot) = queue.pop_front() {
            order.push(spot);
            for &next in &neighbours[spot] {
                if depths[next] == 0 {
                    depths[next] = depths[spot] + 1;
                    through[next] = spot;
                    queue.push_back(next);
                }
            }
        }
        (depths, order, through)
    }
}
