//! Every way of every kernel against the slow engine.

use super::*;
use crate::heap::{Takes, taking};
use grundy_core::{Budget, Limits};

fn slow(takes: &[u64], len: usize) -> Vec<u8> {
    let mut values = Vec::new();
    taking(&mut values, len, Takes::Set(takes), &mut Budget::new(&Limits::default())).unwrap();
    values.into_iter().map(|value| u8::try_from(value).unwrap()).collect()
}

fn kernels() -> impl Iterator<Item = Kernel> {
    Kernel::ALL.into_iter().filter(|kernel| kernel.is_available())
}

/// At once, in pieces, resumed, and by lanes where a table would be used.
fn agree(takes: &[u64], len: usize) {
    let expected = slow(takes, len + LANES);
    let known = |values: &[u8]| values.iter().copied().map(u64::from).collect::<Vec<u64>>();
    for kernel in kernels() {
        let mut whole = Taking::new(takes, kernel, &[]).unwrap();
        whole.extend(len);
        let mut lanes = Taking::by_lanes(takes, kernel);
        [1, len / 3, 70, len].into_iter().for_each(|more| {
            lanes.extend(more.saturating_sub(lanes.values().len()));
        });
        let mut resumed = Taking::new(takes, kernel, &known(&expected[..len / 2])).unwrap();
        resumed.extend(len - len / 2);
        for found in [&whole, &lanes, &resumed] {
            let found = found.values();
            assert!((len..=len + LANES).contains(&found.len()));
            assert_eq!(found, &expected[..found.len()], "{takes:?} by {kernel:?}");
        }
    }
}

#[test]
fn all_sets_within_nine_agree() {
    for bits in 0u64..512 {
        let takes: Vec<u64> = (1..=9).filter(|take| bits >> (take - 1) & 1 == 1).collect();
        agree(&takes, 300);
    }
}

#[test]
fn random_large_sets_agree() {
    let mut state = 5u64;
    let mut next = |below: u64| {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (state >> 33) % below
    };
    for round in 0..64 {
        // Of every width of words, with least takes of all kinds.
        let (size, least) =
            (1 + round, [1, 3, 8, 20, 63, 64, 65, 200][usize::try_from(next(8)).unwrap()]);
        let mut takes: Vec<u64> =
            (0..size).map(|_| least + next(500)).chain([least]).take(64).collect();
        takes.sort_unstable();
        takes.dedup();
        agree(&takes, 3000);
    }
}

/// The window moves on: a table far longer than it.
#[test]
fn long_tables_agree() {
    for takes in [&[1, 3, 4][..], &[9, 11, 40], &[64, 70, 91], &[1, 30, 100, 7000], &[9000, 9001]] {
        agree(takes, 60_000);
    }
}

/// As many takes as a word has bits: the value that has no bit occurs.
#[test]
fn the_largest_value_of_each_width_occurs() {
    for width in [8u64, 16, 32, 64] {
        let takes: Vec<u64> = (1..=width).collect();
        agree(&takes, 500);
        assert!(slow(&takes, 500).into_iter().map(u64::from).any(|value| value == width));
        let lengthened: Vec<u64> = takes.iter().map(|take| 10 * take).collect();
        agree(&lengthened, 3000);
    }
}

#[test]
fn tables_are_for_few_states_and_damaged_values_are_refused() {
    assert!(Taking::new(&[1, 3, 4], Kernel::Portable, &[]).unwrap().is_by_table());
    assert!(!Taking::new(&[1, 3, 40], Kernel::Portable, &[]).unwrap().is_by_table());
    assert!(!Taking::new(&[64, 70], Kernel::Portable, &[]).unwrap().is_by_table());
    assert!(Taking::new(&[1, 3, 4], Kernel::Portable, &[0, 4]).is_none());
    assert!(Taking::new(&[1, 1 << 30], Kernel::Portable, &[]).is_none());
    assert!(Taking::new(&(1..=65).collect::<Vec<u64>>(), Kernel::Portable, &[]).is_none());
}
