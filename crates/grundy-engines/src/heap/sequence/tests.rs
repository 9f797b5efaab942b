//! The fast engines against the slow ones.

use super::*;
use crate::heap::Code;
use grundy_core::Limits;

fn budget() -> Budget {
    Budget::new(&Limits { positions: u64::MAX, ..Limits::default() })
}

fn slow(rule: &Rule, len: usize) -> Vec<u64> {
    let mut values = Vec::new();
    rule.slowly(&mut values, len, &mut budget()).unwrap();
    values
}

fn kernels() -> impl Iterator<Item = Kernel> {
    Kernel::ALL.into_iter().filter(|kernel| kernel.is_available())
}

/// Every kernel, and the engine that goes heap by heap, give the values of the slow engine.
fn agree(rule: Rule, len: usize) {
    let expected = slow(&rule, len);
    for kernel in kernels() {
        let mut fast = Sequence::with_kernel(rule.clone(), kernel);
        fast.extend_to(len as u64 / 3, &mut budget()).unwrap();
        fast.extend_to(len as u64 - 1, &mut budget()).unwrap();
        for (n, (value, &truth)) in fast.values().zip(&expected).enumerate() {
            assert_eq!(
                value,
                truth,
                "{rule:?} by {kernel:?} at {n}, {:?}",
                fast.space().map(|s| s.0)
            );
        }
        assert!(fast.len() >= len);
    }
    let Some(moves) = rule.moves() else { return };
    let start = expected[..=moves.most().max(16)].iter().map(|&value| value.try_into().unwrap());
    let mut scalar = Scalar::new(moves, Space::DENSE, start.collect());
    while scalar.values().len() < len {
        scalar.step().unwrap();
    }
    for (n, (&value, &truth)) in scalar.values().iter().zip(&expected).enumerate() {
        assert_eq!(u64::from(value), truth, "{rule:?} heap by heap at {n}");
    }
}

fn octal(digits: &[u8]) -> Rule {
    Rule::breaking(Code { digits, repeat: &[], unequal: false })
}

#[test]
fn well_known_games_agree() {
    let codes: [&[u8]; 14] = [
        &[0, 7, 7],
        &[0, 0, 7],
        &[0, 1, 3, 7],
        &[0, 0, 0, 7],
        &[0, 6],
        &[0, 0, 6],
        &[0, 1, 0, 6],
        &[0, 1, 6],
        &[0, 5, 6],
        &[0, 3, 6],
        &[0, 1, 6, 1],
        &[0, 3, 7, 6],
        &[4, 0, 7],
        &[4, 7, 4],
    ];
    for digits in codes {
        agree(octal(digits), 2500);
    }
    agree(Rule::breaking(Code { digits: &[4], repeat: &[], unequal: true }), 4000);
    agree(Rule::breaking(Code { digits: &[4, 0, 4], repeat: &[], unequal: true }), 1500);
    agree(Rule::breaking(Code { digits: &[0, 7, 0, 4], repeat: &[], unequal: true }), 1500);
}
