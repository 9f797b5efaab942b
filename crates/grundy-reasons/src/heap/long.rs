//! Checks of long tables, where looking at every option of every heap would take too long.

use super::naive::entry;
use grundy_games::heap::TakeSet;

/// The check for all-but sets, by the places where each value occurs.
///
/// The value v of n is right iff all smaller heaps of value v are at excluded distances, every value
/// below v occurs, and each of these that occurs at an excluded distance occurs at another too.
pub(super) fn all_but(excluded: &TakeSet, values: &[u64]) -> bool {
    let mut places = Places::default();
    for (&value, heap) in values.iter().zip(0u64..) {
        let is_option = |&place: &u64| !excluded.contains(heap - place);
        let occurs_at_an_option = |value| places.of(value).iter().any(is_option);
        let barred = excluded.as_slice().iter().filter_map(|&take| heap.checked_sub(take));
        let mut smaller =
            barred.filter_map(|place| entry(values, place)).filter(|&barred| barred < value);
        let right = value <= places.first_absent
            && !occurs_at_an_option(value)
            && smaller.all(occurs_at_an_option);
        if !right {
            return false;
        }
        places.add(value, heap);
    }
    true
}

/// The heaps that have each value, among those seen.
#[derive(Default)]
struct Places {
    by_value: Vec<Vec<u64>>,
    first_absent: u64,
}

impl Places {
    fn of(&self, value: u64) -> &[u64] {
        let at = usize::try_from(value).ok().and_then(|at| self.by_value.get(at));
        at.map_or(&[], Vec::as_slice)
    }

    /// `value` is at most `first_absent`.
    fn add(&mut self, value: u64, heap: u64) {
        let Ok(at) = usize::try_from(value) else { return };
        if at >= self.by_value.len() {
            self.by_value.resize(at + 1, Vec::new());
        }
        self.by_value[at].push(heap);
        while !self.of(self.first_absent).is_empty() {
            self.first_absent += 1;
        }
    }
}

/// The check for breaking games, by the sets of values that two heaps with r stones in all can have,
/// and from them those of three. Entries must be below 2n.
pub(super) fn breaking(
    digit: impl Fn(u64) -> u8,
    last: Option<u64>,
    unequal: bool,
    values: &[u64],
) -> bool {
    let Ok(values) = values.iter().map(|&v| usize::try_from(v)).collect::<Result<Vec<_>, _>>()
    else {
        return false;
    };
    let reach = values.iter().max().map_or(1, |most| (most + 1).next_power_of_two());
    let digits: Vec<u8> = (0..).zip(&values).map(|(t, _)| digit(t)).collect();
    let last = last.and_then(|last| usize::try_from(last).ok()).unwrap_or(usize::MAX);
    let breaks_into_three = digits.iter().any(|digit| digit & 8 != 0);
    let (mut two, mut three): (Vec<Vec<usize>>, Vec<Vec<usize>>) = (Vec::new(), Vec::new());
    for (heap, &value) in values.iter().enumerate() {
        let smaller = &values[..heap];
        two.push(members(reach, |met| {
            let most = if unequal { heap.saturating_sub(1) / 2 } else { heap / 2 };
            let pairs = smaller.iter().skip(1).zip(smaller.iter().rev()).take(most);
            pairs.for_each(|(a, b)| met[a ^ b] = true);
        }));
        if breaks_into_three {
            // The third heap goes down from heap − 1 as the stones of the two go up from 1.
            three.push(members(reach, |met| {
                let third = smaller.iter().skip(1).rev();
                for (pair, third) in two.iter().skip(1).zip(third) {
                    pair.iter().for_each(|pair| met[pair ^ third] = true);
                }
            }));
        }
        let mut met = vec![false; reach];
        for (t, bits) in digits.iter().enumerate().take(last.min(heap).saturating_add(1)) {
            let rest = heap - t;
            met[0] |= bits & 1 != 0 && rest == 0;
            if bits & 2 != 0 && rest > 0 {
                met[values[rest]] = true;
            }
            if bits & 4 != 0 {
                two[rest].iter().for_each(|&value| met[value] = true);
            }
            if bits & 8 != 0 {
                three[rest].iter().for_each(|&value| met[value] = true);
            }
        }
        if met[value] || met[..value].contains(&false) {
            return false;
        }
        if let Some(gone) = heap.checked_sub(last).filter(|_| !breaks_into_three) {
            two[gone] = Vec::new();
        }
    }
    true
}

/// The numbers below `reach` that `mark` marks.
fn members(reach: usize, mark: impl FnOnce(&mut [bool])) -> Vec<usize> {
    let mut met = vec![false; reach];
    mark(&mut met);
    (0..reach).filter(|&value| met[value]).collect()
}
