//! Proofs against long tables.

use super::*;
use crate::heap::{Carry, breaking};
use grundy_core::{Budget, Limits};

fn table(digits: &[u8], repeat: &[u8], len: usize) -> Vec<u64> {
    let code = Code { digits, repeat, unequal: false };
    let mut values = Vec::new();
    breaking(&mut values, len, code, &mut Budget::new(&Limits::default())).unwrap();
    values
}

fn find(digits: &[u8], repeat: &[u8], values: &[u64]) -> Option<Proved> {
    Carry::Code(Code { digits, repeat, unequal: false }).find(values)
}

/// The digits, those that repeat, and preperiod, period and saltus.
type Known = (&'static [u8], &'static [u8], (u64, u64, u64));

/// By Winning Ways, by Howse and Nowakowski 2004, or by long tables.
#[test]
fn known_arithmetic_periods_are_proved() {
    let cases: [Known; 9] = [
        (&[0, 8], &[], (1, 3, 1)),
        (&[0, 3, 15], &[], (0, 6, 3)),
        (&[0, 3, 15, 3], &[], (0, 10, 5)),
        (&[0, 1, 3, 15, 15], &[], (6, 7, 4)),
        (&[0, 2, 8], &[], (1, 53, 16)),
        (&[0, 9, 12], &[], (28, 36, 16)),
        (&[4], &[3], (1, 4, 4)),
        (&[0], &[3], (0, 1, 1)),
        // Any number but 3 may be taken.
        (&[0, 3, 3, 0], &[3], (0, 6, 3)),
    ];
    for (digits, repeat, expected) in cases {
        let found = find(digits, repeat, &table(digits, repeat, 1000)).expect("a proof");
        let Period { preperiod, period, saltus } = found.period;
        assert_eq!((preperiod, period, saltus), expected, "{digits:x?} {repeat:x?}");
        let shown = &table(digits, repeat, found.needed);
        assert_eq!(find(digits, repeat, shown), Some(found), "{digits:x?} {repeat:x?}");
    }
}

/// Values that look as if they rose for ever, and do not.
#[test]
fn what_ends_is_not_proved() {
    for digits in [[0, 7, 11, 8], [0, 7, 11, 9]] {
        let values = table(&digits, &[], 1200);
        let seen = repeats::rising(&values[..600]).find(|found| found.preperiod < 300).unwrap();
        assert_eq!((seen.period, seen.saltus), (17, 16));
        assert!((600..1200).any(|n| Some(values[index(n)]) != seen.value(&values, n)));
        assert_eq!(find(&digits, &[], &values[..600]), None);
    }
}

/// What is proved by a short table holds in a long one, and the theorem knows most that there is to know.
#[test]
fn what_is_proved_goes_on() {
    let (mut rising, mut repeating) = (0, 0);
    let mut check = |digits: &[u8], repeat: &[u8]| {
        let values = table(digits, repeat, 450);
        for len in [12, 40, 150] {
            let Some(found) = find(digits, repeat, &values[..len]) else { continue };
            *(if found.period.saltus > 0 { &mut rising } else { &mut repeating }) += 1;
            for (n, &value) in (0..).zip(&values) {
                let foretold = found.period.value(&values[..found.needed], n);
                assert_eq!(Some(value), foretold, "{digits:x?} {repeat:x?} at {n} by {len}");
            }
        }
    };
    for x in 0..16 {
        for y in 0..16 {
            check(&[0, x, y], &[]);
            check(&[8, x, y], &[]);
            check(&[0, x], &[y]);
            check(&[4, x], &[y, 3]);
            check(&[0, 1, x], &[y, x, 2]);
        }
    }
    assert!(rising > 1500 && repeating > 150, "{rising} {repeating}");
}
