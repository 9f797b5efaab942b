//! What the values of a table consist of.

use super::{Kind, Table};
use grundy_core::{Budget, Cell, Stopped};
use grundy_engines::heap::sequence::Space;

/// Values below this are counted one by one, so that counting takes little memory whatever they are.
const COUNTED: u64 = 1 << 16;

/// What the known values of a table consist of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stats {
    /// How many values were counted.
    pub known: u64,
    /// The sparse space in which they were computed, if it was one, and its rare heaps.
    pub rares: Option<Rares>,
    /// The largest value, and the first position that has it.
    pub max: Option<(u64, Vec<u64>)>,
    /// How many positions have the value 0.
    pub zeros: u64,
    /// The last of them.
    pub last_zero: Option<Vec<u64>>,
    /// The values below 2^16 that occur and how many positions have each, strictly increasing.
    pub counts: Vec<(u64, u64)>,
    /// How many positions have other values.
    pub larger: u64,
}

/// The rare heaps of a table in a sparse space.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rares {
    /// The space.
    pub space: Space,
    /// How many heaps are rare, heap 0 not counted: no move leaves it beside another.
    pub count: u64,
    /// The last of them.
    pub last: Option<u64>,
}

impl Table {
    /// Counts the known values; `None` if the table has outcomes.
    ///
    /// ```
    /// use grundy::values::values;
    /// use grundy::{Budget, parse_rule};
    /// let grundys = parse_rule("grundys").expect("it parses");
    /// let budget = &mut Budget::default();
    /// let stats = values(&grundys, 1, 2000, budget)?.stats(budget)?.expect("values");
    /// assert_eq!((stats.zeros, stats.last_zero), (41, Some(vec![1222])));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If the time of `budget` is up.
    pub fn stats(&self, budget: &Budget) -> Result<Option<Stats>, Stopped> {
        if self.kind() == Kind::Outcomes {
            return Ok(None);
        }
        let mut counts: Vec<u64> = Vec::new();
        let (mut known, mut larger) = (0, 0);
        let (mut max, mut last_zero): (Option<(u64, u64)>, _) = (None, None);
        let mut rares = self.space().map(|space| Rares { space, count: 0, last: None });
        for at in budget.each((0..self.known()).zip(self.cells())) {
            let (index, cell) = at?;
            let Cell::Value(value) = cell else { continue };
            known += 1;
            if max.is_none_or(|(most, _)| value > most) {
                max = Some((value, index));
            }
            if value == 0 {
                last_zero = Some(index);
            }
            match usize::try_from(value).ok().filter(|_| value < COUNTED) {
                None => larger += 1,
                Some(at) => {
                    counts.resize(counts.len().max(at + 1), 0);
                    counts[at] += 1;
                }
            }
            if let Some(rares) = &mut rares {
                let heap = self.across().from() + index;
                if heap > 0 && rares.space.is_rare(value, heap) {
                    (rares.count, rares.last) = (rares.count + 1, Some(heap));
                }
            }
        }
        Ok(Some(Stats {
            known,
            rares,
            max: max.map(|(value, index)| (value, self.position(index))),
            zeros: counts.first().copied().unwrap_or(0),
            last_zero: last_zero.map(|index| self.position(index)),
            counts: (0..).zip(counts).filter(|&(_, count)| count > 0).collect(),
            larger,
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Axis, values};
    use super::*;
    use grundy_core::Budget;
    use grundy_games::heap::HeapRule;
    use grundy_lang::{RuleRef, parse_rule};

    fn rule(text: &str) -> (RuleRef, HeapRule) {
        match parse_rule(text) {
            Ok(RuleRef::Heap(named)) => (RuleRef::Heap(named.clone()), named.rule().clone()),
            other => panic!("{text}: {other:?}"),
        }
    }

    /// Rare heaps are those that the engine keeps a list of.
    #[test]
    fn rares_are_those_of_the_engine() {
        for text in ["grundys", "0.6", "0.106"] {
            let (named, rule) = rule(text);
            let table = values(&named, 0, 20_000, &mut Budget::default()).unwrap();
            let stats = table.stats(&Budget::default()).unwrap().unwrap();
            let mut sequence = grundy_theorems::heap::sequence(&rule);
            let mut budget = Budget::default();
            sequence.extend_to(20_000, &mut budget).unwrap();
            let (space, rares) = sequence.space().unwrap();
            let rares: Vec<u64> =
                rares.iter().map(|&heap| heap as u64).filter(|&heap| heap <= 20_000).collect();
            let (count, last) = (rares.len() as u64, rares.last().copied());
            assert_eq!(stats.rares, Some(Rares { space, count, last }), "{text}");
        }
    }

    #[test]
    fn counts_are_those_of_the_values() {
        let (kayles, _) = rule("0.77");
        let table = values(&kayles, 3, 20_000, &mut Budget::default()).unwrap();
        let stats = table.stats(&Budget::default()).unwrap().unwrap();
        let value = |cell| if let Cell::Value(value) = cell { value } else { panic!("{cell:?}") };
        let listed: Vec<u64> = table.cells().map(value).collect();
        let most = *listed.iter().max().unwrap();
        let first = listed.iter().position(|&value| value == most).unwrap() as u64 + 3;
        assert_eq!(stats.max, Some((most, vec![first])));
        assert_eq!((stats.zeros, stats.last_zero), (0, None));
        assert_eq!((stats.known, stats.larger), (19_998, 0));
        let counted = |value: u64| listed.iter().filter(|&&at| at == value).count() as u64;
        assert!(stats.counts.iter().all(|&(value, count)| count == counted(value)));
        assert_eq!(stats.counts.iter().map(|(_, count)| count).sum::<u64>(), stats.known);
    }

    #[test]
    fn grids_and_large_values_are_counted_too() {
        let axes = [("a", 1, 2), ("b", 0, 2)].map(|(name, a, b)| Axis::new(name, a, b).unwrap());
        let cell = |at: &[u64]| Cell::Value(if at == [2, 0] { 1 << 40 } else { at[0] ^ at[1] });
        let table = Table::lazy("xor", axes.to_vec(), Kind::Values, cell).unwrap();
        let stats = table.stats(&Budget::default()).unwrap().unwrap();
        assert_eq!(stats.max, Some((1 << 40, vec![2, 0])));
        assert_eq!((stats.zeros, stats.last_zero), (2, Some(vec![2, 2])));
        assert_eq!((stats.counts, stats.larger), (vec![(0, 2), (1, 1), (3, 2)], 1));
        let (partizan, _) = rule("kl[1, 2]");
        assert_eq!(
            values(&partizan, 0, 9, &mut Budget::default()).unwrap().stats(&Budget::default()),
            Ok(None)
        );
    }
}
