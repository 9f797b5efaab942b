//! What goes on from a checkpoint is as if it had not been stopped.

use grundy::checkpoint::{read_values, write_values};
use grundy::{Budget, HeapRule, Limits, RuleRef, Sequence, parse_rule};
use grundy_theorems::heap;

fn rule(text: &str) -> HeapRule {
    match parse_rule(text) {
        Ok(RuleRef::Heap(named)) => named.rule().clone(),
        other => panic!("{other:?}"),
    }
}

fn written(rule: &str, sequence: &Sequence) -> Vec<u8> {
    let mut bytes = Vec::new();
    write_values(&mut bytes, rule, || sequence.values().take(sequence.len()).map(Ok))
        .expect("in memory");
    bytes
}

fn until(text: &str, last: u64) -> Sequence {
    let mut sequence = heap::sequence(&rule(text));
    sequence.extend_to(last, &mut Budget::new(&Limits::default())).expect("within the limits");
    sequence
}

#[test]
fn a_sequence_goes_on_from_its_checkpoint_as_if_it_had_not_been_stopped() {
    for text in ["0.77", "0.6", "grundys", "0.007", "subtract[1, 3, 4]", "allbut[2, 5]", "4.[3]"] {
        for stopped in [0, 5, 200, 1500] {
            let bytes = written(text, &until(text, stopped));
            let values = read_values(&bytes[..], |of| of == text).unwrap();
            let mut resumed = heap::sequence(&rule(text)).resumed(values);
            resumed.extend_to(2000, &mut Budget::new(&Limits::default())).unwrap();
            let whole = until(text, 2000);
            assert!(resumed.values().take(2001).eq(whole.values().take(2001)), "{text}");
        }
    }
}
