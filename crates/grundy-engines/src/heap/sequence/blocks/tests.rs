//! What long tables do, on short ones.

use super::*;
use crate::heap::Code as Rules;
use crate::heap::sequence::{Rule, Sequence};
use grundy_core::{Budget, Limits};

/// Large values need codes of two bytes, whose high part is left out again once all rare heaps lie behind: here from
/// heap 6,461 on, and long before values are large.
#[test]
fn codes_of_two_bytes_give_the_same_values() {
    let rule = Rule::breaking(Rules { digits: &[0, 3, 5, 4], repeat: &[], unequal: false });
    let budget = &mut Budget::new(&Limits { positions: u64::MAX, ..Limits::default() });
    let mut truth = Sequence::new(rule.clone()).heap_by_heap();
    truth.extend_to(9_000, budget).unwrap();
    let values: Vec<u64> = truth.values().collect();
    for kernel in Kernel::ALL.into_iter().filter(|kernel| kernel.is_available()) {
        let mut blocks = Blocks::new(rule.moves().unwrap(), kernel, &values[..600]).unwrap();
        while blocks.len() < 8_900 {
            if !blocks.is_wide() {
                blocks.widen();
                blocks.words = 3;
            }
            blocks.block().unwrap();
        }
        assert!(blocks.is_wide() && blocks.is_flat(blocks.len()), "{kernel:?}");
        assert!(blocks.values().map(u64::from).zip(&values).all(|(a, &b)| a == b), "{kernel:?}");
        assert_eq!(blocks.rares.last(), Some(&3_227), "{kernel:?}");
    }
}
