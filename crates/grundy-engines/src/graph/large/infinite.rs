//! Infinite values: which finite values can be moved to.

use super::transpose::each_row;
use super::{Backward, Rows};
use grundy_core::{Budget, Stopped, Value};

/// For each vertex of infinite value the finite values of its options.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct InfiniteSets {
    /// A vertex and the value of an option. Invariant: increasing, none twice.
    pairs: Vec<(u32, u32)>,
}

impl InfiniteSets {
    /// Those of the graph with these rows of tails, which `solved` solved with values.
    ///
    /// # Errors
    /// If the budget ends it.
    pub fn of(
        tails: &impl Rows,
        solved: &Backward,
        budget: &Budget,
    ) -> Result<InfiniteSets, Stopped> {
        if !solved.has_values() {
            return Ok(InfiniteSets::default());
        }
        let is_infinite = |tail: &&u32| solved.finite(**tail).is_none();
        let mut count = 0;
        each_row(tails, budget, |head, row| {
            if solved.finite(head).is_some() {
                count += row.iter().filter(is_infinite).count();
            }
        })?;
        budget.room_for((count as u64).saturating_mul(8))?;
        let mut pairs = Vec::with_capacity(count);
        each_row(tails, budget, |head, row| {
            if let Some(value) = solved.finite(head) {
                pairs.extend(row.iter().filter(is_infinite).map(|&tail| (tail, value)));
            }
        })?;
        pairs.sort_unstable();
        pairs.dedup();
        Ok(InfiniteSets { pairs })
    }

    /// The value of a vertex of the graph that `solved` solved, if values were found.
    pub fn value(&self, solved: &Backward, vertex: u32) -> Value {
        match solved.finite(vertex) {
            _ if !solved.has_values() => Value::None,
            Some(value) => Value::Nimber(u64::from(value)),
            None => {
                let start = self.pairs.partition_point(|&(other, _)| other < vertex);
                let own = self.pairs[start..].iter().take_while(|&&(other, _)| other == vertex);
                Value::Infinity(own.map(|&(_, value)| u64::from(value)).collect())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::LoopyValues;
    use crate::graph::testing::Random;
    use grundy_core::Play;

    #[test]
    fn sets_are_those_of_the_small_engine() {
        let mut random = Random::new(41);
        let budget = Budget::unlimited();
        let mut not_empty = 0;
        for round in 0..400 {
            let graph = random.digraph(8, 5 + round % 25);
            let tails = graph.reversed();
            let solved = Backward::solve(&tails, Play::Normal, true, &budget).unwrap();
            let sets = InfiniteSets::of(&tails, &solved, &budget).unwrap();
            let values = LoopyValues::of(&graph);
            for vertex in graph.vertices() {
                let value = sets.value(&solved, vertex);
                assert_eq!(value, values.value(&graph, vertex as usize), "{graph:?}");
                not_empty += u32::from(matches!(value, Value::Infinity(set) if !set.is_empty()));
            }
            let misere = Backward::solve(&tails, Play::Misere, true, &budget).unwrap();
            let sets = InfiniteSets::of(&tails, &misere, &budget).unwrap();
            assert_eq!(sets.value(&misere, 0), Value::None);
        }
        assert!(not_empty > 100, "{not_empty}");
    }
}
