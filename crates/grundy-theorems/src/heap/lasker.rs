//! Lasker's Nim: lower a heap, or split it in two.

use grundy_games::heap::Parts;

/// Heaps below this one have a value below 2^64.
pub(super) const END: u64 = u64::MAX;

/// g(x) = x, but g(4k + 3) = 4k + 4 and g(4k + 4) = 4k + 3 (Lasker 1931; the values in Berlekamp, Conway
/// and Guy 1982). So g is its own inverse.
pub(super) fn value(heap: u64) -> u64 {
    match heap % 4 {
        3 => heap + 1,
        0 => heap.saturating_sub(1),
        _ => heap,
    }
}

/// What a move may leave of `heap` that has the wanted value: the splits, from the least smaller part
/// up, then the one heap of that value, if it is smaller.
pub(super) fn options(heap: u64, wanted: u64) -> impl Iterator<Item = Parts> {
    let splits = splits(heap, wanted).map(move |a| Parts::two(a, heap - a));
    let lowered = (wanted < END).then(|| value(wanted)).filter(|&to| to < heap);
    let lowered = lowered.map(|to| if to == 0 { Parts::NONE } else { Parts::one(to) });
    splits.chain(lowered)
}

/// The smaller parts of the splits of `heap` into two heaps whose values have the wanted xor,
/// increasing.
///
/// Let x and y be the values of the parts. With the last two binary digits of x, those of y are known
/// too, and so is how far x and y are from the parts; hence x + y. Where two numbers have a 1 both,
/// their sum has what their xor lacks, so x + y = (x ⊕ y) + 2 (x ∧ y) tells x ∧ y, and all that is left
/// to choose is which of them has each 1 of x ⊕ y. None of the choices is in vain.
fn splits(heap: u64, wanted: u64) -> impl Iterator<Item = u64> {
    let mut classes: Vec<_> = (0..4)
        .filter_map(|ending| Class::new(heap, wanted, ending))
        .map(|class| class.parts().peekable())
        .collect();
    let least_first = std::iter::from_fn(move || {
        let heads = classes.iter_mut().filter_map(|class| Some((*class.peek()?, class)));
        heads.min_by_key(|&(part, _)| part)?.1.next()
    });
    least_first.skip_while(|&a| a == 0).take_while(move |&a| a <= heap / 2)
}

/// The splits in which the value of one part has a given ending.
struct Class {
    /// The 1s that are in x whatever is chosen.
    fixed: u64,
    /// The 1s of x ⊕ y that may be chosen for x.
    free: u64,
}

impl Class {
    fn new(heap: u64, wanted: u64, ending: u64) -> Option<Class> {
        // A positive value differs from its heap by this much.
        let above = |ending: u64| match ending {
            0 => 1,
            3 => -1,
            _ => 0,
        };
        let sum = i128::from(heap) + above(ending) + above((ending ^ wanted) % 4);
        let twice_common = sum - i128::from(wanted);
        let common = u64::try_from(twice_common / 2).ok()?;
        let chosen = (ending ^ common) % 4;
        let fits = twice_common % 2 == 0
            && twice_common >= 0
            && common & wanted == 0
            && chosen & !wanted == 0
            && (common % 4) & !ending == 0;
        fits.then_some(Class { fixed: common | chosen, free: wanted & !3 })
    }

    /// The parts of value x, increasing.
    fn parts(self) -> impl Iterator<Item = u64> {
        let Class { fixed, free } = self;
        // The subsets of the 1s of `free`, counted upwards.
        let next = move |&chosen: &u64| {
            let next = chosen.wrapping_sub(free) & free;
            (next != 0).then_some(next)
        };
        std::iter::successors(Some(0), next).map(move |chosen| value(fixed | chosen))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use grundy_core::mex;
    use grundy_games::heap::OctalCode;

    fn xor(parts: &Parts) -> u64 {
        parts.as_slice().iter().fold(0, |sum, &part| sum ^ value(part))
    }

    #[test]
    fn values_are_the_mex_of_the_options() {
        let rule = OctalCode::new(&[4], &[3]).unwrap();
        for heap in 0..400 {
            assert_eq!(value(heap), mex(rule.options(heap).map(|parts| xor(&parts))), "{heap}");
        }
    }

    #[test]
    fn options_are_those_of_the_rule_in_its_order() {
        let rule = OctalCode::new(&[4], &[3]).unwrap();
        for heap in 0..130 {
            for wanted in 0..140 {
                let found: Vec<Parts> = options(heap, wanted).collect();
                let expected = rule.options(heap).filter(|parts| xor(parts) == wanted);
                assert_eq!(found, expected.collect::<Vec<_>>(), "{heap} to {wanted}");
            }
        }
    }

    #[test]
    fn huge_heaps_are_not_searched() {
        for heap in [1 << 60, END - 1, END - 2, END - 3, END - 4] {
            let wanted = [0, 1, 2, 3, value(heap) / 3, value(heap) - 1, value(heap) + 1, u64::MAX];
            for wanted in wanted.into_iter().filter(|&wanted| wanted != value(heap)) {
                let found: Vec<Parts> = options(heap, wanted).take(100).collect();
                assert!(found.iter().all(|parts| xor(parts) == wanted), "{heap} to {wanted}");
                assert!(wanted > value(heap) || !found.is_empty(), "{heap} to {wanted}");
            }
            assert_eq!(options(heap, value(heap)).next(), None);
        }
    }
}
