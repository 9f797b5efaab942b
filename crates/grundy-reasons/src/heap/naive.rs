//! Values by the definition, for checks.

use super::long;
use super::threes::Threes;
use grundy_core::{Player, mex};
use grundy_games::heap::{HeapRule, OctalCode, Parts, Takes};

/// Tables up to this length are checked option by option; of games with three heaps, or in which any
/// number may be taken and two heaps left, only shorter ones: the options grow with the square.
const BY_OPTIONS: usize = 2048;
const BY_MANY_OPTIONS: usize = 256;

/// The entry of a heap, if the table has it.
pub(super) fn entry(values: &[u64], heap: u64) -> Option<u64> {
    values.get(usize::try_from(heap).ok()?).copied()
}

/// The xor of the entries of what is left.
pub(super) fn of_parts(values: &[u64], parts: &Parts) -> Option<u64> {
    parts.as_slice().iter().try_fold(0, |sum, &part| Some(sum ^ entry(values, part)?))
}

/// The values of the heaps below `len`: each the mex of those of its options.
pub(super) fn table(rule: &HeapRule, len: u64) -> Vec<u64> {
    let mut values = Vec::new();
    for heap in 0..len {
        let options = rule.options(heap, Player::Left);
        let value = mex(options.filter_map(|parts| of_parts(&values, &parts)));
        values.push(value);
    }
    values
}

/// Whether every entry of a table is the mex of the values of its options.
///
/// Every entry is checked, whatever the length. For a heap n that costs the number of its options,
/// but in a long table O(n) if heaps break into two, O(n) times the number of values if into three by a code
/// without an end, and the square of its size for an all-but set.
pub(super) fn is_right(rule: &HeapRule, values: &[u64]) -> bool {
    // A value is at most the length of the longest play, and each move takes a stone or adds a heap.
    let possible = |(&value, heap): (&u64, u64)| value <= heap.saturating_mul(2);
    if !values.iter().zip(0..).all(possible) {
        return false;
    }
    match rule {
        HeapRule::Takes(Takes::AllBut(excluded)) if values.len() > BY_OPTIONS => {
            long::all_but(excluded, values)
        }
        HeapRule::Code(code) if values.len() > most_by_options(code) && Threes::treats(code) => {
            let mut table = Threes::new(code);
            values.iter().all(|value| {
                table.step();
                table.values().last() == Some(value)
            })
        }
        HeapRule::Code(code) if values.len() > most_by_options(code) => {
            long::breaking(|t| code.digit(t), code.last_take(), code.is_unequal(), values)
        }
        _ => values.iter().zip(0..).all(|(&value, heap)| has_value(rule, heap, values, value)),
    }
}

fn most_by_options(code: &OctalCode) -> usize {
    let three = code.digits().iter().chain(code.repeat()).any(|digit| digit & 8 != 0);
    let splits_after_any_take = code.repeat().iter().any(|digit| digit & 4 != 0);
    if three || splits_after_any_take { BY_MANY_OPTIONS } else { BY_OPTIONS }
}

/// Whether no option of the heap has this value, and every smaller value is that of one.
fn has_value(rule: &HeapRule, heap: u64, values: &[u64], value: u64) -> bool {
    let Ok(smaller) = usize::try_from(value) else { return false };
    let mut met = vec![false; smaller];
    for parts in rule.options(heap, Player::Left) {
        match of_parts(values, &parts) {
            None => return false,
            Some(option) if option == value => return false,
            Some(option) => {
                let at = usize::try_from(option).ok().and_then(|option| met.get_mut(option));
                at.into_iter().for_each(|met| *met = true);
            }
        }
    }
    met.iter().all(|&met| met)
}
