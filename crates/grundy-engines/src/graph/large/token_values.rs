//! Grundy values of the vertices of a large graph, in as few bytes as they need.

/// The Grundy value of every vertex of a graph without cycles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TokenValues {
    values: Numbers,
    /// Invariant: as many as the largest value and one more; each the number of vertices of that value.
    histogram: Vec<u64>,
    /// How many moves the longest play has, where that was found on the way.
    longest: Option<u64>,
}

/// Invariant: the narrowest form that holds every value.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Numbers {
    Bytes(Vec<u8>),
    Wide(Vec<u32>),
}

impl TokenValues {
    /// `values` are those that a byte holds, with any number where `high` has a pair of vertex and value.
    pub(super) fn new(
        mut values: Vec<u8>,
        high: impl Iterator<Item = (u32, u32)> + Clone,
    ) -> TokenValues {
        let largest_high = high.clone().map(|(_, value)| value).max();
        let values = if largest_high.is_some_and(|value| value > u32::from(u8::MAX)) {
            let mut wide: Vec<u32> = values.iter().map(|&value| u32::from(value)).collect();
            high.for_each(|(vertex, value)| wide[vertex as usize] = value);
            Numbers::Wide(wide)
        } else {
            // None is above u8::MAX.
            high.for_each(|(vertex, value)| {
                values[vertex as usize] = u8::try_from(value).unwrap_or(u8::MAX);
            });
            Numbers::Bytes(values)
        };
        let histogram = histogram(&values);
        TokenValues { values, histogram, longest: None }
    }

    /// The same with the number of moves of the longest play.
    pub(super) fn with_longest(self, moves: u64) -> TokenValues {
        TokenValues { longest: Some(moves), ..self }
    }

    /// How many moves the longest play has, where that was found on the way: labels that are in order do not show
    /// it.
    pub fn longest(&self) -> Option<u64> {
        self.longest
    }

    /// The number of vertices.
    pub fn len(&self) -> usize {
        match &self.values {
            Numbers::Bytes(values) => values.len(),
            Numbers::Wide(values) => values.len(),
        }
    }

    /// Whether there are no vertices.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The Grundy value of `vertex`.
    ///
    /// # Panics
    /// If there is no such vertex.
    #[inline]
    pub fn value(&self, vertex: u32) -> u32 {
        match &self.values {
            Numbers::Bytes(values) => u32::from(values[vertex as usize]),
            Numbers::Wide(values) => values[vertex as usize],
        }
    }

    /// The Grundy values of all vertices, in order.
    pub fn iter(&self) -> impl Iterator<Item = u32> + '_ {
        let (bytes, wide): (&[u8], &[u32]) = match &self.values {
            Numbers::Bytes(values) => (values, &[]),
            Numbers::Wide(values) => (&[], values),
        };
        bytes.iter().map(|&value| u32::from(value)).chain(wide.iter().copied())
    }

    /// How many vertices have each value, from 0 to the largest there is.
    pub fn histogram(&self) -> &[u64] {
        &self.histogram
    }

    /// The largest value; none without vertices.
    pub fn largest(&self) -> Option<u32> {
        self.histogram.len().checked_sub(1).and_then(|largest| u32::try_from(largest).ok())
    }

    /// From how many vertices the player to move wins with one token, in normal play.
    pub fn winning_vertices(&self) -> u64 {
        self.histogram.iter().skip(1).sum()
    }

    /// The nim-sum of the values of `tokens`, the vertices on which tokens are.
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn sum(&self, tokens: &[u32]) -> u32 {
        tokens.iter().fold(0, |sum, &vertex| sum ^ self.value(vertex))
    }
}

fn histogram(values: &Numbers) -> Vec<u64> {
    match values {
        Numbers::Bytes(values) => {
            // Four tables, so that equal neighbours do not wait for each other.
            let mut tables = [[0u64; 256]; 4];
            for (i, &value) in values.iter().enumerate() {
                tables[i % 4][usize::from(value)] += 1;
            }
            let mut counts: Vec<u64> =
                (0..256).map(|value| tables.iter().map(|table| table[value]).sum()).collect();
            counts.truncate(counts.iter().rposition(|&count| count > 0).map_or(0, |last| last + 1));
            counts
        }
        Numbers::Wide(values) => {
            let largest = values.iter().max().copied().unwrap_or_default();
            let mut counts = vec![0; largest as usize + 1];
            values.iter().for_each(|&value| counts[value as usize] += 1);
            counts
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_and_large_values() {
        for large in [200, 255, 256, 70_000] {
            let values = TokenValues::new(vec![0, 3, 8, 1, 0], [(2, large)].into_iter());
            assert_eq!(values.iter().collect::<Vec<_>>(), [0, 3, large, 1, 0]);
            assert_eq!(values.value(2), large);
            assert_eq!(values.largest(), Some(large));
            assert_eq!(values.histogram()[..4], [2, 1, 0, 1]);
            assert_eq!(values.winning_vertices(), 3);
            assert_eq!(values.sum(&[1, 3, 3, 2]), 3 ^ large);
        }
        let none = TokenValues::new(vec![], [].into_iter());
        assert_eq!((none.largest(), none.winning_vertices(), none.is_empty()), (None, 0, true));
    }
}
