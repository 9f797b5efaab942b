//! Every winning move of K-L-Nim with k ≠ l, without running through the losing ones.
//!
//! After a move it is the opponent's turn, so the theorem for the opponent decides. What a heap may
//! be lowered to in order to win is then a union of few intervals, however large the heap.

use super::theorem::{Heaps, Role};
use grundy_reasons::Lowering;
use std::ops::RangeInclusive;

impl Heaps<'_> {
    /// The winning moves of `mover`, heap by heap and from the smallest size left upwards.
    pub(super) fn winning(&self, mover: Role) -> impl Iterator<Item = Lowering> {
        let heaps = *self;
        let forbidden = heaps.forbidden(mover);
        self.sizes.iter().enumerate().flat_map(move |(heap, &from)| {
            let lefts = match mover {
                _ if from == 0 => Vec::new(),
                _ if heaps.large == 0 => heaps.balancing(from),
                Role::S => heaps.only_move(from),
                Role::B => heaps.leaving_s_lost(heap, from),
            };
            lefts
                .into_iter()
                .flatten()
                .filter(move |to| from - to != forbidden)
                .map(move |to| Lowering { heap, from, to })
        })
    }

    /// Plain Nim: what `heap` is lowered to in order to balance the others.
    fn balancing(&self, heap: u64) -> Vec<RangeInclusive<u64>> {
        let to = self.small.without(heap).balance();
        Vec::from_iter((to < heap).then_some(to..=to))
    }

    /// B loses only at P-positions of Nim below a, so S must lower her one large heap to balance.
    fn only_move(&self, heap: u64) -> Vec<RangeInclusive<u64>> {
        let y = self.small.balance();
        Vec::from_iter((self.large == 1 && heap >= self.a && y < self.a).then_some(y..=y))
    }

    /// What B may leave of a heap: S loses unless she finds exactly one large heap z, the rest
    /// balanced by some y < a, and z − y ≠ a; with no large heap she loses at P-positions of Nim.
    fn leaving_s_lost(&self, heap: usize, from: u64) -> Vec<RangeInclusive<u64>> {
        let a = self.a;
        let is_large = from >= a;
        let others = self.large - usize::from(is_large);
        let rest = if is_large { self.small } else { self.small.without(from) };
        // from ≥ 1 here, and what is left is at most from − 1.
        let up_to_the_heap = |least: u64| (least < from).then(|| least..=from - 1);
        let just = |to: u64| (to < from).then_some(to..=to);
        match (others, self.ends) {
            (0, _) => {
                let y = rest.balance();
                if y >= a {
                    // Any large heap is out of balance; without one the rest is.
                    return Vec::from_iter(up_to_the_heap(a));
                }
                just(y).into_iter().chain(y.checked_add(a).and_then(just)).collect()
            }
            (1, Some((first, last))) => {
                let z = self.sizes[if heap == first { last } else { first }];
                let below = a.min(from);
                let mut lefts = xor_at_least(rest.sum(), a, below);
                if z - a < a {
                    // To be left as y = z − a, which S may not take away from z.
                    let to = rest.with(z - a).balance();
                    lefts.extend((to < below).then_some(to..=to));
                }
                lefts.sort_unstable_by_key(|interval| *interval.start());
                lefts.extend(up_to_the_heap(a));
                lefts
            }
            _ => Vec::from_iter(up_to_the_heap(0)),
        }
    }
}

/// The numbers t < `below` with c ⊕ t ≥ a, as disjoint intervals in no particular order.
///
/// The numbers above a fall into one block for each 0 among the digits of a: they agree with a up to
/// that digit, which is 1, and end in anything. Such a block is an interval, and so is its xor with c.
fn xor_at_least(c: u64, a: u64, below: u64) -> Vec<RangeInclusive<u64>> {
    let Some(most) = below.checked_sub(1) else { return Vec::new() };
    // A block beyond the digits of c and of all t has no t in it.
    let digits = u64::BITS - (c | most).leading_zeros();
    let blocks = (0..digits).filter(|&digit| a >> digit & 1 == 0).map(|digit| {
        let anything = (1u64 << digit) - 1;
        let start = ((a | 1 << digit) ^ c) & !anything;
        start..=start | anything
    });
    let equal = a ^ c;
    std::iter::once(equal..=equal)
        .chain(blocks)
        .filter(|block| *block.start() <= most)
        .map(|block| *block.start()..=(*block.end()).min(most))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_are_the_numbers_whose_xor_is_large_enough() {
        for (c, a, below) in (0..4096).map(|n| (n & 15, n >> 4 & 15, n >> 8)) {
            let mut found: Vec<u64> = xor_at_least(c, a, below).into_iter().flatten().collect();
            found.sort_unstable();
            let expected: Vec<u64> = (0..below).filter(|t| c ^ t >= a).collect();
            assert_eq!(found, expected, "c = {c}, a = {a}, below {below}");
        }
        assert_eq!(xor_at_least(u64::MAX, u64::MAX, u64::MAX), [0..=0]);
    }
}
