//! A reason from which something is left out, or in which something is replaced, is rejected. That any
//! changed number is rejected is tested in `every_number.rs`.

mod common;

use common::ask;
use grundy::{Answer, Play, Position, parse};
use grundy_reasons::{Reason, Step};

/// What is changed, and how.
type Change = (&'static str, fn(&mut Reason));

/// Applies each change to a fresh copy of the reason and sees it rejected.
fn rejects(text: &str, play: Play, changes: &[Change]) {
    let answer: Answer = ask(&parse(text).expect("it parses"), play);
    assert_eq!(answer.verify(), Ok(()), "{text}");
    for (what, change) in changes {
        let mut changed = answer.clone();
        change(&mut changed.reason);
        assert_ne!(changed.reason, answer.reason, "{text}, {what}: nothing was changed");
        assert!(changed.verify().is_err(), "{text}, {what}: not noticed");
    }
}

/// The step of a reason as the kind it is known to be.
macro_rules! step {
    ($reason:expr, $kind:ident) => {
        match &mut $reason.step {
            Step::$kind(step) => step,
            other => panic!("not the step expected: {other:?}"),
        }
    };
}

#[test]
fn moves_left_out() {
    let bouton: Change = ("a winning move", |r| {
        step!(r, Bouton).moves.pop();
    });
    rejects("nim(7, 5, 3, 6)", Play::Normal, &[bouton]);
    let target: Change = ("a target", |r| {
        step!(r, SpragueGrundy).targets.pop();
    });
    rejects("nim(3, 5) + *4", Play::Normal, &[target]);
    let misere: Change = ("a target", |r| {
        step!(r, MisereNim).targets.pop();
    });
    for text in ["nim(1, 1, 2)", "nim(3, 4, 5)", "nim(1, 1, 0, 1, 1)", "nim(2) + monotonic(1, 2)"] {
        rejects(text, Play::Misere, &[misere]);
    }
}

#[test]
fn parts_left_out_and_exchanged() {
    let changes: [Change; 3] = [
        ("a part left out", |r| drop(r.parts.pop())),
        ("parts exchanged", |r| r.parts.swap(0, 1)),
        ("a part twice", |r| r.parts[1] = r.parts[0].clone()),
    ];
    rejects("nim(3, 5) + *4", Play::Normal, &changes);
    rejects("graph[0>0, 0>1](0) + *3", Play::Normal, &changes);
    rejects("take[1..3](6) + *2", Play::Misere, &changes);
}

#[test]
fn search() {
    rejects(
        "kl[1, 2](4, 3) + nim(2, 3)",
        Play::Normal,
        &[
            ("the nimber", |r| step!(r, Search).nimber = None),
            ("a position of the line", |r| {
                step!(r, Search).line[0].after = Position::new(Vec::new());
            }),
            ("the end of the line", |r| {
                step!(r, Search).line.pop();
            }),
            ("the position", |r| step!(r, Search).position = Position::new(Vec::new())),
            ("a part left out", |r| drop(r.parts.pop())),
        ],
    );
}

#[test]
fn terminal() {
    rejects(
        "nim(0)",
        Play::Misere,
        &[("the position", |r| step!(r, Terminal).position = parse("nim(1)").expect("it parses"))],
    );
}
