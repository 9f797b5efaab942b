//! Every kernel against the plain definition.

use super::*;
use std::collections::BTreeSet;

/// Codes and lags that look random.
struct Example {
    low: Vec<u8>,
    high: Vec<u8>,
    lags: Vec<Lag>,
}

impl Example {
    /// With codes that are often the same if `few`, and with high parts if `wide`.
    fn new(seed: u64, len: usize, lags: usize, few: bool, wide: bool) -> Example {
        let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
        let mut next = || {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            state.to_be_bytes()
        };
        let mask = if few { 0x83 } else { 0xff };
        let low = (0..len).map(|_| next()[0] & mask).collect();
        let high = (0..len).filter(|_| wide).map(|_| next()[0] & 3).collect();
        let lag = |bytes: [u8; 8]| {
            let far = usize::from(u16::from_be_bytes([bytes[0], bytes[1]])) % (len - LANES + 1);
            let high = if wide { bytes[3] & 3 } else { 0 };
            Lag { back: LANES + far, xor: bytes[2] & mask, high }
        };
        let lags = (0..lags).map(|_| lag(next())).collect();
        Example { low, high, lags }
    }

    fn block(&self) -> Block<'_> {
        let codes = Codes { low: &self.low, high: &self.high };
        let group = if self.high.is_empty() { 0 } else { 2 };
        Block { codes, first: self.low.len(), flip: 0x81, group }
    }

    /// The low and the high parts of the options of a lane.
    fn options(&self, lane: usize) -> Vec<(u8, u8)> {
        let option = |lag: &Lag| {
            let at = self.low.len() + lane - lag.back;
            let high = self.high.get(at).copied().unwrap_or(0);
            (self.low[at] ^ lag.xor, high ^ lag.high)
        };
        self.lags.iter().map(option).collect()
    }

    /// The low parts that the block looks at; 255 stands for those it does not.
    fn looked_at(&self, lane: usize) -> Vec<u8> {
        let group = self.block().group;
        let low = |&(low, high): &(u8, u8)| if high == group { low ^ 0x81 } else { 255 };
        self.options(lane).iter().map(low).collect()
    }
}

fn kernels() -> impl Iterator<Item = Kernel> {
    Kernel::ALL.into_iter().filter(|kernel| kernel.is_available())
}

#[test]
fn exact_sets_have_the_options_and_no_others() {
    for kernel in kernels() {
        for (seed, lags) in [(1, 0), (2, 1), (3, 7), (4, 8), (5, 23), (6, 100), (7, 401)] {
            let example = Example::new(seed, 3000, lags, seed % 2 == 0, seed % 3 == 0);
            for word in 0..2 {
                let mut sets = [0; LANES];
                kernel.insert_few(example.block(), &example.lags, word << 6, &mut sets);
                for (lane, set) in sets.into_iter().enumerate() {
                    let wanted: BTreeSet<u8> = example
                        .looked_at(lane)
                        .into_iter()
                        .filter(|code| code / 64 == word)
                        .collect();
                    let has = |code: &u8| set >> (code % 64) & 1 == 1;
                    let found: BTreeSet<u8> = (64 * word..64 * word + 64).filter(has).collect();
                    assert_eq!(found, wanted, "{kernel:?}, lane {lane}");
                }
            }
        }
    }
}

/// Only codes that occur an even number of times among eight lags may be lost.
#[test]
fn lossy_sets_lose_only_codes_that_occur_twice() {
    for kernel in kernels() {
        for (seed, lags) in [(11, 24), (12, 64), (13, 99), (14, 800), (15, 800), (16, 5)] {
            let example = Example::new(seed, 5000, lags, seed % 2 == 0, seed % 3 == 0);
            for words in 1..=2u8 {
                let mut sets = vec![[0; LANES]; words.into()];
                kernel.insert(example.block(), &example.lags, &mut sets);
                let lanes = (0..LANES).map(|lane| (lane, example.looked_at(lane)));
                for (lane, options) in lanes {
                    let lossy = if kernel.is_lossy(lags) { options.len() / 8 * 8 } else { 0 };
                    let (eights, rest) = options.split_at(lossy);
                    let stride = eights.len() / 8;
                    for code in 0..64 * words {
                        let found = sets[usize::from(code / 64)][lane] >> (code % 64) & 1 == 1;
                        let times = |eight: &[u8]| eight.iter().filter(|&&at| at == code).count();
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
    for kernel in kernels() {
        for (seed, lags) in [(21, 0), (22, 1), (23, 30), (24, 201), (25, 201), (27, 900)] {
            let example = Example::new(seed, 2000, lags, false, seed % 3 == 0);
            let high = |lane: usize| example.high.get(11 * lane).copied().unwrap_or(0);
            let wanted = Wanted {
                low: std::array::from_fn(|lane| example.low[7 * lane]),
                high: std::array::from_fn(high),
            };
            let hits = kernel.hits(example.block(), &example.lags, &wanted);
            for lane in 0..LANES {
                let has = example.options(lane).contains(&(wanted.low[lane], wanted.high[lane]));
                assert_eq!(hits >> lane & 1 == 1, has, "{kernel:?}, lane {lane}");
            }
        }
    }
}

#[test]
fn pairs_that_meet_are_found_wherever_they_are() {
    for kernel in kernels() {
        for len in [0, 1, 63, 64, 65, 128, 200] {
            let up = vec![5u8; len];
            for wide in [false, true] {
                let high = |value: u8| if wide { vec![value; len] } else { Vec::new() };
                let (high_up, high_down) = (high(1), high(2));
                let codes = |down: &[u8], high_down: &[u8]| {
                    let up = Codes { low: &up, high: &high_up };
                    let down = Codes { low: down, high: high_down };
                    kernel.find(up, down, (7, if wide { 3 } else { 0 }))
                };
                assert_eq!(codes(&vec![3; len], &high_down), None);
                for place in 0..len {
                    let mut down = vec![3u8; len];
                    down[len - 1 - place] = 2;
                    let found = codes(&down, &high_down);
                    assert_eq!(found, Some(place), "{kernel:?}: {place} of {len}");
                    if wide {
                        let mut other = high_down.clone();
                        other[len - 1 - place] = 1;
                        assert_eq!(codes(&down, &other), None, "{kernel:?}: {place} of {len}");
                    }
                }
            }
        }
    }
}
