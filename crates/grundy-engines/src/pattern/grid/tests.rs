//! Games of two parameters by brute force.

use super::*;
use grundy_core::mex;

/// The values of a game whose options are pairs that come earlier, row by row.
fn brute(side: usize, options: impl Fn(usize, usize) -> Vec<(usize, usize)>) -> Square {
    let mut rows = vec![vec![0; side]; side];
    for a in 0..side {
        for b in 0..side {
            rows[a][b] = mex(options(a, b).into_iter().map(|(a, b)| rows[a][b]));
        }
    }
    Square::of_rows(&rows)
}

fn rook(a: usize, b: usize) -> Vec<(usize, usize)> {
    (0..a).map(|to| (to, b)).chain((0..b).map(|to| (a, to))).collect()
}

fn wythoff(a: usize, b: usize) -> Vec<(usize, usize)> {
    let mut options = rook(a, b);
    options.extend((1..=a.min(b)).map(|k| (a - k, b - k)));
    options
}

struct From1(Square);

impl GridSource for From1 {
    fn first(&self) -> u64 {
        1
    }

    fn grid(&mut self, side: usize) -> Square {
        self.0.corner(side)
    }
}

fn closed(found: &GridFindings) -> Option<String> {
    found.patterns.iter().find_map(|found| match &found.pattern {
        GridPattern::Closed(form) => Some(form.to_string()),
        _ => None,
    })
}

#[test]
fn the_mex_grid_is_the_xor_counted_from_one() {
    let mut source = From1(brute(160, rook));
    let found = find_grid(&mut source, &Search::default());
    assert_eq!(closed(&found).as_deref(), Some("(a − 1) ⊕ (b − 1)"));
    assert!(found.symmetric);
    assert_eq!(found.patterns[0].tested, Tested { first: 1, found_to: 40, held_to: 160 });
}

#[test]
fn wythoffs_pairs_are_those_of_the_golden_ratio() {
    let found = find_grid(&mut brute(160, wythoff), &Search::default());
    assert_eq!(closed(&found), None);
    assert_eq!(found.zeros.list[..4], [(0, 0), (1, 2), (3, 5), (4, 7)]);
    let Some(GridZeroPattern::Pairs { smaller, step: 1, add: 0 }) =
        found.zeros.pattern.map(|found| found.pattern)
    else {
        panic!("no pairs")
    };
    assert!(smaller.is_plain() && smaller.start() == 0);
    assert!(smaller.name().is_some_and(Constant::is_golden));
}

use crate::pattern::constant::Constant;

#[test]
fn euclids_game_is_won_beyond_the_golden_ratio() {
    // From (a, b) with a ≤ b a multiple of a is taken from b, and both stay positive.
    let options = |a: usize, b: usize| {
        let (a, b) = (a + 1, b + 1);
        let (small, large) = (a.min(b), a.max(b));
        let left = (1..).map_while(|m| large.checked_sub(m * small).filter(|&left| left > 0));
        left.map(|left| if a <= b { (a - 1, left - 1) } else { (left - 1, b - 1) }).collect()
    };
    let search = Search { meaning: Meaning::Outcomes, ..Search::default() };
    let found = find_grid(&mut From1(brute(160, options)), &search);
    let Some(GridZeroPattern::Cone { name, .. }) = found.zeros.pattern.map(|found| found.pattern)
    else {
        panic!("no cone")
    };
    assert!(name.is_some_and(Constant::is_golden));
}

#[test]
fn residues_and_sums_are_seen() {
    let found = find_grid(&mut Square::new(160, |a, b| (a + b) as u64 % 3), &Search::default());
    assert_eq!(closed(&found).as_deref(), Some("(a + b) mod 3"));
    let table = [[0u64, 2, 1], [1, 1, 0]];
    let square = Square::new(160, |a, b| table[a % 2][b % 3]);
    let found = find_grid(&mut From1(square), &Search::default());
    let expected = GridPattern::Residues { table: vec![vec![0, 1, 1], vec![1, 0, 2]] };
    assert_eq!(found.patterns[0].pattern, expected);
}

#[test]
fn one_value_changed_late_is_seen() {
    let square = Square::new(160, |a, b| (a as u64 ^ b as u64) + u64::from(a == 150 && b == 90));
    let found = find_grid(&mut { square }, &Search::default());
    assert_eq!(closed(&found), None);
}

#[test]
fn nothing_is_found_in_random_values() {
    for seed in 1..12u64 {
        let mut state = seed;
        let square = Square::new(120, |_, _| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (state >> 40) % [2, 3, 50][usize::try_from(seed % 3).unwrap()]
        });
        let found = find_grid(&mut { square }, &Search::default());
        assert!(found.searched);
        assert_eq!((found.patterns, found.zeros.pattern), (vec![], None), "seed {seed}");
    }
}

#[test]
fn a_small_square_says_nothing() {
    let found = find_grid(&mut Square::new(20, |a, b| (a ^ b) as u64), &Search::default());
    assert!(!found.searched && found.patterns.is_empty());
    let found = find_grid(&mut Square::default(), &Search::default());
    assert!(!found.searched && found.zeros.list.is_empty());
}
