use crate::drawings::{Valued, all_connected, any, arch, bush, stalk};
use grundy_core::Budget;
use grundy_games::Term;
use grundy_games::bush::{Bush, Edge};
use grundy_reasons::Method;
use grundy_reasons::{Reason, Step};
use grundy_theorems::TermTheorems;
use grundy_theorems::{Analysis, Workspace};
use proptest::prelude::*;

fn analyse(bush: &Bush) -> Analysis {
    let mut budget = Budget::default();
    let mut ws = Workspace::new(&mut budget);
    Term::Bush(bush.clone()).analyse(&mut ws).expect("needs no limits")
}

fn kinds(reason: &Reason) -> Vec<&'static str> {
    let kind = |part: &Reason| match part.step {
        Step::Fallen(_) => "fallen",
        Step::Fusion(_) => "fusion",
        Step::Colon(_) => "colon",
        Step::Stalks(_) => "stalks",
        _ => "something else",
    };
    reason.parts.iter().map(kind).collect()
}

/// The reason is accepted, concludes the value, and each of its steps keeps the value.
fn check(bush: &Bush) -> Result<(), TestCaseError> {
    let Analysis { value, method, reason } = analyse(bush);
    prop_assert_eq!(value, bush.value());
    prop_assert_eq!(method, Method::ColonFusion);
    prop_assert_eq!(reason.verify(), Ok(()), "{:?}", reason);
    prop_assert_eq!(reason.conclusion().and_then(|c| c.value.nimber()), Some(value));
    for part in &reason.parts {
        let (before, after) = match &part.step {
            Step::Fallen(step) => (&step.before, &step.after),
            Step::Fusion(step) => (&step.before, &step.after),
            Step::Colon(step) => (&step.before, &step.after),
            Step::Stalks(step) => (&step.drawing, &step.drawing),
            other => {
                return Err(TestCaseError::fail(format!("not a step of a reduction: {other:?}")));
            }
        };
        prop_assert_eq!(Bush::new(before.clone()).value(), Bush::new(after.clone()).value());
    }
    Ok(())
}

#[test]
fn every_small_drawing_is_reduced() {
    for drawing in all_connected(4) {
        check(&drawing).unwrap();
    }
}

proptest! {
    #[test]
    fn random_drawings_are_reduced(drawing in prop_oneof![any(12, 8), any(64, 60), any(64, 20)]) {
        prop_assert!(kinds(&analyse(&drawing).reason).ends_with(&["stalks"]));
        check(&drawing)?;
    }
}

#[test]
fn the_steps_come_in_the_order_of_a_lesson() {
    // A stem, a square on it with a twig, a loop at the top, and a floating edge.
    let girl = bush(&[(0, 1), (1, 2), (2, 3), (3, 4), (4, 1), (3, 5), (3, 6), (6, 6), (8, 9)]);
    let reason = analyse(&girl).reason;
    assert_eq!(kinds(&reason), ["fallen", "fusion", "colon", "colon", "stalks"]);
    let Step::Fusion(fusion) = &reason.parts[1].step else { panic!("no fusion") };
    assert_eq!((fusion.cycle.as_slice(), fusion.into), ([1, 2, 3, 4].as_slice(), 1));
    let Step::Colon(colon) = &reason.parts[2].step else { panic!("no colon") };
    assert_eq!(
        (colon.at, colon.stalks.as_slice(), colon.loops, colon.stalk),
        (6, [].as_slice(), 1, 1)
    );
    let Step::Colon(colon) = &reason.parts[3].step else { panic!("no colon") };
    assert_eq!(
        (colon.at, colon.stalks.as_slice(), colon.loops, colon.stalk),
        (1, [1, 2].as_slice(), 4, 3)
    );
    let Step::Stalks(stalks) = &reason.parts[4].step else { panic!("no stalks") };
    assert_eq!((stalks.stalks.as_slice(), stalks.loops, stalks.sum), ([4].as_slice(), 0, 4));
}

#[test]
fn what_is_simple_has_one_step() {
    assert_eq!(kinds(&analyse(&bush(&[])).reason), ["stalks"]);
    assert_eq!(kinds(&analyse(&stalk(5)).reason), ["stalks"]);
    assert_eq!(kinds(&analyse(&bush(&[(0, 0), (0, 7)])).reason), ["stalks"]);
    assert_eq!(kinds(&analyse(&arch(5)).reason), ["fusion", "stalks"]);
}

#[test]
fn labels_at_the_end_of_their_range_leave_room_for_a_stalk() {
    let top = u32::MAX;
    check(&bush(&[(0, top), (top, top), (top, 1), (top, 2), (top, top - 1), (top - 1, 4)]))
        .unwrap();
}

#[test]
fn large_drawings_are_evaluated_only() {
    for drawing in [stalk(65), arch(100_000), Bush::new(vec![Edge(0, 1); 1_000])] {
        assert_eq!(kinds(&analyse(&drawing).reason), [""; 0]);
        check(&drawing).unwrap();
    }
}

