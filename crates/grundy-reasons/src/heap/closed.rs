//! The checks of closed forms: by inequalities rather than by the divisions that made them, and for
//! small heaps by the definition too.

use super::{AllButOne, BoundedTake, Lasker, Pairing, naive};
use crate::{ReasonError, ensure};
use grundy_games::heap::{HeapRule, OctalCode, TakeSet};

/// Heaps up to this one are checked by the definition too.
const SMALL: u64 = 100;

/// Whether the small heaps among `rows` have the values said, by the definition.
fn small_heaps_agree(rule: &HeapRule, rows: impl Iterator<Item = (u64, u64)>) -> bool {
    let small: Vec<(u64, u64)> = rows.filter(|&(heap, _)| heap <= SMALL).collect();
    let len = small.iter().map(|&(heap, _)| heap + 1).max().unwrap_or(0);
    let table = naive::table(rule, len);
    small.into_iter().all(|(heap, value)| naive::entry(&table, heap) == Some(value))
}

impl BoundedTake {
    pub(crate) fn verify(&self) -> Result<(), ReasonError> {
        let least = u128::from(self.range.least());
        let modulus = least + u128::from(self.range.most());
        for row in &self.rows {
            let (residue, value) = (u128::from(row.residue), u128::from(row.value));
            let rounds = u128::from(row.heap).checked_sub(residue);
            let divides = rounds.is_some_and(|rounds| rounds % modulus == 0);
            ensure(divides && residue < modulus, "a heap modulo a + b")?;
            let within = value * least <= residue && residue < (value + 1) * least;
            ensure(within, "the value of a residue")?;
        }
        let rows = self.rows.iter().map(|row| (row.heap, row.value));
        let agree = small_heaps_agree(&HeapRule::take(self.range), rows);
        ensure(agree, "the closed form on a small heap")
    }
}

impl Pairing {
    pub(crate) fn verify(&self) -> Result<(), ReasonError> {
        let stones = u128::from(self.rounds) * (u128::from(self.most) + 1);
        ensure(self.remainder <= self.most, "what is taken first")?;
        ensure(stones + u128::from(self.remainder) == u128::from(self.heap), "the rounds of k + 1")
    }
}

impl AllButOne {
    pub(crate) fn verify(&self) -> Result<(), ReasonError> {
        ensure(self.forbidden > 0, "the forbidden number")?;
        let k = u128::from(self.forbidden);
        for row in &self.rows {
            let (block, offset) = (u128::from(row.block), u128::from(row.offset));
            let lower = block * 2 * k + offset;
            let heap = u128::from(row.heap);
            ensure(offset < k && (heap == lower || heap == lower + k), "the place of a heap")?;
            ensure(u128::from(row.value) == block * k + offset, "the value of a heap")?;
        }
        let excluded = TakeSet::new([self.forbidden]).map(HeapRule::all_but);
        let rows = || self.rows.iter().map(|row| (row.heap, row.value));
        let agree = excluded.is_ok_and(|rule| small_heaps_agree(&rule, rows()));
        ensure(agree, "the closed form on a small heap")
    }
}

impl Lasker {
    pub(crate) fn verify(&self) -> Result<(), ReasonError> {
        for row in &self.rows {
            let first = u128::from(row.block) * 4 + 1;
            let place = u128::from(row.heap).checked_sub(first);
            let value = match place {
                None if row.heap == 0 && row.block == 0 => Some(0),
                Some(place @ (0 | 1)) => Some(first + place),
                // The last two of a block change places.
                Some(2) => Some(first + 3),
                Some(3) => Some(first + 2),
                _ => None,
            };
            ensure(value.is_some(), "the place of a heap")?;
            ensure(value == Some(u128::from(row.value)), "the value of a heap")?;
        }
        let code = OctalCode::new(&[4], &[3]).map(HeapRule::Code);
        let rows = || self.rows.iter().map(|row| (row.heap, row.value));
        let agree = code.is_ok_and(|rule| small_heaps_agree(&rule, rows()));
        ensure(agree, "the closed form on a small heap")
    }
}
