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
            let back = u32::try_from(LANES + far).unwrap();
            Lag { back, xor: bytes[2] & mask, high }
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
            let at = self.low.len() + lane - lag.back as usize;
            let high = self.high.get(at).copied().unwrap_or(0);
            (self.low[at] ^ lag.xor, high ^ lag.high)
        };
        self.lags.iter().map(option).collect()
    }

    /// The low parts that the block looks at; `None` for those it does not.
    fn looked_at(&self, lane: usize) -> Vec<Option<u8>> {
        let group = self.block().group;
        let low =
            |&(low, high): &(u8, u8)| (self.high.is_empty() || high == group).then_some(low ^ 0x81);
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
            for word in 0..4 {
                let mut sets = [0; LANES];
                kernel.insert_few(example.block(), &example.lags, word << 6, &mut sets);
                for (lane, set) in sets.into_iter().enumerate() {
                    let wanted: BTreeSet<u8> = example
                        .looked_at(lane)
                        .into_iter()
                        .flatten()
                        .filter(|code| code / 64 == word)
                        .collect();
                    let has = |code: &u8| set >> (code % 64) & 1 == 1;
                    let found: BTreeSet<u8> = (64 * word..=64 * word + 63).filter(has).collect();
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
            for words in 1..=4u8 {
                let mut sets = vec![[0; LANES]; words.into()];
                kernel.insert(example.block(), &example.lags, &mut sets);
                for (lane, options) in (0..LANES).map(|lane| (lane, example.looked_at(lane))) {
                    let lossy = if lags >= FEWEST_LOSSY { options.len() / 8 * 8 } else { 0 };
                    let (eights, rest) = options.split_at(lossy);
                    for code in 0..=64 * (words - 1) + 63 {
                        let found = sets[usize::from(code / 64)][lane] >> (code % 64) & 1 == 1;
                        let times = |some: &[Option<u8>]| {
                            some.iter().filter(|&&option| option == Some(code)).count()
                        };
                        let odd =
                            times(rest) > 0 || eights.chunks(8).any(|eight| times(eight) % 2 == 1);
                        assert!(!found || times(&options) > 0, "{kernel:?} made {code} up");
                        assert!(found || !odd, "{kernel:?} lost {code} in lane {lane}");
                    }
                }
            }
        }
    }
}

#[test]
fn small_sets_have_the_options_and_no_others() {
    small_sets::<2>();
    small_sets::<4>();
}

fn small_sets<const PLANES: usize>() {
    for kernel in kernels() {
        for (seed, lags) in [(31, 0), (32, 1), (34, 9), (35, 50), (37, 300)] {
            let example = Example::new(seed, 2000, lags, seed % 2 == 0, false);
            let mut sets: Planes<PLANES> = [[0; LANES]; PLANES];
            kernel.insert_small(example.block(), &example.lags, &mut sets);
            let mut left: Planes<PLANES> = [[0xfd; LANES]; PLANES];
            kernel.strike_out(example.block(), &example.lags, &mut left);
            for lane in 0..LANES {
                let options = example.looked_at(lane);
                for (plane, from) in (0..PLANES).zip((0u8..).step_by(8)) {
                    let bits = (0..8).filter(|bit| options.contains(&Some(from + bit)));
                    let wanted = bits.fold(0, |byte, bit| byte | 1 << bit);
                    assert_eq!(sets[plane][lane], wanted, "{kernel:?}, lane {lane}");
                    assert_eq!(left[plane][lane], 0xfd & !wanted, "{kernel:?}, lane {lane}");
                }
            }
        }
    }
}

/// Each heap by the definition: the least index that is no option by a short lag nor in the set.
#[test]
fn short_lags_are_followed() {
    let example = Example::new(41, 2000, 0, false, false);
    for (kernel, lags) in kernels().flat_map(|kernel| (0..=10).map(move |lags| (kernel, lags))) {
        let lags: Vec<Short> = (0..lags)
            .map(|i| Short { back: [1, 3, 64, 7, 2, 9, 30, 63, 5, 4][i], xor: example.low[i] % 64 })
            .collect();
        let options: Planes<4> = std::array::from_fn(|plane| {
            std::array::from_fn(|lane| example.low[64 * plane + lane] & 0x4f | 1 << (lane % 8))
        });
        let before = std::array::from_fn(|at| example.low[400 + at] & 0x9f);
        let mut line = before.map(short_code).to_vec();
        for (lane, index) in kernel.follow(&options, &before, &lags).into_iter().enumerate() {
            let short: Vec<u8> =
                lags.iter().map(|lag| line[LANES + lane - lag.back] ^ lag.xor).collect();
            let is_free = |&index: &u8| {
                options[usize::from(index / 8)][lane] >> (index % 8) & 1 == 0
                    && !short.contains(&index)
            };
            assert_eq!(Some(index), (0..32).find(is_free), "{kernel:?}, {lags:?}, lane {lane}");
            line.push(index | OTHER_CLASS);
        }
    }
}

#[test]
fn hits_are_the_lanes_that_have_the_option() {
    for kernel in kernels() {
        for (seed, lags) in [(21, 0), (22, 1), (23, 30), (24, 201), (25, 201), (27, 900)] {
            let example = Example::new(seed, 2000, lags, false, seed % 3 == 0);
            let high = |lane: usize| example.high.get(11 * lane).copied().unwrap_or(0);
            let wanted: [Wanted; 3] = std::array::from_fn(|i| Wanted {
                low: std::array::from_fn(|lane| example.low[7 * lane + i]),
                high: std::array::from_fn(high),
            });
            let hits = kernel.hits(example.block(), &example.lags, &wanted);
            for (wanted, hits) in wanted.iter().zip(hits) {
                for lane in 0..LANES {
                    let code = (wanted.low[lane], wanted.high[lane]);
                    let has = example.options(lane).contains(&code);
                    assert_eq!(hits >> lane & 1 == 1, has, "{kernel:?}, lane {lane}");
                }
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