/// A number of a reason, whatever its type.
enum Number<'a> {
    Label(&'a mut u32),
    Index(&'a mut usize),
    Value(&'a mut u64),
    Flag(&'a mut bool),
}

impl Number<'_> {
    /// Puts another number there: one up, one down, or something far away.
    fn change(self, how: usize) {
        let amount = [1, u32::MAX, 1_000_003][how];
        match self {
            Number::Label(number) => *number = number.wrapping_add(amount),
            Number::Index(number) => {
                *number = number.wrapping_add_signed(amount.cast_signed() as isize)
            }
            Number::Value(number) => {
                *number = number.wrapping_add_signed(i64::from(amount.cast_signed()))
            }
            Number::Flag(flag) => *flag = !*flag,
        }
    }
}

fn numbers(reason: &mut Reason) -> Vec<Number<'_>> {
    fn labels(edges: &mut [Edge]) -> impl Iterator<Item = Number<'_>> {
        edges.iter_mut().flat_map(|Edge(a, b)| [Number::Label(a), Number::Label(b)])
    }
    let mut all = Vec::new();
    match &mut reason.step {
        Step::Hackenbush(step) => {
            all.extend(labels(&mut step.edges));
            all.extend([Number::Value(&mut step.value), Number::Flag(&mut step.traced)]);
        }
        Step::Fallen(step) => {
            all.extend(labels(&mut step.before).chain(labels(&mut step.after)));
            all.extend(step.edges.iter_mut().map(Number::Index));
            all.extend([&mut step.value_before, &mut step.value_after].map(Number::Value));
        }
        Step::Fusion(step) => {
            all.extend(labels(&mut step.before).chain(labels(&mut step.after)));
            all.extend(step.cycle.iter_mut().chain([&mut step.into]).map(Number::Label));
            all.extend([&mut step.value_before, &mut step.value_after].map(Number::Value));
        }
        Step::Colon(step) => {
            all.extend(labels(&mut step.before).chain(labels(&mut step.after)));
            all.push(Number::Label(&mut step.at));
            let counts = step.stalks.iter_mut().chain([&mut step.loops, &mut step.stalk]);
            all.extend(counts.map(Number::Value));
            all.extend([&mut step.value_before, &mut step.value_after].map(Number::Value));
        }
        Step::Stalks(step) => {
            all.extend(labels(&mut step.drawing));
            let counts = step.stalks.iter_mut().chain([&mut step.loops, &mut step.sum]);
            all.extend(counts.map(Number::Value));
        }
        other => panic!("not about Hackenbush: {other:?}"),
    }
    all.extend(reason.parts.iter_mut().flat_map(numbers));
    all
}

#[test]
fn a_changed_number_is_rejected() {
    let drawings = [
        bush(&[(0, 1), (1, 2), (2, 3), (3, 4), (4, 1), (3, 5), (3, 6), (6, 6), (8, 9)]),
        bush(&[(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]),
        bush(&[
            (0, 1),
            (1, 2),
            (2, 1),
            (2, 3),
            (3, 4),
            (2, 5),
            (0, 0),
            (0, 6),
            (6, 7),
            (6, 8),
            (5, 9),
        ]),
        stalk(3),
        bush(&[(4, 0), (4, 7), (4, 6), (6, 5), (9, 9), (0, 9)]),
    ];
    for drawing in &drawings {
        let mut reason = analyse(drawing).reason;
        for number in 0..numbers(&mut reason).len() {
            for how in 0..3 {
                let mut changed = reason.clone();
                numbers(&mut changed).swap_remove(number).change(how);
                assert!(changed.verify().is_err(), "number {number} changed unseen: {changed:?}");
            }
        }
    }
}

#[test]
fn a_wrong_value_of_a_large_drawing_is_rejected() {
    let mut reason = analyse(&stalk(1_000)).reason;
    let Step::Hackenbush(step) = &mut reason.step else { panic!("not about Hackenbush") };
    step.value += 2;
    assert!(reason.verify().is_err());
}

/// Both values of a step changed alike, so that they still agree with each other.
#[test]
fn values_that_agree_with_each_other_alone_are_rejected() {
    // By the definition, and by merging where there are too many edges for that.
    for twigs in [2u32, 30] {
        let tree = [(0, 1), (1, 2), (2, 1)].map(|(a, b)| Edge(a, b));
        let twigs = (0..twigs).map(|twig| Edge(2, 3 + twig));
        let valid = analyse(&Bush::new(tree.into_iter().chain(twigs).collect())).reason;
        assert_eq!(valid.verify(), Ok(()));
        for (i, part) in valid.parts.iter().enumerate() {
            let mut step = part.step.clone();
            let values = match &mut step {
                Step::Fusion(step) => [&mut step.value_before, &mut step.value_after],
                Step::Colon(step) => [&mut step.value_before, &mut step.value_after],
                _ => continue,
            };
            values.into_iter().for_each(|value| *value += 2);
            let mut changed = valid.clone();
            changed.parts[i].step = step;
            assert!(changed.verify().is_err(), "step {i}");
        }
    }
}

#[test]
fn steps_that_look_right_but_are_not_are_rejected() {
    let valid = analyse(&bush(&[(0, 1), (1, 2), (1, 3), (3, 4), (4, 5), (5, 3), (6, 6)])).reason;
    assert_eq!(kinds(&valid), ["fallen", "fusion", "colon", "colon", "stalks"]);
    for left_out in 0..valid.parts.len() {
        let mut shorter = valid.clone();
        shorter.parts.remove(left_out);
        assert!(shorter.verify().is_err(), "step {left_out} is missing");
    }
    let mut longer = valid.clone();
    longer.parts.push(valid.parts[4].clone());
    assert!(longer.verify().is_err(), "stalks twice");
    let mut nested = valid.clone();
    nested.parts[0] = analyse(&stalk(2)).reason;
    assert!(nested.verify().is_err(), "not a step of a reduction");
}
