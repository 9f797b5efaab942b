//! What is claimed of graphs is rejected after any change, and one labelling alone satisfies its conditions.

use grundy_core::{Outcome, Play, Value};
use grundy_games::Term;
use grundy_games::graph::{Graph, Tokens};
use grundy_reasons::{LoopyLabels, Propagation, Reason, ReasonError, Step};
use grundy_theorems::graph::loopy;
use grundy_theorems::{Analysis, Ruling, TermTheorems, Workspace};

fn workspace() -> Workspace<'static> {
    Workspace::new(Box::leak(Box::default()))
}

fn tokens(arcs: &[(u32, u32)], tokens: &[u32]) -> Tokens {
    Tokens::new(Graph::new(arcs, &[]), tokens.to_vec()).expect("tokens on the graph")
}

/// Values 0, 1, 2, 0, 3, 1 at the labels 0, 1, 2, 3, 4, 5.
fn acyclic(play: Play) -> Propagation {
    let arcs = [(1, 0), (2, 0), (2, 1), (3, 2), (4, 0), (4, 1), (4, 2), (5, 3)];
    let reason = match play {
        Play::Normal => {
            let term = Term::Tokens(tokens(&arcs, &[4, 2, 5]));
            let Analysis { reason, .. } = term.analyse(&mut workspace()).expect("a value");
            reason
        }
        Play::Misere => {
            let term = Term::Tokens(tokens(&arcs, &[4]));
            let Ruling { reason, .. } =
                term.misere(&mut workspace()).expect("within the limits").expect("a ruling");
            reason
        }
    };
    match reason.step {
        Step::Propagation(step) => step,
        step => panic!("another step: {step:?}"),
    }
}

/// A way out of a ring at 1 and 2, a draw at 6 and 7, and finite values beside them.
fn cyclic(play: Play, on: &[u32]) -> LoopyLabels {
    let arcs = [
        (1, 0),
        (1, 2),
        (2, 1),
        (2, 3),
        (3, 0),
        (3, 1),
        (4, 3),
        (4, 0),
        (5, 4),
        (5, 6),
        (6, 7),
        (7, 6),
        (7, 3),
        (8, 8),
        (8, 0),
        (9, 8),
    ];
    let tokens = tokens(&arcs, on);
    let reason = match play {
        Play::Normal => loopy::analyse(&tokens, &workspace()).reason,
        Play::Misere => loopy::misere(&tokens, &workspace()).expect("a ruling").reason,
    };
    match reason.step {
        Step::LoopyLabels(step) => step,
        step => panic!("another step: {step:?}"),
    }
}

fn other_numbers(number: u64) -> impl Iterator<Item = u64> {
    (0..6)
        .chain([number.wrapping_add(1), number.wrapping_sub(1), u64::MAX])
        .filter(move |&other| other != number)
}

const OUTCOMES: [Outcome; 5] = [Outcome::N, Outcome::P, Outcome::L, Outcome::R, Outcome::Draw];

type Changes<S> = Vec<Box<dyn Fn(&mut S)>>;

/// Fails if any of the changes to `step` passes.
fn all_rejected<S: Clone + PartialEq + std::fmt::Debug>(
    step: &S,
    verify: impl Fn(&S) -> Result<(), ReasonError>,
    changes: Changes<S>,
) {
    assert_eq!(verify(step), Ok(()));
    for change in changes {
        let mut changed = step.clone();
        change(&mut changed);
        assert!(changed == *step || verify(&changed).is_err(), "passes: {changed:#?}");
    }
}

#[test]
fn a_propagation_is_rejected_after_any_change() {
    for play in Play::ALL {
        let step = acyclic(play);
        let mut changes: Changes<Propagation> = Vec::new();
        for i in 0..step.rows.len() {
            for other in OUTCOMES {
                changes.push(Box::new(move |s| s.rows[i].outcome = other));
            }
            changes.push(Box::new(move |s| s.rows[i].value = s.rows[i].value.xor(Some(7))));
            for value in other_numbers(step.rows[i].value.unwrap_or(9)) {
                changes.push(Box::new(move |s| s.rows[i].value = Some(value)));
            }
            for label in (0..7).filter(|&label| label != step.rows[i].vertex) {
                changes.push(Box::new(move |s| s.rows[i].vertex = label));
                changes.push(Box::new(move |s| s.rows[i].options.push(label)));
                for option in 0..step.rows[i].options.len() {
                    changes.push(Box::new(move |s| s.rows[i].options[option] = label));
                }
            }
            changes.push(Box::new(move |s| s.rows[i].options.truncate(0)));
            changes.push(Box::new(move |s| drop(s.rows.remove(i))));
            changes.push(Box::new(move |s| s.rows.push(s.rows[i].clone())));
            // Everything rests on the first vertex, the only sink.
            changes.push(Box::new(move |s| s.rows.swap(0, i)));
        }
        for number in other_numbers(step.winning_vertices) {
            changes.push(Box::new(move |s| s.winning_vertices = number));
        }
        for number in other_numbers(step.sum.unwrap_or(9)) {
            changes.push(Box::new(move |s| s.sum = Some(number)));
        }
        changes.push(Box::new(|s| s.sum = s.sum.xor(Some(1))));
        changes.push(Box::new(|s| s.tokens[0] = 3));
        changes.push(Box::new(|s| s.tokens[0] = 6));
        changes.push(Box::new(|s| s.tokens.push(4)));
        for other in OUTCOMES {
            changes.push(Box::new(move |s| s.outcome = other));
        }
        let other = if play == Play::Normal { Play::Misere } else { Play::Normal };
        changes.push(Box::new(move |s| s.play = other));
        all_rejected(&step, |step| Reason::new(Step::Propagation(step.clone())).verify(), changes);
    }
}

