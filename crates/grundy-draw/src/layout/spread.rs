//! Places in a row, near where they are wanted and far enough from each other.

use super::SLOT;

/// The places nearest to `wanted`, in the same order and a [`SLOT`] apart, by least squares.
///
/// Less their distance the places need only not decrease, which is isotonic regression: neighbours
/// out of order are pooled at their mean.
pub(crate) fn spread(wanted: &[i64]) -> Vec<i64> {
    // Pools of neighbours: the sum of what they want, and how many they are.
    let mut pools: Vec<(i64, i64)> = Vec::new();
    let mut distance = 0;
    for &x in wanted {
        let mut pool = (x - distance, 1);
        distance += SLOT;
        while let Some(&(sum, count)) = pools.last() {
            // Means compared without dividing.
            if sum * pool.1 <= pool.0 * count {
                break;
            }
            pools.pop();
            pool = (pool.0 + sum, pool.1 + count);
        }
        pools.push(pool);
    }
    let mut places = Vec::with_capacity(wanted.len());
    let mut distance = 0;
    for (sum, count) in pools {
        for _ in 0..count {
            places.push(sum.div_euclid(count) + distance);
            distance += SLOT;
        }
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wishes_are_granted_where_there_is_room() {
        assert_eq!(spread(&[]), []);
        assert_eq!(spread(&[0, 5 * SLOT]), [0, 5 * SLOT]);
        assert_eq!(spread(&[0, 0]), [-SLOT / 2, SLOT / 2]);
        assert_eq!(spread(&[9, 9, 9]), [9 - SLOT, 9, 9 + SLOT]);
        assert_eq!(spread(&[SLOT, 0]), [0, SLOT]);
    }
}
