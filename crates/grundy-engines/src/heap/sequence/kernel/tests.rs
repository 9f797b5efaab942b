//! Every kernel against the plain definition.

use super::*;
use std::collections::BTreeSet;

/// Codes and lags that look random, with codes that are often the same if `few`.
fn example(seed: u64, len: usize, lags: usize, few: bool) -> (Vec<u8>, Vec<Lag>) {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut next = || {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        state.to_be_bytes()
    };
    let mask = if few { 0x83 } else { 0xff };
    let codes = (0..len).map(|_| next()[0] & mask).collect();
    let lags = (0..lags)
        .map(|_| {
            let bytes = next();
            let far = usize::from(u16::from_be_bytes([bytes[0], bytes[1]])) % (len - LANES + 1);
            Lag { back: LANES + far, xor: bytes[2] & mask }
        })
        .collect();
    (codes, lags)
}

fn options(block: Block<'_>, lags: &[Lag], lane: usize) -> Vec<u8> {
    lags.iter().map(|lag| block.codes[block.first + lane - lag.back] ^ lag.xor ^ 0x81).collect()
}

#[test]
fn exact_sets_have_the_options_and_no_others() {
    for kernel in Kernel::ALL.into_iter().filter(|kernel| kernel.is_available()) {
        for (seed, lags) in [(1, 0), (2, 1), (3, 7), (4, 8), (5, 23), (6, 100), (7, 401)] {
            let (codes, lags) = example(seed, 3000, lags, seed % 2 == 0);
            let block = Block { codes: &codes, first: codes.len(), flip: 0x81 };
            for words in 1..=2u8 {
                let mut sets = vec![[0; LANES]; words.into()];
                for (word, sets) in (0..).zip(&mut sets) {
                    kernel.insert_few(block, &lags, word, sets);
                }
                for lane in 0..LANES {
                    let wanted: BTreeSet<u8> = options(block, &lags, lane)
                        .into_iter()
                        .filter(|code| code / 64 < words)
                        .collect();
                    let has =
                        |code: &u8| sets[usize::from(code / 64)][lane] >> (code % 64) & 1 == 1;
                    let found: BTreeSet<u8> = (0..64 * words).filter(has).collect();
                    assert_eq!(found, wanted, "{kernel:?}, lane {lane}");
                }
            }
        }
    }
}

/// Only codes that occur an even number of times among eight lags may be lost.
#[test]
fn lossy_sets_lose_only_codes_that_occur_twice() {
    for kernel in Kernel::ALL.into_iter().filter(|kernel| kernel.is_available()) {
        for (seed, lags) in [(11, 24), (12, 64), (13, 99), (14, 800)] {
            let (codes, lags) = example(seed, 5000, lags, seed % 2 == 0);
            let block = Block { codes: &codes, first: codes.len(), flip: 0x81 };
            for words in 1..=2u8 {
                let mut sets = vec![[0; LANES]; words.into()];
                kernel.insert(block, &lags, &mut sets);
                for lane in 0..LANES {
                    let options = options(block, &lags, lane);
                    for code in 0..64 * words {
                        let found = sets[usize::from(code / 64)][lane] >> (code % 64) & 1 == 1;
                        let times = |eight: &[u8]| eight.iter().filter(|&&at| at == code).count();
                        let (eights, rest) = options.split_at(options.len() / 8 * 8);
                        let stride = eights.len() / 8;
                        let eight = |start| {
                            eights[start..].iter().step_by(stride).copied().collect::<Vec<u8>>()
                        };
                        let odd = times(rest) > 0
                            || (0..stride).any(|start| times(&eight(start)) % 2 == 1);
                        assert!(!found || times(&options) > 0, "{kernel:?} made {code} up");
                        assert!(found || !odd, "{kernel:?} lost {code} in lane {lane}");
                    }
                }
            }
        }
    }
}

#[test]
fn hits_are_the_lanes_that_have_the_option() {
    for kernel in Kernel::ALL.into_iter().filter(|kernel| kernel.is_available()) {
        for (seed, lags) in [(21, 0), (22, 1), (23, 30), (24, 201)] {
            let (codes, lags) = example(seed, 2000, lags, false);
            let block = Block { codes: &codes, first: codes.len(), flip: 0x81 };
            let wanted: [u8; LANES] = std::array::from_fn(|lane| codes[7 * lane]);
            let hits = kernel.hits(block, &lags, &wanted);
            for (lane, wanted) in wanted.iter().enumerate() {
                let has = options(block, &lags, lane).contains(wanted);
                assert_eq!(hits >> lane & 1 == 1, has, "{kernel:?}, lane {lane}");
            }
        }
    }
}

#[test]
fn pairs_that_meet_are_found_wherever_they_are() {
    for kernel in Kernel::ALL.into_iter().filter(|kernel| kernel.is_available()) {
        for len in [0, 1, 63, 64, 65, 128, 200] {
            let up = vec![5u8; len];
            assert_eq!(kernel.find(&up, &vec![3; len], 7), None);
            for place in 0..len {
                let mut down = vec![3u8; len];
                down[len - 1 - place] = 2;
                let found = kernel.find(&up, &down, 7);
                assert_eq!(found, Some(place), "{kernel:?}: {place} of {len}");
            }
        }
    }
}