#[test]
fn loopy_labels_are_rejected_after_any_change() {
    for (play, on) in [
        (Play::Normal, &[4, 2][..]),
        (Play::Normal, &[1, 4]),
        (Play::Normal, &[6, 1]),
        (Play::Misere, &[5]),
        (Play::Misere, &[1]),
    ] {
        let step = cyclic(play, on);
        let mut changes: Changes<LoopyLabels> = Vec::new();
        for i in 0..step.rows.len() {
            for other in OUTCOMES {
                changes.push(Box::new(move |s| s.rows[i].outcome = other));
            }
            changes.push(Box::new(move |s| s.rows[i].value = Value::None));
            for number in other_numbers(9) {
                changes.push(Box::new(move |s| s.rows[i].value = Value::Nimber(number)));
                changes.push(Box::new(move |s| s.rows[i].value = Value::Infinity(vec![number])));
                changes.push(Box::new(move |s| {
                    if let Value::Infinity(set) = &mut s.rows[i].value {
                        set.push(number);
                    }
                }));
                changes.push(Box::new(move |s| s.rows[i].distance = Some(number)));
                changes.push(Box::new(move |s| s.rows[i].rank = number));
            }
            changes.push(Box::new(move |s| s.rows[i].value = Value::Infinity(vec![])));
            changes.push(Box::new(move |s| s.rows[i].distance = None));
            for label in (0..11).filter(|&label| label != step.rows[i].vertex) {
                changes.push(Box::new(move |s| s.rows[i].vertex = label));
                changes.push(Box::new(move |s| s.rows[i].options.push(label)));
                for option in 0..step.rows[i].options.len() {
                    changes.push(Box::new(move |s| s.rows[i].options[option] = label));
                }
            }
            changes.push(Box::new(move |s| drop(s.rows.remove(i))));
            changes.push(Box::new(move |s| s.rows.push(s.rows[i].clone())));
        }
        for number in other_numbers(step.winning_vertices) {
            changes.push(Box::new(move |s| s.winning_vertices = number));
            changes.push(Box::new(move |s| s.sum = Value::Nimber(number)));
            changes.push(Box::new(move |s| s.sum = Value::Infinity(vec![number])));
        }
        changes.push(Box::new(|s| s.sum = Value::Infinity(vec![])));
        // To a vertex of another value or outcome; a token may move where nothing changes.
        let elsewhere = if play == Play::Normal { 8 } else { 0 };
        changes.push(Box::new(move |s| s.tokens[0] = elsewhere));
        changes.push(Box::new(|s| s.tokens[0] = 10));
        // Whatever is added to ∞{}, it remains ∞{}.
        if step.sum != Value::Infinity(vec![]) {
            changes.push(Box::new(|s| s.tokens.push(1)));
        }
        for other in OUTCOMES {
            changes.push(Box::new(move |s| s.outcome = other));
        }
        let other = if play == Play::Normal { Play::Misere } else { Play::Normal };
        changes.push(Box::new(move |s| s.play = other));
        all_rejected(&step, |step| Reason::new(Step::LoopyLabels(step.clone())).verify(), changes);
    }
}

/// Every labelling with small numbers of every small graph: one alone passes, and it is ours.
#[test]
fn one_labelling_alone_satisfies_the_conditions() {
    for n in 1..=3u32 {
        for mask in 0..1u32 << (n * n) {
            let arcs = (0..n * n).filter(|bit| mask >> bit & 1 == 1).map(|bit| (bit / n, bit % n));
            let arcs: Vec<(u32, u32)> = arcs.collect();
            let vertices: Vec<u32> = (0..n).collect();
            let tokens = Tokens::new(Graph::new(&arcs, &vertices), vec![]).unwrap();
            let Step::LoopyLabels(truth) = loopy::analyse(&tokens, &workspace()).reason.step else {
                panic!("another step");
            };
            let mut passed = 0;
            let kinds = n * n + 1;
            for choice in 0..kinds.pow(n) {
                let mut claim = truth.clone();
                let digits: Vec<u32> = (0..n).map(|v| choice / kinds.pow(v) % kinds).collect();
                let value = |v: u32| {
                    let digit = digits[v as usize];
                    (digit < n * n).then(|| (u64::from(digit / n), u64::from(digit % n) + 1))
                };
                for row in &mut claim.rows {
                    (row.value, row.rank) = match value(row.vertex) {
                        Some((finite, rank)) => (Value::Nimber(finite), rank),
                        None => {
                            let options = row.options.iter().filter_map(|&option| value(option));
                            let mut set: Vec<u64> = options.map(|(finite, _)| finite).collect();
                            set.sort_unstable();
                            set.dedup();
                            (Value::Infinity(set), 0)
                        }
                    };
                }
                if Reason::new(Step::LoopyLabels(claim.clone())).verify().is_ok() {
                    assert_eq!(claim, truth);
                    passed += 1;
                }
            }
            assert_eq!(passed, 1, "{arcs:?}");
        }
    }
}
