//! The values of the chains that a cut circle falls apart into.

use rustc_hash::FxHashSet;

/// The values of all chains that begin with the first of `parts`: entry j is worth
/// 1 + (p₁ ⊕ (1 + (p₂ ⊕ … (1 + pⱼ)))), part above part with a bridge below each; entry 0 is 0.
///
/// O(n log m) for n parts of values up to m, although entry j alone has j steps.
///
/// # Why it is right
/// Entry s starts from x = 0 and for j = s, …, 1 puts x ← 1 + (pⱼ ⊕ x). Let aⱼ = p₁ ⊕ … ⊕ pⱼ and look
/// at y = x ⊕ aⱼ instead: it starts as aₛ, step by step y ← a ⊕ (1 + (a ⊕ y)) for a = aₛ₋₁, …, a₀, and
/// it ends as the entry. Each step turns the lowest bit of y, so it ends as the lowest bit of aₛ turned
/// s times; call this the side of s. A step with aⱼ carries into the higher bits iff the lowest bits of
/// aⱼ and y differ, which after s − 1 − j turns means that j and s are on the same side. So the higher
/// bits of the entries on one side follow the same law among themselves: the next bit of s is that of
/// aₛ, turned once for each earlier entry that has all lower bits the same.
pub(super) fn prefix_values(parts: &[u64]) -> Vec<u64> {
    let sums = || {
        let running = parts.iter().scan(0, |sum, &part| {
            *sum ^= part;
            Some(*sum)
        });
        std::iter::once(0).chain(running)
    };
    // Above the bits of the sums a side halves with every bit, so that each entry is soon alone on
    // its side, and then it has the bits of its sum.
    let bits = bit_length(sums().fold(0, |all, sum| all | sum)) + bit_length(parts.len() as u64);
    let mut turned = FxHashSet::default();
    sums()
        .map(|sum| (0..bits.min(63)).fold(0, |low, bit| low | next_bit(sum, low, bit, &mut turned)))
        .collect()
}

/// Bit `bit` of an entry with the lower bits `low`, in its place. `turned` holds the sides with an
/// odd number of entries so far, each by its lower bits with a 1 in front.
fn next_bit(sum: u64, low: u64, bit: u32, turned: &mut FxHashSet<u64>) -> u64 {
    let side = low | 1 << bit;
    let is_turned = turned.remove(&side);
    if !is_turned {
        turned.insert(side);
    }
    (sum ^ u64::from(is_turned) << bit) & 1 << bit
}

fn bit_length(number: u64) -> u32 {
    u64::BITS - number.leading_zeros()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn by_definition(parts: &[u64]) -> u64 {
        parts.iter().rev().fold(0, |value, part| 1 + (part ^ value))
    }

    proptest! {
        #[test]
        fn every_chain_has_the_value_of_its_definition(
            parts in prop_oneof![
                prop::collection::vec(0u64..4, 0..200),
                prop::collection::vec(0u64..1 << 40, 0..50),
            ],
        ) {
            let values = prefix_values(&parts);
            prop_assert_eq!(values.len(), parts.len() + 1);
            for (length, &value) in values.iter().enumerate() {
                prop_assert_eq!(value, by_definition(&parts[..length]));
            }
        }
    }

    #[test]
    fn a_bare_chain_is_a_stalk() {
        assert!(prefix_values(&[0; 1000]).into_iter().eq(0..=1000));
    }
}
